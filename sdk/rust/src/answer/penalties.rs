//! [`PenaltyRow`]: what an offence costs.

use doko_proto::v1;

use crate::answer::referee::PenaltyEffect;
use crate::answer::verdict::RuleCitation;
use crate::named::named;
use crate::offence::{HarmsSoloist, OffenceClass};
use crate::read::{FromMessage, Malformed, all, optional, required};

named! {
    /// Whose offence it is.
    open OffenderRole of OffenderRole {
        /// Anybody's.
        Anyone = Anyone "anyone",
        /// That of the soloist, or of anybody while no solo is established.
        NotAgainstSoloist = NotAgainstSoloist "not_against_soloist",
        /// That of an opponent of the soloist.
        AgainstSoloist = AgainstSoloist "against_soloist",
    }
}

named! {
    /// Who gets the points that the offender loses.
    open PenaltyReceiver of PenaltyReceiver {
        /// Nobody: there are none.
        Nobody = Nobody "nobody",
        /// Each of the three others a third.
        Others = Others "others",
        /// The soloist all of them.
        Soloist = Soloist "soloist",
    }
}

/// One row of the table of penalties.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PenaltyRow {
    /// How grave the offence is.
    pub class: OffenceClass,
    /// Whose it is.
    pub offender: OffenderRole,
    /// Whether it can harm the soloist; `None` where that does not matter.
    pub harms_soloist: Option<HarmsSoloist>,
    /// Whether it is a grave offence in a game that a party had already won.
    pub decided_before: bool,
    /// How many points the offender loses.
    pub points: u32,
    /// How many besides for each Absage that the other party had made.
    pub points_per_absage: u32,
    /// Who gets them.
    pub receiver: PenaltyReceiver,
    /// What becomes of the game.
    pub effect: PenaltyEffect,
    /// The rules that decide.
    pub decided_by: Vec<RuleCitation>,
}

impl FromMessage for PenaltyRow {
    type Message = v1::PenaltyRow;

    fn from_message(it: v1::PenaltyRow) -> Result<PenaltyRow, Malformed> {
        Ok(PenaltyRow {
            class: required(it.class_of_effect, "PenaltyRow.class_of_effect")?,
            offender: required(it.offender, "PenaltyRow.offender")?,
            harms_soloist: optional(it.harms_soloist, "PenaltyRow.harms_soloist")?,
            decided_before: it.decided_before,
            points: it.points,
            points_per_absage: it.points_per_absage,
            receiver: required(it.receiver, "PenaltyRow.receiver")?,
            effect: required(it.effect, "PenaltyRow.effect")?,
            decided_by: all(it.decided_by)?,
        })
    }
}
