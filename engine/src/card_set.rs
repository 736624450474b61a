//! [`CardSet`]: up to two copies of each kind, in one machine word.

use core::fmt;
use core::iter::FusedIterator;
use core::str::FromStr;

use crate::card::{Card, NotationError, Rank, Suit};

/// Up to two copies of each of the 24 kinds, in one machine word.
///
/// Bit `k` says "at least one copy of kind `k`", bit `32 + k` says "both".
/// Each multiset has exactly one such encoding, so `==` compares contents, and
/// the questions that the rules ask are single instructions: `&` is the smaller
/// count per kind, and "is contained in" is one and-not.
///
/// ```
/// use doko_engine::{Card, CardSet};
///
/// let hand: CardSet = "CQ CQ DA".parse()?;
/// assert_eq!((hand.len(), hand.count(Card::CQ)), (3, 2));
/// assert_eq!(hand.kinds().collect::<Vec<_>>(), [Card::CQ, Card::DA]);
/// assert_eq!(hand.augen(), 3 + 3 + 11);
/// # Ok::<(), doko_engine::NotationError>(())
/// ```
#[derive(Clone, Copy, Default, Eq, Hash, PartialEq)]
pub struct CardSet(u64); // INVARIANT: bit `32 + k` implies bit `k`.

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);

    /// Both copies of everything: the deck with nines.
    pub const FULL: CardSet = CardSet(0x00ff_ffff_00ff_ffff);

    /// Both copies of `card`.
    pub const fn both(card: Card) -> CardSet {
        CardSet(0x1_0000_0001 << card as u32)
    }

    /// Both copies of every card with this suit printed on it.
    pub const fn of_suit(suit: Suit) -> CardSet {
        CardSet(0x3f_0000_003f << (suit as u32 * 6))
    }

    /// Both copies of every card of this rank.
    pub const fn of_rank(rank: Rank) -> CardSet {
        CardSet(0x0004_1041_0004_1041 << rank as u32)
    }

    /// The number of cards, copies counted.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many copies of `card` there are: 0, 1 or 2.
    pub const fn count(self, card: Card) -> u32 {
        let copies = self.0 >> card as u32;
        (copies & 1) as u32 + (copies >> 32 & 1) as u32
    }

    /// Whether there is at least one copy of `card`.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card as u32) != 0
    }

    /// Whether `other` has at least as many copies of each kind.
    pub const fn is_subset(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The smaller number of copies of each kind.
    pub const fn intersect(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The larger number of copies of each kind.
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Without any copy of the kinds in `other`.
    pub const fn without(self, other: CardSet) -> CardSet {
        let kinds = other.0 & 0xff_ffff;
        CardSet(self.0 & !(kinds | kinds << 32))
    }

    /// The cards of both together, or `None` if there were three of a kind.
    pub const fn plus(self, other: CardSet) -> Option<CardSet> {
        // A kind that is in both needs a single copy in each.
        let shared = self.0 & other.0 & 0xff_ffff;
        if (self.0 | other.0) >> 32 & shared != 0 {
            return None;
        }
        Some(CardSet(self.0 | other.0 | shared << 32))
    }

    /// The cards that are left without these copies; what is not in changes nothing.
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        let left = self.0 & !other.0;
        let one = (left | left >> 32) & 0xff_ffff;
        let two = self.0 & !(other.0 << 32) & !0xffff_ffff;
        CardSet(one | two)
    }

    /// Adds a copy of `card`; `false` if both are in already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let one = 1 << card as u32;
        // The first copy sets the low bit, the second one the high bit.
        let two = (self.0 & one) << 32;
        let fits = self.0 & two == 0;
        self.0 |= one | two;
        fits
    }

    /// Takes a copy of `card` out; `false` if there is none.
    pub const fn remove(&mut self, card: Card) -> bool {
        let one = self.0 & 1 << card as u32;
        // The second copy goes before the first.
        let two = self.0 & one << 32;
        self.0 ^= if two == 0 { one } else { two };
        one != 0
    }

    /// Each kind that is in, once, in index order.
    pub const fn kinds(self) -> Kinds {
        Kinds((self.0 & 0xff_ffff) as u32)
    }

    /// Every card that is in, copies one after the other.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds()
            .flat_map(move |card| core::iter::repeat_n(card, self.count(card) as usize))
    }

    /// What all the cards count, in Augen (0 to 240).
    pub fn augen(self) -> u16 {
        let of_rank = |rank: Rank| {
            let number = self.intersect(CardSet::of_rank(rank)).len();
            number * u32::from(rank.augen())
        };
        // At most 240.
        Rank::ALL.into_iter().map(of_rank).sum::<u32>() as u16
    }
}

impl FromIterator<Card> for CardSet {
    /// Collects cards; a third copy of a kind is dropped.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl FromStr for CardSet {
    type Err = NotationError;

    /// Reads cards separated by white space. A third copy is an error.
    fn from_str(text: &str) -> Result<CardSet, NotationError> {
        let mut set = CardSet::EMPTY;
        for word in text.split_whitespace() {
            if !set.insert(word.parse()?) {
                return Err(NotationError);
            }
        }
        Ok(set)
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.cards().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// The iterator of [`CardSet::kinds`].
#[derive(Clone, Debug)]
pub struct Kinds(u32);

impl Iterator for Kinds {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = Card::from_index(self.0.trailing_zeros() as usize)?;
        self.drop_first();
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }

    fn nth(&mut self, n: usize) -> Option<Card> {
        for _ in 0..n {
            self.drop_first();
        }
        self.next()
    }
}

impl Kinds {
    /// Clears the lowest bit, if any is set.
    const fn drop_first(&mut self) {
        self.0 &= self.0.wrapping_sub(1);
    }
}

impl ExactSizeIterator for Kinds {}
impl FusedIterator for Kinds {}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn a_third_copy_is_refused_and_copies_leave_one_by_one() {
        let mut set = CardSet::EMPTY;
        assert!(set.insert(Card::CQ) && set.insert(Card::CQ) && !set.insert(Card::CQ));
        assert!(set.remove(Card::CQ) && set.contains(Card::CQ) && set.remove(Card::CQ));
        assert!(!set.remove(Card::CQ) && set.is_empty());
    }

    #[test]
    fn the_nth_kind_is_what_comes_after_so_many() {
        let set: CardSet = "CQ CQ HT D9".parse().unwrap();
        for (n, card) in set.kinds().enumerate() {
            assert_eq!(set.kinds().nth(n), Some(card));
            assert_eq!(set.kinds().skip(n).count(), 3 - n);
        }
        let mut kinds = set.kinds();
        assert_eq!(
            (kinds.nth(1), kinds.next()),
            (Some(Card::HT), Some(Card::D9))
        );
        assert_eq!(set.kinds().nth(3), None);
        assert_eq!(set.kinds().nth(99), None);
    }

    #[test]
    fn sums_are_the_cards_one_by_one() {
        let sets = ["", "CQ", "CQ CQ", "CQ D9", "HT HT D9"].map(|text| text.parse().unwrap());
        for a in sets {
            for b in sets {
                let mut sum: CardSet = a;
                let fits = b.cards().all(|card| sum.insert(card));
                assert_eq!(a.plus(b), fits.then_some(sum), "{a} and {b}");
            }
        }
    }

    #[test]
    fn copies_are_taken_away_one_by_one() {
        let set: CardSet = "CQ CQ HT D9".parse().unwrap();
        let taken: CardSet = "CQ HT HT SA".parse().unwrap();
        assert_eq!(set.minus(taken).to_string(), "CQ D9");
    }

    #[test]
    fn the_deck_counts_240_augen_and_each_suit_60() {
        assert_eq!((CardSet::FULL.len(), CardSet::FULL.augen()), (48, 240));
        for suit in Suit::ALL {
            assert_eq!(CardSet::of_suit(suit).augen(), 60);
        }
    }

    #[test]
    fn text_round_trips() {
        let set: CardSet = "HT CQ CQ D9".parse().unwrap();
        assert_eq!(set.to_string(), "CQ CQ HT D9");
        assert!("CQ CQ CQ".parse::<CardSet>().is_err() && "C8".parse::<CardSet>().is_err());
        assert_eq!(set.without("CQ".parse().unwrap()).to_string(), "HT D9");
    }

    #[test]
    fn kinds_are_counted_before_they_are_gone_through() {
        let cards: CardSet = "CQ CQ HT D9".parse().unwrap();
        let mut kinds = cards.kinds();
        for left in (0..=3).rev() {
            assert_eq!(kinds.size_hint(), (left, Some(left)));
            assert_eq!(kinds.next().is_some(), left > 0);
        }
        assert_eq!(std::format!("{:?}", CardSet::both(Card::HT)), "[HT HT]");
    }
}
