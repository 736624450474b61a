//! What a game is worth, item by item.

use std::io::{self, Write};

use doko_proto::v1;
use doko_proto::v1::party_result::Threshold;

use super::paint::{BOLD, painted};
use super::sheet::{Side, sheet};
use super::words;
use crate::arguments::Language;

pub(super) fn print(
    out: &mut dyn Write,
    language: Language,
    settlement: &v1::Settlement,
) -> io::Result<()> {
    let result = words::result(language, settlement.result());
    writeln!(out, "{}", painted(BOLD, result))?;
    let sides = [("Re", &settlement.re), ("Kontra", &settlement.kontra)];
    for (party, result) in sides {
        if let Some(result) = result {
            writeln!(out, "  {party}: {}", had(language, result))?;
        }
    }
    for rule in settlement
        .decided_by
        .iter()
        .filter(|it| !it.text.is_empty())
    {
        writeln!(out, "  {}", rule.text)?;
    }
    if settlement.items.is_empty() && settlement.result() == v1::GameResult::Redeal {
        return Ok(());
    }
    writeln!(out, "\n{}", items(language, settlement))?;
    writeln!(out, "{}", arithmetic(language, settlement))?;
    let points = (1..).zip(&settlement.points);
    let points =
        points.map(|(seat, points)| format!("{} {points:+}", words::title(language, seat)));
    let points = points.collect::<Vec<_>>().join(", ");
    writeln!(out, "{}", painted(BOLD, points))
}

fn had(language: Language, result: &v1::PartyResult) -> String {
    let tricks = |count| match count {
        1 => format!("1 {}", language.of("Stich", "trick")),
        _ => format!("{count} {}", language.of("Stiche", "tricks")),
    };
    let needed = language.of("nötig", "needed");
    let needed = match result.threshold {
        None => String::new(),
        Some(Threshold::AugenNeeded(augen)) => format!("; {needed} {augen} Augen"),
        Some(Threshold::TricksNeeded(count)) => format!("; {needed} {}", tricks(count)),
    };
    format!("{} Augen, {}{needed}", result.augen, tricks(result.tricks))
}

fn items(language: Language, settlement: &v1::Settlement) -> String {
    let head = [
        (language.of("Punkte für", "Points for"), Side::Left),
        (language.of("Partei", "Party"), Side::Left),
        (language.of("Punkte", "Points"), Side::Right),
        (language.of("Regel", "Rule"), Side::Left),
        (language.of("Quelle", "Source"), Side::Left),
    ]
    .map(|(title, side)| (title.to_owned(), side));
    let rows = settlement.items.iter().map(|item| {
        let rule = item.rule.clone().unwrap_or_default();
        let party = words::party(item.party()).to_owned();
        vec![
            rule.text,
            party,
            item.points.to_string(),
            rule.rule_id,
            rule.source,
        ]
    });
    sheet(&head, &rows.collect::<Vec<_>>())
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
    let label = language.of("Spielwert", "Value");
    if text == value.to_string() {
        return format!("{label}: {value}");
    }
    format!("{label}: {text} = {value}")
}
