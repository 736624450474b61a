//! The page for operators, held against the program.
#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot ask has failed"
)]

mod common;

use common::program::program;

const PAGE: &str = include_str!("../../docs/OPERATIONS.md");

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
