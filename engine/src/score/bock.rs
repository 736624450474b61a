//! [`BockFactor`]: what a game counts in a Bock round, and what starts one.

use super::counts_as::CountsAs;
use super::tally::Tally;
use crate::options::{BockTrigger, SpecialPoint};
use crate::party::Party;
use crate::seat::BySeat;

/// What a game is multiplied by for Bock. Where Bock adds points (`bock.effect`), it is the
/// number of open blocks and one more.
///
/// ```
/// use doko_engine::BockFactor;
///
/// let twice = BockFactor::ONE.times(2);
/// assert_eq!(twice.and_then(|it| it.times(2)).map(BockFactor::get), Some(4));
/// assert_eq!(BockFactor::new(0), None);
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BockFactor(u32); // INVARIANT: 1 to MOST.

impl BockFactor {
    /// No Bock.
    pub const ONE: BockFactor = BockFactor(1);

    /// The largest factor that there is. Without Bock no game gives anybody 2000 points, where
    /// a solo has at most 100 of its own, so with it all points are numbers of 32 bits.
    pub const MOST: u32 = 1_000_000;

    /// This factor, if it is 1 to the largest.
    pub fn new(factor: u32) -> Option<BockFactor> {
        (1..=Self::MOST)
            .contains(&factor)
            .then_some(BockFactor(factor))
    }

    /// The factor of a game of one block more; `None` beyond the largest.
    #[must_use]
    pub fn times(self, factor: u8) -> Option<BockFactor> {
        BockFactor::new(self.0.checked_mul(factor.max(1).into())?)
    }

    /// The factor as a number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl Default for BockFactor {
    fn default() -> BockFactor {
        BockFactor::ONE
    }
}

/// How often each trigger of Bock games came up in a game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct BockEvents([u8; BockTrigger::ALL.len()]);

impl BockEvents {
    /// The number of times that `times` finds for each trigger.
    pub fn from_fn(times: impl FnMut(BockTrigger) -> u8) -> BockEvents {
        BockEvents(BockTrigger::ALL.map(times))
    }

    /// The same of a game that gave these points.
    pub(super) fn with_points(self, points: &BySeat<i32>) -> BockEvents {
        let nothing = points.iter().all(|(_, &it)| it == 0);
        BockEvents::from_fn(|trigger| {
            if trigger == BockTrigger::ZeroGame {
                u8::from(nothing)
            } else {
                self.times(trigger)
            }
        })
    }

    /// How often `trigger` came up.
    pub fn times(&self, trigger: BockTrigger) -> u8 {
        self.0.get(trigger as usize).copied().unwrap_or(0)
    }
}

/// What of a finished game can start a block of Bock games, its points aside (SCORE-42).
pub(super) fn events(tally: &Tally, winner: Option<Party>) -> BockEvents {
    let taken = &tally.taken;
    let said = |party: Party| taken.standing.get(party).ansage;
    let lost = |party: Party| u8::from(said(party) && winner != Some(party));
    let announced_solo = matches!(tally.counts_as, CountsAs::Solo { .. });
    BockEvents::from_fn(|trigger| match trigger {
        BockTrigger::Tie120 => u8::from(taken.augen.re == taken.augen.kontra),
        BockTrigger::SoloLost => u8::from(announced_solo && winner != Some(Party::Re)),
        BockTrigger::ReOrKontraLost => lost(Party::Re) + lost(Party::Kontra),
        BockTrigger::ReAndKontra => u8::from(said(Party::Re) && said(Party::Kontra)),
        BockTrigger::Herzstich => {
            let made = tally.specials.iter();
            let made = made.filter(|it| it.point == SpecialPoint::Herzstich);
            let two_against_two = tally.counts_as.soloist().is_none();
            made.fold(0, |times, _| times + u8::from(two_against_two))
        }
        BockTrigger::Schwarz => u8::from(taken.tricks.re == 0 || taken.tricks.kontra == 0),
        BockTrigger::ReLost => lost(Party::Re),
        BockTrigger::KontraLost => lost(Party::Kontra),
        BockTrigger::AnySolo => u8::from(announced_solo),
        BockTrigger::BothFailed => u8::from(winner.is_none()),
        // What comes up with the points, or without a game.
        BockTrigger::ZeroGame | BockTrigger::Thrown | BockTrigger::ArmutRefused => 0,
    })
}
