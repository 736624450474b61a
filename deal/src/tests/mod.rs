//! What the crate answers, held against vectors, against a second
//! implementation by the book, and against what must be true of every deal.

mod book;
mod laws;
mod vectors;

use std::string::String;
use std::vec::Vec;

use doko_engine::{Card, Deck, Seat};

use crate::Dealt;

/// Both decks, each with packets that somebody plays with.
const TABLES: [(Deck, &[u8]); 4] = [
    (Deck::WithNines, &[3, 3, 3, 3]),
    (Deck::WithNines, &[4, 4, 4]),
    (Deck::WithoutNines, &[3, 4, 3]),
    (Deck::WithoutNines, &[10]),
];

/// Cards as text, in their order.
fn words<'a>(cards: impl IntoIterator<Item = &'a Card>) -> String {
    let words: Vec<String> = cards
        .into_iter()
        .map(std::string::ToString::to_string)
        .collect();
    words.join(" ")
}

/// The four hands as text, in the order in which the cards came.
fn hands(dealt: &Dealt) -> [String; 4] {
    Seat::ALL.map(|seat| words(dealt.hand(seat)))
}
