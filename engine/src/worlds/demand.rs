//! What words before the first card demand of a hand.

use core::ops::RangeInclusive;

use super::count::{Count, Measure};
use super::way::MOST_WAYS;
use super::{Known, OWNERS};
use crate::action::Said;
use crate::card::Rank;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::list::List;
use crate::options::ThrowCondition;
use crate::ruleset::RuleSet;
use crate::schweine::{DeclaredPair, NO_PAIR};
use crate::seat::{BySeat, Seat};
use crate::throw::{FEW_TRUMPS, above_fox, of_ranks};
use crate::word::Word;

/// What a hand must be like, as it is played with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Demand {
    /// The cards that were in it.
    pub(super) least: CardSet,
    /// The cards that were in it at most.
    pub(super) most: CardSet,
    /// How much it had of something.
    pub(super) count: Option<Count>,
}

impl Demand {
    pub(super) const NONE: Demand = Demand {
        least: CardSet::EMPTY,
        most: CardSet::FULL,
        count: None,
    };

    /// Whether it demands anything.
    pub(super) fn is_any(&self) -> bool {
        let Demand { least, most, count } = self;
        !least.is_empty() || *most != CardSet::FULL || count.is_some()
    }
}

impl Known<'_, '_> {
    /// What was said of each hand as dealt; hands that were thrown in fulfil the
    /// conditions of this number. The trumps of poor players are among what they push,
    /// and pairs may have been picked up: both are looked at with the exchange.
    pub(super) fn demands(&self, conditions: usize) -> BySeat<Demand> {
        let mut demands = BySeat::new([Demand::NONE; 4]);
        for said in self.record.said {
            if self.handovers().all(|it| it.poor != said.seat) {
                let demand = demands.get_mut(said.seat);
                self.few_trumps(said.seat, said.word, conditions, demand);
            }
        }
        demands
    }

    /// What an Armut demands, and a hand that is thrown in.
    fn few_trumps(&self, seat: Seat, word: Word, conditions: usize, demand: &mut Demand) {
        let declared = self.has_schweine(seat);
        match word {
            Word::Armut => {
                let most = u32::from(self.rules.armut.max_trumps);
                let trumps = Measure::Cards(self.rules.armut_trumps(declared));
                demand.count = Some(Count::up_to(trumps, most));
            }
            Word::Throw => {
                let condition = self.condition_of(seat, conditions);
                let found = self.rules.throwing.conditions.get(condition);
                if let Some(&found) = found {
                    throw(self.rules, found, declared, demand);
                }
            }
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Schweine(_)
            | Word::Push(_)
            | Word::Accept
            | Word::Refuse
            | Word::Return(_) => (),
        }
    }

    /// What a hand must be like that could be thrown in for the condition at this place,
    /// whose ♦A are `schweine` or not.
    pub(super) fn thrown(&self, condition: usize, schweine: bool) -> Demand {
        let mut demand = Demand::NONE;
        if let Some(&found) = self.rules.throwing.conditions.get(condition) {
            throw(self.rules, found, schweine, &mut demand);
        }
        demand
    }

    /// The number of conditions by which hands that are not known can have been thrown in,
    /// looked at one after the other: each thrower has one of his own.
    pub(super) fn conditions(&self) -> usize {
        let each = self.rules.throwing.conditions.len().max(1);
        let all = self.throwers().fold(1, |all, _| all * each);
        if all == 1 {
            return all;
        }
        let most = MOST_WAYS / OWNERS.len() / self.kept().count();
        if all > most {
            // More than are told apart.
            self.budget.leave_open();
        }
        all.min(most)
    }

    /// Who said that he throws his hand in, which is not known.
    fn throwers(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|&seat| {
            let mut said = self.record.said.iter();
            let thrown = |it: &Said| (it.seat, it.word) == (seat, Word::Throw);
            self.hands.get(seat).is_none() && said.any(thrown)
        })
    }

    /// The place of the condition by which `seat` threw in, if these are those of all.
    fn condition_of(&self, seat: Seat, conditions: usize) -> usize {
        let each = self.rules.throwing.conditions.len().max(1);
        let others = self.throwers().take_while(|&it| it != seat);
        others.fold(conditions, |rest, _| rest / each) % each
    }

    /// Whether `seat` has declared Schweine.
    pub(super) fn has_schweine(&self, seat: Seat) -> bool {
        let mut declared = self.declared_pairs(Rank::Ace);
        declared.any(|(_, it)| it.seat == seat)
    }

    /// The words that declare a pair of this rank, and their places.
    fn declared_pairs(&self, rank: Rank) -> impl Iterator<Item = (usize, &Said)> {
        let said = self.record.said.iter().enumerate();
        said.filter(move |(_, it)| it.word == Word::Schweine(rank))
    }

    /// The pairs of acceptors that count and were declared before they gave back cards that are
    /// not named, in the order of their height: each counts if it was kept and the
    /// ones below it count.
    pub(super) fn pairs_in_doubt(&self) -> List<DeclaredPair, 4> {
        let mut pairs = List::new(NO_PAIR);
        for rank in self.rules.schweine.ranks() {
            let Some((at, &Said { seat, .. })) = self.declared_pairs(rank).next() else {
                return pairs;
            };
            let given_later = self.handovers().any(|it| {
                let own = it.acceptor.is_some_and(|(acceptor, _)| acceptor == seat);
                own && it.is_hidden() && it.returned.is_some_and(|(_, returned)| at < returned)
            });
            if given_later && self.counts_in_armut(seat) {
                pairs.push(DeclaredPair { seat, rank });
            }
        }
        pairs
    }

    /// Whether Schweine of `seat` count in the Armut that is handled. Of others nobody
    /// is told what became of them (SCHW-7).
    fn counts_in_armut(&self, seat: Seat) -> bool {
        let mut armuten = self.handovers().map(|it| Contract::Armut {
            seat: it.poor,
            acceptor: it.acceptor.map_or(it.poor, |(acceptor, _)| acceptor),
        });
        armuten.all(|armut| self.rules.schweine.count_in(armut, seat))
    }

    /// How many of them may count.
    pub(super) fn kept(&self) -> RangeInclusive<usize> {
        let pairs = self.pairs_in_doubt();
        let void = |told: &List<DeclaredPair, 4>| {
            let mut pairs = pairs.iter();
            pairs.position(|pair| !told.contains(pair))
        };
        match &self.pairs {
            Some(told) => {
                let kept = void(told).unwrap_or(pairs.len());
                kept..=kept
            }
            None => 0..=pairs.len(),
        }
    }
}

/// What `condition` demands of a hand that is thrown in.
fn throw(rules: &RuleSet, condition: ThrowCondition, schweine: bool, demand: &mut Demand) {
    let trumps = Measure::Cards(rules.armut_trumps(schweine));
    let of = |ranks: &[Rank]| Measure::Cards(of_ranks(ranks));
    let count = match condition {
        ThrowCondition::Kings(n) => Count::from(of(&[Rank::King]), n.into()),
        ThrowCondition::Nines(n) => Count::from(of(&[Rank::Nine]), n.into()),
        ThrowCondition::NinesKings(n) => Count::from(of(&[Rank::King, Rank::Nine]), n.into()),
        ThrowCondition::Augen(n) => Count::from(Measure::Augen, n.into()),
        ThrowCondition::Trumps(n) => Count::up_to(Measure::Cards(rules.normal_trumps()), n.into()),
        ThrowCondition::FoxHighestInArmut => {
            demand.most = demand.most.without(above_fox(rules));
            Count::up_to(trumps, FEW_TRUMPS)
        }
        ThrowCondition::MaxOneTrump => Count::up_to(trumps, 1),
        ThrowCondition::FoxHighest => {
            demand.most = demand.most.without(above_fox(rules));
            return;
        }
    };
    demand.count = Some(count);
}
