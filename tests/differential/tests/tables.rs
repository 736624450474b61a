//! The tables in `tests/golden/tables`: the engine comes to what is written down, and so does
//! the reference model, for every question that they answer.
#![expect(clippy::panic, reason = "helpers of tests")]

use std::collections::BTreeSet;
use std::fs;

use doko_differential::tables::{Extent, RULE_SETS, Topic, Who, agree, files, folder};
use doko_differential::twin::preset;

const BOTH: [Who; 2] = [Who::Engine, Who::Reference];

/// Holds the tables of a topic against the files; how many questions they answer.
fn hold(topic: Topic) -> usize {
    let (files, questions) = files(topic, &BOTH).unwrap_or_else(|it| panic!("{it}"));
    for file in files {
        let written = fs::read_to_string(folder().join(&file.name)).unwrap_or_default();
        let mut lines = (1..).zip(written.lines().zip(file.text.lines()));
        let differs = lines.find(|(_, (written, text))| written != text);
        assert!(
            written == file.text,
            "{} is not what the rules say, first at {differs:?}; `--bin tables -- --write` \
             writes it anew",
            file.name
        );
    }
    questions
}

#[test]
fn every_normalspiel_is_worth_what_is_written_down() {
    assert_eq!(hold(Topic::Normalspiel), 88_938);
}

#[test]
fn every_solo_is_worth_what_is_written_down() {
    assert_eq!(hold(Topic::Solo), 755_973);
}

#[test]
fn everything_may_be_announced_as_long_as_is_written_down() {
    assert_eq!(hold(Topic::Announcements), 432_174);
}

#[test]
fn there_are_no_other_tables() {
    let written: BTreeSet<String> = fs::read_dir(folder())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "README.md")
        .collect();
    for name in &written {
        let topics = ["normalspiel-", "solo-", "announcements-"];
        let set = topics.iter().find_map(|it| name.strip_prefix(it));
        let set = set.and_then(|it| it.strip_suffix(".txt")).unwrap();
        assert!(RULE_SETS.contains(&set), "{name}");
        let text = fs::read_to_string(folder().join(name)).unwrap();
        assert!(text.lines().count() < 1500, "{name} is long");
        let sets = text.lines().nth(1).unwrap();
        assert!(sets.starts_with(&format!("Rule sets: {set}")), "{name}");
    }
    // Each rule set is named in one table of each topic.
    for topic in ["normalspiel-", "solo-", "announcements-"] {
        let of_topic = written.iter().filter(|name| name.starts_with(topic));
        let mut sets: Vec<String> = of_topic
            .flat_map(|name| {
                let text = fs::read_to_string(folder().join(name)).unwrap();
                let line = text.lines().nth(1).unwrap().to_owned();
                let sets = line.strip_prefix("Rule sets: ").unwrap();
                sets.split(", ").map(str::to_owned).collect::<Vec<_>>()
            })
            .collect();
        sets.sort();
        assert_eq!(sets, RULE_SETS, "{topic}");
    }
}

/// Absagen without an Ansage, too, which other rule sets have.
#[test]
fn both_settle_every_result_alike() {
    let mut results = 0;
    for name in RULE_SETS {
        let options = preset(name).unwrap();
        let agreed = agree(&options, Extent::Augen);
        results += agreed.unwrap_or_else(|it| panic!("{name}: {it}"));
    }
    assert_eq!(results, 729_000);
}
