//! Who may declare Schweine, and when.

use crate::card::{Card, Rank};
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::game::events::Hochzeit;
use crate::game::knowledge::{Observer, known_parties};
use crate::game::{Game, WithNextCard};
use crate::options::{SchweineMode, SchweineSecondIf, SchweineThroughArmut};
use crate::party::Party;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::schweine::{DeclaredPair, admission_rule};
use crate::seat::{BySeat, Seat};
use crate::verdict::{Grounds, Reason};

impl Game {
    /// What speaks against Schweine of `seat` now: before the first card, or with the
    /// next one. `rank` is that of the pair, the ace for Schweine themselves. When the
    /// time is over nobody asks whether there would be any.
    pub(crate) fn schweine_grounds(&self, rules: &RuleSet, seat: Seat, rank: Rank) -> Grounds {
        let mut grounds = Grounds::new();
        let off = rules.schweine.is_off(rank);
        let automatic = rules.schweine.mode_of(rank) == SchweineMode::Automatic;
        if off || automatic {
            let rule = if off { Rule::Trump7 } else { Rule::Schw2 };
            grounds.note(true, Reason::SchweineNotAvailable, rule);
            return grounds;
        }
        self.object_to_time(rules, seat, rank, &mut grounds);
        if grounds.is_empty()
            && let Some((reason, rule)) = self.not_entitled(rules, seat, rank)
        {
            grounds.note(true, reason, rule);
        }
        // What stands already cannot be declared again.
        let twice = self.declared.iter().any(|pair| pair.rank == rank)
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
        if off || rules.schweine.mode_of(rank) != SchweineMode::Vorbehalt {
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
        let mode = rules.schweine.mode_of(rank);
        let waits = !over && mode.is_with_card() && self.trick.to_play() != seat;
        grounds.note(waits, Reason::OutOfTurn, self.turn_rule());
        let order = self.order_with(rules, rank);
        let may_lie = |card| {
            // With the word ♦A can be a trump, and without it none.
            self.legal.contains(card) || self.playable_in(order, self.hand(seat)).contains(card)
        };
        let allows = |card| {
            let first_only = mode == SchweineMode::AtFirstFox;
            let copies = if first_only { 2 } else { 1 };
            !over
                && self.held_at_start(seat, card) == 2
                && self.hand(seat).count(card) == copies
                && (first_only || self.admits_second(rules, seat, card))
                && (waits || may_lie(card))
        };
        let late = match mode {
            SchweineMode::Off | SchweineMode::Automatic | SchweineMode::Vorbehalt => {
                self.cards_played() > 0
            }
            // Where no card makes a pair there are none, early or late.
            SchweineMode::AtFirstFox | SchweineMode::SecondOnly => rules
                .card_of_pair(self.contract, rank)
                .is_some_and(|card| !allows(card)),
        };
        grounds.note(late, Reason::SchweineTooLate, mode.time_rule());
    }

    /// Why `seat` has no right to Schweine in this contract, if it has none. That of a
    /// poor player is asked first, as after the exchange.
    fn not_entitled(&self, rules: &RuleSet, seat: Seat, rank: Rank) -> Option<(Reason, Rule)> {
        if self.is_poor(seat) {
            return Some((Reason::PoorPlayerMayNotDeclareSchweine, Rule::Arm10));
        }
        // What was pushed goes over by the word of the question round alone.
        let is_late = matches!(self.contract, Contract::Armut { .. })
            && rules.schweine.through_armut == SchweineThroughArmut::Kept
            && rules.schweine.mode_of(rank) == SchweineMode::Vorbehalt;
        let counts = rules.schweine.count_in(self.contract, seat, Rank::Ace) && !is_late;
        let Some(card) = rules.card_of_pair(self.contract, rank).filter(|_| counts) else {
            let rule = admission_rule(self.contract);
            return Some((Reason::SchweineNotAvailable, rule));
        };
        let both = self.held_at_start(seat, card) == 2;
        (!both).then_some((Reason::SchweineNeedBothDiamondAces, Rule::Schw1))
    }

    /// Whether the second `card` of `seat` may become a Schwein, by what became of the first, or
    /// by an Ansage: option `schweine.second_if`. That a trick went to the own party is known to
    /// all by what shows in a Normalspiel; while a Hochzeit is open nobody knows it (SCHW-10).
    fn admits_second(&self, rules: &RuleSet, seat: Seat, card: Card) -> bool {
        let mut tricks = self.tricks.iter();
        let first = tricks.find(|trick| trick.plays().any(|it| it == (seat, card)));
        let is_home = |party: &dyn Fn(Seat) -> Option<Party>| {
            first.is_none_or(|trick| {
                let own = party(seat).filter(|_| self.hochzeit != Hochzeit::Open);
                trick.winner == seat || own.is_some() && party(trick.winner) == own
            })
        };
        match rules.schweine.second_if {
            SchweineSecondIf::Always => true,
            SchweineSecondIf::Announced => Party::ALL
                .into_iter()
                .any(|party| self.standing.get(party).ansage),
            SchweineSecondIf::PartyWon => is_home(&|it| self.parties.of(it)),
            SchweineSecondIf::KnownToAll => {
                let no_hand = BySeat::new([CardSet::EMPTY; 4]);
                let known = known_parties(rules, self, &no_hand, Observer::Public);
                is_home(&|it| known.get(it).map(|(party, _)| party))
            }
        }
    }
}
