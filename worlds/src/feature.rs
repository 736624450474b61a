//! [`Feature`]: what the rules of the Vorbehalt round read of a hand as it was dealt.

use doko_engine::{Card, CardSet, FEW_TRUMPS, Rank, RuleSet, ThrowCondition};

use crate::solve::{All, Measure, Piles, Problem, Sum};

/// Something that is so of a hand or not.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Feature {
    /// It has few trumps (ARM-1); ♦A that are Schweine are counted always.
    Armut { schweine: bool },
    /// It can be thrown in (THROW-5).
    Throw { schweine: bool },
    /// It has both of these cards.
    Pair(Card),
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
            Feature::Pair(card) => {
                let kind = CardSet::both(card);
                problem.sums.push(if is_so {
                    Sum::exactly(piles, kind, 2)
                } else {
                    Sum::at_most(piles, kind, 1)
                });
            }
            Feature::Throw { schweine } => {
                let conditions = rules.throwing.conditions.iter();
                let all = conditions.map(|&it| fulfilled(rules, it, schweine, piles));
                if is_so {
                    problem.either.push(all.collect());
                } else {
                    let otherwise = |it: All| it.iter().flat_map(Sum::otherwise).collect();
                    problem.either.extend(all.map(otherwise));
                }
            }
        }
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
