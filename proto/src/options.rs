//! The options of a rule set one by one, as `rule_set.proto` describes them.

pub use crate::generated::options::OPTIONS;
pub use crate::option::{RuleOption, Text};

use crate::generated::options::sort_sets;
use crate::v1;

/// The option with this path.
///
/// ```
/// use doko_proto::options;
///
/// assert_eq!(options::find("solo.lead").unwrap().field, "solo_lead");
/// ```
#[must_use]
pub fn find(path: &str) -> Option<&'static RuleOption> {
    OPTIONS.iter().find(|it| it.path == path)
}

/// The canonical text of every option, in the order of `RuleSet`, as `docs/OPTIONS_HASH.md`
/// specifies it. An option that is not set, or whose value has no name, is `unset`; a complete rule
/// set has none.
#[must_use]
pub fn canonical(rules: &v1::RuleSet) -> Vec<(&'static str, String)> {
    let mut rules = rules.clone();
    sort_sets(&mut rules);
    let values = OPTIONS.iter().map(|option| {
        let value = option.text(&rules).and_then(Result::ok);
        (option.path, value.unwrap_or_else(|| "unset".to_owned()))
    });
    values.collect()
}

/// `base` with every option of `overrides` that is set.
#[must_use]
pub fn overlay(base: &v1::RuleSet, overrides: &v1::RuleSet) -> v1::RuleSet {
    let mut rules = base.clone();
    for option in OPTIONS {
        (option.take)(&mut rules, overrides);
    }
    rules
}
