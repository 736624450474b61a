//! One game of a session: as a record, as a settlement or as counts.

use doko_engine::{BySeat, Duty, Place, Seat, Stated, StatedContext};
use doko_proto::v1;
use doko_proto::v1::session_game::Game as Message;

use super::{of_message, place, points};
use crate::decode::columns::{seat, solo};
use crate::decode::{self, Counts, Problems, WithHands};
use crate::published::Published;

/// A game that can be read.
pub(in super::super) struct Game {
    /// What is said of it beside how it was played.
    pub(in super::super) stated: Stated,
    pub(in super::super) source: Source,
}

/// How the game is known.
pub(in super::super) enum Source {
    Record(Box<WithHands>),
    /// Settled elsewhere: four points, and a contract if it was a solo.
    Settlement(Box<v1::Settlement>),
    Counts {
        counts: Box<Counts>,
        announcements: Vec<v1::CountedAnnouncement>,
        /// Who played an announced solo.
        soloist: Option<Seat>,
    },
}

/// Reads a game of a session under `published`.
pub(super) fn game(
    problems: &mut Problems,
    published: Option<&Published>,
    message: &v1::SessionGame,
) -> Option<Game> {
    let v1::SessionGame { dealer, game, duty } = message;
    let mut stated = Stated {
        dealer: place(problems, "dealer", *dealer),
        duty: problems.optional("duty", *duty, self::duty),
        ..Stated::default()
    };
    let Some(game) = game else {
        problems.missing_field("record");
        return None;
    };
    let source = match game {
        Message::Record(message) => {
            let read = decode::record_with_hands(problems, Some(message));
            if let Some(context) = &message.context {
                inherited(problems, context, &mut stated);
            }
            same_rule_set(problems, "record", published, message.rule_set.as_ref());
            read.map(|it| Source::Record(Box::new(it)))
        }
        Message::Settlement(message) => settlement(problems, published, message, &mut stated),
        Message::Counts(message) => {
            let read = decode::counts(problems, message);
            same_rule_set(problems, "counts", published, message.rule_set.as_ref());
            read.map(|counts| Source::Counts {
                soloist: counts
                    .tally
                    .counts_as
                    .soloist()
                    .filter(|_| message.kind() == v1::CountedGame::Solo),
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

fn duty(number: i32) -> Option<Duty> {
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
pub(super) fn inherited(problems: &mut Problems, message: &v1::GameContext, stated: &mut Stated) {
    let v1::GameContext {
        pflichtsolo_seats,
        pflichtsolo_slots: _,
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
    let mut open = BySeat::<u8>::default();
    for seat in pflichtsolo_seats.iter().filter_map(|&it| seat(it)).take(16) {
        *open.get_mut(seat) += 1;
    }
    stated.context = (!only_places).then(|| StatedContext {
        open_pflichtsolo: open,
        vorfuehrung: seat(*vorfuehrung_seat),
    });
    stated.games_left = games_left.and_then(|it| u16::try_from(it).ok());
    if let Some(dealer) = dealer_of(problems, places) {
        if stated.dealer.is_some_and(|it| it != dealer) {
            let problem = "must be the place of seat 4 in `record.context.places`";
            problems.note(
                "dealer".to_owned(),
                v1::ErrorReason::ContradictoryFields,
                problem,
            );
        }
        stated.dealer = Some(dealer);
    }
}

/// The place that deals when the seats 1 to 4 have these places.
fn dealer_of(problems: &mut Problems, places: &[i32]) -> Option<Place> {
    let read = places.iter().map(|&it| v1::Place::try_from(it).ok());
    let read: Vec<v1::Place> = read.collect::<Option<_>>()?;
    let [_, _, _, dealer] = read.as_slice() else {
        return None;
    };
    let clockwise = of_message(*dealer).filter(|&dealer| {
        let seats = Seat::ALL.into_iter().zip(&read);
        let mut places = seats.map(|(seat, it)| (Place::of(seat, dealer), of_message(*it)));
        places.all(|(expected, given)| given == Some(expected))
    });
    if clockwise.is_none() {
        let problem = "must be the places 0 to 3 clockwise, beginning left of the dealer";
        problems.note(
            "record.context.places".to_owned(),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
    clockwise
}

/// A settlement made elsewhere. Beside the points only what the list needs is
/// read: who has won, and who played an announced solo.
fn settlement(
    problems: &mut Problems,
    published: Option<&Published>,
    message: &v1::Settlement,
    stated: &mut Stated,
) -> Option<Source> {
    problems.required("settlement.result", message.result, |number| {
        v1::GameResult::try_from(number).ok()
    });
    if matches!(
        message.result(),
        v1::GameResult::Redeal | v1::GameResult::BrokenOff
    ) {
        let problem = "must not be a redeal or a game broken off: those are entries of their own";
        problems.note(
            "settlement.result".to_owned(),
            v1::ErrorReason::ContradictoryFields,
            problem,
        );
    }
    points(problems, "settlement.points", "seat", &message.points);
    if message.bock_factor > 1 {
        problems.not_yet("Bock");
    }
    let re = re_seats(problems, &message.re_seats);
    let Some(played) = &message.contract else {
        problems.missing_field("settlement.contract");
        return None;
    };
    contract(problems, published, played, &re);
    stated.duty = problems.optional("settlement.contract.duty", played.duty, duty);
    Some(Source::Settlement(Box::new(v1::Settlement {
        result: message.result,
        contract: Some(*played),
        re_seats: message.re_seats.clone(),
        points: message.points.clone(),
        ..v1::Settlement::default()
    })))
}

/// The seats of the Re party, each once.
fn re_seats(problems: &mut Problems, numbers: &[i32]) -> Vec<Seat> {
    let path = "settlement.re_seats";
    if numbers.is_empty() {
        problems.missing_field(path);
    }
    decode::limit(problems, path, numbers.len(), 2);
    let mut seats = Vec::new();
    for (i, &number) in numbers.iter().enumerate().take(2) {
        match seat(number) {
            Some(seat) if seats.contains(&seat) => {
                let problem = "names the same seat again";
                problems.note(
                    format!("{path}[{i}]"),
                    v1::ErrorReason::ContradictoryFields,
                    problem,
                );
            }
            Some(seat) => seats.push(seat),
            None => problems.unknown_number(format!("{path}[{i}]")),
        }
    }
    seats
}

/// Looks whether the contract is one of the rule set, and whether it has this Re
/// party.
fn contract(
    problems: &mut Problems,
    published: Option<&Published>,
    message: &v1::Contract,
    re: &[Seat],
) {
    use v1::ContractKind as Kind;
    let v1::Contract {
        kind,
        seat: by,
        solo: which,
        duty: _,
        selector: _,
        acceptor: _,
        lead: _,
    } = message;
    let mut contradiction = |path: &str, problem: &str| {
        let path = format!("settlement.{path}");
        problems.note(path, v1::ErrorReason::ContradictoryFields, problem);
    };
    let number = Kind::try_from(*kind);
    let alone = match number {
        Ok(Kind::Normalspiel) => false,
        Ok(Kind::StilleHochzeit | Kind::Solo) => true,
        Ok(Kind::Hochzeit) => re.len() == 1,
        Ok(Kind::Armut) => {
            contradiction(
                "contract.kind",
                "must be a contract of the rule set (THROW-4)",
            );
            return;
        }
        Ok(Kind::Unspecified) => return problems.missing_field("settlement.contract.kind"),
        Err(_) => return problems.unknown_number("settlement.contract.kind".to_owned()),
    };
    if !re.is_empty() && re.len() != if alone { 1 } else { 2 } {
        contradiction(
            "re_seats",
            "must be as many as the contract has in the Re party",
        );
    }
    let expects_seat = number != Ok(Kind::Normalspiel);
    match seat(*by) {
        Some(_) if !expects_seat => {
            contradiction("contract.seat", "must be unset in a Normalspiel");
        }
        Some(by) if !re.is_empty() && !re.contains(&by) => {
            contradiction("contract.seat", "must be of the Re party");
        }
        None if *by != 0 => problems.unknown_number("settlement.contract.seat".to_owned()),
        None if expects_seat => problems.missing_field("settlement.contract.seat"),
        Some(_) | None => (),
    }
    let path = "settlement.contract.solo";
    let solos = published.map(|it| it.rules.solos);
    match (number == Ok(Kind::Solo), *which) {
        (false, 0) => (),
        (false, _) => {
            let problem = "must not be set unless a solo was played";
            problems.note(
                path.to_owned(),
                v1::ErrorReason::ContradictoryFields,
                problem,
            );
        }
        (true, number) => {
            let read = problems.required(path, number, solo);
            if solos
                .zip(read)
                .is_some_and(|(solos, it)| !solos.contains(it))
            {
                let problem = "must be a solo of the rule set (TRUMP-7)";
                problems.note(
                    path.to_owned(),
                    v1::ErrorReason::ContradictoryFields,
                    problem,
                );
            }
        }
    }
}
