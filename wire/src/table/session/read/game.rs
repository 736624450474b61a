//! One game of a session: as a record, as a settlement or as counts.

use doko_engine::{
    BockFactor, BockTriggers, BySeat, CountsAs, Duty, OpenPflichtsoli, Place, Players, Seat, Solo,
    Stated, StatedContext,
};
use doko_proto::v1;
use doko_proto::v1::session_game::Game as Message;

use super::{Table, of_message, place};
use crate::decode::columns::seat;
use crate::decode::{self, Counts, Game as Known, Problems};
use crate::published::Published;

/// A game that can be read.
pub(in super::super) struct Game {
    /// What is said of it beside how it was played.
    pub(in super::super) stated: Stated,
    pub(in super::super) source: Source,
}

/// How the game is known.
pub(in super::super) enum Source {
    Record(Box<Known>),
    /// Settled elsewhere: four points, and a contract.
    Settlement {
        message: Box<v1::Settlement>,
        /// What of it can start Bock games, as far as it says so.
        triggers: BockTriggers,
    },
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
        duty: problems.optional("duty", *duty, self::duty),
        ..Stated::default()
    };
    let Some(game) = game else {
        problems.missing_field("record");
        return None;
    };
    let source = match game {
        Message::Record(message) => {
            let read = decode::record(problems, Some(message));
            let read = decode::game(read, Some(decode::View::Everything));
            if let Some(context) = &message.context {
                inherited(problems, table.players, context, &mut stated);
            }
            same_rule_set(
                problems,
                "record",
                table.published,
                message.rule_set.as_ref(),
            );
            read.map(|it| Source::Record(Box::new(it)))
        }
        Message::Settlement(message) => {
            super::settled::settlement(problems, table, message, &mut stated)
        }
        Message::Counts(message) => {
            let read = decode::counts(problems, message);
            same_rule_set(
                problems,
                "counts",
                table.published,
                message.rule_set.as_ref(),
            );
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
        problems.note(
            "duty".to_owned(),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
    Some(Game {
        stated,
        source: source?,
    })
}

pub(super) fn duty(number: i32) -> Option<Duty> {
    match v1::SoloDuty::try_from(number).ok()? {
        v1::SoloDuty::Lustsolo => Some(Duty::Lustsolo),
        v1::SoloDuty::Pflichtsolo => Some(Duty::Pflichtsolo),
        v1::SoloDuty::Unspecified => None,
    }
}

/// Notes a game under other rules than those of the session. A rule set that
/// cannot be read was noted with the game.
pub(super) fn same_rule_set(
    problems: &mut Problems,
    part: &str,
    session: Option<&Published>,
    game: Option<&v1::RuleSetRef>,
) {
    let game = decode::rule_set(&mut Problems::default(), "", game);
    let both = session.zip(game);
    if both.is_some_and(|(session, game)| session.options_hash() != game.options_hash()) {
        let problem = "must be the rule set of the session";
        problems.note(
            format!("{part}.rule_set"),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
}

/// What the record says that it inherited. What cannot be read in it was noted
/// with the record.
pub(super) fn inherited(
    problems: &mut Problems,
    players: Players,
    message: &v1::GameContext,
    stated: &mut Stated,
) {
    let v1::GameContext {
        pflichtsolo_seats,
        pflichtsolo_slots,
        vorfuehrung_seat,
        games_left,
        bock_factor,
        places,
    } = message;
    // Who names the places only has not said what the list asks for.
    let only_places = pflichtsolo_seats.is_empty()
        && *vorfuehrung_seat == 0
        && games_left.is_none()
        && bock_factor.is_none()
        && !places.is_empty();
    let mut open = BySeat::<OpenPflichtsoli>::default();
    for (i, &number) in pflichtsolo_seats.iter().enumerate().take(16) {
        let slot = pflichtsolo_slots.get(i).copied().unwrap_or_default();
        if let Some(seat) = seat(number) {
            let open = open.get_mut(seat);
            match v1::PflichtsoloSlot::try_from(slot) {
                Ok(v1::PflichtsoloSlot::Color) => open.color += 1,
                Ok(v1::PflichtsoloSlot::Picture) => open.picture += 1,
                Ok(v1::PflichtsoloSlot::Free | v1::PflichtsoloSlot::Unspecified) | Err(_) => {
                    open.free += 1;
                }
            }
        }
    }
    stated.context = (!only_places).then(|| StatedContext {
        open_pflichtsoli: open,
        vorfuehrung: seat(*vorfuehrung_seat),
    });
    // A context without a factor says that there is none.
    let factor = BockFactor::new(bock_factor.unwrap_or(1));
    stated.bock = factor.filter(|_| !only_places);
    stated.games_left = games_left.and_then(|it| u16::try_from(it).ok());
    if let Some(dealer) = dealer_of(problems, players, places) {
        if stated.dealer.is_some_and(|it| it != dealer) {
            let problem = "must be the place that deals by `record.context.places`";
            problems.note(
                "dealer".to_owned(),
                v1::ErrorReason::ContradictoryFields,
                problem,
            );
        }
        stated.dealer = Some(dealer);
    }
}

/// The place that deals when the seats 1 to 4 have these places: that of seat 4, or
/// at a table of five the one that is missing.
fn dealer_of(problems: &mut Problems, players: Players, places: &[i32]) -> Option<Place> {
    let read = places
        .iter()
        .map(|&it| v1::Place::try_from(it).ok().and_then(of_message));
    let read: Vec<Place> = read.collect::<Option<_>>()?;
    if read.len() != Seat::ALL.len() {
        return None;
    }
    let mut dealers = players.places().iter().copied();
    let dealer = dealers.find(|&dealer| {
        let mut seats = Seat::ALL.into_iter().zip(&read);
        seats.all(|(seat, &place)| players.place_of(seat, dealer) == place)
    });
    if dealer.is_none() {
        let last = match players {
            Players::Four => 3,
            Players::Five => 4,
        };
        let problem =
            format!("must be places of 0 to {last} clockwise, beginning left of the dealer");
        problems.note(
            "record.context.places".to_owned(),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
    dealer
}
