//! One game of a session: as a record, as a settlement or as counts.

use doko_engine::{BockFactor, CountsAs, Seat, Solo, Stated};
use doko_proto::v1;
use doko_proto::v1::session_game::Game as Message;

use super::record::{record, same_rule_set, seating};
use super::settled::{Settled, settlement};
use super::{Table, place};
use crate::decode::{self, Counts, Game as Known, Problems};
use crate::values::Value;

/// A game that can be read.
pub(in super::super) struct Game {
    /// What is said of it beside how it was played.
    pub(in super::super) stated: Stated,
    pub(in super::super) source: Source,
}

/// How the game is known.
pub(in super::super) enum Source {
    Record(Box<Known>),
    Settlement(Settled),
    Counts {
        counts: Box<Counts>,
        announcements: Vec<v1::CountedAnnouncement>,
        /// Who played which announced solo.
        solo: Option<(Seat, Solo)>,
    },
}

/// Reads a game of a session at `table`.
pub(super) fn game(
    problems: &mut Problems,
    table: Table<'_>,
    message: &v1::SessionGame,
) -> Option<Game> {
    let v1::SessionGame {
        dealer,
        game,
        duty,
        places,
    } = message;
    let mut stated = Stated {
        dealer: place(problems, table.players, "dealer", *dealer),
        duty: problems.optional("duty", *duty, Value::of_number),
        ..Stated::default()
    };
    let Some(game) = game else {
        problems.missing_choice("game", &["record", "settlement", "counts"]);
        return None;
    };
    if table.names_places() {
        let (path, named) = named_places(game, places);
        let line = match game {
            Message::Record(it) => it.line.as_str(),
            Message::Settlement(_) | Message::Counts(_) => "",
        };
        stated.seating = problems.in_line(line, |problems| {
            seating(problems, table.players, path, &named, stated.dealer)
        });
    } else if !places.is_empty() {
        let problem = "must not be set where the places follow from the dealer";
        problems.contradiction("places", problem);
    }
    let source = match game {
        Message::Record(message) => {
            let read = record(problems, table, Some(message), &mut stated);
            read.map(|it| Source::Record(Box::new(it)))
        }
        Message::Settlement(message) => {
            settlement(problems, table, message, &mut stated).map(Source::Settlement)
        }
        Message::Counts(message) => {
            stated.bock = message.bock_factor.and_then(BockFactor::new);
            counts(problems, table, message)
        }
    };
    let solo_of_counts = matches!(game, Message::Counts(it) if it.kind() == v1::CountedGame::Solo);
    if *duty != 0 && !solo_of_counts {
        let problem = "must not be set unless a solo is given as counts";
        problems.contradiction("duty", problem);
    }
    Some(Game {
        stated,
        source: source?,
    })
}

/// The path of the places that a game names, and these.
fn named_places(game: &Message, places: &[i32]) -> (&'static str, Vec<i32>) {
    match game {
        Message::Record(it) if places.is_empty() => {
            // What is wrong with a line is noted with the record.
            let record = doko_notation::written_out(it).ok();
            let context = record.and_then(|it| it.into_owned().context);
            let places = context.map(|it| it.places).unwrap_or_default();
            ("record.context.places", places)
        }
        Message::Record(_) | Message::Settlement(_) | Message::Counts(_) => {
            ("places", places.to_vec())
        }
    }
}

/// Reads the counts of a game at `table`.
fn counts(problems: &mut Problems, table: Table<'_>, message: &v1::GameCounts) -> Option<Source> {
    let read = decode::counts(problems, message);
    let rule_set = message.rule_set.as_ref();
    same_rule_set(problems, "counts", table.published, rule_set);
    read.map(|counts| Source::Counts {
        solo: match counts.tally.counts_as {
            CountsAs::Solo { seat, solo } => Some((seat, solo)),
            CountsAs::TwoAgainstTwo
            | CountsAs::Armut
            | CountsAs::StilleHochzeit { .. }
            | CountsAs::FailedHochzeit { .. } => None,
        },
        announcements: message.announcements.clone(),
        counts: Box::new(counts),
    })
}
