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

/// The cells of a row of the page, behind the first one.
fn cells(first: &str) -> Vec<&'static str> {
    let begin = format!("| {first} |");
    let row = PAGE.lines().find(|line| line.starts_with(&begin));
    let row = row.unwrap_or_else(|| panic!("no row of {first}"));
    let cells = row.trim_end_matches('|').split('|').skip(2).map(str::trim);
    cells.collect()
}

/// What the page says that this costs, in microseconds.
fn cost(of: &str) -> &'static str {
    cells(of).first().unwrap().strip_suffix(" µs").unwrap()
}

const CALL: &str = "a call: `ValidateMove` on 40 cards, with the legal cards";
const MESSAGE: &str = "a message of a stream with one such ruling";
const MANY: &str = "a ruling in a message of a stream with 100 of them";
const AUDIT: &str = "a message of a stream with an audit of a whole game";
const THROUGH: &str = "such a call at its instance, when it comes through a front";
const FRONT: &str = "such a call at the front";

/// What a call costs is measured on one page. The others take it from there, so that it is
/// not told twice and differently.
#[test]
fn costs_are_those_that_were_measured() {
    let instructions = [PAGE, DEPLOYMENT].map(|page| numbers(page, " instructions"));
    assert_eq!(instructions, [[""; 0]; 2]);
    assert_eq!(numbers(DEPLOYMENT, " µs"), [""; 0]);
    let measured: Vec<&str> = BENCHMARKS
        .lines()
        .flat_map(|line| line.split([' ', ',']))
        .collect();
    for of in [CALL, MESSAGE, MANY, AUDIT] {
        let cost = cost(of);
        assert!(
            measured.contains(&cost),
            "{of}: {cost} is not in Benchmarks"
        );
    }
    // Those with a front are measured on the page itself.
    for (of, row) in [
        (FRONT, "at the front"),
        (THROUGH, "at its instance, through the front"),
    ] {
        let begin = format!("{} (", cost(of));
        assert!(cells(row)[0].starts_with(&begin), "{of}: {begin}");
    }
}

/// Cores as the page has them: whole ones from a hundred on.
fn cores(at_work: f64) -> String {
    match at_work < 99.95 {
        true => format!("{at_work:.1}"),
        false => grouped(&format!("{at_work:.0}")),
    }
}

/// As many pods of one core as hold so many at six tenths, or the fewest.
fn pods(at_work: f64, fewest: f64) -> String {
    let enough = (at_work / 0.6 - 1e-6).ceil().max(fewest);
    grouped(&format!("{enough:.0}"))
}

/// A comma before each three digits.
fn grouped(digits: &str) -> String {
    let parts = digits.as_bytes().rchunks(3).rev();
    let parts: Vec<&str> = parts.map(|it| str::from_utf8(it).unwrap()).collect();
    parts.join(",")
}

/// Everything about capacity follows from the costs.
#[test]
fn capacity_is_computed_from_costs() {
    let so_many = [1e4, 1e6, 1e8];
    for (asked_by, of) in [
        ("calls", CALL),
        ("calls through fronts", THROUGH),
        ("messages of one ruling", MESSAGE),
        ("messages of 100 rulings", MANY),
    ] {
        let cost: f64 = cost(of).parse().unwrap();
        let columns = so_many.iter().flat_map(|per_second| {
            let at_work = per_second * cost / 1e6;
            [cores(at_work), pods(at_work, 3.0)]
        });
        assert_eq!(cells(asked_by), columns.collect::<Vec<_>>(), "{asked_by}");
    }
    let front: f64 = cost(FRONT).parse().unwrap();
    for (row, per_second) in ["10⁴ per second", "10⁶", "10⁸"].into_iter().zip(so_many) {
        let at_work = per_second * front / 1e6;
        let by_rate = pods(per_second / 1e5 * 0.6, 2.0);
        assert_eq!(cells(row), [cores(at_work), pods(at_work, 2.0), by_rate]);
    }
    // What 30 pods of one core come to at six tenths.
    for (of, says) in [(FRONT, "takes "), (THROUGH, "would take\n")] {
        let cost: f64 = cost(of).parse().unwrap();
        let thousands = (30.0 * 0.6 / cost * 1e3).floor();
        let told = format!("{says}{thousands:.0},000");
        assert!(PAGE.contains(&told), "{told}");
    }
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
