//! How a test run went.

use std::time::Duration;

/// How one stage ended.
#[derive(Debug)]
pub(crate) enum Outcome {
    Passed,
    /// With everything the stage printed.
    Failed(String),
    /// With one readable line that says what this machine lacks.
    Skipped(String),
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

/// Prints stage by stage and counts.
#[derive(Debug)]
pub(crate) struct Report {
    strict: bool,
    passed: u64,
    failed: u64,
    skipped: u64,
    tests: Tests,
    took: Duration,
}

impl Report {
    pub(crate) fn new(strict: bool) -> Self {
        Self {
            strict,
            passed: 0,
            failed: 0,
            skipped: 0,
            tests: Tests::default(),
            took: Duration::ZERO,
        }
    }

    /// Says what is done now: a stage can take minutes.
    pub(crate) fn begins(&self, name: &str, about: &str) {
        eprintln!("{name:<12} ...      {about}");
    }

    /// One line, and all that the stage printed if it failed.
    pub(crate) fn stage(&mut self, name: &str, outcome: &Outcome, took: Duration, tests: Tests) {
        self.tests += tests;
        self.took += took;
        let seconds = took.as_secs_f64();
        let head = |word: &str| format!("{name:<12} {word:<8} {seconds:>7.1} s");
        match outcome {
            Outcome::Passed if self.strict && tests.skipped > 0 => {
                self.failed += 1;
                println!("{}  {} ignored tests", head("FAILED"), tests.skipped);
            }
            Outcome::Passed => {
                self.passed += 1;
                println!("{}", head("ok"));
            }
            Outcome::Failed(output) => {
                self.failed += 1;
                println!("{}\n{}", head("FAILED"), output.trim_end());
            }
            Outcome::Skipped(lack) if self.strict => {
                self.failed += 1;
                println!("{}  {lack}", head("FAILED"));
            }
            Outcome::Skipped(lack) => {
                self.skipped += 1;
                println!("{}  {lack}", head("skipped"));
            }
        }
    }

    /// The counts; whether nothing failed.
    pub(crate) fn close(&self) -> bool {
        let Tests { ran, skipped } = self.tests;
        println!("\ntests: {ran} ran, {skipped} skipped; stages:");
        println!(
            "{} passed, {} failed, {} skipped in {:.1} min",
            self.passed,
            self.failed,
            self.skipped,
            self.took.as_secs_f64() / 60.0
        );
        self.failed == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_runner_is_counted() {
        let nextest = "     Summary [   0.012s] 3 tests run: 3 passed, 1 skipped\n";
        assert_eq!(Tests::counted_in(nextest), Tests { ran: 3, skipped: 1 });
        let single = "     Summary [   0.012s] 1 test run: 1 passed, 0 skipped\n";
        assert_eq!(Tests::counted_in(single), Tests { ran: 1, skipped: 0 });
        let cargo = "test result: ok. 4 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out\n\
                     test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured\n";
        assert_eq!(Tests::counted_in(cargo), Tests { ran: 6, skipped: 2 });
        let pytest = "1 failed, 79 passed, 2 skipped in 17.21s\n";
        assert_eq!(
            Tests::counted_in(pytest),
            Tests {
                ran: 80,
                skipped: 2
            }
        );
        let lines = "80 passed in 17.21s\n8 passed in 61.03s (0:01:01)\n";
        assert_eq!(
            Tests::counted_in(lines),
            Tests {
                ran: 88,
                skipped: 0
            }
        );
        let node =
            "# tests 9\n# suites 2\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n";
        assert_eq!(Tests::counted_in(node), Tests { ran: 7, skipped: 2 });
        let go = "--- FAIL: TestAll (0.1s)\n    --- PASS: TestAll/one (0.0s)\n    --- SKIP: TestAll/two\n";
        assert_eq!(Tests::counted_in(go), Tests { ran: 2, skipped: 1 });
    }

    #[test]
    fn a_skip_fails_a_strict_run_only() {
        let lack = Outcome::Skipped("no such tool".to_owned());
        for strict in [false, true] {
            let mut report = Report::new(strict);
            report.stage("image", &lack, Duration::ZERO, Tests::default());
            assert_eq!(report.close(), !strict);
        }
    }

    #[test]
    fn an_ignored_test_fails_a_strict_run_only() {
        for strict in [false, true] {
            let mut report = Report::new(strict);
            let tests = Tests { ran: 1, skipped: 1 };
            report.stage("tests", &Outcome::Passed, Duration::ZERO, tests);
            assert_eq!(report.close(), !strict);
        }
    }
}
