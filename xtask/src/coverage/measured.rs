//! What the tests reach, file by file: `tests/coverage/measured.json`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde::{Deserialize, Serialize};

use super::export::{Counted, Export};
use super::source::Source;
use super::within;
use crate::state;

const FILE: &str = "tests/coverage/measured.json";

/// The state that is committed.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Measured {
    /// What was checked out when this was measured.
    pub(super) commit: String,
    pub(super) files: BTreeMap<String, Row>,
}

/// What the tests reach of one file, without what only tests are built with.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) lines: Share,
    /// Ways that conditions can turn out, two for each.
    pub(super) branches: Share,
    pub(super) spots: Vec<Spot>,
}

/// So many of so many.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Share {
    pub(super) reached: usize,
    pub(super) all: usize,
}

/// Something that no test reaches. It knows no line number, so that it stays the same when
/// code above moves.
#[derive(Clone, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Spot {
    /// With the type it belongs to.
    pub(super) function: String,
    /// The first line of several, or a condition.
    pub(super) code: String,
    pub(super) lack: Lack,
    /// So many lines or conditions.
    pub(super) count: usize,
}

/// What a spot never is.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Lack {
    /// Lines, or a condition that is not asked.
    Run,
    /// A condition whose other way is reached.
    True,
    /// A condition whose other way is reached.
    False,
}

impl Measured {
    /// What is committed; nothing if there is no such file yet.
    pub(super) fn read() -> anyhow::Result<Self> {
        state::read(FILE)
    }

    pub(super) fn write(&self) -> anyhow::Result<()> {
        state::write(FILE, self)
    }
}

impl Share {
    pub(super) fn add(&mut self, other: Self) {
        self.reached += other.reached;
        self.all += other.all;
    }

    fn count(&mut self, reached: bool) {
        self.all += 1;
        self.reached += usize::from(reached);
    }
}

/// What was counted, in terms of the source as it is now.
pub(super) fn of(export: &Export, commit: &str) -> anyhow::Result<Measured> {
    let mut files = BTreeMap::new();
    let mut texts = BTreeMap::new();
    for (path, counted) in &export.files {
        if let Some(file) = within(path) {
            texts.insert(file, (fs::read_to_string(path)?, counted));
        }
    }
    let for_tests: BTreeSet<String> = texts
        .iter()
        .flat_map(|(file, (text, _))| {
            let source = Source::read(text);
            let folder = folder_of_modules(file);
            let modules = source.test_modules();
            modules
                .map(|module| format!("{folder}/{module}"))
                .collect::<Vec<_>>()
        })
        .collect();
    for (file, (text, counted)) in &texts {
        let is_test = |it: &String| {
            file.strip_prefix(it.as_str())
                .is_some_and(|rest| rest.starts_with(['.', '/']))
        };
        // A module that only declares others has no lines, so that nothing tells of it.
        let is_named_tests = file.contains("/tests/") || file.ends_with("/tests.rs");
        if !is_named_tests && !for_tests.iter().any(is_test) {
            files.insert(file.clone(), row(counted, &Source::read(text)));
        }
    }
    Ok(Measured {
        commit: commit.to_owned(),
        files,
    })
}

/// Where the modules that a file declares have their files.
fn folder_of_modules(file: &str) -> &str {
    let stem = file.strip_suffix(".rs").unwrap_or(file);
    match stem.rsplit_once('/') {
        Some((folder, "lib" | "mod")) => folder,
        Some(_) | None => stem,
    }
}

fn row(counted: &Counted, source: &Source<'_>) -> Row {
    let mut row = Row::default();
    let mut spots = BTreeMap::<(String, String, Lack), usize>::new();
    // Lines that follow each other are one spot, named by the first.
    let mut run: Option<(String, String, Lack)> = None;
    let own = counted
        .lines
        .iter()
        .filter(|(line, _)| !source.is_test(**line));
    for (&line, &count) in own {
        row.lines.count(count > 0);
        if count > 0 {
            run = None;
            continue;
        }
        let function = source.function(line);
        if run.as_ref().is_none_or(|(of, ..)| *of != function) {
            run = Some((function, source.text(line).to_owned(), Lack::Run));
        }
        if let Some(spot) = run.clone() {
            *spots.entry(spot).or_default() += 1;
        }
    }
    for (place, ways) in &counted.branches {
        if source.is_test(place.line) {
            continue;
        }
        row.branches.count(ways.held > 0);
        row.branches.count(ways.failed > 0);
        let lack = match (ways.held, ways.failed) {
            (0, 1..) => Lack::True,
            (1.., 0) => Lack::False,
            // Both ways are reached, or the line is named already.
            (1.., 1..) => continue,
            (0, 0) if counted.lines.get(&place.line) == Some(&0) => continue,
            (0, 0) => Lack::Run,
        };
        let code = source.between(
            (place.line, place.column),
            (place.last_line, place.last_column),
        );
        let spot = (source.function(place.line), code, lack);
        *spots.entry(spot).or_default() += 1;
    }
    let spots = spots.into_iter();
    row.spots = spots
        .map(|((function, code, lack), count)| Spot {
            function,
            code,
            lack,
            count,
        })
        .collect();
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_reached_is_named_once() {
        let code = "fn f() {\n    if a {\n        b();\n        c();\n    }\n    d\n}\n";
        let lcov = "SF:/a.rs\nDA:1,1\nDA:2,1\nDA:3,0\nDA:4,0\nDA:5,1\nDA:6,1\nend_of_record\n";
        let json = r#"{"data": [{"files": [{"filename": "/a.rs", "branches": [
            [2, 8, 2, 9, 0, 1, 0, 0, 4]]}]}]}"#;
        let export = Export::read(lcov, json).unwrap();
        let row = row(&export.files["/a.rs"], &Source::read(code));
        let spot = |code: &str, lack, count| Spot {
            function: "f".to_owned(),
            code: code.to_owned(),
            lack,
            count,
        };
        assert_eq!((row.lines.reached, row.lines.all), (4, 6));
        assert_eq!((row.branches.reached, row.branches.all), (1, 2));
        let never_run = spot("b();", Lack::Run, 2);
        assert_eq!(row.spots, [spot("a", Lack::True, 1), never_run]);
    }

    #[test]
    fn modules_lie_beside_or_below_their_file() {
        assert_eq!(folder_of_modules("wire/src/book/mod.rs"), "wire/src/book");
        assert_eq!(folder_of_modules("engine/src/lib.rs"), "engine/src");
        assert_eq!(folder_of_modules("engine/src/claim.rs"), "engine/src/claim");
    }
}
