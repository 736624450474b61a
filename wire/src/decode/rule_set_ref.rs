//! Which rules apply.

use std::cell::RefCell;
use std::sync::Arc;

use doko_proto::v1;

use super::Problems;
use crate::published::{self, Lookup, Published, Served};
use crate::rule_set::{self, Contradiction, Options};

/// How many of the published names a problem lists.
const MAX_NAMES: usize = 12;

thread_local! {
    /// The rule set of one's own that was read last, while a batch is answered or a
    /// session is read.
    static LAST: RefCell<Last> = const { RefCell::new(Last::Forgotten) };
}

/// What is known of the question before.
#[derive(Debug)]
enum Last {
    /// Nothing, since neither is done.
    Forgotten,
    /// Nothing yet.
    None,
    /// This was the reference, and this what it says.
    Own(Box<v1::RuleSetRef>, Served),
}

/// Answers many questions or reads many games, which mostly go by the same rule set:
/// one of the caller's own is not read again if it equals the one before.
pub(crate) fn in_a_row<T>(answer: impl FnOnce() -> T) -> T {
    /// Forgets at the end, also at that of a panic.
    struct Forget;

    impl Drop for Forget {
        fn drop(&mut self) {
            LAST.set(Last::Forgotten);
        }
    }

    let _forget = Forget;
    LAST.set(Last::None);
    answer()
}

/// The rule set that `reference` names or brings along. One that contradicts
/// itself is refused field by field.
pub(crate) fn rule_set(
    problems: &mut Problems,
    path: &str,
    reference: Option<&v1::RuleSetRef>,
) -> Option<Served> {
    let known = LAST.with_borrow(|last| match last {
        Last::Own(own, served) => reference
            .is_some_and(|it| *it == **own)
            .then(|| served.clone()),
        Last::Forgotten | Last::None => None,
    });
    let served = match known {
        Some(known) => known,
        None => unknown(problems, path, reference)?,
    };
    check_hash(problems, path, reference, &served);
    Some(served)
}

/// Reads a rule set that is not that of the question before, and remembers it unless
/// something is wrong with it.
fn unknown(
    problems: &mut Problems,
    path: &str,
    reference: Option<&v1::RuleSetRef>,
) -> Option<Served> {
    let before = problems.count();
    let read = readable(problems, path, reference)?;
    for contradiction in &read.contradictions() {
        let Contradiction {
            field,
            conflicts_with,
            text,
            ..
        } = contradiction;
        let (first, rest) = text.en.split_at_checked(1).unwrap_or_default();
        let rest = rest.trim_end_matches('.');
        let others = conflicts_with.join(", ");
        let problem = format_args!("contradicts {others}: {}{rest}", first.to_ascii_lowercase());
        let path = format_args!("{path}.{}.{field}", read.part());
        problems.note(path, v1::ErrorReason::RuleSetContradiction, problem);
    }
    if problems.count() > before {
        return None;
    }
    let served = read.served();
    if let (Served::Own(_), Some(reference)) = (&served, reference) {
        LAST.with_borrow_mut(|last| match last {
            Last::Forgotten => {}
            Last::None | Last::Own(..) => {
                *last = Last::Own(Box::new(reference.clone()), served.clone());
            }
        });
    }
    Some(served)
}

/// A rule set that can be read, whether or not it contradicts itself.
#[derive(Debug)]
pub(crate) enum Readable {
    /// A published one.
    Named(&'static Published),
    /// One with options of the caller's own.
    Own {
        /// The published one that it starts from, if it starts from one.
        base: Option<&'static Published>,
        /// What its options say.
        options: Box<Options>,
        /// All its options.
        message: Box<v1::RuleSet>,
    },
}

impl Readable {
    /// The published rule set that it is, or starts from.
    pub(crate) fn base(&self) -> Option<&'static Published> {
        match self {
            Readable::Named(base) => Some(base),
            Readable::Own { base, .. } => *base,
        }
    }

    /// In what it contradicts itself.
    pub(crate) fn contradictions(&self) -> Vec<Contradiction> {
        match self {
            Readable::Named(_) => Vec::new(),
            Readable::Own { options, .. } => rule_set::contradictions(options),
        }
    }

    /// The rule set to go by. One whose options do not differ from those that it
    /// starts from is that one.
    pub(crate) fn served(self) -> Served {
        match self {
            Readable::Named(published) => Served::Fixed(published),
            Readable::Own {
                base: Some(base),
                message,
                ..
            } if *message == base.message => Served::Fixed(base),
            Readable::Own {
                base,
                options,
                message,
            } => Served::Own(Arc::new(published::own(base, &options, *message))),
        }
    }

    /// The field of the reference that says how it differs.
    fn part(&self) -> &'static str {
        match self {
            Readable::Named(_) => "name",
            Readable::Own { base: Some(_), .. } => "overrides",
            Readable::Own { base: None, .. } => "custom",
        }
    }
}

/// The rule set that `reference` names or brings along, contradictions and all.
pub(crate) fn readable(
    problems: &mut Problems,
    path: &str,
    reference: Option<&v1::RuleSetRef>,
) -> Option<Readable> {
    let Some(v1::RuleSetRef {
        source,
        edition,
        overrides,
        expected_options_hash: _, // compared once it is known what is served
    }) = reference
    else {
        problems.missing_field(path);
        return None;
    };
    let at = |field: &str| format!("{path}.{field}");
    match source {
        None => {
            let problem = "is required, unless `custom` brings all options along";
            problems.note(at("name"), v1::ErrorReason::MissingField, problem);
            None
        }
        Some(v1::rule_set_ref::Source::Custom(message)) => {
            let alone = edition.is_empty() && overrides.is_none();
            for (field, given) in [
                ("edition", !edition.is_empty()),
                ("overrides", overrides.is_some()),
            ] {
                if given {
                    let problem = "must not be set beside `custom`";
                    problems.contradiction(at(field), problem);
                }
            }
            let options = rule_set::options(problems, &at("custom"), message)?;
            alone.then(|| Readable::Own {
                base: None,
                options: Box::new(options),
                message: message.clone(),
            })
        }
        Some(v1::rule_set_ref::Source::Name(name)) => {
            let base = published(problems, at, name, edition)?;
            let Some(overrides) = overrides else {
                return Some(Readable::Named(base));
            };
            let message = rule_set::overlay(&base.message, overrides);
            let options = rule_set::options(problems, &at("overrides"), &message)?;
            Some(Readable::Own {
                base: Some(base),
                options: Box::new(options),
                message: Box::new(message),
            })
        }
    }
}

/// The published rule set of this name and edition. `at` gives the path of the
/// field that is called `name` or `edition`.
fn published(
    problems: &mut Problems,
    at: impl Fn(&str) -> String,
    name: &str,
    edition: &str,
) -> Option<&'static Published> {
    if name.is_empty() {
        problems.missing_field(at("name"));
        return None;
    }
    match published::find(name, edition) {
        Ok(published) => Some(published),
        Err(Lookup::UnknownName) => {
            let mut names: Vec<&str> = published::all().map(|it| it.name).collect();
            names.dedup();
            let more = if names.len() > MAX_NAMES { ", ..." } else { "" };
            names.truncate(MAX_NAMES);
            let problem = format_args!("must be one of {}{more}", names.join(", "));
            problems.note(at("name"), v1::ErrorReason::UnknownRuleSet, problem);
            None
        }
        Err(Lookup::UnknownEdition { newest }) => {
            let problem =
                format_args!("must be empty or a published edition; the newest is {newest}");
            problems.note(at("edition"), v1::ErrorReason::UnknownEdition, problem);
            None
        }
    }
}

/// Compares what the caller believes the options to be with what they are.
pub(crate) fn check_hash(
    problems: &mut Problems,
    path: &str,
    reference: Option<&v1::RuleSetRef>,
    served: &Published,
) {
    let expected = reference.map_or("", |it| it.expected_options_hash.as_str());
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
        problems.malformed(path(), problem);
    } else if expected != served.options_hash() {
        let hash = served.options_hash();
        let problem = format!("is not the hash of the options as they are served, {hash}");
        problems.note(path(), v1::ErrorReason::RuleSetChanged, problem);
    }
}

/// Whether the rule set that was read last is remembered.
#[cfg(test)]
pub(super) fn remembers() -> bool {
    LAST.with_borrow(|last| matches!(last, Last::Own(..)))
}
