//! Rule sets that whoever runs the service adds to the published ones, once,
//! before the first question.

use doko_proto::v1;

use crate::decode::{self, Problems};
use crate::failure::{BadField, Failure};
use crate::published::{self, Published};

/// A rule set to be published under a name of its own.
#[derive(Clone, Debug)]
pub struct OwnRuleSet {
    /// The name: lower-case letters, digits and `-`, at most 64.
    pub name: String,
    /// The edition: lower-case letters, digits, `-` and `.`, at most 32.
    pub edition: String,
    /// What it says: a complete rule set, or a published one with overrides.
    pub rule_set: v1::RuleSetRef,
}

/// Other rule sets were published before; these were not.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct TooLate;

/// A rule set that cannot be published.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UnreadableRuleSet {
    /// Its place among those that were to be read.
    pub index: usize,
    /// What is wrong with it, as far as a [`Failure`] names it.
    pub fields: Vec<BadField>,
}

/// Rule sets that can be published.
#[derive(Debug)]
pub struct ReadRuleSets(Vec<Published>);

impl ReadRuleSets {
    /// Reads `rule_sets` and publishes nothing yet.
    ///
    /// # Errors
    ///
    /// What is wrong with each rule set that cannot be read, contradicts itself, or
    /// has a name that is taken.
    pub fn of(rule_sets: &[OwnRuleSet]) -> Result<ReadRuleSets, Vec<UnreadableRuleSet>> {
        let mut read: Vec<Published> = Vec::new();
        let mut unreadable = Vec::new();
        for (index, own) in rule_sets.iter().enumerate() {
            let twin =
                |other: &OwnRuleSet| (&other.name, &other.edition) == (&own.name, &own.edition);
            let first = rule_sets.iter().position(twin) == Some(index);
            match published(own) {
                Ok(published) if first => read.push(published),
                Ok(_) => unreadable.push(UnreadableRuleSet {
                    index,
                    fields: vec![name_taken()],
                }),
                Err(fields) => unreadable.push(UnreadableRuleSet { index, fields }),
            }
        }
        if unreadable.is_empty() {
            Ok(ReadRuleSets(read))
        } else {
            Err(unreadable)
        }
    }

    /// Publishes them beside the shipped ones, for the rest of the program's life.
    /// Only once, so that a name never changes its meaning; publishing the same
    /// again changes nothing.
    ///
    /// # Errors
    ///
    /// [`TooLate`] after others.
    pub fn publish(self) -> Result<(), TooLate> {
        if published::add(self.0) {
            Ok(())
        } else {
            Err(TooLate)
        }
    }
}

fn published(own: &OwnRuleSet) -> Result<Published, Vec<BadField>> {
    let OwnRuleSet {
        name,
        edition,
        rule_set,
    } = own;
    let mut problems = Problems::default();
    let plain = |text: &str, most: usize, extra: &[u8]| {
        let allowed =
            |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || extra.contains(&it);
        (1..=most).contains(&text.len()) && text.bytes().all(allowed)
    };
    if !plain(name, 64, b"-") {
        let problem = "must be 1 to 64 lower-case letters, digits and `-`";
        problems.malformed("name", problem);
    }
    if !plain(edition, 32, b"-.") {
        let problem = "must be 1 to 32 lower-case letters, digits, `-` and `.`";
        problems.malformed("edition", problem);
    }
    if published::is_taken(name) {
        let BadField {
            path,
            reason,
            problem,
        } = name_taken();
        problems.note(path, reason, problem);
    }
    let served = decode::rule_set(&mut problems, "rule_set", Some(rule_set));
    let served = problems.finish(served).map_err(Failure::into_fields)?;
    // Published rule sets live as long as the program, like the shipped ones.
    let [name, edition] = [name, edition].map(|it| &*Box::leak(it.clone().into_boxed_str()));
    Ok(Published::named(&served, name, edition))
}

fn name_taken() -> BadField {
    BadField {
        path: "name".to_owned(),
        reason: v1::ErrorReason::ContradictoryFields,
        problem: "is taken by another rule set".to_owned(),
    }
}
