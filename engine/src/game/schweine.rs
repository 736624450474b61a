//! Schweine in play: which cards are raised, and who may still declare some.

use super::events::{AnnouncementMode, Hochzeit};
use super::knowledge::open_parties;
use super::{Game, WithNextCard};
use crate::card::{Card, Class, Rank};
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::options::{SchweineCount, SchweineMode};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::schweine::{DeclaredPair, admission_rule, card_of_pair};
use crate::seat::Seat;
use crate::verdict::{Grounds, Reason};

impl Game {
    /// The pairs that stand declared, in the order in which they were.
    pub fn schweine(&self) -> &[DeclaredPair] {
        &self.schweine
    }

    /// The kinds of trump as they rank now, highest first: what is raised, then the
    /// order of the contract. A kind of which one copy only is a Schwein stands on
    /// top as long as that one is still to be played, or lies in the running trick.
    pub fn trump_order(&self, rules: &RuleSet) -> impl Iterator<Item = Card> {
        let mut raised = [None; 5];
        for &pair in self.schweine.iter() {
            if let Some(height) = rules.schweine.height(pair.rank)
                && let Some(card) = card_of_pair(self.contract, pair.rank)
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
            pair.seat == seat && card_of_pair(self.contract, pair.rank) == Some(card)
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
            pair.seat == seat && card_of_pair(self.contract, pair.rank) == Some(card)
        });
        let raised = pending.and_then(|pair| rules.schweine.height(pair.rank));
        raised.unwrap_or_else(|| self.height(rules, seat, card))
    }

    /// Enters what was declared with `card`, which is to be played now, and says how
    /// far the card is raised.
    #[cold]
    pub(super) fn raise(&mut self, rules: &RuleSet, seat: Seat, card: Card) -> u8 {
        match self.next.take() {
            Some(WithNextCard::Schweine(pair))
                if pair.seat == seat && card_of_pair(self.contract, pair.rank) == Some(card) =>
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
        self.height(rules, seat, card)
    }

    /// Enters a pair that was found to count, with the Ansage that it is.
    pub(crate) fn declare(&mut self, rules: &RuleSet, pair: DeclaredPair) {
        self.schweine.push(pair);
        self.uncommon = true;
        self.tie = self.tie.with_schweine(rules);
        self.enter_schweine(rules, pair, AnnouncementMode::Forced);
    }

    /// Declares a pair that [`schweine_grounds`](Game::schweine_grounds) does not
    /// speak against: at once, or with the card that comes next. A void one changes
    /// nothing.
    pub(crate) fn declare_in_time(&mut self, rules: &RuleSet, pair: DeclaredPair) {
        if self.is_void(rules, pair.rank) {
            return;
        }
        match rules.schweine.mode {
            SchweineMode::Off => (),
            SchweineMode::Vorbehalt => self.declare(rules, pair),
            SchweineMode::AtFirstFox | SchweineMode::SecondOnly => {
                self.next = Some(WithNextCard::Schweine(pair));
                self.uncommon = true;
            }
        }
    }

    /// Whether declaring the pair of `rank` is void, because a pair below it does not
    /// stand declared.
    pub(crate) fn is_void(&self, rules: &RuleSet, rank: Rank) -> bool {
        let declared = |of: Rank| self.schweine.iter().any(|pair| pair.rank == of);
        let mut below = rules.schweine.ranks().take_while(|&it| it != rank);
        below.any(|it| !declared(it))
    }

    /// The pair that `seat` could declare with `card`, were it to play it now.
    pub(crate) fn declarable_with(
        &self,
        rules: &RuleSet,
        seat: Seat,
        card: Card,
    ) -> Option<DeclaredPair> {
        let rank = card.rank();
        let fits = rules.schweine.mode.is_with_card()
            && card_of_pair(self.contract, rank) == Some(card)
            && !self.is_void(rules, rank)
            && self.schweine_grounds(rules, seat, rank).is_empty();
        fits.then_some(DeclaredPair { seat, rank })
    }

    /// Whether `seat` could still declare Schweine, now or with a later card.
    pub(crate) fn may_still_declare(&self, rules: &RuleSet, seat: Seat) -> bool {
        match rules.schweine.mode {
            SchweineMode::Off => false,
            SchweineMode::Vorbehalt => {
                let mut ranks = Rank::ALL.into_iter();
                ranks.any(|rank| self.schweine_grounds(rules, seat, rank).is_empty())
            }
            SchweineMode::AtFirstFox | SchweineMode::SecondOnly => {
                let hand = self.hand(seat);
                let mut kinds = hand.kinds();
                kinds.any(|card| self.could_declare_with(rules, seat, card, hand))
            }
        }
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
        let mut ranks = rules.schweine.ranks();
        ranks.any(|rank| card_of_pair(self.contract, rank) == Some(card))
            && !self.is_poor(seat)
            && rules.schweine.count_in(self.contract, seat)
            && match rules.schweine.mode {
                SchweineMode::Off | SchweineMode::Vorbehalt => false,
                SchweineMode::AtFirstFox => hand.count(card) == 2,
                SchweineMode::SecondOnly => {
                    let held = hand.count(card) as usize + self.played(seat, card);
                    self.schweine.is_empty() && hand.contains(card) && held >= 2
                }
            }
    }

    /// What speaks against Schweine of `seat` now: before the first card, or with the
    /// next one. `rank` is that of the pair, the ace for Schweine themselves. When the
    /// time is over nobody asks whether there would be any.
    pub(crate) fn schweine_grounds(&self, rules: &RuleSet, seat: Seat, rank: Rank) -> Grounds {
        let mut grounds = Grounds::new();
        let schweine = &rules.schweine;
        let second_only = schweine.mode == SchweineMode::SecondOnly;
        let off = schweine.is_off(rank) || (second_only && rank != Rank::Ace);
        grounds.note(off, Reason::SchweineNotAvailable, Rule::Trump7);
        if off {
            return grounds;
        }
        self.object_to_time(rules, seat, rank, &mut grounds);
        if grounds.is_empty()
            && let Some((reason, rule)) = self.not_entitled(rules, seat, rank)
        {
            grounds.note(true, reason, rule);
        }
        // What stands already cannot be declared again.
        let twice = self.schweine.iter().any(|pair| pair.rank == rank)
            || self.next == Some(WithNextCard::Schweine(DeclaredPair { seat, rank }));
        grounds.note(
            grounds.is_empty() && twice,
            Reason::SchweineNotAvailable,
            Rule::Schw1,
        );
        grounds
    }

    /// What speaks against Schweine that `seat` declares with a word of the round after its
    /// end: the time, as in play. Nothing, if the time is theirs.
    pub(crate) fn grounds_after_the_round(
        &self,
        rules: &RuleSet,
        seat: Seat,
        rank: Rank,
    ) -> Grounds {
        let mut grounds = Grounds::new();
        let off = rules.schweine.is_off(rank);
        if off || rules.schweine.mode.is_with_card() {
            let rule = if off { Rule::Trump7 } else { Rule::Schw2 };
            grounds.note(true, Reason::SchweineNotAvailable, rule);
        } else {
            self.object_to_time(rules, seat, rank, &mut grounds);
        }
        grounds
    }

    /// Whether this is no time for Schweine of `seat`: after the first card, or where
    /// they go with a card, without the one that allows them. Once the game is over no card
    /// goes with them any more, whichever the seat still holds.
    fn object_to_time(&self, rules: &RuleSet, seat: Seat, rank: Rank, grounds: &mut Grounds) {
        let over = self.is_over();
        grounds.note(over, Reason::GameOver, self.end_rule());
        let mode = rules.schweine.mode;
        let waits = !over && mode.is_with_card() && self.trick.to_play() != seat;
        grounds.note(waits, Reason::OutOfTurn, self.turn_rule());
        let allows = |card| {
            let first_only = mode == SchweineMode::AtFirstFox;
            let copies = if first_only { 2 } else { 1 };
            !over
                && self.held_at_start(seat, card) == 2
                && self.hand(seat).count(card) == copies
                && (first_only || !self.first_was_lost(rules, seat, card))
                && (waits || self.legal.contains(card))
        };
        let late = match mode {
            SchweineMode::Off | SchweineMode::Vorbehalt => self.cards_played() > 0,
            // Where no card makes a pair there are none, early or late.
            SchweineMode::AtFirstFox | SchweineMode::SecondOnly => {
                card_of_pair(self.contract, rank).is_some_and(|card| !allows(card))
            }
        };
        grounds.note(late, Reason::SchweineTooLate, mode.time_rule());
    }

    /// Why `seat` has no right to Schweine in this contract, if it has none. That of a
    /// poor player is asked first, as after the exchange.
    fn not_entitled(&self, rules: &RuleSet, seat: Seat, rank: Rank) -> Option<(Reason, Rule)> {
        if self.is_poor(seat) {
            return Some((Reason::PoorPlayerMayNotDeclareSchweine, Rule::Arm10));
        }
        let counts = rules.schweine.count_in(self.contract, seat);
        let Some(card) = card_of_pair(self.contract, rank).filter(|_| counts) else {
            let rule = admission_rule(self.contract);
            return Some((Reason::SchweineNotAvailable, rule));
        };
        let both = self.held_at_start(seat, card) == 2;
        (!both).then_some((Reason::SchweineNeedBothDiamondAces, Rule::Schw1))
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

    /// Whether the trick in which `seat` played its first `card` went to somebody else, unless
    /// all know by now that both are of one party; while a Hochzeit is open nobody does
    /// (SCHW-10).
    fn first_was_lost(&self, rules: &RuleSet, seat: Seat, card: Card) -> bool {
        let mut tricks = self.tricks.iter();
        let with_it = tricks.find(|trick| trick.plays().any(|it| it == (seat, card)));
        with_it.is_some_and(|trick| {
            let known = open_parties(rules, self);
            let party = known.get(seat).filter(|_| self.hochzeit != Hochzeit::Open);
            trick.winner != seat && (party.is_none() || *known.get(trick.winner) != party)
        })
    }
}
