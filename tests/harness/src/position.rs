//! What is the case after a record: where the cards are, as far as it is known.

use serde::{Deserialize, Serialize};

use crate::Record;

/// See [`Question::Position`](crate::Question::Position).
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PositionQuestion {
    /// The game so far.
    pub record: Record,
    /// The card whose unseen copies are asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
}

/// To [`Question::Position`](crate::Question::Position).
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PositionAnswer {
    /// How many copies of the card are unseen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copies: Option<u32>,
    /// The seats that may hold one of them, in order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holders: Option<Vec<u8>>,
    /// The cards in the hands of the seats 1 to 4, empty if not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<[String; 4]>,
    /// The Armuten whose cards are pushed, in their order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub armuten: Option<Vec<ArmutState>>,
}

/// What has become of the cards of an Armut. What there is not, or is not known, is left
/// out.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ArmutState {
    /// Whose Armut it is.
    pub poor: u8,
    /// Who took the cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acceptor: Option<u8>,
    /// How many were pushed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pushed: Option<u32>,
    /// Which.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pushed_cards: Option<String>,
    /// How many were given back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returned: Option<u32>,
    /// Which.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returned_cards: Option<String>,
    /// How many of these are trumps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returned_trumps: Option<u32>,
}
