//! Was this game played by the rules, as far as the hands are known?

use doko_engine::{Budget, Case, Extent, Game, Judged, Position, Section, Skipped, Step};
use doko_proto::v1;

use super::{unproven, violations};
use crate::decode::DecodedRecord;
use crate::encode::{self, Asked, Scribe};
use crate::rulings::audit::after_violation;
use crate::rulings::scoring::settle;
use crate::texts;

/// Answers into `response`.
pub(in crate::rulings) fn audit(
    scribe: &Scribe,
    record: &DecodedRecord,
    budget: &Budget,
    response: &mut v1::AuditGameResponse,
) {
    let known = record.known(budget);
    let judged = known.judge();
    judge(scribe, record, &judged, response);
    // After the judged part comes what is not.
    let rest = |judged: usize| (judged..).map_while(|before| known.record.skipped(before));
    let number = judged.record.actions();
    response.not_judged.extend(match judged.extent {
        Extent::Some => beyond_bound(scribe, rest(number)),
        Extent::All => after_violation(scribe, rest(number)),
    });
    if budget.is_in_doubt() {
        *response = v1::AuditGameResponse {
            answered_by: response.answered_by.take(),
            not_judged: beyond_bound(scribe, rest(0)),
            ..v1::AuditGameResponse::default()
        };
    }
}

fn judge(
    scribe: &Scribe,
    record: &DecodedRecord,
    judged: &Judged<'_, '_>,
    response: &mut v1::AuditGameResponse,
) {
    response.violations = violations(scribe, record, judged);
    let worlds = judged.worlds.deals(Case::ANY);
    let Some((_, mut replay)) = worlds.zip(judged.replays()).next() else {
        return;
    };
    let doubtful = unproven(judged);
    while let Some(step) = replay.step() {
        if doubtful.contains(&(step.section, step.index)) {
            response.not_judged.push(in_doubt(scribe, &step));
        }
        if step.outcome.is_err() {
            replay.overlook(&step);
        }
    }
    let position: &Position<'_> = replay.position();
    let tricks = position.game().map(Game::tricks).unwrap_or_default();
    response.tricks = (1..)
        .zip(tricks)
        .map(|(number, it)| encode::completed_trick(scribe, number, it))
        .collect();
    if judged.is_complete()
        && (position.game().is_some_and(Game::is_over) || position.redeal().is_some())
        && let Ok(settlement) = settle(scribe, record, position)
    {
        response.settlement = Some(settlement);
    }
}

/// Actions that are not judged because too many deals fit what stands before them.
fn beyond_bound(scribe: &Scribe, rest: impl Iterator<Item = Skipped>) -> Vec<v1::NotJudged> {
    let unjudged = |it: Skipped| {
        let is_card = it.section == Section::Plays;
        hand_unknown(scribe, encode::skipped(&it), is_card)
    };
    rest.map(unjudged).collect()
}

fn in_doubt(scribe: &Scribe, step: &Step) -> v1::NotJudged {
    let is_card = step.section == Section::Plays;
    hand_unknown(scribe, Asked::of(step).message(), is_card)
}

fn hand_unknown(scribe: &Scribe, action: v1::ActionRef, is_card: bool) -> v1::NotJudged {
    v1::NotJudged {
        action: Some(action),
        reason: v1::NotJudgedReason::HandUnknown.into(),
        text: scribe.text(|language| texts::in_doubt(language, is_card)),
    }
}
