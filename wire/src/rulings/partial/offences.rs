//! Which penalty follows, as far as the hands are known?

use doko_engine::{
    Agreement, Assessment, Budget, Case, Complaint, Extent, Hearing, Judged, Known, Offence,
    OffenceKind, Position, Refusal, Section, World, Worlds,
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
    let offences = offences(record, &ending, budget);
    let before = up_to(record, &ending, &offences);
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
    let without = without(record, &ending, &offences);
    let judged = judge(without.known(budget), complaint);
    if judged.extent == Extent::Some {
        return Assessed::NeedsHands;
    }
    let worlds = judged.worlds;
    let inquiry = Inquiry {
        known: record.known(budget),
        complaint,
        offence,
        offences: &offences,
    };
    let first = worlds.deals(Case::ANY).next();
    let Some(Some((before, answer))) = first.map(|it| inquiry.hear(it)) else {
        return Assessed::NeedsHands;
    };
    let is_certain = if rests_on_all_hands(&before, &answer) {
        let heard = |world| inquiry.hear(world).map(|it| it.1);
        matches!(worlds.agree(heard), Agreement::All(Some(_)))
    } else {
        let is_so = |(before, it): Heard<'_>| it == answer && !rests_on_all_hands(&before, &it);
        let mut deals = worlds.deals_told_apart(Case::ANY);
        deals.all(|world| inquiry.hear(world).is_some_and(is_so))
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

/// What is asked of each deal.
struct Inquiry<'q, 'g, 'a> {
    known: Known<'g, 'a>,
    complaint: Complaint,
    offence: &'q Offence,
    /// The places of the extras of which one is the offence.
    offences: &'q [usize],
}

impl<'g> Inquiry<'_, 'g, '_> {
    /// What becomes of the complaint in this deal, whichever of them was the offence.
    fn hear(&self, world: World) -> Option<Heard<'g>> {
        let first = self.hear_of(world, self.offences.first().copied())?;
        let others = self.offences.iter().skip(1);
        let mut others = others.filter_map(|&at| self.hear_of(world, Some(at)));
        others.all(|it| it.1 == first.1).then_some(first)
    }

    /// The same if the extra at this place was, with the position before it; nothing if something
    /// else came to be wrong since the first that may have been, as the rest is believed.
    fn hear_of(&self, world: World, at: Option<usize>) -> Option<Heard<'g>> {
        let replay = self.known.replay(world);
        let mut hearing = Hearing::of(replay, self.complaint).with_offence(at);
        let first = self.offences.first();
        while let Some(fault) = hearing.next_fault() {
            let is_between = fault.section == Section::Extras
                && first.is_some_and(|&it| it < fault.index)
                && !self.offences.contains(&fault.index);
            if is_between {
                return None;
            }
            hearing.overlook(&fault);
        }
        Some(hearing.finish(self.offence))
    }
}
