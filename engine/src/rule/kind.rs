//! [`Kind`]: what a rule says.

/// What kind of statement a rule makes, and thereby how it can be proven.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Kind {
    /// Breaking it makes an action illegal or a deal impossible.
    Refuses,
    /// It fixes an answer: who wins, who leads, what counts, what comes next.
    Determines,
    /// No service can judge it, because nothing in a record shows whether it
    /// was kept.
    Procedural,
}
