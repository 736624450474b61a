//! What games are worth.

use anyhow::{Context as _, Result, bail};
use doko_harness::{EndedBy, Item, ScoreAnswer, ScoreCounts, ScoreGame as Asked};
use doko_sdk::{
    AuditGame, CountedGame, Counts, GameResult, Offence, OffenceClass, OffenceKind, PartyResult,
    Record, Refusal, ScoreGame, ScoreItem, ScoreOutcome, Settlement, Solo, View,
};

use super::judge::Typed;
use super::record::{options, record, rule_set};
use super::words::{number, reasons, rule, seat};

impl Typed {
    pub(super) fn score_counts(&self, question: &ScoreCounts) -> Result<ScoreAnswer> {
        let counts = counts(question)?;
        answer(self.runtime.block_on(self.client.score_counts(&counts))?)
    }

    pub(super) fn score_game(&self, question: &Asked) -> Result<ScoreAnswer> {
        let (record, _) = record(&question.record)?;
        let mut asked = ScoreGame::new(&record).with(options(&question.record)?);
        if let Some(ended_by) = &question.ended_by {
            asked = asked.ended_by(offence(ended_by, &record)?);
        }
        let mut answer = answer(self.ask(asked)?.outcome)?;
        let audit =
            self.ask(AuditGame::new(&record, View::Everything).with(options(&question.record)?))?;
        let won = audit.tricks.iter();
        let won = won.map(|it| anyhow::Ok((number(it.winner), u16::try_from(it.augen)?)));
        answer.tricks = Some(won.collect::<Result<_>>()?);
        Ok(answer)
    }
}

/// The grave offence at the end of a record that ended the game.
pub(super) fn offence(ended_by: &EndedBy, record: &Record) -> Result<Offence> {
    let at = u32::try_from(record.plays.len())?;
    let offence = Offence::new(seat(ended_by.offender)?, OffenceKind::Other, at);
    let offence = offence.class(OffenceClass::Grave);
    Ok(match &ended_by.harms_soloist {
        None => offence,
        Some(harms) => offence.harms_soloist(harms.parse()?),
    })
}

/// A game of which only the counts are known.
pub(super) fn counts(question: &ScoreCounts) -> Result<Counts> {
    let rule_set = rule_set(&question.rule_set, &question.options)?;
    let kind = match question.kind.as_str() {
        "normal" => CountedGame::TwoAgainstTwo,
        other => other.parse()?,
    };
    let re = question.re.iter().map(|&it| seat(it));
    let mut counts = Counts::new(rule_set, kind, re.collect::<Result<Vec<_>>>()?)
        .re_augen(question.re_augen.into())
        .tricks(question.re_tricks.into(), question.kontra_tricks.into());
    counts.solo = match &question.solo {
        Some(solo) => Some(solo.parse()?),
        // Which one it was then makes no difference to its points.
        None => (kind == CountedGame::Solo).then_some(Solo::Damen),
    };
    for text in &question.announcements {
        let (party, what) = text.split_once(' ').unwrap_or((text, text));
        counts = match what {
            "as_reply" => counts.replied(party.parse()?, party.parse()?),
            level => counts.announced(party.parse()?, level.parse()?),
        };
    }
    for (what, party) in &question.special {
        counts = counts.special(party.parse()?, what.parse()?, 1);
    }
    counts.bock_factor = question.bock_factor;
    Ok(counts)
}

fn answer(outcome: ScoreOutcome) -> Result<ScoreAnswer> {
    match outcome {
        ScoreOutcome::Settled(settlement) => settled(&settlement),
        ScoreOutcome::Refused(refusal) => Ok(refused(&refusal)),
        ScoreOutcome::RecordFaulty(faulty) => {
            let first = faulty.violations.first();
            Ok(refused(first.context("faulty without a violation")?))
        }
        ScoreOutcome::NeedsInput(input) => Ok(ScoreAnswer {
            needs_input: Some(input.name().to_owned()),
            ..ScoreAnswer::default()
        }),
    }
}

fn refused(refusal: &Refusal) -> ScoreAnswer {
    ScoreAnswer {
        reasons: reasons(&refusal.violations),
        rule: rule(&refusal.violations),
        ..ScoreAnswer::default()
    }
}

fn settled(settlement: &Settlement) -> Result<ScoreAnswer> {
    let points = Some(settlement.points);
    if settlement.result == GameResult::BrokenOff {
        return Ok(ScoreAnswer {
            points,
            ..ScoreAnswer::default()
        });
    }
    let winner = match (settlement.winner(), settlement.result) {
        (Some(party), _) => party.name(),
        (None, GameResult::NobodyWon) => "nobody",
        (None, other) => bail!("the game ended with {other}"),
    };
    let item = |it: &ScoreItem| {
        let rule = it.rule.as_ref().context("an item without a rule")?;
        let party = it.party.name().to_owned();
        anyhow::Ok(Item(rule.rule_id.clone(), party, it.points))
    };
    let augen = |side: &Option<PartyResult>| {
        let side = side.as_ref().context("a party is missing")?;
        anyhow::Ok(u16::try_from(side.augen)?)
    };
    Ok(ScoreAnswer {
        winner: Some(winner.to_owned()),
        value: Some(settlement.value),
        points,
        items: Some(settlement.items.iter().map(item).collect::<Result<_>>()?),
        re_augen: Some(augen(&settlement.re)?),
        kontra_augen: Some(augen(&settlement.kontra)?),
        re_seats: Some(settlement.re_seats.iter().map(|&it| number(it)).collect()),
        ..ScoreAnswer::default()
    })
}
