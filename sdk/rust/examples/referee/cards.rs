//! Cards as people write them.

use doko_sdk::{Card, Language, Rank, Suit};

/// Suit and rank, such as ♥10. The letters are those of the language: ♣Q, in German ♣D.
pub(crate) fn shown(card: Card, language: Language) -> String {
    let suit = match card.suit() {
        Suit::Clubs => '♣',
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
    };
    let is_german = language == Language::De;
    let rank = match card.rank() {
        Rank::Ace => "A",
        Rank::Ten => "10",
        Rank::King => "K",
        Rank::Queen if is_german => "D",
        Rank::Queen => "Q",
        Rank::Jack if is_german => "B",
        Rank::Jack => "J",
        Rank::Nine => "9",
    };
    format!("{suit}{rank}")
}
