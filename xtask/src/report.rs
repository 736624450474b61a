//! How a test run went.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::run::children_seconds;

/// Why a stage did not pass.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// With everything the stage printed.
    Failed(String),
    /// With one readable line that says what this machine lacks.
    Skipped(String),
}

impl From<anyhow::Error> for Trouble {
    fn from(error: anyhow::Error) -> Self {
        Self::Failed(format!("{error:#}"))
    }
}

/// Tests that ran and tests that were left out.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Tests {
    pub(crate) ran: u64,
    pub(crate) skipped: u64,
}

impl Tests {
    /// Adds up what `cargo nextest`, `cargo test`, pytest, `node --test` or `go test -v` say
    /// about themselves.
    pub(crate) fn counted_in(output: &str) -> Self {
        let mut tests = Self::default();
        for line in output.lines() {
            let line = line.trim_start();
            if let Some(counts) = line.strip_prefix("test result: ") {
                tests.ran += number_before(counts, " passed") + number_before(counts, " failed");
                tests.skipped += number_before(counts, " ignored");
            } else if line.starts_with("Summary [") {
                tests.ran += number_before(line, " test");
                tests.skipped += number_before(line, " skipped");
            } else if line.contains(" passed") && line.contains(" in ") {
                // How pytest ends: `1 failed, 79 passed, 1 skipped in 17.21s`.
                let counts = line.replace(',', "");
                tests.ran += number_before(&counts, " passed") + number_before(&counts, " failed");
                tests.skipped += number_before(&counts, " skipped");
            } else if line.starts_with("--- PASS: ") || line.starts_with("--- FAIL: ") {
                tests.ran += 1;
            } else if line.starts_with("--- SKIP: ") {
                tests.skipped += 1;
            } else if let Some(("pass" | "fail" | "cancelled", count)) = node_count(line) {
                tests.ran += count;
            } else if let Some(("skipped" | "todo", count)) = node_count(line) {
                tests.skipped += count;
            }
        }
        tests
    }
}

impl std::ops::AddAssign for Tests {
    fn add_assign(&mut self, other: Self) {
        self.ran += other.ran;
        self.skipped += other.skipped;
    }
}

/// A line such as `# pass 12` of `node --test`.
fn node_count(line: &str) -> Option<(&str, u64)> {
    let (what, count) = line.strip_prefix("# ")?.split_once(' ')?;
    Some((what, count.parse().ok()?))
}

/// The number that stands before the first `word`; zero if there is none.
fn number_before(text: &str, word: &str) -> u64 {
    text.split_once(word)
        .and_then(|(before, _)| before.rsplit(' ').next())
        .and_then(|number| number.parse().ok())
        .unwrap_or(0)
}

/// Prints stage by stage and counts. Stages may run side by side.
#[derive(Debug)]
pub(crate) struct Report {
    strict: bool,
    started: Instant,
    counts: Mutex<Counts>,
}

/// How stages ended, and the tests in them.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    passed: u64,
    failed: u64,
    skipped: u64,
    tests: Tests,
}

impl Report {
    pub(crate) fn new(strict: bool) -> Self {
        Self {
            strict,
            started: Instant::now(),
            counts: Mutex::default(),
        }
    }

    /// Performs a stage. Prints what the stage is about, for it can take minutes, and then one
    /// line with its seconds.
    pub(crate) fn stage(
        &self,
        name: &str,
        about: &str,
        perform: impl FnOnce() -> Result<Tests, Trouble>,
    ) {
        eprintln!("{name:<14} ...      {about}");
        let started = Instant::now();
        let came = perform();
        self.add(name, &came, started.elapsed());
    }

    /// One line, and all that the stage printed if it failed.
    fn add(&self, name: &str, came: &Result<Tests, Trouble>, took: Duration) {
        // A panic while counting leaves counts as good as before.
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let seconds = took.as_secs_f64();
        let head = |word: &str| format!("{name:<14} {word:<8} {seconds:>7.1} s");
        match came {
            Ok(tests) if self.strict && tests.skipped > 0 => {
                counts.tests += *tests;
                counts.failed += 1;
                println!("{}  {} ignored tests", head("FAILED"), tests.skipped);
            }
            Ok(tests) => {
                counts.tests += *tests;
                counts.passed += 1;
                println!("{}", head("ok"));
            }
            Err(Trouble::Failed(output)) => {
                counts.tests += Tests::counted_in(output);
                counts.failed += 1;
                println!("{}\n{}", head("FAILED"), output.trim_end());
            }
            Err(Trouble::Skipped(lack)) if self.strict => {
                counts.failed += 1;
                println!("{}  {lack}", head("FAILED"));
            }
            Err(Trouble::Skipped(lack)) => {
                counts.skipped += 1;
                println!("{}  {lack}", head("skipped"));
            }
        }
    }

    /// The counts; whether nothing failed.
    pub(crate) fn close(&self) -> bool {
        let counts = *self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let Tests { ran, skipped } = counts.tests;
        println!("\ntests: {ran} ran, {skipped} skipped; stages:");
        println!(
            "{} passed, {} failed, {} skipped in {:.1} min, {:.1} min of one core",
            counts.passed,
            counts.failed,
            counts.skipped,
            self.started.elapsed().as_secs_f64() / 60.0,
            children_seconds() / 60.0
        );
        counts.failed == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_runner_is_counted() {
        let counted = |output| {
            let Tests { ran, skipped } = Tests::counted_in(output);
            (ran, skipped)
        };
        let nextest = "     Summary [   0.012s] 3 tests run: 3 passed, 1 skipped\n";
        assert_eq!(counted(nextest), (3, 1));
        let single = "     Summary [   0.012s] 1 test run: 1 passed, 0 skipped\n";
        assert_eq!(counted(single), (1, 0));
        let cargo = "test result: ok. 4 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out\n\
                     test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured\n";
        assert_eq!(counted(cargo), (6, 2));
        let pytest = "1 failed, 79 passed, 2 skipped in 17.21s\n";
        assert_eq!(counted(pytest), (80, 2));
        let lines = "80 passed in 17.21s\n8 passed in 61.03s (0:01:01)\n";
        assert_eq!(counted(lines), (88, 0));
        let node =
            "# tests 9\n# suites 2\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n";
        assert_eq!(counted(node), (7, 2));
        let go = "--- FAIL: TestAll (0.1s)\n    --- PASS: TestAll/one (0.0s)\n    --- SKIP: TestAll/two\n";
        assert_eq!(counted(go), (2, 1));
    }

    /// Whether a run with a stage that came to this is a failure: strict, and otherwise.
    fn fails(came: impl Fn() -> Result<Tests, Trouble>) -> (bool, bool) {
        let fails = |strict| {
            let report = Report::new(strict);
            report.stage("stage", "what it is about", &came);
            !report.close()
        };
        (fails(true), fails(false))
    }

    #[test]
    fn what_is_left_out_fails_a_strict_run_only() {
        let tests = |skipped| Tests { ran: 1, skipped };
        assert_eq!(fails(|| Ok(tests(0))), (false, false));
        assert_eq!(fails(|| Ok(tests(1))), (true, false));
        let lack = || Err(Trouble::Skipped("no such tool".to_owned()));
        assert_eq!(fails(lack), (true, false));
        let fault = || Err(Trouble::Failed("1 failed".to_owned()));
        assert_eq!(fails(fault), (true, true));
    }
}
