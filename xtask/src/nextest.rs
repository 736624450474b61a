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
        let text = fs::read_to_string(entry.path()).unwrap_or_default();
        let Ok(report) = Report::deserialize_from_str(&text) else {
            continue;
        };
        for suite in &report.test_suites {
            for test in &suite.test_cases {
                let of = test.classname.as_ref().unwrap_or(&suite.name);
                let name = format!("{} {}", of.as_str(), test.name.as_str());
                tests.extend(test.time.map(|time| (time, name)));
            }
        }
    }
    tests.sort();
    tests.into_iter().rev().take(SLOWEST).collect()
}
