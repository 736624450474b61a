//! [`Finding`]: what the program ends with.

use std::process::ExitCode;

/// What became of a game, a question or a rule set. The worst of all is the exit code.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum Finding {
    /// Nothing is wrong.
    Clean,
    /// A rule was broken, or a rule set contradicts itself.
    Violations,
    /// It could not be read or not be answered.
    Unread,
}

impl From<Finding> for ExitCode {
    fn from(finding: Finding) -> ExitCode {
        ExitCode::from(match finding {
            Finding::Clean => 0,
            Finding::Violations => 1,
            Finding::Unread => 2,
        })
    }
}
