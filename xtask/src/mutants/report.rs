//! What was measured, for people: `tests/mutants/REPORT.md`.

use std::fmt::Write as _;

use super::argued::Argued;
use super::measured::{Measured, Row};

pub(super) const PATH: &str = "tests/mutants/REPORT.md";

const INTRODUCTION: &str = "\
# What a changed code does to the tests

`cargo xtask mutants` changes the code of `engine` and `wire` in one place after the other and
runs the tests, the quickest first. A mutant is caught if a test fails or does not come to an end,
unviable if it does not compile. A survivor is either equivalent, with the argument in
`equivalent.json`, or open: a test is missing. Written from `measured.json` and `equivalent.json`.

";

/// The whole report.
pub(super) fn render(measured: &Measured, argued: &Argued) -> String {
    let mut text = INTRODUCTION.to_owned();
    let all = ["engine/", "wire/", ""].map(|folder| {
        let rows = measured.files.iter();
        let rows = rows.filter(|(file, _)| file.starts_with(folder));
        let name = match folder {
            "" => "together".to_owned(),
            folder => format!("`{}`", folder.trim_end_matches('/')),
        };
        let files: Vec<_> = rows.collect();
        (name, files)
    });
    text.push_str(&head("files", "---|"));
    for (name, files) in all {
        let mut sum = Row::default();
        let mut equivalent = 0;
        for (file, row) in &files {
            equivalent += argued_in(file, row, argued);
            sum.mutants += row.mutants;
            sum.tried += row.tried;
            sum.caught += row.caught;
            sum.timed_out += row.timed_out;
            sum.unviable += row.unviable;
            sum.survivors.extend_from_slice(&row.survivors);
        }
        line(
            &mut text,
            &format!("{name}, {} files", files.len()),
            &sum,
            equivalent,
        );
    }
    let _ = write!(text, "\nLast written at commit `{}`.\n\n", measured.commit);

    text.push_str("## Files\n\n");
    text.push_str(&head("file", "---|"));
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

fn head(first: &str, left: &str) -> String {
    format!(
        "| {first} | mutants | tried | caught | timed out | unviable | equivalent | open |\n\
         |{left}{}\n",
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
        let text = render(&measured, &Argued::default());
        assert!(text.contains("| `wire`, 1 files | 5 | 3 | 2 | 0 | 0 | 0 | 1 |"));
        assert!(text.contains("## Open\n\n* `wire/src/a.rs`: `replace f with ()`\n"));
        assert!(text.ends_with("## Equivalent\n\nNone.\n"));
    }
}
