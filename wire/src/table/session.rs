//! How does a session stand, and what does the next game inherit?

mod broken_off;
mod checks;
mod hands;
mod pflichtsoli;
mod read;
mod report;
mod sums;

use std::iter::Enumerate;
use std::vec;

use doko_engine::{
    Balance, BockFactor, BockTriggers, Budget, ByPlace, BySeat, Contract, Finished, Party, Place,
    Position, Seat, Session, Solo, check_points,
};
use doko_proto::v1;
use doko_worlds::{Case, Worlds};

use self::read::{Entry, Game, Settled, Source};
use self::report::{Line, Report};
use self::sums::{Sum, Sums};
use crate::decode::columns::seat;
use crate::decode::{Game as Known, Problems, in_a_row};
use crate::encode::Scribe;
use crate::published::stamp;
use crate::rulings::{Unjudged, followed, settle_counts, settle_record};
use crate::values::Value as _;
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
            Entry::Redeal(stated) => {
                report.deal_again(session, index, &stated, Line::default());
            }
            Entry::WrongDeal(stated) => {
                report.find(index, &session.check(&stated));
                let due = session.due(stated.dealer);
                report.deal(session, index, due.dealer, Line::default());
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
            Entry::TimeOver => {
                report.find(index, &session.end_time());
                report.points(session, index, &ByPlace::default());
            }
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
        if self.session.due(None).bock.is_none() {
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
    let due = session.due(stated.dealer);
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
    if judged.redeal {
        let line = Line {
            settlement: judged.settlement,
            ..Line::default()
        };
        report.deal_again(session, index, &stated, line);
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
        fault: judged.fault,
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
    fault: Option<v1::RecordFaulty>,
}

/// A game that is not settled without hands that its record does not have.
struct Unsettled {
    game: Box<Known>,
    /// What they are needed for.
    why: &'static str,
}

impl Unsettled {
    /// More deals fit the record than are looked at.
    fn beyond_bound(game: Box<Known>) -> Unsettled {
        let why =
            "is required: more deals fit the record without it than are looked at for one game";
        Unsettled { game, why }
    }

    /// The deals that fit the record end differently.
    fn rests_on_hands(game: Box<Known>) -> Unsettled {
        let why = "is required: without it nobody knows whether the game has ended, and how";
        Unsettled { game, why }
    }
}

/// Judges a game within `budget`.
fn judge(scribe: &Scribe, source: Source, budget: &Budget) -> Result<Judged, Unsettled> {
    Ok(match source {
        Source::Settlement(Settled { message, triggers }) => Judged {
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
        Source::Record(game) => match settle_record(scribe, &game, budget) {
            Ok((settlement, triggers)) => Judged {
                finished: finished(&settlement, announced(&settlement), triggers),
                as_solo: settlement.scored_as() == v1::ScoredAs::Solo,
                redeal: settlement.result() == v1::GameResult::Redeal,
                settlement: Some(settlement),
                ..Judged::default()
            },
            Err(Unjudged::BeyondBound) => return Err(Unsettled::beyond_bound(game)),
            Err(Unjudged::RestsOnHands) => return Err(Unsettled::rests_on_hands(game)),
            Err(Unjudged::Faulty(faulty)) => return with_fault(game, faulty, budget),
        },
    })
}

/// A game with a faulty record. It was played all the same: it has its place in the list, and a
/// solo that was announced is done.
fn with_fault(
    game: Box<Known>,
    fault: v1::RecordFaulty,
    budget: &Budget,
) -> Result<Judged, Unsettled> {
    let solo = solo_of(&game, budget);
    if budget.is_in_doubt() {
        return Err(Unsettled::beyond_bound(game));
    }
    let Some(solo) = solo else {
        return Err(Unsettled::rests_on_hands(game));
    };
    Ok(Judged {
        finished: Finished {
            solo,
            ..Finished::default()
        },
        fault: Some(fault),
        ..Judged::default()
    })
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
    let played = seat(contract.seat).zip(Solo::of_number(contract.solo));
    played.filter(|_| announced)
}

/// Who played which announced solo, as far as a faulty record shows it; nothing, if hands
/// that are not known decide it.
fn solo_of(game: &Known, budget: &Budget) -> Option<Option<(Seat, Solo)>> {
    match game {
        Known::Whole(game) => Some(solo_in(&followed(game.replay()))),
        Known::Partial(record) => {
            let worlds = Worlds::of(record.known(budget));
            let deals = worlds.deals(Case::ANY);
            let mut soli = deals.map(|world| solo_in(&worlds.position(world)));
            let first = soli.next().flatten();
            soli.all(|it| it == first).then_some(first)
        }
    }
}

/// Who plays which announced solo in this position.
fn solo_in(position: &Position<'_>) -> Option<(Seat, Solo)> {
    announced_solo(position.game()?.contract())
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

/// A place as it is sent.
fn place(place: Place) -> i32 {
    i32::from(place.number()) + 1
}

#[cfg(test)]
mod tests;
