//! What was measured, for people: `tests/coverage/REPORT.md`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::argued::Argued;
use super::measured::{Lack, Measured, Row, Share, Spot};

pub(super) const PATH: &str = "tests/coverage/REPORT.md";

const INTRODUCTION: &str = "\
# What the tests reach

`cargo xtask coverage` builds `engine` and `wire` with counters and runs their tests, the vectors through
the engine and through the service, the laws, and the quick tests beside the reference. A line is
covered if one of them reaches it; a condition has two branches, true and false, and covered is each that
one of them takes (`if`, `while`, `&&`, `||`, guards; the arms of a `match` are lines). Code that only tests are
built with is left out, and what the compiler calculates counts as not run. `(38)` is a number of lines.
Written from `measured.json` and `argued.json`.

";

/// The whole report.
pub(super) fn render(measured: &Measured, argued: &Argued) -> String {
    let mut text = INTRODUCTION.to_owned();
    text.push_str(&head("crate"));
    for (package, sum) in sums(measured) {
        let rows = measured.files.iter();
        let rows = rows.filter(|(file, _)| package_of(file) == package);
        let open = rows.map(|(file, row)| open_in(file, row, argued)).sum();
        line(&mut text, package, &sum, open);
    }
    let _ = write!(
        text,
        "\nMeasured on what follows commit `{}`.\n\n## Files\n\n",
        measured.commit
    );
    text.push_str(&head("file"));
    for (file, row) in &measured.files {
        line(
            &mut text,
            &format!("`{file}`"),
            row,
            open_in(file, row, argued),
        );
    }
    spots(&mut text, measured, argued);
    text
}

/// A line for each package.
pub(super) fn totals(measured: &Measured) -> Vec<String> {
    let sums = sums(measured).into_iter();
    sums.map(|(package, sum)| {
        let (lines, branches) = (shown(sum.lines), shown(sum.branches));
        format!("{package}: lines {lines}, branches {branches}")
    })
    .collect()
}

fn sums(measured: &Measured) -> BTreeMap<&str, Row> {
    let mut sums = BTreeMap::<&str, Row>::new();
    for (file, row) in &measured.files {
        let sum = sums.entry(package_of(file)).or_default();
        sum.lines.add(row.lines);
        sum.branches.add(row.branches);
        sum.spots.extend_from_slice(&row.spots);
    }
    sums
}

fn package_of(file: &str) -> &str {
    file.split('/').next().unwrap_or_default()
}

fn open_in(file: &str, row: &Row, argued: &Argued) -> usize {
    let spots = row.spots.iter();
    spots.filter(|it| argued.find(file, it).is_none()).count()
}

fn head(first: &str) -> String {
    format!("| {first} | lines | branches | argued | open |\n|---|---:|---:|---:|---:|\n")
}

fn line(text: &mut String, name: &str, row: &Row, open: usize) {
    let (lines, branches) = (shown(row.lines), shown(row.branches));
    let argued = row.spots.len() - open;
    let _ = writeln!(
        text,
        "| {name} | {lines} | {branches} | {argued} | {open} |"
    );
}

/// Covered, all, and hundredths of a per cent, rounded down: 100 % is all.
fn shown(Share { reached, all }: Share) -> String {
    if all == 0 {
        return "-".to_owned();
    }
    let hundredths = reached * 10_000 / all;
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    format!("{reached}/{all} {whole}.{rest:02} %")
}

fn spots(text: &mut String, measured: &Measured, argued: &Argued) {
    for (title, open) in [("Open", true), ("Argued", false)] {
        let _ = write!(text, "\n## {title}\n");
        let mut none = true;
        for (file, row) in &measured.files {
            let mut named = false;
            for spot in &row.spots {
                let entry = argued.find(file, spot);
                if entry.is_none() != open {
                    continue;
                }
                if !named {
                    let _ = write!(text, "\n`{file}`\n\n");
                }
                (named, none) = (true, false);
                let why = entry.map_or("", |it| it.why.as_str());
                let _ = writeln!(
                    text,
                    "{}",
                    format!("* {} {why}", named_spot(spot)).trim_end()
                );
            }
        }
        if none {
            text.push_str("\nNothing.\n");
        }
    }
}

fn named_spot(spot: &Spot) -> String {
    let Spot {
        function,
        code,
        lack,
        count,
    } = spot;
    let function = match function.as_str() {
        "" => String::new(),
        function => format!("`{function}`: "),
    };
    let lack = match lack {
        Lack::Run => "is never run",
        Lack::True => "is never true",
        Lack::False => "is never false",
    };
    let count = match count {
        1 => String::new(),
        count => format!(" ({count})"),
    };
    format!("{function}`` {code} `` {lack}{count}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_argued_for_is_open() {
        let mut measured = Measured::default();
        let row = Row {
            lines: Share { reached: 2, all: 3 },
            branches: Share::default(),
            spots: vec![Spot {
                function: "f".to_owned(),
                code: "a();".to_owned(),
                lack: Lack::Run,
                count: 1,
            }],
        };
        measured.files.insert("wire/src/a.rs".to_owned(), row);
        let text = render(&measured, &Argued::default());
        assert!(text.contains("| wire | 2/3 66.66 % | - | 0 | 1 |\n"));
        assert!(text.contains("## Open\n\n`wire/src/a.rs`\n\n* `f`: `` a(); `` is never run.\n"));
        assert!(text.ends_with("## Argued\n\nNothing.\n"));
        assert_eq!(totals(&measured), ["wire: lines 2/3 66.66 %, branches -"]);
    }
}
