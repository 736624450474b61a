//! Lists of games.

use anyhow::{Context as _, Result, ensure};
use doko_harness::{RecordedGame, Session, SessionAnswer, SessionEntry, SessionNext, SettledGame};
use doko_sdk::{
    Context, Contract, ContractKind, GameResult, ListAnswer, ListCheck, ListGame, PflichtsoloSlot,
    Place, Record, RedealReason, ScoreSession, Seat, Settlement, Solo, SoloDuty, Standing,
};

use super::judge::Typed;
use super::record::{record, rule_set};
use super::score::{counts, offence};
use super::words::{index, known, number, place, seat};

impl Typed {
    pub(super) fn session(&self, question: &Session) -> Result<SessionAnswer> {
        let list = ScoreSession::new(rule_set(&question.rule_set, &question.options)?);
        let list = question.expanded().try_fold(list, entered)?;
        let answer = self.runtime.block_on(self.client.score_session(list))?;
        told(&answer)
    }
}

fn entered(list: ScoreSession, entry: &SessionEntry) -> Result<ScoreSession> {
    Ok(match entry {
        SessionEntry::Settled(it) => {
            let game = dealt(ListGame::settled(&settled(it)?), it.dealer)?;
            list.game(named(game, &it.places)?)
        }
        SessionEntry::Record(it) => list.game(dealt(ListGame::record(&recorded(it)?), it.dealer)?),
        SessionEntry::Counts(it) => {
            let mut game = dealt(ListGame::counts(&counts(&it.counts)?), it.dealer)?;
            if let Some(duty) = &it.duty {
                game = game.duty(known(SoloDuty::KNOWN, SoloDuty::name, duty)?);
            }
            list.game(named(game, &it.places)?)
        }
        SessionEntry::BrokenOff(it) => {
            let record = without_context(record(&it.record)?.0);
            list.broken_off(&record, offence(&it.ended_by(), &record)?)
        }
        SessionEntry::Redeal(it) => {
            let reason = it.reason.as_deref();
            let reason = reason.map(|it| known(RedealReason::KNOWN, RedealReason::name, it));
            let reason = reason.transpose()?;
            match it.dealer {
                None => list.redeal(reason),
                Some(dealer) => list.redeal_by(place(dealer)?, reason),
            }
        }
        SessionEntry::Penalty(points) => list.penalty(points.iter().copied(), ""),
        SessionEntry::Correction(it) => list.correction(it.entry, it.points.iter().copied(), ""),
        SessionEntry::TimeOver => list.time_over(),
        SessionEntry::SoloRound {} => list.solo_round(),
    })
}

fn dealt(game: ListGame, dealer: Option<u8>) -> Result<ListGame> {
    Ok(match dealer {
        None => game,
        Some(dealer) => game.dealer(place(dealer)?),
    })
}

/// With the places that the game names.
fn named(game: ListGame, places: &[u8]) -> Result<ListGame> {
    let places = places.iter().map(|&it| place(it));
    let places: Vec<Place> = places.collect::<Result<_>>()?;
    Ok(match <[Place; 4]>::try_from(places) {
        Ok(places) => game.places(places),
        Err(_) => game,
    })
}

/// A record states its context only if the vector does.
fn recorded(game: &RecordedGame) -> Result<Record> {
    let (mut record, _) = record(&game.record)?;
    if !game.states_context() {
        return Ok(without_context(record));
    }
    record.context.games_left = game.games_left.map(u32::from);
    let places = game.places.iter().map(|&it| place(it));
    let places: Vec<Place> = places.collect::<Result<_>>()?;
    record.context.places = <[Place; 4]>::try_from(places).ok();
    Ok(record)
}

fn without_context(mut record: Record) -> Record {
    record.context = Context::default();
    record
}

/// A settlement as somebody keeps it, who has written down no more than a list needs.
fn settled(game: &SettledGame) -> Result<Settlement> {
    let kind = known(ContractKind::KNOWN, ContractKind::name, &game.contract)?;
    let result = format!("{}_won", game.winner);
    let re = game.re.iter().map(|&it| seat(it));
    let re_seats: Vec<Seat> = re.collect::<Result<_>>()?;
    let duty = game.duty.as_deref();
    let contract = Contract {
        kind,
        seat: re_seats
            .first()
            .copied()
            .filter(|_| kind != ContractKind::Normalspiel),
        solo: match &game.solo {
            Some(solo) => Some(solo.parse()?),
            // Which one it was then makes no difference to a list.
            None => (kind == ContractKind::Solo).then_some(Solo::Damen),
        },
        duty: duty
            .map(|it| known(SoloDuty::KNOWN, SoloDuty::name, it))
            .transpose()?,
        selector: None,
        acceptor: None,
        // Who led makes none, either.
        lead: Seat::S1,
    };
    Ok(Settlement {
        result: known(GameResult::KNOWN, GameResult::name, &result)?,
        contract: Some(contract),
        redeal_reason: None,
        scored_as: None,
        re_seats,
        re: None,
        kontra: None,
        items: Vec::new(),
        base: 0,
        doubling: 0,
        special: 0,
        bock_factor: 0,
        value: 0,
        points: game.points,
        decided_by: Vec::new(),
    })
}

fn told(answer: &ListAnswer) -> Result<SessionAnswer> {
    let (lines, standings) = (&answer.lines, &answer.standings);
    let faulty = lines.iter().filter(|it| it.record_faulty.is_some());
    let dealers = lines.iter().filter_map(|it| it.dealer);
    let of = |value: fn(&Standing) -> u32| Some(standings.iter().map(value).collect());
    let signed = |value: fn(&Standing) -> i32| standings.iter().map(value).collect::<Vec<i32>>();
    let totals = signed(|it| it.points);
    if let Some(last) = lines.last() {
        ensure!(last.totals == totals, "totals that differ");
    }
    let failed = answer.failed_checks.iter().map(failed);
    let next = answer.next.as_ref();
    Ok(SessionAnswer {
        games: Some(
            lines
                .iter()
                .filter_map(|it| it.game_number)
                .max()
                .unwrap_or(0),
        ),
        lines: Some(lines.iter().map(|it| it.points.clone()).collect()),
        dealers: Some(dealers.map(index).collect()),
        faulty: Some(faulty.map(|it| it.entry).collect()),
        failed: Some(failed.collect::<Result<_>>()?),
        totals: Some(totals),
        penalty_points: Some(signed(|it| it.penalty_points)),
        bock_factors: Some(lines.iter().map(|it| it.bock_factor.max(1)).collect()),
        ranks: of(|it| it.rank),
        won: of(|it| it.won),
        soli: of(|it| it.soli),
        soli_won: of(|it| it.soli_won),
        pflichtsoli_open: of(|it| it.pflichtsoli_open),
        finished: Some(next.is_none()),
        next: next
            .and_then(|context| Some((context, context.places?)))
            .map(|(context, places)| next_game(answer.next_dealer, context, places))
            .transpose()?,
    })
}

fn next_game(dealer: Option<Place>, context: &Context, places: [Place; 4]) -> Result<SessionNext> {
    let soli = &context.open_pflichtsoli;
    let is_plain = soli.iter().all(|(_, slot)| *slot == PflichtsoloSlot::Free);
    let slots = soli.iter().map(|(_, slot)| slot.name().to_owned());
    Ok(SessionNext {
        dealer: index(dealer.context("nobody deals")?),
        places: places.map(index),
        open_pflichtsolo: soli.iter().map(|(seat, _)| number(*seat)).collect(),
        slots: if is_plain {
            Vec::new()
        } else {
            slots.collect()
        },
        bock_factor: context.bock_factor.filter(|it| *it != 1),
        vorfuehrung: context.vorfuehrung.map(number),
        games_left: context.games_left,
    })
}

/// A check that failed: `3 DEALER LIST-2`.
fn failed(check: &ListCheck) -> Result<String> {
    let kind = check.kind.name().to_uppercase();
    let rule = check.rule.as_ref().context("a check without a rule")?;
    Ok(format!("{} {kind} {}", check.entry, rule.rule_id))
}
