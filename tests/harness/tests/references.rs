//! What the vectors refer to exists.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use std::collections::BTreeSet;
use std::fs;

use doko_harness::{load, vectors_dir};

/// A file of this project, by its path from the root.
fn text(path: &str) -> String {
    let root = vectors_dir().join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What each line that begins with `before` goes on with, up to `after`.
fn names(text: &str, before: &str, after: &str) -> BTreeSet<String> {
    let named = text.lines().filter_map(|line| {
        let (name, _) = line.trim_start().strip_prefix(before)?.split_once(after)?;
        Some(name.to_owned())
    });
    named.collect()
}

/// What can be referred to, by the word before the reference.
struct Known {
    rules: BTreeSet<String>,
    options: BTreeSet<String>,
    reasons: BTreeSet<String>,
    readings: BTreeSet<String>,
}

impl Known {
    fn read() -> Known {
        let rule_sets = text("docs/RULE_SETS.md");
        let (_, options) = rule_sets.split_once("\n## The options\n").unwrap();
        let verdict = text("proto/doppelkopf/rules/v1/verdict.proto");
        let known = Known {
            rules: names(&text("docs/RULES.md"), "### ", ":"),
            options: names(options, "| `", "`"),
            reasons: names(&verdict, "REASON_", " ="),
            readings: names(&text("docs/READINGS.md"), "| AMB-", " "),
        };
        assert!(known.rules.contains("FOLLOW-2"));
        assert!(known.options.contains("dulle_tie"));
        assert!(known.reasons.contains("REVOKE"));
        assert!(known.readings.contains("V1"));
        known
    }

    /// Whether this part of a source, such as `RULES FOLLOW-2, FOLLOW-5`, resolves.
    /// Paragraphs of the texts of others cannot be looked up here.
    fn resolves(&self, part: &str) -> bool {
        let (kind, names) = part.split_once(' ').unwrap_or((part, ""));
        let all = |has: &dyn Fn(&str) -> bool| names.split(',').all(|name| has(name.trim()));
        match kind {
            "RULES" => all(&|name| name.split(" to ").all(|id| self.rules.contains(id))),
            "OPTIONS" => all(&|name| self.options.contains(name)),
            "REASONS" => all(&|name| self.reasons.contains(name)),
            "READINGS" => all(&|name| {
                let number = name.strip_prefix("AMB-");
                number.is_some_and(|it| self.readings.contains(it))
            }),
            _ => ["TSR", "Dokoland", "VLN", "Palast", "FreeDoko", "Played on"]
                .iter()
                .any(|text| part.starts_with(text)),
        }
    }
}

#[test]
fn every_source_resolves() {
    let known = Known::read();
    let suites = load(&vectors_dir()).unwrap();
    let vectors = suites.iter().flat_map(|suite| &suite.vectors);
    let dead: Vec<String> = vectors
        .flat_map(|vector| {
            let parts = vector.source.split("; ");
            let dead = parts.filter(|part| !known.resolves(part));
            dead.map(|part| format!("{}: {part}", vector.id))
        })
        .collect();
    assert!(dead.is_empty(), "{dead:#?}");
}

#[test]
fn a_reference_to_nothing_is_noticed() {
    let known = Known::read();
    assert!(known.resolves("RULES SCORE-1 to SCORE-4, PEN-8"));
    assert!(known.resolves("TSR 5.2.2, 2.3.4"));
    for part in [
        "RULES 10.2 bock",
        "RULES FOLLOW-2, section 14",
        "OPTIONS bocks",
        "REASONS NOT",
        "READINGS AMB-V99",
        "READINGS V1",
        "the book",
    ] {
        assert!(!known.resolves(part), "{part}");
    }
}

#[test]
fn readings_name_the_rules_that_hold_them() {
    let known = Known::read();
    let page = text("docs/READINGS.md");
    let rows = page.lines().filter(|line| line.starts_with("| AMB-"));
    let dead: Vec<&str> = rows
        .filter(|row| {
            let rules = row.split('|').nth_back(1).unwrap();
            !known.resolves(&format!("RULES {}", rules.trim()))
        })
        .collect();
    assert!(dead.is_empty(), "{dead:#?}");
}

/// Every reading is there because an answer hangs on it, and `SOURCES.md` cites no other.
#[test]
fn readings_are_those_that_are_cited() {
    let known = Known::read();
    let suites = load(&vectors_dir()).unwrap();
    let mut citing = text("tests/vectors/SOURCES.md");
    for vector in suites.iter().flat_map(|suite| &suite.vectors) {
        citing.push_str(&vector.source);
        citing.push(' ');
    }
    let cited = citing.split("AMB-").skip(1).map(|rest| {
        let end = rest.find(|it: char| !it.is_ascii_alphanumeric());
        rest[..end.unwrap_or(rest.len())].to_owned()
    });
    assert_eq!(cited.collect::<BTreeSet<_>>(), known.readings);
}
