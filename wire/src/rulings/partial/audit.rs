//! Was this game played by the rules, as far as the hands are known?

use doko_engine::{Budget, Case, Game, Position, Replay, Section, Step};
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
    response: &mut v1::AuditGameResponse,
) {
    let budget = Budget::new();
    let known = record.known(&budget);
    let judged = known.judge();
    response.violations = violations(scribe, record, &judged);
    let worlds = judged.worlds.deals(Case::ANY);
    let Some((world, mut replay)) = worlds.zip(judged.replays()).next() else {
        return;
    };
    let doubtful = unproven(&judged);
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
    if !judged.is_complete() {
        let rest = rest_of(known.replay(world), &judged.record);
        response.not_judged.extend(after_violation(scribe, rest));
    } else if (position.game().is_some_and(Game::is_over) || position.redeal().is_some())
        && let Ok(settlement) = settle(scribe, record, position)
    {
        response.settlement = Some(settlement);
    }
}

/// The replay of the whole record after the part that was judged.
fn rest_of<'r, 'a>(mut replay: Replay<'r, 'a>, judged: &doko_engine::Record<'_>) -> Replay<'r, 'a> {
    let actions = judged.said.len() + judged.plays.len() + judged.extras.len();
    for _ in 0..actions {
        replay.skip();
    }
    replay
}

fn in_doubt(scribe: &Scribe, step: &Step) -> v1::NotJudged {
    let card = step.section == Section::Plays;
    v1::NotJudged {
        action: Some(Asked::of(step).message()),
        reason: v1::NotJudgedReason::HandUnknown.into(),
        text: scribe.text(|language| texts::in_doubt(language, card)),
    }
}
