//! The rulings on games of which not every hand is known, or not to the view: what
//! is true of every deal that fits the record, and nothing else.

mod announcements;
mod audit;
mod before;
mod claims;
mod misspoken;
mod moves;
mod offences;
mod scoring;
#[cfg(test)]
mod tests;
mod words;

use doko_engine::{
    Action, Budget, Case, Extent, Found, Judged, Play, Position, Proof, Refusal, Replay, Seat,
    Section, Step, World, Worlds,
};
use doko_proto::v1;

pub(super) use announcements::announcement;
pub(super) use audit::audit;
pub(super) use claims::claim;
pub(super) use moves::card;
pub(super) use offences::{Assessed, assess};
pub(super) use scoring::{ended, positions_after};
pub(super) use words::word;

use super::{Unjudged, accepted, refused, unjudged};
use crate::decode::DecodedRecord;
use crate::encode::{self, Asked, Scribe, Veil, citations, seat_or_unset, witness};
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
    let Stated { violations, .. } = violations(scribe, record, &judged);
    if budget.is_in_doubt() {
        Err(Unjudged::BeyondBound)
    } else if !violations.is_empty() {
        Err(Unjudged::Faulty(v1::RecordFaulty { violations }))
    } else if judged.is_faulty() {
        Err(Unjudged::Unnamed)
    } else if judged.extent == Extent::Some {
        Err(Unjudged::BeyondBound)
    } else {
        Ok(judged.worlds)
    }
}

/// The position after the record, once for each thing that can be the case, whatever came
/// of the words. Who may declare a pair is asked of the deals themselves.
fn positions<'g>(worlds: &Worlds<'g, '_>) -> Vec<Position<'g>> {
    let deals = worlds.deals_told_apart(Case::ANY);
    deals.map(|world| worlds.position(world)).collect()
}

/// The same before a word, which tells deals apart by itself.
fn positions_before_a_word<'g>(worlds: &Worlds<'g, '_>) -> Vec<Position<'g>> {
    let deals = worlds.deals(Case::ANY);
    deals.map(|world| worlds.position(world)).collect()
}

/// What a record shows to break the rules.
#[derive(Debug, Default)]
struct Stated {
    violations: Vec<v1::Refusal>,
    /// What nobody was allowed to do, where hands leave open who did it.
    of_open_seats: Vec<(Section, usize)>,
}

/// Every violation that the record shows, whatever the hands are that are not known.
fn violations(scribe: &Scribe, record: &DecodedRecord, judged: &Judged<'_, '_>) -> Stated {
    let mut stated = Stated::default();
    if !judged.is_faulty() {
        return stated;
    }
    let accounts = judged.accounts();
    let mut accounts: Vec<(Veil<'_>, Vec<Replay<'_, '_>>)> = accounts
        .map(|worlds| {
            let replays = judged.replays_with(&worlds).collect();
            (Veil::of(scribe, record, &worlds), replays)
        })
        .collect();
    loop {
        let replays = accounts.iter_mut().flat_map(|(_, replays)| replays);
        let steps: Vec<Step> = replays.filter_map(Replay::step).collect();
        let Some(step) = steps.first() else {
            return stated;
        };
        let place = (step.section, step.index);
        let is_of_one = steps.iter().all(|it| seat_of(it) == seat_of(step));
        if judged.is_violation(step) && !is_of_one {
            stated.of_open_seats.push(place);
        } else if judged.is_violation(step)
            && let Some(refusal) = judged.refusal(step)
        {
            let message = refused_in_all(&accounts, &refusal, &Asked::of(step));
            let mut proofs = judged.proofs.iter();
            let proof = proofs.find(|it| (it.section, it.index) == place);
            stated.violations.extend(message.map(|message| match proof {
                Some(proof) => proven(scribe, judged, message, proof),
                None => message,
            }));
        }
        let replays = accounts.iter_mut().flat_map(|(_, replays)| replays);
        for (replay, step) in replays.zip(&steps) {
            if step.outcome.is_err() && !replay.overlook(step) {
                return stated;
            }
        }
    }
}

/// Who does this; what cards go over may differ.
const fn seat_of(step: &Step) -> Seat {
    let (Action::Say(seat, _) | Action::Play(seat, _) | Action::Extra(seat, _)) = step.action;
    seat
}

/// What is said of this refusal in all of these accounts, each just before the action.
fn refused_in_all(
    accounts: &[(Veil<'_>, Vec<Replay<'_, '_>>)],
    refusal: &Refusal,
    asked: &Asked,
) -> Option<v1::Refusal> {
    let mut messages = accounts.iter().map(|(veil, replays)| {
        let before: Vec<&Position<'_>> = replays.iter().map(Replay::position).collect();
        veil.refusal(refusal, asked, &before)
    });
    let mut message = messages.next()??;
    for other in messages.flatten() {
        encode::agree_on_refusal(&mut message, other);
    }
    Some(message)
}

/// The refusal with the card that proves it.
fn proven(
    scribe: &Scribe,
    judged: &Judged<'_, '_>,
    mut message: v1::Refusal,
    proof: &Proof,
) -> v1::Refusal {
    let proving = proving_card(judged, proof);
    message.proved_by = Some(proving);
    let plays = judged.worlds.known().record.plays;
    let card = plays.get(proof.proved_by).map(|it| it.card);
    if let Some(card) = card {
        let text = scribe.text(|language| format!(" {}", texts::proof(language, card)));
        message.text.push_str(&text);
    }
    message
}

fn proving_card(judged: &Judged<'_, '_>, proof: &Proof) -> v1::ActionRef {
    let seats = judged.accounts().map(|worlds| {
        let world = worlds.deals(Case::ANY).next()?;
        let position = worlds.position(world);
        let mut plays = position.game()?.plays();
        plays.nth(proof.proved_by).map(|(_, seat, _)| seat)
    });
    let seats: Vec<Option<Seat>> = seats.collect();
    let seat = seats.first().copied().flatten();
    let is_same = seats.iter().all(|it| *it == seat);
    let place = u32::try_from(proof.proved_by).ok();
    v1::ActionRef {
        section: v1::ActionSection::Plays.into(),
        index: place,
        cards_played: place.unwrap_or_default(),
        seat: seat_or_unset(seat.filter(|_| is_same)),
    }
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

/// Whether the action is legal with every deal that fits.
pub(crate) fn is_certain(found: &Found) -> bool {
    found.accepted_with.is_some() && found.refused_with.is_none() && !found.is_beyond_bound()
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
    after.deals_told_apart(Case::ANY).map(both).collect()
}
