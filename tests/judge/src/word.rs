//! Words.

use doko_engine::{Action, Evidence, Refusal, Replay, RuleSet};
use doko_harness::{Record, Verdict, Vorbehalte, VorbehalteOutcome, Word, WordAnswer};
use doko_worlds::Worlds;

use super::known::{Seen, known, seen, verdict, worlds};
use super::record::{self, Actions};
use super::{Fault, text, vorbehalte};

pub(crate) fn word(rules: &RuleSet, question: &Word) -> Result<WordAnswer, Fault> {
    let longer = longer(question);
    let mut answer = if record::is_hidden(&question.record) {
        let seen = seen(rules, &question.record)?;
        match worlds(known(rules, &question.record, &seen)?) {
            Ok(worlds) => word_in(&worlds, &seen, question, &longer)?,
            Err(verdict) => WordAnswer::new(verdict),
        }
    } else {
        judged(rules, question, &longer)?
    };
    if answer.verdict == Verdict::Accepted && !question.in_play {
        let led_to = vorbehalte::vorbehalte(rules, &Vorbehalte { record: longer })?;
        if led_to.outcome == VorbehalteOutcome::Refused {
            // With it an earlier word of another seat turns out wrong.
            return Ok(answer);
        }
        answer.outcome = Some(led_to.outcome);
        answer.contract = led_to.contract;
        answer.asks = led_to.asks;
    }
    Ok(answer)
}

/// The record with the word at its end.
pub(crate) fn longer(question: &Word) -> Record {
    let mut longer = question.record.clone();
    longer.said.extend(question.said());
    longer.extras.extend(question.extra());
    longer
}

fn judged(rules: &RuleSet, question: &Word, longer: &Record) -> Result<WordAnswer, Fault> {
    let context = record::context(longer)?;
    let deal = record::deal(rules, longer)?;
    let actions = Actions::read(&question.record)?;
    let mut replay = Replay::new(rules, context, deal, actions.record());
    while let Some(step) = replay.step() {
        if step.outcome.is_err() {
            return Ok(WordAnswer::new(Verdict::RecordFaulty));
        }
    }
    let action = asked(question, &Actions::read(longer)?)?;
    let (Action::Say(seat, _) | Action::Extra(seat, _) | Action::Play(seat, _)) = action;
    Ok(match replay.ask(action) {
        Err(refusal) if !refusal.allows(seat) => refused(question, &refusal)?,
        Ok(()) | Err(_) => WordAnswer::new(Verdict::Accepted),
    })
}

/// The answer to a word, which stands at the end of the longer record.
pub(crate) fn word_in(
    worlds: &Worlds<'_, '_>,
    before: &Seen,
    question: &Word,
    longer: &Record,
) -> Result<WordAnswer, Fault> {
    let known_before = worlds.known();
    let mut after = seen(known_before.rules, longer)?;
    // Nobody is told what the rules make of a word that was not said.
    after.told = before.told;
    let found = match asked(question, &after.actions)? {
        Action::Say(seat, said) => {
            let longer = known(known_before.rules, longer, &after)?;
            worlds.say(&longer, seat, said)
        }
        Action::Extra(seat, extra) => worlds.declare(seat, extra),
        Action::Play(..) => return Err("a card is no word".to_owned()),
    };
    let (verdict, refusal) = verdict(worlds, &found);
    match refusal {
        Some(refusal) => refused(question, &refusal),
        None => Ok(WordAnswer::new(verdict)),
    }
}

/// The last word of the longer record.
fn asked(question: &Word, longer: &Actions) -> Result<Action, Fault> {
    let record = longer.record();
    let action = if question.in_play {
        let last = record.extras.last();
        last.map(|it| Action::Extra(it.seat, it.word))
    } else {
        record.said.last().map(|it| Action::Say(it.seat, it.word))
    };
    action.ok_or_else(|| format!("`{}` is no word", question.say))
}

fn refused(question: &Word, refusal: &Refusal) -> Result<WordAnswer, Fault> {
    let (reasons, rule) = text::reasons(refusal);
    let (said, origins) = record::words(&question.record)?;
    let at = match *refusal.evidence() {
        Evidence::Vorbehalt { seat, word, .. } if seat.number() != question.seat => {
            let found = said
                .iter()
                .rposition(|it| (it.seat, it.word) == (seat, word));
            found.and_then(|found| origins.get(found).copied())
        }
        Evidence::Vorbehalt { .. }
        | Evidence::Card { .. }
        | Evidence::Announcement { .. }
        | Evidence::Settlement { .. }
        | Evidence::Schweine { .. }
        | Evidence::Genscher { .. }
        | Evidence::Claim { .. }
        | Evidence::Complaint { .. } => None,
    };
    Ok(WordAnswer {
        reasons: Some(reasons),
        rule,
        at,
        ..WordAnswer::new(Verdict::Refused)
    })
}
