//! How does a session stand, and what does the next game inherit?

mod broken_off;
mod read;
mod report;

use std::collections::BTreeMap;

use doko_engine::{
    ByPlace, BySeat, Context, Contract, Finished, Party, Place, Seat, Session, check_points,
};
use doko_proto::v1;

use self::read::{Entry, Game, Source};
use self::report::Report;
use crate::decode::columns::seat;
use crate::decode::{Problems, WithHands};
use crate::encode::Scribe;
use crate::published::stamp;
use crate::rulings::{settle_counts, settle_record};
use crate::{Failure, Question};

impl Question for v1::ScoreSessionRequest {
    type Response = v1::ScoreSessionResponse;

    fn answer(self) -> Result<v1::ScoreSessionResponse, Failure> {
        let (scribe, entries) = read::read(self)?;
        let mut session = Session::new(&scribe.published.rules);
        let mut report = Report::default();
        let mut sums = Sums::default();
        let mut problems = Problems::default();
        for (index, entry) in (0..).zip(entries) {
            match entry {
                Entry::Game(game) => {
                    let line = play(&scribe, &mut session, &mut report, index, *game);
                    sums.add(index, index, &line);
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
                    if let Some(points) = gave {
                        sums.add(index, index, &points);
                    }
                }
                Entry::Redeal(stated) => {
                    report.find(index, &session.check(&stated));
                    let due = session.due(stated.dealer);
                    report.deal(&session, index, due.dealer, &ByPlace::default(), None);
                }
                Entry::Penalty(points) => {
                    session.penalize(&points);
                    report.points(&session, index, &points);
                }
                Entry::Correction { of, what, points } => {
                    // A game broken off may have been settled (PEN-8).
                    if what == read::Corrected::Game || sums.0.contains_key(&of) {
                        session.correct(&points);
                        sums.add(of, index, &points);
                    } else {
                        session.penalize(&points);
                    }
                    report.points(&session, index, &points);
                }
                Entry::TimeOver => {
                    session.end_time();
                    report.points(&session, index, &ByPlace::default());
                }
            }
        }
        for Sum { changed_by, points } in sums.0.values() {
            report.find(*changed_by, &check_points(points));
        }
        let response = report.response(&scribe, &session, stamp(&scribe.published));
        problems.finish(Some(response))
    }
}

/// Enters a game, and says what it gave.
fn play(
    scribe: &Scribe,
    session: &mut Session<'_>,
    report: &mut Report,
    index: u32,
    game: Game,
) -> ByPlace<i32> {
    let Game { stated, source } = game;
    let due = session.due(stated.dealer);
    let own = stated.context.is_none().then(|| due.context());
    let judged = judge(scribe, source, own);
    let entered = session.enter(&stated, &judged.finished);
    report.find(index, &entered.findings);
    let points = ByPlace::of(&judged.finished.points, entered.dealer);
    report.game(
        session,
        index,
        &entered,
        &points,
        judged.settlement,
        judged.faulty,
    );
    points
}

/// A game as far as the list is concerned.
struct Judged {
    finished: Finished,
    /// The settlement, if the service made it.
    settlement: Option<v1::Settlement>,
    /// What is wrong with the record.
    faulty: Option<v1::RecordFaulty>,
}

/// Judges a game. A record that says nothing of its context was played in
/// `own`, that of the session.
fn judge(scribe: &Scribe, source: Source, own: Option<Context>) -> Judged {
    match source {
        Source::Settlement(settlement) => Judged {
            finished: finished(&settlement, announced(&settlement)),
            settlement: None,
            faulty: None,
        },
        Source::Counts {
            counts,
            announcements,
            soloist,
        } => {
            let settlement = settle_counts(scribe, &counts, &announcements);
            Judged {
                finished: finished(&settlement, soloist),
                settlement: Some(settlement),
                faulty: None,
            }
        }
        Source::Record(mut game) => {
            game.record.context = own.unwrap_or(game.record.context);
            match settle_record(scribe, &game) {
                Ok(settlement) => Judged {
                    finished: finished(&settlement, announced(&settlement)),
                    settlement: Some(settlement),
                    faulty: None,
                },
                // It was played all the same: it has its place in the list, and a
                // solo that was announced is done.
                Err(faulty) => Judged {
                    finished: Finished {
                        soloist: soloist_of(&game),
                        ..Finished::default()
                    },
                    settlement: None,
                    faulty: Some(faulty),
                },
            }
        }
    }
}

/// What a settlement says of a game; `soloist` is who played an announced solo.
fn finished(settlement: &v1::Settlement, soloist: Option<Seat>) -> Finished {
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
        soloist,
        winners: BySeat::from_fn(|seat| winner == Some(party(seat))),
        points,
    }
}

/// Who played an announced solo, by the contract of a settlement.
fn announced(settlement: &v1::Settlement) -> Option<Seat> {
    let contract = settlement.contract.as_ref()?;
    let solo = contract.kind() == v1::ContractKind::Solo;
    seat(contract.seat).filter(|_| solo)
}

/// Who played an announced solo, as far as a faulty record shows it.
fn soloist_of(game: &WithHands) -> Option<Seat> {
    let mut replay = game.replay();
    while let Some(step) = replay.step() {
        if step.outcome.is_err() && !replay.overlook(&step) {
            break;
        }
    }
    match replay.position().game()?.contract() {
        Contract::Solo { seat, .. } => Some(seat),
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
#[derive(Default)]
struct Sum {
    /// The last entry that changed it.
    changed_by: u32,
    points: ByPlace<i32>,
}

impl Sums {
    fn add(&mut self, game: u32, changed_by: u32, points: &ByPlace<i32>) {
        let sum = self.0.entry(game).or_default();
        sum.changed_by = changed_by;
        for (place, more) in points.iter() {
            *sum.points.get_mut(place) += more;
        }
    }
}

/// A place as it is sent.
fn place(place: Place) -> i32 {
    i32::from(place.number()) + 1
}

#[cfg(test)]
mod tests;
