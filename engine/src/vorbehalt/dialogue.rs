//! Who is asked what, and where a seat stands after its answer.

use super::Round;
use super::auction::rank;
use super::stance::{Bidding, Declaration, Places, Stance, category_at, place};
use crate::armut::Step;
use crate::list::List;
use crate::options::SoloConflict;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::word::{Category, Word};

/// What is asked of a seat.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Question {
    /// "Gesund or Vorbehalt?"
    Declaration,
    /// "Is it this?", put to those who said Vorbehalt; in a Vorführung, "Do you take
    /// the solo over?"
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

type Asks = List<Ask, 4>;

impl Round {
    /// Who must speak before the contract is settled, in asking order; the first
    /// is who speaks next. Empty once it is settled, and after a redeal.
    pub fn asks(&self, rules: &RuleSet) -> List<Ask, 4> {
        let mut asks = List::new(Ask {
            seat: Seat::First,
            question: Question::Declaration,
        });
        let mut ask = |seat, question| {
            asks.push(Ask { seat, question });
        };
        if self.outcome(rules).is_some() {
            return asks;
        }
        if let Some(forced) = self.context.vorfuehrung {
            if let Some(ask) = self.forced_ask(forced) {
                asks.push(ask);
            }
            return asks;
        }
        match self.next_step(rules) {
            Some(Step::Push(seat)) => ask(seat, Question::ArmutPush),
            Some(Step::Answer(seat)) => ask(seat, Question::ArmutAnswer),
            Some(Step::Return(seat)) => ask(seat, Question::ArmutReturn),
            Some(Step::Refused(_)) => (),
            Some(Step::Done) | None => {
                for seat in Seat::ALL.into_iter().filter(|&seat| !self.has_spoken(seat)) {
                    ask(seat, Question::Declaration);
                }
                if asks.is_empty()
                    && let Some((place, .., seat)) = self.leading(rules)
                {
                    self.ask_further(rules, place, seat, &mut asks);
                }
            }
        }
        asks
    }

    /// Asks those with a Vorbehalt, after all have spoken; `leading` could rank
    /// highest, at `place`.
    fn ask_further(&self, rules: &RuleSet, place: u8, leading: Seat, asks: &mut Asks) {
        self.ask_category(rules, place, asks);
        if asks.is_empty() {
            self.ask_bids(rules, place, asks);
        }
        if asks.is_empty() {
            self.ask_names(rules, place, leading, asks);
        }
    }

    /// Asks whose Vorbehalt is of the category at `place`. Of several soli only the
    /// first counts, unless they are bid for or ranked, and so does the first Hochzeit or
    /// throw; two Armuten are another matter.
    fn ask_category(&self, rules: &RuleSet, place: u8, asks: &mut Asks) {
        let stances = self.stances.iter();
        let vorbehalte = stances.filter(|(_, stance)| **stance != Stance::Gesund);
        let category = category_at(rules, place);
        let Some(category) = category.filter(|_| vorbehalte.count() > 1) else {
            return;
        };
        let first_only = category != Category::Armut && !Round::is_contest(rules, place);
        for seat in Seat::ALL {
            if !self.possible(rules, seat).contains(place) {
                continue;
            }
            let open = matches!(
                self.stances.get(seat),
                Stance::Unnamed { affirmed: None, .. }
            );
            if open {
                let question = Question::Category(category);
                asks.push(Ask { seat, question });
            }
            if first_only && self.is_certain(rules, seat, place) {
                return; // the first yes decides (VORB-3), and this is one
            }
        }
    }

    /// Asks for the bids that can still change who plays, or what stands announced.
    fn ask_bids(&self, rules: &RuleSet, place: u8, asks: &mut Asks) {
        if !Round::is_auction(rules, place) {
            return;
        }
        let lowest = Seat::ALL.into_iter().filter_map(|seat| {
            let certain = self.is_certain(rules, seat, place);
            let (low, _) = self.bids(rules, seat, place);
            let (_, last) = self.soli(rules, seat, place);
            certain.then_some(rank(place, low, last, seat))
        });
        let standing = lowest.min();
        for seat in Seat::ALL {
            let best = self.best(rules, seat);
            let in_it = self.is_certain(rules, seat, place);
            let matters = in_it && standing.is_none_or(|it| best.is_some_and(|best| best <= it));
            if let Some(least) = self.least_bid(rules, seat).filter(|_| matters) {
                let question = Question::Bid { least };
                asks.push(Ask { seat, question });
            }
        }
    }

    /// Asks for the names that matter: that of the `leading` Vorbehalt, or of all
    /// that rank with an Armut, or as Schweine where nothing ranks above them.
    fn ask_names(&self, rules: &RuleSet, place: u8, leading: Seat, asks: &mut Asks) {
        let together = matches!(category_at(rules, place), None | Some(Category::Armut));
        for seat in Seat::ALL {
            let unnamed = matches!(self.stances.get(seat), Stance::Unnamed { .. });
            let ranks = together && self.possible(rules, seat).contains(place);
            if unnamed && (seat == leading || ranks) {
                let question = Question::Name;
                asks.push(Ask { seat, question });
            }
        }
    }

    /// Enters an accepted `word`.
    pub(super) fn enter(&mut self, rules: &RuleSet, seat: Seat, word: Word) {
        self.last_speaker = Some(seat);
        if self.context.vorfuehrung.is_some() {
            return self.enter_vorfuehrung(rules, seat, word);
        }
        let before = *self.stances.get(seat);
        let named = |declaration, bid| Stance::Named { declaration, bid };
        let stance = match word {
            Word::Gesund => Stance::Gesund,
            Word::Vorbehalt => Stance::UNNAMED,
            Word::Hochzeit(selector) => named(Declaration::Hochzeit(selector), Some(0)),
            Word::Armut => named(Declaration::Armut, Some(0)),
            Word::Throw => named(Declaration::Throw, Some(0)),
            Word::Solo(solo) => {
                let declaration = Declaration::Solo(solo);
                named(declaration, self.bid_at_naming(rules, seat, declaration))
            }
            Word::Yes | Word::No => answered(before, word, self.asked_place(rules, seat)),
            Word::Bid(_) | Word::Pass => answered(before, word, None),
            Word::Schweine(rank) => return self.enter_schweine(rules, seat, rank),
            Word::Push(cards) => return self.running_exchange().pushed = Some(cards),
            Word::Accept => return self.running_exchange().acceptor = Some(seat),
            Word::Refuse => return self.running_exchange().refused += 1,
            Word::Return(cards) => return self.running_exchange().returned = Some(cards),
        };
        *self.stances.get_mut(seat) = stance;
    }

    /// The bid that a solo brings along when it is named: the one with which its
    /// player has won the auction, or none yet.
    fn bid_at_naming(&self, rules: &RuleSet, seat: Seat, solo: Declaration) -> Option<u8> {
        if rules.solo_conflict == SoloConflict::Seat {
            return Some(0);
        }
        let place = self.place_of(rules, seat, solo);
        match *self.stances.get(seat) {
            Stance::Unnamed {
                affirmed: Some(_),
                bid,
                ..
            } => Some(bid),
            Stance::Unnamed { affirmed: None, .. } => self.winning_bid(rules, seat, place),
            Stance::Silent | Stance::Gesund | Stance::Named { .. } => None,
        }
    }

    /// The category that `seat` is asked for and speaks next to, as its place in
    /// the order.
    pub(super) fn asked_place(&self, rules: &RuleSet, seat: Seat) -> Option<u8> {
        let ask = *self.asks(rules).first()?;
        match ask.question {
            Question::Category(category) if ask.seat == seat => Some(place(rules, category)),
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

/// Where a seat stands after it has answered a category, or bid; `asked` is the
/// place of the category.
fn answered(before: Stance, word: Word, asked: Option<u8>) -> Stance {
    let mut stance = before;
    match (&mut stance, word) {
        (Stance::Unnamed { affirmed, .. }, Word::Yes) => *affirmed = asked,
        (Stance::Unnamed { denied, .. }, Word::No) => {
            *denied = denied.with(asked.map_or(Places::NONE, Places::only));
        }
        (Stance::Unnamed { bid, .. }, Word::Bid(height)) => *bid = height,
        (Stance::Unnamed { bidding, .. }, Word::Pass) => *bidding = Bidding::Out,
        (Stance::Named { bid, .. }, Word::Bid(height)) => *bid = Some(height),
        (Stance::Named { bid, .. }, Word::Pass) => *bid = Some(0),
        (Stance::Silent | Stance::Gesund | Stance::Unnamed { .. } | Stance::Named { .. }, _) => (),
    }
    stance
}
