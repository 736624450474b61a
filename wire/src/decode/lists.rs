//! Lists of cards and seats.

use std::fmt::Display;

use doko_engine::{Card, CardSet, Deck, Seat};
use doko_proto::v1;

use super::columns::{card, seat};
use super::{Problems, limit};

/// The card with this number, if the deck has it.
pub(crate) fn card_of(
    problems: &mut Problems,
    deck: Option<Deck>,
    path: impl Display,
    number: i32,
) -> Option<Card> {
    let Some(card) = card(number) else {
        problems.unknown_number(path, |it| card(it).is_some());
        return None;
    };
    if deck.is_some_and(|deck| !deck.contains(card)) {
        let problem = "must be a card of the deck, which is without nines (CARD-2)";
        problems.note(path, v1::ErrorReason::CardNotInDeck, problem);
        return None;
    }
    Some(card)
}

/// The cards of a hand or a pile, at most so many, which are added to `all`: none of
/// them may be there twice before.
pub(crate) fn cards_beside(
    problems: &mut Problems,
    deck: Option<Deck>,
    all: &mut CardSet,
    path: impl Display,
    numbers: &[i32],
    most: usize,
) -> CardSet {
    let mut cards = CardSet::EMPTY;
    for (i, &number) in numbers.iter().enumerate().take(most) {
        let Some(card) = card_of(problems, deck, format_args!("{path}[{i}]"), number) else {
            continue;
        };
        if all.insert(card) {
            cards.insert(card);
        } else {
            let problem = "is a third copy of a card (CARD-8)";
            let path = format_args!("{path}[{i}]");
            problems.note(path, v1::ErrorReason::TooManyCopies, problem);
        }
    }
    cards
}

/// The order of play named with a claim.
pub(crate) fn order_of_play(
    problems: &mut Problems,
    deck: Option<Deck>,
    path: &str,
    numbers: &[i32],
) -> Vec<Card> {
    const MAX_ORDER: usize = 12;
    limit(problems, path, numbers.len(), MAX_ORDER);
    let numbers = numbers.iter().enumerate().take(MAX_ORDER);
    let cards = numbers.map(|(i, &it)| card_of(problems, deck, format_args!("{path}[{i}]"), it));
    cards.flatten().collect()
}

/// The seats of a party, each once and at most two.
pub(crate) fn seats_of_party(problems: &mut Problems, path: &str, numbers: &[i32]) -> Vec<Seat> {
    let mut seats = Vec::new();
    for (i, &number) in numbers.iter().enumerate().take(2) {
        match seat(number) {
            Some(seat) if seats.contains(&seat) => {
                let problem = "names the same seat again";
                let path = format_args!("{path}[{i}]");
                problems.contradiction(path, problem);
            }
            Some(seat) => seats.push(seat),
            None => {
                problems.unknown_number(format_args!("{path}[{i}]"), |it| seat(it).is_some());
            }
        }
    }
    seats
}
