//! [`Origin`]: the ways in which a hand can come to its class, and what each of them asks
//! of it.

use super::Known;
use super::classes::{ARMUT, SCHWEINE, SILENT};
use super::count::{Count, Measure};
use super::wish::Wish;
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::list::List;
use crate::ruleset::RuleSet;
use crate::throw::{FEW_TRUMPS, ThrowCondition, ThrowRank, above_fox, of_ranks};

/// How a hand comes to its class: for an Armut, or for a condition; and with which pair.
/// Every hand of the class comes to it in one of these ways, and no other hand does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin {
    of_armut: Option<usize>,
    pair: Option<Card>,
    /// How a hand that is nothing of this kind escapes what needs few trumps, and none
    /// above ♦A.
    escape: Escape,
}

/// Why a hand is none with few trumps, of which none lies above ♦A.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Escape {
    /// A trump lies above.
    Above,
    /// They are not few.
    Many,
}

/// An Armut and eight conditions, with four pairs.
const MOST_ORIGINS: usize = 9 * 4;

type Origins = List<Origin, MOST_ORIGINS>;

const NO_ORIGIN: Origin = Origin {
    of_armut: None,
    pair: None,
    escape: Escape::Above,
};

impl Known<'_, '_> {
    /// The ways in which a hand can come to its class.
    pub(super) fn origins(&self, class: u8) -> Origins {
        let mut origins = Origins::new(NO_ORIGIN);
        let rules = self.rules;
        let conditions = if is_thrown_with(rules, class) {
            rules.throwing.conditions.len()
        } else {
            0
        };
        let ranks = || rules.schweine.ranks().filter(|_| class & SCHWEINE != 0);
        let pairs = || {
            let none = (class & SCHWEINE == 0).then_some(None);
            let pairs = ranks().map(|rank| Some(Card::new(Suit::Diamonds, rank)));
            none.into_iter().chain(pairs)
        };
        if class & ARMUT == 0 {
            let only_many = (0..conditions).any(|it| {
                let found = rules.throwing.conditions.get(it);
                found == Some(&ThrowCondition::FoxHighestInArmut) && self.is_armut_anyway(it)
            });
            let escapes = if conditions == 0 { 1 } else { 2 };
            let escapes = self.escapes().take(escapes);
            for escape in escapes.skip(usize::from(only_many)) {
                for pair in pairs() {
                    origins.push(Origin {
                        of_armut: None,
                        pair,
                        escape,
                    });
                }
            }
            return origins;
        }
        let armut = usize::from(rules.armut.has_vorbehalt());
        let is_own = |&place: &usize| place < armut || !self.is_armut_anyway(place - armut);
        for place in (0..conditions + armut).filter(is_own) {
            for pair in pairs() {
                origins.push(Origin {
                    of_armut: Some(place),
                    pair,
                    escape: Escape::Above,
                });
            }
        }
        origins
    }

    /// How a hand can be none that is thrown in for having few trumps, and none above ♦A.
    pub(super) fn escapes(&self) -> impl Iterator<Item = Escape> + use<> {
        let condition = ThrowCondition::FoxHighestInArmut;
        let both = self.rules.throwing.conditions.contains(&condition);
        let escapes = [Escape::Above, Escape::Many];
        escapes.into_iter().take(1 + usize::from(both))
    }

    /// Whether every hand that fulfils this condition is one of an Armut.
    fn is_armut_anyway(&self, condition: usize) -> bool {
        let armut = &self.rules.armut;
        let most = match self.rules.throwing.conditions.get(condition) {
            Some(ThrowCondition::FoxHighestInArmut) => FEW_TRUMPS,
            Some(ThrowCondition::MaxOneTrump) => 1,
            Some(&ThrowCondition::Trumps(most)) => u32::from(most),
            Some(_) | None => return false,
        };
        armut.has_vorbehalt() && most <= u32::from(armut.max_trumps)
    }

    /// The trumps that an Armut has few of, whose ♦A are `schweine` or not.
    pub(super) fn trumps_of_armut(&self, schweine: bool) -> Measure {
        Measure::Cards(self.rules.armut_trumps(schweine))
    }
}

/// Whether it belongs to this class whether a hand can be thrown in.
fn is_thrown_with(rules: &RuleSet, class: u8) -> bool {
    rules.throwing.rank == ThrowRank::AfterSolo || class & SILENT != 0
}

impl Wish {
    /// Wishes for a hand that is of this class in this way.
    pub(super) fn come(&mut self, known: &Known<'_, '_>, class: u8, origin: &Origin) {
        let rules = known.rules;
        let armut = rules.armut.has_vorbehalt();
        let max_trumps = u32::from(rules.armut.max_trumps);
        match origin.of_armut {
            Some(0) if armut => self.count(Count::up_to(known.trumps_of_armut(false), max_trumps)),
            Some(place) => self.demand(&known.thrown(place - usize::from(armut), false)),
            None => {
                if armut {
                    self.count(Count::from(known.trumps_of_armut(false), max_trumps + 1));
                }
                if is_thrown_with(rules, class) {
                    self.not_thrown(known, origin.escape, false);
                }
            }
        }
        match origin.pair {
            Some(card) => self.least = self.least.union(CardSet::both(card)),
            None if class & SCHWEINE == 0 && known.may_have(SCHWEINE) => {
                for rank in rules.schweine.ranks() {
                    self.pair(rank, false);
                }
            }
            None => (),
        }
    }

    /// Wishes for a pair of ♦ of this rank, or for none.
    pub(super) fn pair(&mut self, rank: Rank, has: bool) {
        let pair = Measure::Cards(CardSet::both(Card::new(Suit::Diamonds, rank)));
        self.count(if has {
            Count::from(pair, 2)
        } else {
            Count::up_to(pair, 1)
        });
    }

    /// Wishes for a hand that fulfils no condition for throwing in, whose ♦A are
    /// `schweine` or not.
    pub(super) fn not_thrown(&mut self, known: &Known<'_, '_>, escape: Escape, schweine: bool) {
        let rules = known.rules;
        let of = |ranks: &[Rank]| Measure::Cards(of_ranks(ranks));
        let high = Count::from(Measure::Cards(above_fox(rules)), 1);
        let trumps_of_armut = known.trumps_of_armut(schweine);
        for condition in rules.throwing.conditions.iter() {
            self.count(match *condition {
                ThrowCondition::Kings(n) => Count::below(of(&[Rank::King]), n.into()),
                ThrowCondition::Nines(n) => Count::below(of(&[Rank::Nine]), n.into()),
                ThrowCondition::NinesKings(n) => {
                    Count::below(of(&[Rank::King, Rank::Nine]), n.into())
                }
                ThrowCondition::Augen(n) => Count::below(Measure::Augen, n.into()),
                ThrowCondition::Trumps(n) => {
                    Count::from(Measure::Cards(rules.normal_trumps()), u32::from(n) + 1)
                }
                ThrowCondition::FoxHighestInArmut => match escape {
                    Escape::Above => high,
                    Escape::Many => Count::from(trumps_of_armut, FEW_TRUMPS + 1),
                },
                ThrowCondition::FoxHighest => high,
                ThrowCondition::MaxOneTrump => Count::from(trumps_of_armut, 2),
            });
        }
    }
}
