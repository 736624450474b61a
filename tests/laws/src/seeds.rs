//! What a fuzzer begins with: golden games in the form that each target reads.

use std::io;
use std::path::{Path, PathBuf};

use doko_proto::v1;
use prost::Message as _;

use crate::choices::Choices;
use crate::fuzzed::TARGETS;
use crate::messages::questions;
use crate::script::BYTES;
use crate::views::VIEWS;

/// How many games of any rules a target begins with.
const GAMES: u64 = 60;

/// Some inputs for the target of this name, the same in every run.
///
/// # Errors
///
/// If a golden game cannot be read.
pub fn of(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let golden = golden()?;
    Ok(match target {
        "decode" => golden.iter().flat_map(requests).collect(),
        "notation" => golden.iter().flat_map(texts).collect(),
        "rule_sets" => {
            let sets = golden.iter().filter_map(|it| it.rule_set.as_ref());
            let mut read: Vec<Vec<u8>> = sets
                .map(|it| [vec![1, 0], it.encode_to_vec()].concat())
                .collect();
            read.sort();
            read.dedup();
            read.extend((0..GAMES).map(bytes));
            read
        }
        _ => (0..GAMES).map(bytes).collect(),
    })
}

/// Writes the inputs of every target to a folder of its name below `folder`.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn write(folder: &Path) -> io::Result<()> {
    for (target, _) in TARGETS {
        let folder = folder.join(target);
        std::fs::create_dir_all(&folder)?;
        for (number, input) in of(target)?.into_iter().enumerate() {
            std::fs::write(folder.join(format!("seed-{number:04}")), input)?;
        }
    }
    Ok(())
}

/// The golden games, in the order of their names.
fn golden() -> io::Result<Vec<v1::GameRecord>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../golden/random");
    let entries = std::fs::read_dir(folder)?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|it| it.path()))
        .collect::<io::Result<_>>()?;
    paths.retain(|path| !path.to_string_lossy().contains(".expected."));
    paths.sort();
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path)?;
        doko_notation::json::read(&text).map_err(|error| io::Error::other(error.to_string()))
    };
    paths.iter().map(read).collect()
}

/// A request of each method about a game; for questions that have a view, each of a
/// different one.
fn requests(record: &v1::GameRecord) -> Vec<Vec<u8>> {
    use v1::question::Question as Q;
    let mut choices = Choices::new(&[1, 5, 2, 3]);
    let length = record.plays.len() + record.said_words.len();
    let view = VIEWS.get(length % VIEWS.len()).copied();
    let questions = questions(record, view.unwrap_or_default(), &mut choices);
    let batch = v1::EvaluateBatchRequest {
        questions: questions.clone(),
    };
    let session = v1::ScoreSessionRequest {
        rule_set: record.rule_set.clone(),
        entries: vec![v1::SessionEntry {
            entry: Some(v1::session_entry::Entry::Game(v1::SessionGame {
                game: Some(v1::session_game::Game::Record(record.clone())),
                ..v1::SessionGame::default()
            })),
        }],
        ..v1::ScoreSessionRequest::default()
    };
    let deal = v1::DealCardsRequest {
        rule_set: record.rule_set.clone(),
        randomness: Some(v1::deal_cards_request::Randomness::Seed(vec![7; 32])),
        algorithm: String::new(),
    };
    let check = v1::CheckRuleSetRequest {
        rule_set: record.rule_set.clone(),
        ..v1::CheckRuleSetRequest::default()
    };
    let alone = questions.into_iter().filter_map(|it| it.question);
    let alone = alone.map(|question| match question {
        Q::ResolveVorbehalte(it) => (0, it.encode_to_vec()),
        Q::CheckWord(it) => (1, it.encode_to_vec()),
        Q::ValidateMove(it) => (2, it.encode_to_vec()),
        Q::CheckAnnouncement(it) => (3, it.encode_to_vec()),
        Q::ScoreGame(it) => (4, it.encode_to_vec()),
        Q::InspectGame(it) => (5, it.encode_to_vec()),
        Q::AuditGame(it) => (6, it.encode_to_vec()),
        Q::CheckClaim(it) => (7, it.encode_to_vec()),
        Q::AssessOffence(it) => (8, it.encode_to_vec()),
    });
    let others = [
        (9, batch.encode_to_vec()),
        (10, check.encode_to_vec()),
        (14, deal.encode_to_vec()),
        (16, session.encode_to_vec()),
    ];
    let numbered = |(method, bytes): (u8, Vec<u8>)| [vec![method], bytes].concat();
    alone.chain(others).map(numbered).collect()
}

fn texts(record: &v1::GameRecord) -> Vec<Vec<u8>> {
    let line = doko_notation::write(record).ok();
    let json = Some(doko_notation::json::write(record));
    let texts = line.into_iter().chain(json);
    texts.map(String::into_bytes).collect()
}

/// Bytes of a simple generator.
fn bytes(seed: u64) -> Vec<u8> {
    let mut state = seed;
    let mut next = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        u8::try_from(state >> 56).unwrap_or_default()
    };
    (0..BYTES + 64).map(|_| next()).collect()
}
