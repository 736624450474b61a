//! One game of a session: as a record, as a settlement or as counts.

use doko_engine::{BockFactor, CountsAs, Seat, Solo, Stated};
use doko_proto::v1;
use doko_proto::v1::session_game::Game as Message;

use super::record::{record, same_rule_set};
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
    let v1::SessionGame { dealer, game, duty } = message;
    let mut stated = Stated {
        dealer: place(problems, table.players, "dealer", *dealer),
        duty: problems.optional("duty", *duty, Value::of_number),
        ..Stated::default()
    };
    let Some(game) = game else {
        problems.missing_choice("game", &["record", "settlement", "counts"]);
        return None;
    };
    let source = match game {
        Message::Record(message) => {
            let read = record(problems, table, Some(message), &mut stated);
            read.map(|it| Source::Record(Box::new(it)))
        }
        Message::Settlement(message) => {
            settlement(problems, table, message, &mut stated).map(Source::Settlement)
        }
        Message::Counts(message) => {
            let read = decode::counts(problems, message);
            let rule_set = message.rule_set.as_ref();
            same_rule_set(problems, "counts", table.published, rule_set);
            stated.bock = message.bock_factor.and_then(BockFactor::new);
            read.map(|counts| Source::Counts {
                solo: match counts.tally.counts_as {
                    CountsAs::Solo { seat, solo } => Some((seat, solo)),
                    CountsAs::TwoAgainstTwo
                    | CountsAs::StilleHochzeit { .. }
                    | CountsAs::FailedHochzeit { .. } => None,
                },
                announcements: message.announcements.clone(),
                counts: Box::new(counts),
            })
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
