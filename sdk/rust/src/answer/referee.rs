//! What follows from a claim or an offence.

use doko_proto::v1;

use crate::answer::announcement::AnnouncementWindow;
use crate::answer::input::{MissingInput, input};
use crate::answer::settlement::Settlement;
use crate::answer::verdict::{RecordFaulty, Refusal, RuleCitation, RuleSetStamp, Verdict};
use crate::named::named;
use crate::offence::OffenceClass;
use crate::read::{FromMessage, Malformed, all, all_known, maybe, present, required};

/// The answer to [`CheckClaim`](crate::CheckClaim).
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimAnswer {
    /// Whether the claim stands.
    pub verdict: Verdict,
    /// The settlement that it leads to, if it stands.
    pub settlement: Option<Box<Settlement>>,
    /// After a surrender: what the opponents may still announce.
    pub windows: Vec<AnnouncementWindow>,
    /// The record after the claim on one line, if it stands and this was to be included.
    pub line: Option<String>,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for ClaimAnswer {
    type Message = v1::CheckClaimResponse;

    fn from_message(message: v1::CheckClaimResponse) -> Result<ClaimAnswer, Malformed> {
        let verdict = present(message.verdict, "CheckClaimResponse.verdict")?;
        Ok(ClaimAnswer {
            verdict: FromMessage::from_message(verdict)?,
            settlement: maybe(message.settlement)?.map(Box::new),
            windows: all_known(message.windows)?,
            line: Some(message.line).filter(|line| !line.is_empty()),
            answered_by: message.answered_by.into(),
        })
    }
}

named! {
    /// What becomes of a game after an offence.
    open PenaltyEffect of PenaltyEffect {
        /// It goes on and is settled besides.
        GoesOn = GoesOn "goes_on",
        /// It ends and counts as not played.
        EndsNotPlayed = EndsNotPlayed "ends_not_played",
        /// It ends and counts as played.
        EndsAsPlayed = EndsAsPlayed "ends_as_played",
        /// It ends and is settled, the remaining tricks going to the other party.
        EndsSettled = EndsSettled "ends_settled",
    }
}

/// What follows from an offence.
#[derive(Clone, Debug, PartialEq)]
pub struct Penalty {
    /// The class that applied.
    pub class: OffenceClass,
    /// What becomes of the game.
    pub effect: PenaltyEffect,
    /// The penalty points of seats 1 to 4.
    pub points: [i32; 4],
    /// The rules that decided.
    pub decided_by: Vec<RuleCitation>,
}

impl FromMessage for Penalty {
    type Message = v1::Penalty;

    fn from_message(message: v1::Penalty) -> Result<Penalty, Malformed> {
        let points = <[i32; 4]>::try_from(message.points);
        Ok(Penalty {
            class: required(message.class_of_effect, "Penalty.class_of_effect")?,
            effect: required(message.effect, "Penalty.effect")?,
            points: points.map_err(|_| Malformed("`Penalty.points` is not four".to_owned()))?,
            decided_by: all(message.decided_by)?,
        })
    }
}

/// What is said about an offence.
#[derive(Clone, Debug, PartialEq)]
pub enum OffenceOutcome {
    /// The penalty.
    Penalty(Penalty),
    /// The complaint is not heard.
    Refused(Box<Refusal>),
    /// Something has to be judged, or known, first.
    NeedsInput(MissingInput),
    /// The record itself is faulty.
    RecordFaulty(RecordFaulty),
}

impl OffenceOutcome {
    /// The penalty, if one follows.
    pub const fn penalty(&self) -> Option<&Penalty> {
        match self {
            OffenceOutcome::Penalty(penalty) => Some(penalty),
            OffenceOutcome::Refused(_)
            | OffenceOutcome::NeedsInput(_)
            | OffenceOutcome::RecordFaulty(_) => None,
        }
    }
}

/// The answer to [`AssessOffence`](crate::AssessOffence).
#[derive(Clone, Debug, PartialEq)]
pub struct OffenceAnswer {
    /// The penalty, or what is said in its place.
    pub outcome: OffenceOutcome,
    /// The settlement, if the offence ends the game with one.
    pub settlement: Option<Box<Settlement>>,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for OffenceAnswer {
    type Message = v1::AssessOffenceResponse;

    fn from_message(message: v1::AssessOffenceResponse) -> Result<OffenceAnswer, Malformed> {
        use v1::assess_offence_response::Outcome;

        let outcome = match present(message.outcome, "AssessOffenceResponse.outcome")? {
            Outcome::Penalty(penalty) => {
                OffenceOutcome::Penalty(FromMessage::from_message(penalty)?)
            }
            Outcome::Refused(refused) => {
                OffenceOutcome::Refused(Box::new(FromMessage::from_message(refused)?))
            }
            Outcome::NeedsInput(needs) => OffenceOutcome::NeedsInput(input(&needs)?),
            Outcome::RecordFaulty(faulty) => {
                OffenceOutcome::RecordFaulty(FromMessage::from_message(faulty)?)
            }
        };
        Ok(OffenceAnswer {
            outcome,
            settlement: maybe(message.settlement)?.map(Box::new),
            answered_by: message.answered_by.into(),
        })
    }
}
