//! What a game is worth, item by item.

use std::io::{self, Write};

use doko_proto::v1;
use doko_proto::v1::party_result::Threshold;

use super::labels::{self, Label};
use super::paint::{BOLD, Painted};
use super::sheet::{Sheet, Side};
use crate::config::Language;

pub(super) fn print(
    out: &mut dyn Write,
    language: Language,
    settlement: &v1::Settlement,
) -> io::Result<()> {
    let result = labels::result(settlement.result()).of(language);
    writeln!(out, "{}", Painted::new(BOLD, result))?;
    let sides = [
        (v1::Party::Re, &settlement.re),
        (v1::Party::Kontra, &settlement.kontra),
    ];
    for (party, result) in sides {
        if let Some(result) = result {
            let name = labels::party(party);
            writeln!(out, "  {name}: {}", had(language, result))?;
        }
    }
    let reasons = settlement.decided_by.iter().map(|rule| rule.text.as_str());
    for reason in reasons.filter(|text| !text.is_empty()) {
        writeln!(out, "  {reason}")?;
    }
    if settlement.items.is_empty() && settlement.result() == v1::GameResult::Redeal {
        return Ok(());
    }
    writeln!(out)?;
    items(language, settlement).write(out)?;
    writeln!(out, "\n{}", arithmetic(language, settlement))?;
    let points = (1..).zip(&settlement.points);
    let points: Vec<String> = points
        .map(|(seat, points)| format!("{} {points:+}", labels::seat_title(language, seat)))
        .collect();
    writeln!(out, "{}", Painted::new(BOLD, points.join(", ")))
}

fn had(language: Language, result: &v1::PartyResult) -> String {
    let needed = match result.threshold {
        None => String::new(),
        Some(Threshold::AugenNeeded(augen)) => format!("{augen} Augen"),
        Some(Threshold::TricksNeeded(count)) => tricks(language, count),
    };
    let augen = result.augen;
    let tricks = tricks(language, result.tricks);
    let label = Label::new("nötig", "needed").of(language);
    if needed.is_empty() {
        return format!("{augen} Augen, {tricks}");
    }
    format!("{augen} Augen, {tricks}; {label} {needed}")
}

fn tricks(language: Language, count: u32) -> String {
    let name = if count == 1 {
        Label::new("Stich", "trick")
    } else {
        Label::new("Stiche", "tricks")
    };
    format!("{count} {}", name.of(language))
}

fn items(language: Language, settlement: &v1::Settlement) -> Sheet {
    let mut sheet = Sheet::new(
        [
            (Label::new("Punkte für", "Points for"), Side::Left),
            (Label::new("Partei", "Party"), Side::Left),
            (Label::new("Punkte", "Points"), Side::Right),
            (Label::new("Regel", "Rule"), Side::Left),
            (Label::new("Quelle", "Source"), Side::Left),
        ]
        .map(|(label, side)| (label.of(language), side)),
    );
    for item in &settlement.items {
        let rule = item.rule.clone().unwrap_or_default();
        sheet.row(vec![
            Painted::plain(rule.text),
            Painted::plain(labels::party(item.party())),
            Painted::plain(item.points),
            Painted::plain(rule.rule_id),
            Painted::plain(rule.source),
        ]);
    }
    sheet
}

/// How the value comes about.
fn arithmetic(language: Language, settlement: &v1::Settlement) -> String {
    let v1::Settlement {
        base,
        doubling,
        special,
        bock_factor,
        value,
        ..
    } = settlement;
    let mut text = base.to_string();
    if *doubling > 1 {
        text = format!("{text} × {doubling}");
    }
    if *special != 0 {
        let sign = if *special < 0 { "-" } else { "+" };
        text = format!("{text} {sign} {}", special.unsigned_abs());
    }
    if *bock_factor > 1 {
        text = format!("({text}) × {bock_factor}");
    }
    let label = Label::new("Spielwert", "Value").of(language);
    if text == value.to_string() {
        return format!("{label}: {value}");
    }
    format!("{label}: {text} = {value}")
}
