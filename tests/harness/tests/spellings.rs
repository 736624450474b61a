//! Options of the vectors have the values of `docs/RULE_SETS.md`, and `docs/OPTIONS_HASH.md`
//! has the published rule sets in them.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use doko_harness::{OptionList, vectors_dir};

/// A file of this project, by its path from the root.
fn text(path: &str) -> String {
    let root = vectors_dir().join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Option and further cells of the rows of the table after this line.
fn table<'a>(text: &'a str, after: &str) -> Vec<(&'a str, &'a str)> {
    let (_, rest) = text.split_once(after).unwrap();
    let lines = rest.lines().skip_while(|line| !line.starts_with("| `"));
    lines
        .map_while(|line| line.strip_prefix("| `")?.split_once("` | "))
        .collect()
}

/// Whether the cell of `docs/RULE_SETS.md` lists this value, a list or parts entry by entry, or
/// is about a number like it.
fn lists(cell: &str, value: &str) -> bool {
    value.split(';').all(|part| {
        let (name, entries) = part.split_at(part.find(':').map_or(0, |it| it + 1));
        entries.split([',', '&']).all(|word| {
            let digits = word.trim_end_matches(|it: char| it.is_ascii_digit());
            let bound = word.find('=').map_or(digits, |at| word.split_at(at + 1).0);
            word.is_empty()
                || word.parse::<u32>().is_ok()
                || cell.contains(&format!("`{name}{word}`: "))
                || bound != word && cell.contains(&format!("`{name}{bound}n`: "))
        })
    })
}

#[test]
fn every_value_is_one_of_the_service() {
    let rule_sets = text("docs/RULE_SETS.md");
    let rows: BTreeMap<&str, &str> = table(&rule_sets, "\n## The options\n")
        .into_iter()
        .collect();
    for entry in &OptionList::load(&vectors_dir()).unwrap().options {
        let cell = rows[entry.option.as_str()];
        for shown in &entry.values {
            assert!(
                lists(cell, &shown.value),
                "{}: {}",
                entry.option,
                shown.value
            );
        }
    }
}

#[test]
fn the_published_rule_sets_are_those_of_the_service() {
    let page = text("docs/OPTIONS_HASH.md");
    let options = OptionList::load(&vectors_dir()).unwrap().options;
    let mut compared = BTreeSet::new();
    for rule_set in ["ddv-tsr", "dokoland-liga", "palast", "vln"] {
        let (_, rest) = page
            .split_once(&format!("\n`{rule_set}`, edition "))
            .unwrap();
        let (_, rest) = rest.split_once("```text\n").unwrap();
        let (canonical, _) = rest.split_once("```").unwrap();
        for entry in &options {
            if let Some(value) = entry.rule_sets.get(rule_set) {
                let line = format!("{}={value}", entry.option);
                assert!(
                    canonical.lines().any(|it| it == line),
                    "{line} of {rule_set}"
                );
                compared.insert(&entry.option);
            }
        }
    }
    assert_eq!(compared.len(), options.len());
}
