//! May this seat shorten the game, as far as the hands are known?

use doko_engine::{Budget, Claim, Seat};
use doko_proto::v1;

use super::{positions, verdict, worlds};
use crate::decode::DecodedRecord;
use crate::encode::{self, Asked, Scribe, Veil, is_certain};
use crate::rulings::Unjudged;
use crate::rulings::settlement::settlement;
use crate::texts::Shortened;

/// Answers into `response`, or says why nothing is answered.
pub(in crate::rulings) fn claim(
    scribe: &Scribe,
    record: &DecodedRecord,
    claim: &Claim<'_>,
    budget: &Budget,
    response: &mut v1::CheckClaimResponse,
) -> Result<(), Unjudged> {
    let worlds = worlds(scribe, record, budget)?;
    let before = positions(&worlds);
    let first = before.first().ok_or(Unjudged::BeyondBound)?;
    let found = worlds.claim(claim);
    let asked = Asked::next(first, Some(claim.seat));
    let veil = Veil::of(scribe, record, &worlds);
    // The cards that lie, or what was said, may leave no card unknown.
    let is_seen = Seat::ALL.iter().all(|&it| veil.sight.hand(it).is_some());
    let accepted = || encode::claim_accepted(scribe, &Shortened::by(first, claim, is_seen));
    response.verdict = Some(verdict(&veil, &found, &asked, &before, accepted));
    let after = found.accepted_with.filter(|_| is_certain(&found));
    if let Some(mut position) = after.map(|world| worlds.position(world))
        && position.claim(claim).is_ok()
    {
        let settled = position.settle().ok();
        response.settlement = settled.map(|it| settlement(scribe, record, &position, &it));
        let all = Seat::ALL.into_iter();
        response.windows = all.flat_map(|it| encode::windows(&position, it)).collect();
    }
    Ok(())
}
