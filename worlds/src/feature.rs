//! [`Feature`]: what the rules of the Vorbehalt round read of a hand as it was dealt.

use doko_engine::{CardSet, FEW_TRUMPS, Rank, RuleSet, ThrowCondition};

use crate::solve::{All, Measure, Piles, Problem, Sum};

/// Something that is so of a hand or not.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Feature {
    /// It has few trumps (ARM-1); ♦A that are Schweine are counted always.
    Armut { schweine: bool },
    /// It can be thrown in (THROW-5).
    Throw { schweine: bool },
    /// One of these two: where they rank alike, it matters only among themselves which.
    Poor,
    /// It has both copies of one of these kinds.
    Pair(CardSet),
}

impl Feature {
    /// Demands that it is so, or not, of the hand in these `piles`.
    pub(crate) fn demand(self, rules: &RuleSet, is_so: bool, piles: Piles, problem: &mut Problem) {
        match self {
            Feature::Armut { schweine } => {
                let trumps = rules.armut_trumps(schweine);
                let most = u16::from(rules.armut.max_trumps);
                problem.sums.push(if is_so {
                    Sum::at_most(piles, trumps, most)
                } else {
                    Sum::at_least(piles, trumps, most + 1)
                });
            }
            Feature::Pair(kinds) => {
                let kinds = kinds.kinds().map(CardSet::both);
                if is_so {
                    problem.one_of(kinds.map(|it| vec![Sum::exactly(piles, it, 2)]).collect());
                } else {
                    problem
                        .sums
                        .extend(kinds.map(|it| Sum::at_most(piles, it, 1)));
                }
            }
            Feature::Poor => {
                let conditions = rules.throwing.conditions.iter();
                let thrown = conditions.map(|&it| fulfilled(rules, it, false, piles));
                let trumps = rules.armut_trumps(false);
                let armut = Sum::at_most(piles, trumps, u16::from(rules.armut.max_trumps));
                let all = [vec![armut]].into_iter().chain(thrown);
                one_or_none(all, is_so, problem);
            }
            Feature::Throw { schweine } => {
                let conditions = rules.throwing.conditions.iter();
                let all = conditions.map(|&it| fulfilled(rules, it, schweine, piles));
                one_or_none(all, is_so, problem);
            }
        }
    }
}

/// Demands that one of these holds, or none.
fn one_or_none(all: impl Iterator<Item = All>, is_so: bool, problem: &mut Problem) {
    if is_so {
        return problem.one_of(all.collect());
    }
    for condition in all {
        problem.one_of(condition.iter().flat_map(Sum::otherwise).collect());
    }
}

/// What must hold of a hand that fulfils this condition.
fn fulfilled(rules: &RuleSet, condition: ThrowCondition, schweine: bool, piles: Piles) -> All {
    let ranks = |ranks: &[Rank], number: u8| {
        let ranks = ranks.iter().map(|&it| CardSet::of_rank(it));
        let kinds = ranks.fold(CardSet::EMPTY, CardSet::union);
        vec![Sum::at_least(piles, kinds, number.into())]
    };
    let few = |kinds, number| Sum::at_most(piles, kinds, number);
    let trumps = rules.armut_trumps(schweine);
    let high = rules.trumps_above_fox();
    match condition {
        ThrowCondition::Kings(number) => ranks(&[Rank::King], number),
        ThrowCondition::Nines(number) => ranks(&[Rank::Nine], number),
        ThrowCondition::NinesKings(number) => ranks(&[Rank::Nine, Rank::King], number),
        ThrowCondition::Augen(number) => vec![Sum {
            measure: Measure::Augen,
            ..Sum::at_least(piles, CardSet::EMPTY, number.into())
        }],
        ThrowCondition::Trumps(number) => vec![few(rules.normal_trumps(), number.into())],
        ThrowCondition::FoxHighestInArmut => {
            vec![few(high, 0), few(trumps, FEW_TRUMPS as u16)]
        }
        ThrowCondition::MaxOneTrump => vec![few(trumps, 1)],
        ThrowCondition::FoxHighest => vec![few(high, 0)],
    }
}
