//! What a fuzzer begins with: golden games in the form that each target reads.

use std::io;
use std::path::{Path, PathBuf};

use doko_proto::v1;
use prost::Message as _;

use crate::choices::Choices;
use crate::fuzzed::{Seed as _, TARGETS, TOLD};
use crate::messages::questions;
use crate::numbers::Numbers;
use crate::script::BYTES;
use crate::views::VIEWS;

/// How many games of any rules a target begins with.
const GAMES: u64 = 60;

/// How many golden games a list has.
const IN_A_LIST: usize = 6;

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
        "session" => {
            let told = golden.chunks(IN_A_LIST).map(list);
            let told = told.map(|it| [vec![TOLD], it.encode_to_vec()].concat());
            told.chain((0..GAMES).map(bytes)).collect()
        }
        "record" => told(golden.iter(), 8, GAMES),
        "claims" => told(golden.iter(), 64, GAMES),
        // Hands that are not known take longest.
        _ => told(golden.iter().step_by(3), 64, GAMES / 3),
    })
}

/// Games as they are told after so many bytes that choose what is asked of them, and so many
/// games that bytes choose.
fn told<'a>(
    golden: impl Iterator<Item = &'a v1::GameRecord>,
    before: usize,
    chosen: u64,
) -> Vec<Vec<u8>> {
    let games = (0..).zip(golden).map(|(seed, record)| {
        let choices = Numbers::new(seed).bytes(before);
        [choices, vec![TOLD], record.encode_to_vec()].concat()
    });
    games.chain((0..chosen).map(bytes)).collect()
}

/// A list of these games, by the rules of the first.
fn list(games: &[v1::GameRecord]) -> v1::ScoreSessionRequest {
    let rule_set = games.first().and_then(|it| it.rule_set.clone());
    let games = games.iter().filter(|it| it.rule_set == rule_set);
    let entries = games.map(|it| v1::SessionEntry {
        entry: Some(v1::session_entry::Entry::Game(v1::SessionGame {
            game: Some(v1::session_game::Game::Record(it.clone())),
            ..v1::SessionGame::default()
        })),
    });
    v1::ScoreSessionRequest {
        entries: entries.collect(),
        rule_set,
        ..v1::ScoreSessionRequest::default()
    }
}

/// Writes the inputs of every target to a folder of its name below `folder`, and `asked`
/// with those of `decode`: requests of which somebody else knows.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn write(folder: &Path, asked: &[Vec<u8>]) -> io::Result<()> {
    for (target, _) in TARGETS {
        let folder = folder.join(target);
        std::fs::create_dir_all(&folder)?;
        let mut inputs = of(target)?;
        if target == "decode" {
            inputs.extend_from_slice(asked);
        }
        for (number, input) in inputs.into_iter().enumerate() {
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
    let language = match length % 2 {
        0 => v1::Language::De,
        _ => v1::Language::En,
    };
    let questions = questions(record, view.unwrap_or_default(), &mut choices);
    let batch = v1::EvaluateBatchRequest {
        questions: questions.clone(),
    };
    let message = v1::EvaluateRequest {
        questions: questions.clone(),
    };
    let session = list(std::slice::from_ref(record));
    let deal = v1::DealCardsRequest {
        rule_set: record.rule_set.clone(),
        randomness: Some(v1::deal_cards_request::Randomness::Seed(vec![7; 32])),
        algorithm: String::new(),
    };
    let check = v1::CheckRuleSetRequest {
        rule_set: record.rule_set.clone(),
        ..v1::CheckRuleSetRequest::default()
    };
    let book = v1::GetRuleSetRequest {
        rule_set: record.rule_set.clone(),
        language: i32::from(language),
    };
    let rules = v1::ListRulesRequest {
        rule_set: record.rule_set.clone(),
        kind: i32::try_from(length % 4).unwrap_or_default(),
        language: i32::from(language),
    };
    let published = v1::ListRuleSetsRequest {
        language: i32::from(language),
    };
    let alone = questions.into_iter().filter_map(|it| it.question);
    let alone = alone.map(|question| match question {
        Q::ResolveVorbehalte(it) => it.seed(),
        Q::CheckWord(it) => it.seed(),
        Q::ValidateMove(it) => it.seed(),
        Q::CheckAnnouncement(it) => it.seed(),
        Q::ScoreGame(it) => it.seed(),
        Q::InspectGame(it) => it.seed(),
        Q::AuditGame(it) => it.seed(),
        Q::CheckClaim(it) => it.seed(),
        Q::AssessOffence(it) => it.seed(),
        Q::ScoreSession(it) => it.seed(),
    });
    let others = [
        batch.seed(),
        message.seed(),
        check.seed(),
        book.seed(),
        rules.seed(),
        published.seed(),
        deal.seed(),
        session.seed(),
    ];
    alone.chain(others).collect()
}

fn texts(record: &v1::GameRecord) -> Vec<Vec<u8>> {
    let line = doko_notation::write(record).ok();
    let json = Some(doko_notation::json::write(record));
    let texts = line.into_iter().chain(json);
    texts.map(String::into_bytes).collect()
}

/// Bytes of which a game is made.
fn bytes(seed: u64) -> Vec<u8> {
    Numbers::new(seed).bytes(BYTES + 64)
}
