//! Rules that nobody has published.

use doko_proto::v1;

use super::case::{Case, named, rule_set};

/// The rules that are asked for.
pub(crate) const RULE_SETS: &[Case] = &[
    (
        "no rule set",
        |record| record.rule_set = None,
        &[("record.rule_set", "MISSING_FIELD")],
    ),
    (
        "a rule set without a name",
        |record| record.rule_set = Some(v1::RuleSetRef::default()),
        &[("record.rule_set.name", "MISSING_FIELD")],
    ),
    (
        "an empty name",
        |record| named(record, ""),
        &[("record.rule_set.name", "MISSING_FIELD")],
    ),
    (
        "a rule set that nobody has published",
        |record| named(record, "skat"),
        &[("record.rule_set.name", "UNKNOWN_RULE_SET")],
    ),
    (
        "a name in the wrong case",
        |record| named(record, "DDV-TSR"),
        &[("record.rule_set.name", "UNKNOWN_RULE_SET")],
    ),
    (
        "an edition that there never was",
        |record| rule_set(record).edition = "1999".to_owned(),
        &[("record.rule_set.edition", "UNKNOWN_EDITION")],
    ),
    (
        "the edition of another rule set",
        |record| rule_set(record).edition = "2011".to_owned(),
        &[("record.rule_set.edition", "UNKNOWN_EDITION")],
    ),
    (
        "a hash of other options",
        |record| rule_set(record).expected_options_hash = "0".repeat(64),
        &[("record.rule_set.expected_options_hash", "RULE_SET_CHANGED")],
    ),
    (
        "a hash that is none",
        |record| rule_set(record).expected_options_hash = "abc".to_owned(),
        &[("record.rule_set.expected_options_hash", "MALFORMED_FIELD")],
    ),
];
