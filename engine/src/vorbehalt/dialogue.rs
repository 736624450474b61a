//! Who is asked what, and what may be said in answer.

use super::stance::{Declaration, Places, Stance};
use super::{Round, place};
use crate::list::List;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::verdict::{Grounds, Reason};
use crate::word::{Category, Word};

/// What is asked of a seat.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Question {
    /// "Gesund or Vorbehalt?"
    Declaration,
    /// "Is it this?", put to those who said Vorbehalt.
    Category(Category),
    /// "What is it?"
    Name,
    /// "How high?", with the least bid that stays in the auction.
    Bid {
        /// The least bid.
        least: u8,
    },
    /// "Which cards are pushed?"
    ArmutPush,
    /// "Are they taken?"
    ArmutAnswer,
    /// "Which cards are given back?"
    ArmutReturn,
}

/// A question that a seat must answer before the contract is settled.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub question: Question,
}

impl Round {
    /// Who must speak before the contract is settled, in asking order; the first
    /// is who speaks next. Empty once it is settled.
    pub fn asks(&self, rules: &RuleSet) -> List<Ask, 4> {
        let mut asks = List::new(Ask {
            seat: Seat::First,
            question: Question::Declaration,
        });
        if self.contract(rules).is_some() {
            return asks;
        }
        if let Some(seat) = self.context.vorfuehrung {
            asks.push(Ask {
                seat,
                question: Question::Name,
            });
            return asks;
        }
        for seat in Seat::ALL.into_iter().filter(|&seat| !self.has_spoken(seat)) {
            asks.push(Ask {
                seat,
                question: Question::Declaration,
            });
        }
        if asks.is_empty()
            && let Some((place, seat)) = self.leading(rules)
        {
            self.ask_names(rules, place, seat, &mut asks);
        }
        asks
    }

    /// Asks those with an unnamed Vorbehalt, after all have spoken; `leading`
    /// could rank highest, at `place`.
    fn ask_names(&self, rules: &RuleSet, place: u8, leading: Seat, asks: &mut List<Ask, 4>) {
        let vorbehalte = self
            .stances
            .iter()
            .filter(|(_, stance)| **stance != Stance::Gesund)
            .count();
        let affirmed = matches!(
            self.stances.get(leading),
            Stance::Unnamed {
                affirmed: Some(_),
                ..
            }
        );
        let category = rules.vorbehalt_order.get(usize::from(place)).copied();
        let Some(category) = category.filter(|_| vorbehalte > 1 && !affirmed) else {
            asks.push(Ask {
                seat: leading,
                question: Question::Name,
            });
            return;
        };
        for seat in Seat::ALL {
            let possible = self.possible(rules, seat);
            if possible.contains(place) {
                if matches!(
                    self.stances.get(seat),
                    Stance::Unnamed { affirmed: None, .. }
                ) {
                    asks.push(Ask {
                        seat,
                        question: Question::Category(category),
                    });
                }
                if possible == Places::only(place) {
                    return; // the first yes decides (VORB-3), and this is one
                }
            }
        }
    }

    /// What speaks against `word` of `seat`, in the order of [`Reason`].
    pub(super) fn objections(&self, rules: &RuleSet, seat: Seat, word: Word) -> Grounds {
        let mut grounds = Grounds::new();
        match word {
            Word::Solo(solo) => {
                let missing = !rules.solos.contains(solo);
                grounds.note(missing, Reason::SoloNotAvailable, Rule::Trump7);
            }
            Word::Hochzeit(selector) => {
                let queens = self.may_hold_both_queens(rules, seat);
                grounds.note(!queens, Reason::HochzeitNeedsBothClubQueens, Rule::Wed1);
                let missing = !rules.hochzeit.selectors.contains(selector);
                grounds.note(missing, Reason::SelectorNotAvailable, Rule::Vorb12);
            }
            Word::Bid(_) => grounds.note(true, Reason::BidNotAvailable, Rule::Vorb12),
            Word::Armut => grounds.note(true, Reason::ArmutNotAvailable, Rule::Throw4),
            Word::Throw => grounds.note(true, Reason::ThrowNotAvailable, Rule::Throw4),
            Word::Schweine(_) => grounds.note(true, Reason::SchweineNotAvailable, Rule::Trump7),
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Pass
            | Word::Push(_)
            | Word::Accept
            | Word::Refuse
            | Word::Return(_) => (),
        }
        if let Some(forced) = self.context.vorfuehrung {
            let solo = matches!(word, Word::Solo(_));
            let none = seat == forced && !solo;
            grounds.note(none, Reason::VorfuehrungNeedsSolo, Rule::Vorb10);
            let other = seat != forced && word != Word::Gesund;
            grounds.note(other, Reason::VorfuehrungNoVorbehalt, Rule::Vorb10);
        }
        let order = self.out_of_order(rules, seat, word);
        if let Some((reason, rule)) = order {
            grounds.note(true, reason, rule);
        }
        grounds
    }

    /// Why `seat` may not say `word` at this point of the dialogue, whatever it
    /// holds.
    fn out_of_order(&self, rules: &RuleSet, seat: Seat, word: Word) -> Option<(Reason, Rule)> {
        if matches!(word, Word::Yes | Word::No) {
            return self.untimely_answer(rules, seat, word);
        }
        let again = Some((Reason::AlreadySpoken, Rule::Vorb1));
        let (denied, affirmed) = match *self.stances.get(seat) {
            Stance::Silent => return None,
            Stance::Gesund | Stance::Named(_) => return again,
            Stance::Unnamed { denied, affirmed } => (denied, affirmed),
        };
        match word {
            Word::Gesund => {
                let in_time =
                    self.last_speaker == Some(seat) && denied == Places::NONE && affirmed.is_none();
                (!in_time).then_some((Reason::WithdrawalTooLate, Rule::Vorb8))
            }
            Word::Solo(_) | Word::Hochzeit(_) => {
                let place = self.place_of(rules, seat, word)?;
                let contradicts =
                    denied.contains(place) || affirmed.is_some_and(|affirmed| affirmed != place);
                if contradicts { again } else { None }
            }
            Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Throw
            | Word::Schweine(_)
            | Word::Push(_)
            | Word::Accept
            | Word::Refuse
            | Word::Return(_) => again,
        }
    }

    /// Why `seat` may not answer "yes" or "no" at this point, whatever it holds.
    fn untimely_answer(&self, rules: &RuleSet, seat: Seat, answer: Word) -> Option<(Reason, Rule)> {
        let Some(place) = self.asked_place(rules, seat) else {
            return Some((Reason::NotAsked, Round::precedence_rule(rules)));
        };
        let left = self.possible(rules, seat).without(Places::only(place));
        let nothing = answer == Word::No && left == Places::NONE;
        nothing.then_some((Reason::WithdrawalTooLate, Rule::Vorb8))
    }

    /// Where `seat` stands after an accepted `word`.
    pub(super) fn stance_after(&self, rules: &RuleSet, seat: Seat, word: Word) -> Stance {
        let before = *self.stances.get(seat);
        match (word, before) {
            (Word::Solo(solo), _) => Stance::Named(Declaration::Solo(solo)),
            (Word::Hochzeit(selector), _) => Stance::Named(Declaration::Hochzeit(selector)),
            (Word::Vorbehalt, _) => Stance::Unnamed {
                denied: Places::NONE,
                affirmed: None,
            },
            (Word::Yes, Stance::Unnamed { denied, .. }) => Stance::Unnamed {
                denied,
                affirmed: self.asked_place(rules, seat),
            },
            (Word::No, Stance::Unnamed { denied, affirmed }) => {
                let asked = self.asked_place(rules, seat);
                let denied = denied.with(asked.map_or(Places::NONE, Places::only));
                Stance::Unnamed { denied, affirmed }
            }
            (Word::Gesund, _) => Stance::Gesund,
            // Never accepted.
            (
                Word::Yes
                | Word::No
                | Word::Bid(_)
                | Word::Pass
                | Word::Armut
                | Word::Throw
                | Word::Schweine(_)
                | Word::Push(_)
                | Word::Accept
                | Word::Refuse
                | Word::Return(_),
                _,
            ) => before,
        }
    }

    /// The category that `seat` is asked for and speaks next to, as its place in
    /// the order.
    fn asked_place(&self, rules: &RuleSet, seat: Seat) -> Option<u8> {
        let ask = *self.asks(rules).first()?;
        match ask.question {
            Question::Category(category) if ask.seat == seat => place(rules, category),
            Question::Category(_)
            | Question::Declaration
            | Question::Name
            | Question::Bid { .. }
            | Question::ArmutPush
            | Question::ArmutAnswer
            | Question::ArmutReturn => None,
        }
    }
}
