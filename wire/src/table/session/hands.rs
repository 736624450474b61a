//! Hands without which a list does not go on.

use doko_proto::v1;

use crate::decode::{DecodedRecord, Problems};

/// Notes the hands, and the cards of an exchange, that are not known, and `why` they
/// are asked for.
pub(super) fn note(problems: &mut Problems, record: &DecodedRecord, why: &str) {
    let hands = record.hands.iter().filter(|(_, hand)| hand.is_none());
    let hands = hands.map(|(seat, _)| format!("record.hand_{}", seat.number()));
    let exchanges = record.hidden.iter().enumerate();
    let exchanges = exchanges.filter(|(_, hidden)| hidden.is_some());
    let exchanges = exchanges.map(|(place, _)| format!("record.armut_exchanges[{place}]"));
    for path in hands.chain(exchanges) {
        problems.note(path, v1::ErrorReason::MissingField, why);
    }
}
