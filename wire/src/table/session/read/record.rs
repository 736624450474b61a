//! The record of a game of a session: how it was played, and what it says of the list.

use doko_engine::{BySeat, Place, Players, Seat, Seating, Stated, StatedContext};
use doko_proto::v1;

use super::{Table, of_message};
use crate::decode::{self, Game, Problems};
use crate::published::Published;

/// Reads the record of a game at `table`; what it says of the list goes into `stated`.
pub(super) fn record(
    problems: &mut Problems,
    table: Table<'_>,
    message: Option<&v1::GameRecord>,
    stated: &mut Stated,
) -> Option<Game> {
    let Some(message) = message else {
        problems.missing_field("record");
        return None;
    };
    let written_out = decode::written_out(problems, message)?;
    problems.in_line(&message.line, |problems| {
        let read = decode::record(problems, Some(&written_out));
        let read = decode::game(read, Some(decode::View::Everything));
        if let Some(context) = &written_out.context {
            inherited(problems, table, context, read.as_ref(), stated);
        }
        let rule_set = written_out.rule_set.as_ref();
        same_rule_set(problems, "record", table.published, rule_set);
        read
    })
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
        let path = format_args!("{part}.rule_set");
        problems.contradiction(path, problem);
    }
}

/// What the context says that was inherited, as it was `read` with the game, and who
/// dealt.
fn inherited(
    problems: &mut Problems,
    table: Table<'_>,
    message: &v1::GameContext,
    read: Option<&Game>,
    stated: &mut Stated,
) {
    let v1::GameContext {
        pflichtsolo_seats,
        pflichtsolo_slots: _,
        vorfuehrung_seat,
        games_left,
        bock_factor,
        places,
    } = message;
    // Who names the places only, or nothing, has not said what the list asks for.
    let asks = !pflichtsolo_seats.is_empty()
        || *vorfuehrung_seat != 0
        || games_left.is_some()
        || bock_factor.is_some();
    if let Some(record) = read.map(Game::record).filter(|_| asks) {
        stated.context = Some(StatedContext {
            open_pflichtsoli: record.context.open_pflichtsoli,
            vorfuehrung: record.context.vorfuehrung,
        });
        // A context without a factor says that there is none.
        stated.bock = Some(record.bock);
    }
    stated.games_left = games_left.and_then(|it| u16::try_from(it).ok());
    if table.names_places() {
        return;
    }
    if let Some(dealer) = dealer_of(problems, table, places) {
        if stated.dealer.is_some_and(|it| it != dealer) {
            let problem = "must be the place that deals by `record.context.places`";
            problems.contradiction("dealer", problem);
        }
        stated.dealer = Some(dealer);
    }
}

/// The places of the seats 1 to 4, if there are four that can be read.
fn four(numbers: &[i32]) -> Option<[Place; 4]> {
    let read = numbers
        .iter()
        .map(|&it| v1::Place::try_from(it).ok().and_then(of_message));
    let read: Vec<Place> = read.collect::<Option<_>>()?;
    read.try_into().ok()
}

/// Who plays and who deals where each game names its places (`table.seating`).
pub(super) fn seating(
    problems: &mut Problems,
    players: Players,
    path: &str,
    numbers: &[i32],
    dealer: Option<Place>,
) -> Option<Seating> {
    if numbers.is_empty() {
        problems.missing_field(path);
        return None;
    }
    let named = four(numbers).and_then(|places| {
        let [.., last] = places;
        Seating::named(players, BySeat::new(places), dealer.unwrap_or(last))
    });
    if named.is_none() {
        let problem = "must be four different places of the table, the fourth of which deals unless \
                       the dealer sits out";
        problems.contradiction(path, problem);
    }
    named
}

/// The place that deals when the seats 1 to 4 have these places.
fn dealer_of(problems: &mut Problems, table: Table<'_>, numbers: &[i32]) -> Option<Place> {
    let players = table.players;
    let read = four(numbers)?;
    let offsets = table.published.map(|it| it.rules.list.offsets);
    let offsets = offsets.as_ref().map_or(&[][..], |it| it.as_slice());
    let mut dealers = players.places().iter().copied();
    let dealer = dealers.find(|&dealer| {
        let seating = Seating::dealt(players, offsets, dealer);
        let mut seats = Seat::ALL.into_iter().zip(&read);
        seats.all(|(seat, &place)| seating.place_of(seat) == place)
    });
    if dealer.is_none() {
        let last = players.number();
        let problem =
            format!("must be places of 1 to {last} clockwise, beginning left of the dealer");
        problems.contradiction("record.context.places", problem);
    }
    dealer
}
