//! The model against the vectors, as far as it answers their questions.
#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "helpers of tests; JSON has no other way"
)]

mod list;
mod play;
mod read;
mod round;
mod score;

use std::collections::BTreeMap;

use doko_harness::{Answer, Question, load, mismatch, vectors_dir};
use doko_reference::cards::write_cards;
use doko_reference::trick::trick_augen;
use serde_json::{Value, json};

use crate::read::{game, number, options, seat};

/// What the model does not tell: citations, checks of what a list says of itself, statistics.
const UNTOLD: [&str; 9] = [
    "rule",
    "at",
    "lostTrick",
    "class",
    "failed",
    "faulty",
    "won",
    "soli",
    "soliWon",
];

#[test]
fn the_vectors_hold() {
    let suites = load(&vectors_dir()).unwrap();
    let mut failed = Vec::new();
    let mut passed = 0;
    let mut skipped = BTreeMap::<_, usize>::new();
    for vector in suites.iter().flat_map(|suite| &suite.vectors) {
        let found = answer(&vector.question).filter(|_| !is_of_a_dialogue(&vector.answer));
        let Some(found) = found else {
            *skipped.entry(vector.question.kind()).or_default() += 1;
            continue;
        };
        // ANN-20 gives one reason, the first.
        let all = vector.compares_all() && vector.question.kind() != "announce";
        let allowed = std::iter::once(&vector.answer).chain(&vector.also_allowed);
        let mut differences =
            allowed.map(|expected| difference(&vector.question, expected, &found, all));
        let first = differences.next().flatten();
        match first {
            Some(difference) if differences.all(|it| it.is_some()) => {
                failed.push(format!("{} {}: {difference}", vector.label(), vector.name));
            }
            Some(_) | None => passed += 1,
        }
    }
    println!("{passed} hold, not answered: {skipped:?}");
    assert!(failed.is_empty(), "{}\n{}", failed.len(), failed.join("\n"));
    assert!(passed > 500, "{passed}");
}

/// What is different, looking only at what is expected and what the model tells.
fn difference(question: &Question, expected: &Answer, found: &Value, all: bool) -> Option<String> {
    let mut wanted = serde_json::to_value(expected).unwrap_or_default();
    let mut told = found.clone();
    if let (Value::Object(wanted), Value::Object(told)) = (&mut wanted, &mut told) {
        for name in UNTOLD {
            wanted.remove(name);
        }
        told.retain(|name, _| wanted.contains_key(name));
    }
    match (Answer::read(question, wanted), Answer::read(question, told)) {
        (Ok(wanted), Ok(told)) => mismatch(&wanted, &told, all),
        (_, Err(reason)) | (Err(reason), _) => Some(format!("{reason} in {found}")),
    }
}

/// Reasons that only an order of speaking can have: the model takes final declarations.
fn is_of_a_dialogue(expected: &Answer) -> bool {
    let text = serde_json::to_string(expected).unwrap_or_default();
    let reasons = ["ALREADY_SPOKEN", "NOT_ASKED", "WITHDRAWAL_TOO_LATE"];
    reasons.iter().any(|reason| text.contains(reason))
}

/// An answer, or nothing if this is not a question for the model.
fn answer(question: &Question) -> Option<Value> {
    let asked = serde_json::to_value(question).ok()?;
    let asked = asked.as_object()?.values().next()?;
    let options = options(question);
    match question.kind() {
        "play" => play::play(&options, asked),
        "legal_cards" => {
            let game = game(&options, asked)?.ok()?;
            Some(json!({"cards": write_cards(&game.legal_cards(seat(&asked["seat"])))}))
        }
        "trick" => {
            let game = game(&options, asked)?.ok()?;
            let trick = number(&asked["trick"]) - 1;
            let augen = trick_augen(&game.tricks[trick]);
            Some(json!({"winner": game.winners[trick] + 1, "augen": augen}))
        }
        "hochzeit" => Some(play::hochzeit(&game(&options, asked)?.ok()?)),
        "vorbehalte" => round::vorbehalte(&options, asked),
        "announce" => play::announce(&options, asked),
        "score_counts" => Some(score::score_counts(&options, asked)),
        "score_game" => score::score_game(&options, asked),
        "deck" => Some(score::the_deck(&options, asked)),
        "deal" => Some(score::the_deal(&options, asked)),
        "packets" => Some(json!({"packets": options.deal_packets})),
        "claim" => play::claim(&options, asked),
        "offence" => play::offence(&options, asked),
        "session" => list::session(&options, asked),
        _ => None,
    }
}
