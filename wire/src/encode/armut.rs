//! Armuten whose cards are pushed.

use doko_engine::{ArmutExchange, CardSet, Position};
use doko_proto::v1;
use doko_worlds::Hidden;

use super::{cards, seat, seat_or_unset};
use crate::decode::DecodedRecord;

/// The Armuten that are handled. Cards that the `record` does not name are those of a
/// supposed deal, and are not told.
pub(super) fn states(position: &Position<'_>, record: &DecodedRecord) -> Vec<v1::ArmutState> {
    let trumps = position.rules().normal_trumps();
    let all = position.round().handled_armuten(position.rules());
    all.zip(record.hidden)
        .map(|(exchange, hidden)| state(exchange, hidden.unwrap_or_default(), trumps))
        .collect()
}

fn state(exchange: ArmutExchange, hidden: Hidden, trumps: CardSet) -> v1::ArmutState {
    let ArmutExchange {
        poor,
        acceptor,
        pushed,
        returned,
    } = exchange;
    let Hidden {
        pushed: pushed_unseen,
        shown,
        returned: returned_unseen,
        trumps: told,
    } = hidden;
    let known_push = pushed.filter(|_| pushed_unseen.is_none());
    let known_return = returned.filter(|_| returned_unseen.is_none());
    let count = |cards: Option<CardSet>, number: Option<u8>| {
        cards.map(|cards| number.map_or(cards.len(), u32::from))
    };
    v1::ArmutState {
        poor_player: seat(poor),
        acceptor: seat_or_unset(acceptor),
        pushed_count: count(pushed, pushed_unseen),
        pushed_cards: cards(known_push.or(shown).unwrap_or_default()),
        returned_count: count(returned, returned_unseen),
        returned_cards: cards(known_return.unwrap_or_default()),
        returned_trumps: match known_return {
            Some(cards) => Some(cards.intersect(trumps).len()),
            None => returned.and(told).map(u32::from),
        },
    }
}
