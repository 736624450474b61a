//! VORB-13: what the declarations lead to.

use crate::contract::Contract;
use crate::vorbehalt::round::Hands;

/// VORB-13: the answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Outcome {
    /// This is played.
    Contract {
        /// What.
        contract: Contract,
        /// The hands at the start of play, as far as they are known.
        hands: Hands,
    },
    /// The same dealer deals again.
    Redeal {
        /// Why, as a word.
        reason: &'static str,
        /// The earliest seat concerned.
        seat: usize,
    },
    /// Something is missing.
    NeedsInput {
        /// What, as a word.
        what: &'static str,
        /// Of whom, in seat order.
        seats: Vec<usize>,
    },
    /// VORB-12: something is invalid: who, and why.
    Refused(Vec<(usize, &'static str)>),
}
