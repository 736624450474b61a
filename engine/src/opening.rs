//! [`Opening`]: how the play begins.

use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::list::List;
use crate::schweine::DeclaredPair;
use crate::seat::{BySeat, Seat};

/// What stands when the first card may be led.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Opening {
    /// What is played.
    pub contract: Contract,
    /// The hands as they are played: as dealt, or after the exchange of an Armut.
    pub hands: BySeat<CardSet>,
    /// The Schweine declared up to here that count in the contract, or wait for a lower pair, in
    /// the order of their height.
    pub schweine: List<DeclaredPair, 4>,
    /// The bid by which the soloist got the game, 0 to 5, which counts as announced
    /// (AUC-3).
    pub bid: u8,
    /// Who leads the first trick.
    pub lead: Seat,
    /// The poor player of a second Armut, who plays as Kontra with the one left over
    /// (option `armut.second_armut`).
    pub second_poor: Option<Seat>,
}

#[cfg(test)]
impl Opening {
    /// A beginning without Schweine and bids, in which `lead` leads.
    pub(crate) const fn plain(contract: Contract, hands: BySeat<CardSet>, lead: Seat) -> Opening {
        Opening {
            contract,
            hands,
            schweine: List::new(crate::schweine::NO_PAIR),
            bid: 0,
            lead,
            second_poor: None,
        }
    }
}
