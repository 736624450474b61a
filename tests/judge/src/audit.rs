//! Audits: a whole record, refusal by refusal.

use doko_engine::{Game, Replay, RuleSet, Seat, Section, Word};
use doko_harness::{Audit, AuditAnswer, Record};

use super::record::{self, Actions};
use super::{Fault, known, text};

pub(crate) fn audit(rules: &RuleSet, question: &Audit) -> Result<AuditAnswer, Fault> {
    let record = &question.record;
    if known::is_hidden(record) {
        return known::audit(rules, question);
    }
    let actions = Actions::read(record)?;
    let deal = record::deal(rules, record)?;
    let replay = Replay::new(rules, record::context(record)?, deal, actions.record());
    follow(replay, &actions, record)
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
        let settled = settled.in_bock(record::bock(record.bock_factor)?);
        answer.points = Some(Seat::ALL.map(|seat| *settled.points.get(seat)));
    }
    // With all hands known a revoke is seen at once.
    answer.revokes = Some(Vec::new());
    Ok(answer)
}

/// The list of the record in which an action stands, and its index there. Cards
/// that change hands stand in the exchange, in the order in which cards are pushed.
pub(crate) fn place_of(
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
