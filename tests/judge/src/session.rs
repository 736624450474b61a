//! Sessions: the fold of the engine over what happened.

mod read;

use doko_engine::{
    Assessment, Balance, BockFactor, ByPlace, BySeat, Contract, Effect, Finding, Findings,
    Finished, OpenPflichtsoli, Party, Place, Player, Refusal, Rule, RuleSet, Seat, Seating,
    SessionCheck, Solo, Stated, StatedContext, TableSeating, check_points,
};
use doko_harness::{
    BrokenOffGame, CountedGame, RecordedGame, Session, SessionAnswer, SessionEntry, SessionNext,
};

use self::read::{dealer, duty, finished, named, place, placed, redeal, settled, solo};
use super::replay::{self, Replayed};
use super::{Fault, ended, record, score, text};
use crate::names::snake_case;

/// A list of games as far as it was entered.
struct Keeper<'r> {
    rules: &'r RuleSet,
    session: doko_engine::Session,
    answer: Vec<Vec<i32>>,
    bock_factors: Vec<u32>,
    dealers: Vec<u8>,
    /// The games whose records are faulty, and the first rule that each breaks.
    faulty: Vec<(u32, Rule)>,
    failed: Vec<(u32, Finding)>,
    games: u32,
    /// The games with the last entry that changed each, what must hold of its
    /// points, and what it came to.
    sums: Vec<(u32, u32, Balance, ByPlace<i32>)>,
}

pub(crate) fn session(rules: &RuleSet, question: &Session) -> Result<SessionAnswer, Fault> {
    let mut keeper = Keeper {
        rules,
        session: doko_engine::Session::new(rules),
        answer: Vec::new(),
        bock_factors: Vec::new(),
        dealers: Vec::new(),
        faulty: Vec::new(),
        failed: Vec::new(),
        games: 0,
        sums: Vec::new(),
    };
    for (index, entry) in (0..).zip(question.expanded()) {
        keeper.bock_factors.push(1);
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

impl Keeper<'_> {
    /// Enters what happened, and says what it gave.
    fn enter(&mut self, index: u32, entry: &SessionEntry) -> Result<ByPlace<i32>, Fault> {
        match entry {
            SessionEntry::Settled(it) => {
                let stated = Stated {
                    dealer: dealer(it.dealer)?,
                    seating: self.seating(&it.places, it.dealer)?,
                    duty: duty(it.duty.as_deref())?,
                    ..Stated::default()
                };
                let bock = self.factor(&stated)?;
                let game = settled(self.rules, it)?;
                self.play(index, &stated, &game, it.re.len() == 1, bock)
            }
            SessionEntry::Counts(it) => self.counts(index, it),
            SessionEntry::Record(it) => self.record(index, it),
            SessionEntry::BrokenOff(it) => self.break_off(index, it),
            SessionEntry::Redeal(it) => {
                let stated = Stated {
                    dealer: dealer(it.dealer)?,
                    ..Stated::default()
                };
                // Without a reason: a wrong deal.
                let findings = match &it.reason {
                    None => self.session.check(&stated),
                    Some(reason) => self.session.deal_again(&stated, Some(redeal(reason)?)),
                };
                self.not_played(index, &stated, &findings);
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
            SessionEntry::SoloRound {} => {
                let findings = self.session.call_solo_round();
                self.failed.extend(findings.iter().map(|&it| (index, it)));
                Ok(ByPlace::default())
            }
            SessionEntry::TimeOver => {
                let findings = self.session.end_time();
                self.failed.extend(findings.iter().map(|&it| (index, it)));
                Ok(ByPlace::default())
            }
        }
    }

    /// What the next game is multiplied by for Bock.
    fn factor(&self, stated: &Stated) -> Result<BockFactor, Fault> {
        let due = self.session.due(stated);
        due.bock
            .ok_or_else(|| "beyond the largest factor".to_owned())
    }

    /// Notes who dealt what was not played, and what is wrong with it.
    fn not_played(&mut self, index: u32, stated: &Stated, findings: &Findings) {
        self.failed.extend(findings.iter().map(|&it| (index, it)));
        let due = self.session.due(stated);
        self.dealers.push(due.seating.dealer().number());
    }

    /// Who plays and who deals where each game names its places.
    fn seating(&self, places: &[u8], dealt: Option<u8>) -> Result<Option<Seating>, Fault> {
        if self.rules.list.seating == TableSeating::DealerOut {
            return Ok(None);
        }
        let read: Vec<Place> = places
            .iter()
            .map(|&it| place(it))
            .collect::<Result<_, _>>()?;
        let places: [Place; 4] = read.try_into().map_err(|_| "not four places".to_owned())?;
        let [.., last] = places;
        let dealer = dealer(dealt)?.unwrap_or(last);
        let named = Seating::named(self.session.at_table(), BySeat::new(places), dealer);
        named.map(Some).ok_or_else(|| "wrong places".to_owned())
    }

    /// Enters a game that counts so many times for Bock.
    fn play(
        &mut self,
        index: u32,
        stated: &Stated,
        game: &Finished,
        alone: bool,
        bock: BockFactor,
    ) -> Result<ByPlace<i32>, Fault> {
        if let Some(factor) = self.bock_factors.last_mut() {
            *factor = bock.get();
        }
        let entered = self.session.enter(stated, game);
        self.games = entered.number.into();
        self.dealers.push(entered.seating.dealer().number());
        self.failed
            .extend(entered.findings.iter().map(|&it| (index, it)));
        let players = self.session.at_table();
        let points = entered.seating.by_place(&game.points);
        let balance = Balance::of(self.rules, players, alone);
        self.sums.push((index, index, balance, points));
        Ok(points)
    }

    /// The points of those who sit at the table.
    fn by_place(&self, points: &ByPlace<i32>) -> Vec<i32> {
        let places = self.session.at_table().places().iter();
        places.map(|&place| *points.get(place)).collect()
    }

    fn counts(&mut self, index: u32, game: &CountedGame) -> Result<ByPlace<i32>, Fault> {
        let counts = &game.counts;
        let stated = Stated {
            dealer: dealer(game.dealer)?,
            seating: self.seating(&game.places, game.dealer)?,
            duty: duty(game.duty.as_deref())?,
            bock: counts
                .bock_factor
                .map(|it| record::bock(Some(it)))
                .transpose()?,
            ..Stated::default()
        };
        let bock = stated.bock.map_or_else(|| self.factor(&stated), Ok)?;
        let solo = named(&counts.kind, counts.re.first(), counts.solo.as_deref())?;
        let settlement = score::settle_counts(self.rules, counts)?.in_bock(self.rules, bock);
        let stille = (counts.kind == "stille_hochzeit").then_some(counts.re.as_slice());
        let mut game = finished(&settlement, solo, |seat| counts.re.contains(&seat.number()));
        game.stille = stille
            .and_then(|it| it.first())
            .map(|&it| text::seat(it))
            .transpose()?;
        self.play(index, &stated, &game, counts.re.len() == 1, settlement.bock)
    }

    fn record(&mut self, index: u32, game: &RecordedGame) -> Result<ByPlace<i32>, Fault> {
        let is_free = self.rules.list.seating == TableSeating::Free;
        let dealt = match game.places.last() {
            Some(&dealer) if !is_free => Some(dealer),
            _ => game.dealer,
        };
        let mut stated = Stated {
            dealer: dealer(dealt)?,
            seating: self.seating(&game.places, game.dealer)?,
            games_left: game.games_left,
            bock: (game.record.bock_factor)
                .map(|it| record::bock(Some(it)))
                .transpose()?,
            ..Stated::default()
        };
        let due = self.session.due(&stated);
        let bock = stated.bock.map_or_else(|| self.factor(&stated), Ok)?;
        let mut context = due.context();
        if game.states_context() {
            context = record::context(&game.record)?;
            stated.context = Some(StatedContext {
                open_pflichtsoli: context.open_pflichtsoli,
                vorfuehrung: context.vorfuehrung,
            });
        }
        let solo = solo(self.rules, &game.record, context)?;
        let position = match replay::replay_in(self.rules, &game.record, context)? {
            Replayed::Legal(position) => position,
            Replayed::Refused(refusal) => {
                return self.faulty(index, &stated, solo, bock, &refusal);
            }
        };
        if let Some(again) = position.redeal() {
            let findings = self.session.deal_again(&stated, Some(again.reason));
            self.not_played(index, &stated, &findings);
            return Ok(ByPlace::default());
        }
        let settlement = match position.settle() {
            Ok(settlement) => settlement,
            Err(refusal) => return self.faulty(index, &stated, solo, bock, &refusal),
        };
        let game = position.game().ok_or("settled without a game")?;
        let re = |seat| game.parties().of(seat) == Some(Party::Re);
        let alone = settlement.soloist().is_some();
        let settlement = settlement.in_bock(self.rules, bock);
        let stille = match game.contract() {
            Contract::StilleHochzeit { seat } if alone => Some(seat),
            Contract::Normalspiel
            | Contract::StilleHochzeit { .. }
            | Contract::Hochzeit { .. }
            | Contract::Armut { .. }
            | Contract::Solo { .. } => None,
        };
        let game = Finished {
            stille,
            ..finished(&settlement, solo, re)
        };
        self.play(index, &stated, &game, alone, settlement.bock)
    }

    /// A game that was played, but not by the rules: it gives nothing.
    fn faulty(
        &mut self,
        index: u32,
        stated: &Stated,
        solo: Option<(Seat, Solo)>,
        bock: BockFactor,
        refusal: &Refusal,
    ) -> Result<ByPlace<i32>, Fault> {
        let first = refusal.grounds().iter().next();
        let first = first.ok_or("refused without a reason")?;
        self.faulty.push((index, first.rule));
        let game = Finished {
            solo,
            ..Finished::default()
        };
        self.play(index, stated, &game, false, bock)
    }

    fn break_off(&mut self, index: u32, game: &BrokenOffGame) -> Result<ByPlace<i32>, Fault> {
        let due = self.session.due(&Stated::default());
        let bock = self.factor(&Stated::default())?;
        let context = due.context();
        let ended = ended::ended(self.rules, &game.record, context, &game.ended_by())?;
        let Some(Assessment::Penalty(penalty)) = ended else {
            return Err("something is not known".to_owned());
        };
        let gave = match (penalty.effect, &penalty.settlement) {
            (Effect::EndsNotPlayed, _) => {
                self.dealers.push(due.seating.dealer().number());
                ByPlace::default()
            }
            (Effect::EndsAsPlayed, _) => {
                let played = Finished {
                    solo: solo(self.rules, &game.record, context)?,
                    ..Finished::default()
                };
                self.play(index, &Stated::default(), &played, true, bock)?
            }
            (Effect::EndsSettled, Some(settled)) => {
                let settled = settled.in_bock(self.rules, bock);
                let played = Finished {
                    solo: solo(self.rules, &game.record, context)?,
                    stille: None,
                    winners: settled.points.map(|_, &it| it > 0),
                    value: settled.value_for_re,
                    points: settled.points,
                    events: settled.events,
                };
                let alone = settled.soloist().is_some();
                self.play(index, &Stated::default(), &played, alone, bock)?
            }
            (Effect::EndsSettled | Effect::GoesOn, _) => {
                return Err("the game was not ended".to_owned());
            }
        };
        let points = penalty.points.map(|_, &it| i32::from(it));
        let points = due.seating.by_place(&points);
        self.session.penalize(&points);
        Ok(ByPlace::from_fn(|place| {
            points.get(place) + gave.get(place)
        }))
    }

    fn answer(mut self) -> SessionAnswer {
        let order = |check| SessionCheck::ALL.iter().position(|it| *it == check);
        self.failed
            .sort_by_key(|(entry, it)| (*entry, order(it.check)));
        let found = self.failed.iter().map(|(entry, it)| {
            let check = snake_case(it.check).to_uppercase();
            (*entry, format!("{entry} {check} {}", it.rule))
        });
        let faulty = self.faulty.iter();
        let faulty = faulty.map(|(entry, rule)| (*entry, format!("{entry} RECORD {rule}")));
        let mut failed: Vec<(u32, String)> = found.chain(faulty).collect();
        failed.sort_by_key(|(entry, _)| *entry);
        let failed = failed.into_iter().map(|(_, text)| text);
        let table = self.session.at_table();
        let places = table.places().iter();
        let players: Vec<_> = places.map(|&it| *self.session.player(it)).collect();
        let of = |value: fn(&Player) -> u32| Some(players.iter().map(value).collect());
        let due = self.session.due(&Stated::default());
        let (open_pflichtsolo, slots) = open(&due.open_pflichtsoli);
        let finished = self.session.is_finished();
        SessionAnswer {
            games: Some(self.games),
            bock_factors: Some(self.bock_factors),
            lines: Some(self.answer),
            dealers: Some(self.dealers),
            faulty: Some(self.faulty.iter().map(|&(entry, _)| entry).collect()),
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
                dealer: due.seating.dealer().number(),
                places: Seat::ALL.map(|seat| due.seating.place_of(seat).number()),
                open_pflichtsolo,
                slots,
                bock_factor: due.bock.map(BockFactor::get).filter(|&it| it != 1),
                vorfuehrung: due.vorfuehrung.map(Seat::number),
                games_left: due.games_left.map(u32::from),
            }),
        }
    }
}

/// The seats with open Pflichtsoli, and the kind of each unless all are free.
fn open(open: &BySeat<OpenPflichtsoli>) -> (Vec<u8>, Vec<String>) {
    let (mut seats, mut slots) = (Vec::new(), Vec::new());
    for (seat, open) in open.iter() {
        let kinds = [
            ("free", open.free),
            ("color", open.color),
            ("picture", open.picture),
        ];
        for (kind, count) in kinds {
            for _ in 0..count {
                seats.push(seat.number());
                slots.push(kind.to_owned());
            }
        }
    }
    if slots.iter().all(|it| it == "free") {
        slots.clear();
    }
    (seats, slots)
}
