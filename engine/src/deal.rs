//! [`Deck`] and [`Deal`]: which cards a game has, and four hands that are exactly these.

use crate::card::{Card, Rank};
use crate::card_set::CardSet;
use crate::seat::{BySeat, Seat};

/// Which cards a game is played with: option `deck.nines`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Deck {
    /// 48 cards, 12 in a hand (CARD-1).
    WithNines,
    /// 40 cards, 10 in a hand (CARD-2).
    WithoutNines,
}

impl Deck {
    /// All cards of the deck.
    pub const fn cards(self) -> CardSet {
        match self {
            Deck::WithNines => CardSet::FULL,
            Deck::WithoutNines => CardSet::FULL.without(NINES),
        }
    }

    /// Whether the deck has this kind of card.
    pub const fn contains(self, card: Card) -> bool {
        self.cards().contains(card)
    }

    /// The number of cards in a hand, which is the number of tricks (CARD-5).
    pub const fn hand_size(self) -> u8 {
        match self {
            Deck::WithNines => 12,
            Deck::WithoutNines => 10,
        }
    }
}

#[expect(
    clippy::indexing_slicing,
    reason = "evaluated by the compiler, where a wrong index does not build"
)]
const NINES: CardSet = {
    let mut nines = CardSet::EMPTY;
    let mut i = 0;
    while i < Card::COUNT {
        if Card::ALL[i].rank() as u8 == Rank::Nine as u8 {
            nines = nines.union(CardSet::both(Card::ALL[i]));
        }
        i += 1;
    }
    nines
};

/// Four hands that together are exactly the deck.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Deal {
    hands: BySeat<CardSet>, // INVARIANT: of hand size each, and together the deck.
}

impl Deal {
    /// The deal with these hands, or `None` unless they are exactly the deck,
    /// each of the right size (CARD-8).
    pub fn new(deck: Deck, hands: BySeat<CardSet>) -> Option<Deal> {
        let size = u32::from(deck.hand_size());
        let mut all = CardSet::EMPTY;
        for (_, hand) in hands.iter() {
            if hand.len() != size {
                return None;
            }
            all = all.plus(*hand)?;
        }
        (all == deck.cards()).then_some(Deal { hands })
    }

    /// The hand dealt to `seat`.
    pub const fn hand(&self, seat: Seat) -> CardSet {
        *self.hands.get(seat)
    }

    /// All four hands as dealt.
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Suit;

    #[test]
    fn a_deal_is_exactly_the_deck() {
        let hand: CardSet = "CA CA CT CT CK CK CQ CQ CJ CJ C9 C9".parse().unwrap();
        let hands = BySeat::new(Suit::ALL.map(CardSet::of_suit));
        assert_eq!(
            Deal::new(Deck::WithNines, hands).unwrap().hand(Seat::First),
            hand
        );
        assert_eq!(Deal::new(Deck::WithoutNines, hands), None);
        assert_eq!(Deal::new(Deck::WithNines, BySeat::new([hand; 4])), None);
        assert_eq!(Deck::WithoutNines.cards().augen(), 240);
    }
}
