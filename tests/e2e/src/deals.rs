//! The vectors of deals as requests.

use anyhow::{Context as _, Result, ensure};
use doko_laws::fuzzed::Seed as _;
use doko_proto::v1;
use serde::Deserialize;

use crate::name;

/// The part of `deal/vectors/draws.json` of which a request is made.
#[derive(Deserialize)]
struct Draws {
    draws: Vec<Draw>,
    checks: Vec<Draw>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Draw {
    secret: String,
    commitment: String,
    contributions: Vec<String>,
    contribution_commitments: Vec<String>,
    nines: String,
    packets: Vec<u32>,
    hands: [String; 4],
}

/// The deal of every draw, and the question whether its hands come from it, as the fuzz
/// targets read requests.
///
/// # Errors
///
/// If the vectors cannot be read.
pub fn requests() -> Result<Vec<Vec<u8>>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deal/vectors/draws.json");
    let Draws { draws, checks } = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    let mut requests = Vec::new();
    for draw in draws.iter().chain(&checks) {
        let verify = verify(draw)?;
        let deal = v1::DealCardsRequest {
            rule_set: verify.rule_set.clone(),
            randomness: verify
                .draw
                .clone()
                .map(v1::deal_cards_request::Randomness::Draw),
            algorithm: String::new(),
        };
        requests.extend([deal.seed(), verify.seed()]);
    }
    Ok(requests)
}

fn verify(draw: &Draw) -> Result<v1::VerifyDealRequest> {
    let nines = match draw.nines.as_str() {
        "on" => v1::DeckNines::With,
        _ => v1::DeckNines::Without,
    };
    let overrides = v1::RuleSet {
        deck_nines: nines.into(),
        deal_packets: Some(v1::PacketList {
            values: draw.packets.clone(),
        }),
        ..v1::RuleSet::default()
    };
    let all = |texts: &[String]| texts.iter().map(|it| bytes(it)).collect::<Result<_>>();
    let [hand_1, hand_2, hand_3, hand_4] = &draw.hands;
    Ok(v1::VerifyDealRequest {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
            overrides: Some(Box::new(overrides)),
            ..v1::RuleSetRef::default()
        }),
        draw: Some(v1::FairDraw {
            commitment: bytes(&draw.commitment)?,
            contributions: all(&draw.contributions)?,
            reveal: bytes(&draw.secret)?,
            contribution_commitments: all(&draw.contribution_commitments)?,
        }),
        algorithm: String::new(),
        hand_1: name::cards(hand_1)?,
        hand_2: name::cards(hand_2)?,
        hand_3: name::cards(hand_3)?,
        hand_4: name::cards(hand_4)?,
    })
}

/// The bytes that a text writes in hexadecimal.
fn bytes(text: &str) -> Result<Vec<u8>> {
    ensure!(text.len().is_multiple_of(2), "half a byte in `{text}`");
    let places = (0..text.len()).step_by(2);
    let byte = |at| {
        let digits = text.get(at..at + 2).context("no digits")?;
        Ok(u8::from_str_radix(digits, 16)?)
    };
    places.map(byte).collect()
}
