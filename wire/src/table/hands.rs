//! Four hands that are a deal.

use doko_engine::{BySeat, CardSet, Deal, Deck, Seat};
use doko_proto::v1;

use crate::decode::Problems;
use crate::decode::lists::cards_beside;

/// Reads four hands, none of which may be left out. What cannot have been dealt
/// is noted card by card; where the deck is not known, as far as that goes.
pub(super) fn hands(
    problems: &mut Problems,
    deck: Option<Deck>,
    columns: [&[i32]; 4],
) -> Option<Deal> {
    let mut all = CardSet::EMPTY;
    let mut hands = BySeat::new([CardSet::EMPTY; 4]);
    for (seat, column) in Seat::ALL.into_iter().zip(columns) {
        let path = format_args!("hand_{seat}");
        if column.is_empty() {
            let problem = "is required: a deal is four hands (CARD-8)";
            problems.note(path, v1::ErrorReason::WrongNumberOfHands, problem);
            continue;
        }
        let size = deck.map(|it| usize::from(it.hand_size()));
        if let Some(size) = size.filter(|&size| size != column.len()) {
            let problem = format_args!("must have {size} cards (CARD-5)");
            problems.note(path, v1::ErrorReason::WrongHandSize, problem);
        }
        // What is beyond any hand was noted as too long.
        *hands.get_mut(seat) = cards_beside(problems, deck, &mut all, path, column, 12);
    }
    Deal::new(deck?, hands)
}
