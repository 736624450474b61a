//! What follows from the words before the first card.

use doko_engine::{Ask as EngineAsk, Contract, Duty, Question, Round, RuleSet, Seat};
use doko_harness::{Ask, Vorbehalte, VorbehalteAnswer, VorbehalteOutcome};

use super::{Fault, record, text};

pub(super) fn vorbehalte(question: &Vorbehalte) -> Result<VorbehalteAnswer, Fault> {
    let record = &question.record;
    let rules = record::rules(record)?;
    let mut round = Round::new(record::context(record)?, record::hands(record)?);
    for (at, said) in record::said(record)?.into_iter().enumerate() {
        if let Err(refusal) = round.say(rules, said.seat, said.word) {
            let (reasons, rule) = text::reasons(&refusal);
            return Ok(VorbehalteAnswer {
                reasons: Some(reasons),
                rule,
                at: Some(at),
                ..nothing(VorbehalteOutcome::Refused)
            });
        }
    }
    Ok(match round.contract(rules) {
        Some(contract) => fixed(rules, contract),
        None => VorbehalteAnswer {
            asks: Some(round.asks(rules).iter().map(ask).collect()),
            ..nothing(VorbehalteOutcome::NeedsInput)
        },
    })
}

fn fixed(rules: &RuleSet, contract: Contract) -> VorbehalteAnswer {
    let (name, seat) = match contract {
        Contract::Normalspiel => ("normalspiel", None),
        Contract::StilleHochzeit { seat } => ("stille_hochzeit", Some(seat)),
        Contract::Hochzeit { seat, .. } => ("hochzeit", Some(seat)),
        Contract::Armut { seat, .. } => ("armut", Some(seat)),
        Contract::Solo { seat, .. } => ("solo", Some(seat)),
    };
    let duty = match contract {
        Contract::Solo { duty, .. } if rules.pflichtsolo > 0 => Some(duty),
        Contract::Solo { .. }
        | Contract::Normalspiel
        | Contract::StilleHochzeit { .. }
        | Contract::Hochzeit { .. }
        | Contract::Armut { .. } => None,
    };
    VorbehalteAnswer {
        contract: Some(name.to_owned()),
        seat: seat.map(Seat::number),
        solo: contract.solo().map(text::snake_case),
        duty: duty.map(|duty: Duty| text::snake_case(duty)),
        lead: Some(Round::lead(rules, contract).number()),
        ..nothing(VorbehalteOutcome::Contract)
    }
}

fn ask(ask: &EngineAsk) -> Ask {
    Ask {
        seat: ask.seat.number(),
        question: match ask.question {
            Question::Declaration => "declaration".to_owned(),
            Question::Category(category) => format!("category_{}", text::snake_case(category)),
            Question::Name => "name".to_owned(),
            Question::Bid { .. } => "bid".to_owned(),
            Question::ArmutPush => "armut_push".to_owned(),
            Question::ArmutAnswer => "armut_answer".to_owned(),
            Question::ArmutReturn => "armut_return".to_owned(),
        },
    }
}

/// An answer without any of its fields.
fn nothing(outcome: VorbehalteOutcome) -> VorbehalteAnswer {
    VorbehalteAnswer {
        outcome,
        ..VorbehalteAnswer::default()
    }
}
