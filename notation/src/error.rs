//! Why a line cannot be read, or a record not be written on one.

use std::fmt;

/// A line that cannot be read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LineError {
    /// The first character at fault, counted from 1.
    pub column: usize,
    /// The letter of the section that it is in; `None` in the name of the rule
    /// set and between sections.
    pub section: Option<char>,
    /// What is wrong, mostly what was expected and what is there.
    pub problem: String,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.problem)
    }
}

impl std::error::Error for LineError {}

/// Why a record that is given as one line cannot be read.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum BadLine {
    /// Another field of the record is set, too.
    #[error("must be the only field of its record that is set")]
    NotAlone,
    /// The line is longer than [`MAX_LINE`](crate::MAX_LINE).
    #[error("must not have more than {} bytes", crate::MAX_LINE)]
    TooLong,
    /// It is no line.
    #[error(transparent)]
    Unreadable(LineError),
}

/// A record that no line can say.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("`{path}` {problem}")]
pub struct Unwritable {
    /// The path of the field at fault, such as `plays[3]`.
    pub path: String,
    /// What is wrong with it.
    pub problem: String,
}

impl Unwritable {
    pub(crate) fn new(path: impl Into<String>, problem: impl Into<String>) -> Unwritable {
        Unwritable {
            path: path.into(),
            problem: problem.into(),
        }
    }

    /// The field holds a number that the API does not know, or none.
    pub(crate) fn unknown(path: impl Into<String>, number: i32) -> Unwritable {
        Unwritable::new(path, format!("is {number}, which has no name"))
    }

    /// The column does not have as many entries as the one it belongs to.
    pub(crate) fn length(path: &str, actual: usize, expected: usize) -> Unwritable {
        let problem = format!("has {actual} entries in place of {expected}");
        Unwritable::new(path, problem)
    }
}
