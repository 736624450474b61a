//! [`Feature`]: what the rules of the Vorbehalt round read of a hand as it was dealt.

use doko_engine::{Card, CardSet, FEW_TRUMPS, Rank, RuleSet, Suit, Throw, ThrowCondition};

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
                let all = Hand {
                    rules,
                    schweine,
                    piles,
                }
                .is_armut();
                one_or_none(all.into_iter(), is_so, problem);
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
                let schweine = false;
                let hand = Hand {
                    rules,
                    schweine,
                    piles,
                };
                let all = hand.is_armut().into_iter().chain(hand.is_thrown());
                one_or_none(all, is_so, problem);
            }
            Feature::Throw { schweine } => {
                let hand = Hand {
                    rules,
                    schweine,
                    piles,
                };
                one_or_none(hand.is_thrown(), is_so, problem);
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

/// The hand in these piles, whose ♦A are Schweine or not.
#[derive(Clone, Copy)]
struct Hand<'r> {
    rules: &'r RuleSet,
    schweine: bool,
    piles: Piles,
}

/// Ways in which something is so: all of one of them holds.
type Ways = Vec<All>;

impl<'r> Hand<'r> {
    /// An Armut (ARM-1).
    fn is_armut(self) -> Ways {
        self.has_few_trumps(self.rules.armut.max_trumps.into(), true)
    }

    /// A hand that can be thrown in (THROW-5).
    fn is_thrown(self) -> impl Iterator<Item = All> + use<'r> {
        let conditions = self.rules.throwing.conditions.iter();
        conditions.flat_map(move |&Throw { condition, also }| {
            let ways = self.fulfils(condition);
            match also {
                Some(also) => both(&ways, &self.fulfils(also)),
                None => ways,
            }
        })
    }

    /// No more than so many trumps that are counted, beside those that are free.
    fn has_few_trumps(self, most: u16, for_armut: bool) -> Ways {
        let mut free: Vec<All> = vec![Vec::new()];
        for it in self.rules.free_trumps(self.schweine, for_armut).iter() {
            let has_it = Sum {
                most: it.most.into(),
                ..Sum::at_least(self.piles, CardSet::both(it.card), 1)
            };
            free.extend(both(&free, &[vec![has_it]]));
        }
        let trumps = self.rules.armut_trumps(self.schweine);
        for way in &mut free {
            let most = most + way.len() as u16;
            way.push(Sum::at_most(self.piles, trumps, most));
        }
        free
    }

    /// What must hold of it so that it fulfils this condition.
    fn fulfils(self, condition: ThrowCondition) -> Ways {
        let Hand { rules, piles, .. } = self;
        let ranks = |ranks: &[Rank], number: u8| {
            let ranks = ranks.iter().map(|&it| CardSet::of_rank(it));
            let kinds = ranks.fold(CardSet::EMPTY, CardSet::union);
            vec![vec![Sum::at_least(piles, kinds, number.into())]]
        };
        let each = |rank| {
            let cards = Suit::ALL.map(|suit| CardSet::both(Card::new(suit, rank)));
            vec![cards.map(|kind| Sum::at_least(piles, kind, 1)).to_vec()]
        };
        let augen = |sum: Sum| {
            let measure = Measure::Augen;
            vec![vec![Sum { measure, ..sum }]]
        };
        let low = |card| vec![vec![Sum::at_most(piles, rules.trumps_above(card), 0)]];
        let none = CardSet::EMPTY;
        match condition {
            ThrowCondition::Kings(number) => ranks(&[Rank::King], number),
            ThrowCondition::Nines(number) => ranks(&[Rank::Nine], number),
            ThrowCondition::NinesKings(number) => ranks(&[Rank::Nine, Rank::King], number),
            ThrowCondition::Full(number) => ranks(&[Rank::Ace, Rank::Ten], number),
            ThrowCondition::Augen(number) => augen(Sum::at_least(piles, none, number.into())),
            ThrowCondition::FewAugen(number) => augen(Sum::at_most(piles, none, number.into())),
            ThrowCondition::Trumps(number) => {
                vec![vec![Sum::at_most(
                    piles,
                    rules.normal_trumps(),
                    number.into(),
                )]]
            }
            ThrowCondition::FoxHighestInArmut => both(
                &low(Card::DA),
                &self.has_few_trumps(FEW_TRUMPS as u16, false),
            ),
            ThrowCondition::MaxOneTrump => self.has_few_trumps(1, false),
            ThrowCondition::FoxHighest => low(Card::DA),
            ThrowCondition::Highest(card) => low(card),
            ThrowCondition::NineOfEach => each(Rank::Nine),
            ThrowCondition::KingOfEach => each(Rank::King),
        }
    }
}

/// The ways in which both are so.
fn both(one: &[All], other: &[All]) -> Ways {
    let with = |way: &All| {
        let way = way.clone();
        other.iter().map(move |more| [&way[..], more].concat())
    };
    one.iter().flat_map(with).collect()
}
