//! The tables of `tests/vectors/known`: what each view is told, in a line.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeSet;

use doko_harness::{Known, KnownFile, VIEWS, known_dir};
use doko_judge::views::{lines, observed};

const FILES: [&str; 2] = ["words.json", "tricks.json"];

/// After so many the others say nothing new.
const MOST_TOLD: usize = 8;

fn positions() -> impl Iterator<Item = Known> {
    let files = FILES.map(|name| KnownFile::load(&known_dir().join(name)).unwrap());
    files.into_iter().flat_map(|file| file.positions)
}

#[test]
fn every_view_is_told_what_the_tables_say() {
    let mut different = Vec::new();
    for position in positions() {
        let found = observed(&position).unwrap();
        if found == position {
            continue;
        }
        let name = &position.name;
        different.push(format!("{name}: turn {:?} {:?}", position.turn, found.turn));
        for (view, line) in &found.views {
            let written = position.views.get(view);
            if written != Some(line) {
                different.push(format!("{name}, {view}:\n  {written:?}\n  {line}"));
            }
        }
        if different.len() >= MOST_TOLD {
            break;
        }
    }
    assert!(
        different.is_empty(),
        "{}\n`cargo xtask known --lines NAME VIEW` shows what a line is made of, and \
         `cargo xtask known --write` writes all tables anew, if they are wrong",
        different.join("\n")
    );
}

#[test]
fn the_files_are_as_the_command_writes_them() {
    let mut names = BTreeSet::new();
    for name in FILES {
        let path = known_dir().join(name);
        let file = KnownFile::load(&path).unwrap();
        let written = std::fs::read_to_string(path).unwrap();
        assert!(file.text() == written, "run `cargo xtask known --write`");
        for position in file.positions {
            let views: Vec<&str> = position.views.keys().map(String::as_str).collect();
            assert_eq!(views, VIEWS, "{}", position.name);
            assert!(
                names.insert(position.name.clone()),
                "{} twice",
                position.name
            );
        }
    }
    assert!(names.len() >= 200, "{}", names.len());
}

/// The page writes out the lines of one view.
#[test]
fn the_worked_example_is_right() {
    let page = std::fs::read_to_string(known_dir().join("README.md")).unwrap();
    let (_, block) = page.split_once("```lines\n").unwrap();
    let (told, _) = block.split_once("```").unwrap();
    let (_, rest) = page.split_once("### An example: `").unwrap();
    let (name, _) = rest.split_once('`').unwrap();
    let position = positions().find(|it| it.name == name).unwrap();
    let lines: Vec<String> = lines(&position, "1").unwrap();
    let told: Vec<&str> = told.lines().collect();
    assert_eq!(told, lines);
    let line = position.views.get("1").unwrap();
    assert!(page.contains(line), "{line}");
}
