//! What must be true of every deal and of every draw.

use std::vec;
use std::vec::Vec;

use doko_engine::{Card, Deal, Deck, Seat};
use proptest::prelude::*;

use super::TABLES;
use crate::shuffle::{shuffled, sorted};
use crate::{
    Broken, Contributed, Contribution, FairDraw, Finding, MAX_CONTRIBUTIONS, Packets, Secret, Seed,
    deal,
};

/// How many seeds are counted. They are fixed, so the counts are, too.
const SEEDS: u32 = 20_000;

/// The seeds that are counted: a number in the first bytes, zeros behind.
fn seeds() -> impl Iterator<Item = Seed> {
    (0..SEEDS).map(|number| {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        Seed::new(bytes)
    })
}

/// The sum of squared deviations from equal counts, over the expectation.
fn chi_square(counts: &[u32]) -> f64 {
    let all: u32 = counts.iter().sum();
    let expected = f64::from(all) / counts.len() as f64;
    counts
        .iter()
        .map(|&count| (f64::from(count) - expected).powi(2) / expected)
        .sum()
}

#[test]
fn every_card_is_as_often_the_first() {
    // 24 and 20 kinds: beyond these bounds chance comes once in a million.
    for (deck, kinds, bound) in [(Deck::WithNines, 24, 70.0), (Deck::WithoutNines, 20, 64.0)] {
        let mut counts = [0; Card::COUNT];
        for seed in seeds() {
            counts[shuffled(&seed, deck)[0].index()] += 1;
        }
        let counts: Vec<u32> = counts.into_iter().filter(|&count| count > 0).collect();
        assert_eq!(counts.len(), kinds);
        let deviation = chi_square(&counts);
        assert!(deviation < bound, "{deviation}: {counts:?}");
    }
}

#[test]
fn every_seat_has_the_tens_of_hearts_as_often() {
    let packets = Packets::new(Deck::WithNines, &[3, 3, 3, 3]).unwrap();
    let mut counts = [0; 4];
    for seed in seeds() {
        let dealt = deal(&seed, packets);
        for seat in Seat::ALL {
            counts[seat as usize] += dealt.sets().get(seat).count(Card::HT);
        }
    }
    assert_eq!(counts.iter().sum::<u32>(), 2 * SEEDS);
    let deviation = chi_square(&counts);
    assert!(deviation < 30.0, "{deviation}: {counts:?}");
}

#[test]
fn packets_are_a_hand() {
    for sizes in [&[12][..], &[1; 12], &[3, 3, 3, 3], &[4, 4, 4], &[11, 1]] {
        assert!(Packets::new(Deck::WithNines, sizes).is_some(), "{sizes:?}");
        assert!(
            Packets::new(Deck::WithoutNines, sizes).is_none(),
            "{sizes:?}"
        );
    }
    for sizes in [
        &[][..],
        &[0, 12],
        &[12, 0],
        &[3, 3, 3],
        &[5, 4, 4],
        &[255, 13],
        &[1; 13],
    ] {
        assert!(Packets::new(Deck::WithNines, sizes).is_none(), "{sizes:?}");
    }
    // A sum that a byte cannot hold is not taken for a small one.
    assert!(Packets::new(Deck::WithNines, &[200, 68]).is_none());
}

#[test]
fn contributions_and_players_have_their_bounds() {
    assert!(Contribution::new(&[]).is_none());
    assert!(Contribution::new(&[0; Contribution::MAX_LEN]).is_some());
    assert!(Contribution::new(&[0; Contribution::MAX_LEN + 1]).is_none());
    let contribution = Contribution::new(b"x").unwrap();
    let secret = Secret::new([1; 32]);
    let of = |players| {
        let contributed = Contributed {
            contribution,
            commitment: None,
        };
        FairDraw::new(secret.commitment(), vec![contributed; players], secret)
    };
    assert!(of(0).is_none());
    assert!(of(1).is_some());
    assert!(of(MAX_CONTRIBUTIONS).is_some());
    assert!(of(MAX_CONTRIBUTIONS + 1).is_none());
}

/// A draw whose players had committed.
fn draw(secret: [u8; 32], contributions: &[Vec<u8>]) -> FairDraw {
    let secret = Secret::new(secret);
    let contributed = contributions.iter().map(|bytes| {
        let contribution = Contribution::new(bytes).unwrap();
        Contributed {
            contribution,
            commitment: Some(contribution.commitment()),
        }
    });
    FairDraw::new(secret.commitment(), contributed.collect(), secret).unwrap()
}

fn contributions() -> impl Strategy<Value = Vec<Vec<u8>>> {
    prop::collection::vec(prop::collection::vec(any::<u8>(), 1..=64), 1..=5)
}

proptest! {
    #[test]
    fn a_shuffle_loses_no_card(seed: [u8; 32]) {
        for deck in [Deck::WithNines, Deck::WithoutNines] {
            let mut cards = shuffled(&Seed::new(seed), deck);
            prop_assert_ne!(&cards, &sorted(deck));
            cards.sort();
            prop_assert_eq!(cards, sorted(deck));
        }
    }

    #[test]
    fn hands_are_a_deal_and_packets_move_no_first_card(seed: [u8; 32]) {
        let seed = Seed::new(seed);
        for (deck, sizes) in TABLES {
            let dealt = deal(&seed, Packets::new(deck, sizes).unwrap());
            prop_assert!(Deal::new(deck, dealt.sets()).is_some());
            prop_assert_eq!(dealt.hand(Seat::First)[0], shuffled(&seed, deck)[0]);
            for seat in Seat::ALL {
                prop_assert_eq!(dealt.hand(seat).len(), usize::from(deck.hand_size()));
            }
        }
    }

    #[test]
    fn one_bit_makes_another_deal(seed: [u8; 32], byte in 0..32_usize, bit in 0..8_u32) {
        let mut other = seed;
        other[byte] ^= 1 << bit;
        for deck in [Deck::WithNines, Deck::WithoutNines] {
            prop_assert_ne!(shuffled(&Seed::new(seed), deck), shuffled(&Seed::new(other), deck));
        }
    }

    #[test]
    fn one_bit_of_the_secret_breaks_the_commitment(
        secret: [u8; 32], given in contributions(), byte in 0..32_usize, bit in 0..8_u32,
    ) {
        let honest = draw(secret, &given);
        let mut other = secret;
        other[byte] ^= 1 << bit;
        let mut cheat = draw(other, &given);
        prop_assert_ne!(cheat.seed(), honest.seed());
        cheat = FairDraw::new(Secret::new(secret).commitment(), cheat.contributions().to_vec(), Secret::new(other)).unwrap();
        prop_assert_eq!(cheat.broken_promises().collect::<Vec<_>>(), [Broken::Commitment]);
    }

    #[test]
    fn every_byte_of_every_contribution_counts(
        secret: [u8; 32], given in contributions(), which: prop::sample::Index, byte: prop::sample::Index, bit in 0..8_u32,
    ) {
        let honest = draw(secret, &given);
        let mut other = given.clone();
        let which = which.index(given.len());
        let byte = byte.index(given[which].len());
        other[which][byte] ^= 1 << bit;
        prop_assert_ne!(draw(secret, &other).seed(), honest.seed());

        let shown = Contribution::new(&other[which]).unwrap();
        let mut changed = honest.contributions().to_vec();
        changed[which].contribution = shown;
        let secret = Secret::new(secret);
        let changed = FairDraw::new(secret.commitment(), changed, secret).unwrap();
        prop_assert_eq!(changed.broken_promises().collect::<Vec<_>>(), [Broken::Contribution(which)]);
    }

    #[test]
    fn contributions_do_not_run_into_each_other(
        secret: [u8; 32], joined in prop::collection::vec(any::<u8>(), 3..=64), cut: prop::sample::Index,
    ) {
        let cut = 1 + cut.index(joined.len() - 2);
        let two = |at: usize| draw(secret, &[joined[..at].to_vec(), joined[at..].to_vec()]).seed();
        prop_assert_ne!(two(cut), two(cut + 1));
        prop_assert_ne!(two(cut), draw(secret, std::slice::from_ref(&joined)).seed());
        let mut longer = joined.clone();
        longer.truncate(63);
        let shorter = longer.clone();
        longer.push(0);
        prop_assert_ne!(draw(secret, &[longer]).seed(), draw(secret, &[shorter]).seed());
    }

    #[test]
    fn a_seat_with_another_hand_is_found(
        secret: [u8; 32], given in contributions(), one in 0..4_usize, steps in 1..4_usize,
    ) {
        let draw = draw(secret, &given);
        let packets = Packets::new(Deck::WithNines, &[3, 3, 3, 3]).unwrap();
        let right = deal(&draw.seed(), packets).sets();
        prop_assert_eq!(draw.findings(packets, &right), []);
        let (one, other) = (Seat::ALL[one], Seat::ALL[one].after(steps));
        let mut wrong = right;
        *wrong.get_mut(one) = *right.get(other);
        *wrong.get_mut(other) = *right.get(one);
        let mut expected = [Finding::HandDiffers(one), Finding::HandDiffers(other)];
        if other < one {
            expected.reverse();
        }
        prop_assert_eq!(draw.findings(packets, &wrong), expected);
    }
}
