//! Which penalty follows, as far as the hands are known?

use doko_engine::{
    Agreement, Assessment, Budget, Case, Complaint, Extent, Hearing, Judged, Known, Offence,
    OffenceKind, Position, Refusal, World, Worlds,
};
use doko_proto::v1;

use super::scoring::{up_to, without};
use super::worlds;
use crate::decode::DecodedRecord;
use crate::encode::Scribe;
use crate::rulings::named_order::{NotHeld, is_known};
use crate::rulings::{Ending, Unjudged};

/// The position at an offence, and what becomes of the complaint.
type Heard<'g> = (Position<'g>, Result<Assessment, Refusal>);

/// What is the same in every deal that fits.
pub(in crate::rulings) enum Assessed<'g> {
    /// The record is faulty before the offence.
    Faulty(v1::RecordFaulty),
    /// The order that was named has cards that its seat had not.
    NotHeld(NotHeld),
    /// The position at the offence with one of the deals, and the answer.
    Certain(Box<Heard<'g>>),
    /// The answer depends on the hands.
    NeedsHands,
}

/// Hears the complaint, with every deal that fits the record.
pub(in crate::rulings) fn assess<'g>(
    scribe: &Scribe,
    record: &'g DecodedRecord,
    complaint: Complaint,
    offence: &Offence,
    budget: &Budget,
) -> Assessed<'g> {
    let ending = Ending {
        offence: *offence,
        kind: complaint.kind,
        cards_played: complaint.cards_played,
    };
    let before = up_to(record, &ending, budget);
    match worlds(scribe, &before, budget) {
        Ok(worlds) => {
            if let Some(not_held) = not_held(&worlds, record, offence) {
                return Assessed::NotHeld(not_held);
            }
        }
        Err(Unjudged::Faulty(violations)) => return Assessed::Faulty(violations),
        Err(Unjudged::BeyondBound | Unjudged::Unnamed | Unjudged::RestsOnHands) => {
            return Assessed::NeedsHands;
        }
    }
    let known = record.known(budget);
    let without = without(record, &ending, budget);
    let judged = judge(without.known(budget), complaint);
    if judged.extent == Extent::Some {
        return Assessed::NeedsHands;
    }
    let first = judged.worlds.deals(Case::ANY).next();
    let finish = |world| hear(&known, world, complaint, offence);
    let refusal = refusal(judged.worlds.deals(Case::ANY).map(finish));
    if refusal.is_none() {
        let answer = |world| finish(world).1.ok();
        match judged.worlds.agree(answer) {
            Agreement::All(Some(_)) => (),
            Agreement::All(None) | Agreement::Differ | Agreement::Unknown => {
                return Assessed::NeedsHands;
            }
        }
    }
    let answer = first.map(finish).filter(|_| !budget.is_in_doubt());
    let Some((before, answer)) = answer else {
        return Assessed::NeedsHands;
    };
    let answer = refusal.map_or(answer, Err);
    Assessed::Certain(Box::new((before, answer)))
}

/// The cards of the order that was named before `offence` that its seat had not, whichever
/// deal it is.
pub(super) fn not_held(
    worlds: &Worlds<'_, '_>,
    record: &DecodedRecord,
    offence: &Offence,
) -> Option<NotHeld> {
    let named = offence.named.as_ref()?;
    let deals = worlds.deals(Case::ANY);
    let positions: Vec<Position<'_>> = deals.map(|it| worlds.position(it)).collect();
    NotHeld::among(Some(named), positions.iter(), |seat| is_known(record, seat))
}

/// What was done beside the offence, judged with what is known.
fn judge<'r, 'a>(known: Known<'r, 'a>, complaint: Complaint) -> Judged<'r, 'a> {
    if complaint.kind == OffenceKind::Revoke {
        known.judge_despite(complaint.cards_played.into())
    } else {
        known.judge()
    }
}

/// What becomes of the complaint in this deal, with the position at the offence.
fn hear<'g>(
    known: &Known<'g, '_>,
    world: World,
    complaint: Complaint,
    offence: &Offence,
) -> Heard<'g> {
    let mut hearing = Hearing::of(known.replay(world), complaint);
    while let Some(fault) = hearing.next_fault() {
        hearing.overlook(&fault);
    }
    hearing.finish(offence)
}

/// Why the complaint is refused, if it is in every deal: who may complain, and until
/// when, is known to all.
fn refusal<'g>(heard: impl Iterator<Item = Heard<'g>>) -> Option<Refusal> {
    let refusals = heard.map(|(_, answer)| answer.err());
    let refusal = refusals.reduce(|all, one| all.zip(one).map(|(all, one)| all.in_common(&one)));
    refusal.flatten()
}
