//! [`Holding`]: a hand, as far as it is known.

use crate::card::{Card, Rank};
use crate::card_set::CardSet;

/// The cards of a hand: these, or so many of these.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Holding {
    /// The hand is known.
    Known(CardSet),
    /// It is `size` cards among those that no known hand accounts for.
    Among { cards: CardSet, size: u32 },
}

impl Holding {
    /// The fewest cards of `kinds` that the hand can have.
    pub(crate) fn fewest(self, kinds: CardSet) -> u32 {
        match self {
            Holding::Known(hand) => hand.intersect(kinds).len(),
            Holding::Among { cards, size } => size.saturating_sub(cards.without(kinds).len()),
        }
    }

    /// The most cards of `kinds` that the hand can have.
    pub(crate) fn most(self, kinds: CardSet) -> u32 {
        match self {
            Holding::Known(hand) => hand.intersect(kinds).len(),
            Holding::Among { cards, size } => size.min(cards.intersect(kinds).len()),
        }
    }

    /// The fewest Augen that the hand can have.
    pub(crate) fn fewest_augen(self) -> u16 {
        self.augen(Rank::ALL.into_iter().rev())
    }

    /// The most Augen that the hand can have.
    pub(crate) fn most_augen(self) -> u16 {
        self.augen(Rank::ALL.into_iter())
    }

    /// The Augen of a hand that has as many cards as can be of the first of these ranks, then of
    /// the next ones.
    fn augen(self, ranks: impl Iterator<Item = Rank>) -> u16 {
        let (cards, size) = match self {
            Holding::Known(hand) => return hand.augen(),
            Holding::Among { cards, size } => (cards, size),
        };
        let mut left = size;
        let mut sum = 0;
        for rank in ranks {
            for card in cards.cards().filter(|card| card.rank() == rank) {
                if left > 0 {
                    left -= 1;
                    sum += u16::from(card.augen());
                }
            }
        }
        sum
    }

    /// Whether the hand can have both copies of `card`.
    pub(crate) fn may_have_both(self, card: Card) -> bool {
        self.most(CardSet::both(card)) == 2
    }

    /// The same hand, knowing that it has no card of `kinds`.
    pub(crate) fn avoiding(self, kinds: CardSet) -> Holding {
        match self {
            Holding::Known(_) => self,
            Holding::Among { cards, size } => Holding::Among {
                cards: cards.without(kinds),
                size,
            },
        }
    }

    /// The same hand without one copy of `card`, if it can have one, and no more than `most`.
    pub(crate) fn without_one(self, card: Card, most: u32) -> Holding {
        let kind = CardSet::both(card);
        if self.most(kind) == 0 || self.fewest(kind) > most {
            return self;
        }
        let less = |mut cards: CardSet| {
            cards.remove(card);
            cards
        };
        match self {
            Holding::Known(hand) => Holding::Known(less(hand)),
            Holding::Among { cards, size } => Holding::Among {
                cards: less(cards),
                size: size.saturating_sub(1),
            },
        }
    }

    /// Those of `cards` that the hand cannot have.
    pub(crate) fn beyond(self, cards: CardSet) -> CardSet {
        match self {
            Holding::Known(all) | Holding::Among { cards: all, .. } => cards.minus(all),
        }
    }

    /// Its cards of `kinds`, as far as they are known.
    pub(crate) fn known(self, kinds: CardSet) -> CardSet {
        match self {
            Holding::Known(hand) => hand.intersect(kinds),
            Holding::Among { .. } => CardSet::EMPTY,
        }
    }
}
