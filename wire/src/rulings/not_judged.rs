//! Actions of a record that are not judged, and why.

use doko_engine::Skipped;
use doko_proto::v1;

use crate::encode::{self, Scribe};
use crate::texts::{self, Language};

/// An action after a violation that leaves open how the game goes on.
pub(super) fn after_violation(scribe: &Scribe, action: &Skipped) -> v1::NotJudged {
    let action = encode::skipped(action);
    let reason = v1::NotJudgedReason::AfterViolation;
    not_judged(scribe, action, reason, texts::after_violation)
}

/// An action that would take too many deals.
pub(super) fn too_many_deals(scribe: &Scribe, action: v1::ActionRef) -> v1::NotJudged {
    let reason = v1::NotJudgedReason::TooManyDeals;
    not_judged(scribe, action, reason, texts::too_many_deals)
}

/// An action of a hand that is not known.
pub(super) fn hand_unknown(scribe: &Scribe, action: v1::ActionRef, is_card: bool) -> v1::NotJudged {
    not_judged(
        scribe,
        action,
        v1::NotJudgedReason::HandUnknown,
        |language| texts::in_doubt(language, is_card),
    )
}

fn not_judged(
    scribe: &Scribe,
    action: v1::ActionRef,
    reason: v1::NotJudgedReason,
    text: impl FnOnce(Language) -> String,
) -> v1::NotJudged {
    v1::NotJudged {
        action: Some(action),
        reason: reason.into(),
        text: scribe.text(text),
    }
}
