//! Schweine in play: which cards are raised, and who may still declare some.

mod grounds;

use super::events::AnnouncementMode;
use super::{Game, WithNextCard};
use crate::card::{Card, Class, Rank};
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::options::{SchweineCount, SchweineMode};
use crate::order::CardOrder;
use crate::ruleset::RuleSet;
use crate::schweine::DeclaredPair;
use crate::seat::Seat;

impl Game {
    /// The pairs that stand declared, in the order of their height.
    pub fn schweine(&self) -> &[DeclaredPair] {
        &self.schweine
    }

    /// Whether a pair was declared since play began, before the first card or with one.
    pub(crate) fn has_declared_in_play(&self) -> bool {
        self.declared.len() > usize::from(self.declared_before)
    }

    /// The kinds of trump as they rank now, highest first: what is raised, then the
    /// order of the contract. A kind of which one copy only is a Schwein stands on
    /// top as long as that one is still to be played, or lies in the running trick.
    pub fn trump_order(&self, rules: &RuleSet) -> impl Iterator<Item = Card> {
        let mut raised = [None; 5];
        for &pair in self.schweine.iter() {
            if let Some(height) = rules.schweine.height(pair.rank)
                && let Some(card) = rules.card_of_pair(self.contract, pair.rank)
                && self.ranks_on_top(rules, pair.seat, card)
                && let Some(place) = raised.get_mut(usize::from(height))
            {
                *place = Some(card);
            }
        }
        let rest = self.order.descending(Class::Trump);
        let rest = rest.filter(move |&card| !raised.contains(&Some(card)));
        raised.into_iter().rev().flatten().chain(rest)
    }

    fn ranks_on_top(&self, rules: &RuleSet, seat: Seat, card: Card) -> bool {
        let both = !rules.schweine.is_one_ace();
        let on_table = self.trick.cards().iter().zip(self.trick.raised());
        let mut on_table = on_table.filter(|&(&it, &raised)| it == card && raised > 0);
        both || self.height(rules, seat, card) > 0 || on_table.next().is_some()
    }

    /// How far `card` would be raised if `seat` played it now, and declared nothing
    /// with it (TRUMP-8).
    pub(crate) fn height(&self, rules: &RuleSet, seat: Seat, card: Card) -> u8 {
        let of_card = |pair: &&DeclaredPair| {
            pair.seat == seat && rules.card_of_pair(self.contract, pair.rank) == Some(card)
        };
        let Some(pair) = self.schweine.iter().find(of_card) else {
            return 0;
        };
        let first_only = pair.rank == Rank::Ace
            && rules.schweine.mode != SchweineMode::SecondOnly
            && rules.schweine.count == SchweineCount::FirstOnly;
        match self.hand(seat).count(card) {
            0 => 0,
            1 if first_only && self.has_laid(seat, card) => 0,
            _ => rules.schweine.height(pair.rank).unwrap_or(0),
        }
    }

    /// Whether `seat` has laid a copy of `card`. Its hand alone does not show that: a faulty record
    /// may declare a pair of which the hand had one card.
    fn has_laid(&self, seat: Seat, card: Card) -> bool {
        self.plays().any(|(_, by, it)| (by, it) == (seat, card))
    }

    /// The same if `card` is the next one that `seat` plays: what `seat` has declared with
    /// its next card counts, too.
    pub(crate) fn height_as_next(&self, rules: &RuleSet, seat: Seat, card: Card) -> u8 {
        let pending = match self.next {
            Some(WithNextCard::Schweine(pair)) => Some(pair),
            Some(WithNextCard::Genscher { .. }) | None => None,
        };
        let pending = pending.filter(|pair| {
            pair.seat == seat && rules.card_of_pair(self.contract, pair.rank) == Some(card)
        });
        let stands = pending.filter(|pair| self.would_stand(rules, *pair));
        let raised = stands.and_then(|pair| rules.schweine.height(pair.rank));
        raised.unwrap_or_else(|| self.height(rules, seat, card))
    }

    /// Enters what was declared with `card`, which is to be played now, and says how
    /// far the card is raised.
    #[cold]
    pub(super) fn raise(&mut self, rules: &RuleSet, seat: Seat, card: Card) -> u8 {
        match self.next.take() {
            Some(WithNextCard::Schweine(pair))
                if pair.seat == seat
                    && rules.card_of_pair(self.contract, pair.rank) == Some(card) =>
            {
                self.declare(rules, pair);
            }
            Some(WithNextCard::Genscher { seat: by, partner })
                if by == seat && card == Card::DK =>
            {
                self.rearrange(seat, partner);
            }
            Some(WithNextCard::Schweine(_) | WithNextCard::Genscher { .. }) | None => (),
        }
        self.uncommon = !self.schweine.is_empty();
        self.set_order(rules);
        self.height(rules, seat, card)
    }

    /// Enters the pairs that need no word: option `schweine.mode` = automatic.
    pub(super) fn declare_automatic(&mut self, rules: &RuleSet) {
        for rank in rules.schweine.ranks_at(SchweineMode::Automatic) {
            let Some(card) = rules.card_of_pair(self.contract, rank) else {
                return;
            };
            let mut seats = Seat::ALL.into_iter();
            let holder = seats.find(|&seat| {
                self.hand(seat).count(card) == 2
                    && rules.schweine.count_in(self.contract, seat, rank)
            });
            match holder {
                Some(seat) => self.declare(rules, DeclaredPair { seat, rank }),
                None => return,
            }
        }
    }

    /// Enters a declared pair, and with it those above that have waited for it, each with the
    /// Ansage that it is.
    pub(crate) fn declare(&mut self, rules: &RuleSet, pair: DeclaredPair) {
        self.declared.push(pair);
        for rank in rules.schweine.ranks().skip(self.schweine.len()) {
            let found = self.declared.iter().find(|it| it.rank == rank).copied();
            let Some(next) = found.filter(|it| self.would_stand(rules, *it)) else {
                break;
            };
            self.schweine.push(next);
            self.tie = self.tie.with_schweine(rules);
            self.enter_schweine(rules, next, AnnouncementMode::Forced);
        }
        self.uncommon = !self.schweine.is_empty();
        self.set_order(rules);
    }

    /// Declares a pair that [`schweine_grounds`](Game::schweine_grounds) does not
    /// speak against: at once, or with the card that comes next. A void one changes
    /// nothing.
    pub(crate) fn declare_in_time(&mut self, rules: &RuleSet, pair: DeclaredPair) {
        if self.is_void(rules, pair) {
            return;
        }
        match rules.schweine.mode_of(pair.rank) {
            SchweineMode::Off | SchweineMode::Automatic => (),
            SchweineMode::Vorbehalt => self.declare(rules, pair),
            SchweineMode::AtFirstFox | SchweineMode::SecondOnly => {
                self.next = Some(WithNextCard::Schweine(pair));
                self.uncommon = true;
                self.set_order(rules);
            }
        }
    }

    /// Sets the order of the cards: that of Schweine once they stand, or are declared with the
    /// next card, which is judged as one of them (option `schweine.farbsolo_card`).
    fn set_order(&mut self, rules: &RuleSet) {
        let next = match self.next {
            Some(WithNextCard::Schweine(pair)) => pair.rank == Rank::Ace,
            Some(WithNextCard::Genscher { .. }) | None => false,
        };
        let (earlier, _) = self.earlier;
        let order = if next || !self.schweine.is_empty() {
            rules.schweine.order(self.contract, rules.dullen)
        } else {
            earlier
        };
        if !core::ptr::eq(order, self.order) {
            self.order = order;
            self.earlier = (earlier, self.cards_played());
            self.legal = self.playable(self.hand(self.trick.to_play()));
        }
    }

    /// Whether declaring `pair` is void: this contract has none, somebody else would have to hold
    /// it, or a pair below it does not stand declared, and it does not wait for that either.
    pub(crate) fn is_void(&self, rules: &RuleSet, pair: DeclaredPair) -> bool {
        let DeclaredPair { seat, rank } = pair;
        let mut lacking = self.lacking_below(rules, rank);
        let waits = rules.schweine.waits();
        !(rules.schweine.count_in(self.contract, seat, rank)
            && rules.schweine.may_hold_above(seat, &self.schweine)
            && lacking.all(|below| waits && self.may_still_come(rules, below)))
    }

    /// Whether `pair`, once declared, stands at once.
    pub(crate) fn would_stand(&self, rules: &RuleSet, pair: DeclaredPair) -> bool {
        let is_next = self.lacking_below(rules, pair.rank).next().is_none();
        is_next && rules.schweine.may_hold_above(pair.seat, &self.schweine)
    }

    /// The ranks below `rank` of which no pair stands.
    fn lacking_below(&self, rules: &RuleSet, rank: Rank) -> impl Iterator<Item = Rank> {
        let below = rules.schweine.ranks().take_while(move |&it| it != rank);
        below.skip(self.schweine.len())
    }

    /// Whether it is not too late yet for a pair of this rank.
    fn may_still_come(&self, rules: &RuleSet, rank: Rank) -> bool {
        match rules.schweine.mode_of(rank) {
            SchweineMode::Off | SchweineMode::Automatic => false,
            SchweineMode::Vorbehalt => self.cards_played() == 0,
            SchweineMode::AtFirstFox | SchweineMode::SecondOnly => true,
        }
    }

    /// The pair that `seat` could declare with `card`, were it to play it now.
    pub(crate) fn declarable_with(
        &self,
        rules: &RuleSet,
        seat: Seat,
        card: Card,
    ) -> Option<DeclaredPair> {
        let rank = card.rank();
        let pair = DeclaredPair { seat, rank };
        let order = self.order_with(rules, rank);
        let fits = rules.schweine.mode_of(rank).is_with_card()
            && rules.card_of_pair(self.contract, rank) == Some(card)
            && !self.is_void(rules, pair)
            && self.playable_in(order, self.hand(seat)).contains(card)
            && self.schweine_grounds(rules, seat, rank).is_empty();
        fits.then_some(pair)
    }

    /// The order of the cards once the pair of `rank` is declared, too.
    fn order_with(&self, rules: &RuleSet, rank: Rank) -> &'static CardOrder {
        if rank == Rank::Ace {
            rules.schweine.order(self.contract, rules.dullen)
        } else {
            self.order
        }
    }

    /// Whether `seat` could still declare Schweine, now or with a later card.
    pub(crate) fn may_still_declare(&self, rules: &RuleSet, seat: Seat) -> bool {
        let mut said = rules.schweine.ranks_at(SchweineMode::Vorbehalt);
        let hand = self.hand(seat);
        rules.schweine.mode != SchweineMode::Off
            && (said.any(|rank| self.schweine_grounds(rules, seat, rank).is_empty())
                || hand
                    .kinds()
                    .any(|card| self.could_declare_with(rules, seat, card, hand)))
    }

    /// Whether `seat` could still declare Schweine with `card`, now or later, if it held
    /// `hand`.
    pub(crate) fn could_declare_with(
        &self,
        rules: &RuleSet,
        seat: Seat,
        card: Card,
        hand: CardSet,
    ) -> bool {
        let rank = card.rank();
        let mut lacking = self.lacking_below(rules, rank);
        rules.card_of_pair(self.contract, rank) == Some(card)
            && !rules.schweine.is_off(rank)
            && !self.is_poor(seat)
            && rules.schweine.count_in(self.contract, seat, rank)
            && lacking.all(|below| self.may_still_come(rules, below))
            && match rules.schweine.mode_of(rank) {
                SchweineMode::Off | SchweineMode::Automatic | SchweineMode::Vorbehalt => false,
                SchweineMode::AtFirstFox => hand.count(card) == 2,
                SchweineMode::SecondOnly => {
                    let held = hand.count(card) as usize + self.played(seat, card);
                    self.schweine.is_empty() && hand.contains(card) && held >= 2
                }
            }
    }

    /// Whether `seat` is a poor player, one of two perhaps: such a player never has
    /// Schweine (ARM-10).
    fn is_poor(&self, seat: Seat) -> bool {
        matches!(self.contract, Contract::Armut { seat: poor, .. } if poor == seat)
            || self.second_poor == Some(seat)
    }

    /// How many copies of `card` `seat` held when play began.
    fn held_at_start(&self, seat: Seat, card: Card) -> usize {
        self.hand(seat).count(card) as usize + self.played(seat, card)
    }

    /// How many copies of `card` `seat` has played.
    fn played(&self, seat: Seat, card: Card) -> usize {
        let plays = self.plays();
        plays
            .filter(|&(_, by, it)| by == seat && it == card)
            .count()
    }
}
