//! Survivors that change nothing, each with the argument:
//! `tests/mutants/equivalent.json`.

use serde::Deserialize;

use super::measured::{Measured, Row};
use super::mutant::Mutant;
use crate::state;

const FILE: &str = "tests/mutants/equivalent.json";

/// Of 100 viable mutants, so many may be argued for.
const MOST_OF_100: usize = 3;

/// All arguments.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Argued {
    entries: Vec<Entry>,
}

/// One survivor and why no test can notice it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    pub(super) file: String,
    /// As in the report.
    pub(super) mutant: String,
    pub(super) why: String,
}

impl Argued {
    pub(super) fn read() -> anyhow::Result<Self> {
        state::read(FILE)
    }

    pub(super) fn is_about(&self, mutant: &Mutant) -> bool {
        self.find(&mutant.file, &mutant.name).is_some()
    }

    pub(super) fn find(&self, file: &str, name: &str) -> Option<&Entry> {
        let fits = |it: &&Entry| it.file == file && it.mutant == name;
        self.entries.iter().find(fits)
    }

    /// What is wrong with the arguments, as far as the measurements tell.
    pub(super) fn faults(&self, measured: &Measured) -> Vec<String> {
        let mut faults = Vec::new();
        for (place, Entry { file, mutant, why }) in self.entries.iter().enumerate() {
            let row = measured.files.get(file);
            // One that is to be tried again may survive again.
            let may_survive =
                |row: &Row| row.survivors.contains(mutant) || row.left.contains(mutant);
            if !row.is_some_and(may_survive) {
                faults.push(format!("argued for, but no survivor: {file}: {mutant}"));
            }
            if why.trim().is_empty() {
                faults.push(format!("without an argument: {file}: {mutant}"));
            }
            let before = self.entries.iter().take(place);
            if before
                .into_iter()
                .any(|it| it.file == *file && it.mutant == *mutant)
            {
                faults.push(format!("argued for twice: {file}: {mutant}"));
            }
        }
        let (argued, viable) = (self.entries.len(), measured.viable());
        if argued * 100 > viable * MOST_OF_100 {
            faults.push(format!(
                "{argued} argued for are more than {MOST_OF_100} % of {viable} viable mutants"
            ));
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(caught: usize) -> Measured {
        let mut measured = Measured::default();
        let row = Row {
            mutants: caught + 1,
            tried: caught + 1,
            caught,
            survivors: vec!["one".to_owned()],
            left: vec!["again".to_owned()],
            ..Row::default()
        };
        measured.files.insert("a.rs".to_owned(), row);
        measured
    }

    fn argued(mutants: &[(&str, &str)]) -> Argued {
        let entry = |&(mutant, why): &(&str, &str)| Entry {
            file: "a.rs".to_owned(),
            mutant: mutant.to_owned(),
            why: why.to_owned(),
        };
        Argued {
            entries: mutants.iter().map(entry).collect(),
        }
    }

    #[test]
    fn an_argument_is_about_a_survivor() {
        let faults = |mutants| argued(mutants).faults(&measured(99));
        assert!(faults(&[("one", "Equal.")]).is_empty());
        assert!(faults(&[("again", "Equal.")]).is_empty());
        assert_eq!(faults(&[("two", "Equal.")]).len(), 1);
        assert_eq!(faults(&[("one", " ")]).len(), 1);
        assert_eq!(faults(&[("one", "Equal."), ("one", "Equal.")]).len(), 1);
    }

    #[test]
    fn three_of_100_may_be_argued_for() {
        let argued = argued(&[("one", "Equal.")]);
        assert!(argued.faults(&measured(33)).is_empty());
        assert_eq!(argued.faults(&measured(32)).len(), 1);
    }
}
