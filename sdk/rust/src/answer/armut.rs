//! [`ArmutState`]: what has become of the cards of an Armut.

use doko_proto::v1;

use crate::card::Card;
use crate::read::{FromMessage, Malformed, list, optional, required};
use crate::words::Seat;

/// An Armut whose cards are pushed, as far as the view may know.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ArmutState {
    /// Whose Armut it is.
    pub poor_player: Seat,
    /// Who accepted; `None` while nobody has, and if nobody does.
    pub acceptor: Option<Seat>,
    /// How many cards were pushed; `None` until they are.
    pub pushed_count: Option<u32>,
    /// The cards that were pushed; empty if not known, or not to this view.
    pub pushed_cards: Vec<Card>,
    /// How many cards were given back; `None` until they are.
    pub returned_count: Option<u32>,
    /// The cards that were given back; empty if not known, or not to this view.
    pub returned_cards: Vec<Card>,
    /// How many of these are trumps, where that is told or seen.
    pub returned_trumps: Option<u32>,
}

impl FromMessage for ArmutState {
    type Message = v1::ArmutState;

    fn from_message(message: v1::ArmutState) -> Result<ArmutState, Malformed> {
        Ok(ArmutState {
            poor_player: required(message.poor_player, "ArmutState.poor_player")?,
            acceptor: optional(message.acceptor, "ArmutState.acceptor")?,
            pushed_count: message.pushed_count,
            pushed_cards: list(&message.pushed_cards, "ArmutState.pushed_cards")?,
            returned_count: message.returned_count,
            returned_cards: list(&message.returned_cards, "ArmutState.returned_cards")?,
            returned_trumps: message.returned_trumps,
        })
    }
}
