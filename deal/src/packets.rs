//! [`Packets`] and [`Dealt`]: the shuffled deck to four hands.

use doko_engine::{BySeat, Card, CardSet, Deck, List, Seat};

use crate::secret::Seed;
use crate::shuffle::shuffled;

/// The most cards of a hand.
const HAND: usize = 12;

/// In which packets a deck is dealt: option `deal.packets`, read here and
/// nowhere else.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Packets {
    deck: Deck,
    sizes: List<u8, HAND>, // INVARIANT: none is 0, and together they are a hand.
}

impl Packets {
    /// Packets of these sizes, or `None` unless each has a card and all
    /// together are a hand (CARD-5, CARD-6).
    ///
    /// ```
    /// use doko_deal::Packets;
    /// use doko_engine::Deck;
    ///
    /// assert!(Packets::new(Deck::WithNines, &[4, 4, 4]).is_some());
    /// assert!(Packets::new(Deck::WithoutNines, &[3, 4, 3]).is_some());
    /// assert!(Packets::new(Deck::WithoutNines, &[3, 3, 3]).is_none());
    /// ```
    pub fn new(deck: Deck, sizes: &[u8]) -> Option<Packets> {
        let sum: usize = sizes.iter().copied().map(usize::from).sum();
        let fits = !sizes.contains(&0) && sum == usize::from(deck.hand_size());
        fits.then(|| Packets {
            deck,
            sizes: List::of(sizes, 0),
        })
    }

    /// The deck that is dealt.
    pub const fn deck(&self) -> Deck {
        self.deck
    }
}

/// Four hands in the order in which the cards came.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Dealt {
    hands: BySeat<List<Card, HAND>>,
}

impl Dealt {
    /// The cards of `seat` in the order in which they came.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.get(seat).as_slice()
    }

    /// The hands without an order, as the rules know them. With the deck of
    /// the packets they are always a [`Deal`](doko_engine::Deal).
    ///
    /// ```
    /// use doko_deal::{Packets, Seed, deal};
    /// use doko_engine::{Deal, Deck};
    ///
    /// let packets = Packets::new(Deck::WithoutNines, &[3, 4, 3]).ok_or("not 10 cards")?;
    /// let dealt = deal(&Seed::new([7; 32]), packets);
    /// assert!(Deal::new(packets.deck(), dealt.sets()).is_some());
    /// # Ok::<(), &str>(())
    /// ```
    pub fn sets(&self) -> BySeat<CardSet> {
        self.hands.map(|_, hand| hand.iter().copied().collect())
    }
}

/// Shuffles as the seed says and deals the packets, clockwise from the eldest.
pub fn deal(seed: &Seed, packets: Packets) -> Dealt {
    let mut cards = shuffled(seed, packets.deck).into_iter();
    let mut hands = BySeat::new([List::new(Card::CA); 4]);
    for size in packets.sizes.iter() {
        for seat in Seat::ALL {
            for card in cards.by_ref().take(usize::from(*size)) {
                hands.get_mut(seat).push(card);
            }
        }
    }
    Dealt { hands }
}
