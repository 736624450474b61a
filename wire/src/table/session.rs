//! How does a session stand, and what does the next game inherit?

mod broken_off;
mod read;
mod report;

use std::collections::BTreeMap;

use doko_engine::{
    Balance, BockTriggers, Budget, ByPlace, BySeat, Contract, Finished, Party, Place, Seat,
    Session, Solo, check_points,
};
use doko_proto::v1;

use self::read::{Entry, Game, Source};
use self::report::{Line, Report};
use crate::decode::columns::{seat, solo};
use crate::decode::{Game as Known, Problems, in_a_row};
use crate::encode::Scribe;
use crate::published::stamp;
use crate::rulings::{settle_counts, settle_record};
use crate::{Effort, Failure, Question};

impl Question for v1::ScoreSessionRequest {
    type Response = v1::ScoreSessionResponse;

    fn effort(&self) -> Effort {
        Effort::Long
    }

    fn answer(self) -> Result<v1::ScoreSessionResponse, Failure> {
        // Its games mostly bring along the rule set of the session.
        let (scribe, players, entries) = in_a_row(|| read::read(self))?;
        let mut session = Session::at(&scribe.published.rules, players);
        let mut report = Report::default();
        let mut sums = Sums::default();
        let mut problems = Problems::default();
        for (index, entry) in (0..).zip(entries) {
            match entry {
                Entry::Game(game) => {
                    let gave = play(&scribe, &mut session, &mut report, index, *game);
                    sums.extend(index, gave);
                }
                Entry::BrokenOff(entry) => {
                    let gave = broken_off::break_off(
                        &scribe,
                        &mut session,
                        &mut report,
                        &mut problems,
                        index,
                        *entry,
                    );
                    sums.extend(index, gave);
                }
                Entry::Redeal(stated) => {
                    report.find(index, &session.check(&stated));
                    let due = session.due(stated.dealer);
                    report.deal(&session, index, due.dealer, Line::default());
                }
                Entry::Penalty(points) => {
                    session.penalize(&points);
                    report.points(&session, index, &points);
                }
                Entry::Correction { of, what, points } => {
                    // A game broken off may have been settled (PEN-8).
                    if what == read::Corrected::Game || sums.0.contains_key(&of) {
                        session.correct(&points);
                        sums.correct(of, index, &points);
                    } else {
                        session.penalize(&points);
                    }
                    report.points(&session, index, &points);
                }
                Entry::TimeOver => {
                    report.find(index, &session.end_time());
                    report.points(&session, index, &ByPlace::default());
                }
            }
        }
        for sum in sums.0.values() {
            report.find(sum.changed_by, &check_points(sum.balance, &sum.points));
        }
        let response = report.response(&scribe, &session, stamp(&scribe.published));
        problems.finish(Some(response))
    }
}

/// Enters a game, and says what it gave; `None` if it was not played after all.
fn play(
    scribe: &Scribe,
    session: &mut Session<'_>,
    report: &mut Report,
    index: u32,
    game: Game,
) -> Option<Sum> {
    let Game { stated, mut source } = game;
    let due = session.due(stated.dealer);
    let bock = stated.bock.unwrap_or(due.bock);
    match &mut source {
        Source::Record(game) => {
            let record = game.record_mut();
            // A record that says nothing of its context was played in that of the list.
            if stated.context.is_none() {
                record.context = due.context();
            }
            record.bock = bock;
        }
        Source::Counts { counts, .. } => counts.bock = bock,
        Source::Settlement { .. } => (),
    }
    let judged = judge(scribe, source);
    if judged.redeal {
        report.find(index, &session.check(&stated));
        let line = Line {
            settlement: judged.settlement,
            ..Line::default()
        };
        report.deal(session, index, due.dealer, line);
        return None;
    }
    let entered = session.enter(&stated, &judged.finished);
    report.find(index, &entered.findings);
    let players = session.at_table();
    let points = ByPlace::of(&judged.finished.points, players, entered.dealer);
    let line = Line {
        points,
        bock,
        settlement: judged.settlement,
        record_faulty: judged.faulty,
    };
    report.game(session, index, &entered, line);
    Some(Sum {
        changed_by: index,
        points,
        balance: Balance::of(&scribe.published.rules, players, judged.as_solo),
    })
}

/// A game as far as the list is concerned.
#[derive(Default)]
struct Judged {
    finished: Finished,
    /// Whether it counts as a solo.
    as_solo: bool,
    /// Whether the cards were dealt again.
    redeal: bool,
    /// The settlement, if the service made it.
    settlement: Option<v1::Settlement>,
    /// What is wrong with the record.
    faulty: Option<v1::RecordFaulty>,
}

/// Judges a game.
fn judge(scribe: &Scribe, source: Source) -> Judged {
    match source {
        Source::Settlement { message, triggers } => Judged {
            finished: finished(&message, announced(&message), triggers),
            as_solo: message.re_seats.len() == 1,
            ..Judged::default()
        },
        Source::Counts {
            counts,
            announcements,
            solo,
        } => {
            let (settlement, triggers) = settle_counts(scribe, &counts, &announcements);
            Judged {
                finished: finished(&settlement, solo, triggers),
                as_solo: settlement.scored_as() == v1::ScoredAs::Solo,
                settlement: Some(settlement),
                ..Judged::default()
            }
        }
        Source::Record(game) => match settle_record(scribe, &game) {
            Ok((settlement, triggers)) => Judged {
                finished: finished(&settlement, announced(&settlement), triggers),
                as_solo: settlement.scored_as() == v1::ScoredAs::Solo,
                redeal: settlement.result() == v1::GameResult::Redeal,
                settlement: Some(settlement),
                ..Judged::default()
            },
            // It was played all the same: it has its place in the list, and a
            // solo that was announced is done.
            Err(faulty) => Judged {
                finished: Finished {
                    solo: solo_of(&game),
                    ..Finished::default()
                },
                faulty: Some(faulty),
                ..Judged::default()
            },
        },
    }
}

/// What a settlement says of a game; `solo` is who played which announced solo.
fn finished(
    settlement: &v1::Settlement,
    solo: Option<(Seat, Solo)>,
    triggers: BockTriggers,
) -> Finished {
    let winner = match settlement.result() {
        v1::GameResult::ReWon => Some(Party::Re),
        v1::GameResult::KontraWon => Some(Party::Kontra),
        v1::GameResult::NobodyWon
        | v1::GameResult::Unspecified
        | v1::GameResult::Redeal
        | v1::GameResult::BrokenOff => None,
    };
    let re: Vec<Seat> = settlement
        .re_seats
        .iter()
        .filter_map(|&it| seat(it))
        .collect();
    let party = |seat| {
        if re.contains(&seat) {
            Party::Re
        } else {
            Party::Kontra
        }
    };
    let mut points = BySeat::default();
    for (seat, &more) in Seat::ALL.into_iter().zip(&settlement.points) {
        *points.get_mut(seat) = more;
    }
    Finished {
        solo,
        winners: BySeat::from_fn(|seat| winner == Some(party(seat))),
        points,
        triggers,
    }
}

/// Who played which announced solo, by the contract of a settlement.
fn announced(settlement: &v1::Settlement) -> Option<(Seat, Solo)> {
    let contract = settlement.contract.as_ref()?;
    let announced = contract.kind() == v1::ContractKind::Solo;
    let played = seat(contract.seat).zip(solo(contract.solo));
    played.filter(|_| announced)
}

/// Who played which announced solo, as far as a faulty record shows it: it was said,
/// whatever the hands are.
fn solo_of(game: &Known) -> Option<(Seat, Solo)> {
    let budget = Budget::new();
    let mut replay = match game {
        Known::Whole(game) => game.replay(),
        Known::Partial(record) => record.known(&budget).judge().replays().next()?,
    };
    while let Some(step) = replay.step() {
        if step.outcome.is_err() && !replay.overlook(&step) {
            break;
        }
    }
    announced_solo(replay.position().game()?.contract())
}

/// Who plays which solo, if it is an announced one.
const fn announced_solo(contract: Contract) -> Option<(Seat, Solo)> {
    match contract {
        Contract::Solo { seat, solo, .. } => Some((seat, solo)),
        Contract::Normalspiel
        | Contract::StilleHochzeit { .. }
        | Contract::Hochzeit { .. }
        | Contract::Armut { .. } => None,
    }
}

/// The points of each game with its corrections, by the entry of the game. They
/// are checked together: what was wrong and has been corrected is right.
#[derive(Default)]
struct Sums(BTreeMap<u32, Sum>);

/// What a game has come to.
struct Sum {
    /// The last entry that changed it.
    changed_by: u32,
    points: ByPlace<i32>,
    /// What must hold of the points.
    balance: Balance,
}

impl Sums {
    fn extend(&mut self, entry: u32, gave: Option<Sum>) {
        self.0.extend(gave.map(|sum| (entry, sum)));
    }

    fn correct(&mut self, entry: u32, changed_by: u32, points: &ByPlace<i32>) {
        if let Some(sum) = self.0.get_mut(&entry) {
            sum.changed_by = changed_by;
            for (place, more) in points.iter() {
                *sum.points.get_mut(place) += more;
            }
        }
    }
}

/// A place as it is sent.
fn place(place: Place) -> i32 {
    i32::from(place.number()) + 1
}

#[cfg(test)]
mod tests;
