//! What is answered about a session.

use doko_engine::{
    BockFactor, ByPlace, Due, Entered, Finding, Findings, Place, RedealReason, Seat, Seating,
    Session, Stated, TableSeating,
};
use doko_proto::v1;

use super::pflichtsoli::pflichtsoli;
use super::{checks, place};
use crate::encode::{self, Scribe};
use crate::rulings::keep_reasons_alone;

/// The lines so far, and the checks that failed.
#[derive(Default)]
pub(super) struct Report {
    lines: Vec<v1::SessionLine>,
    failed: Vec<(u32, Finding)>,
    /// The entries with a faulty record, each with the first rule that is broken, if that is
    /// certain.
    faulty: Vec<(u32, Option<v1::RuleCitation>)>,
}

/// What a deal came to.
#[derive(Default)]
pub(super) struct Line {
    /// What it gave.
    pub(super) points: ByPlace<i32>,
    /// What it was multiplied by.
    pub(super) bock: BockFactor,
    /// The settlement, if the service made it.
    pub(super) settlement: Option<v1::Settlement>,
    /// What is wrong with the record.
    pub(super) fault: Option<v1::RecordFaulty>,
}

impl Report {
    /// Notes what is wrong with an entry.
    pub(super) fn find(&mut self, entry: u32, findings: &Findings) {
        self.failed.extend(findings.iter().map(|&it| (entry, it)));
    }

    /// An entry that gives no points and is no deal.
    pub(super) fn turn(&mut self, entry: u32, findings: &Findings, session: &Session) {
        self.find(entry, findings);
        self.points(session, entry, &ByPlace::default());
    }

    /// An entry that is no deal.
    pub(super) fn points(&mut self, session: &Session, entry: u32, points: &ByPlace<i32>) {
        self.lines.push(line(session, entry, points));
    }

    /// A deal that was not played: its dealer deals again.
    pub(super) fn deal_again(
        &mut self,
        session: &mut Session,
        entry: u32,
        (stated, reason): (&Stated, Option<RedealReason>),
        came_to: Line,
    ) {
        let seating = session.due(stated).seating;
        self.find(entry, &session.deal_again(stated, reason));
        self.deal(session, entry, &seating, came_to);
    }

    /// A deal, whatever came of it.
    pub(super) fn deal(&mut self, session: &Session, entry: u32, seating: &Seating, came_to: Line) {
        let Line {
            points,
            bock,
            settlement,
            fault: mut record_faulty,
        } = came_to;
        if let Some(faulty) = &mut record_faulty {
            // Everybody sees the list.
            faulty.violations.iter_mut().for_each(keep_reasons_alone);
            let first = faulty.violations.first();
            let rule = first.and_then(|it| it.violations.first()).cloned();
            self.faulty.push((entry, rule));
        }
        self.lines.push(v1::SessionLine {
            dealer: place(seating.dealer()),
            places: places(seating),
            bock_factor: bock.get(),
            settlement,
            record_faulty,
            ..line(session, entry, &points)
        });
    }

    /// A game of the list.
    pub(super) fn game(&mut self, session: &Session, entry: u32, entered: &Entered, came_to: Line) {
        self.deal(session, entry, &entered.seating, came_to);
        if let Some(line) = self.lines.last_mut() {
            line.game_number = Some(u32::from(entered.number));
        }
    }

    /// The whole answer.
    pub(super) fn response(
        self,
        scribe: &Scribe,
        session: &Session,
        answered_by: v1::RuleSetStamp,
    ) -> v1::ScoreSessionResponse {
        let found = self.failed.iter();
        let found = found.map(|&(entry, it)| checks::failed(scribe, entry, it));
        let faulty = self.faulty.into_iter();
        let faulty = faulty.map(|(entry, rule)| checks::faulty(scribe, entry, rule));
        let mut failed_checks: Vec<v1::SessionCheck> = found.chain(faulty).collect();
        failed_checks.sort_by_key(|it| (it.entry, it.kind));
        let next = (!session.is_finished()).then(|| session.due(&Stated::default()));
        let turns = scribe.published.rules.list.seating == TableSeating::DealerOut;
        v1::ScoreSessionResponse {
            answered_by: Some(answered_by),
            lines: self.lines,
            standings: session
                .at_table()
                .places()
                .iter()
                .map(|&it| standing(session, it))
                .collect(),
            failed_checks,
            next_context: next.as_ref().map(|due| context(due, turns)),
            next_dealer: next
                .filter(|_| turns)
                .map_or(0, |due| place(due.seating.dealer())),
        }
    }
}

/// What every line has.
fn line(session: &Session, entry: u32, points: &ByPlace<i32>) -> v1::SessionLine {
    let places = session.at_table().places();
    v1::SessionLine {
        entry,
        points: places.iter().map(|&it| *points.get(it)).collect(),
        totals: places.iter().map(|&it| session.player(it).points).collect(),
        bock_factor: BockFactor::ONE.get(),
        ..v1::SessionLine::default()
    }
}

/// The places of the seats 1 to 4.
fn places(seating: &Seating) -> Vec<i32> {
    Seat::ALL.map(|seat| place(seating.place_of(seat))).to_vec()
}

fn standing(session: &Session, of: Place) -> v1::Standing {
    let player = session.player(of);
    v1::Standing {
        place: place(of),
        points: player.points,
        rank: u32::from(session.rank(of)),
        games: u32::from(player.games),
        won: u32::from(player.won),
        soli: u32::from(player.soli),
        soli_won: u32::from(player.soli_won),
        pflichtsoli_open: u32::from(player.pflichtsoli_open.count()),
        penalty_points: player.penalty_points,
    }
}

/// What the next game inherits, as its record takes it. Who plays is known where the deal
/// `turns`.
fn context(due: &Due, turns: bool) -> v1::GameContext {
    let (pflichtsolo_seats, pflichtsolo_slots) = pflichtsoli(&due.open_pflichtsoli);
    v1::GameContext {
        pflichtsolo_seats,
        pflichtsolo_slots,
        vorfuehrung_seat: encode::seat_or_unset(due.vorfuehrung),
        games_left: due.games_left.map(u32::from),
        bock_factor: due
            .bock
            .filter(|&it| it != BockFactor::ONE)
            .map(BockFactor::get),
        places: if turns {
            places(&due.seating)
        } else {
            Vec::new()
        },
    }
}
