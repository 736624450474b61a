//! The rulings on games of which not every hand is known, or not to the view: what
//! is true of every deal that fits the record, and nothing else.

mod announcements;
mod audit;
mod claims;
mod moves;
mod scoring;
#[cfg(test)]
mod tests;
mod words;

use doko_engine::{Budget, Play, Position, Replay, Section};
use doko_proto::v1;
use doko_worlds::{Case, Found, Judged, Known, Violation, World, Worlds};

pub(super) use announcements::announcement;
pub(super) use audit::audit;
pub(super) use claims::claim;
pub(super) use moves::card;
pub(super) use scoring::positions_after;
pub(super) use words::word;

use super::{Unjudged, accepted, refused, unjudged};
use crate::decode::DecodedRecord;
use crate::encode::{self, Asked, Scribe, Veil, citations, witness};
use crate::texts::{self, Choices};

/// The `response`, or one without an answer: where nothing was `judged`, and where it
/// may be wrong.
pub(super) fn certain<R>(
    scribe: &Scribe,
    response: R,
    (judged, budget): (Result<(), Unjudged>, &Budget),
    unanswered: impl FnOnce(R, v1::Verdict) -> R,
) -> R {
    let why = if budget.is_in_doubt() {
        Some(Unjudged::BeyondBound)
    } else {
        judged.err()
    };
    match why {
        Some(why) => unanswered(response, unjudged(scribe, why)),
        None => response,
    }
}

/// The position after the record, as far as it is the same in every deal that
/// fits; or what is wrong with the record.
pub(super) fn inspect(
    scribe: &Scribe,
    record: &DecodedRecord,
    budget: &Budget,
) -> Result<v1::Position, Unjudged> {
    let worlds = worlds(scribe, record, budget)?;
    let veil = Veil::of(scribe, record, &worlds);
    let position = veil.position(&worlds, &positions(&worlds));
    let certain = position.filter(|_| !budget.is_in_doubt());
    certain.ok_or(Unjudged::BeyondBound)
}

/// The deals that fit the record, or what is wrong with it.
pub(super) fn worlds<'g: 'a, 'a>(
    scribe: &Scribe,
    record: &'g DecodedRecord,
    budget: &'a Budget,
) -> Result<Worlds<'g, 'a>, Unjudged> {
    let judged = record.known(budget).judge();
    let violation = match &judged {
        Judged::Legal(_) | Judged::BeyondBound => None,
        Judged::Faulty(before, found) => Some(violation(scribe, record, before, found)),
    };
    match judged {
        _ if budget.is_in_doubt() => Err(Unjudged::BeyondBound),
        Judged::Legal(worlds) => Ok(worlds),
        Judged::BeyondBound => Err(Unjudged::BeyondBound),
        Judged::Faulty(..) => Err(Unjudged::Faulty(v1::RecordFaulty {
            violations: violation.into_iter().collect(),
        })),
    }
}

/// The position after the record, once for each thing that can be the case, whatever came
/// of the words. Who may declare a pair is asked of the deals themselves.
fn positions<'g>(worlds: &Worlds<'g, '_>) -> Vec<Position<'g>> {
    let deals = worlds.deals(Case::ANY);
    deals.map(|world| worlds.position(world)).collect()
}

/// What is wrong with a record of which the actions of `before` fit some deals, and no more.
fn violation(
    scribe: &Scribe,
    record: &DecodedRecord,
    before: &Worlds<'_, '_>,
    violation: &Violation,
) -> v1::Refusal {
    let budget = before.known().budget;
    let known = record.known(budget);
    let actions = before.known().record.actions();
    match violation {
        Violation::NoDealFits(action) => encode::no_deal_fits(scribe, action),
        Violation::Refused(step, refusal) => {
            let dealt = Worlds::given_out(known.up_to(actions));
            let veil = Veil::of(scribe, record, &dealt);
            let all = positions_in(&dealt, known.up_to(actions));
            let all: Vec<&Position<'_>> = all.iter().collect();
            let message = veil.refusal(refusal, &Asked::of(step), &all);
            message.unwrap_or_default()
        }
        Violation::Revoke {
            step,
            refusal,
            proved_by,
        } => {
            let dealt = Worlds::given_out(known.up_to(actions + 1));
            let veil = Veil::of(scribe, record, &dealt);
            let place = known.record.place_of(Section::Plays, step.index);
            let all = positions_in(&dealt, known.up_to(place.unwrap_or_default()));
            let all: Vec<&Position<'_>> = all.iter().collect();
            let message = veil.refusal(refusal, &Asked::of(step), &all);
            let mut message = message.unwrap_or_default();
            message.proved_by = Some(v1::ActionRef {
                section: v1::ActionSection::Plays.into(),
                index: u32::try_from(*proved_by).ok(),
                cards_played: u32::try_from(*proved_by).unwrap_or_default(),
                seat: message.action.map_or(0, |it| it.seat),
            });
            if let Some(card) = record.plays.get(*proved_by).map(|it| it.card) {
                let proof = scribe.told(|voice| format!(" {}", texts::proof(voice, card)));
                message.text.push_str(&proof);
            }
            message
        }
    }
}

/// The positions after these actions, whatever of them breaks the rules, with each of the deals.
fn positions_in<'g>(dealt: &Worlds<'g, '_>, known: Known<'g, '_>) -> Vec<Position<'g>> {
    let deals = dealt.deals(Case::ANY);
    let each = deals.map(|world| {
        let words = known.words(world);
        followed(known.replay(&world, &words))
    });
    each.collect()
}

/// The position after all actions, or before the first violation after which nobody knows how the
/// game goes on.
pub(crate) fn followed<'g>(mut replay: Replay<'g, '_>) -> Position<'g> {
    while let Some((step, _)) = replay.next_refused() {
        if !replay.overlook(&step) {
            break;
        }
    }
    replay.into_position()
}

/// The verdict on an action, if it is the same with every deal that fits; and
/// whether the action is legal.
fn verdict(
    veil: &Veil<'_>,
    found: &Found,
    asked: &Asked,
    before: &[Position<'_>],
    acceptance: impl FnOnce() -> v1::Acceptance,
) -> v1::Verdict {
    if found.is_beyond_bound() {
        return undecided(veil.scribe, found, Some(found.deals_tried));
    }
    let before: Vec<&Position<'_>> = before.iter().collect();
    match (found.accepted_with, found.refused_with) {
        (Some(_), None) => accepted(acceptance()),
        (None, _) => {
            let refusal = found.refusal.as_ref();
            let message = refusal.and_then(|it| veil.refusal(it, asked, &before));
            let beyond = || undecided(veil.scribe, found, Some(found.deals_tried));
            message.map_or_else(beyond, refused)
        }
        (Some(_), Some(_)) => undecided(veil.scribe, found, None),
    }
}

/// The answer that there is none, with a deal for each side.
fn undecided(scribe: &Scribe, found: &Found, deals_tried: Option<u32>) -> v1::Verdict {
    let violations = found
        .refusal
        .as_ref()
        .filter(|_| found.refused_with.is_some());
    let undecided = v1::Undecided {
        accepted_with: found.accepted_with.map(|it| witness(it.deal)),
        refused_with: found.refused_with.map(|it| witness(it.deal)),
        violations: violations.map_or_else(Vec::new, |it| {
            citations(&scribe.without_texts(), it, Choices::Certain)
        }),
        deals_tried,
        text: scribe.text(|language| {
            if deals_tried.is_some() {
                texts::too_many_deals(language)
            } else {
                texts::depends_on_cards(language)
            }
        }),
    };
    v1::Verdict {
        outcome: Some(v1::verdict::Outcome::Undecided(undecided)),
    }
}

/// The record with one card more.
fn with_card(record: &DecodedRecord, play: Play) -> DecodedRecord {
    let mut longer = record.clone();
    longer.plays.push(play);
    longer
}

/// The positions before and after the last action of `after`, for each thing that
/// can be the case.
fn before_and_after<'g>(
    before: &Worlds<'g, '_>,
    after: &Worlds<'g, '_>,
) -> Vec<(Position<'g>, Position<'g>)> {
    let both = |world: World| (before.position(world), after.position(world));
    after.deals(Case::ANY).map(both).collect()
}
