//! [`RuleSet`]: which rules apply.

use doko_proto::v1;

/// Which rules apply.
///
/// ```
/// use doko_sdk::{Record, RuleSet};
///
/// let newest = Record::new("ddv-tsr");
/// let pinned = Record::new(RuleSet::named("ddv-tsr").edition("2026-02-21"));
/// assert_eq!(newest.rule_set.name(), pinned.rule_set.name());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct RuleSet {
    /// A complete rule set of the caller's own stands here in place of a name.
    pub(super) base: Base,
    pub(super) edition: String,
    pub(super) expected_options_hash: String,
    pub(super) overrides: Option<Box<v1::RuleSet>>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Base {
    Named(String),
    Custom(Box<v1::RuleSet>),
}

impl RuleSet {
    /// The published rule set of this name, in its newest edition.
    pub fn named(name: impl Into<String>) -> RuleSet {
        RuleSet {
            base: Base::Named(name.into()),
            edition: String::new(),
            expected_options_hash: String::new(),
            overrides: None,
        }
    }

    /// This edition of it.
    #[must_use]
    pub fn edition(mut self, edition: impl Into<String>) -> RuleSet {
        self.edition = edition.into();
        self
    }

    /// Only if its options have this hash
    /// ([`RuleSetStamp::options_hash`](crate::RuleSetStamp::options_hash)); otherwise the
    /// question fails with
    /// [`ErrorReason::RuleSetChanged`](crate::ErrorReason::RuleSetChanged).
    #[must_use]
    pub fn expected_options_hash(mut self, hash: impl Into<String>) -> RuleSet {
        self.expected_options_hash = hash.into();
        self
    }

    /// The name, or `custom` for a stored record with rules of its own.
    pub fn name(&self) -> &str {
        match &self.base {
            Base::Named(name) => name,
            Base::Custom(_) => "custom",
        }
    }

    /// The edition, if one is named.
    pub fn named_edition(&self) -> Option<&str> {
        (!self.edition.is_empty()).then_some(self.edition.as_str())
    }
}

impl From<&str> for RuleSet {
    fn from(name: &str) -> RuleSet {
        RuleSet::named(name)
    }
}

impl From<String> for RuleSet {
    fn from(name: String) -> RuleSet {
        RuleSet::named(name)
    }
}
