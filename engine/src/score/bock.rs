//! [`BockFactor`]: what a game counts in a Bock round, and what starts one.

use super::counts_as::CountsAs;
use super::tally::Tally;
use crate::options::{BockTrigger, BockTriggers, SpecialPoint};
use crate::party::Party;
use crate::seat::BySeat;

/// What a game is multiplied by for Bock.
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

/// What of a finished game can start a block of Bock games (SCORE-42).
pub(super) fn triggers(tally: &Tally, winner: Option<Party>, points: &BySeat<i32>) -> BockTriggers {
    let taken = &tally.taken;
    BockTriggers::filter(|trigger| match trigger {
        BockTrigger::Tie120 => taken.augen.re == taken.augen.kontra,
        BockTrigger::SoloLost => match tally.counts_as {
            CountsAs::Solo { .. } => winner != Some(Party::Re),
            CountsAs::TwoAgainstTwo
            | CountsAs::StilleHochzeit { .. }
            | CountsAs::FailedHochzeit { .. } => false,
        },
        BockTrigger::ReOrKontraLost => Party::ALL
            .into_iter()
            .any(|party| taken.standing.get(party).ansage && winner != Some(party)),
        BockTrigger::ReAndKontra => taken.standing.re.ansage && taken.standing.kontra.ansage,
        BockTrigger::Herzstich => {
            let mut specials = tally.specials.iter();
            tally.counts_as == CountsAs::TwoAgainstTwo
                && specials.any(|it| it.point == SpecialPoint::Herzstich)
        }
        BockTrigger::Schwarz => Party::ALL
            .into_iter()
            .any(|party| *taken.tricks.get(party) == 0),
        BockTrigger::ZeroGame => points.iter().all(|(_, &it)| it == 0),
    })
}
