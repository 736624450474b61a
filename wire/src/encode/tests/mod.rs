//! What answers show beside a verdict.

mod blend;
mod evidence;
mod position;
mod settlement;
mod veil;
mod windows;

use doko_proto::v1;

use crate::rulings::tests::{cards, record};

/// The game of these plays under the tournament rules; the soloist or nobody.
fn game(plays: &str) -> v1::GameRecord {
    record(v1::RuleSet::default(), plays)
}

/// The same cards, played in a solo of seat 1.
fn solo(plays: &str) -> v1::GameRecord {
    let mut record = game(plays);
    if let Some(first) = record.said_words.first_mut() {
        *first = v1::SaidWord::SoloKaro.into();
    }
    record
}

/// By number, as hands are shown.
fn sorted(text: &str) -> Vec<i32> {
    let mut cards = cards(text);
    cards.sort_unstable();
    cards
}
