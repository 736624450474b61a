//! [`Card`], [`Suit`], [`Rank`]: the 24 kinds of card, and what each is worth.

use core::fmt;
use core::str::FromStr;

/// A suit, in the order in which players sort their hands.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Suit {
    /// Kreuz, ♣.
    Clubs,
    /// Pik, ♠.
    Spades,
    /// Herz, ♥.
    Hearts,
    /// Karo, ♦.
    Diamonds,
}

impl Suit {
    /// All four suits.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds];

    const LETTERS: [char; 4] = ['C', 'S', 'H', 'D'];

    /// The letter of the text notation.
    #[expect(
        clippy::indexing_slicing,
        reason = "an enum has as many values as the table entries"
    )]
    pub const fn letter(self) -> char {
        Suit::LETTERS[self as usize]
    }
}

/// A rank, in the order of a plain suit that has all its cards.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Rank {
    /// Ass, 11 Augen.
    Ace,
    /// Zehn, 10 Augen.
    Ten,
    /// König, 4 Augen.
    King,
    /// Dame, 3 Augen.
    Queen,
    /// Bube, 2 Augen.
    Jack,
    /// Neun, no Augen.
    Nine,
}

impl Rank {
    /// All six ranks.
    pub const ALL: [Rank; 6] = [
        Rank::Ace,
        Rank::Ten,
        Rank::King,
        Rank::Queen,
        Rank::Jack,
        Rank::Nine,
    ];

    const LETTERS: [char; 6] = ['A', 'T', 'K', 'Q', 'J', '9'];
    const AUGEN: [u8; 6] = [11, 10, 4, 3, 2, 0];

    /// The letter of the text notation.
    #[expect(
        clippy::indexing_slicing,
        reason = "an enum has as many values as the table entries"
    )]
    pub const fn letter(self) -> char {
        Rank::LETTERS[self as usize]
    }

    /// What a card of this rank counts, in Augen (CARD-3).
    #[expect(
        clippy::indexing_slicing,
        reason = "an enum has as many values as the table entries"
    )]
    pub const fn augen(self) -> u8 {
        Rank::AUGEN[self as usize]
    }
}

/// One of the 24 kinds of card.
///
/// A `Card` names a *kind*. The deck holds two copies of each kind, and no rule
/// tells the copies apart (MOD-2): what matters is which of two equal cards was
/// played first, and that is a property of the trick.
///
/// ```
/// use doko_engine::{Card, Rank, Suit};
///
/// assert_eq!(Card::DA, Card::new(Suit::Diamonds, Rank::Ace));
/// assert_eq!(Card::DA.augen(), 11);
/// assert_eq!("DA".parse(), Ok(Card::DA));
/// assert_eq!(Card::HT.to_string(), "HT");
/// ```
#[derive(Clone, Copy, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[repr(u8)]
#[expect(missing_docs, reason = "a suit letter and a rank letter say it all")]
#[rustfmt::skip]
pub enum Card {
    CA, CT, CK, CQ, CJ, C9,
    SA, ST, SK, SQ, SJ, S9,
    HA, HT, HK, HQ, HJ, H9,
    DA, DT, DK, DQ, DJ, D9,
}

impl Card {
    /// The number of kinds.
    pub const COUNT: usize = 24;

    /// Every kind, in index order.
    #[rustfmt::skip]
    pub const ALL: [Card; Card::COUNT] = [
        Card::CA, Card::CT, Card::CK, Card::CQ, Card::CJ, Card::C9,
        Card::SA, Card::ST, Card::SK, Card::SQ, Card::SJ, Card::S9,
        Card::HA, Card::HT, Card::HK, Card::HQ, Card::HJ, Card::H9,
        Card::DA, Card::DT, Card::DK, Card::DQ, Card::DJ, Card::D9,
    ];

    /// What each kind counts: a look-up, since every card of every trick asks.
    #[expect(
        clippy::indexing_slicing,
        reason = "evaluated by the compiler, where a wrong index does not build"
    )]
    const AUGEN: ByCard<u8> = {
        let mut table = [0; Card::COUNT];
        let mut i = 0;
        while i < Card::COUNT {
            table[i] = Card::ALL[i].rank().augen();
            i += 1;
        }
        ByCard(table)
    };

    /// The card of this suit and rank.
    #[expect(
        clippy::indexing_slicing,
        reason = "an enum has as many values as the table entries"
    )]
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card::ALL[suit as usize * 6 + rank as usize]
    }

    /// The card with this index, or `None` from [`Card::COUNT`] on.
    pub fn from_index(index: usize) -> Option<Card> {
        Card::ALL.get(index).copied()
    }

    /// The position of this kind in [`Card::ALL`], below [`Card::COUNT`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The suit printed on the card. Whether it *counts* as this suit is for the
    /// [`CardOrder`](crate::CardOrder) of the contract to say.
    #[expect(
        clippy::indexing_slicing,
        reason = "an enum has as many values as the table entries"
    )]
    pub const fn suit(self) -> Suit {
        Suit::ALL[self as usize / 6]
    }

    /// The rank printed on the card.
    #[expect(
        clippy::indexing_slicing,
        reason = "an enum has as many values as the table entries"
    )]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize % 6]
    }

    /// What the card counts, in Augen (CARD-3).
    pub const fn augen(self) -> u8 {
        *Card::AUGEN.get(self)
    }

    /// Reads the two letters of the text notation.
    #[expect(
        clippy::indexing_slicing,
        reason = "the index stays below the number of kinds"
    )]
    pub(crate) const fn from_letters(suit: char, rank: char) -> Option<Card> {
        let mut i = 0;
        while i < Card::COUNT {
            let card = Card::ALL[i];
            if card.suit().letter() == suit && card.rank().letter() == rank {
                return Some(card);
            }
            i += 1;
        }
        None
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 2];
        text[0] = self.suit().letter() as u8;
        text[1] = self.rank().letter() as u8;
        f.pad(core::str::from_utf8(&text).unwrap_or_default())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text is not in the notation of cards.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct NotationError;

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a card: expected a suit of C, S, H, D and a rank of A, T, K, Q, J, 9")
    }
}

impl core::error::Error for NotationError {}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let mut letters = text.chars();
        match (letters.next(), letters.next(), letters.next()) {
            (Some(suit), Some(rank), None) => Card::from_letters(suit, rank).ok_or(NotationError),
            _ => Err(NotationError),
        }
    }
}

/// A total table over the 24 kinds: the only thing a [`Card`] may index.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ByCard<T>(pub(crate) [T; Card::COUNT]);

impl<T> ByCard<T> {
    /// The entry for `card`. Total, so it neither fails nor panics.
    #[expect(
        clippy::indexing_slicing,
        reason = "a Card has as many values as the table entries"
    )]
    pub const fn get(&self, card: Card) -> &T {
        &self.0[card as usize]
    }
}

/// What a card counts as: a trump, or a card of a plain suit (FOLLOW-1).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Class {
    /// A trump, whatever suit is printed on it.
    Trump,
    /// Fehl of this suit.
    Plain(Suit),
}

impl Class {
    /// All classes, trumps first.
    pub const ALL: [Class; 5] = [
        Class::Trump,
        Class::Plain(Suit::Clubs),
        Class::Plain(Suit::Spades),
        Class::Plain(Suit::Hearts),
        Class::Plain(Suit::Diamonds),
    ];
}

#[cfg(test)]
mod tests {
    use std::format;

    use super::*;

    #[test]
    fn a_card_has_its_place_among_all() {
        let places = Card::ALL.map(Card::index);
        assert!(places.into_iter().eq(0..Card::COUNT));
    }

    #[test]
    fn a_card_is_told_by_its_two_letters_everywhere() {
        assert_eq!(
            format!("{} {:?} {:>4}", Card::HT, Card::D9, Card::CA),
            "HT D9   CA"
        );
        for text in ["", "C", "CAA", "1A", "C1"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
        let told = format!("{}", "10".parse::<Card>().unwrap_err());
        assert!(told.starts_with("not a card: expected a suit of C, S, H, D"));
    }
}
