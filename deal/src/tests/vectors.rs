//! The vectors of `deal/vectors`, whose answers an implementation in another
//! language has given.

use std::string::{String, ToString as _};
use std::vec::Vec;

use doko_engine::{BySeat, CardSet, Deck, Seat};
use serde::Deserialize;

use super::{book, hands, words};
use crate::shuffle::{Keystream, shuffled};
use crate::{
    ALGORITHM, Broken, Commitment, Contributed, Contribution, FairDraw, Finding, Packets, Secret,
    Seed, deal,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deals {
    #[serde(rename = "about")]
    _about: String,
    algorithm: String,
    keystreams: Vec<KeystreamVector>,
    deals: Vec<DealVector>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct KeystreamVector {
    name: String,
    #[serde(rename = "why")]
    _why: String,
    seed: String,
    from_byte: usize,
    bytes: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct DealVector {
    name: String,
    #[serde(rename = "why")]
    _why: String,
    seed: String,
    nines: Nines,
    packets: Vec<u8>,
    keystream: String,
    skipped: Vec<usize>,
    bytes_used: usize,
    first_swaps: Vec<(usize, usize)>,
    shuffled: String,
    hands: [String; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Draws {
    #[serde(rename = "about")]
    _about: String,
    algorithm: String,
    draws: Vec<DrawVector>,
    checks: Vec<CheckVector>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct DrawVector {
    name: String,
    #[serde(rename = "why")]
    _why: String,
    secret: String,
    commitment: String,
    contributions: Vec<String>,
    contribution_commitments: Vec<String>,
    seed: String,
    nines: Nines,
    packets: Vec<u8>,
    hands: [String; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct CheckVector {
    name: String,
    #[serde(rename = "why")]
    _why: String,
    secret: String,
    commitment: String,
    contributions: Vec<String>,
    contribution_commitments: Vec<String>,
    nines: Nines,
    packets: Vec<u8>,
    hands: [String; 4],
    findings: Vec<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Nines {
    On,
    Off,
}

impl Nines {
    fn deck(self) -> Deck {
        match self {
            Nines::On => Deck::WithNines,
            Nines::Off => Deck::WithoutNines,
        }
    }
}

fn deals() -> Deals {
    let deals: Deals = serde_json::from_str(include_str!("../../vectors/deals.json")).unwrap();
    assert_eq!(deals.algorithm, ALGORITHM);
    deals
}

fn draws() -> Draws {
    let draws: Draws = serde_json::from_str(include_str!("../../vectors/draws.json")).unwrap();
    assert_eq!(draws.algorithm, ALGORITHM);
    draws
}

fn bytes(hex: &str) -> Vec<u8> {
    let pairs = (0..hex.len()).step_by(2);
    pairs
        .map(|i| u8::from_str_radix(&hex[i..i + 2], 16).unwrap())
        .collect()
}

fn bytes_32(hex: &str) -> [u8; 32] {
    bytes(hex).try_into().unwrap()
}

fn draw(
    secret: &str,
    commitment: &str,
    contributions: &[String],
    commitments: &[String],
) -> FairDraw {
    assert!(commitments.is_empty() || commitments.len() == contributions.len());
    let mut commitments = commitments.iter().map(|hex| Commitment::new(bytes_32(hex)));
    let contributed = contributions.iter().map(|hex| Contributed {
        contribution: Contribution::new(&bytes(hex)).unwrap(),
        commitment: commitments.next(),
    });
    let commitment = Commitment::new(bytes_32(commitment));
    FairDraw::new(
        commitment,
        contributed.collect(),
        Secret::new(bytes_32(secret)),
    )
    .unwrap()
}

#[test]
fn keystreams() {
    for KeystreamVector {
        name,
        seed,
        from_byte,
        bytes: expected,
        ..
    } in deals().keystreams
    {
        let mut stream = Keystream::new(&Seed::new(bytes_32(&seed)));
        let expected = bytes(&expected);
        let all: Vec<u8> = (0..from_byte + expected.len())
            .map(|_| stream.byte())
            .collect();
        assert_eq!(all[from_byte..], expected, "{name}");
        assert_eq!(all, book::keystream(&bytes_32(&seed), all.len()), "{name}");
    }
}

#[test]
fn seeds_give_their_hands() {
    for vector in deals().deals {
        let name = &vector.name;
        let seed = Seed::new(bytes_32(&vector.seed));
        let deck = vector.nines.deck();
        assert_eq!(words(&shuffled(&seed, deck)), vector.shuffled, "{name}");
        let dealt = deal(&seed, Packets::new(deck, &vector.packets).unwrap());
        assert_eq!(hands(&dealt), vector.hands, "{name}");
    }
}

/// What lies between seed and hands is for those who write the algorithm in
/// another language; here the second implementation answers for it.
#[test]
fn what_lies_between_is_right() {
    for vector in deals().deals {
        let name = &vector.name;
        let seed = bytes_32(&vector.seed);
        let shuffle = book::shuffle(&seed, book::ranks(vector.nines.deck()));
        assert_eq!(
            book::keystream(&seed, 64),
            bytes(&vector.keystream),
            "{name}"
        );
        assert_eq!(shuffle.skipped, vector.skipped, "{name}");
        assert_eq!(shuffle.bytes_used, vector.bytes_used, "{name}");
        assert_eq!(
            shuffle.swaps[..vector.first_swaps.len()],
            vector.first_swaps,
            "{name}"
        );
        assert_eq!(shuffle.cards.join(" "), vector.shuffled, "{name}");
    }
}

#[test]
fn draws_give_their_seeds_and_hands() {
    for vector in draws().draws {
        let DrawVector {
            name,
            secret,
            commitment,
            contributions,
            contribution_commitments,
            ..
        } = &vector;
        let draw = draw(secret, commitment, contributions, contribution_commitments);
        assert_eq!(draw.broken_promises().count(), 0, "{name}");
        assert_eq!(*draw.seed().as_bytes(), bytes_32(&vector.seed), "{name}");
        let dealt = deal(
            &draw.seed(),
            Packets::new(vector.nines.deck(), &vector.packets).unwrap(),
        );
        assert_eq!(hands(&dealt), vector.hands, "{name}");
    }
}

#[test]
fn whatever_is_wrong_is_found() {
    for vector in draws().checks {
        let CheckVector {
            name,
            secret,
            commitment,
            contributions,
            contribution_commitments,
            ..
        } = &vector;
        let draw = draw(secret, commitment, contributions, contribution_commitments);
        let packets = Packets::new(vector.nines.deck(), &vector.packets).unwrap();
        let hands: [CardSet; 4] = vector.hands.each_ref().map(|hand| hand.parse().unwrap());
        let findings = draw.findings(packets, &BySeat::new(hands));
        let found: Vec<String> = findings.into_iter().map(in_words).collect();
        assert_eq!(found, vector.findings, "{name}");
    }
}

fn in_words(finding: Finding) -> String {
    match finding {
        Finding::Promise(Broken::Commitment) => "commitment".to_string(),
        Finding::Promise(Broken::Contribution(index)) => std::format!("contribution {index}"),
        Finding::HandDiffers(seat) => std::format!("seat {seat}"),
    }
}

#[test]
fn every_way_to_be_wrong_has_a_vector() {
    let found: Vec<String> = draws()
        .checks
        .into_iter()
        .flat_map(|it| it.findings)
        .collect();
    for seat in Seat::ALL {
        assert!(
            found.contains(&in_words(Finding::HandDiffers(seat))),
            "{seat}"
        );
    }
    for finding in [
        Finding::Promise(Broken::Commitment),
        Finding::Promise(Broken::Contribution(0)),
    ] {
        assert!(found.contains(&in_words(finding)), "{finding:?}");
    }
}
