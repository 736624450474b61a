//! Audits of whole records over a road.

use anyhow::{Context as _, Result};
use doko_harness::{Answer, Audit, AuditAnswer};
use doko_proto::v1;

use super::{RoadJudge, message, reasons, view};
use crate::name;

impl RoadJudge<'_> {
    pub(super) fn audit(&self, question: &Audit) -> Result<Answer> {
        let (record, origins) = message(&question.record)?;
        let request = v1::AuditGameRequest {
            record: Some(record),
            view: view(&question.record)?,
            ..Default::default()
        };
        let found = self.ask(request)?;
        let place = |action: Option<&v1::ActionRef>| {
            let action = action.context("no action")?;
            let index = usize::try_from(action.index.context("no index")?)?;
            let section = name::of_section(action.section);
            let index = match section.as_str() {
                "said" => *origins.get(index).context("no such word")?,
                _ => index,
            };
            anyhow::Ok(format!("{section} {index}"))
        };
        let violation = |it: &v1::Refusal| {
            let reasons = reasons(&it.violations);
            let reason = reasons.first().context("a refusal without a reason")?;
            anyhow::Ok(format!("{} {reason}", place(it.action.as_ref())?))
        };
        let proven = |it: &v1::Refusal| {
            let proof = it.proved_by.as_ref()?.index?;
            let revoke = it.action.as_ref()?;
            (revoke.section() == v1::ActionSection::Plays)
                .then(|| anyhow::Ok(format!("{} by {proof}", place(Some(revoke))?)))
        };
        let first = found
            .violations
            .first()
            .and_then(|it| it.violations.first());
        let points = found.settlement.as_ref().map(|it| it.points.as_slice());
        Ok(Answer::Audit(AuditAnswer {
            violations: found
                .violations
                .iter()
                .map(violation)
                .collect::<Result<_>>()?,
            rule: first.map(|it| it.rule_id.clone()),
            revokes: Some(
                found
                    .violations
                    .iter()
                    .filter_map(proven)
                    .collect::<Result<_>>()?,
            ),
            points: points.map(<[i32; 4]>::try_from).transpose()?,
        }))
    }
}
