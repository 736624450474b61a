//! What came of what was asked.

use std::collections::BTreeMap;

/// How many wrong answers are described; the others are only counted.
const DESCRIBED: usize = 10;

/// What one kind of caller saw.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Counts {
    /// Calls, messages of streams, or connections.
    pub asked: u64,
    /// Answers that are what the engine says, to the byte.
    pub right: u64,
    /// Answers that are not.
    pub wrong: u64,
    /// Calls that were asked again because the service never took them.
    pub again: u64,
    /// What got no answer, by the reason.
    pub unanswered: BTreeMap<String, u64>,
    /// The first wrong answers, for whoever looks for the fault.
    pub described: Vec<String>,
}

impl Counts {
    /// An answer came, and it is the expected one or not.
    pub(crate) fn compare<T: PartialEq>(
        &mut self,
        got: &T,
        expected: &T,
        what: impl Fn() -> String,
    ) {
        self.asked += 1;
        if got == expected {
            self.right += 1;
            return;
        }
        self.wrong += 1;
        if self.described.len() < DESCRIBED {
            self.described.push(what());
        }
    }

    /// No answer came.
    pub(crate) fn unanswered(&mut self, why: &str) {
        self.asked += 1;
        *self.unanswered.entry(why.to_owned()).or_default() += 1;
    }

    /// Adds what another caller of the kind saw.
    pub(crate) fn add(&mut self, other: Counts) {
        self.asked += other.asked;
        self.right += other.right;
        self.wrong += other.wrong;
        self.again += other.again;
        for (why, count) in other.unanswered {
            *self.unanswered.entry(why).or_default() += count;
        }
        self.described.extend(other.described);
        self.described.truncate(DESCRIBED);
    }
}
