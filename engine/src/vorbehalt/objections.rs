//! What speaks against a word.

use super::Round;
use super::against::{Objection, Objections};
use super::settled::Resolution;
use super::stance::{Declaration, HIGHEST, Places, Stance};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::{Contract, Selector};
use crate::holding::Holding;
use crate::options::{SilentHochzeit, SoloConflict};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::verdict::{Facts, Grounds, Reason};
use crate::word::{Handed, Word};

impl Round {
    /// Enters `word` of `seat`, or says what is at fault and leaves the round as it
    /// was.
    pub(super) fn try_enter(
        &mut self,
        rules: &RuleSet,
        seat: Seat,
        word: Word,
    ) -> Result<(), Objection> {
        let objections = self.objections(rules, seat, word);
        if !objections.grounds.is_empty() {
            let Objections { grounds, facts, .. } = objections;
            return Err(Objection {
                grounds,
                facts,
                seat,
                word,
            });
        }
        if rules.hochzeit.silent == SilentHochzeit::Allowed {
            self.enter(rules, seat, word);
            return Ok(());
        }
        let before = *self;
        self.enter(rules, seat, word);
        match self.wrong_gesund(rules) {
            Some(objection) if objection.seat == seat => {
                *self = before;
                Err(objection)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// What speaks against `word` of `seat`.
    fn objections(&self, rules: &RuleSet, seat: Seat, word: Word) -> Objections {
        let mut objections = Objections::NONE;
        if word == Word::Bid(0) && self.bids_nothing(rules, seat) {
            return objections;
        }
        match word {
            Word::Solo(solo) => {
                let missing = !rules.solos.contains(solo);
                objections.note(missing, Reason::SoloNotAvailable, Rule::Trump7);
            }
            Word::Hochzeit(selector) => {
                self.object_to_hochzeit(rules, seat, selector, &mut objections);
            }
            Word::Bid(bid) => self.object_to_bid(rules, seat, bid, &mut objections),
            Word::Pass => {
                let bids = rules.solo_conflict == SoloConflict::Auction;
                let none = !bids && self.context.vorfuehrung.is_none();
                objections.note(none, Reason::BidNotAvailable, Rule::Vorb12);
            }
            Word::Armut => {
                let schweine = self.has_schweine(seat);
                self.object_to_armut(rules, seat, schweine, &mut objections);
            }
            Word::Throw => {
                let schweine = self.has_schweine(seat);
                self.object_to_throw(rules, seat, schweine, &mut objections);
            }
            Word::Schweine(rank) => {
                self.object_to_schweine(rules, seat, rank, &mut objections);
            }
            Word::Push(cards) => {
                let handed = Handed::Pushed(cards);
                self.object_to_handing_over(rules, seat, handed, &mut objections);
            }
            Word::Return(cards) => {
                let handed = Handed::Returned(cards);
                self.object_to_handing_over(rules, seat, handed, &mut objections);
            }
            Word::Accept | Word::Refuse => {
                self.object_to_answer(rules, seat, &mut objections);
            }
            Word::Gesund | Word::Vorbehalt | Word::Yes | Word::No => (),
        }
        if let Some(forced) = self.context.vorfuehrung {
            self.object_in_vorfuehrung(rules, forced, seat, word, &mut objections);
        } else if let Some((reason, rule)) = self.out_of_order(rules, seat, word) {
            objections.note(true, reason, rule);
        }
        objections
    }

    fn object_to_hochzeit(
        &self,
        rules: &RuleSet,
        seat: Seat,
        selector: Selector,
        objections: &mut Objections,
    ) {
        if !self.may_hold_both_queens(rules, seat) {
            let facts = Facts {
                cards: self.holding(rules, seat).known(CardSet::both(Card::CQ)),
                ..Facts::default()
            };
            let reason = Reason::HochzeitNeedsBothClubQueens;
            objections.show(reason, Rule::Wed1, facts);
        }
        let selectors = rules.hochzeit.selectors;
        // Where every Hochzeit looks for the first trick, there is no rule of choosing.
        let choice = selectors.iter().any(|it| it != Selector::Any);
        let rule = if choice { Rule::Wed3 } else { Rule::Vorb12 };
        let missing = !selectors.contains(selector);
        objections.note(missing, Reason::SelectorNotAvailable, rule);
    }

    fn object_to_bid(&self, rules: &RuleSet, seat: Seat, bid: u8, objections: &mut Objections) {
        let auction = rules.solo_conflict == SoloConflict::Auction;
        let least = self.least_bid(rules, seat).filter(|_| auction);
        let bad = if bid > HIGHEST {
            let rule = if auction { Rule::Auc1 } else { Rule::Vorb12 };
            Some((HIGHEST, rule))
        } else {
            least.filter(|&it| bid < it).map(|it| (it, Rule::Auc4))
        };
        if let Some((limit, rule)) = bad {
            let facts = Facts {
                counted: Some(bid),
                limit: Some(limit),
                ..Facts::default()
            };
            objections.show(Reason::BadBid, rule, facts);
        }
        objections.note(!auction && bid > 0, Reason::BidNotAvailable, Rule::Vorb12);
        let levels = rules.announcement.levels;
        let is_none = auction && bid > levels && levels < HIGHEST;
        objections.note(is_none, Reason::BidNotAvailable, Rule::Ann23);
    }

    /// Whether a bid of 0 of `seat` says nothing: it plays a solo, and there is no auction.
    fn bids_nothing(&self, rules: &RuleSet, seat: Seat) -> bool {
        let solo = matches!(
            self.stances.get(seat),
            Stance::Named {
                declaration: Declaration::Solo(_),
                ..
            }
        );
        solo && rules.solo_conflict == SoloConflict::Seat
    }

    /// What speaks against an Armut of `seat`, whose ♦A are `schweine` or not.
    pub(super) fn object_to_armut(
        &self,
        rules: &RuleSet,
        seat: Seat,
        schweine: bool,
        objections: &mut Objections,
    ) {
        if !rules.armut.has_vorbehalt() {
            objections.note(true, Reason::ArmutNotAvailable, Rule::Throw4);
            return;
        }
        let holding = self.holding(rules, seat);
        if !rules.is_armut(holding, schweine) {
            let facts = Facts {
                limit: Some(rules.armut.max_trumps),
                ..trumps_held(rules, rules.counted(holding, schweine, true), schweine)
            };
            objections.show(Reason::TooManyTrumps, Rule::Arm1, facts);
        }
    }

    /// What speaks against throwing the hand of `seat` in.
    pub(super) fn object_to_throw(
        &self,
        rules: &RuleSet,
        seat: Seat,
        schweine: bool,
        objections: &mut Objections,
    ) {
        let Some(condition) = rules.throwing.conditions.first() else {
            objections.note(true, Reason::ThrowNotAvailable, Rule::Throw4);
            return;
        };
        let holding = self.holding(rules, seat);
        if !rules.is_thrown(holding, schweine) {
            let counted = rules.counted(holding, schweine, false);
            let facts = trumps_held(rules, counted, schweine);
            objections.show(
                Reason::ThrowConditionNotMet,
                condition.condition.rule(),
                facts,
            );
        }
    }

    /// Why `seat` may not say `word` at this point of the dialogue, whatever it
    /// holds.
    fn out_of_order(&self, rules: &RuleSet, seat: Seat, word: Word) -> Option<(Reason, Rule)> {
        let again = Some((Reason::AlreadySpoken, Rule::Vorb1));
        let declaration = match word {
            Word::Yes | Word::No => return self.untimely_answer(rules, seat, word),
            Word::Bid(_) | Word::Pass => return self.untimely_bid(rules, seat, word),
            Word::Schweine(_) | Word::Push(_) | Word::Accept | Word::Refuse | Word::Return(_) => {
                return None;
            }
            Word::Gesund | Word::Vorbehalt => None,
            Word::Hochzeit(selector) => Some(Declaration::Hochzeit(selector)),
            Word::Solo(solo) => Some(Declaration::Solo(solo)),
            Word::Armut => Some(Declaration::Armut),
            Word::Throw => Some(Declaration::Throw),
        };
        let (denied, affirmed) = match *self.stances.get(seat) {
            Stance::Silent => return None,
            Stance::Gesund | Stance::Named { .. } => return again,
            Stance::Unnamed {
                denied, affirmed, ..
            } => (denied, affirmed),
        };
        match declaration {
            None if word == Word::Gesund => {
                let in_time = self.may_take_back(seat);
                (!in_time).then_some((Reason::WithdrawalTooLate, Rule::Vorb8))
            }
            None => again,
            Some(declaration) => {
                let place = self.place_of(rules, seat, declaration);
                let contradicts =
                    denied.contains(place) || affirmed.is_some_and(|affirmed| affirmed != place);
                if contradicts { again } else { None }
            }
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

    /// Why `seat` may not bid at this point.
    fn untimely_bid(&self, rules: &RuleSet, seat: Seat, word: Word) -> Option<(Reason, Rule)> {
        if self.least_bid(rules, seat).is_some() {
            return None; // how high it must be was said
        }
        let auction = rules.solo_conflict == SoloConflict::Auction;
        let again = Some((Reason::AlreadySpoken, Rule::Vorb1));
        let not_asked = Some((Reason::NotAsked, Round::precedence_rule(rules)));
        match *self.stances.get(seat) {
            Stance::Gesund | Stance::Named { .. } => again,
            Stance::Unnamed { .. } if !auction => again,
            Stance::Silent if !auction && word != Word::Bid(0) => None, // there are no bids
            Stance::Silent | Stance::Unnamed { .. } => not_asked,
        }
    }

    /// The gesund of a Hochzeiter who had to speak, once that is certain (STILL-1).
    pub(super) fn wrong_gesund(&self, rules: &RuleSet) -> Option<Objection> {
        match rules.hochzeit.silent {
            SilentHochzeit::Allowed => return None,
            SilentHochzeit::Forbidden => (),
        }
        let Resolution::Contract(Contract::StilleHochzeit { seat }, _) =
            self.without_schweine(rules)?
        else {
            return None;
        };
        let queens = self.hands.get(seat).unwrap_or_default();
        let mut grounds = Grounds::new();
        grounds.note(true, Reason::HochzeitMustBeDeclared, Rule::Still1);
        Some(Objection {
            grounds,
            facts: Facts {
                cards: queens.intersect(CardSet::both(Card::CQ)),
                ..Facts::default()
            },
            seat,
            word: Word::Gesund,
        })
    }
}

/// The trumps of what is counted of a hand.
fn trumps_held(rules: &RuleSet, counted: Holding, schweine: bool) -> Facts {
    let trumps = rules.armut_trumps(schweine);
    Facts {
        cards: counted.known(trumps),
        counted: u8::try_from(counted.fewest(trumps)).ok(),
        ..Facts::default()
    }
}
