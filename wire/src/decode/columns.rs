//! Numbers of enums to values of the engine.

use doko_engine::{Announcement, Card, Seat, Word};

use crate::encode;

/// The card with this number. Unspecified is 0, so the numbers 1 to 24 are the
/// indices 0 to 23.
pub(crate) fn card(number: i32) -> Option<Card> {
    Card::from_index(index(number))
}

/// The seat with this number, 1 to 4.
pub(crate) fn seat(number: i32) -> Option<Seat> {
    Seat::ALL.get(index(number)).copied()
}

/// The index of the value with this number. That of 0 and below lies beyond every table.
const fn index(number: i32) -> usize {
    number.cast_unsigned().wrapping_sub(1) as usize
}

/// The announcement with this number.
pub(crate) fn announcement(number: i32) -> Option<Announcement> {
    let mut all = Announcement::ALL.into_iter();
    all.find(|&it| encode::announcement(it) == number)
}

/// The word with this number, without its argument and its cards.
pub(crate) fn word(number: i32) -> Option<Word> {
    Word::all().find(|&it| encode::word(it) == number)
}
