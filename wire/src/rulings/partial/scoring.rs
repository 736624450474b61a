//! What is a game worth of which not every hand is known?

use doko_proto::v1;
use doko_proto::v1::score_game_response::Outcome;

use super::{positions, worlds};
use crate::decode::DecodedRecord;
use crate::encode::Scribe;
use crate::rulings::scoring::settle;

/// The settlement. Once all cards lie, they have shown every hand; and what a
/// claim gives away does not depend on who holds it.
pub(in crate::rulings) fn score(scribe: &Scribe, record: &DecodedRecord) -> Outcome {
    match worlds(scribe, record) {
        Err(violations) => Outcome::RecordFaulty(violations),
        Ok(worlds) => positions(&worlds)
            .first()
            .map_or(Outcome::RecordFaulty(v1::RecordFaulty::default()), |it| {
                settle(scribe, record, it)
            }),
    }
}
