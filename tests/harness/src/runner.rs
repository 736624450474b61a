//! Puts questions to a judge and tells what came out.

use std::collections::BTreeMap;
use std::fmt;

use crate::{Answer, Question, Suite, Vector, mismatch};

/// Anything that can answer: an engine, a server, somebody else's program.
pub trait Judge {
    /// Answers `question`, with [`Answer::Unsupported`] if it never can and
    /// with [`Answer::Failed`] if it should and did not.
    fn answer(&self, question: &Question) -> Answer;
}

/// Asks `judge` every question of `suites` that `filter` lets through.
pub fn run(judge: &impl Judge, suites: &[Suite], filter: impl Fn(&Vector) -> bool) -> Report {
    let mut report = Report::default();
    for suite in suites {
        for vector in suite.vectors.iter().filter(|vector| filter(vector)) {
            report.enter(&suite.path, vector, &judge.answer(&vector.question));
        }
    }
    report
}

/// What a run has shown. As text it lists what is wrong, counts by the kind of the
/// question, and ends with a line of counts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// How many answers agreed.
    pub passed: usize,
    /// The answers that did not.
    pub failed: Vec<Mismatch>,
    /// The questions that the judge does not support.
    pub skipped: Vec<Skip>,
    /// How many answers to each kind of question agreed, did not, and were not
    /// given.
    pub kinds: BTreeMap<&'static str, [usize; 3]>,
}

/// An answer that differs from the expected one.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Mismatch {
    /// The file.
    pub path: String,
    /// The vector, see [`Vector::label`].
    pub label: String,
    /// What the vector shows.
    pub name: String,
    /// What is different.
    pub difference: String,
}

/// A question without an answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Skip {
    /// The file.
    pub path: String,
    /// The vector, see [`Vector::label`].
    pub label: String,
    /// Why the judge does not answer.
    pub reason: String,
}

impl Report {
    /// Compares one answer and remembers the outcome.
    fn enter(&mut self, path: &str, vector: &Vector, got: &Answer) {
        let before = [self.passed, self.failed.len(), self.skipped.len()];
        self.compare(path, vector, got);
        let after = [self.passed, self.failed.len(), self.skipped.len()];
        let counts = self.kinds.entry(vector.question.kind()).or_default();
        for (count, (before, after)) in counts.iter_mut().zip(before.into_iter().zip(after)) {
            *count += after - before;
        }
    }

    fn compare(&mut self, path: &str, vector: &Vector, got: &Answer) {
        if let Answer::Unsupported(reason) = got {
            self.skipped.push(Skip {
                path: path.to_owned(),
                label: vector.label(),
                reason: reason.clone(),
            });
            return;
        }
        let Some(difference) = mismatch(&vector.answer, got, vector.compares_all()) else {
            self.passed += 1;
            return;
        };
        let tolerated = vector
            .also_allowed
            .iter()
            .any(|allowed| mismatch(allowed, got, vector.compares_all()).is_none());
        if tolerated {
            self.passed += 1;
            return;
        }
        self.failed.push(Mismatch {
            path: path.to_owned(),
            label: vector.label(),
            name: vector.name.clone(),
            difference,
        });
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Mismatch {
            path,
            label,
            name,
            difference,
        } in &self.failed
        {
            writeln!(f, "{path}: {label} {name}: {difference}")?;
        }
        for Skip {
            path,
            label,
            reason,
        } in &self.skipped
        {
            writeln!(f, "{path}: {label} skipped: {reason}")?;
        }
        for (kind, [passed, failed, skipped]) in &self.kinds {
            writeln!(
                f,
                "{kind}: {passed} passed, {failed} failed, {skipped} skipped"
            )?;
        }
        let (failed, skipped) = (self.failed.len(), self.skipped.len());
        write!(
            f,
            "{} passed, {failed} failed, {skipped} skipped",
            self.passed
        )
    }
}
