//! How the contract is found, over a road.

use anyhow::{Context as _, Result};
use doko_harness::{Answer, Ask, Record, Vorbehalte, VorbehalteAnswer, VorbehalteOutcome};
use doko_proto::v1;

use super::{RoadJudge, message, reasons, set, there, view};
use crate::name;

impl RoadJudge<'_> {
    pub(super) fn vorbehalte(&self, question: &Vorbehalte) -> Result<Answer> {
        use v1::resolve_vorbehalte_response::Outcome;
        let (record, origins) = message(&question.record)?;
        let request = v1::ResolveVorbehalteRequest {
            record: Some(record),
            view: view(&question.record)?,
            ..Default::default()
        };
        let response = self.ask(request)?;
        let mut answer = VorbehalteAnswer {
            outcome: VorbehalteOutcome::Contract,
            ..VorbehalteAnswer::default()
        };
        match there("`settled` and no other outcome", response.outcome)? {
            Outcome::Settled(settled) => answer = contract(&settled)?,
            Outcome::Redeal(redeal) => {
                answer.outcome = VorbehalteOutcome::Redeal;
                answer.redeal = Some(name::of_redeal(redeal.reason));
                answer.seat = set(redeal.seat)?;
            }
            Outcome::NeedsInput(needs) => {
                answer.outcome = VorbehalteOutcome::NeedsInput;
                answer.asks = Some(asks(&needs)?);
            }
            Outcome::RecordFaulty(faulty) => {
                let refusal = faulty
                    .violations
                    .first()
                    .context("faulty without a violation")?;
                answer.outcome = VorbehalteOutcome::Refused;
                answer.reasons = Some(reasons(&refusal.violations));
                answer.rule = refusal.violations.first().map(|it| it.rule_id.clone());
                let action = refusal.action.context("no action")?;
                answer.at = place(&question.record, &origins, &action, &answer.reasons)?;
            }
        }
        Ok(Answer::Vorbehalte(answer))
    }
}

/// Who has to speak.
pub(super) fn asks(needs: &v1::NeedsInput) -> Result<Vec<Ask>> {
    let ask = |it: &v1::Ask| {
        Ok(Ask {
            seat: u8::try_from(it.seat)?,
            question: question_of(it),
        })
    };
    needs.asks.iter().map(ask).collect()
}

/// Where in `said` the refused action stands. Cards that are refused stand in an
/// exchange.
fn place(
    record: &Record,
    origins: &[usize],
    action: &v1::ActionRef,
    reasons: &Option<Vec<String>>,
) -> Result<Option<usize>> {
    let index = usize::try_from(action.index.context("no index")?)?;
    if action.section() != v1::ActionSection::Armut {
        return Ok(origins.get(index).copied());
    }
    let returned = reasons.iter().flatten().any(|it| it.starts_with("RETURN_"));
    let word = if returned { "return" } else { "push" };
    let words = record.said().enumerate();
    let mut handed = words.filter(|(_, it)| it.is_some_and(|it| it.word == word));
    Ok(handed.nth(index).map(|(at, _)| at))
}

pub(super) fn contract(settled: &v1::ContractSettled) -> Result<VorbehalteAnswer> {
    let contract = settled.contract.context("settled without a contract")?;
    let named = |it: String| Some(it).filter(|it| !it.is_empty());
    let party = |it: &i32| named(name::of_party(*it)).unwrap_or_else(|| "open".to_owned());
    let mut forced = Vec::new();
    for standing in &settled.forced {
        for level in standing.includes.iter().chain([&standing.announcement]) {
            forced.push(format!(
                "{} {}",
                standing.seat,
                name::of_announcement(*level)
            ));
        }
    }
    Ok(VorbehalteAnswer {
        outcome: VorbehalteOutcome::Contract,
        contract: Some(name::of_contract(contract.kind)),
        seat: set(contract.seat)?,
        solo: named(name::of_solo(contract.solo)),
        duty: named(name::of_duty(contract.duty)),
        lead: set(contract.lead)?,
        selector: named(name::of_selector(contract.selector)),
        acceptor: set(contract.acceptor)?,
        parties: Some(settled.parties.iter().map(party).collect()),
        forced: Some(forced),
        schweine: Some(
            settled
                .schweine
                .first()
                .map_or(Ok(0), |it| u8::try_from(it.seat))?,
        ),
        pairs: Some(
            settled
                .schweine
                .iter()
                .map(|it| name::of_pair(it.rank))
                .collect(),
        ),
        ..VorbehalteAnswer::default()
    })
}

/// What is asked, as vectors call it: they do not tell a Vorführung apart.
fn question_of(ask: &v1::Ask) -> String {
    if ask.question() == v1::AskKind::VorfuehrungSolo {
        return "name".to_owned();
    }
    name::of_ask(ask.question)
}
