//! Sessions: the fold of the engine over what happened.

use doko_engine::{
    Assessment, Balance, ByPlace, BySeat, Complaint, Contract, Duty, Effect, Finding, Finished,
    Harm, Hearing, Offence, OffenceClass, OffenceKind, Party, Place, Player, Round, RuleSet, Seat,
    SessionCheck, Solo, Stated, StatedContext, check_points,
};
use doko_harness::{
    BrokenOffGame, CountedGame, Record, RecordedGame, ScoreAnswer, ScoreGame, Session,
    SessionAnswer, SessionEntry, SessionNext, SettledGame,
};

use super::{Fault, record, score, text};
use crate::beside::snake_case;

/// A list of games as far as it was entered.
struct Keeper {
    rules: &'static RuleSet,
    session: doko_engine::Session<'static>,
    answer: Vec<Vec<i32>>,
    dealers: Vec<u8>,
    faulty: Vec<u32>,
    failed: Vec<(u32, Finding)>,
    games: u32,
    /// The games with the last entry that changed each, what must hold of its
    /// points, and what it came to.
    sums: Vec<(u32, u32, Balance, ByPlace<i32>)>,
}

pub(super) fn session(question: &Session) -> Result<SessionAnswer, Fault> {
    let rules = text::rule_set(&question.rule_set)?;
    let mut keeper = Keeper {
        rules,
        session: doko_engine::Session::new(rules),
        answer: Vec::new(),
        dealers: Vec::new(),
        faulty: Vec::new(),
        failed: Vec::new(),
        games: 0,
        sums: Vec::new(),
    };
    for (index, entry) in (0..).zip(question.expanded()) {
        let points = keeper.enter(index, entry)?;
        keeper.answer.push(keeper.by_place(&points));
    }
    for (_, changed_by, balance, sum) in &keeper.sums {
        let findings = check_points(*balance, sum);
        keeper
            .failed
            .extend(findings.iter().map(|&it| (*changed_by, it)));
    }
    Ok(keeper.answer())
}

impl Keeper {
    /// Enters what happened, and says what it gave.
    fn enter(&mut self, index: u32, entry: &SessionEntry) -> Result<ByPlace<i32>, Fault> {
        match entry {
            SessionEntry::Settled(it) => {
                let stated = Stated {
                    dealer: dealer(it.dealer)?,
                    duty: duty(it.duty.as_deref())?,
                    ..Stated::default()
                };
                self.play(index, &stated, &settled(it)?, it.re.len() == 1)
            }
            SessionEntry::Counts(it) => {
                let stated = Stated {
                    dealer: dealer(it.dealer)?,
                    duty: duty(it.duty.as_deref())?,
                    ..Stated::default()
                };
                let alone = it.counts.re.len() == 1;
                self.play(index, &stated, &counted(it)?, alone)
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
                Ok(ByPlace::default())
            }
            SessionEntry::Penalty(points) => {
                let points = placed(points);
                self.session.penalize(&points);
                Ok(points)
            }
            SessionEntry::Correction(it) => {
                let points = placed(&it.points);
                let game = self.sums.iter_mut().find(|(game, ..)| *game == it.entry);
                match game {
                    Some((_, changed_by, _, sum)) => {
                        *changed_by = index;
                        for (place, more) in points.iter() {
                            *sum.get_mut(place) += more;
                        }
                        self.session.correct(&points);
                    }
                    None => self.session.penalize(&points),
                }
                Ok(points)
            }
            SessionEntry::TimeOver => {
                let findings = self.session.end_time();
                self.failed.extend(findings.iter().map(|&it| (index, it)));
                Ok(ByPlace::default())
            }
        }
    }

    fn play(
        &mut self,
        index: u32,
        stated: &Stated,
        game: &Finished,
        alone: bool,
    ) -> Result<ByPlace<i32>, Fault> {
        let entered = self.session.enter(stated, game);
        self.games = entered.number.into();
        self.dealers.push(entered.dealer.number());
        self.failed
            .extend(entered.findings.iter().map(|&it| (index, it)));
        let players = self.session.at_table();
        let points = ByPlace::of(&game.points, players, entered.dealer);
        let balance = Balance::of(self.rules, players, alone);
        self.sums.push((index, index, balance, points));
        Ok(points)
    }

    /// The points of those who sit at the table.
    fn by_place(&self, points: &ByPlace<i32>) -> Vec<i32> {
        let places = self.session.at_table().places().iter();
        places.map(|&place| *points.get(place)).collect()
    }

    fn record(&mut self, index: u32, game: &RecordedGame) -> Result<ByPlace<i32>, Fault> {
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
                open_pflichtsoli: context.open_pflichtsoli,
                vorfuehrung: context.vorfuehrung,
            });
        } else {
            let due = self.session.due(stated.dealer);
            let open = due
                .open_pflichtsoli
                .iter()
                .filter(|(_, open)| !open.is_empty());
            record.open_pflichtsolo = open.map(|(seat, _)| seat.number()).collect();
            record.vorfuehrung = due.vorfuehrung.map(Seat::number);
        }
        let settled = score::game(&ScoreGame {
            record: record.clone(),
        })?;
        let solo = solo(&record)?;
        let alone = settled.re_seats.as_ref().is_some_and(|it| it.len() == 1);
        let finished = if settled.points.is_some() {
            finished(&settled, solo)?
        } else {
            self.faulty.push(index);
            Finished {
                solo,
                ..Finished::default()
            }
        };
        self.play(index, &stated, &finished, alone)
    }

    fn break_off(&mut self, index: u32, game: &BrokenOffGame) -> Result<ByPlace<i32>, Fault> {
        let due = self.session.due(None);
        let mut record = game.record.clone();
        let open = due
            .open_pflichtsoli
            .iter()
            .filter(|(_, open)| !open.is_empty());
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
                ByPlace::default()
            }
            (Effect::EndsAsPlayed, _) => {
                let played = Finished {
                    solo: solo(&record)?,
                    ..Finished::default()
                };
                self.play(index, &Stated::default(), &played, true)?
            }
            (Effect::EndsSettled, Some(settled)) => {
                let points = settled.points;
                let played = Finished {
                    solo: solo(&record)?,
                    winners: points.map(|_, &it| it > 0),
                    points,
                    triggers: settled.triggers,
                };
                let alone = settled.soloist().is_some();
                self.play(index, &Stated::default(), &played, alone)?
            }
            (Effect::EndsSettled | Effect::GoesOn, _) => {
                return Err("the game was not ended".to_owned());
            }
        };
        let points = penalty.points.map(|_, &it| i32::from(it));
        let points = ByPlace::of(&points, self.session.at_table(), due.dealer);
        self.session.penalize(&points);
        Ok(ByPlace::from_fn(|place| {
            points.get(place) + gave.get(place)
        }))
    }

    fn answer(mut self) -> SessionAnswer {
        let order = |check| SessionCheck::ALL.iter().position(|it| *it == check);
        self.failed
            .sort_by_key(|(entry, it)| (*entry, order(it.check)));
        let failed = self.failed.iter().map(|(entry, Finding { check, rule })| {
            format!("{entry} {} {rule}", snake_case(check).to_uppercase())
        });
        let table = self.session.at_table();
        let places = table.places().iter();
        let players: Vec<_> = places.map(|&it| *self.session.player(it)).collect();
        let of = |value: fn(&Player) -> u32| Some(players.iter().map(value).collect());
        let due = self.session.due(None);
        let open = due
            .open_pflichtsoli
            .iter()
            .filter(|(_, open)| !open.is_empty());
        let finished = self.session.is_finished();
        SessionAnswer {
            games: Some(self.games),
            bock_factors: Some(vec![1; self.answer.len()]),
            lines: Some(self.answer),
            dealers: Some(self.dealers),
            faulty: Some(self.faulty),
            failed: Some(failed.collect()),
            totals: Some(players.iter().map(|it| it.points).collect()),
            penalty_points: Some(players.iter().map(|it| it.penalty_points).collect()),
            ranks: Some(
                table
                    .places()
                    .iter()
                    .map(|&place| self.session.rank(place).into())
                    .collect(),
            ),
            won: of(|it| it.won.into()),
            soli: of(|it| it.soli.into()),
            soli_won: of(|it| it.soli_won.into()),
            pflichtsoli_open: of(|it| it.pflichtsoli_open.count().into()),
            finished: Some(finished),
            next: (!finished).then(|| SessionNext {
                dealer: due.dealer.number(),
                places: Seat::ALL.map(|seat| table.place_of(seat, due.dealer).number()),
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

/// Points by place.
fn placed(points: &[i32]) -> ByPlace<i32> {
    let point = |place: Place| points.get(usize::from(place.number()));
    ByPlace::from_fn(|place| point(place).copied().unwrap_or(0))
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
    Ok(Finished {
        solo: named(&game.contract, game.re.first(), game.solo.as_deref())?,
        winners: winners(&game.winner, &game.re)?,
        points: BySeat::new(game.points),
        ..Finished::default()
    })
}

fn counted(game: &CountedGame) -> Result<Finished, Fault> {
    let counts = &game.counts;
    let solo = named(&counts.kind, counts.re.first(), counts.solo.as_deref())?;
    let mut settled = score::counts(counts)?;
    settled.re_seats = Some(counts.re.clone());
    finished(&settled, solo)
}

/// Who played which announced solo; where it makes no difference none is named.
fn named(kind: &str, seat: Option<&u8>, solo: Option<&str>) -> Result<Option<(Seat, Solo)>, Fault> {
    match (kind, seat) {
        ("solo", Some(&seat)) => {
            let solo = solo.map_or(Ok(Solo::Damen), text::solo)?;
            Ok(Some((text::seat(seat)?, solo)))
        }
        _ => Ok(None),
    }
}

fn finished(settled: &ScoreAnswer, solo: Option<(Seat, Solo)>) -> Result<Finished, Fault> {
    let winner = settled.winner.as_deref().ok_or("no winner")?;
    let re = settled.re_seats.as_deref().ok_or("no parties")?;
    Ok(Finished {
        solo,
        winners: winners(winner, re)?,
        points: BySeat::new(settled.points.ok_or("no points")?),
        ..Finished::default()
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

/// Who plays which announced solo by what was said.
fn solo(record: &Record) -> Result<Option<(Seat, Solo)>, Fault> {
    let rules = record::rules(record)?;
    let mut round = Round::new(record::context(record)?, record::hands(record)?);
    for said in record::said(record)? {
        if round.say(rules, said.seat, said.word).is_err() {
            break;
        }
    }
    Ok(match round.contract(rules) {
        Some(Contract::Solo { seat, solo, .. }) => Some((seat, solo)),
        Some(
            Contract::Normalspiel
            | Contract::StilleHochzeit { .. }
            | Contract::Hochzeit { .. }
            | Contract::Armut { .. },
        )
        | None => None,
    })
}
