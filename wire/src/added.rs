//! Rule sets that whoever runs the service adds to the published ones, once,
//! before the first question.

use doko_proto::v1;

use crate::decode::{self, Problems};
use crate::failure::BadField;
use crate::published::{self, Published};

/// A rule set to be published under a name of its own.
#[derive(Clone, Debug)]
pub struct OwnRuleSet {
    /// The name: lower-case letters, digits and `-`, at most 64.
    pub name: String,
    /// The edition: letters, digits, `-` and `.`, at most 32.
    pub edition: String,
    /// What it says: a complete rule set, or a published one with overrides.
    pub rule_set: v1::RuleSetRef,
}

/// Why rule sets were not added. None of them was.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum NotAdded {
    /// This rule set cannot be read, contradicts itself, or its name is taken.
    Unreadable {
        /// Its place among those that were to be added.
        index: usize,
        /// Everything that is wrong with it.
        fields: Vec<BadField>,
    },
    /// Rule sets were added before.
    TooLate,
}

/// Publishes `rule_sets` beside the shipped ones, for the rest of the program's
/// life. Only once, so that a name never changes its meaning.
///
/// # Errors
///
/// What is wrong with the first rule set that cannot be added.
pub fn add_rule_sets(rule_sets: &[OwnRuleSet]) -> Result<(), NotAdded> {
    let mut read: Vec<Published> = Vec::new();
    for (index, own) in rule_sets.iter().enumerate() {
        let refuse = |fields| NotAdded::Unreadable { index, fields };
        let published = publish(own).map_err(refuse)?;
        let twin = read
            .iter()
            .any(|it| (it.name, it.edition) == (published.name, published.edition));
        if twin {
            return Err(refuse(vec![name_taken()]));
        }
        read.push(published);
    }
    if published::add(read) {
        Ok(())
    } else {
        Err(NotAdded::TooLate)
    }
}

fn publish(own: &OwnRuleSet) -> Result<Published, Vec<BadField>> {
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
        problems.note("name".to_owned(), v1::ErrorReason::MalformedField, problem);
    }
    if !plain(edition, 32, b"-.") {
        let problem = "must be 1 to 32 lower-case letters, digits, `-` and `.`";
        problems.note(
            "edition".to_owned(),
            v1::ErrorReason::MalformedField,
            problem,
        );
    }
    let served = decode::rule_set(&mut problems, "rule_set", Some(rule_set));
    let served = problems
        .finish(served)
        .map_err(crate::Failure::into_fields)?;
    if published::all().any(|it| it.name == name) {
        return Err(vec![name_taken()]);
    }
    // Published rule sets live as long as the program, like the shipped ones.
    let [name, edition] = [name, edition].map(|it| &*Box::leak(it.clone().into_boxed_str()));
    Ok(Published::named(&served, name, edition))
}

fn name_taken() -> BadField {
    BadField {
        path: "name".to_owned(),
        reason: v1::ErrorReason::ContradictoryFields,
        problem: "is the name of another rule set".to_owned(),
    }
}
