//! The algorithm once more, word for word as `docs/DEALS.md` tells it: with its
//! own ChaCha20, and without anything of this crate but SHA-256's crate.

use std::borrow::ToOwned as _;
use std::string::{String, ToString as _};
use std::vec::Vec;
use std::{format, vec};

use doko_engine::Deck;
use proptest::prelude::*;
use sha2::{Digest as _, Sha256};

use super::{TABLES, hands};
use crate::{Contributed, Contribution, FairDraw, Packets, Secret, Seed, deal};

/// The keystream of RFC 8439, 2.3 and 2.4: its first `len` bytes.
pub(super) fn keystream(key: &[u8; 32], len: usize) -> Vec<u8> {
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap());
    let mut stream = Vec::new();
    for counter in 0.. {
        if stream.len() >= len {
            break;
        }
        let mut start = [0_u32; 16];
        start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for (i, bytes) in key.chunks(4).enumerate() {
            start[4 + i] = word(bytes);
        }
        start[12] = counter;
        let mut state = start;
        for _ in 0..10 {
            for column in 0..4 {
                quarter_round(&mut state, [column, 4 + column, 8 + column, 12 + column]);
            }
            for row in 0..4 {
                let [b, c, d] = [1, 2, 3].map(|step| (row + step) % 4);
                quarter_round(&mut state, [row, 4 + b, 8 + c, 12 + d]);
            }
        }
        for (now, then) in state.iter().zip(start) {
            stream.extend(now.wrapping_add(then).to_le_bytes());
        }
    }
    stream.truncate(len);
    stream
}

fn quarter_round(state: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (x, y, z, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[x] = state[x].wrapping_add(state[y]);
        state[z] = (state[z] ^ state[x]).rotate_left(turn);
    }
}

/// What a shuffle does on the way.
pub(super) struct Shuffle {
    pub(super) swaps: Vec<(usize, usize)>,
    pub(super) skipped: Vec<usize>,
    pub(super) bytes_used: usize,
    pub(super) cards: Vec<String>,
}

pub(super) fn shuffle(seed: &[u8; 32], ranks: &str) -> Shuffle {
    let mut cards = vec![];
    for suit in "CSHD".chars() {
        for rank in ranks.chars() {
            cards.extend([format!("{suit}{rank}"), format!("{suit}{rank}")]);
        }
    }
    let stream = keystream(seed, 256);
    let mut shuffle = Shuffle {
        swaps: vec![],
        skipped: vec![],
        bytes_used: 0,
        cards,
    };
    for i in (1..shuffle.cards.len()).rev() {
        let n = i + 1;
        let mut byte = usize::from(stream[shuffle.bytes_used]);
        while byte >= 256 / n * n {
            shuffle.skipped.push(shuffle.bytes_used);
            shuffle.bytes_used += 1;
            byte = usize::from(stream[shuffle.bytes_used]);
        }
        shuffle.bytes_used += 1;
        shuffle.swaps.push((i, byte % n));
        shuffle.cards.swap(i, byte % n);
    }
    shuffle
}

pub(super) fn ranks(deck: Deck) -> &'static str {
    match deck {
        Deck::WithNines => "ATKQJ9",
        Deck::WithoutNines => "ATKQJ",
    }
}

fn hands_by_the_book(seed: &[u8; 32], deck: Deck, packets: &[u8]) -> [String; 4] {
    let mut pile = shuffle(seed, ranks(deck)).cards;
    let mut hands = [vec![], vec![], vec![], vec![]];
    for packet in packets {
        for hand in &mut hands {
            hand.extend(pile.drain(..usize::from(*packet)));
        }
    }
    hands.map(|hand| hand.join(" "))
}

fn sha_256(parts: &[&[u8]]) -> [u8; 32] {
    let mut message = vec![];
    for part in parts {
        message.push(part.len() as u8);
        message.extend_from_slice(part);
    }
    Sha256::digest(message).into()
}

proptest! {
    #[test]
    fn deals_are_those_of_the_book(seed: [u8; 32]) {
        for (deck, packets) in TABLES {
            let dealt = deal(&Seed::new(seed), Packets::new(deck, packets).unwrap());
            prop_assert_eq!(hands(&dealt), hands_by_the_book(&seed, deck, packets));
        }
    }

    #[test]
    fn draws_are_those_of_the_book(
        secret: [u8; 32],
        contributions in prop::collection::vec(prop::collection::vec(any::<u8>(), 1..=64), 1..=5),
    ) {
        let commitment = Secret::new(secret).commitment();
        prop_assert_eq!(*commitment.as_bytes(), sha_256(&[b"doko-deal-1 secret", &secret]));
        let mut parts: Vec<&[u8]> = vec![b"doko-deal-1 seed", &secret];
        let mut read = vec![];
        for bytes in &contributions {
            let contribution = Contribution::new(bytes).unwrap();
            let commitment = contribution.commitment();
            prop_assert_eq!(*commitment.as_bytes(), sha_256(&[b"doko-deal-1 contribution", bytes]));
            read.push(Contributed { contribution, commitment: Some(commitment) });
            parts.push(bytes);
        }
        let draw = FairDraw::new(commitment, read, Secret::new(secret)).unwrap();
        prop_assert_eq!(*draw.seed().as_bytes(), sha_256(&parts));
        prop_assert_eq!(draw.broken_promises().count(), 0);
    }
}

#[test]
fn a_seed_is_not_printed() {
    let contribution = Contribution::new(b"word").unwrap();
    let secret = Secret::new([0xab; 32]);
    let contributed = Contributed {
        contribution,
        commitment: None,
    };
    let draw = FairDraw::new(secret.commitment(), vec![contributed], secret).unwrap();
    let printed = format!("{:?} {draw:?}", Seed::new([0xab; 32]));
    assert!(
        printed.contains(&secret.commitment().to_string()),
        "{printed}"
    );
    for hidden in ["171", "ab, ", "0xab", "abab", "word", "119"] {
        assert!(!printed.contains(&hidden.to_owned()), "{hidden}: {printed}");
    }
}
