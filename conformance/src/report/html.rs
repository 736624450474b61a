//! The report as one HTML page without scripts, in light and dark.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{badged, cell, faults, known, left_out};
use crate::{Badge, Book, Counts, Run};

const STYLE: &str = "
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.4 }
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { border: 1px solid #8886; padding: .25rem .6rem; text-align: left; vertical-align: top }
.earned, .right { background: #2a92 }
.missed, .wrong { background: #d332 }
.partial { background: #db32 }
pre { white-space: pre-wrap; margin: 0 }
small { opacity: .75 }
";

/// Counts, badges, failures with their rules, what was left out, and every rule with its
/// results.
fn page(run: &Run, book: &Book) -> Markup {
    let rule_sets = run.rule_sets();
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (run.name) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (run.name) }
                p { strong { (run.summary()) } br; (run.conditions()) }
                @for (entry, why) in run.out_of_date() {
                    p class="wrong" { "known failures: " (entry) " " (why) }
                }
                (levels(run))
                (failures(run, book))
                (listed("Known to fail", &known(run)))
                (listed("Not applicable", &left_out(run)))
                (rules(run, book, &rule_sets))
            }
        }
    }
}

/// The page as text.
pub fn html(run: &Run, book: &Book) -> String {
    page(run, book).into_string()
}

fn levels(run: &Run) -> Markup {
    let (levels, rule_sets) = badged(run);
    html! {
        table {
            tr { th { "level" } @for rule_set in &rule_sets { th { (rule_set) } } }
            @for level in levels {
                tr {
                    th { (level) }
                    @for rule_set in &rule_sets {
                        @let (badge, counts) = run.badge(level, rule_set);
                        @if badge == Badge::None { td {} }
                        @else { td class=(badge.name()) { (cell(Some(&counts))) } }
                    }
                }
            }
        }
    }
}

fn failures(run: &Run, book: &Book) -> Markup {
    let faults = faults(run);
    html! {
        @if !faults.is_empty() {
            h2 { "Failures" }
            table {
                tr { th { "case" } th { "what is different" } th { "rules" } }
                @for fault in &faults {
                    tr {
                        td {
                            strong { (fault.case.label()) } br;
                            (fault.case.name) br;
                            small { (fault.case.suite) }
                        }
                        td {
                            pre { (fault.difference.replace("; ", "\n")) }
                            small { (fault.case.why) }
                        }
                        td {
                            @for rule in &fault.case.rules {
                                p { (book.quote(rule, &fault.case.rule_set)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn listed(about: &str, reasons: &[(String, usize)]) -> Markup {
    html! {
        @if !reasons.is_empty() {
            h2 { (about) }
            table {
                tr { th { "cases" } th { "why" } }
                @for (reason, count) in reasons {
                    tr { td { (count) } td { (reason) } }
                }
            }
        }
    }
}

fn rules(run: &Run, book: &Book, rule_sets: &[&str]) -> Markup {
    html! {
        h2 { "Rules" }
        table {
            tr {
                th { "rule" } th { "title" }
                @for rule_set in rule_sets { th { (rule_set) } }
            }
            @for (rule, results) in run.rules() {
                tr {
                    th { (rule) } td { (book.title(rule)) }
                    @for rule_set in rule_sets {
                        @let counts = results.get(rule_set);
                        td class=(class(counts)) { (cell(counts)) }
                    }
                }
            }
        }
    }
}

fn class(counts: Option<&Counts>) -> &'static str {
    match counts {
        Some(counts) if counts.failed + counts.known > 0 => "wrong",
        Some(counts) if counts.passed > 0 => "right",
        Some(_) | None => "",
    }
}
