//! What words and bids are called in both languages.

use doko_engine::{CardSet, Rank, Selector, Solo};
use doko_proto::v1::PlaceholderKind;

use super::*;
use crate::texts::names;
use crate::texts::template::kind;

/// Words before the first card, one for each kind and way to find a partner, in German and in English.
const WORDS: [(Word, &str, &str); 20] = [
    (Word::Gesund, "gesund", "gesund"),
    (Word::Vorbehalt, "Vorbehalt", "Vorbehalt"),
    (Word::Yes, "ja", "yes"),
    (Word::No, "nein", "no"),
    (Word::Hochzeit(Selector::Any), "Hochzeit", "Hochzeit"),
    (
        Word::Hochzeit(Selector::Fehl),
        "Hochzeit mit dem ersten Fehlstich",
        "Hochzeit with the first Fehl trick",
    ),
    (
        Word::Hochzeit(Selector::Trumpf),
        "Hochzeit mit dem ersten Trumpfstich",
        "Hochzeit with the first trump trick",
    ),
    (
        Word::Hochzeit(Selector::Kreuz),
        "Hochzeit mit dem ersten ♣-Stich",
        "Hochzeit with the first ♣ trick",
    ),
    (
        Word::Hochzeit(Selector::Pik),
        "Hochzeit mit dem ersten ♠-Stich",
        "Hochzeit with the first ♠ trick",
    ),
    (
        Word::Hochzeit(Selector::Herz),
        "Hochzeit mit dem ersten ♥-Stich",
        "Hochzeit with the first ♥ trick",
    ),
    (Word::Solo(Solo::Koenige), "Königsolo", "Königsolo"),
    (Word::Bid(2), "Gebot", "bid"),
    (Word::Pass, "weiter", "pass"),
    (Word::Armut, "Armut", "Armut"),
    (Word::Throw, "Schmeißen", "throw in"),
    (Word::Schweine(Rank::Ace), "Schweine", "Schweine"),
    (Word::Push(CardSet::EMPTY), "Karten schieben", "push cards"),
    (Word::Accept, "Armut mitnehmen", "take the Armut"),
    (Word::Refuse, "Armut ablehnen", "refuse the Armut"),
    (
        Word::Return(CardSet::EMPTY),
        "Karten zurückgeben",
        "give cards back",
    ),
];

#[test]
fn words_have_names_in_both_languages() {
    for (word, de, en) in WORDS {
        let told = Language::ALL.map(|language| names::word(language, word));
        assert_eq!(told, [de, en], "{word:?}");
    }
}

/// What is refused for its height is told by the number that was bid.
#[test]
fn a_bid_that_announces_nothing_is_told_by_its_number() {
    for language in Language::ALL {
        assert_eq!(names::bid(language, 5), "schwarz");
        assert_eq!(names::bid(language, 6), "6");
        assert_eq!(names::bid(language, u8::MAX), "255");
    }
}

/// A template with a gap of another name is noticed by its kind.
#[test]
fn a_gap_that_nothing_fills_has_no_kind() {
    assert_eq!(kind("seat"), PlaceholderKind::Seat);
    assert_eq!(kind("seats"), PlaceholderKind::Unspecified);
    assert_eq!(kind(""), PlaceholderKind::Unspecified);
}
