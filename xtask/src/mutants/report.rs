//! What was measured, for people: `tests/mutants/REPORT.md`.

use std::fmt::Write as _;

use super::argued::Argued;
use super::measured::{Found, Measured, Row};

pub(super) const PATH: &str = "tests/mutants/REPORT.md";

const INTRODUCTION: &str = "\
# What a changed code does to the tests

`cargo xtask mutants` changes the code of `engine` and `wire` in one place after the other and
runs the tests, the quickest first. A mutant is caught if a test fails, timed out if it takes ten
times the core time, unviable if it does not compile. A survivor is either equivalent, with the
argument in `equivalent.json`, or open: it has met some of the tests only, or a test is missing.
`#2` is the second such change of a function.
Written from `measured.json` and `equivalent.json`.

";

/// The whole report.
pub(super) fn render(measured: &Measured, argued: &Argued) -> String {
    let mut text = INTRODUCTION.to_owned();
    text.push_str(&head("files"));
    let mut all = Sum::default();
    for (package, found) in &measured.found {
        let mut sum = Sum {
            found: *found,
            ..Sum::default()
        };
        let files = measured.files.iter();
        for (file, row) in files.filter(|(file, _)| file.split('/').next() == Some(package)) {
            sum.add(row, argued_in(file, row, argued));
        }
        sum.write(&mut text, package);
        all.merge(&sum);
    }
    all.write(&mut text, "together");
    let _ = write!(text, "\nLast written at commit `{}`.\n\n", measured.commit);

    text.push_str("## Files\n\n");
    text.push_str(&head("file"));
    for (file, row) in &measured.files {
        line(
            &mut text,
            &format!("`{file}`"),
            row,
            argued_in(file, row, argued),
        );
    }
    survivors(&mut text, measured, argued);
    text
}

/// Several files together, measured or not.
#[derive(Debug, Default)]
struct Sum {
    found: Found,
    measured: usize,
    row: Row,
    equivalent: usize,
}

impl Sum {
    fn add(&mut self, row: &Row, equivalent: usize) {
        self.measured += 1;
        self.row.tried += row.tried;
        self.row.caught += row.caught;
        self.row.timed_out += row.timed_out;
        self.row.unviable += row.unviable;
        self.row.survivors.extend_from_slice(&row.survivors);
        self.equivalent += equivalent;
    }

    fn merge(&mut self, other: &Self) {
        let measured = self.measured + other.measured;
        self.add(&other.row, other.equivalent);
        self.measured = measured;
        self.found.files += other.found.files;
        self.found.mutants += other.found.mutants;
    }

    fn write(&self, text: &mut String, name: &str) {
        let Found { files, mutants } = self.found;
        let name = format!("{name}: {} of {files} files", self.measured);
        let row = Row {
            mutants,
            ..self.row.clone()
        };
        line(text, &name, &row, self.equivalent);
    }
}

fn head(first: &str) -> String {
    format!(
        "| {first} | mutants | tried | caught | timed out | unviable | equivalent | open |\n\
         |---|{}\n",
        "---:|".repeat(7)
    )
}

fn line(text: &mut String, name: &str, row: &Row, equivalent: usize) {
    let Row {
        blob: _,
        mutants,
        tried,
        caught,
        timed_out,
        unviable,
        survivors,
        left: _,
    } = row;
    let open = survivors.len() - equivalent;
    let _ = writeln!(
        text,
        "| {name} | {mutants} | {tried} | {caught} | {timed_out} | {unviable} | {equivalent} | {open} |"
    );
}

fn argued_in(file: &str, row: &Row, argued: &Argued) -> usize {
    let names = row.survivors.iter();
    names.filter(|it| argued.find(file, it).is_some()).count()
}

fn survivors(text: &mut String, measured: &Measured, argued: &Argued) {
    let (mut open, mut equivalent) = (String::new(), String::new());
    for (file, row) in &measured.files {
        for name in &row.survivors {
            let _ = match argued.find(file, name) {
                Some(entry) => writeln!(equivalent, "* `{file}`: `{name}`. {}", entry.why),
                None => writeln!(open, "* `{file}`: `{name}`"),
            };
        }
    }
    for (title, list) in [("Open", open), ("Equivalent", equivalent)] {
        let list = if list.is_empty() { "None.\n" } else { &list };
        let _ = write!(text, "\n## {title}\n\n{list}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn survivors_without_an_argument_are_open() {
        let mut measured = Measured::default();
        let row = Row {
            mutants: 5,
            tried: 3,
            caught: 2,
            survivors: vec!["replace f with ()".to_owned()],
            ..Row::default()
        };
        measured.files.insert("wire/src/a.rs".to_owned(), row);
        let found = Found {
            files: 4,
            mutants: 50,
        };
        measured.found.insert("wire".to_owned(), found);
        let text = render(&measured, &Argued::default());
        assert!(text.contains("| wire: 1 of 4 files | 50 | 3 | 2 | 0 | 0 | 0 | 1 |"));
        assert!(text.contains("## Open\n\n* `wire/src/a.rs`: `replace f with ()`\n"));
        assert!(text.ends_with("## Equivalent\n\nNone.\n"));
    }
}
