//! Which penalty follows, as far as the hands are known?

use doko_engine::{
    Agreement, Assessment, Budget, Case, Complaint, Extent, Hearing, Judged, Known, Offence,
    OffenceKind, Position, Refusal, World, Worlds,
};
use doko_proto::v1;

use super::scoring::{offences, up_to, without};
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
    let offences = offences(record, &ending, budget);
    let without = without(record, &ending, budget);
    let judged = judge(without.known(budget), complaint);
    if judged.extent == Extent::Some {
        return Assessed::NeedsHands;
    }
    let worlds = judged.worlds;
    let hear_of = |world, offence_at| hear(&known, world, complaint, (offence, offence_at));
    let all = |world| {
        let others = offences.iter().skip(1);
        let first = hear_of(world, offences.first().copied());
        let is_same = |heard: &Heard<'_>| heard.1 == first.1;
        let agree = others
            .map(|&at| hear_of(world, Some(at)))
            .all(|it| is_same(&it));
        agree.then_some(first)
    };
    let Some(Some((before, answer))) = worlds.deals(Case::ANY).next().map(all) else {
        return Assessed::NeedsHands;
    };
    let is_certain = if rests_on_all_hands(&before, &answer) {
        let heard = |world| all(world).map(|it| it.1);
        matches!(worlds.agree(heard), Agreement::All(Some(_)))
    } else {
        let is_so = |(before, it): Heard<'_>| it == answer && !rests_on_all_hands(&before, &it);
        let mut deals = worlds.deals_told_apart(Case::ANY);
        deals.all(|world| all(world).is_some_and(is_so))
    };
    if !is_certain || budget.is_in_doubt() {
        return Assessed::NeedsHands;
    }
    Assessed::Certain(Box::new((before, answer)))
}

/// Whether it takes all hands to say so: whether all remaining tricks are decided (PEN-2)
/// is no question before the parties are. Who may complain, and until when, is known to
/// all, as far as it does not depend on what else may be wrong.
fn rests_on_all_hands(before: &Position<'_>, answer: &Result<Assessment, Refusal>) -> bool {
    let game = before.game();
    answer.is_ok() && game.is_some_and(|game| game.parties().are_fixed())
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

/// What becomes of the complaint in this deal, with the position at the offence, which stands
/// at this place if it is an extra.
fn hear<'g>(
    known: &Known<'g, '_>,
    world: World,
    complaint: Complaint,
    (offence, at): (&Offence, Option<usize>),
) -> Heard<'g> {
    let mut hearing = Hearing::of(known.replay(world), complaint).with_offence(at);
    while let Some(fault) = hearing.next_fault() {
        hearing.overlook(&fault);
    }
    hearing.finish(offence)
}
