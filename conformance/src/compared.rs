//! Compares an answer with the one that is expected.

use doko_harness::{Answer, Strictness, Vector, mismatch_within};

/// What came of a comparison.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Compared {
    /// The answer is as expected, or the one with this number of those that are allowed, of
    /// which the expected one is the first.
    Same(Option<usize>),
    /// It is not, or there is none; the text says what is different.
    Different(String),
    /// It was not compared; the text says why.
    NotApplicable(String),
}

/// Compares an answer with what a vector expects. One of which nothing is left to compare is
/// no proof of anything.
pub(crate) fn compared(vector: &Vector, got: &Answer, strictness: Strictness) -> Compared {
    if let Answer::Unsupported(why) = got {
        return Compared::not_supported(why);
    }
    if !vector.is_compared_at(strictness) && !matches!(got, Answer::Failed(_)) {
        return Compared::nothing_at(strictness);
    }
    let compared = |expected| mismatch_within(expected, got, vector.compares_all(), strictness);
    match compared(&vector.answer) {
        None => Compared::Same(None),
        Some(difference) => {
            let mut others = (2..).zip(&vector.also_allowed);
            match others.find(|(_, it)| compared(it).is_none()) {
                Some((number, _)) => Compared::Same(Some(number)),
                None => Compared::Different(difference),
            }
        }
    }
}

impl Compared {
    /// The implementation says that it does not do this.
    pub(crate) fn not_supported(why: &str) -> Compared {
        Compared::NotApplicable(format!("the implementation does not support it: {why}"))
    }

    /// All that is expected is more than is compared.
    pub(crate) fn nothing_at(strictness: Strictness) -> Compared {
        Compared::NotApplicable(format!("nothing of it is compared at `{strictness}`"))
    }
}
