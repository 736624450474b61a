//! Audits: a whole record, refusal by refusal.

use doko_engine::{Game, Replay, Rule, RuleSet, Seat, Section, Step, Word};
use doko_harness::{Audit, AuditAnswer, Record};
use doko_worlds::{Case, Judged, Violation};

use super::known::{known, seen};
use super::record::{self, Actions};
use super::{Fault, text};

pub(crate) fn audit(rules: &RuleSet, question: &Audit) -> Result<AuditAnswer, Fault> {
    let record = &question.record;
    if record::is_hidden(record) {
        return audit_hidden(rules, record);
    }
    let actions = Actions::read(record)?;
    let deal = record::deal(rules, record)?;
    let replay = Replay::new(rules, record::context(record)?, deal, actions.record());
    follow(replay, &actions, record)
}

/// Audits a record of which not every hand is known.
fn audit_hidden(rules: &RuleSet, record: &Record) -> Result<AuditAnswer, Fault> {
    let seen = seen(rules, record)?;
    let (worlds, violation) = match known(rules, record, &seen)?.judge() {
        Judged::Legal(worlds) => (worlds, None),
        Judged::Faulty(before, violation) => (before, Some(violation)),
        Judged::BeyondBound => return Err("more deals fit than are looked at".to_owned()),
    };
    let world = worlds.deals(Case::ANY).next().ok_or("no deal fits")?;
    let words = worlds.known().words(world);
    let replay = worlds.known().replay(&world, &words);
    let mut answer = follow(replay, &seen.actions, record)?;
    let Some(violation) = violation else {
        return Ok(answer);
    };
    answer.points = None;
    let place = |step: &Step| place_of(step.section, step.index, &seen.actions, record);
    match *violation {
        Violation::Refused(step, refusal) => {
            let (reasons, rule) = text::reasons(&refusal);
            let reason = reasons.first().ok_or("a refusal without a reason")?;
            answer
                .violations
                .push(format!("{} {reason}", place(&step)?));
            answer.rule = rule;
        }
        Violation::Revoke {
            step, proved_by, ..
        } => {
            answer.violations.push(format!("{} REVOKE", place(&step)?));
            answer.rule = Some(Rule::Follow2.id().to_owned());
            let revokes = answer.revokes.get_or_insert_default();
            revokes.push(format!("{} by {proved_by}", place(&step)?));
        }
        Violation::NoDealFits(action) => {
            let (section, index) = (action.section, action.index);
            let at = place_of(section, index, &seen.actions, record)?;
            answer.violations.push(format!("{at} NO_DEAL_FITS"));
            answer.rule = Some(Rule::Card5.id().to_owned());
        }
    }
    Ok(answer)
}

/// Goes through the record, and states what is refused.
pub(crate) fn follow(
    mut replay: Replay<'_, '_>,
    actions: &Actions,
    record: &Record,
) -> Result<AuditAnswer, Fault> {
    let mut answer = AuditAnswer::default();
    let mut lost = false;
    while let Some((step, refusal)) = replay.next_refused() {
        let (reasons, rule) = text::reasons(&refusal);
        let reason = reasons.first().ok_or("a refusal without a reason")?;
        let place = place_of(step.section, step.index, actions, record)?;
        answer.violations.push(format!("{place} {reason}"));
        answer.rule = answer.rule.or(rule);
        lost = !replay.overlook(&step);
        if lost {
            break;
        }
    }
    let position = replay.position();
    if !lost && position.game().is_some_and(Game::is_over) {
        let settled = position
            .settle()
            .map_err(|it| format!("{:?}", it.reason()))?;
        let settled = settled.in_bock(position.rules(), record::bock(record.bock_factor)?);
        answer.points = Some(Seat::ALL.map(|seat| *settled.points.get(seat)));
    }
    // With all hands known a revoke is seen at once.
    answer.revokes = Some(Vec::new());
    Ok(answer)
}

/// The list of the record in which an action stands, and its index there. Cards
/// that change hands stand in the exchange, in the order in which cards are pushed.
fn place_of(
    section: Section,
    index: usize,
    actions: &Actions,
    record: &Record,
) -> Result<String, Fault> {
    let origins = record::words(record)?.1;
    Ok(match section {
        Section::Plays => format!("plays {index}"),
        Section::Extras => format!("extras {index}"),
        Section::Said => {
            let said = actions.record().said;
            let before = said.get(..=index).ok_or("no such word")?;
            let pushes = before.iter().filter(|it| matches!(it.word, Word::Push(_)));
            match before.last().map(|it| it.word) {
                Some(Word::Push(_) | Word::Return(_)) => {
                    format!("armut {}", pushes.count().saturating_sub(1))
                }
                _ => format!("said {}", origins.get(index).ok_or("no such word")?),
            }
        }
    })
}
