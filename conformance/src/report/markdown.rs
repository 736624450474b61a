//! The report as Markdown, for a summary of continuous integration.

use std::fmt::Write as _;

use super::{badged, cell, faults, known, left_out};
use crate::{Badge, Book, Run};

/// Counts, badges, failures, what was left out, and every rule with its results.
pub fn markdown(run: &Run, book: &Book) -> String {
    let mut text = format!(
        "# {}\n\n{}\n\n{}\n\n",
        plain(&run.name),
        plain(&run.summary()),
        plain(&run.conditions())
    );
    for (entry, why) in run.out_of_date() {
        let _ = writeln!(text, "- known failures: {} {why}", plain(entry));
    }
    if !run.out_of_date().is_empty() {
        text.push('\n');
    }
    let (levels, badged) = badged(run);
    header(&mut text, &["level"], &badged);
    for level in levels {
        let _ = write!(text, "| {level} |");
        for rule_set in &badged {
            let (badge, counts) = run.badge(level, rule_set);
            let cell = match badge {
                Badge::None => String::new(),
                Badge::Partial => format!("({})", cell(Some(&counts))),
                Badge::Earned | Badge::Missed => cell(Some(&counts)),
            };
            let _ = write!(text, " {cell} |");
        }
        text.push('\n');
    }
    let rule_sets = run.rule_sets();
    let faults = faults(run);
    if !faults.is_empty() {
        text.push_str("\n## Failures\n\n| case | what is different | rules |\n|---|---|---|\n");
        for fault in &faults {
            let case = fault.case;
            let _ = writeln!(
                text,
                "| {} {} | {} | {} |",
                fault.case.label(),
                case.name,
                plain(&fault.difference),
                case.rules.join(", ")
            );
        }
    }
    listed(&mut text, "Known to fail", &known(run));
    listed(&mut text, "Not applicable", &left_out(run));
    text.push_str("\n## Rules\n\n");
    header(&mut text, &["rule", "title"], &rule_sets);
    for (rule, results) in run.rules() {
        let _ = write!(text, "| {rule} | {} |", plain(book.title(rule)));
        for rule_set in &rule_sets {
            let _ = write!(text, " {} |", cell(results.get(rule_set)));
        }
        text.push('\n');
    }
    text
}

/// The first lines of a table.
pub(crate) fn header(text: &mut String, first: &[&str], rest: &[&str]) {
    let columns = [first, rest].concat();
    let _ = writeln!(text, "| {} |", columns.join(" | "));
    let _ = writeln!(text, "|{}", "---|".repeat(columns.len()));
}

fn listed(text: &mut String, about: &str, reasons: &[(String, usize)]) {
    if reasons.is_empty() {
        return;
    }
    let _ = writeln!(text, "\n## {about}\n\n| cases | why |\n|---|---|");
    for (reason, count) in reasons {
        let _ = writeln!(text, "| {count} | {} |", plain(reason));
    }
}

/// A text in a cell of a table.
pub(crate) fn plain(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}
