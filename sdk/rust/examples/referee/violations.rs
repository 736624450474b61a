//! What was against the rules.

use std::fmt::Display;
use std::io::{self, Write};

use doko_sdk::{Language, Reason, Refusal};

use crate::cards::shown;
use crate::rulings::Rulings;

/// Prints every violation in full.
pub(crate) fn print(out: &mut impl Write, rulings: &Rulings, language: Language) -> io::Result<()> {
    let audit = &rulings.audit;
    if rulings.is_clean() {
        return writeln!(out, "Everything was played by the rules.\n");
    }
    writeln!(out, "Violations")?;
    for (number, refusal) in (1..).zip(&audit.violations) {
        violation(out, number, refusal, language)?;
    }
    if !audit.not_judged.is_empty() {
        writeln!(
            out,
            "  {} more could not be judged:",
            audit.not_judged.len()
        )?;
        if let Some(first) = audit.not_judged.first() {
            let action = first
                .action
                .map(|action| action.to_string())
                .unwrap_or_default();
            writeln!(out, "    from {action} on: {} {}", first.reason, first.text)?;
        }
    }
    writeln!(out)
}

fn violation(
    out: &mut impl Write,
    number: usize,
    refusal: &Refusal,
    language: Language,
) -> io::Result<()> {
    let at = refusal.action.map_or(String::new(), |action| {
        let seat = action
            .seat
            .map(|seat| format!(", seat {seat}"))
            .unwrap_or_default();
        format!("{action}{seat}, after {} cards", action.cards_played)
    });
    writeln!(out, "  {number}. {at}")?;
    if !refusal.text.is_empty() {
        writeln!(out, "     {}", refusal.text)?;
    }
    for rule in &refusal.violations {
        let reason = rule.reason.map_or("refused", Reason::name);
        writeln!(
            out,
            "     {reason}: {}, {} ({})",
            rule.rule_id, rule.source, rule.edition
        )?;
        // With a single reason, its text is the whole text.
        if refusal.violations.len() > 1 && !rule.text.is_empty() {
            writeln!(out, "       {}", rule.text)?;
        }
    }
    let cards = refusal.legal_cards().iter();
    let cards: Vec<String> = cards.map(|&card| shown(card, language)).collect();
    alternatives(out, "cards", &cards)?;
    alternatives(out, "announcements", refusal.available_announcements())?;
    alternatives(out, "words", refusal.accepted_words())
}

fn alternatives(out: &mut impl Write, what: &str, legal: &[impl Display]) -> io::Result<()> {
    if legal.is_empty() {
        return Ok(());
    }
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    writeln!(out, "     legal {what}: {}", legal.join(" "))
}
