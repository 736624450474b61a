//! [`CountsAs`]: what a game counts as when its points are shared out.

use crate::contract::Solo;
use crate::seat::Seat;

/// What a game counts as when its points are shared out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CountsAs {
    /// Two against two: Normalspiel, Hochzeit with a partner.
    TwoAgainstTwo,
    /// Two against two after an exchange of cards (ARM-11).
    Armut,
    /// An announced solo.
    Solo {
        /// Who plays alone.
        seat: Seat,
        /// Which solo.
        solo: Solo,
    },
    /// A stille Hochzeit (STILL-3).
    StilleHochzeit {
        /// Who plays alone.
        seat: Seat,
    },
    /// A Hochzeit without a partner (WED-8).
    FailedHochzeit {
        /// Who plays alone.
        seat: Seat,
    },
}

impl CountsAs {
    /// Who plays alone, if anybody does.
    pub const fn soloist(self) -> Option<Seat> {
        match self {
            CountsAs::TwoAgainstTwo | CountsAs::Armut => None,
            CountsAs::Solo { seat, .. }
            | CountsAs::StilleHochzeit { seat }
            | CountsAs::FailedHochzeit { seat } => Some(seat),
        }
    }

    /// The solo whose trumps are played; the Karo-Farbsolo has those of the
    /// Normalspiel.
    pub const fn trumps(self) -> Solo {
        match self {
            CountsAs::Solo { solo, .. } => solo,
            CountsAs::TwoAgainstTwo
            | CountsAs::Armut
            | CountsAs::StilleHochzeit { .. }
            | CountsAs::FailedHochzeit { .. } => Solo::Karo,
        }
    }
}
