//! How options of the vectors are spelled by the service: `tests/vectors/README.md`
//! says where that differs, `docs/RULE_SETS.md` lists the words of the service, and
//! `docs/OPTIONS_HASH.md` has the published rule sets in them.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use doko_harness::{OptionEntry, OptionList, vectors_dir};
use serde_json::Value;

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

/// The words of the service where vectors have others: by option and value.
struct Spellings(BTreeMap<(String, String), String>);

impl Spellings {
    fn read() -> Spellings {
        let readme = text("tests/vectors/README.md");
        let mut spellings = BTreeMap::new();
        for (option, cell) in table(&readme, "\n| option | in a vector: in the service |\n") {
            for pair in cell.trim_end_matches(" |").split("; ") {
                let (vector, service) = pair.split_once("`: `").unwrap();
                let key = (option.to_owned(), vector.trim_matches('`').to_owned());
                let again = spellings.insert(key, service.trim_matches('`').to_owned());
                assert_eq!(again, None, "{option}, {pair}");
            }
        }
        Spellings(spellings)
    }

    /// The words of the service for a value of a vector, each with its option or
    /// field; numbers and lists of them stand for themselves.
    fn words(&self, option: &str, value: &Value) -> Vec<(String, String)> {
        let plain = match value {
            Value::Object(fields) => {
                let of = |(field, value)| self.words(&format!("{option}.{field}"), value);
                return fields.iter().flat_map(of).collect();
            }
            Value::Array(entries) => {
                let of = |entry| self.words(option, entry);
                return entries.iter().flat_map(of).collect();
            }
            Value::String(word) => word.clone(),
            Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
        };
        let key = (option.to_owned(), plain);
        let word = self.0.get(&key).unwrap_or(&key.1).clone();
        vec![(option.to_owned(), word)]
    }
}

/// Whether the cell of `docs/RULE_SETS.md` lists this word, or is about a number like it.
fn lists(cell: &str, field: Option<&str>, word: &str) -> bool {
    let before = field.map(|it| format!("{it}:")).unwrap_or_default();
    let bound = word.trim_end_matches(|it: char| it.is_ascii_digit());
    word.parse::<u32>().is_ok()
        || cell.contains(&format!("`{before}{word}`: "))
        || bound != word && cell.contains(&format!("`{before}{bound}n`: "))
}

#[test]
fn every_value_of_a_vector_is_a_word_of_the_service() {
    let spellings = Spellings::read();
    let rule_sets = text("docs/RULE_SETS.md");
    let rows: BTreeMap<&str, &str> = table(&rule_sets, "\n## The options\n")
        .into_iter()
        .collect();
    for entry in &OptionList::load(&vectors_dir()).unwrap().options {
        let cell = rows[entry.option.as_str()];
        for (option, word) in values(entry).flat_map(|it| spellings.words(&entry.option, it)) {
            let field = option.strip_prefix(&format!("{}.", entry.option));
            assert!(lists(cell, field, &word), "{option}: {word}");
        }
    }
}

fn values(entry: &OptionEntry) -> impl Iterator<Item = &Value> {
    entry.values.iter().map(|shown| &shown.value)
}

#[test]
fn the_published_rule_sets_are_spelled_alike() {
    let spellings = Spellings::read();
    let page = text("docs/OPTIONS_HASH.md");
    let options = OptionList::load(&vectors_dir()).unwrap().options;
    let mut compared = BTreeSet::new();
    for rule_set in ["ddv-tsr", "dokoland-liga", "palast", "vln"] {
        let (_, rest) = page
            .split_once(&format!("\n`{rule_set}`, edition "))
            .unwrap();
        let (_, rest) = rest.split_once("```text\n").unwrap();
        let (canonical, _) = rest.split_once("```").unwrap();
        let lines: BTreeMap<&str, &str> = canonical
            .lines()
            .map(|line| line.split_once('=').unwrap())
            .collect();
        for entry in &options {
            let Some(value) = entry.rule_sets.get(rule_set) else {
                continue;
            };
            let words = spellings.words(&entry.option, value);
            let words: Vec<&str> = words.iter().map(|(_, word)| word.as_str()).collect();
            let option = entry.option.as_str();
            assert_eq!(words.join(","), lines[option], "{option} of {rule_set}");
            compared.insert(option);
        }
    }
    assert_eq!(compared.len(), options.len());
}

/// No row is about a value that no vector has, and none says what is the same anyway.
#[test]
fn every_spelling_is_needed() {
    let used: BTreeSet<(String, String)> = OptionList::load(&vectors_dir())
        .unwrap()
        .options
        .iter()
        .flat_map(|entry| {
            let as_is = Spellings(BTreeMap::new());
            let words = values(entry).flat_map(|it| as_is.words(&entry.option, it));
            words.collect::<Vec<_>>()
        })
        .collect();
    for (key, word) in &Spellings::read().0 {
        assert!(used.contains(key), "{key:?}");
        assert_ne!(key.1, *word, "{key:?}");
    }
}
