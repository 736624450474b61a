//! The cases that pages and the help name as examples exist.

use std::process::Command;

use doko_conformance::{Case, cases};

const PAGES: [(&str, &str); 4] = [
    ("README.md", include_str!("../README.md")),
    ("PROTOCOL.md", include_str!("../PROTOCOL.md")),
    ("docs/LIBRARY.md", include_str!("../docs/LIBRARY.md")),
    ("docs/SERVER.md", include_str!("../docs/SERVER.md")),
];

/// The patterns in a text that begin like the id of a case: `C-01/b (ddv-tsr)`, `H-*`.
fn patterns(text: &str) -> Vec<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut found = Vec::new();
    for (at, _) in text.match_indices('-') {
        let (before, rest) = text.split_at(at);
        let mut before = before.chars().rev();
        let letter = before.next().filter(char::is_ascii_uppercase);
        let is_word = before.next().is_some_and(|it| it.is_ascii_alphanumeric());
        let Some(letter) = letter.filter(|_| !is_word) else {
            continue;
        };
        let of_id = |it: char| it.is_ascii_digit() || "-*/".contains(it);
        let end = rest.find(|it| !of_id(it)).unwrap_or(rest.len());
        let (id, rest) = rest.split_at(end);
        if !id.contains(|it: char| it.is_ascii_digit() || it == '*') {
            continue;
        }
        let (part, rest) = match rest.chars().next() {
            Some(it) if id.ends_with('/') => rest.split_at(it.len_utf8()),
            Some(_) | None => ("", rest),
        };
        let rule_set = rest.strip_prefix(" (").and_then(|it| it.split_once(')'));
        let rule_set = rule_set.map(|(name, _)| format!(" ({name})"));
        found.push(format!(
            "{letter}{id}{part}{}",
            rule_set.unwrap_or_default()
        ));
    }
    found
}

fn assert_meant(place: &str, text: &str, all: &[Case]) -> usize {
    let patterns = patterns(text);
    for pattern in &patterns {
        let is_there = all.iter().any(|it| it.is_meant_by(pattern));
        assert!(is_there, "{place}: no case is {pattern}");
    }
    patterns.len()
}

#[test]
fn the_cases_of_pages_exist() {
    let all = cases(None).unwrap();
    let found = PAGES.map(|(page, text)| assert_meant(page, text, &all));
    assert!(found.iter().sum::<usize>() >= 6, "{found:?}");
}

#[test]
fn the_cases_of_the_help_exist() {
    let all = cases(None).unwrap();
    let help = Command::new(env!("CARGO_BIN_EXE_doko-conformance"))
        .arg("--help")
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert_eq!(assert_meant("--help", &help, &all), 3, "{help}");
}
