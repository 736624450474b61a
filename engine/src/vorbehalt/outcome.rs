//! What the round leads to.

use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::list::List;
use crate::opening::Opening;
use crate::schweine::DeclaredPair;
use crate::seat::{BySeat, Seat};

/// What the round leads to, once nothing that is still unsaid can change it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Outcome {
    /// A game is played.
    Contract(Settled),
    /// The cards are dealt again, by the same seat.
    Redeal(Redeal),
}

/// A contract that is settled, with everything that was fixed on the way to it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Settled {
    /// What is played.
    pub contract: Contract,
    /// Who leads the first trick (LEAD-1, LEAD-2).
    pub lead: Seat,
    /// The bid of the soloist, 0 to 5 (AUC-3).
    pub bid: u8,
    /// The Schweine declared in the round that count in the contract, or will with a lower pair
    /// that they wait for, in the order of their height (SCHW-7). Those without a word are none
    /// of them: the game has them.
    pub schweine: List<DeclaredPair, 4>,
    /// The poor player of a second Armut that is played as Kontra.
    pub second_poor: Option<Seat>,
}

impl Settled {
    /// How the game begins with these hands, which are those after an exchange.
    pub const fn opening(&self, hands: BySeat<CardSet>) -> Opening {
        let Settled {
            contract,
            lead,
            bid,
            schweine,
            second_poor,
        } = *self;
        Opening {
            contract,
            hands,
            schweine,
            bid,
            lead,
            second_poor,
        }
    }
}

/// The cards are dealt again.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Redeal {
    /// Why.
    pub reason: RedealReason,
    /// Whose Vorbehalt led to it; the earliest seat of several.
    pub seat: Seat,
}

/// Why the cards are dealt again.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum RedealReason {
    /// Two or more players have an Armut or throw their hands in (ARM-3).
    TwoArmuten,
    /// A hand was thrown in (THROW-1).
    Thrown,
    /// Nobody takes the cards of an Armut (ARM-6).
    ArmutRefused,
    /// One player has an Armut, and the rule set deals again for it.
    Armut,
}
