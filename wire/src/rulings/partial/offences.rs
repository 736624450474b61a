//! Which penalty follows, as far as the hands are known?

use doko_engine::{
    Agreement, Assessment, Budget, Case, Complaint, Extent, Hearing, Offence, OffenceKind,
    Position, Refusal, World,
};
use doko_proto::v1;

use super::scoring::{up_to, without};
use super::worlds;
use crate::decode::DecodedRecord;
use crate::encode::Scribe;
use crate::rulings::{Ending, Unjudged};

/// What is the same in every deal that fits.
pub(in crate::rulings) enum Assessed<'g> {
    /// The record is faulty before the offence.
    Faulty(v1::RecordFaulty),
    /// The position at the offence with one of the deals, and the answer.
    Certain(Box<(Position<'g>, Result<Assessment, Refusal>)>),
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
    let before = up_to(record, &ending);
    match worlds(scribe, &before, budget) {
        Ok(_) => (),
        Err(Unjudged::Faulty(violations)) => return Assessed::Faulty(violations),
        Err(Unjudged::BeyondBound) => return Assessed::NeedsHands,
    }
    let known = record.known(budget);
    let without = without(record, &ending);
    let judged = if complaint.kind == OffenceKind::Revoke {
        let revoke = complaint.cards_played.into();
        without.known(budget).judge_despite(revoke)
    } else {
        without.known(budget).judge()
    };
    if judged.extent == Extent::Some {
        return Assessed::NeedsHands;
    }
    let first = judged.worlds.deals(Case::ANY).next();
    let finish = |world: World| {
        let mut hearing = Hearing::of(known.replay(world), complaint);
        while let Some(fault) = hearing.next_fault() {
            hearing.overlook(&fault);
        }
        hearing.finish(offence)
    };
    // Who may complain, and until when, is known to all.
    let refusal = judged
        .worlds
        .deals(Case::ANY)
        .map(|world| finish(world).1.err())
        .reduce(|all, one| all.zip(one).map(|(all, one)| all.in_common(&one)));
    let refusal = refusal.flatten();
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
