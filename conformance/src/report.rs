//! What a run has shown, for people and for machines.

mod html;
mod json;
mod junit;
mod markdown;
mod terminal;

pub use html::html;
pub use json::json;
pub use junit::junit;
pub use markdown::markdown;
pub use terminal::terminal;

pub(crate) use json::counts_as_json;
pub(crate) use markdown::{header, plain};

use std::collections::BTreeMap;

use crate::{Badge, Case, Counts, Level, Outcome, Run};

/// A case that is not as it should be, in words.
struct Fault<'r> {
    case: &'r Case,
    /// What is different.
    difference: String,
}

/// All that is not as it should be.
fn faults(run: &Run) -> Vec<Fault<'_>> {
    let faults = run.checked.iter().filter_map(|it| {
        let difference = match &it.outcome {
            Outcome::Failed(difference) => difference.clone(),
            Outcome::Mended { reason } => mended(reason),
            Outcome::Passed | Outcome::KnownToFail { .. } | Outcome::NotApplicable(_) => {
                return None;
            }
        };
        Some(Fault {
            case: &it.case,
            difference,
        })
    });
    faults.collect()
}

/// The case is on a list that it should leave.
fn mended(reason: &str) -> String {
    format!("it passes, but is listed as known to fail: {reason}")
}

/// Why cases were not compared, and how many were not for each reason, most first.
fn left_out(run: &Run) -> Vec<(String, usize)> {
    counted(run, |outcome| match outcome {
        Outcome::NotApplicable(reason) => Some(reason),
        Outcome::Passed
        | Outcome::Failed(_)
        | Outcome::KnownToFail { .. }
        | Outcome::Mended { .. } => None,
    })
}

/// Why cases are known to fail, and how many are for each reason, most first.
fn known(run: &Run) -> Vec<(String, usize)> {
    counted(run, |outcome| match outcome {
        Outcome::KnownToFail { reason, .. } => Some(reason),
        Outcome::Passed
        | Outcome::Failed(_)
        | Outcome::NotApplicable(_)
        | Outcome::Mended { .. } => None,
    })
}

fn counted(run: &Run, reason: fn(&Outcome) -> Option<&String>) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<&String, usize> = BTreeMap::new();
    for reason in run.checked.iter().filter_map(|it| reason(&it.outcome)) {
        *counts.entry(reason).or_default() += 1;
    }
    let mut counts: Vec<_> = counts
        .into_iter()
        .map(|(reason, count)| (reason.clone(), count))
        .collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts
}

/// The levels and the rule sets of which anything was compared: the table of badges has these.
fn badged(run: &Run) -> (Vec<Level>, Vec<&str>) {
    let is_there = |level, rule_set: &str| run.badge(level, rule_set).0 != Badge::None;
    let rule_sets = run.rule_sets();
    let levels = Level::ALL.into_iter();
    let levels = levels.filter(|&level| rule_sets.iter().any(|it| is_there(level, it)));
    let levels: Vec<Level> = levels.collect();
    let rule_sets = rule_sets.into_iter();
    let rule_sets = rule_sets.filter(|it| levels.iter().any(|&level| is_there(level, it)));
    let rule_sets = rule_sets.collect();
    (levels, rule_sets)
}

/// Counts of a rule or a level as a cell of a table.
fn cell(counts: Option<&Counts>) -> String {
    let Some(counts) = counts else {
        return String::new();
    };
    let compared = counts.all() - counts.not_applicable;
    match (compared, compared - counts.passed) {
        (0, _) => "n/a".to_owned(),
        (all, 0) => format!("✓ {all}"),
        (all, wrong) => format!("✗ {wrong} of {all}"),
    }
}
