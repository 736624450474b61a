//! [`Audit`]: a whole record judged.

use doko_proto::v1;

use crate::answer::position::CompletedTrick;
use crate::answer::settlement::Settlement;
use crate::answer::verdict::{ActionRef, Refusal, RuleSetStamp};
use crate::named::named;
use crate::read::{FromMessage, Malformed, all, maybe, required};

named! {
    /// Why an action could not be judged.
    open NotJudgedReason of NotJudgedReason {
        /// The hand is not known, and no card proves anything; or hands that are not known leave open
        /// who did what nobody was allowed to, or how the game goes on.
        HandUnknown = HandUnknown "hand_unknown",
        /// An earlier violation leaves open how the game goes on.
        AfterViolation = AfterViolation "after_violation",
        /// More deals fit the record than are looked at for one question.
        TooManyDeals = TooManyDeals "too_many_deals",
    }
}

/// An action that could not be judged.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NotJudged {
    /// Which one.
    pub action: Option<ActionRef>,
    /// Why not.
    pub reason: NotJudgedReason,
    /// The reason as text; empty without a language.
    pub text: String,
}

impl FromMessage for NotJudged {
    type Message = v1::NotJudged;

    fn from_message(message: v1::NotJudged) -> Result<NotJudged, Malformed> {
        Ok(NotJudged {
            action: maybe(message.action)?,
            reason: required(message.reason, "NotJudged.reason")?,
            text: message.text,
        })
    }
}

/// A whole record judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Audit {
    /// Every violation, in the order of time. One that only a later card shows names
    /// that card in `proved_by`.
    pub violations: Vec<Refusal>,
    /// The complete tricks, as far as the game could be followed.
    pub tricks: Vec<CompletedTrick>,
    /// What could not be judged.
    pub not_judged: Vec<NotJudged>,
    /// The settlement, if the game is complete and could be followed to its end.
    pub settlement: Option<Settlement>,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl Audit {
    /// Whether everything in the record was judged and is legal.
    pub fn is_clean(&self) -> bool {
        self.violations.is_empty() && self.not_judged.is_empty()
    }
}

impl FromMessage for Audit {
    type Message = v1::AuditGameResponse;

    fn from_message(message: v1::AuditGameResponse) -> Result<Audit, Malformed> {
        Ok(Audit {
            violations: all(message.violations)?,
            tricks: all(message.tricks)?,
            not_judged: all(message.not_judged)?,
            settlement: maybe(message.settlement)?,
            answered_by: message.answered_by.into(),
        })
    }
}
