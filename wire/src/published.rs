//! The rule sets that questions go by: the published ones, in which edition, those
//! of the caller's own, and the stamp that every answer carries.

use std::cmp::Ordering;
use std::fmt::Write as _;
use std::ops::Deref;
use std::sync::{Arc, LazyLock, OnceLock};

use doko_engine::{RuleSet, rulesets};
use doko_proto::{options, v1};
use sha2::{Digest as _, Sha256};

use crate::catalogue::Text;
use crate::rule_set::{self, Options};

/// A rule set, complete. Once published an edition never changes.
#[derive(Debug)]
pub(crate) struct Published {
    /// The name, such as `ddv-tsr`.
    pub(crate) name: &'static str,
    /// The edition, such as `2026-02-21`.
    pub(crate) edition: &'static str,
    /// What people call it.
    pub(crate) title: Text,
    /// Where it is written down.
    pub(crate) source: &'static str,
    /// The name of the shipped rule set whose sources are cited; of a rule set
    /// without such a base it is empty.
    pub(crate) cites: &'static str,
    /// The options that the engine goes by.
    pub(crate) rules: RuleSet,
    /// All options, as the messages say them.
    pub(crate) message: v1::RuleSet,
    /// The canonical text of the options.
    pub(crate) canonical_text: String,
    // SHA-256 of the canonical text.
    options_hash: String,
}

/// The rule set that a question goes by: a published one, or one that came with
/// the question.
#[derive(Clone, Debug)]
pub(crate) enum Served {
    /// A published edition.
    Fixed(&'static Published),
    /// One of the caller's own.
    Own(Arc<Published>),
}

impl Deref for Served {
    type Target = Published;

    fn deref(&self) -> &Published {
        match self {
            Served::Fixed(published) => published,
            Served::Own(published) => published,
        }
    }
}

impl Published {
    /// The same rule set under a name of its own.
    pub(crate) fn named(of: &Published, name: &'static str, edition: &'static str) -> Published {
        Published {
            name,
            edition,
            title: Text { de: name, en: name },
            source: "",
            cites: of.cites,
            rules: of.rules,
            message: of.message.clone(),
            canonical_text: of.canonical_text.clone(),
            options_hash: of.options_hash.clone(),
        }
    }

    /// SHA-256 of the canonical text, in lower-case hexadecimal digits.
    pub(crate) fn options_hash(&self) -> &str {
        &self.options_hash
    }
}

/// Why there is no such rule set.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Lookup {
    /// Nobody has published a rule set of this name.
    UnknownName,
    /// The rule set has no such edition.
    UnknownEdition {
        /// The newest one that it has.
        newest: &'static str,
    },
}

/// By name, and within a name the newest edition first.
static PUBLISHED: LazyLock<[Published; 4]> = LazyLock::new(|| {
    [
        publish(
            "ddv-tsr",
            "2026-02-21",
            Text {
                de: "Turnier-Spielregeln des Deutschen Doppelkopf-Verbands",
                en: "Tournament rules of the Deutscher Doppelkopf-Verband",
            },
            "Turnier-Spielregeln (TSR), Deutscher Doppelkopf-Verband e. V., Stand 21.02.2026",
            rulesets::DDV_TSR,
            &[3, 3, 3, 3],
        ),
        publish(
            "dokoland-liga",
            "2011",
            Text {
                de: "Ligaregeln des Dokolands",
                en: "League rules of the Dokoland",
            },
            "Turnierspielregeln mit Abweichungen der Liga, Dokoland-Wiki, 2011",
            rulesets::DOKOLAND_LIGA,
            &[3, 3, 3, 3],
        ),
        publish(
            "palast",
            "1",
            Text {
                de: "Regeln des Doppelkopf-Palasts",
                en: "Rules of the Doppelkopf-Palast",
            },
            "Spielregeln des Doppelkopf-Palasts, kurze Fassung",
            rulesets::PALAST,
            &[4, 4, 4],
        ),
        publish(
            "vln",
            "1",
            Text {
                de: "Doppelkopf-Regeln des VLN",
                en: "Doppelkopf rules of the VLN",
            },
            "Doppelkopf-Regeln des VLN",
            rulesets::VLN,
            &[3, 4, 3],
        ),
    ]
});

/// Rule sets that whoever runs the service has added, by name, the newest first.
static ADDED: OnceLock<Vec<Published>> = OnceLock::new();

/// Every published edition: the shipped ones and then those that were added, each
/// by name, the newest first.
pub(crate) fn all() -> impl Iterator<Item = &'static Published> + Clone {
    PUBLISHED.iter().chain(ADDED.get().into_iter().flatten())
}

/// Whether the shipped rule sets or the service itself use this name.
pub(crate) fn is_taken(name: &str) -> bool {
    name == CUSTOM || PUBLISHED.iter().any(|it| it.name == name)
}

/// Adds rule sets to those that are published; `false` if others were added before.
pub(crate) fn add(mut rule_sets: Vec<Published>) -> bool {
    rule_sets.sort_by(|a, b| {
        let by_name = a.name.cmp(b.name);
        by_name.then_with(|| newer(a.edition, b.edition))
    });
    let same = |a: &Published, b: &Published| {
        (a.name, a.edition, a.cites) == (b.name, b.edition, b.cites)
            && a.options_hash == b.options_hash
    };
    match ADDED.set(rule_sets) {
        Ok(()) => true,
        Err(again) => ADDED.get().is_some_and(|added| {
            added.len() == again.len() && added.iter().zip(&again).all(|(a, b)| same(a, b))
        }),
    }
}

/// Which of two editions comes first, the newer one: what is in digits counts as a
/// number, so that edition 10 is newer than edition 9.
fn newer(a: &str, b: &str) -> Ordering {
    let (mut first, mut second) = (a, b);
    loop {
        let runs = (next_run(&mut first), next_run(&mut second));
        let (Some(one), Some(other)) = runs else {
            // Editions that differ in zeros before a number only are told apart, too.
            return runs.1.cmp(&runs.0).then_with(|| b.cmp(a));
        };
        let order = other.cmp(&one);
        if order.is_ne() {
            return order;
        }
    }
}

/// Takes the first run of digits, or of anything else, from `text`: whether it is
/// anything else, and of a number the length, which is compared first.
fn next_run<'t>(text: &mut &'t str) -> Option<(bool, usize, &'t str)> {
    let is_digit = |it: char| it.is_ascii_digit();
    let starts = text.starts_with(is_digit);
    let end = text.find(|it| is_digit(it) != starts).unwrap_or(text.len());
    let (run, rest) = text.split_at_checked(end)?;
    *text = rest;
    let number = run.trim_start_matches('0');
    let run = if starts {
        (false, number.len(), number)
    } else {
        (true, 0, run)
    };
    (end > 0).then_some(run)
}

/// The rule set of this name and edition; an empty edition means the newest.
pub(crate) fn find(name: &str, edition: &str) -> Result<&'static Published, Lookup> {
    let mut editions = all().filter(|it| it.name == name);
    let newest = editions.clone().next().ok_or(Lookup::UnknownName)?;
    if edition.is_empty() {
        return Ok(newest);
    }
    let newest = newest.edition;
    editions
        .find(|it| it.edition == edition)
        .ok_or(Lookup::UnknownEdition { newest })
}

/// The stamp of an answer that goes by `published`.
pub(crate) fn stamp(published: &Published) -> v1::RuleSetStamp {
    v1::RuleSetStamp {
        name: published.name.to_owned(),
        edition: published.edition.to_owned(),
        options_hash: published.options_hash().to_owned(),
        ..engine_stamp()
    }
}

/// The stamp of an answer about no single rule set.
pub(crate) fn engine_stamp() -> v1::RuleSetStamp {
    v1::RuleSetStamp {
        name: String::new(),
        edition: String::new(),
        options_hash: String::new(),
        engine_version: env!("CARGO_PKG_VERSION").to_owned(),
    }
}

fn publish(
    name: &'static str,
    edition: &'static str,
    title: Text,
    source: &'static str,
    rules: RuleSet,
    packets: &[u32],
) -> Published {
    let message = rule_set::message(&rules, packets);
    let canonical_text = canonical_text(&message);
    let options_hash = sha_256(&canonical_text);
    Published {
        name,
        edition,
        title,
        source,
        cites: name,
        rules,
        message,
        canonical_text,
        options_hash,
    }
}

/// A rule set of the caller's own, read from `message`. It cites the sources of
/// `base`, if it starts from one.
pub(crate) fn own(base: Option<&Published>, options: &Options, message: v1::RuleSet) -> Published {
    let canonical_text = canonical_text(&message);
    let options_hash = sha_256(&canonical_text);
    Published {
        name: CUSTOM,
        edition: "",
        title: Text {
            de: "Eigene Regeln",
            en: "Rules of one's own",
        },
        source: "",
        cites: base.map(|it| it.cites).unwrap_or_default(),
        rules: options.rules,
        message,
        canonical_text,
        options_hash,
    }
}

/// The text whose SHA-256 is the options hash: one line for each option, as
/// `docs/OPTIONS_HASH.md` specifies it.
fn canonical_text(message: &v1::RuleSet) -> String {
    let lines = options::canonical(message).into_iter();
    lines
        .map(|(option, value)| format!("{option}={value}\n"))
        .collect()
}

/// What a rule set of the caller's own is called.
const CUSTOM: &str = "custom";

fn sha_256(text: &str) -> String {
    let mut hex = String::with_capacity(64);
    for byte in Sha256::digest(text.as_bytes()) {
        // Writing into a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_sets_are_found_by_name_and_edition() {
        let found = |name, edition| find(name, edition).map(|it| (it.name, it.edition));
        assert_eq!(found("ddv-tsr", ""), Ok(("ddv-tsr", "2026-02-21")));
        assert_eq!(
            found("ddv-tsr", "2026-02-21"),
            Ok(("ddv-tsr", "2026-02-21"))
        );
        assert_eq!(found("dokoland-liga", ""), Ok(("dokoland-liga", "2011")));
        assert_eq!(
            found("ddv-tsr", "2011"),
            Err(Lookup::UnknownEdition {
                newest: "2026-02-21"
            })
        );
        assert_eq!(found("DDV-TSR", ""), Err(Lookup::UnknownName));
        assert_eq!(found("", ""), Err(Lookup::UnknownName));
        assert_eq!(found("vln", "1"), Ok(("vln", "1")));
        assert_eq!(found("palast", ""), Ok(("palast", "1")));
    }

    #[test]
    fn numbers_in_editions_count_as_numbers() {
        let descending = [
            "club",
            "a10",
            "a9b",
            "a9",
            "a",
            "-",
            "2027",
            "2026-10-01",
            "2026-9-30",
            "10.1",
            "10",
            "9.12",
            "9.2",
            "9",
            "1",
            "01",
            "0",
        ];
        let mut sorted = descending;
        sorted.sort_unstable();
        sorted.sort_by(|a, b| newer(a, b));
        assert_eq!(sorted, descending);
        sorted.sort_by(|a, b| newer(b, a));
        sorted.reverse();
        assert_eq!(sorted, descending);
    }

    #[test]
    fn rule_sets_stand_in_order() {
        let names: Vec<&str> = all().map(|it| it.name).collect();
        assert!(names.is_sorted(), "{names:?}");
    }

    #[test]
    fn a_stamp_names_rule_set_edition_options_and_engine() {
        for published in all() {
            let stamp = stamp(published);
            assert_eq!(
                (stamp.name.as_str(), stamp.edition.as_str()),
                (published.name, published.edition)
            );
            assert_eq!(stamp.options_hash.len(), 64);
            assert!(
                stamp
                    .options_hash
                    .chars()
                    .all(|it| it.is_ascii_digit() || ('a'..='f').contains(&it))
            );
            assert_eq!(stamp.engine_version, engine_stamp().engine_version);
        }
    }

    #[test]
    fn the_hash_is_sha_256() {
        assert_eq!(
            sha_256("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
