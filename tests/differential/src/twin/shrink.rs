//! A disagreement, made small.

use doko_reference::options::Options;
use doko_reference::presets;
use doko_reference::record::Record;

use super::drawn::is_sound;
use super::{Coverage, Disagreement, compare};

/// A disagreement with the least that shows it, printed as a record of the vectors.
///
/// The game ends where it happens, what was said after it falls away, and every option
/// that does not matter has the value of the nearest published rule set.
#[must_use]
pub fn shrink(options: &Options, record: &Record, found: &Disagreement) -> String {
    let mut options = options.clone();
    let mut record = record.clone();
    let mut found = found.clone();
    let kind = found.kind();
    let again = |options: &Options, record: &Record| {
        let outcome = compare(options, record, &mut Coverage::default());
        outcome.err().filter(|other| other.kind() == kind)
    };
    let mut cut = record.clone();
    cut.plays.truncate(found.plays);
    cut.extras.retain(|line| at(line) <= found.plays);
    if found.plays == 0 {
        cut.said.truncate(found.said);
    }
    let rest = record.plays.get(found.plays).cloned();
    if again(&options, &cut).is_some() {
        record = cut;
    } else {
        cut.plays.extend(rest);
        if again(&options, &cut).is_some() {
            record = cut;
        }
    }
    for index in (0..record.extras.len()).rev() {
        let mut fewer = record.clone();
        fewer.extras.remove(index);
        if again(&options, &fewer).is_some() {
            record = fewer;
        }
    }
    let (name, base) = nearest(&options);
    for option in Options::NAMES {
        let mut plain = options.clone();
        let value = base.get(option).unwrap_or_default();
        if plain.set(option, &value).is_ok() && is_sound(&plain) && again(&plain, &record).is_some()
        {
            options = plain;
        }
    }
    if let Some(last) = again(&options, &record) {
        found = last;
    }
    let mut text = format!("{found}");
    text += &format!("  rule set: {name}");
    for option in Options::NAMES {
        let (own, usual) = (options.get(option), base.get(option));
        if own != usual {
            text += &format!(", {option} = {}", own.unwrap_or_default());
        }
    }
    text += "\n";
    text += &json(name, &record);
    text
}

fn at(line: &str) -> usize {
    let number = line.split(':').next().and_then(|it| it.parse().ok());
    number.unwrap_or_default()
}

/// The published rule set with the most options in common.
fn nearest(options: &Options) -> (&'static str, Options) {
    let all = [
        ("ddv-tsr", presets::ddv_tsr()),
        ("dokoland-liga", presets::dokoland_liga()),
        ("palast", presets::palast()),
        ("vln", presets::vln()),
    ];
    let in_common = |other: &Options| {
        let names = Options::NAMES.iter();
        names
            .filter(|name| other.get(name) == options.get(name))
            .count()
    };
    let best = all.into_iter().max_by_key(|(_, other)| in_common(other));
    best.unwrap_or_else(|| ("vln", presets::vln()))
}

/// The record as the vectors have it.
fn json(rule_set: &str, record: &Record) -> String {
    let texts = |list: &[String]| {
        let quoted: Vec<String> = list.iter().map(|it| format!("\"{it}\"")).collect();
        format!("[{}]", quoted.join(", "))
    };
    let mut lines = vec![format!("\"ruleSet\": \"{rule_set}\"")];
    if !record.open.is_empty() {
        lines.push(format!("\"openPflichtsolo\": {}", texts(&record.open)));
    }
    if let Some(seat) = record.vorfuehrung {
        lines.push(format!("\"vorfuehrung\": {}", seat + 1));
    }
    lines.push(format!("\"hands\": {}", texts(&record.hands)));
    lines.push(format!("\"said\": {}", texts(&record.said)));
    lines.push(format!("\"plays\": \"{}\"", record.plays.join(" ")));
    lines.push(format!("\"extras\": {}", texts(&record.extras)));
    if !record.claim_order.is_empty() {
        lines.push(format!("\"claimOrder\": \"{}\"", record.claim_order));
    }
    format!("  {{\n    {}\n  }}\n", lines.join(",\n    "))
}
