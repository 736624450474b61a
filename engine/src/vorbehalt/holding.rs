//! What a seat holds, or may hold for all that is known.

use super::Round;
use super::stance::{Declaration, Places, SCHWEINE, Stance, place, throw_place};
use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::holding::Holding;
use crate::options::SchweineMode;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::word::Category;

impl Round {
    /// What was dealt to `seat`, for all that is known: a hand that is not known
    /// may hold every card that no known hand accounts for, and that no other
    /// seat claims.
    pub(super) fn holding(&self, rules: &RuleSet, seat: Seat) -> Holding {
        if let Some(hand) = *self.hands.get(seat) {
            return Holding::Known(hand);
        }
        let mut cards = rules.deck.cards();
        for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
            match *self.hands.get(other) {
                Some(hand) => cards = cards.minus(hand),
                None => cards = cards.without(self.claimed(rules, other)),
            }
        }
        let size = u32::from(rules.deck.hand_size());
        Holding::Among { cards, size }
    }

    /// The pairs that `seat` has claimed to hold by what it said.
    pub(super) fn claimed(&self, rules: &RuleSet, seat: Seat) -> CardSet {
        let own = self.pairs.iter().filter(|it| it.pair.seat == seat);
        let pairs = own.fold(CardSet::EMPTY, |all, it| all.union(CardSet::both(it.card)));
        if self.claims_queens(rules, seat) {
            pairs.union(CardSet::both(Card::CQ))
        } else {
            pairs
        }
    }

    /// Whether `seat` has said so much that only a Hochzeit is left.
    fn claims_queens(&self, rules: &RuleSet, seat: Seat) -> bool {
        match *self.stances.get(seat) {
            Stance::Silent | Stance::Gesund => false,
            Stance::Named { declaration, .. } => matches!(declaration, Declaration::Hochzeit(_)),
            Stance::Unnamed {
                affirmed: Some(affirmed),
                ..
            } => place(rules, Category::Hochzeit) == affirmed,
            Stance::Unnamed {
                denied,
                affirmed: None,
                ..
            } => {
                let hochzeit = Places::only(place(rules, Category::Hochzeit));
                let others = self.without_cards(rules, seat).without(hochzeit);
                others.without(denied) == Places::NONE
            }
        }
    }

    /// The places that a seat could have if its cards allowed everything.
    fn without_cards(&self, rules: &RuleSet, seat: Seat) -> Places {
        let mut all = self.solo_places(rules, seat);
        if rules.armut.has_vorbehalt() {
            all = all.with(Places::only(place(rules, Category::Armut)));
        }
        if !rules.throwing.conditions.is_empty() {
            all = all.with(Places::only(throw_place(rules)));
        }
        if rules.schweine.is_said() {
            all = all.with(Places::only(SCHWEINE));
        }
        all
    }

    /// Whether `seat` holds both ♣Q: they lie in its hand, or in no other one.
    pub(super) fn must_hold_both_queens(&self, seat: Seat) -> bool {
        match self.hands.get(seat) {
            Some(hand) => hand.count(Card::CQ) == 2,
            None => self
                .hands
                .iter()
                .filter(|&(other, _)| other != seat)
                .all(|(_, hand)| hand.is_some_and(|it| !it.contains(Card::CQ))),
        }
    }

    /// Whether `seat` holds both ♣Q, or could for all that is known.
    pub(super) fn may_hold_both_queens(&self, rules: &RuleSet, seat: Seat) -> bool {
        self.holding(rules, seat).may_have_both(Card::CQ)
    }

    /// Whether `seat` may hold a pair that can be declared in words.
    pub(super) fn may_hold_schweine(&self, rules: &RuleSet, seat: Seat) -> bool {
        if !rules.schweine.is_said() {
            return false;
        }
        let holding = self.holding(rules, seat);
        let mut ranks = rules.schweine.ranks_at(SchweineMode::Vorbehalt);
        ranks.any(|rank| holding.may_have_both(Card::new(Suit::Diamonds, rank)))
    }
}
