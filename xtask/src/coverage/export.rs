//! What LLVM's programs tell: lines in the format of LCOV, branches in their own.

use std::collections::BTreeMap;

use anyhow::Context as _;
use serde::Deserialize;

/// What was counted, by the path that the compiler saw.
#[derive(Clone, Debug, Default)]
pub(super) struct Export {
    pub(super) files: BTreeMap<String, Counted>,
}

/// What was counted in one file.
#[derive(Clone, Debug, Default)]
pub(super) struct Counted {
    /// How often each line that does something was reached, at least.
    pub(super) lines: BTreeMap<usize, usize>,
    pub(super) branches: BTreeMap<Place, Ways>,
}

/// Where a condition stands; lines and columns begin with 1.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) last_line: usize,
    pub(super) last_column: usize,
}

/// How often a condition was true, and how often false.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Ways {
    pub(super) held: usize,
    pub(super) failed: usize,
}

impl Export {
    pub(super) fn read(lcov: &str, json: &str) -> anyhow::Result<Self> {
        let mut files = BTreeMap::<_, Counted>::new();
        let mut file = Counted::default();
        let mut path = "";
        for line in lcov.lines() {
            if let Some(named) = line.strip_prefix("SF:") {
                path = named;
            } else if let Some(counted) = line.strip_prefix("DA:") {
                let mut numbers = counted.split(',');
                let (line, count) = (numbers.next(), numbers.next());
                let line = line.unwrap_or_default().parse()?;
                file.lines.insert(line, count.unwrap_or_default().parse()?);
            } else if line == "end_of_record" {
                files.insert(path.to_owned(), std::mem::take(&mut file));
            }
        }
        let told: Told = serde_json::from_str(json).context("what `llvm-cov export` tells")?;
        for file in told.data.into_iter().flat_map(|it| it.files) {
            let counted = files.entry(file.filename).or_default();
            // Generic code is told of once for each type that it is built for.
            for [line, column, last_line, last_column, held, failed, ..] in file.branches {
                let place = Place {
                    line,
                    column,
                    last_line,
                    last_column,
                };
                let ways = counted.branches.entry(place).or_default();
                ways.held = ways.held.saturating_add(held);
                ways.failed = ways.failed.saturating_add(failed);
            }
        }
        Ok(Self { files })
    }
}

#[derive(Debug, Deserialize)]
struct Told {
    data: Vec<Data>,
}

#[derive(Debug, Deserialize)]
struct Data {
    files: Vec<File>,
}

#[derive(Debug, Deserialize)]
struct File {
    filename: String,
    /// Place, counts, and what is needed for macros of C.
    branches: Vec<[usize; 9]>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generic_code_is_reached_if_it_is_for_one_type() {
        let lcov = "SF:/a.rs\nFN:1,f\nDA:1,3\nDA:2,0\nend_of_record\n";
        let json = r#"{"data": [{"files": [{"filename": "/a.rs", "branches": [
            [1, 4, 1, 9, 2, 0, 0, 0, 4], [1, 4, 1, 9, 0, 1, 0, 0, 4]]}]}]}"#;
        let export = Export::read(lcov, json).unwrap();
        let file = &export.files["/a.rs"];
        assert_eq!(file.lines, BTreeMap::from([(1, 3), (2, 0)]));
        let ways: Vec<_> = file.branches.values().collect();
        assert_eq!(ways, [&Ways { held: 2, failed: 1 }]);
    }
}
