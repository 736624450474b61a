//! What the game is worth.

use std::io::{self, Write};

use comfy_table::{Cell, CellAlignment, Table, presets};
use doko_sdk::{GameResult, PartyResult, ScoreItem, ScoreOutcome, Seat, Settlement, Threshold};

use crate::rulings::Rulings;

/// Prints the settlement item by item, or why there is none.
pub(crate) fn print(out: &mut impl Write, rulings: &Rulings) -> io::Result<()> {
    let settlement = match (&rulings.score, &rulings.audit.settlement) {
        (ScoreOutcome::Settled(settlement), _) => settlement.as_ref(),
        (_, Some(settlement)) => settlement,
        (ScoreOutcome::Refused(refusal), None) => {
            return writeln!(out, "Not settled: {refusal}");
        }
        (ScoreOutcome::RecordFaulty(_), None) => {
            return writeln!(out, "Not settled: the record is faulty.");
        }
        (ScoreOutcome::NeedsInput(input), None) => {
            return writeln!(out, "Not settled: {input} has to be known.");
        }
    };
    writeln!(out, "Settlement: {}", ended(settlement.result))?;
    for (name, party) in [("Re", &settlement.re), ("Kontra", &settlement.kontra)] {
        if let Some(party) = party {
            writeln!(out, "  {name}: {}", had(party))?;
        }
    }
    for decision in settlement
        .decided_by
        .iter()
        .filter(|it| !it.text.is_empty())
    {
        writeln!(out, "  {}", decision.text)?;
    }
    let mut table = Table::new();
    table.load_preset(presets::UTF8_FULL_CONDENSED);
    table.set_header(["Item", "For", "Points", "Rule", "Source"]);
    for item in &settlement.items {
        table.add_row(row(item));
    }
    writeln!(out, "{table}")?;
    writeln!(out, "{}", arithmetic(settlement))?;
    let points = Seat::ALL.iter().zip(settlement.points);
    let points: Vec<String> = points
        .map(|(seat, points)| format!("seat {seat} {points:+}"))
        .collect();
    writeln!(out, "{}", points.join(", "))
}

fn ended(result: GameResult) -> String {
    match result {
        GameResult::ReWon => "Re won".to_owned(),
        GameResult::KontraWon => "Kontra won".to_owned(),
        GameResult::NobodyWon => "nobody won".to_owned(),
        GameResult::Redeal => "the cards are dealt again".to_owned(),
        GameResult::BrokenOff => "broken off after an offence".to_owned(),
        other @ (GameResult::Unknown(_) | _) => other.to_string(),
    }
}

fn had(party: &PartyResult) -> String {
    let needed = match party.threshold {
        Threshold::Augen(augen) => format!("{augen} Augen"),
        Threshold::Tricks(count) => tricks(count),
    };
    format!(
        "{} Augen, {}; needed {needed}",
        party.augen,
        tricks(party.tricks)
    )
}

fn row(item: &ScoreItem) -> Vec<Cell> {
    let cited = item.rule.as_ref();
    // In the language that was asked for, if one was.
    let text = cited.map(|rule| rule.text.as_str());
    let what = text.filter(|text| !text.is_empty());
    let rule = cited.map(|rule| rule.rule_id.as_str());
    let source = cited.map(|rule| rule.source.as_str());
    vec![
        what.map_or_else(|| Cell::new(item.kind), Cell::new),
        Cell::new(item.party),
        Cell::new(item.points).set_alignment(CellAlignment::Right),
        Cell::new(rule.unwrap_or_default()),
        Cell::new(source.unwrap_or_default()),
    ]
}

/// How the value comes about.
fn arithmetic(settlement: &Settlement) -> String {
    let mut text = settlement.base.to_string();
    if settlement.doubling != 1 {
        text = format!("{text} x {}", settlement.doubling);
    }
    if settlement.special != 0 {
        text = format!("{text} {:+}", settlement.special);
    }
    if settlement.bock_factor > 1 {
        text = format!("({text}) x {}", settlement.bock_factor);
    }
    if text == settlement.value.to_string() {
        return format!("value {text}");
    }
    format!("value {text} = {}", settlement.value)
}

fn tricks(count: u32) -> String {
    if count == 1 {
        "1 trick".to_owned()
    } else {
        format!("{count} tricks")
    }
}
