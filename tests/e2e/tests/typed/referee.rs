//! What a referee is called for: claims, offences, audits.

use anyhow::{Context as _, Result, bail};
use doko_harness::{
    Audit, AuditAnswer, Claim, ClaimAnswer, Offence, OffenceAnswer, OffenceOutcome as Told,
};
use doko_sdk::{
    ActionRef, ActionSection, AssessOffence, AuditGame, Card, CheckClaim, Evidence, OffenceClass,
    OffenceOutcome, Refusal, Verdict, View,
};

use super::judge::Typed;
use super::record::{options, record};
use super::words::{known, reasons, rule, seat, told};

impl Typed {
    pub(super) fn claim(&self, question: &Claim) -> Result<ClaimAnswer> {
        let (record, _) = record(&question.record)?;
        let by = seat(question.seat)?;
        let asked = match question.claim.as_str() {
            "rest" => CheckClaim::rest(&record, by, Card::parse_all(&question.order)?),
            "surrender" => CheckClaim::surrender(&record, by),
            other => bail!("`{other}` is no claim"),
        };
        let found = self.ask(asked.with(options(&question.record)?))?;
        let (verdict, violations) = told(&found.verdict);
        let mut answer = ClaimAnswer {
            verdict,
            reasons: reasons(violations),
            rule: rule(violations),
            lost_trick: None,
            re_augen: None,
            re_tricks: None,
            points: None,
        };
        if found.verdict.is_accepted() {
            let settlement = found.settlement.context("no settlement")?;
            let re = settlement.re.context("no Re party")?;
            answer.points = Some(settlement.points);
            answer.re_augen = Some(u16::try_from(re.augen)?);
            answer.re_tricks = Some(u8::try_from(re.tricks)?);
        }
        if let Verdict::Refused(refusal) = &found.verdict {
            let Some(Evidence::Claim(evidence)) = &refusal.evidence else {
                bail!("no evidence of a claim: {:?}", refusal.evidence);
            };
            answer.lost_trick = Some(u8::try_from(evidence.lost_trick.unwrap_or(0))?);
        }
        Ok(answer)
    }

    pub(super) fn offence(&self, question: &Offence) -> Result<OffenceAnswer> {
        let (record, _) = record(&question.record)?;
        let offender = seat(question.offender)?;
        let mut offence =
            doko_sdk::Offence::new(offender, question.kind.parse()?, question.at.into());
        if let Some(class) = &question.class {
            offence = offence.class(known(OffenceClass::KNOWN, OffenceClass::name, class)?);
        }
        if let Some(harms) = &question.harms_soloist {
            offence = offence.harms_soloist(harms.parse()?);
        }
        if let Some(by) = question.named_by {
            offence = offence.named_order(seat(by)?, Card::parse_all(&question.named_order)?);
        }
        let asked = AssessOffence::new(
            &record,
            offence,
            seat(question.complainant)?,
            View::Everything,
        )
        .complained_after(question.complained_at.into());
        let found = self.ask(asked.with(options(&question.record)?))?;
        let mut answer = OffenceAnswer {
            outcome: Told::RecordFaulty,
            class: None,
            effect: None,
            points: None,
            settled: found.settlement.map(|it| it.points),
            input: None,
            reasons: None,
            rule: None,
        };
        match found.outcome {
            OffenceOutcome::Penalty(penalty) => {
                answer.outcome = Told::Penalty;
                answer.class = Some(penalty.class.name().to_owned());
                answer.effect = Some(penalty.effect.name().to_owned());
                answer.points = Some(penalty.points);
                answer.rule = rule(&penalty.decided_by);
            }
            OffenceOutcome::NeedsInput(input) => {
                answer.outcome = Told::NeedsInput;
                answer.input = Some(input.name().to_owned());
            }
            OffenceOutcome::Refused(refusal) => {
                answer.outcome = Told::Refused;
                answer.reasons = reasons(&refusal.violations);
                answer.rule = rule(&refusal.violations);
            }
            OffenceOutcome::RecordFaulty(_) => (),
        }
        Ok(answer)
    }

    pub(super) fn audit(&self, question: &Audit) -> Result<AuditAnswer> {
        let (record, origins) = record(&question.record)?;
        let found =
            self.ask(AuditGame::new(&record, View::Everything).with(options(&question.record)?))?;
        let place = |action: &ActionRef| {
            let index = action.index.context("no index")?;
            let index = if action.section == ActionSection::Said {
                *origins.get(index).context("no such word")?
            } else {
                index
            };
            anyhow::Ok(format!("{} {index}", action.section))
        };
        let violation = |it: &Refusal| {
            let action = it.action.as_ref().context("no action")?;
            let reason = it.reason().context("a refusal without a reason")?;
            anyhow::Ok(format!("{} {reason}", place(action)?))
        };
        let revoke = |it: &Refusal| {
            let (revoke, proof) = (it.action.as_ref()?, it.proved_by?.index?);
            let is_card = revoke.section == ActionSection::Plays;
            is_card.then(|| anyhow::Ok(format!("{} by {proof}", place(revoke)?)))
        };
        let violations = found.violations.iter().map(violation);
        let revokes = found.violations.iter().filter_map(revoke);
        let first = found.violations.first();
        Ok(AuditAnswer {
            violations: violations.collect::<Result<_>>()?,
            rule: first.and_then(|it| rule(&it.violations)),
            revokes: Some(revokes.collect::<Result<_>>()?),
            points: found.settlement.map(|it| it.points),
        })
    }
}
