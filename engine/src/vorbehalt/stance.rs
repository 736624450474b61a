//! Where a seat stands in the round.

use crate::contract::{Selector, Solo};

/// A named Vorbehalt.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Declaration {
    Hochzeit(Selector),
    Solo(Solo),
}

/// Where a seat stands in the round.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Stance {
    /// It has said nothing.
    Silent,
    Gesund,
    /// It has a Vorbehalt without a name, which is none of `denied`; if it
    /// `affirmed` a category, it is that one.
    Unnamed {
        denied: Places,
        affirmed: Option<u8>,
    },
    Named(Declaration),
}

/// A set of places in `vorbehalt.order`, lowest bit first.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Places(u8);

impl Places {
    pub(super) const NONE: Places = Places(0);

    pub(super) const fn only(place: u8) -> Places {
        Places(1 << place)
    }

    pub(super) const fn contains(self, place: u8) -> bool {
        self.0 & (1 << place) != 0
    }

    pub(super) const fn with(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    pub(super) const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// The place that ranks highest, or `None` of no place.
    pub(super) const fn first(self) -> Option<u8> {
        if self.0 == 0 {
            None
        } else {
            Some(self.0.trailing_zeros() as u8)
        }
    }
}
