//! What is a game worth of which not every hand is known?

use doko_engine::{Agreement, Budget, Deal};
use doko_proto::v1;
use doko_proto::v1::score_game_response::Outcome;

use super::{positions, worlds};
use crate::Failure;
use crate::decode::{DecodedRecord, WithHands};
use crate::encode::Scribe;
use crate::rulings::Ending;
use crate::rulings::scoring::{settle, settle_ended};

/// The settlement. Once all cards lie, they have shown every hand; and what a
/// claim gives away does not depend on who holds it.
pub(in crate::rulings) fn score(scribe: &Scribe, record: &DecodedRecord) -> Outcome {
    let budget = Budget::new();
    match worlds(scribe, record, &budget) {
        Err(violations) => Outcome::RecordFaulty(violations),
        Ok(worlds) => positions(&worlds)
            .first()
            .map_or(Outcome::RecordFaulty(v1::RecordFaulty::default()), |it| {
                settle(scribe, record, it)
            }),
    }
}

/// What a game came to that an offence ended, if that is the same in every deal that
/// fits.
pub(in crate::rulings) fn score_ended(
    scribe: &Scribe,
    record: &DecodedRecord,
    ending: &Ending,
) -> Result<Outcome, Failure> {
    let missing = "games that an offence ended, with hands that are not known";
    if record.hides_an_exchange() {
        return Err(Failure::NotYetAvailable { missing });
    }
    let budget = Budget::new();
    let judged = record.known(&budget).judge();
    let settle = |deal: Deal| {
        let record = record.clone();
        settle_ended(scribe, &WithHands { record, deal }, ending, &budget)
    };
    match judged.worlds.agree(settle) {
        Agreement::All(outcome) => outcome,
        Agreement::Differ | Agreement::Unknown => Err(Failure::NotYetAvailable { missing }),
    }
}
