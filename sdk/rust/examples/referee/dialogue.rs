//! How the contract was found.

use std::io::{self, Write};

use doko_sdk::{Record, VorbehaltOutcome};

use crate::rulings::Rulings;

/// Prints every question with its answer, and the outcome.
pub(crate) fn print(out: &mut impl Write, record: &Record, rulings: &Rulings) -> io::Result<()> {
    writeln!(out, "Vorbehalte")?;
    for (said, before) in record.said.iter().zip(&rulings.dialogue) {
        let question = match before {
            VorbehaltOutcome::NeedsInput(asks) => asks
                .iter()
                .find(|ask| ask.seat == said.seat)
                .map_or("unasked", |ask| ask.question.name()),
            VorbehaltOutcome::Settled(_) | VorbehaltOutcome::Redeal(_) => "already settled",
            VorbehaltOutcome::RecordFaulty(_) | VorbehaltOutcome::Missing(_) => "not judged",
        };
        writeln!(out, "  seat {} ({question}): {}", said.seat, said.word)?;
    }
    match rulings.dialogue.last() {
        Some(VorbehaltOutcome::Settled(settled)) => {
            let contract = settled.contract;
            write!(out, "  => {contract}; seat {} leads", contract.lead)?;
            let decided = settled
                .decided_by
                .iter()
                .map(|it| format!("{} {}", it.rule_id, it.source));
            let decided: Vec<String> = decided.collect();
            if !decided.is_empty() {
                write!(out, "  [{}]", decided.join(", "))?;
            }
            writeln!(out)?;
        }
        Some(VorbehaltOutcome::Redeal(redeal)) => {
            writeln!(out, "  => the cards are dealt again: {}", redeal.reason)?;
        }
        Some(VorbehaltOutcome::NeedsInput(asks)) => {
            for ask in asks {
                writeln!(
                    out,
                    "  => seat {} has to answer: {}",
                    ask.seat, ask.question
                )?;
            }
        }
        Some(VorbehaltOutcome::Missing(input)) => {
            writeln!(out, "  => no contract: {input} has to be known")?;
        }
        Some(VorbehaltOutcome::RecordFaulty(_)) | None => {
            writeln!(out, "  => no contract, see the violations")?;
        }
    }
    writeln!(out)
}
