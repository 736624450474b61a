//! [`Tally`]: a finished game, ready to be settled.

use super::counts_as::CountsAs;
use super::special::Specials;
use crate::party::Parties;
use crate::winning::Taken;

/// A finished game, ready to be settled: from a record, or from counts.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// The parties; all four are fixed.
    pub parties: Parties,
    /// What the game counts as.
    pub counts_as: CountsAs,
    /// What decides the game.
    pub taken: Taken,
    /// The special points that tricks brought; which of them count is for the rules
    /// to say. The one for Kontra's win and that for a solo are not among them.
    pub specials: Specials,
}
