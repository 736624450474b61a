//! Claims and offences over a road.

use anyhow::{Context as _, Result, bail};
use doko_harness::{Answer, Claim, ClaimAnswer, Offence, OffenceAnswer, OffenceOutcome, Verdict};
use doko_proto::v1;

use super::{RoadJudge, message, reasons, there, view};
use crate::name;

impl RoadJudge<'_> {
    pub(super) fn claim(&self, question: &Claim) -> Result<Answer> {
        use v1::verdict::Outcome;
        let request = v1::CheckClaimRequest {
            record: Some(message(&question.record)?.0),
            view: view(&question.record)?,
            seat: question.seat.into(),
            kind: name::claim(&question.claim)?,
            order: name::cards(&question.order)?,
            ..Default::default()
        };
        let response = self.ask(request)?;
        let mut answer = ClaimAnswer {
            verdict: Verdict::Accepted,
            reasons: None,
            rule: None,
            lost_trick: None,
            re_augen: None,
            re_tricks: None,
            points: None,
        };
        match there("`verdict`", response.verdict.and_then(|it| it.outcome))? {
            Outcome::Accepted(_) => {
                let settlement = response.settlement.context("no settlement")?;
                answer.points = Some(four(&settlement.points)?);
                let re = settlement.re.context("no Re party")?;
                answer.re_augen = Some(u16::try_from(re.augen)?);
                answer.re_tricks = Some(u8::try_from(re.tricks)?);
            }
            Outcome::Refused(refusal) => {
                answer.verdict = Verdict::Refused;
                answer.reasons = Some(reasons(&refusal.violations));
                answer.rule = refusal.violations.first().map(|it| it.rule_id.clone());
                answer.lost_trick = lost_trick(&refusal)?;
            }
            Outcome::Undecided(_) => answer.verdict = Verdict::Undecided,
            Outcome::RecordFaulty(_) => answer.verdict = Verdict::RecordFaulty,
        }
        Ok(Answer::Claim(answer))
    }

    pub(super) fn offence(&self, question: &Offence) -> Result<Answer> {
        use v1::assess_offence_response::Outcome;
        let (class, harm) = (question.class.as_deref(), question.harms_soloist.as_deref());
        let request = v1::AssessOffenceRequest {
            record: Some(message(&question.record)?.0),
            view: view(&question.record)?,
            offence: Some(v1::Offence {
                offender: question.offender.into(),
                kind: name::offence(&question.kind)?,
                class_of_effect: class.map_or(Ok(0), name::offence_class)?,
                harms_soloist: harm.map_or(Ok(0), name::harm)?,
                cards_played: Some(question.at.into()),
                named_order: name::cards(&question.named_order)?,
                named_by: question.named_by.map_or(0, i32::from),
            }),
            complaint: Some(v1::Complaint {
                seat: question.complainant.into(),
                cards_played: Some(question.complained_at.into()),
            }),
            ..Default::default()
        };
        let response = self.ask(request)?;
        let mut answer = OffenceAnswer {
            outcome: OffenceOutcome::Penalty,
            class: None,
            effect: None,
            points: None,
            settled: None,
            input: None,
            reasons: None,
            rule: None,
        };
        match there("`penalty` and no other outcome", response.outcome)? {
            Outcome::Penalty(penalty) => {
                answer.class = Some(name::of_offence_class(penalty.class_of_effect));
                answer.effect = Some(name::of_effect(penalty.effect));
                answer.points = Some(four(&penalty.points)?);
                answer.rule = penalty.decided_by.first().map(|it| it.rule_id.clone());
                let settled = response.settlement.map(|it| four(&it.points));
                answer.settled = settled.transpose()?;
            }
            Outcome::NeedsInput(needs) => {
                answer.outcome = OffenceOutcome::NeedsInput;
                answer.input = Some(name::of_input(needs.missing));
            }
            Outcome::Refused(refusal) => {
                answer.outcome = OffenceOutcome::Refused;
                answer.reasons = Some(reasons(&refusal.violations));
                answer.rule = refusal.violations.first().map(|it| it.rule_id.clone());
            }
            Outcome::RecordFaulty(_) => answer.outcome = OffenceOutcome::RecordFaulty,
        }
        Ok(Answer::Offence(answer))
    }
}

/// The trick that can be lost; the line of play must name a seat for each card.
fn lost_trick(refusal: &v1::Refusal) -> Result<Option<u8>> {
    use v1::evidence::Evidence;
    let evidence = refusal
        .evidence
        .as_ref()
        .and_then(|it| it.evidence.as_ref());
    let Some(Evidence::Claim(evidence)) = evidence else {
        bail!("no evidence of a claim: {evidence:?}");
    };
    if evidence.line.len() != evidence.line_seats.len() {
        bail!("a line of play without seats: {evidence:?}");
    }
    Ok(Some(u8::try_from(evidence.lost_trick.unwrap_or(0))?))
}

fn four(points: &[i32]) -> Result<[i32; 4]> {
    <[i32; 4]>::try_from(points).ok().context("four points")
}
