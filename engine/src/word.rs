//! [`Word`]: what can be said before the first card.

use crate::contract::{Selector, Solo};

/// What a Vorbehalt can be, as it is asked for: option `vorbehalt.order`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum Category {
    /// The solo that a player owes.
    Pflichtsolo,
    /// Any other solo.
    Lustsolo,
    /// Every solo that no earlier entry covers.
    Solo,
    /// Few trumps: Armut, or throwing in.
    Armut,
    /// Both ♣Q.
    Hochzeit,
}

/// Something said before the first card.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Word {
    /// No Vorbehalt.
    Gesund,
    /// A Vorbehalt that is not named yet.
    Vorbehalt,
    /// Yes to the category that is asked.
    Yes,
    /// No to the category that is asked.
    No,
    /// A Hochzeit, with what finds the partner.
    Hochzeit(Selector),
    /// A solo.
    Solo(Solo),
    /// A bid for a solo.
    Bid,
    /// An Armut.
    Armut,
    /// Throwing the hand in.
    Throw,
    /// Schweine.
    Schweine,
}

impl Word {
    /// Everything that can be said.
    pub fn all() -> impl Iterator<Item = Word> {
        [Word::Gesund, Word::Vorbehalt, Word::Yes, Word::No]
            .into_iter()
            .chain(Selector::ALL.into_iter().map(Word::Hochzeit))
            .chain(Solo::ALL.into_iter().map(Word::Solo))
            .chain([Word::Bid, Word::Armut, Word::Throw, Word::Schweine])
    }

    const fn bit(self) -> u32 {
        match self {
            Word::Gesund => 1,
            Word::Vorbehalt => 1 << 1,
            Word::Yes => 1 << 2,
            Word::No => 1 << 3,
            Word::Bid => 1 << 4,
            Word::Armut => 1 << 5,
            Word::Throw => 1 << 6,
            Word::Schweine => 1 << 7,
            Word::Hochzeit(selector) => 1 << (8 + selector as u32),
            Word::Solo(solo) => 1 << (16 + solo as u32),
        }
    }
}

/// A set of words.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Words(u32);

impl Words {
    /// Whether `word` is in.
    pub const fn contains(self, word: Word) -> bool {
        self.0 & word.bit() != 0
    }

    /// The words that are in.
    pub fn iter(self) -> impl Iterator<Item = Word> {
        Word::all().filter(move |&word| self.contains(word))
    }

    /// Those that are in both.
    pub(crate) const fn intersect(self, other: Words) -> Words {
        Words(self.0 & other.0)
    }

    pub(crate) const fn with(self, word: Word) -> Words {
        Words(self.0 | word.bit())
    }
}
