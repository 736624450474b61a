//! [`Word`]: what can be said before the first card, and the announcements.

mod announcement;

use crate::card::Rank;
use crate::card_set::CardSet;
use crate::contract::{Selector, Solo};

pub use announcement::{Absage, Announcement, Announcements};

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
    /// Throwing in, where it has a rank of its own.
    Throw,
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
    /// A solo. Where soli are bid for, a bid belongs to it.
    Solo(Solo),
    /// A bid for a solo: 0 without an announcement, 1 Re, 2 to 5 the Absagen up to
    /// schwarz (AUC-1).
    Bid(u8),
    /// No higher bid; in a Vorführung, the offer to others to take it over.
    Pass,
    /// An Armut.
    Armut,
    /// Throwing the hand in.
    Throw,
    /// Schweine, with the rank of the pair: the ace for the Schweine themselves.
    /// They stand beside what else the seat declares.
    Schweine(Rank),
    /// The cards that the poor player pushes.
    Push(CardSet),
    /// Taking the pushed cards.
    Accept,
    /// Not taking them.
    Refuse,
    /// The cards that the acceptor gives back.
    Return(CardSet),
}

/// Cards that go over in an Armut.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Handed {
    /// The poor player pushes them (ARM-4).
    Pushed(CardSet),
    /// The acceptor gives them back (ARM-7).
    Returned(CardSet),
}

impl Handed {
    /// The cards, whoever hands them over.
    pub const fn cards(self) -> CardSet {
        match self {
            Handed::Pushed(cards) | Handed::Returned(cards) => cards,
        }
    }
}

impl Word {
    /// The cards that go over with it, if it is about cards.
    pub const fn handed_over(self) -> Option<Handed> {
        match self {
            Word::Push(cards) => Some(Handed::Pushed(cards)),
            Word::Return(cards) => Some(Handed::Returned(cards)),
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Throw
            | Word::Schweine(_)
            | Word::Accept
            | Word::Refuse => None,
        }
    }

    /// The rank of the pair, if these are Schweine.
    pub const fn schweine(self) -> Option<Rank> {
        match self {
            Word::Schweine(rank) => Some(rank),
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Throw
            | Word::Push(_)
            | Word::Accept
            | Word::Refuse
            | Word::Return(_) => None,
        }
    }

    /// Everything that can be said, one of each kind: the bid of 0, the Schweine
    /// themselves, and no cards.
    pub fn all() -> impl Iterator<Item = Word> {
        [Word::Gesund, Word::Vorbehalt, Word::Yes, Word::No]
            .into_iter()
            .chain(Selector::ALL.into_iter().map(Word::Hochzeit))
            .chain(Solo::ALL.into_iter().map(Word::Solo))
            .chain([Word::Bid(0), Word::Pass, Word::Armut, Word::Throw])
            .chain([Word::Schweine(Rank::Ace), Word::Push(CardSet::EMPTY)])
            .chain([Word::Accept, Word::Refuse, Word::Return(CardSet::EMPTY)])
    }

    const fn bit(self) -> u32 {
        match self {
            Word::Gesund => 1,
            Word::Vorbehalt => 1 << 1,
            Word::Yes => 1 << 2,
            Word::No => 1 << 3,
            Word::Bid(_) => 1 << 4,
            Word::Pass => 1 << 5,
            Word::Armut => 1 << 6,
            Word::Throw => 1 << 7,
            Word::Schweine(_) => 1 << 8,
            Word::Push(_) => 1 << 9,
            Word::Accept => 1 << 10,
            Word::Refuse => 1 << 11,
            Word::Return(_) => 1 << 12,
            Word::Hochzeit(selector) => 1 << (13 + selector as u32),
            Word::Solo(solo) => 1 << (19 + solo as u32),
        }
    }
}

/// A set of words. How high a bid is, which Schweine are meant and which cards go
/// is not part of it.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Words(u32);

impl Words {
    /// Whether `word` is in.
    pub const fn contains(self, word: Word) -> bool {
        self.0 & word.bit() != 0
    }

    /// Whether no word is in.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The words that are in, one of each kind.
    pub fn iter(self) -> impl Iterator<Item = Word> {
        Word::all().filter(move |&word| self.contains(word))
    }

    /// The words of both.
    #[must_use]
    pub const fn union(self, other: Words) -> Words {
        Words(self.0 | other.0)
    }

    /// Those that are in both.
    pub(crate) const fn intersect(self, other: Words) -> Words {
        Words(self.0 & other.0)
    }

    /// Those that may be said with any hand, if they may be said at all, and those of a
    /// hand with both ♣Q, which is told by other means.
    pub(crate) const fn of_any_hand(self) -> Words {
        let of_a_hand = Words(0)
            .with(Word::Armut)
            .with(Word::Throw)
            .with(Word::Schweine(Rank::Ace));
        Words(self.0 & !of_a_hand.0)
    }

    pub(crate) const fn with(self, word: Word) -> Words {
        Words(self.0 | word.bit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_has_a_place_of_its_own() {
        let all = Word::all().fold(Words::default(), |set, word| {
            assert!(!set.contains(word), "{word:?}");
            set.with(word)
        });
        assert_eq!(all.iter().count(), Word::all().count());
        assert!(all.contains(Word::Bid(5)));
    }

    #[test]
    fn sets_of_words_are_put_together() {
        let none = Words::default();
        let one = none.with(Word::Yes);
        let both = one.with(Word::No);
        assert!(none.is_empty() && !one.is_empty());
        assert_eq!(one.with(Word::Yes), one);
        assert_eq!(one.union(both), both);
        assert_eq!(none.with(Word::No).union(one), both);
    }
}
