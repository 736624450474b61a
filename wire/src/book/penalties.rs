//! What an offence costs.

use doko_engine::{Harm, Offender, PenaltyRow, Receiver};
use doko_proto::v1;

use crate::encode::{self, Scribe};

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
        class_of_effect: encode::offence_class(class),
        offender: match offender {
            Offender::Anyone => v1::OffenderRole::Anyone,
            Offender::NotAgainstSoloist => v1::OffenderRole::NotAgainstSoloist,
            Offender::AgainstSoloist => v1::OffenderRole::AgainstSoloist,
        }
        .into(),
        harms_soloist: match harm {
            None => v1::HarmsSoloist::Unspecified,
            Some(Harm::Possible) => v1::HarmsSoloist::Yes,
            Some(Harm::Impossible) => v1::HarmsSoloist::No,
        }
        .into(),
        decided_before: decided,
        points: u32::from(base),
        points_per_absage: u32::from(per_absage),
        receiver: match receiver {
            Receiver::Nobody => v1::PenaltyReceiver::Nobody,
            Receiver::Others => v1::PenaltyReceiver::Others,
            Receiver::Soloist => v1::PenaltyReceiver::Soloist,
        }
        .into(),
        effect: encode::penalty_effect(effect),
        decided_by: rules.iter().map(|&it| encode::rule(scribe, it)).collect(),
    }
}
