//! Which rules apply.

use doko_proto::v1;

use super::Problems;
use crate::published::{self, Lookup, Published, Served};

/// The rule set that `reference` names.
pub(crate) fn rule_set(
    problems: &mut Problems,
    path: &str,
    reference: Option<&v1::RuleSetRef>,
) -> Option<Served> {
    let Some(v1::RuleSetRef {
        source,
        edition,
        overrides,
        expected_options_hash,
    }) = reference
    else {
        problems.missing_field(path);
        return None;
    };
    if overrides.is_some() {
        problems.not_yet("overrides of a rule set");
    }
    let name = match source {
        None => {
            problems.missing_field(&format!("{path}.name"));
            return None;
        }
        Some(v1::rule_set_ref::Source::Custom(_)) => {
            problems.not_yet("custom rule sets");
            return None;
        }
        Some(v1::rule_set_ref::Source::Name(name)) => name,
    };
    let at = |field: &str| format!("{path}.{field}");
    let published = published(problems, at, name, edition)?;
    check_hash(problems, path, published, expected_options_hash);
    Some(Served::Fixed(published))
}

/// The published rule set of this name and edition. `at` gives the path of the
/// field that is called `name` or `edition`.
pub(crate) fn published(
    problems: &mut Problems,
    at: impl Fn(&str) -> String,
    name: &str,
    edition: &str,
) -> Option<&'static Published> {
    if name.is_empty() {
        problems.missing_field(&at("name"));
        return None;
    }
    match published::find(name, edition) {
        Ok(published) => Some(published),
        Err(Lookup::NotServedYet { missing }) => {
            problems.not_yet(missing);
            None
        }
        Err(Lookup::UnknownName) => {
            let names: Vec<&str> = published::all().map(|it| it.name).collect();
            let problem = format!("must be one of {}", names.join(", "));
            problems.note(at("name"), v1::ErrorReason::UnknownRuleSet, problem);
            None
        }
        Err(Lookup::UnknownEdition { newest }) => {
            let problem = format!("must be empty or a published edition; the newest is {newest}");
            problems.note(at("edition"), v1::ErrorReason::UnknownEdition, problem);
            None
        }
    }
}

/// Compares what the caller believes the options to be with what they are.
fn check_hash(problems: &mut Problems, path: &str, published: &Published, expected: &str) {
    let digits = |text: &str| {
        text.bytes()
            .all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'))
    };
    let path = || format!("{path}.expected_options_hash");
    if expected.is_empty() {
        return;
    }
    if expected.len() != 64 || !digits(expected) {
        let problem = "must be 64 lower-case hexadecimal digits";
        problems.note(path(), v1::ErrorReason::MalformedField, problem);
    } else if expected != published.options_hash() {
        let problem = "is not the hash of the options as they are served";
        problems.note(path(), v1::ErrorReason::RuleSetChanged, problem);
    }
}
