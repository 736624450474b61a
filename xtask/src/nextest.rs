//! The tests in Rust, and which tests take longest.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use quick_junit::Report;

use crate::report::Trouble;
use crate::run::{SERVER_PROGRAM, exists, path_of, program, target};
use crate::tools::CARGO_NEXTEST;

/// The tests of the conformance kit start programs that these run.
const INTERPRETERS: [&str; 3] = ["python3", "node", "bash"];

/// So many tests are named at the end of a run.
const SLOWEST: usize = 10;

/// All tests in Rust but examples of the documentation; `timings` writes where the build's time
/// goes, too.
///
/// # Errors
///
/// What this machine lacks.
pub(crate) fn all(timings: bool) -> Result<Command, Trouble> {
    if let Some(lack) = INTERPRETERS.iter().find(|it| !exists(it)) {
        let lack = format!("no {lack}, which programs that tests start are written in");
        return Err(Trouble::Skipped(lack));
    }
    let mut tests = program(CARGO_NEXTEST.ensure().map_err(Trouble::Skipped)?);
    tests.args(["nextest", "run", "--workspace", "--all-features"]);
    tests.args(["--cargo-quiet", "--no-fail-fast", "--status-level=fail"]);
    tests.args(timings.then_some("--timings"));
    // Built with these tests: the end-to-end tests need not build it.
    tests.env(SERVER_PROGRAM, path_of("doko-server"));
    Ok(tests)
}

/// Where runners of tests write how long each of them took.
fn folder() -> PathBuf {
    target().join("nextest/default")
}

/// A file there, for a runner that is told its path.
pub(crate) fn times(name: &str) -> PathBuf {
    folder().join(format!("{name}.xml"))
}

/// Forgets what an earlier run took.
pub(crate) fn forget_times() {
    // What is not there need not go.
    drop(fs::remove_dir_all(folder()));
}

/// The slowest tests of this run, the slowest first, with their names.
pub(crate) fn slowest() -> Vec<(Duration, String)> {
    let mut tests = Vec::new();
    for entry in fs::read_dir(folder()).into_iter().flatten().flatten() {
        tests.extend(timed(&fs::read_to_string(entry.path()).unwrap_or_default()));
    }
    tests.sort();
    tests.into_iter().rev().take(SLOWEST).collect()
}

/// How long each test took, by what a runner wrote; nothing if that cannot be read.
fn timed(text: &str) -> Vec<(Duration, String)> {
    let mut tests = Vec::new();
    let suites = Report::deserialize_from_str(text).map(|it| it.test_suites);
    for suite in suites.unwrap_or_default() {
        for test in suite.test_cases {
            let of = test.classname.unwrap_or_else(|| suite.name.clone());
            let name = format!("{} {}", of.as_str(), test.name.as_str());
            tests.extend(test.time.map(|time| (time, name)));
        }
    }
    tests
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEXTEST: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="nextest-run" tests="1" failures="0" errors="0" uuid="dd6f1f18-77d4-45f9-ad1f-a2be82fe3c9c" timestamp="2026-11-28T10:14:19.760+00:00" time="0.026">
    <testsuite name="doko-laws::games" tests="1" disabled="0" errors="0" failures="0">
        <testcase name="a_game" classname="doko-laws::games" timestamp="2026-11-28T10:14:19.761+00:00" time="0.026"/>
    </testsuite>
</testsuites>"#;

    const PYTEST: &str = r#"<?xml version="1.0" encoding="utf-8"?><testsuites name="pytest tests"><testsuite name="pytest" errors="0" failures="0" skipped="0" tests="1" time="0.012" timestamp="2026-11-28T10:14:19.761000+00:00" hostname="here"><testcase classname="tests.test_cards" name="test_a_card" time="1.500" /></testsuite></testsuites>"#;

    #[test]
    fn times_of_runners_are_read() {
        let timed = |text| match timed(text).as_slice() {
            [(time, name)] => (time.as_millis(), name.clone()),
            other => panic!("{other:?}"),
        };
        assert_eq!(timed(NEXTEST), (26, "doko-laws::games a_game".to_owned()));
        let name = "tests.test_cards test_a_card".to_owned();
        assert_eq!(timed(PYTEST), (1500, name));
        assert_eq!(super::timed("no XML"), []);
    }
}
