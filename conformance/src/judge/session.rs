//! Sessions as messages, and their answers as text.

use anyhow::{Context as _, Result, bail};
use doko_harness::{
    BrokenOffGame, CountedGame, RecordedGame, Session, SessionAnswer, SessionEntry, SessionNext,
    SettledGame,
};
use doko_proto::v1;
use doko_proto::v1::session_entry::Entry;
use doko_proto::v1::session_game::Game;

use super::counts;
use super::message::{message, of_slot, rule_set};
use super::score::offence;
use crate::name;

/// The question as a request.
pub(super) fn request(question: &Session) -> Result<v1::ScoreSessionRequest> {
    let entries = question.expanded().map(entry);
    Ok(v1::ScoreSessionRequest {
        rule_set: Some(rule_set(&question.rule_set, &question.options)?),
        entries: entries.collect::<Result<_>>()?,
        ..Default::default()
    })
}

fn entry(entry: &SessionEntry) -> Result<v1::SessionEntry> {
    let entry = match entry {
        SessionEntry::Settled(it) => Entry::Game(settled(it)?),
        SessionEntry::Record(it) => Entry::Game(recorded(it)?),
        SessionEntry::Counts(it) => Entry::Game(counted(it)?),
        SessionEntry::BrokenOff(it) => Entry::BrokenOff(broken_off(it)?),
        SessionEntry::Redeal(it) => Entry::Redeal(v1::SessionRedeal {
            dealer: place(it.dealer),
            reason: reason(it.reason.as_deref())?,
        }),
        SessionEntry::Penalty(points) => Entry::Penalty(v1::SessionPenalty {
            points: points.clone(),
            ..Default::default()
        }),
        SessionEntry::Correction(it) => Entry::Correction(v1::SessionCorrection {
            entry: Some(it.entry),
            points: it.points.clone(),
            ..Default::default()
        }),
        SessionEntry::TimeOver => Entry::TimeOver(v1::SessionTimeOver {}),
        SessionEntry::SoloRound {} => Entry::SoloRound(v1::SessionSoloRound {}),
    };
    Ok(v1::SessionEntry { entry: Some(entry) })
}

fn settled(game: &SettledGame) -> Result<v1::SessionGame> {
    let result = match game.winner.as_str() {
        "re" => v1::GameResult::ReWon,
        "kontra" => v1::GameResult::KontraWon,
        "nobody" => v1::GameResult::NobodyWon,
        other => bail!("`{other}` is nobody who could win"),
    };
    let kind =
        v1::ContractKind::from_str_name(&format!("CONTRACT_KIND_{}", game.contract.to_uppercase()));
    let kind = kind.with_context(|| format!("`{}` is no contract", game.contract))?;
    let solo = match (&game.solo, kind) {
        (Some(solo), _) => name::solo(solo)?,
        // Which one it was then makes no difference to a list.
        (None, v1::ContractKind::Solo) => v1::Solo::Damen.into(),
        (None, _) => 0,
    };
    let by = match kind {
        v1::ContractKind::Normalspiel => None,
        v1::ContractKind::Unspecified
        | v1::ContractKind::StilleHochzeit
        | v1::ContractKind::Hochzeit
        | v1::ContractKind::Solo
        | v1::ContractKind::Armut => game.re.first(),
    };
    let settlement = v1::Settlement {
        result: result.into(),
        contract: Some(v1::Contract {
            kind: kind.into(),
            seat: by.map_or(0, |&it| it.into()),
            solo,
            duty: duty(game.duty.as_deref())?,
            ..Default::default()
        }),
        re_seats: game.re.iter().map(|&it| it.into()).collect(),
        points: game.points.to_vec(),
        ..Default::default()
    };
    Ok(v1::SessionGame {
        dealer: place(game.dealer),
        game: Some(Game::Settlement(settlement)),
        duty: 0,
        places: places(&game.places),
    })
}

fn recorded(game: &RecordedGame) -> Result<v1::SessionGame> {
    let mut record = message(&game.record)?.0;
    record.context = record
        .context
        .filter(|_| game.states_context())
        .map(|context| v1::GameContext {
            games_left: game.games_left.map(u32::from),
            places: places(&game.places),
            ..context
        });
    Ok(v1::SessionGame {
        dealer: place(game.dealer),
        game: Some(Game::Record(record)),
        ..Default::default()
    })
}

fn broken_off(game: &BrokenOffGame) -> Result<v1::SessionBrokenOff> {
    let record = v1::GameRecord {
        context: None,
        ..message(&game.record)?.0
    };
    let offence = offence(&game.ended_by(), &record)?;
    Ok(v1::SessionBrokenOff {
        record: Some(record),
        offence: Some(offence),
    })
}

fn counted(game: &CountedGame) -> Result<v1::SessionGame> {
    Ok(v1::SessionGame {
        dealer: place(game.dealer),
        game: Some(Game::Counts(counts(&game.counts)?)),
        duty: duty(game.duty.as_deref())?,
        places: places(&game.places),
    })
}

fn places(places: &[u8]) -> Vec<i32> {
    places.iter().map(|&it| place(Some(it))).collect()
}

/// Why cards were dealt again; 0 for a wrong deal.
fn reason(text: Option<&str>) -> Result<i32> {
    let Some(text) = text else {
        return Ok(0);
    };
    let name = format!("REDEAL_REASON_{}", text.to_uppercase());
    let reason = v1::RedealReason::from_str_name(&name);
    Ok(reason
        .with_context(|| format!("`{text}` is no reason"))?
        .into())
}

/// The number of a place, which has an index in the vectors; 0 if there is none.
fn place(place: Option<u8>) -> i32 {
    place.map_or(0, |it| i32::from(it) + 1)
}

fn duty(text: Option<&str>) -> Result<i32> {
    let Some(text) = text else {
        return Ok(0);
    };
    let duty = v1::SoloDuty::from_str_name(&format!("SOLO_DUTY_{}", text.to_uppercase()));
    Ok(duty.with_context(|| format!("`{text}` is no duty"))?.into())
}

/// The response as an answer.
pub(super) fn answer(response: &v1::ScoreSessionResponse) -> Result<SessionAnswer> {
    let lines = &response.lines;
    let faulty = lines.iter().filter(|it| it.record_faulty.is_some());
    let dealers = lines.iter().filter(|it| it.dealer != 0);
    let points = lines.iter().map(|it| it.points.clone());
    let of = |value: fn(&v1::Standing) -> u32| -> Vec<u32> {
        response.standings.iter().map(value).collect()
    };
    let signed = |value: fn(&v1::Standing) -> i32| -> Vec<i32> {
        response.standings.iter().map(value).collect()
    };
    let totals = signed(|it| it.points);
    if let Some(last) = lines.last() {
        anyhow::ensure!(last.totals == totals, "totals that differ");
    }
    let next = response.next_context.as_ref();
    Ok(SessionAnswer {
        games: Some(
            lines
                .iter()
                .filter_map(|it| it.game_number)
                .max()
                .unwrap_or(0),
        ),
        lines: Some(points.collect()),
        dealers: Some(dealers.map(|it| number(it.dealer)).collect::<Result<_>>()?),
        faulty: Some(faulty.map(|it| it.entry).collect()),
        failed: Some(
            response
                .failed_checks
                .iter()
                .map(failed)
                .collect::<Result<_>>()?,
        ),
        totals: Some(totals),
        penalty_points: Some(signed(|it| it.penalty_points)),
        bock_factors: Some(lines.iter().map(|it| it.bock_factor.max(1)).collect()),
        ranks: Some(of(|it| it.rank)),
        won: Some(of(|it| it.won)),
        soli: Some(of(|it| it.soli)),
        soli_won: Some(of(|it| it.soli_won)),
        pflichtsoli_open: Some(of(|it| it.pflichtsoli_open)),
        finished: Some(next.is_none()),
        next: next
            .filter(|context| !context.places.is_empty())
            .map(|context| next_game(response.next_dealer, context))
            .transpose()?,
    })
}

fn next_game(dealer: i32, context: &v1::GameContext) -> Result<SessionNext> {
    let places: Vec<u8> = context
        .places
        .iter()
        .map(|&it| number(it))
        .collect::<Result<_>>()?;
    let seats = context.pflichtsolo_seats.iter().map(|&it| u8::try_from(it));
    let slots: Vec<String> = context
        .pflichtsolo_slots
        .iter()
        .map(|&it| of_slot(it))
        .collect();
    let all_free = slots.iter().all(|it| it == "free");
    Ok(SessionNext {
        dealer: number(dealer)?,
        places: <[u8; 4]>::try_from(places.as_slice()).context("not four places")?,
        open_pflichtsolo: seats.collect::<Result<_, _>>()?,
        slots: if all_free { Vec::new() } else { slots },
        bock_factor: context.bock_factor.filter(|it| *it != 1),
        vorfuehrung: Some(u8::try_from(context.vorfuehrung_seat)?).filter(|&it| it != 0),
        games_left: context.games_left,
    })
}

/// A check that failed: `3 DEALER LIST-2`.
fn failed(check: &v1::SessionCheck) -> Result<String> {
    let kind = check.kind().as_str_name();
    let kind = kind.strip_prefix("SESSION_CHECK_KIND_").unwrap_or(kind);
    let rule = check.rule.as_ref().context("a check without a rule")?;
    Ok(format!("{} {kind} {}", check.entry, rule.rule_id))
}

/// The index of a place, as the vectors have it.
fn number(place: i32) -> Result<u8> {
    let index = place.checked_sub(1).context("no place")?;
    Ok(u8::try_from(index)?)
}
