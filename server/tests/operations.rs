//! The page for operators, held against the program.
#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot ask has failed"
)]

mod common;

use common::program::program;

const PAGE: &str = include_str!("../../docs/OPERATIONS.md");
const DEPLOYMENT: &str = include_str!("../../docs/DEPLOYMENT.md");
const BENCHMARKS: &str = include_str!("../../docs/BENCHMARKS.md");

fn output(argument: &str) -> String {
    let output = program().arg(argument).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The first two cells of the row of a flag.
fn row(flag: &str) -> (String, String) {
    let begin = format!("| `{flag}` |");
    let row = PAGE.lines().find(|line| line.starts_with(&begin));
    let row = row.unwrap_or_else(|| panic!("no row of {flag}"));
    let mut cells = row.split('|').map(|cell| cell.trim().replace('`', ""));
    (cells.nth(1).unwrap(), cells.next().unwrap())
}

#[test]
fn every_setting_stands_on_the_page_with_its_default() {
    let settings = output("--print-config");
    let mut count = 0;
    for line in settings.lines() {
        let (key, default) = match line.strip_prefix("# ") {
            Some(unset) => (unset.strip_suffix(" is not set").unwrap(), ""),
            None => {
                let value = line.strip_suffix("  # default").unwrap();
                value.split_once(" = ").unwrap()
            }
        };
        let flag = format!("--{}", key.replace('_', "-"));
        assert_eq!(
            row(&flag),
            (flag.clone(), default.trim_matches('"').to_owned())
        );
        count += 1;
    }
    assert!(count > 30, "{settings}");
    // Two flags are no settings.
    let rows = PAGE
        .lines()
        .filter(|line| line.starts_with("| `--"))
        .count();
    assert_eq!(rows, count + 2);
}

/// The numbers before this unit.
fn numbers<'t>(text: &'t str, unit: &str) -> Vec<&'t str> {
    let before = text.split(unit).collect::<Vec<_>>();
    let (_, before) = before.split_last().unwrap();
    let last = |part: &&'t str| part.rsplit([' ', '(']).next();
    let words = before.iter().filter_map(last);
    words
        .filter(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        .collect()
}

/// What a call costs is measured on one page. The others take it from there, so that it is
/// not told twice and differently.
#[test]
fn costs_are_those_that_were_measured() {
    let instructions = [PAGE, DEPLOYMENT].map(|page| numbers(page, " instructions"));
    assert_eq!(instructions, [[""; 0]; 2]);
    assert_eq!(numbers(DEPLOYMENT, " µs"), [""; 0]);
    let costs = numbers(PAGE, " µs");
    assert!(costs.len() >= 3, "{costs:?}");
    let measured: Vec<&str> = BENCHMARKS
        .lines()
        .filter(|line| line.contains("µs"))
        .flat_map(|line| line.split([' ', ',']))
        .collect();
    for cost in &costs {
        assert!(measured.contains(cost), "{cost}: {measured:?}");
    }
    // A million of them take as many cores as one takes microseconds.
    let million = PAGE.lines().find(|line| line.starts_with("| 10⁶ |"));
    let cores = million.unwrap().split('|').nth(2).unwrap().trim();
    assert_eq!(cores, costs[0]);
}

#[test]
fn no_setting_is_a_secret() {
    // A flag whose name speaks of a secret names a file or somebody known.
    let help = output("--help");
    for line in help
        .lines()
        .filter(|line| line.trim_start().starts_with("--"))
    {
        let (flag, value) = line.split_once('<').unwrap_or((line, "FILE>"));
        let secret = ["key", "secret", "token", "password", "jwt"];
        if secret.iter().any(|word| flag.contains(word)) && !flag.contains("keepalive") {
            let harmless = ["FILE>", "NAME>"]
                .iter()
                .any(|kind| value.starts_with(kind));
            assert!(harmless, "{line}");
        }
    }
    assert!(help.contains("--api-keys <FILE>"), "{help}");
}
