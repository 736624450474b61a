//! The report as JUnit XML, which continuous integration reads.

use std::collections::BTreeMap;

use anyhow::Result;
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use super::mended;
use crate::{Book, Checked, Outcome, Run};

/// The run as JUnit XML, with a suite for each file.
///
/// # Errors
///
/// If it cannot be written.
pub fn junit(run: &Run, book: &Book) -> Result<String> {
    let mut report = Report::new(run.name.as_str());
    let mut suites: BTreeMap<&str, TestSuite> = BTreeMap::new();
    for checked in &run.checked {
        let path = checked.case.suite.as_str();
        let suite = suites.entry(path).or_insert_with(|| TestSuite::new(path));
        suite.add_test_case(case(checked, book));
    }
    for (entry, why) in run.out_of_date() {
        let suite = suites
            .entry("known failures")
            .or_insert_with(|| TestSuite::new("known failures"));
        let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
        status.set_message(why);
        suite.add_test_case(TestCase::new(entry, status));
    }
    for suite in suites.values_mut() {
        suite.add_property(("conditions", run.conditions().as_str()));
    }
    report.add_test_suites(suites.into_values());
    Ok(report.to_string()?)
}

fn case(checked: &Checked, book: &Book) -> TestCase {
    let case = &checked.case;
    let status = match &checked.outcome {
        Outcome::Passed => TestCaseStatus::success(),
        Outcome::Failed(difference) => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status.set_message(difference.as_str());
            let quotes = case.rules.iter().map(|it| book.quote(it, &case.rule_set));
            let quotes: Vec<String> = quotes.collect();
            status.set_description(format!("{difference}\n{}\n{}", case.why, quotes.join("\n")));
            status
        }
        Outcome::Mended { reason } => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status.set_message(mended(reason));
            status
        }
        Outcome::KnownToFail { reason, difference } => {
            let mut status = TestCaseStatus::skipped();
            status.set_message(format!("known to fail: {reason}: {difference}"));
            status
        }
        Outcome::NotApplicable(reason) => {
            let mut status = TestCaseStatus::skipped();
            status.set_message(format!("not applicable: {reason}"));
            status
        }
    };
    let mut test = TestCase::new(format!("{} {}", case.label(), case.name), status);
    test.set_classname(case.level.name());
    test.set_time(checked.took);
    test
}
