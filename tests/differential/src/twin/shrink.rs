//! A disagreement, made small.

use doko_reference::options::Options;
use doko_reference::presets;
use doko_reference::record::Record;
use doko_reference::sound::is_sound;

use super::written::{question, written};
use super::{Coverage, Disagreement, compare};

/// A disagreement with the least that shows it, and the question for a file of vectors.
///
/// The answer is left to whoever has read the rule. The game ends where it happens, what was said after it falls away, and every option
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
    let differs = written(&options, &base);
    let question = question(&found.asked, name, differs, &options, &record);
    let question = serde_json::to_string_pretty(&question).unwrap_or_default();
    format!(
        "{found}  \"question\": {}\n",
        question.replace('\n', "\n  ")
    )
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
