//! What an offence costs.

use doko_engine::PenaltyRow;
use doko_proto::v1;

use crate::encode::{self, Scribe};
use crate::values::Value;

/// The table of penalties, in the order of its rules.
pub(super) fn rows(scribe: &Scribe) -> Vec<v1::PenaltyRow> {
    let rows = scribe.published.rules.penalties.rows();
    rows.iter().map(|it| row(scribe, it)).collect()
}

fn row(scribe: &Scribe, row: &PenaltyRow) -> v1::PenaltyRow {
    let PenaltyRow {
        class,
        offender,
        harm,
        decided,
        base,
        per_absage,
        receiver,
        effect,
        rules,
    } = *row;
    v1::PenaltyRow {
        class_of_effect: class.number(),
        offender: offender.number(),
        harms_soloist: harm.map_or(0, Value::number),
        decided_before: decided,
        points: u32::from(base),
        points_per_absage: u32::from(per_absage),
        receiver: receiver.number(),
        effect: effect.number(),
        decided_by: rules.iter().map(|&it| encode::rule(scribe, it)).collect(),
    }
}
