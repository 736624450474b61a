//! The vectors and their manifest hold together.

use std::collections::BTreeSet;
use std::fs;

use doko_harness::{
    Answer, Judge, Manifest, OptionList, Question, State, Vector, faults, load, run, vectors_dir,
};
use serde_json::{Map, Value};

/// How many worked cases each chapter has.
const WORKED_CASES: [(char, usize); 16] = [
    ('A', 9),
    ('B', 31),
    ('C', 15),
    ('D', 26),
    ('E', 20),
    ('F', 10),
    ('G', 12),
    ('H', 43),
    ('I', 23),
    ('J', 37),
    ('K', 25),
    ('L', 9),
    ('M', 10),
    ('N', 8),
    ('O', 8),
    ('P', 9),
];

/// How many rules `docs/RULES.md` has in each chapter.
const RULES: [(&str, usize); 19] = [
    ("MOD", 6),
    ("CARD", 9),
    ("TRUMP", 14),
    ("FOLLOW", 6),
    ("TRICK", 3),
    ("LEAD", 3),
    ("VORB", 13),
    ("AUC", 4),
    ("ARM", 11),
    ("THROW", 5),
    ("WED", 11),
    ("STILL", 4),
    ("SCHW", 12),
    ("ANN", 24),
    ("WIN", 8),
    ("SCORE", 44),
    ("LIST", 11),
    ("CLAIM", 11),
    ("PEN", 14),
];

/// The rules that no vector can show: how the cards are cut, and that a player
/// says for which party he speaks.
const BEYOND_VECTORS: [&str; 2] = ["CARD-7", "ANN-10"];

#[test]
fn every_rule_has_a_vector() {
    let suites = load(&vectors_dir()).unwrap();
    let shown: BTreeSet<&str> = suites
        .iter()
        .flat_map(|suite| &suite.vectors)
        .flat_map(|vector| vector.rules.iter().map(String::as_str))
        .collect();
    let rules: BTreeSet<String> = RULES
        .iter()
        .flat_map(|(chapter, count)| (1..=*count).map(move |n| format!("{chapter}-{n}")))
        .collect();
    let without: Vec<&str> = rules
        .iter()
        .map(String::as_str)
        .filter(|rule| !shown.contains(rule) && !BEYOND_VECTORS.contains(rule))
        .collect();
    assert!(without.is_empty(), "without a vector: {without:?}");
    let unknown: Vec<_> = shown.iter().filter(|it| !rules.contains(**it)).collect();
    assert!(unknown.is_empty(), "no such rules: {unknown:?}");
}

#[test]
fn every_vector_is_well_written() {
    let suites = load(&vectors_dir()).unwrap();
    let faults: Vec<String> = suites
        .iter()
        .flat_map(|suite| {
            suite
                .vectors
                .iter()
                .map(move |vector| (&suite.path, vector))
        })
        .flat_map(|(path, vector)| {
            faults(vector)
                .into_iter()
                .map(move |fault| format!("{path}: {fault}"))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn ids_are_unique() {
    let suites = load(&vectors_dir()).unwrap();
    let mut seen = BTreeSet::new();
    for vector in suites.iter().flat_map(|suite| &suite.vectors) {
        assert!(
            seen.insert(vector.label()),
            "{} stands twice",
            vector.label()
        );
    }
    assert!(!seen.is_empty());
}

#[test]
fn the_manifest_lists_every_worked_case_once() {
    let manifest = Manifest::load(&vectors_dir()).unwrap();
    let expected: Vec<String> = WORKED_CASES
        .iter()
        .flat_map(|(chapter, count)| (1..=*count).map(move |n| format!("{chapter}-{n:02}")))
        .collect();
    let listed: Vec<&str> = manifest
        .cases
        .iter()
        .map(|entry| entry.id.as_str())
        .collect();
    assert_eq!(listed, expected);
    assert_eq!(listed.len(), 295);
}

#[test]
fn the_manifest_agrees_with_the_vectors() {
    let suites = load(&vectors_dir()).unwrap();
    let manifest = Manifest::load(&vectors_dir()).unwrap();
    let have: BTreeSet<&str> = suites
        .iter()
        .flat_map(|suite| &suite.vectors)
        .map(|vector| vector.case())
        .collect();

    let mut listed = BTreeSet::new();
    for entry in manifest.cases.iter().chain(&manifest.own_cases) {
        assert!(
            listed.insert(entry.id.as_str()),
            "{} is listed twice",
            entry.id
        );
        match entry.state {
            State::Covered => assert!(have.contains(entry.id.as_str()), "{}: no vector", entry.id),
            State::Open => {
                assert!(
                    !have.contains(entry.id.as_str()),
                    "{} has a vector",
                    entry.id
                );
                assert!(
                    entry.reason.is_some(),
                    "{} is open without a reason",
                    entry.id
                );
            }
        }
    }
    let unlisted: Vec<_> = have.difference(&listed).collect();
    assert!(unlisted.is_empty(), "not in the manifest: {unlisted:?}");
}

#[test]
fn every_worked_case_is_covered() {
    let manifest = Manifest::load(&vectors_dir()).unwrap();
    let open: Vec<&str> = manifest
        .cases
        .iter()
        .filter(|entry| entry.state == State::Open)
        .map(|entry| entry.id.as_str())
        .collect();
    assert!(open.is_empty(), "without a vector: {open:?}");
}

#[test]
fn every_value_of_every_option_is_shown() {
    let suites = load(&vectors_dir()).unwrap();
    let list = OptionList::load(&vectors_dir()).unwrap();
    let vectors: Vec<&Vector> = suites.iter().flat_map(|suite| &suite.vectors).collect();
    let mut names = BTreeSet::new();
    for entry in &list.options {
        assert!(names.insert(&entry.option), "{} twice", entry.option);
        for shown in &entry.values {
            let what = format!("{} = {}", entry.option, shown.value);
            let asked: Vec<&&Vector> = vectors
                .iter()
                .filter(|vector| shown.vectors.contains(&vector.id))
                .collect();
            let known = |id: &String| asked.iter().any(|vector| vector.id == *id);
            assert!(shown.vectors.iter().all(known), "{what}: no such vector");
            assert!(
                asked
                    .iter()
                    .any(|vector| entry.applies(&shown.value, &vector.question)),
                "{what} is not shown"
            );
        }
    }
    let used = vectors
        .iter()
        .flat_map(|vector| vector.question.options().keys());
    let unlisted: Vec<&String> = used.filter(|name| !names.contains(name)).collect();
    assert!(unlisted.is_empty(), "not in options.json: {unlisted:?}");
}

#[test]
fn the_version_is_the_newest_that_the_changelog_has() {
    let read = |file| fs::read_to_string(vectors_dir().join(file)).unwrap();
    let changelog = read("CHANGELOG.md");
    let newest = changelog.lines().find_map(|line| line.strip_prefix("## "));
    let newest = newest.and_then(|it| it.split(' ').next());
    assert_eq!(newest, Some(read("VERSION").trim()));
}

#[test]
fn the_same_question_never_has_two_answers() {
    let suites = load(&vectors_dir()).unwrap();
    let mut seen: Vec<(&Question, &Vector, Map<String, Value>)> = Vec::new();
    for vector in suites.iter().flat_map(|suite| &suite.vectors) {
        let Value::Object(answer) = serde_json::to_value(&vector.answer).unwrap() else {
            panic!("{}: the answer is no object", vector.label());
        };
        for (_, other, said) in seen.iter().filter(|(asked, ..)| **asked == vector.question) {
            let differs =
                |(name, value): (&String, &Value)| said.get(name).is_some_and(|said| said != value);
            assert!(
                !answer.iter().any(differs),
                "{} and {}",
                vector.label(),
                other.label()
            );
        }
        seen.push((&vector.question, vector, answer));
    }
}

/// Answers nothing.
struct Mute;

impl Judge for Mute {
    fn answer(&self, _question: &Question) -> Answer {
        Answer::Failed("mute".to_owned())
    }
}

#[test]
fn a_judge_that_fails_passes_nothing() {
    let suites = load(&vectors_dir()).unwrap();
    let report = run(&Mute, &suites, |_| true);
    let count: usize = suites.iter().map(|suite| suite.vectors.len()).sum();
    assert_eq!((report.passed, report.failed.len()), (0, count));
    assert!(
        report
            .to_string()
            .ends_with(&format!("0 passed, {count} failed, 0 skipped"))
    );
}
