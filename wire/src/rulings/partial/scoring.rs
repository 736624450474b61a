//! What is a game worth of which not every hand is known?

use doko_engine::{
    Agreement, Assessment, Case, Deal, Effect, Extra, Hearing, OffenceKind, Position,
};
use doko_proto::v1;

use super::{positions, violations, worlds};
use crate::decode::DecodedRecord;
use crate::encode::Scribe;
use crate::rulings::{Ended, Ending};

/// The position after the record with one of the deals that fit, or what is wrong
/// with the record. Of a finished game any of them will do: once all cards lie, they
/// have shown every hand; and what a claim gives away does not depend on who holds it.
pub(in crate::rulings) fn position_after<'g>(
    scribe: &Scribe,
    record: &'g DecodedRecord,
) -> Result<Position<'g>, v1::RecordFaulty> {
    let all = positions(&worlds(scribe, record)?);
    all.into_iter().next().ok_or_else(v1::RecordFaulty::default)
}

/// What a game came to that an offence ended, if that is the same in every deal that
/// fits.
pub(in crate::rulings) fn ended(scribe: &Scribe, record: &DecodedRecord, ending: &Ending) -> Ended {
    let before = up_to(record, ending);
    let judged = before.known().judge();
    let violations = violations(scribe, &before, &judged);
    if !violations.is_empty() {
        return Ended::Faulty(v1::RecordFaulty { violations });
    }
    let known = record.known();
    let assess = |deal: Deal| {
        let mut hearing = Hearing::of(known.replay(deal), ending.complaint());
        let is_legal = hearing.next_fault().is_none();
        is_legal.then(|| hearing.assess(&ending.offence))
    };
    let answer = |deal| {
        let (position, found) = assess(deal)?;
        // Who won it is a part of a settlement, even if nobody got any points.
        let parties = position.game().map(|game| *game.parties());
        Some((found, parties.filter(|_| settles(&found))))
    };
    let Agreement::All(Some((found, _))) = judged.worlds.agree(answer) else {
        return Ended::NeedsHands;
    };
    let deals = judged.worlds.deals(Case::ANY);
    let positions = deals.filter_map(assess).map(|(position, _)| position);
    Ended::of(scribe, record, &positions.collect::<Vec<_>>(), found)
}

const fn settles(found: &Assessment) -> bool {
    match found {
        Assessment::Penalty(penalty) => matches!(penalty.effect, Effect::EndsSettled),
        Assessment::NeedsClass | Assessment::NeedsHarm => false,
    }
}

/// The record without the offence and what came after it, which may not be taken for
/// legal: a revoke would show that its class was not held, an announcement the party.
fn up_to(record: &DecodedRecord, ending: &Ending) -> DecodedRecord {
    let mut before = record.clone();
    let offender = ending.offence.offender;
    let is_extra = match ending.kind {
        OffenceKind::Announcement | OffenceKind::Claim => true,
        OffenceKind::Vorbehalt => {
            let first = record.said.iter().position(|it| it.seat == offender);
            before.said.truncate(first.unwrap_or(record.said.len()));
            false
        }
        OffenceKind::Revoke | OffenceKind::OutOfTurn | OffenceKind::Other => false,
    };
    let is_before = |it: &Extra| {
        let at_once = it.at == ending.cards_played;
        it.at < ending.cards_played || at_once && !(is_extra && it.seat == offender)
    };
    before.extras.retain(is_before);
    before.plays.truncate(ending.cards_played.into());
    before
}
