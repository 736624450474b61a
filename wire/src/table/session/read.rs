//! What a session consists of.

mod broken_off;
mod game;

use doko_engine::{ByPlace, Place, Stated};
use doko_proto::v1;
use doko_proto::v1::session_entry::Entry as Message;

use crate::Failure;
use crate::decode::{self, Problems};
use crate::encode::Scribe;
use crate::published::Published;

pub(super) use broken_off::BrokenOff;
pub(super) use game::{Game, Source};

const MAX_ENTRIES: usize = 200;
const MAX_NOTE: usize = 200;

/// No game gives so many, and the sum of all entries stays far from any limit.
const MAX_POINTS: i32 = 1_000_000;

/// An entry that can be read.
pub(super) enum Entry {
    Game(Box<Game>),
    BrokenOff(Box<BrokenOff>),
    /// A deal that was not played, and what is said of it.
    Redeal(Stated),
    Penalty(ByPlace<i32>),
    Correction {
        /// The entry that is corrected.
        of: u32,
        what: Corrected,
        points: ByPlace<i32>,
    },
    TimeOver,
}

/// What a correction corrects.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Corrected {
    Game,
    Penalty,
}

/// Reads a request.
pub(super) fn read(request: v1::ScoreSessionRequest) -> Result<(Scribe, Vec<Entry>), Failure> {
    let v1::ScoreSessionRequest {
        rule_set,
        players,
        entries,
        language,
    } = request;
    let mut problems = Problems::default();
    let published = decode::rule_set(&mut problems, "rule_set", rule_set.as_ref());
    self::players(&mut problems, players);
    decode::limit(&mut problems, "entries", entries.len(), MAX_ENTRIES);
    let messages = entries.iter().enumerate().take(MAX_ENTRIES);
    let read: Vec<Option<Entry>> = messages
        .map(|(i, message)| {
            let prefix = format!("entries[{i}].");
            let earlier = entries.get(..i).unwrap_or_default();
            problems.inside(&prefix, |problems| {
                entry(problems, published.as_deref(), earlier, message)
            })
        })
        .collect();
    let language = decode::language(&mut problems, language);
    let read: Option<Vec<Entry>> = read.into_iter().collect();
    let scribe = published.map(|published| Scribe {
        published,
        language,
    });
    problems.finish(scribe.zip(read))
}

/// How many sit at the table.
fn players(problems: &mut Problems, players: u32) {
    match players {
        0 | 4 => (),
        5 => problems.not_yet("sessions of five players"),
        1..=3 | 6.. => {
            let problem = "must be 4 or 5, or 0 for the number of the rule set";
            problems.note(
                "players".to_owned(),
                v1::ErrorReason::MalformedField,
                problem,
            );
        }
    }
}

fn entry(
    problems: &mut Problems,
    published: Option<&Published>,
    earlier: &[v1::SessionEntry],
    message: &v1::SessionEntry,
) -> Option<Entry> {
    let v1::SessionEntry { entry } = message;
    let Some(entry) = entry else {
        problems.missing_field("game");
        return None;
    };
    match entry {
        Message::Game(message) => {
            let game = problems.inside("game.", |it| game::game(it, published, message));
            game.map(|it| Entry::Game(Box::new(it)))
        }
        Message::Redeal(message) => redeal(problems, message).map(Entry::Redeal),
        Message::BrokenOff(message) => {
            let read = problems.inside("broken_off.", |it| {
                broken_off::broken_off(it, published, message)
            });
            read.map(|it| Entry::BrokenOff(Box::new(it)))
        }
        Message::Penalty(v1::SessionPenalty {
            points: given,
            note,
        }) => {
            check_note(problems, "penalty.note", note);
            points(problems, "penalty.points", "place", given)
                .map(|it| Entry::Penalty(ByPlace::new(it)))
        }
        Message::Correction(message) => correction(problems, earlier, message),
        Message::TimeOver(v1::SessionTimeOver {}) => {
            time_over(problems, published);
            Some(Entry::TimeOver)
        }
    }
}

fn redeal(problems: &mut Problems, message: &v1::SessionRedeal) -> Option<Stated> {
    let v1::SessionRedeal { dealer, reason } = message;
    let path = "redeal.reason";
    let reason = problems.optional(path, *reason, |it| v1::RedealReason::try_from(it).ok());
    if reason.is_some_and(|it| it != v1::RedealReason::Unspecified) {
        let problem = "must be unset: this rule set deals again after a wrong deal only (CARD-8)";
        problems.note(
            path.to_owned(),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
    Some(Stated {
        dealer: place(problems, "redeal.dealer", *dealer),
        ..Stated::default()
    })
}

fn correction(
    problems: &mut Problems,
    earlier: &[v1::SessionEntry],
    message: &v1::SessionCorrection,
) -> Option<Entry> {
    let v1::SessionCorrection {
        entry: of,
        points: given,
        note,
    } = message;
    let path = "correction.entry";
    let target = usize::try_from(*of).ok().and_then(|of| earlier.get(of));
    let what = match target.map(|it| &it.entry) {
        Some(Some(Message::Game(_))) => Some(Corrected::Game),
        Some(Some(Message::Penalty(_) | Message::BrokenOff(_))) => Some(Corrected::Penalty),
        Some(Some(Message::Redeal(_) | Message::Correction(_) | Message::TimeOver(_)) | None) => {
            let problem = "must be the index of a game or of penalty points";
            problems.note(
                path.to_owned(),
                v1::ErrorReason::ContradictoryFields,
                problem,
            );
            None
        }
        None => {
            let problem = "must be the index of an earlier entry";
            problems.note(path.to_owned(), v1::ErrorReason::OutOfOrder, problem);
            None
        }
    };
    let points = points(problems, "correction.points", "place", given);
    check_note(problems, "correction.note", note);
    let (what, points) = what.zip(points)?;
    Some(Entry::Correction {
        of: *of,
        what,
        points: ByPlace::new(points),
    })
}

/// The time of a list can be over; where there are no lists, nothing is said
/// about time.
fn time_over(problems: &mut Problems, published: Option<&Published>) {
    let games = published.map(|it| it.rules.list.games);
    if games == Some(doko_engine::ListLength::Open) {
        let problem = "must not be set: this rule set keeps no list that could end (LIST-5)";
        problems.note(
            "time_over".to_owned(),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
}

fn check_note(problems: &mut Problems, path: &str, note: &str) {
    if note.len() > MAX_NOTE {
        let problem = format!("must not be longer than {MAX_NOTE} bytes");
        problems.note(path.to_owned(), v1::ErrorReason::LimitExceeded, problem);
    }
}

/// The points of each `whom`.
fn points(problems: &mut Problems, path: &str, whom: &str, given: &[i32]) -> Option<[i32; 4]> {
    for (i, points) in given.iter().enumerate().take(4) {
        if points.unsigned_abs() > MAX_POINTS.unsigned_abs() {
            let problem = format!("must be -{MAX_POINTS} to {MAX_POINTS}");
            problems.note(
                format!("{path}[{i}]"),
                v1::ErrorReason::MalformedField,
                problem,
            );
        }
    }
    let read = <[i32; 4]>::try_from(given).ok();
    if read.is_none() {
        let problem = format!("must have four entries, one for each {whom}");
        problems.note(
            path.to_owned(),
            v1::ErrorReason::ColumnLengthMismatch,
            problem,
        );
    }
    read
}

/// The place at a table of four that somebody names.
fn place(problems: &mut Problems, path: &str, number: i32) -> Option<Place> {
    let place = problems.optional(path, number, |it| v1::Place::try_from(it).ok())?;
    if place == v1::Place::Place4 {
        let problem = "exists at a table of five only";
        problems.note(
            path.to_owned(),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
    of_message(place)
}

fn of_message(place: v1::Place) -> Option<Place> {
    match place {
        v1::Place::Place0 => Some(Place::P0),
        v1::Place::Place1 => Some(Place::P1),
        v1::Place::Place2 => Some(Place::P2),
        v1::Place::Place3 => Some(Place::P3),
        v1::Place::Unspecified | v1::Place::Place4 => None,
    }
}
