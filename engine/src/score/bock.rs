//! [`BockFactor`]: what a game counts in a Bock round, and what starts one.

use super::{CountsAs, SpecialPoint, Tally};
use crate::party::Party;
use crate::seat::BySeat;
use crate::session::{BockTrigger, BockTriggers};

/// What a game is multiplied by for Bock.
///
/// ```
/// use doko_engine::BockFactor;
///
/// assert_eq!(BockFactor::ONE.times(2).times(2).get(), 4);
/// assert_eq!(BockFactor::new(0), None);
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BockFactor(u16); // INVARIANT: 1 to MOST.

impl BockFactor {
    /// No Bock.
    pub const ONE: BockFactor = BockFactor(1);

    /// The largest factor that there is.
    pub const MOST: u16 = 1024;

    /// This factor, if it is 1 to 1024.
    pub fn new(factor: u32) -> Option<BockFactor> {
        let factor = u16::try_from(factor).ok()?;
        (1..=Self::MOST)
            .contains(&factor)
            .then_some(BockFactor(factor))
    }

    /// The factor of a game of one block more; it never grows beyond the largest.
    #[must_use]
    pub fn times(self, factor: u8) -> BockFactor {
        let product = self.0.saturating_mul(factor.max(1).into());
        BockFactor(product.min(Self::MOST))
    }

    /// The factor as a number.
    pub const fn get(self) -> u16 {
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
