//! Why something is not reached: `tests/coverage/argued.json`.

use serde::Deserialize;

use super::measured::{Measured, Spot};
use super::source::Source;
use crate::state;

const FILE: &str = "tests/coverage/argued.json";

/// All arguments.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Argued {
    entries: Vec<Entry>,
}

/// Why what is named is not reached.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    pub(super) file: String,
    /// As in the report; without it, wherever the code stands in the file.
    function: Option<String>,
    /// As in the report; without it, everything of the function that is not reached.
    code: Option<String>,
    pub(super) why: String,
}

impl Entry {
    fn is_about(&self, file: &str, spot: &Spot) -> bool {
        let fits = |named: &Option<String>, is: &String| named.as_ref().is_none_or(|it| it == is);
        self.file == file && fits(&self.function, &spot.function) && fits(&self.code, &spot.code)
    }

    fn name(&self) -> String {
        let parts = [Some(&self.file), self.function.as_ref(), self.code.as_ref()];
        let parts: Vec<_> = parts.into_iter().flatten().map(String::as_str).collect();
        parts.join(": ")
    }
}

impl Argued {
    pub(super) fn read() -> anyhow::Result<Self> {
        state::read(FILE)
    }

    /// The argument for a spot; what names it closer comes first.
    pub(super) fn find(&self, file: &str, spot: &Spot) -> Option<&Entry> {
        let fit = self.entries.iter().filter(|it| it.is_about(file, spot));
        fit.max_by_key(|it| (it.code.is_some(), it.function.is_some()))
    }

    /// What is wrong with the arguments, as far as the measurements tell.
    pub(super) fn faults(&self, measured: &Measured) -> Vec<String> {
        let mut faults = Vec::new();
        for (place, entry) in self.entries.iter().enumerate() {
            let name = entry.name();
            let row = measured.files.get(&entry.file);
            let mut spots = row.into_iter().flat_map(|row| &row.spots);
            if !spots.any(|spot| entry.is_about(&entry.file, spot)) {
                faults.push(format!("argued for, but reached or gone: {name}"));
            }
            if entry.function.is_none() && entry.code.is_none() {
                faults.push(format!("argued for as a whole: {name}"));
            }
            if entry.why.trim().is_empty() {
                faults.push(format!("without an argument: {name}"));
            }
            if self.entries.iter().take(place).any(|it| it.name() == name) {
                faults.push(format!("argued for twice: {name}"));
            }
        }
        faults
    }

    /// The arguments about a file that its source, as it is now, has no place for.
    pub(super) fn gone(&self, file: &str, source: &Source<'_>) -> Vec<String> {
        let entries = self.entries.iter().filter(|it| it.file == file);
        let stands = |it: &&Entry| {
            let code = it.code.as_ref().is_none_or(|it| source.contains(it));
            let function = it.function.as_ref();
            code && function.is_none_or(|it| it.is_empty() || source.has_function(it))
        };
        entries
            .filter(|it| !stands(it))
            .map(|it| format!("argued for, but no more in the source: {}", it.name()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::measured::{Lack, Row};
    use super::*;

    const FILE: &str = "a.rs";

    fn spot(function: &str, code: &str) -> Spot {
        Spot {
            function: function.to_owned(),
            code: code.to_owned(),
            lack: Lack::Run,
            count: 1,
        }
    }

    fn argued(entries: &[(&str, &str, &str)]) -> Argued {
        let named = |it: &str| (!it.is_empty()).then(|| it.to_owned());
        let entry = |&(function, code, why): &(&str, &str, &str)| Entry {
            file: FILE.to_owned(),
            function: named(function),
            code: named(code),
            why: why.to_owned(),
        };
        Argued {
            entries: entries.iter().map(entry).collect(),
        }
    }

    #[test]
    fn an_argument_is_about_something_that_is_not_reached() {
        let mut measured = Measured::default();
        let row = Row {
            spots: vec![spot("f", "a();"), spot("f", "b();")],
            ..Row::default()
        };
        measured.files.insert(FILE.to_owned(), row);
        let faults = |entries| argued(entries).faults(&measured);
        assert!(faults(&[("f", "", "Why."), ("", "b();", "Why.")]).is_empty());
        assert_eq!(faults(&[("g", "", "Why.")]).len(), 1);
        assert_eq!(faults(&[("", "", "Why.")]).len(), 1);
        assert_eq!(faults(&[("f", "", " ")]).len(), 1);
        assert_eq!(faults(&[("f", "", "Why."), ("f", "", "Why.")]).len(), 1);
    }

    #[test]
    fn the_closest_argument_counts() {
        let argued = argued(&[("f", "a();", "Close."), ("f", "", "Far.")]);
        let why = |code| {
            argued
                .find(FILE, &spot("f", code))
                .map(|it| it.why.as_str())
        };
        assert_eq!((why("a();"), why("b();")), (Some("Close."), Some("Far.")));
        assert!(argued.find("b.rs", &spot("f", "a();")).is_none());
    }

    #[test]
    fn an_argument_goes_with_its_code() {
        let argued = argued(&[("f", "a();", "Why.")]);
        let gone = |code| argued.gone(FILE, &Source::read(code)).len();
        assert_eq!(gone("fn f() {\n    a();\n}\n"), 0);
        assert_eq!(gone("fn f() {\n    b();\n}\n"), 1);
        assert_eq!(gone("fn g() {\n    a();\n}\n"), 1);
    }
}
