//! A seed to a shuffled deck: the keystream, numbers below a bound, the swaps.

use alloc::vec::Vec;
use core::array;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use doko_engine::{Card, Deck};

use crate::secret::Seed;

/// The bytes of a block of ChaCha20.
const BLOCK: usize = 64;

/// The keystream of ChaCha20 (RFC 8439): 20 rounds, the seed as the key, a
/// nonce of zeros, blocks counted from 0.
pub(crate) struct Keystream {
    blocks: ChaCha20Rng,
    rest: array::IntoIter<u8, BLOCK>,
}

impl Keystream {
    pub(crate) fn new(seed: &Seed) -> Keystream {
        let mut blocks = ChaCha20Rng::from_seed(*seed.as_bytes());
        let rest = block(&mut blocks);
        Keystream { blocks, rest }
    }

    /// The next byte.
    pub(crate) fn byte(&mut self) -> u8 {
        loop {
            match self.rest.next() {
                Some(byte) => return byte,
                None => self.rest = block(&mut self.blocks),
            }
        }
    }

    /// The next number from 0 to `bound - 1`, each equally likely. Bytes from
    /// the largest multiple of `bound` on are skipped: they would make the
    /// small numbers likelier.
    pub(crate) fn below(&mut self, bound: u8) -> u8 {
        let bound = u16::from(bound.max(1));
        let fair = 256 - 256 % bound;
        loop {
            let byte = u16::from(self.byte());
            if byte < fair {
                return (byte % bound) as u8; // below `bound`
            }
        }
    }
}

/// The next block. The generator gives whole words only, so it is never asked
/// for less than a block.
fn block(blocks: &mut ChaCha20Rng) -> array::IntoIter<u8, BLOCK> {
    let mut block = [0; BLOCK];
    blocks.fill_bytes(&mut block);
    block.into_iter()
}

/// The cards before the shuffle: by suit, clubs, spades, hearts, diamonds, in
/// each suit ace, ten, king, queen, jack, nine, both copies of a card together.
pub(crate) fn sorted(deck: Deck) -> Vec<Card> {
    let kinds = Card::ALL.into_iter().filter(|card| deck.contains(*card));
    kinds.flat_map(|card| [card, card]).collect()
}

/// The cards after the shuffle, the first to be dealt first (Fisher and Yates,
/// from the last place down).
pub(crate) fn shuffled(seed: &Seed, deck: Deck) -> Vec<Card> {
    let mut cards = sorted(deck);
    let mut keystream = Keystream::new(seed);
    for last in (1..cards.len()).rev() {
        let drawn = keystream.below(last as u8 + 1); // a deck has 48 cards at most
        cards.swap(last, usize::from(drawn));
    }
    cards
}
