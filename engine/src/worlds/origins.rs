//! [`Origin`]: the ways in which a hand can come to its class.

use super::Known;
use super::classes::{ARMUT, SCHWEINE};
use crate::card::{Card, Suit};
use crate::list::List;
use crate::seat::Seat;
use crate::throw::{FEW_TRUMPS, ThrowCondition, ThrowRank};

/// How a hand comes to its class: for an Armut, or for a condition; and with which pair.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin {
    pub(super) of_armut: Option<usize>,
    pub(super) pair: Option<Card>,
    /// Whether a hand that is nothing of this kind has a trump above ♦A.
    pub(super) above_fox: bool,
}

/// An Armut and eight conditions, with four pairs.
const MOST_ORIGINS: usize = 9 * 4;

pub(super) type Origins = List<Origin, MOST_ORIGINS>;

pub(super) const NO_ORIGIN: Origin = Origin {
    of_armut: None,
    pair: None,
    above_fox: true,
};

impl Known<'_, '_> {
    /// The ways in which the hand of `seat` can come to its class.
    pub(super) fn origins(&self, seat: Seat, class: u8) -> Origins {
        let mut origins = Origins::new(NO_ORIGIN);
        if !self.is_asked(seat) {
            origins.push(NO_ORIGIN);
            return origins;
        }
        let rules = self.rules;
        let conditions = match rules.throwing.rank {
            ThrowRank::AfterSolo => rules.throwing.conditions.len(),
            ThrowRank::BeforeSolo => 0,
        };
        let ranks = || rules.schweine.ranks().filter(|_| class & SCHWEINE != 0);
        let pairs = || {
            let none = (class & SCHWEINE == 0).then_some(None);
            let pairs = ranks().map(|rank| Some(Card::new(Suit::Diamonds, rank)));
            none.into_iter().chain(pairs)
        };
        if class & ARMUT == 0 {
            let fox = (0..conditions).any(|it| {
                let found = rules.throwing.conditions.get(it);
                found == Some(&ThrowCondition::FoxHighestInArmut) && !self.is_armut_anyway(it)
            });
            for above_fox in [true, false].into_iter().take(1 + usize::from(fox)) {
                for pair in pairs() {
                    origins.push(Origin {
                        of_armut: None,
                        pair,
                        above_fox,
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
                    above_fox: true,
                });
            }
        }
        origins
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
}
