//! What came of the mutants, file by file: `tests/mutants/measured.json`.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

use super::mutant::Mutant;
use super::trial::Fate;
use crate::state;

const FILE: &str = "tests/mutants/measured.json";

/// The state that is committed, so that any machine can go on.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Measured {
    /// What was checked out when this was last written.
    pub(super) commit: String,
    /// What there is to measure, by package.
    pub(super) found: BTreeMap<String, Found>,
    pub(super) files: BTreeMap<String, Row>,
    /// From what content on the lines of each source file count as changed.
    #[serde(default)]
    pub(super) seen: BTreeMap<String, Seen>,
}

/// A source file as it was seen last.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seen {
    /// What git calls its content.
    pub(super) blob: String,
    /// What stands for the lines that its mutants change: [`super::changed`] knows them
    /// again.
    pub(super) marks: String,
}

/// How much of a package can be mutated.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Found {
    /// The files with mutants.
    pub(super) files: usize,
    /// The mutants of all of them.
    pub(super) mutants: usize,
}

/// What came of the mutants of one file.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    /// What git calls the content that was mutated. Of other content this says nothing.
    pub(super) blob: String,
    pub(super) mutants: usize,
    /// So many of them have been tried.
    pub(super) tried: usize,
    pub(super) caught: usize,
    pub(super) timed_out: usize,
    pub(super) unviable: usize,
    /// The names of those that no test noticed.
    pub(super) survivors: Vec<String>,
    /// The names of those that have not been tried, if some have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) left: Vec<String>,
}

impl Measured {
    /// What is committed; nothing if there is no such file yet.
    pub(super) fn read() -> anyhow::Result<Self> {
        state::read(FILE)
    }

    pub(super) fn write(&self) -> anyhow::Result<()> {
        state::write(FILE, self)
    }

    /// The mutants that compile.
    pub(super) fn viable(&self) -> usize {
        self.files.values().map(Row::viable).sum()
    }
}

impl Row {
    pub(super) fn of(blob: &str, mutants: &[Mutant]) -> Self {
        Self {
            blob: blob.to_owned(),
            mutants: mutants.len(),
            left: mutants.iter().map(|it| it.name.clone()).collect(),
            ..Self::default()
        }
    }

    /// What it says of the file with other content, which has these `mutants`. What became of
    /// one that the tests have met is told by `fate`, of which it is asked with whether it
    /// survived: nothing if it does not stand as it stood.
    pub(super) fn carried(
        &self,
        blob: &str,
        mutants: &[Mutant],
        mut fate: impl FnMut(&Mutant, bool) -> anyhow::Result<Option<Fate>>,
    ) -> anyhow::Result<Self> {
        let mut row = Self::of(blob, mutants);
        let tried = mutants.iter().filter(|it| !self.left.contains(&it.name));
        for mutant in tried {
            let fate = fate(mutant, self.survivors.contains(&mutant.name))?;
            // Which of the others were those that did not end is not written down.
            let fate = fate.filter(|it| *it != Fate::Caught || self.timed_out == 0);
            if let Some(fate) = fate {
                row.add(mutant, fate);
            }
        }
        Ok(row)
    }

    pub(super) fn is_complete(&self) -> bool {
        self.left.is_empty()
    }

    pub(super) fn viable(&self) -> usize {
        self.tried - self.unviable
    }

    pub(super) fn add(&mut self, mutant: &Mutant, fate: Fate) {
        self.tried += 1;
        self.left.retain(|name| *name != mutant.name);
        match fate {
            Fate::Caught => self.caught += 1,
            Fate::TimedOut => self.timed_out += 1,
            Fate::Unviable => self.unviable += 1,
            Fate::Survives => self.survivors.push(mutant.name.clone()),
        }
    }

    /// A survivor that has been tried once more, and has perhaps not survived.
    pub(super) fn try_again(&mut self, mutant: &Mutant, fate: Fate) {
        self.survivors.retain(|name| *name != mutant.name);
        self.tried -= 1;
        self.add(mutant, fate);
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            blob: _,
            mutants,
            tried,
            caught,
            timed_out,
            unviable,
            survivors,
            left: _,
        } = self;
        let survive = survivors.len();
        write!(
            f,
            "{tried} of {mutants} tried, {caught} caught, {timed_out} timed out, \
             {unviable} unviable, {survive} survive"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::mutant::{listed, parse};
    use super::*;

    #[test]
    fn a_survivor_that_dies_later_is_caught() {
        let list = [("one", 1), ("two", 2)]
            .map(|(change, line)| listed("a.rs", change, [(line, 1), (line, 2)], ""));
        let mutants = parse(&format!("[{}]", list.join(","))).unwrap();
        let mut row = Row::of("0", &mutants);
        row.add(&mutants[0], Fate::Survives);
        assert!(!row.is_complete());
        row.add(&mutants[1], Fate::Unviable);
        assert!(row.is_complete());
        row.try_again(&mutants[0], Fate::Survives);
        assert_eq!(row.survivors, ["one"]);
        row.try_again(&mutants[0], Fate::Caught);
        assert!(row.survivors.is_empty() && row.is_complete());
        assert_eq!((row.caught, row.viable()), (1, 1));
    }

    #[test]
    fn what_stands_as_it_stood_is_known_with_other_content() {
        let list = ["caught", "survives", "left", "new"]
            .map(|change| listed("a.rs", change, [(1, 1), (1, 2)], ""));
        let mutants = parse(&format!("[{}]", list.join(","))).unwrap();
        let mut row = Row::of("0", &mutants[..3]);
        row.add(&mutants[0], Fate::Caught);
        row.add(&mutants[1], Fate::Survives);
        let fate = |mutant: &Mutant, survived: bool| {
            let known = if survived {
                Fate::Survives
            } else {
                Fate::Caught
            };
            Ok(Some(known).filter(|_| mutant.name != "new"))
        };
        let carried = row.carried("1", &mutants, fate).unwrap();
        assert_eq!((carried.tried, carried.caught), (2, 1));
        assert_eq!(carried.survivors, ["survives"]);
        assert_eq!(carried.left, ["left", "new"]);
        row.timed_out = 1;
        let carried = row.carried("1", &mutants, fate).unwrap();
        assert_eq!((carried.tried, carried.caught), (1, 0));
    }
}
