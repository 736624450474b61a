//! One change of one place.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;

/// What cargo-mutants would change.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Mutant {
    pub(super) file: String,
    /// What is changed into what, without a line, so that it stays the same when code
    /// above moves. Equal changes in one function are counted: `… #2`.
    pub(super) name: String,
    /// The whole of it, as cargo-mutants writes it: file, line and column, and the change.
    pub(super) listed: String,
    /// From where to where the code is replaced.
    span: Span,
    /// The function around it; none around a constant.
    function: Option<Span>,
    /// By what.
    pub(super) replacement: String,
    /// What is replaced is all that a function does.
    pub(super) is_body: bool,
    /// Another body can have another type.
    pub(super) is_of_any_type: bool,
}

#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
struct Span {
    start: Place,
    end: Place,
}

/// Both are counted from 1.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
struct Place {
    line: usize,
    column: usize,
}

/// A mutant in the list of cargo-mutants, as far as it is needed here.
#[derive(Debug, Deserialize)]
struct Listed {
    file: String,
    name: String,
    span: Span,
    replacement: String,
    genre: String,
    function: Option<Function>,
}

#[derive(Debug, Deserialize)]
struct Function {
    return_type: String,
    span: Span,
}

impl Mutant {
    /// The bytes of its file that are replaced.
    pub(super) fn bytes(&self, source: &str) -> Option<Range<usize>> {
        Some(self.span.start.byte(source)?..self.span.end.byte(source)?)
    }

    /// The lines of its file in which something is changed.
    pub(super) fn lines(&self, source: &str) -> String {
        self.span.lines(source)
    }

    /// The function in which something is changed; of a constant the changed lines.
    pub(super) fn around(&self, source: &str) -> String {
        self.function.unwrap_or(self.span).lines(source)
    }
}

impl Span {
    /// Wherever they stand and however far they are indented.
    fn lines(self, source: &str) -> String {
        let Self { start, end } = self;
        let lines = source.lines().skip(start.line - 1);
        lines_of(lines.take(end.line + 1 - start.line))
    }
}

/// A text whose lines are compared with those of [`Mutant::around`].
pub(super) fn plain(source: &str) -> String {
    lines_of(source.lines())
}

fn lines_of<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.map(|line| line.trim().to_owned() + "\n").collect()
}

impl Place {
    fn byte(self, source: &str) -> Option<usize> {
        let mut lines = source.split_inclusive('\n');
        let before: usize = lines.by_ref().take(self.line - 1).map(str::len).sum();
        let mut letters = lines.next()?.char_indices();
        letters.nth(self.column - 1).map(|(byte, _)| before + byte)
    }
}

/// All mutants of a list of cargo-mutants in JSON. The list has to be that of whole files,
/// or equal changes are counted wrong.
pub(super) fn parse(list: &str) -> anyhow::Result<Vec<Mutant>> {
    let list: Vec<Listed> = serde_json::from_str(list)?;
    let mut seen = BTreeMap::<(String, String), usize>::new();
    let named = list.into_iter().map(|it| {
        let change = it.name.split_once(": ").map_or(&*it.name, |it| it.1);
        let count = seen
            .entry((it.file.clone(), change.to_owned()))
            .or_default();
        *count += 1;
        let name = match *count {
            1 => change.to_owned(),
            count => format!("{change} #{count}"),
        };
        Mutant {
            file: it.file,
            name,
            listed: it.name,
            span: it.span,
            function: it.function.as_ref().map(|it| it.span),
            replacement: it.replacement,
            is_body: it.genre == "FnValue",
            is_of_any_type: it
                .function
                .is_some_and(|it| it.return_type.contains("impl ")),
        }
    });
    Ok(named.collect())
}

/// As cargo-mutants lists a change of `file`, from a place to another one.
#[cfg(test)]
pub(super) fn listed(file: &str, change: &str, places: [(usize, usize); 2], to: &str) -> String {
    let [start, end] =
        places.map(|(line, column)| format!(r#"{{"line":{line},"column":{column}}}"#));
    let (line, column) = places[0];
    format!(
        r#"{{"file":"{file}","name":"{file}:{line}:{column}: {change}","genre":"FnValue",
        "replacement":"{to}","span":{{"start":{start},"end":{end}}}}}"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_know_no_lines_and_tell_equal_changes_apart() {
        let change = "replace && with || in T::f";
        let list = [("a.rs", 1), ("a.rs", 9), ("b.rs", 3)]
            .map(|(file, line)| listed(file, change, [(line, 2), (line, 4)], "||"));
        let mutants = parse(&format!("[{}]", list.join(","))).unwrap();
        let told: Vec<_> = mutants.iter().map(|it| (&*it.file, &*it.name)).collect();
        let second = "replace && with || in T::f #2";
        assert_eq!(told, [("a.rs", change), ("a.rs", second), ("b.rs", change)]);
        assert_eq!(mutants[1].listed, format!("a.rs:9:2: {change}"));
    }

    #[test]
    fn places_are_counted_in_letters() {
        let list = listed("a.rs", "x", [(2, 3), (2, 5)], "");
        let mutants = parse(&format!("[{list}]")).unwrap();
        assert_eq!(mutants[0].bytes("ä\n\u{e4}bcdef\n"), Some(6..8));
    }
}
