//! [`Way`]: what tells deals apart.

use super::standing::Standing;
use crate::seat::Seat;

/// The most courses that a record can take: after an exchange one for each number of pairs
/// that acceptors kept, of four ranks none to all; else one for each seat with both ♣Q, and
/// one for all others.
pub(super) const MOST_COURSES: usize = 5;

/// The most ways that are told apart: of two hands that were thrown in, each by any of eight
/// conditions.
pub(super) const MOST_WAYS: usize = 640;

/// The ways in which a record is legal, by their numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Numbers([u128; MOST_WAYS / 128]);

impl Numbers {
    pub(super) fn insert(&mut self, number: usize) {
        if let Some(bits) = self.0.get_mut(number / 128) {
            *bits |= 1 << (number % 128);
        }
    }

    pub(super) fn contains(&self, number: usize) -> bool {
        let bits = self.0.get(number / 128).copied().unwrap_or_default();
        bits & 1 << (number % 128) != 0
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; MOST_WAYS / 128]
    }
}

/// The ways to deal two ♣Q.
pub(super) const OWNERS: [[Seat; 2]; 10] = {
    use Seat::{First as A, Fourth as D, Second as B, Third as C};
    [
        [A, B],
        [A, C],
        [A, D],
        [B, C],
        [B, D],
        [C, D],
        [A, A],
        [B, B],
        [C, C],
        [D, D],
    ]
};

/// What tells deals apart, the cards in play aside.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Way {
    /// Who was dealt the two ♣Q.
    pub(super) owners: [Seat; 2],
    /// The number of the conditions that hands fulfil that were thrown in.
    pub(super) condition: usize,
    /// How many pairs of acceptors count that were declared before they gave cards
    /// back.
    pub(super) kept: usize,
    /// What comes of everything that was said, if that matters.
    pub(super) standing: Standing,
}

impl Way {
    /// The course that the record takes in this way: what is played, and who wins which trick.
    /// Only where they decide does that depend on the ♣Q, and then no pair was kept.
    pub(super) fn course(self, queens_decide: bool) -> usize {
        let [one, other] = self.owners;
        let of_one_hand = one == other && queens_decide;
        let place = if of_one_hand { 1 + one as usize } else { 0 };
        self.kept + place
    }

    /// How many ♣Q `seat` was dealt.
    pub(super) fn queens(self, seat: Seat) -> u32 {
        self.owners
            .into_iter()
            .map(|it| u32::from(it == seat))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_has_its_number() {
        let mut numbers = Numbers::default();
        assert!(numbers.is_empty());
        for number in [0, 127, 128, 300, MOST_WAYS - 1] {
            assert!(!numbers.contains(number));
            numbers.insert(number);
            assert!(numbers.contains(number), "{number}");
            assert!(!numbers.is_empty());
        }
        assert!(!numbers.contains(1) && !numbers.contains(129));
        let mut last = Numbers::default();
        last.insert(MOST_WAYS - 1);
        assert!(!last.is_empty());
    }
}
