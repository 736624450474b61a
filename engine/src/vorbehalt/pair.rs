//! [`Pair`]: Schweine that were declared in the round, or a pair above them.

use crate::card::Card;
use crate::schweine::{DeclaredPair, NO_PAIR};

/// A declared pair and the card of which it is made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Pair {
    pub(super) pair: DeclaredPair,
    pub(super) card: Card,
}

impl Pair {
    // Fills the unused places of a list.
    pub(super) const NONE: Pair = Pair {
        pair: NO_PAIR,
        card: Card::DA,
    };
}
