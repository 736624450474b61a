//! [`Origin`]: the ways in which a hand can come to its class, and what each of them asks
//! of it.

use super::Known;
use super::classes::{ARMUT, DECLARED, LEFT_ARMUT, LEFT_THROW, POOR, SCHWEINE, SILENT, THROW};
use super::count::{Count, Measure};
use super::wish::Wish;
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::list::List;
use crate::options::{ThrowCondition, ThrowRank};
use crate::ruleset::RuleSet;
use crate::throw::{FEW_TRUMPS, above_fox, of_ranks};

/// How a hand comes to its class: by which condition it can be thrown in, or how it
/// escapes them, and with which pair. Every hand of the class comes to it in one of these
/// ways, and no other hand does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin {
    condition: Option<usize>,
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

/// Eight conditions, each with two ways to fulfil none any more, with four pairs.
const MOST_ORIGINS: usize = 2 * 8 * 4;

type Origins = List<Origin, MOST_ORIGINS>;

const NO_ORIGIN: Origin = Origin {
    condition: None,
    pair: None,
    escape: Escape::Above,
};

impl Known<'_, '_> {
    /// The ways in which a hand can come to its class.
    pub(super) fn origins(&self, class: u8) -> Origins {
        let mut origins = Origins::new(NO_ORIGIN);
        let rules = self.rules;
        let ranks = || rules.schweine.ranks().filter(|_| class & SCHWEINE != 0);
        let pairs = || {
            let none = (class & SCHWEINE == 0).then_some(None);
            let pairs = ranks().map(|rank| Some(Card::new(Suit::Diamonds, rank)));
            none.into_iter().chain(pairs)
        };
        let mut add = |condition, escape| {
            for pair in pairs() {
                origins.push(Origin {
                    condition,
                    pair,
                    escape,
                });
            }
        };
        let is_poor = class & ARMUT != 0;
        if class & POOR != 0 {
            if self.may_have(ARMUT) {
                add(None, Escape::Above);
            }
            let conditions = if is_thrown_with(rules, class) {
                rules.throwing.conditions.len()
            } else {
                0
            };
            for place in (0..conditions).filter(|&it| !self.is_armut_anyway(it)) {
                add(Some(place), Escape::Above);
            }
        } else if class & THROW != 0 {
            let is_left = class & LEFT_THROW != 0;
            let is_poor = is_poor && (!is_left || class & LEFT_ARMUT != 0);
            let lost = class & DECLARED != 0 && !is_left;
            for place in 0..rules.throwing.conditions.len() {
                if is_poor || !self.is_armut_anyway(place) {
                    let escapes = self.escapes().take(if lost { 2 } else { 1 });
                    escapes.for_each(|escape| add(Some(place), escape));
                }
            }
        } else if is_thrown_with(rules, class) {
            let only_many = !is_poor && self.is_escaped_by_many();
            for escape in self.escapes().skip(usize::from(only_many)) {
                add(None, escape);
            }
        } else {
            add(None, Escape::Above);
        }
        origins
    }

    /// Whether who has no Armut has too many trumps for the condition that asks for few,
    /// and none above ♦A.
    fn is_escaped_by_many(&self) -> bool {
        let mut conditions = (0..).zip(self.rules.throwing.conditions.iter());
        conditions.any(|(place, &it)| {
            it == ThrowCondition::FoxHighestInArmut && self.is_armut_anyway(place)
        })
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
    let is_of_class = rules.throwing.rank == ThrowRank::AfterSolo || class & SILENT != 0;
    is_of_class && !rules.throwing.conditions.is_empty()
}

impl Wish {
    /// Wishes for a hand that is of this class in this way.
    pub(super) fn come(&mut self, known: &Known<'_, '_>, class: u8, origin: &Origin) {
        let rules = known.rules;
        let max_trumps = u32::from(rules.armut.max_trumps);
        let trumps = known.trumps_of_armut(false);
        let all_trumps = known.trumps_of_armut(true);
        if class & LEFT_ARMUT != 0 {
            self.count(Count::up_to(all_trumps, max_trumps));
        } else if class & ARMUT != 0 || class & POOR != 0 && origin.condition.is_none() {
            self.count(Count::up_to(trumps, max_trumps));
            if class & DECLARED != 0 {
                self.count(Count::from(all_trumps, max_trumps + 1));
            }
        } else if class & POOR == 0 && known.may_have(ARMUT) {
            self.count(Count::from(trumps, max_trumps + 1));
        }
        match origin.condition {
            Some(place) if class & LEFT_THROW != 0 => self.demand(&known.thrown(place, true)),
            Some(place) => {
                self.demand(&known.thrown(place, false));
                if class & DECLARED != 0 {
                    self.not_thrown(known, origin.escape, true);
                }
            }
            None if class & POOR == 0 && is_thrown_with(rules, class) => {
                self.not_thrown(known, origin.escape, false);
            }
            None => (),
        }
        match origin.pair {
            Some(card) => self.least = self.least.union(CardSet::both(card)),
            None if class & SCHWEINE == 0 && known.may_have(SCHWEINE) => {
                for rank in rules.schweine.ranks() {
                    self.pair(Card::new(Suit::Diamonds, rank), false);
                }
            }
            None => (),
        }
    }

    /// Wishes for both of this kind, or for none or one.
    pub(super) fn pair(&mut self, card: Card, has: bool) {
        let pair = Measure::Cards(CardSet::both(card));
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
