//! What words before the first card demand of a hand.

use super::Known;
use super::handover::Handover;
use crate::card::Rank;
use crate::card_set::CardSet;
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::throw::{FEW_TRUMPS, ThrowCondition, above_fox, of_ranks};
use crate::word::Word;

/// What a hand must be like, as it is played with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Demand {
    /// The cards that were in it.
    pub(super) least: CardSet,
    /// The cards that were in it at most.
    pub(super) most: CardSet,
    /// How many cards of some kinds it had: the kinds, the fewest and the most.
    pub(super) count: Option<(CardSet, u32, u32)>,
}

impl Demand {
    const NONE: Demand = Demand {
        least: CardSet::EMPTY,
        most: CardSet::FULL,
        count: None,
    };
}

impl Known<'_, '_> {
    /// What was said of each hand; a hand that was thrown in fulfils the condition
    /// at this place, and everybody was once seen to have these `pairs`.
    pub(super) fn demands(&self, condition: usize, pairs: &BySeat<CardSet>) -> BySeat<Demand> {
        let mut demands = pairs.map(|_, &least| Demand {
            least,
            ..Demand::NONE
        });
        let mut pushes = 0;
        for said in self.record.said {
            let declared = self.has_schweine(said.seat);
            let demand = demands.get_mut(said.seat);
            match said.word {
                Word::Armut => {
                    let most = u32::from(self.rules.armut.max_trumps);
                    demand.count = Some((self.rules.armut_trumps(declared), 0, most));
                }
                Word::Throw => {
                    let found = self.rules.throwing.conditions.get(condition);
                    if let Some(&found) = found {
                        throw(self.rules, found, declared, demand);
                    }
                }
                Word::Push(cards) => {
                    if self.hidden.get(pushes).copied().flatten().is_none() {
                        self.all_trumps_in(cards, demand);
                    }
                    pushes += 1;
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
                | Word::Accept
                | Word::Refuse
                | Word::Return(_) => (),
            }
        }
        for handover in self.handovers() {
            self.exchange(&handover, &mut demands);
        }
        demands
    }

    /// How many conditions are to be looked at, one after the other.
    pub(super) fn conditions(&self) -> usize {
        let thrown = self.record.said.iter().any(|it| it.word == Word::Throw);
        if thrown {
            self.rules.throwing.conditions.len().max(1)
        } else {
            1
        }
    }

    fn has_schweine(&self, seat: Seat) -> bool {
        let word = Word::Schweine(Rank::Ace);
        let mut said = self.record.said.iter();
        said.any(|it| it.seat == seat && it.word == word)
    }

    /// After an exchange the poor player has no trumps but those that came back.
    fn exchange(&self, handover: &Handover, demands: &mut BySeat<Demand>) {
        let poor = demands.get_mut(handover.poor);
        match handover.hidden {
            Some(hidden) => {
                if let Some(told) = hidden.trumps.map(u32::from) {
                    poor.count = Some((self.rules.normal_trumps(), told, told));
                }
            }
            None => {
                self.all_trumps_in(handover.returned, poor);
                let acceptor = demands.get_mut(handover.acceptor);
                let kept = handover.pushed.minus(handover.returned);
                let given = handover.returned.minus(handover.pushed);
                acceptor.least = acceptor.least.minus(given).union(kept);
            }
        }
    }

    /// These cards are in the hand, and no other trumps. What was counted before is
    /// seen now.
    fn all_trumps_in(&self, cards: CardSet, demand: &mut Demand) {
        let trumps = self.rules.normal_trumps();
        demand.count = None;
        demand.least = cards;
        demand.most = CardSet::FULL.without(trumps).union(cards.intersect(trumps));
    }
}

/// What `condition` demands of a hand that is thrown in.
fn throw(rules: &RuleSet, condition: ThrowCondition, schweine: bool, demand: &mut Demand) {
    let trumps = rules.armut_trumps(schweine);
    let most = CardSet::FULL.len();
    match condition {
        ThrowCondition::Kings(least) => {
            demand.count = Some((of_ranks(&[Rank::King]), u32::from(least), most));
        }
        ThrowCondition::Nines(least) => {
            demand.count = Some((of_ranks(&[Rank::Nine]), u32::from(least), most));
        }
        ThrowCondition::NinesKings(least) => {
            demand.count = Some((of_ranks(&[Rank::King, Rank::Nine]), u32::from(least), most));
        }
        // Rich hands have aces and tens; how many is left to the replay.
        ThrowCondition::Augen(least) => {
            let fewest = u32::from(least).saturating_sub(20) / 11;
            demand.count = Some((of_ranks(&[Rank::Ace, Rank::Ten]), fewest, most));
        }
        ThrowCondition::Trumps(most) => {
            demand.count = Some((rules.normal_trumps(), 0, u32::from(most)));
        }
        ThrowCondition::FoxHighestInArmut => {
            demand.count = Some((trumps, 0, FEW_TRUMPS));
            demand.most = demand.most.without(above_fox(rules));
        }
        ThrowCondition::MaxOneTrump => demand.count = Some((trumps, 0, 1)),
        ThrowCondition::FoxHighest => demand.most = demand.most.without(above_fox(rules)),
    }
}
