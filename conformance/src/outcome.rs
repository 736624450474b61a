//! What came of cases.

use std::time::Duration;

use crate::case::Case;

/// What came of a case.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Outcome {
    /// The answer is as expected.
    Passed,
    /// It is not, or there is none; the text says what is different.
    Failed(String),
    /// It is not, as the list of known failures says.
    KnownToFail {
        /// Why, as the list says.
        reason: String,
        /// What is different.
        difference: String,
    },
    /// It is, although the list of known failures says that it is not.
    Mended {
        /// Why it was listed.
        reason: String,
    },
    /// It was not compared; the text says why.
    NotApplicable(String),
}

/// How often each outcome came, of some cases.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Counts {
    /// As expected.
    pub passed: usize,
    /// Not as expected, or against the list of known failures.
    pub failed: usize,
    /// Not as expected, as listed.
    pub known: usize,
    /// Not compared.
    pub not_applicable: usize,
}

/// A case, and what came of it.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The case.
    pub case: Case,
    /// What came of it.
    pub outcome: Outcome,
    /// How long that took.
    pub took: Duration,
    /// The number of the answer that it gave, where another one is allowed than the expected
    /// one, which is the first.
    pub allowed: Option<usize>,
}

impl Counts {
    pub(crate) fn of<'a>(checked: impl Iterator<Item = &'a Checked>) -> Counts {
        let mut counts = Counts::default();
        checked.for_each(|it| counts.add(&it.outcome));
        counts
    }

    pub(crate) fn add(&mut self, outcome: &Outcome) {
        let count = match outcome {
            Outcome::Passed => &mut self.passed,
            Outcome::Failed(_) | Outcome::Mended { .. } => &mut self.failed,
            Outcome::KnownToFail { .. } => &mut self.known,
            Outcome::NotApplicable(_) => &mut self.not_applicable,
        };
        *count += 1;
    }

    /// All of them together.
    pub const fn all(&self) -> usize {
        self.passed + self.failed + self.known + self.not_applicable
    }
}
