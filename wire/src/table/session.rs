//! How does a session stand, and what does the next game inherit?

mod broken_off;
mod checks;
mod hands;
mod judged;
mod pflichtsoli;
mod read;
mod report;
mod sums;

use std::iter::Enumerate;
use std::vec;

use doko_engine::{Balance, BockFactor, Budget, Place, Session, Stated, check_points};
use doko_proto::v1;

use self::judged::{Unsettled, judge};
use self::read::{Entry, Game, Source};
use self::report::{Line, Report};
use self::sums::{Sum, Sums};
use crate::decode::{Problems, in_a_row};
use crate::encode::Scribe;
use crate::published::stamp;
use crate::{Effort, Failure, Question, Work};

impl Question for v1::ScoreSessionRequest {
    type Response = v1::ScoreSessionResponse;

    fn effort(&self) -> Effort {
        Effort::Long
    }

    fn answer(self) -> Result<v1::ScoreSessionResponse, Failure> {
        let mut reckoning = Reckoning::of(self)?;
        reckoning.go_on(&|| true);
        reckoning.response()
    }

    fn work(self) -> Work<v1::ScoreSessionResponse> {
        let mut unread = Some(self);
        let mut begun = None;
        Work::new(move |goes_on| {
            if let Some(request) = unread.take() {
                match Reckoning::of(request) {
                    Ok(reckoning) => begun = Some(reckoning),
                    Err(failure) => return Some(Err(failure)),
                }
            }
            begun
                .take_if(|it| it.go_on(goes_on))
                .map(Reckoning::response)
        })
    }
}

/// A session as far as it has been reckoned up.
struct Reckoning {
    scribe: Scribe,
    session: Session,
    report: Report,
    sums: Sums,
    problems: Problems,
    /// The budget of each game, so that a list says what its games say alone.
    steps: u32,
    left: Enumerate<vec::IntoIter<Entry>>,
}

impl Reckoning {
    fn of(request: v1::ScoreSessionRequest) -> Result<Reckoning, Failure> {
        // Its games mostly bring along the rule set of the session.
        let (scribe, players, entries) = in_a_row(|| read::read(request))?;
        Ok(Reckoning {
            session: Session::at(&scribe.published.rules, players),
            report: Report::default(),
            sums: Sums::default(),
            problems: Problems::default(),
            steps: Budget::STEPS,
            left: entries.into_iter().enumerate(),
            scribe,
        })
    }

    /// Enters one entry, and others as long as it may go on; whether the list is at its
    /// end. Every later entry follows from those before it, so the list ends where it
    /// is not certain what one of them gave: what came after it would be measured by a
    /// standing that is none.
    fn go_on(&mut self, goes_on: &dyn Fn() -> bool) -> bool {
        while let Some((index, entry)) = self.left.next() {
            self.enter(u32::try_from(index).unwrap_or(u32::MAX), entry);
            if self.problems.count() > 0 {
                return true;
            }
            if !goes_on() {
                break;
            }
        }
        self.left.len() == 0
    }

    fn enter(&mut self, index: u32, entry: Entry) {
        let Reckoning {
            scribe,
            session,
            report,
            sums,
            problems,
            steps,
            left: _,
        } = self;
        let budget = Budget::of(*steps);
        match entry {
            Entry::Game(game) => {
                let gave = play(scribe, session, report, problems, index, *game, &budget);
                sums.extend(index, gave);
            }
            Entry::BrokenOff(entry) => {
                let gave = broken_off::break_off(
                    scribe, session, report, problems, index, *entry, &budget,
                );
                sums.extend(index, gave);
            }
            Entry::Redeal(stated, reason) => {
                let why = (&stated, Some(reason));
                report.deal_again(session, index, why, Line::default());
            }
            Entry::WrongDeal(stated) => {
                report.find(index, &session.check(&stated));
                let due = session.due(&stated);
                report.deal(session, index, &due.seating, Line::default());
            }
            Entry::Penalty(points) => {
                session.penalize(&points);
                report.points(session, index, &points);
            }
            Entry::Correction { of, what, points } => {
                // A game broken off may have been settled (PEN-8).
                if what == read::Corrected::Game || sums.of(of).is_some() {
                    session.correct(&points);
                    // Where cards were dealt again in error, a solo may have been played.
                    let balance = Balance::of(&scribe.published.rules, session.at_table(), true);
                    sums.correct(of, index, &points, balance);
                } else {
                    session.penalize(&points);
                }
                report.points(session, index, &points);
            }
            Entry::SoloRound => report.turn(index, &session.call_solo_round(), session),
            Entry::TimeOver => report.turn(index, &session.end_time(), session),
        }
        self.note_too_much(index);
    }

    /// Notes that an entry leads to numbers that a list cannot have.
    fn note_too_much(&mut self, index: u32) {
        let path = format!("entries[{index}]");
        let gave = self.sums.of(index).map(|it| it.points);
        if gave.is_some_and(read::is_too_much) {
            let most = read::MAX_POINTS;
            let problem = format_args!("must not give anybody more than {most} points");
            self.problems
                .note(&path, v1::ErrorReason::LimitExceeded, problem);
        }
        if self.session.due(&Stated::default()).bock.is_none() {
            let most = BockFactor::MOST;
            let problem = format_args!(
                "must not start Bock games with which the next game would count more than {most} \
                 times (SCORE-42)"
            );
            self.problems
                .note(path, v1::ErrorReason::LimitExceeded, problem);
        }
    }

    fn response(mut self) -> Result<v1::ScoreSessionResponse, Failure> {
        for sum in self.sums.all() {
            let wrong = check_points(sum.balance, &sum.points);
            self.report.find(sum.changed_by, &wrong);
        }
        let answered_by = stamp(&self.scribe.published);
        let response = self
            .report
            .response(&self.scribe, &self.session, answered_by);
        self.problems.finish(Some(response))
    }
}

/// Enters a game, which is judged within `budget`, and says what it gave; `None` if it
/// was not played after all.
fn play(
    scribe: &Scribe,
    session: &mut Session,
    report: &mut Report,
    problems: &mut Problems,
    index: u32,
    game: Game,
    budget: &Budget,
) -> Option<Sum> {
    let Game { stated, mut source } = game;
    let due = session.due(&stated);
    // No game is entered after which the next one has no factor.
    let bock = stated.bock.or(due.bock).unwrap_or_default();
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
        Source::Settlement(_) => (),
    }
    let judged = match judge(scribe, source, budget) {
        Ok(judged) => judged,
        // There is no answer without it.
        Err(Unsettled { game, why }) => {
            let prefix = format!("entries[{index}].game.");
            problems.inside(&prefix, |it| hands::note(it, game.record(), why));
            return None;
        }
    };
    if let Some(reason) = judged.redeal {
        let line = Line {
            settlement: judged.settlement,
            ..Line::default()
        };
        report.deal_again(session, index, (&stated, Some(reason)), line);
        return None;
    }
    let entered = session.enter(&stated, &judged.finished);
    report.find(index, &entered.findings);
    let players = session.at_table();
    let points = entered.seating.by_place(&judged.finished.points);
    let multiplied = judged.settlement.as_ref().map(|it| it.bock_factor);
    let line = Line {
        points,
        bock: multiplied.and_then(BockFactor::new).unwrap_or(bock),
        settlement: judged.settlement,
        fault: judged.fault,
    };
    report.game(session, index, &entered, line);
    Some(Sum {
        changed_by: index,
        points,
        balance: Balance::of(&scribe.published.rules, players, judged.as_solo),
    })
}

/// A place as it is sent.
fn place(place: Place) -> i32 {
    i32::from(place.number()) + 1
}

#[cfg(test)]
mod tests;
