//! Between messages and the rules: the only place that knows both worlds.
//!
//! [`answer`] takes any request of the API and gives its response, or says why
//! the request was not answered. It is pure: equal requests get equal
//! responses, there is no I/O, no clock and no state. Handlers, batches,
//! streams, tests and embedded clients are one call to it.
//!
//! ```
//! use doko_proto::v1;
//!
//! let sets = doko_wire::answer(v1::ListRuleSetsRequest::default()).unwrap();
//! assert!(sets.rule_sets.iter().any(|set| set.name == "ddv-tsr"));
//!
//! let empty = doko_wire::answer(v1::ScoreGameRequest::default()).unwrap_err();
//! assert_eq!(empty.reason(), v1::ErrorReason::MissingField);
//! ```

#![cfg_attr(not(test), deny(clippy::too_many_lines))]

mod added;
mod book;
pub mod catalogue;
mod decode;
mod effort;
mod encode;
mod engine_rules;
mod failure;
mod published;
mod rule_set;
mod rulings;
mod table;
mod texts;
mod values;

pub use added::{OwnRuleSet, ReadRuleSets, TooLate, UnreadableRuleSet};
pub use effort::{Effort, Work};
pub use engine_rules::{engine_rules, reference_to};
pub use failure::{BadField, ERROR_DOMAIN, Failure, reason_name};

/// A request of the API.
pub trait Question {
    /// What answers it.
    type Response;

    /// Answers the request, or says why not.
    ///
    /// # Errors
    ///
    /// A [`Failure`] with all bad fields.
    fn answer(self) -> Result<Self::Response, Failure>;

    /// How long the answer may take. Many questions at once take long if one of them may.
    fn effort(&self) -> Effort {
        Effort::Short
    }

    /// The way to the same answer, in pieces where there are any.
    fn work(self) -> Work<Self::Response>
    where
        Self: Sized + Send + 'static,
    {
        let mut question = Some(self);
        Work::new(move |_| question.take().map(Question::answer))
    }
}

/// Answers `question`, or says why not.
///
/// # Errors
///
/// See [`Question::answer`].
pub fn answer<Q: Question>(question: Q) -> Result<Q::Response, Failure> {
    question.answer()
}
