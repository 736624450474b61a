//! The same as tables of Markdown, as `docs/BENCHMARKS.md` has them: one row for each
//! comparison.

use std::fmt::Write as _;

use crate::instructions::Count;
use crate::number::number;
use crate::rounds::{Comparison, Spread};

const COMPARISONS: &str = "| | per second | baseline, per second | ratio, by time of the core where it \
    is known | target | |\n|---|---|---|---|---|---|\n";

/// A row for each of them; the ratio is the one that is judged.
pub(crate) fn comparisons<'c>(all: impl Iterator<Item = &'c Comparison>) -> String {
    let mut text = COMPARISONS.to_owned();
    for comparison in all {
        let median = |side: fn(&Comparison) -> Option<Spread>| {
            side(comparison).map_or_else(String::new, |it| number(it.median, 0))
        };
        let own = median(|it| Spread::of(it.rounds.iter().map(|round| round.per_second)));
        let other = median(|it| Spread::of(it.rounds.iter().map(|it| it.baseline_per_second)));
        let Some(Spread { median, min, max }) = comparison.cpu_ratio().or(comparison.ratio())
        else {
            continue;
        };
        let (floor, verdict) = match comparison.floor {
            Some(floor) if comparison.is_good() => (floor.to_string(), "met"),
            Some(floor) => (floor.to_string(), "missed"),
            None => (String::new(), ""),
        };
        let Comparison { what, baseline, .. } = comparison;
        // A `String` takes all that is written to it.
        let _ = writeln!(
            text,
            "| {what} | {own} | {baseline}: {other} | **{median:.3}** ({min:.3} to {max:.3}) | \
             {floor} | {verdict} |"
        );
    }
    text
}

/// A row for each of them.
pub(crate) fn counts(all: &[Count]) -> String {
    let mut text = "| instructions | counted | budget |\n|---|---|---|\n".to_owned();
    for count in all {
        let counted = number(count.instructions as f64, 0);
        let budget = count.budget.map(|it| number(it as f64, 0));
        let budget = budget.unwrap_or_default();
        // A `String` takes all that is written to it.
        let _ = writeln!(text, "| {} | {counted} | {budget} |", count.what);
    }
    text
}

/// A row for each figure: what it is, its spread, the most that it may be.
#[cfg(feature = "service")]
pub(crate) fn program(program: &crate::service::program::Program) -> String {
    let mut text =
        "| `doko-server` | median | min | max | less than |\n|---|---|---|---|---|\n".to_owned();
    for figure in program.figures() {
        let Spread { median, min, max } = figure.spread;
        // A `String` takes all that is written to it.
        let _ = writeln!(
            text,
            "| {} | {median:.1} | {min:.1} | {max:.1} | {} |",
            figure.what, figure.most
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rounds::Round;

    #[test]
    fn a_row_has_what_is_judged() {
        let round = Round {
            per_second: 80_000.0,
            baseline_per_second: 100_000.0,
            per_cpu_second: Some([90.0, 100.0]),
        };
        let comparison = Comparison {
            what: "this",
            baseline: "that",
            unit: "calls/s",
            rounds: vec![round],
            floor: Some(0.9),
            goal: None,
        };
        let text = comparisons([comparison].iter());
        let row = "| this | 80,000 | that: 100,000 | **0.900** (0.900 to 0.900) | 0.9 | met |\n";
        assert!(text.ends_with(row), "{text}");
    }
}
