//! How the contract is found, over gRPC.

use anyhow::{Context as _, Result, bail};
use doko_harness::{Answer, Ask, Vorbehalte, VorbehalteAnswer, VorbehalteOutcome};
use doko_proto::v1;

use super::{ServerJudge, message, reasons, set};
use crate::name;

impl ServerJudge {
    pub(super) fn vorbehalte(&self, question: &Vorbehalte) -> Result<Answer> {
        use v1::resolve_vorbehalte_response::Outcome;
        let (record, origins) = message(&question.record)?;
        let request = v1::ResolveVorbehalteRequest {
            record: Some(record),
            ..Default::default()
        };
        let response = self.ask(self.clients.rules.clone().resolve_vorbehalte(request))?;
        let mut answer = VorbehalteAnswer {
            outcome: VorbehalteOutcome::Contract,
            ..VorbehalteAnswer::default()
        };
        match response.outcome {
            Some(Outcome::Settled(settled)) => {
                let contract = settled.contract.context("settled without a contract")?;
                answer.contract = Some(name::of_contract(contract.kind));
                answer.seat = set(contract.seat)?;
                answer.solo = Some(name::of_solo(contract.solo)).filter(|it| !it.is_empty());
                answer.duty = Some(name::of_duty(contract.duty)).filter(|it| !it.is_empty());
                answer.lead = set(contract.lead)?;
            }
            Some(Outcome::NeedsInput(needs)) => {
                answer.outcome = VorbehalteOutcome::NeedsInput;
                let ask = |it: &v1::Ask| {
                    anyhow::Ok(Ask {
                        seat: u8::try_from(it.seat)?,
                        question: question_of(it),
                    })
                };
                answer.asks = Some(needs.asks.iter().map(ask).collect::<Result<_>>()?);
            }
            Some(Outcome::RecordFaulty(faulty)) => {
                let refusal = faulty
                    .violations
                    .first()
                    .context("faulty without a violation")?;
                answer.outcome = VorbehalteOutcome::Refused;
                answer.reasons = Some(reasons(&refusal.violations));
                answer.rule = refusal.violations.first().map(|it| it.rule_id.clone());
                let index = refusal.action.and_then(|it| it.index).context("no index")?;
                answer.at = origins.get(usize::try_from(index)?).copied();
            }
            other => bail!("no outcome: {other:?}"),
        }
        Ok(Answer::Vorbehalte(answer))
    }
}

/// What is asked, as vectors call it: they do not tell a Vorführung apart.
fn question_of(ask: &v1::Ask) -> String {
    if ask.question() == v1::AskKind::VorfuehrungSolo {
        return "name".to_owned();
    }
    name::of_ask(ask.question)
}
