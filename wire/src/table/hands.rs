//! Four hands that are a deal.

use doko_engine::{BySeat, CardSet, Deal, Deck, Seat};
use doko_proto::v1;

use crate::decode::Problems;
use crate::decode::columns::card;

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
        let path = format!("hand_{seat}");
        if column.is_empty() {
            let problem = "is required: a deal is four hands (CARD-8)";
            problems.note(path, v1::ErrorReason::WrongNumberOfHands, problem);
            continue;
        }
        let size = deck.map(|it| usize::from(it.hand_size()));
        if let Some(size) = size.filter(|&size| size != column.len()) {
            let problem = format_args!("must have {size} cards (CARD-5)");
            problems.note(path.clone(), v1::ErrorReason::WrongHandSize, problem);
        }
        // What is beyond any hand was noted as too long.
        for (i, &number) in column.iter().enumerate().take(12) {
            let path = || format!("{path}[{i}]");
            let Some(card) = card(number) else {
                problems.unknown_number(path());
                continue;
            };
            if deck.is_some_and(|deck| !deck.contains(card)) {
                let problem = "must be a card of the deck (CARD-8)";
                problems.note(path(), v1::ErrorReason::CardNotInDeck, problem);
            } else if !all.insert(card) {
                let problem = "is a third copy of a card (CARD-8)";
                problems.note(path(), v1::ErrorReason::TooManyCopies, problem);
            } else {
                hands.get_mut(seat).insert(card);
            }
        }
    }
    Deal::new(deck?, hands)
}
