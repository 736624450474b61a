//! Lists of games.

use doko_engine::RuleSet;
use doko_proto::v1;
use prost::Message as _;

use crate::choices::Choices;
use crate::messages::answered;
use crate::record::record;
use crate::script::{BYTES, Script};

/// The most entries of a list.
const MOST_ENTRIES: usize = 12;

/// A list of anything that can happen at a table, by any rules.
pub fn session(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let Ok(rules) = crate::any_rules(&mut choices) else {
        return;
    };
    let count = choices.below(MOST_ENTRIES);
    let entries = (0..count).map(|_| v1::SessionEntry {
        entry: Some(entry(&rules, &mut choices)),
    });
    let request = v1::ScoreSessionRequest {
        rule_set: Some(doko_wire::reference_to(&rules)),
        players: None,
        entries: entries.collect(),
        language: i32::from(v1::Language::De),
    };
    let bytes = answered(&request);
    if doko_wire::answer(request).is_ok() {
        let session = v1::ScoreSessionResponse::decode(bytes.as_slice());
        the_totals_add_up(&session.expect("an answer"));
    }
}

fn entry(rules: &RuleSet, choices: &mut Choices<'_>) -> v1::session_entry::Entry {
    use v1::session_entry::Entry;
    let players = usize::from(rules.list.players);
    let mut number = |count: usize| i32::try_from(choices.below(count)).unwrap_or_default();
    match number(12) {
        0 => Entry::TimeOver(v1::SessionTimeOver {}),
        1 => Entry::Redeal(v1::SessionRedeal {
            dealer: number(6),
            reason: number(6),
        }),
        2 => Entry::Penalty(v1::SessionPenalty {
            points: (0..players).map(|_| number(40) - 20).collect(),
            note: String::new(),
        }),
        3 => Entry::Correction(v1::SessionCorrection {
            entry: u32::try_from(number(MOST_ENTRIES)).ok(),
            points: (0..players).map(|_| number(40) - 20).collect(),
            note: String::new(),
        }),
        _ => Entry::Game(game(rules, choices)),
    }
}

/// A game of the list. Its cards come from few bytes that are said again and again, or a
/// list would take thousands.
fn game(rules: &RuleSet, choices: &mut Choices<'_>) -> v1::SessionGame {
    let few: Vec<usize> = (0..8).map(|_| choices.below(256)).collect();
    let bytes: Vec<u8> = (0..BYTES)
        .zip(few.iter().cycle())
        .map(|(place, &byte)| u8::try_from((byte * (2 * place + 1) + place) % 256).unwrap_or(0))
        .collect();
    let script = Script::by(rules, &bytes).expect("every player has something to do");
    let mut record = record(&script);
    if choices.below(4) > 0 {
        record.context = None;
    }
    v1::SessionGame {
        dealer: i32::try_from(choices.below(6)).unwrap_or_default(),
        game: Some(v1::session_game::Game::Record(record)),
        duty: 0,
    }
}

/// Each total is the one before and what the entry gave.
fn the_totals_add_up(session: &v1::ScoreSessionResponse) {
    let mut before: Vec<i32> = Vec::new();
    for line in &session.lines {
        let totals: Vec<i32> = line
            .points
            .iter()
            .enumerate()
            .map(|(place, points)| before.get(place).copied().unwrap_or(0) + points)
            .collect();
        if !totals.is_empty() {
            assert_eq!(line.totals, totals, "{line:?}");
            before = totals;
        }
    }
}
