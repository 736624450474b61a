//! What is answered about a session.

use doko_engine::{ByPlace, Due, Entered, Findings, Place, Rule, Seat, Session, SessionCheck};
use doko_proto::v1;

use super::place;
use crate::encode::{self, Scribe};

/// The lines so far, and the checks that failed.
#[derive(Default)]
pub(super) struct Report {
    lines: Vec<v1::SessionLine>,
    failed: Vec<(u32, SessionCheck, Rule)>,
}

impl Report {
    /// Notes what is wrong with an entry.
    pub(super) fn find(&mut self, entry: u32, findings: &Findings) {
        let found = findings.iter().map(|it| (entry, it.check, it.rule));
        self.failed.extend(found);
    }

    /// An entry that is no deal.
    pub(super) fn points(&mut self, session: &Session<'_>, entry: u32, points: &ByPlace<i32>) {
        self.lines.push(line(session, entry, points));
    }

    /// A deal that was not played.
    pub(super) fn deal(
        &mut self,
        session: &Session<'_>,
        entry: u32,
        dealer: Place,
        points: &ByPlace<i32>,
        record_faulty: Option<v1::RecordFaulty>,
    ) {
        self.lines.push(v1::SessionLine {
            dealer: place(dealer),
            places: places(dealer),
            record_faulty,
            ..line(session, entry, points)
        });
    }

    /// A game of the list.
    pub(super) fn game(
        &mut self,
        session: &Session<'_>,
        entry: u32,
        entered: &Entered,
        points: &ByPlace<i32>,
        settlement: Option<v1::Settlement>,
        record_faulty: Option<v1::RecordFaulty>,
    ) {
        self.lines.push(v1::SessionLine {
            game_number: u32::from(entered.number),
            dealer: place(entered.dealer),
            places: places(entered.dealer),
            bock_factor: 1,
            settlement,
            record_faulty,
            ..line(session, entry, points)
        });
    }

    /// The whole answer.
    pub(super) fn response(
        mut self,
        scribe: &Scribe,
        session: &Session<'_>,
        answered_by: v1::RuleSetStamp,
    ) -> v1::ScoreSessionResponse {
        self.failed
            .sort_by_key(|(entry, check, _)| (*entry, kind(*check)));
        let failed_checks = self
            .failed
            .iter()
            .map(|&(entry, check, rule)| v1::SessionCheck {
                kind: kind(check).into(),
                entry,
                rule: Some(encode::rule(scribe, rule)),
            });
        let next = (!session.is_finished()).then(|| session.due(None));
        v1::ScoreSessionResponse {
            answered_by: Some(answered_by),
            lines: self.lines,
            standings: Place::ALL.map(|it| standing(session, it)).to_vec(),
            failed_checks: failed_checks.collect(),
            next_context: next.as_ref().map(context),
            next_dealer: next.map_or(0, |due| place(due.dealer)),
        }
    }
}

/// What every line has.
fn line(session: &Session<'_>, entry: u32, points: &ByPlace<i32>) -> v1::SessionLine {
    let totals = session.players().iter().map(|(_, it)| it.points);
    v1::SessionLine {
        entry,
        points: points.iter().map(|(_, &it)| it).collect(),
        totals: totals.collect(),
        ..v1::SessionLine::default()
    }
}

/// The places of the seats 1 to 4.
fn places(dealer: Place) -> Vec<i32> {
    Seat::ALL
        .map(|seat| place(Place::of(seat, dealer)))
        .to_vec()
}

fn standing(session: &Session<'_>, of: Place) -> v1::Standing {
    let player = session.players().get(of);
    v1::Standing {
        place: place(of),
        points: player.points,
        rank: u32::from(session.rank(of)),
        games: u32::from(player.games),
        won: u32::from(player.won),
        soli: u32::from(player.soli),
        soli_won: u32::from(player.soli_won),
        pflichtsoli_open: u32::from(player.pflichtsoli_open),
        penalty_points: player.penalty_points,
    }
}

/// What the next game inherits, as its record takes it.
fn context(due: &Due) -> v1::GameContext {
    let open = due.open_pflichtsolo.iter();
    let seats = open.flat_map(|(seat, &open)| (0..open).map(move |_| encode::seat(seat)));
    v1::GameContext {
        pflichtsolo_seats: seats.collect(),
        pflichtsolo_slots: Vec::new(),
        vorfuehrung_seat: encode::seat_or_unset(due.vorfuehrung),
        games_left: due.games_left.map(u32::from),
        bock_factor: None,
        places: places(due.dealer),
    }
}

fn kind(check: SessionCheck) -> v1::SessionCheckKind {
    match check {
        SessionCheck::SumZero => v1::SessionCheckKind::SumZero,
        SessionCheck::EqualParity => v1::SessionCheckKind::EqualParity,
        SessionCheck::Dealer => v1::SessionCheckKind::Dealer,
        SessionCheck::GamesLeft => v1::SessionCheckKind::GamesLeft,
        SessionCheck::Pflichtsolo => v1::SessionCheckKind::Pflichtsolo,
        SessionCheck::Vorfuehrung => v1::SessionCheckKind::Vorfuehrung,
        SessionCheck::ListLength => v1::SessionCheckKind::ListLength,
    }
}
