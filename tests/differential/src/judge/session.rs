//! Sessions: the fold of the engine over what happened.

use doko_engine::{
    Assessment, ByPlace, BySeat, Complaint, Contract, Duty, Effect, Finding, Finished, Harm,
    Hearing, Offence, OffenceClass, OffenceKind, Party, Place, Round, Seat, SessionCheck, Stated,
    StatedContext, check_points,
};
use doko_harness::{
    BrokenOffGame, CountedGame, Record, RecordedGame, ScoreAnswer, ScoreGame, Session,
    SessionAnswer, SessionEntry, SessionNext, SettledGame,
};

use super::{Fault, record, score, text};
use crate::beside::snake_case;

/// A list of games as far as it was entered.
struct Keeper {
    session: doko_engine::Session<'static>,
    answer: Vec<Vec<i32>>,
    dealers: Vec<u8>,
    faulty: Vec<u32>,
    failed: Vec<(u32, Finding)>,
    games: u32,
    /// The games with the last entry that changed each, and what it came to.
    sums: Vec<(u32, u32, ByPlace<i32>)>,
}

pub(super) fn session(question: &Session) -> Result<SessionAnswer, Fault> {
    let mut keeper = Keeper {
        session: doko_engine::Session::new(text::rule_set(&question.rule_set)?),
        answer: Vec::new(),
        dealers: Vec::new(),
        faulty: Vec::new(),
        failed: Vec::new(),
        games: 0,
        sums: Vec::new(),
    };
    for (index, entry) in (0..).zip(question.expanded()) {
        let points = keeper.enter(index, entry)?;
        keeper.answer.push(points.to_vec());
    }
    for (_, changed_by, sum) in &keeper.sums {
        let findings = check_points(sum);
        keeper
            .failed
            .extend(findings.iter().map(|&it| (*changed_by, it)));
    }
    Ok(keeper.answer())
}

impl Keeper {
    /// Enters what happened, and says what it gave.
    fn enter(&mut self, index: u32, entry: &SessionEntry) -> Result<[i32; 4], Fault> {
        match entry {
            SessionEntry::Settled(it) => {
                let stated = Stated {
                    dealer: dealer(it.dealer)?,
                    duty: duty(it.duty.as_deref())?,
                    ..Stated::default()
                };
                self.play(index, &stated, &settled(it)?)
            }
            SessionEntry::Counts(it) => {
                let stated = Stated {
                    dealer: dealer(it.dealer)?,
                    duty: duty(it.duty.as_deref())?,
                    ..Stated::default()
                };
                self.play(index, &stated, &counted(it)?)
            }
            SessionEntry::Record(it) => self.record(index, it),
            SessionEntry::BrokenOff(it) => self.break_off(index, it),
            SessionEntry::Redeal(it) => {
                let stated = Stated {
                    dealer: dealer(it.dealer)?,
                    ..Stated::default()
                };
                let findings = self.session.check(&stated);
                self.failed.extend(findings.iter().map(|&it| (index, it)));
                self.dealers
                    .push(self.session.due(stated.dealer).dealer.number());
                Ok([0; 4])
            }
            SessionEntry::Penalty(points) => {
                let points = four(points)?;
                self.session.penalize(&ByPlace::new(points));
                Ok(points)
            }
            SessionEntry::Correction(it) => {
                let given = four(&it.points)?;
                let points = ByPlace::new(given);
                let game = self.sums.iter_mut().find(|(game, ..)| *game == it.entry);
                match game {
                    Some((_, changed_by, sum)) => {
                        *changed_by = index;
                        for (place, more) in points.iter() {
                            *sum.get_mut(place) += more;
                        }
                        self.session.correct(&points);
                    }
                    None => self.session.penalize(&points),
                }
                Ok(given)
            }
            SessionEntry::TimeOver => {
                self.session.end_time();
                Ok([0; 4])
            }
        }
    }

    fn play(&mut self, index: u32, stated: &Stated, game: &Finished) -> Result<[i32; 4], Fault> {
        let entered = self.session.enter(stated, game);
        self.games = entered.number.into();
        self.dealers.push(entered.dealer.number());
        self.failed
            .extend(entered.findings.iter().map(|&it| (index, it)));
        let points = ByPlace::of(&game.points, entered.dealer);
        self.sums.push((index, index, points));
        Ok(Place::ALL.map(|place| *points.get(place)))
    }

    fn record(&mut self, index: u32, game: &RecordedGame) -> Result<[i32; 4], Fault> {
        let dealt = match game.places.last() {
            Some(&dealer) => Some(dealer),
            None => game.dealer,
        };
        let mut stated = Stated {
            dealer: dealer(dealt)?,
            games_left: game.games_left,
            ..Stated::default()
        };
        let mut record = game.record.clone();
        let context = record::context(&record)?;
        if game.states_context() {
            stated.context = Some(StatedContext {
                open_pflichtsolo: context.open_pflichtsoli.map(|_, open| open.count()),
                vorfuehrung: context.vorfuehrung,
            });
        } else {
            let due = self.session.due(stated.dealer);
            let open = due.open_pflichtsolo.iter().filter(|(_, open)| **open > 0);
            record.open_pflichtsolo = open.map(|(seat, _)| seat.number()).collect();
            record.vorfuehrung = due.vorfuehrung.map(Seat::number);
        }
        let settled = score::game(&ScoreGame {
            record: record.clone(),
        })?;
        let soloist = soloist(&record)?;
        let finished = if settled.points.is_some() {
            finished(&settled, soloist)?
        } else {
            self.faulty.push(index);
            Finished {
                soloist,
                ..Finished::default()
            }
        };
        self.play(index, &stated, &finished)
    }

    fn break_off(&mut self, index: u32, game: &BrokenOffGame) -> Result<[i32; 4], Fault> {
        let due = self.session.due(None);
        let mut record = game.record.clone();
        let open = due.open_pflichtsolo.iter().filter(|(_, open)| **open > 0);
        record.open_pflichtsolo = open.map(|(seat, _)| seat.number()).collect();
        record.vorfuehrung = due.vorfuehrung.map(Seat::number);
        let penalty = match assess(&record, game)? {
            Assessment::Penalty(penalty) => penalty,
            Assessment::NeedsClass | Assessment::NeedsHarm => {
                return Err("something was not judged".to_owned());
            }
        };
        let gave = match (penalty.effect, &penalty.settlement) {
            (Effect::EndsNotPlayed, _) => {
                self.dealers.push(due.dealer.number());
                [0; 4]
            }
            (Effect::EndsAsPlayed, _) => {
                let played = Finished {
                    soloist: soloist(&record)?,
                    ..Finished::default()
                };
                self.play(index, &Stated::default(), &played)?
            }
            (Effect::EndsSettled, Some(settled)) => {
                let points = settled.points;
                let played = Finished {
                    soloist: soloist(&record)?,
                    winners: points.map(|_, &it| it > 0),
                    points,
                };
                self.play(index, &Stated::default(), &played)?
            }
            (Effect::EndsSettled | Effect::GoesOn, _) => {
                return Err("the game was not ended".to_owned());
            }
        };
        let points = penalty.points.map(|_, &it| i32::from(it));
        let points = ByPlace::of(&points, due.dealer);
        self.session.penalize(&points);
        let mut given = gave.into_iter();
        Ok(Place::ALL.map(|place| *points.get(place) + given.next().unwrap_or(0)))
    }

    fn answer(mut self) -> SessionAnswer {
        let order = |check| SessionCheck::ALL.iter().position(|it| *it == check);
        self.failed
            .sort_by_key(|(entry, it)| (*entry, order(it.check)));
        let failed = self.failed.iter().map(|(entry, Finding { check, rule })| {
            format!("{entry} {} {rule}", snake_case(check).to_uppercase())
        });
        let players = Place::ALL.map(|place| *self.session.players().get(place));
        let due = self.session.due(None);
        let open = due.open_pflichtsolo.iter().filter(|(_, open)| **open > 0);
        let finished = self.session.is_finished();
        SessionAnswer {
            games: Some(self.games),
            bock_factors: Some(vec![1; self.answer.len()]),
            lines: Some(self.answer),
            dealers: Some(self.dealers),
            faulty: Some(self.faulty),
            failed: Some(failed.collect()),
            totals: Some(players.map(|it| it.points).to_vec()),
            penalty_points: Some(players.map(|it| it.penalty_points).to_vec()),
            ranks: Some(
                Place::ALL
                    .map(|place| self.session.rank(place).into())
                    .to_vec(),
            ),
            won: Some(players.map(|it| it.won.into()).to_vec()),
            soli: Some(players.map(|it| it.soli.into()).to_vec()),
            soli_won: Some(players.map(|it| it.soli_won.into()).to_vec()),
            pflichtsoli_open: Some(players.map(|it| it.pflichtsoli_open.into()).to_vec()),
            finished: Some(finished),
            next: (!finished).then(|| SessionNext {
                dealer: due.dealer.number(),
                places: Seat::ALL.map(|seat| Place::of(seat, due.dealer).number()),
                open_pflichtsolo: open.map(|(seat, _)| seat.number()).collect(),
                slots: Vec::new(),
                bock_factor: None,
                vorfuehrung: due.vorfuehrung.map(Seat::number),
                games_left: due.games_left.map(u32::from),
            }),
        }
    }
}

/// What follows from the grave offence at the end of `record`.
fn assess(record: &Record, game: &BrokenOffGame) -> Result<Assessment, Fault> {
    let offender = text::seat(game.offender)?;
    let offence = Offence {
        offender,
        class: Some(OffenceClass::Grave),
        harm: match game.harms_soloist.as_deref() {
            None => None,
            Some("yes") => Some(Harm::Possible),
            Some("no") => Some(Harm::Impossible),
            Some(other) => return Err(format!("`{other}` is neither yes nor no")),
        },
    };
    let plays = doko_harness::cards(&record.plays).count();
    let complaint = Complaint {
        offender,
        kind: OffenceKind::Other,
        cards_played: u8::try_from(plays).map_err(|_| "too many plays")?,
        complainant: offender.next(),
    };
    let actions = record::Actions::read(record)?;
    let mut hearing = Hearing::new(
        record::rules(record)?,
        record::context(record)?,
        record::deal(record)?,
        actions.record(),
        complaint,
    );
    match hearing.next_fault() {
        Some(step) => Err(format!("the record is faulty: {step:?}")),
        None => Ok(hearing.assess(&offence).1),
    }
}

/// Points of four places.
fn four(points: &[i32]) -> Result<[i32; 4], Fault> {
    <[i32; 4]>::try_from(points).map_err(|_| "not four points".to_owned())
}

fn dealer(number: Option<u8>) -> Result<Option<Place>, Fault> {
    let find = |number| {
        let found = Place::ALL.into_iter().find(|it| it.number() == number);
        found.ok_or_else(|| format!("no place {number}"))
    };
    number.map(find).transpose()
}

fn duty(text: Option<&str>) -> Result<Option<Duty>, Fault> {
    match text {
        None => Ok(None),
        Some("pflichtsolo") => Ok(Some(Duty::Pflichtsolo)),
        Some("lustsolo") => Ok(Some(Duty::Lustsolo)),
        Some(other) => Err(format!("no duty `{other}`")),
    }
}

fn settled(game: &SettledGame) -> Result<Finished, Fault> {
    let soloist = match (game.contract.as_str(), game.re.first()) {
        ("solo", Some(&seat)) => Some(text::seat(seat)?),
        _ => None,
    };
    Ok(Finished {
        soloist,
        winners: winners(&game.winner, &game.re)?,
        points: BySeat::new(game.points),
    })
}

fn counted(game: &CountedGame) -> Result<Finished, Fault> {
    let soloist = match (game.counts.kind.as_str(), game.counts.re.first()) {
        ("solo", Some(&seat)) => Some(text::seat(seat)?),
        _ => None,
    };
    let mut settled = score::counts(&game.counts)?;
    settled.re_seats = Some(game.counts.re.clone());
    finished(&settled, soloist)
}

fn finished(settled: &ScoreAnswer, soloist: Option<Seat>) -> Result<Finished, Fault> {
    let winner = settled.winner.as_deref().ok_or("no winner")?;
    let re = settled.re_seats.as_deref().ok_or("no parties")?;
    Ok(Finished {
        soloist,
        winners: winners(winner, re)?,
        points: BySeat::new(settled.points.ok_or("no points")?),
    })
}

fn winners(winner: &str, re: &[u8]) -> Result<BySeat<bool>, Fault> {
    let party = match winner {
        "nobody" => return Ok(BySeat::default()),
        winner => text::party(winner)?,
    };
    Ok(BySeat::from_fn(|seat| {
        re.contains(&seat.number()) == (party == Party::Re)
    }))
}

/// Who plays an announced solo by what was said.
fn soloist(record: &Record) -> Result<Option<Seat>, Fault> {
    let rules = record::rules(record)?;
    let mut round = Round::new(record::context(record)?, record::hands(record)?);
    for said in record::said(record)? {
        if round.say(rules, said.seat, said.word).is_err() {
            break;
        }
    }
    Ok(match round.contract(rules) {
        Some(Contract::Solo { seat, .. }) => Some(seat),
        Some(
            Contract::Normalspiel
            | Contract::StilleHochzeit { .. }
            | Contract::Hochzeit { .. }
            | Contract::Armut { .. },
        )
        | None => None,
    })
}
