//! The report that people read where they started the run.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use comfy_table::Table;
use comfy_table::presets::NOTHING;

use super::{Fault, badged, cell, faults, known, left_out};
use crate::{Badge, Book, Run};

const WRONG: Style = AnsiColor::Red.on_default().bold();
const RIGHT: Style = AnsiColor::Green.on_default().bold();
const NAME: Style = Style::new().bold();
const ASIDE: Style = Style::new().dimmed();

/// How many failures are told in full; the rest is named.
const IN_FULL: usize = 25;

/// Failures first, then what was left out, the badges, and a line of counts.
pub fn terminal(run: &Run, book: &Book) -> String {
    let mut text = String::new();
    let faults = faults(run);
    for fault in faults.iter().take(IN_FULL) {
        told(&mut text, fault, book);
    }
    if let Some(rest) = faults.get(IN_FULL..).filter(|it| !it.is_empty()) {
        line(&mut text, WRONG, &format!("and {} more:", rest.len()));
        for Fault { case, .. } in rest {
            let _ = writeln!(text, "  {} {}", case.label(), case.name);
        }
        text.push('\n');
    }
    for (entry, why) in run.out_of_date() {
        let about = format!("known failures: {entry} {why}");
        line(&mut text, WRONG, &about);
    }
    listed(&mut text, "known to fail", &known(run));
    listed(&mut text, "not applicable", &left_out(run));
    badges(&mut text, run);
    let style = if run.is_faulty() || run.is_empty() {
        WRONG
    } else {
        RIGHT
    };
    line(&mut text, ASIDE, &run.conditions());
    line(&mut text, style, &run.summary());
    text
}

fn told(text: &mut String, Fault { case, difference }: &Fault<'_>, book: &Book) {
    let _ = writeln!(
        text,
        "{WRONG}FAILED{WRONG:#} {NAME}{}{NAME:#} {}  {ASIDE}{}{ASIDE:#}",
        case.label(),
        case.name,
        case.suite
    );
    for part in difference.split("; ") {
        let _ = writeln!(text, "  {}", part.replace('\n', "\n  "));
    }
    let _ = writeln!(text, "  {}", case.why);
    for rule in &case.rules {
        let quote = book.quote(rule, &case.rule_set);
        let _ = writeln!(text, "  {ASIDE}{quote}{ASIDE:#}");
    }
    text.push('\n');
}

fn listed(text: &mut String, about: &str, reasons: &[(String, usize)]) {
    if reasons.is_empty() {
        return;
    }
    line(text, NAME, &format!("{about}:"));
    for (reason, count) in reasons {
        let _ = writeln!(text, "  {count:>5}  {reason}");
    }
    text.push('\n');
}

fn badges(text: &mut String, run: &Run) {
    let (levels, rule_sets) = badged(run);
    if levels.is_empty() {
        return;
    }
    let mut table = Table::new();
    table.load_preset(NOTHING);
    let header = [""].into_iter().chain(rule_sets.iter().copied());
    table.set_header(header);
    for level in levels {
        let cells = rule_sets.iter().map(|rule_set| {
            let (badge, counts) = run.badge(level, rule_set);
            match badge {
                Badge::None => "-".to_owned(),
                Badge::Partial => format!("({})", cell(Some(&counts))),
                Badge::Earned | Badge::Missed => cell(Some(&counts)),
            }
        });
        table.add_row([level.name().to_owned()].into_iter().chain(cells));
    }
    let _ = writeln!(text, "{}\n", table.trim_fmt());
}

fn line(text: &mut String, style: Style, line: &str) {
    let _ = writeln!(text, "{style}{line}{style:#}");
}
