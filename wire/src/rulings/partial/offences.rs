//! Which penalty follows, as far as the hands are known?

use doko_engine::{
    Agreement, Assessment, Budget, Case, Complaint, Hearing, Judged, Known, Offence, OffenceKind,
    Position, Refusal, Section, World,
};
use doko_proto::v1;

use super::before::{Before, before, not_held, offences, up_to};
use crate::decode::DecodedRecord;
use crate::encode::Scribe;
use crate::rulings::named_order::NotHeld;
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
    let up_to_it = up_to(record, &ending, &offences);
    let Before { words, deals } = match before(scribe, &up_to_it, &ending, budget) {
        Ok(before) => before,
        Err(why) => return unjudged(why),
    };
    let inquiry = Inquiry {
        record,
        known: record.known(budget),
        complaint,
        offence,
        offences: &offences,
    };
    let mut heard = words.iter().filter_map(|&it| inquiry.hear_of(it, None));
    let word = heard.next();
    if heard.any(|it| word.as_ref().is_none_or(|word| word.1 != it.1)) {
        return Assessed::NeedsHands;
    }
    let heard = match deals {
        Some(deals) => {
            if let Some(not_held) = not_held(&deals, record, offence) {
                return Assessed::NotHeld(not_held);
            }
            inquiry
                .answer()
                .filter(|it| word.is_none_or(|word| word.1 == it.1))
        }
        None => word,
    };
    match heard.filter(|_| !budget.is_in_doubt()) {
        Some(heard) => Assessed::Certain(Box::new(heard)),
        None => Assessed::NeedsHands,
    }
}

/// What is said where nothing is known of the record before the offence.
fn unjudged<'g>(why: Unjudged) -> Assessed<'g> {
    match why {
        Unjudged::Faulty(violations) => Assessed::Faulty(violations),
        Unjudged::BeyondBound | Unjudged::Unnamed | Unjudged::RestsOnHands => Assessed::NeedsHands,
    }
}

/// Whether it takes all hands to say so: whether all remaining tricks are decided (PEN-2)
/// is no question before there is a game, nor once it is over. Who may complain, and
/// until when, is known to all, as far as it does not depend on what else may be wrong.
fn rests_on_all_hands(before: &Position<'_>, answer: &Result<Assessment, Refusal>) -> bool {
    let game = before.game();
    answer.is_ok() && game.is_some_and(|game| !game.is_over())
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
    record: &'g DecodedRecord,
    known: Known<'g, 'a>,
    complaint: Complaint,
    offence: &'q Offence,
    /// The places of the extras of which one is the offence.
    offences: &'q [usize],
}

impl<'g> Inquiry<'_, 'g, '_> {
    /// What becomes of it with every deal that fits what was done beside the offence, if that is
    /// the same.
    fn answer(&self) -> Option<Heard<'g>> {
        let without = self.record.without_extras(self.offences);
        let judged = judge(without.known(self.known.budget), self.complaint);
        // The deals need not have the cards that were played after what could be judged.
        if !judged.is_complete() {
            return None;
        }
        let worlds = judged.worlds;
        let first = worlds.deals(Case::ANY).next()?;
        let (before, answer) = self.hear(first)?;
        let is_certain = if rests_on_all_hands(&before, &answer) {
            let heard = |world| self.hear(world).map(|it| it.1);
            matches!(worlds.agree(heard), Agreement::All(Some(_)))
        } else {
            let is_so = |(before, it): Heard<'_>| it == answer && !rests_on_all_hands(&before, &it);
            let mut deals = worlds.deals_told_apart(Case::ANY);
            deals.all(|world| self.hear(world).is_some_and(is_so))
        };
        is_certain.then_some((before, answer))
    }

    /// What becomes of the complaint in this deal, whichever of the extras was the offence.
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
