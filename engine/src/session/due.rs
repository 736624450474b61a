//! [`Due`]: what the next game of a list inherits from those before it.

use crate::score::BockFactor;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::{Context, OpenPflichtsoli};

use super::seating::Seating;

/// What a game inherits from its list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Due {
    /// Who plays, and who deals.
    pub seating: Seating,
    /// The open Pflichtsoli of each seat; none in a round of soli (`list.solo_rounds`).
    pub open_pflichtsoli: BySeat<OpenPflichtsoli>,
    /// The seat that must play its Pflichtsolo (LIST-6), or a solo in a round of soli.
    pub vorfuehrung: Option<Seat>,
    /// The games left, this one included; `None` in a list without an end.
    pub games_left: Option<u16>,
    /// What the game is multiplied by for Bock; `None` if that is more than the largest
    /// factor, as many blocks that overlap can come to (SCORE-42).
    pub bock: Option<BockFactor>,
}

impl Due {
    /// What the Vorbehalt round has to know of it.
    pub const fn context(&self) -> Context {
        Context {
            open_pflichtsoli: self.open_pflichtsoli,
            vorfuehrung: self.vorfuehrung,
        }
    }
}
