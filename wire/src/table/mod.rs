//! Around the game: deals from a seed or a draw, and the proof that they were fair.
//!
//! Nothing here repeats a seed, a secret or a contribution in words: a failure
//! names paths, lengths and what is wrong.

mod deal_cards;
mod draw;
mod hands;
mod session;
mod verify_deal;

use doko_deal::{ALGORITHM, Packets};
use doko_proto::v1;

use crate::decode::Problems;
use crate::published::Published;

/// The packets of a rule set.
fn packets(problems: &mut Problems, published: &Published) -> Option<Packets> {
    let message = published.message.deal_packets.as_ref();
    let sizes = message.map(|it| it.values.as_slice()).unwrap_or_default();
    let sizes: Option<Vec<u8>> = sizes.iter().map(|&it| u8::try_from(it).ok()).collect();
    let packets = sizes.and_then(|it| Packets::new(published.rules.deck, &it));
    if packets.is_none() {
        let problem = "has packets that are not a hand (CARD-6)";
        problems.note("rule_set", v1::ErrorReason::RuleSetContradiction, problem);
    }
    packets
}

/// The name of an algorithm, of which there is one.
fn algorithm(problems: &mut Problems, name: &str) {
    if !matches!(name, "" | ALGORITHM) {
        let problem = format_args!("must be empty or `{ALGORITHM}`");
        problems.malformed("algorithm", problem);
    }
}

/// Bytes of which there must be 32.
fn bytes_32(problems: &mut Problems, path: &str, bytes: &[u8]) -> Option<[u8; 32]> {
    if bytes.is_empty() {
        problems.missing_field(path);
        return None;
    }
    let read = bytes.try_into().ok();
    if read.is_none() {
        let problem = format_args!("must have 32 bytes, and has {}", bytes.len());
        problems.malformed(path, problem);
    }
    read
}

#[cfg(test)]
mod tests;
