//! Lists of games.

use doko_engine::{ListLength, RuleSet};
use doko_proto::v1;
use prost::Message as _;

use super::TOLD;
use crate::choices::Choices;
use crate::messages::answered;
use crate::record::record;
use crate::rotation::a_list_turns_with_the_table;
use crate::script::{BYTES, Script};

/// The most entries of a list.
const MOST_ENTRIES: usize = 12;

/// A list of anything that can happen at a table, by any rules, or one that is told as a request.
pub fn session(bytes: &[u8]) {
    let told = bytes.strip_prefix(&[TOLD]);
    let told = told.and_then(|it| v1::ScoreSessionRequest::decode(it).ok());
    let Some(request) = told.or_else(|| a_list(&mut Choices::new(bytes))) else {
        return;
    };
    let answer = answered(&request);
    if doko_wire::answer(request.clone()).is_ok() {
        let session = v1::ScoreSessionResponse::decode(answer.as_slice());
        the_totals_add_up(&session.expect("an answer"));
    }
    a_list_turns_with_the_table(&request, 1 + bytes.len() % 4);
}

/// A list by any rules, at a table of four or five; none where the engine lacks a value of them.
#[must_use]
pub fn a_list(choices: &mut Choices<'_>) -> Option<v1::ScoreSessionRequest> {
    let rules = crate::any_rules(choices).ok()?;
    let players = if choices.one_in(3) {
        5
    } else {
        rules.list.players
    };
    let count = choices.below(MOST_ENTRIES);
    let entries = (0..count).map(|place| v1::SessionEntry {
        entry: Some(entry(&rules, players.into(), place, choices)),
    });
    let entries = entries.collect();
    Some(v1::ScoreSessionRequest {
        rule_set: Some(doko_wire::reference_to(&rules)),
        players: (players != rules.list.players).then_some(players.into()),
        entries,
        language: i32::from(v1::Language::De),
    })
}

/// An entry with so many before it.
fn entry(
    rules: &RuleSet,
    players: usize,
    before: usize,
    choices: &mut Choices<'_>,
) -> v1::session_entry::Entry {
    use v1::session_entry::Entry;
    // Now and then an entry is one that a list cannot have.
    let is_wrong = choices.below(10) == 9;
    let ends = is_wrong || rules.list.games != ListLength::Open;
    let mut number = |count: usize| i32::try_from(choices.below(count)).unwrap_or_default();
    match number(12) {
        0 if ends => Entry::TimeOver(v1::SessionTimeOver {}),
        0 | 1 => Entry::Redeal(v1::SessionRedeal {
            dealer: number(players + 1 + usize::from(is_wrong)),
            // Mostly a wrong deal: other reasons are those of few rules.
            reason: number(2) * number(5),
        }),
        2 if is_wrong || before > 0 => Entry::Correction(v1::SessionCorrection {
            entry: u32::try_from(number(before + 2 * usize::from(is_wrong))).ok(),
            points: (0..players).map(|_| number(40) - 20).collect(),
            note: String::new(),
        }),
        2 | 3 => Entry::Penalty(v1::SessionPenalty {
            points: (0..players).map(|_| number(40) - 20).collect(),
            note: String::new(),
        }),
        _ => Entry::Game(game(rules, players, choices)),
    }
}

/// A game of the list. Its cards come from few bytes that are said again and again, or a
/// list would take thousands.
fn game(rules: &RuleSet, players: usize, choices: &mut Choices<'_>) -> v1::SessionGame {
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
        dealer: i32::try_from(choices.below(players + 1)).unwrap_or_default(),
        game: Some(v1::session_game::Game::Record(record)),
        duty: 0,
        places: Vec::new(),
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
