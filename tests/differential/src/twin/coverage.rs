//! What the games of a run have shown.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use doko_engine::{Reason, Refusal, Rule};
use doko_reference::options::Options;

use super::expected::expected;
use doko_judge::names::reason_name;

/// How often something was seen, by topic and name.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Coverage {
    seen: BTreeMap<(&'static str, Cow<'static, str>), u64>,
    /// What was refused in the running game: most of what there is to count, and so by a number
    /// that is compared at once.
    refused: BTreeMap<u16, (Reason, Rule, u64)>,
}

impl Coverage {
    /// Counts one more of `name`.
    pub fn count(&mut self, topic: &'static str, name: impl Into<Cow<'static, str>>) {
        self.add_to(topic, name.into(), 1);
    }

    fn add_to(&mut self, topic: &'static str, name: Cow<'static, str>, number: u64) {
        *self.seen.entry((topic, name)).or_default() += number;
    }

    /// How often `name` was seen.
    pub fn of(&self, topic: &'static str, name: &'static str) -> u64 {
        let found = self.seen.get(&(topic, Cow::Borrowed(name)));
        found.copied().unwrap_or_default()
    }

    /// The names of a topic that were seen.
    pub fn names(&self, topic: &str) -> impl Iterator<Item = &str> {
        let of_topic = self.seen.keys().filter(move |(it, _)| *it == topic);
        of_topic.map(|(_, name)| name.as_ref())
    }

    /// Counts the value of every option.
    pub fn options(&mut self, options: &Options) {
        for name in Options::NAMES {
            let value = options.get(name).unwrap_or_default();
            self.count("option", format!("{name} = {value}"));
        }
    }

    /// Counts every reason of a refusal, and the rules that give them.
    pub(super) fn refusal(&mut self, refusal: &Refusal) {
        for ground in refusal.grounds() {
            let (reason, rule) = (ground.reason, ground.rule);
            let key = (reason as u16) << 8 | rule as u16;
            self.refused.entry(key).or_insert((reason, rule, 0)).2 += 1;
        }
    }

    /// The game is over: what was refused in it is entered by its names.
    pub(super) fn enter_refusals(&mut self) {
        for (reason, rule, number) in std::mem::take(&mut self.refused).into_values() {
            self.add_to("reason", reason_name(reason).into(), number);
            self.add_to("rule", rule.id().into(), number);
        }
    }

    /// What could be seen and was not, by topic.
    #[must_use]
    pub fn never(&self) -> Vec<(&'static str, String)> {
        let seen = |topic: &str, name: &str| {
            let mut names = self.names(topic);
            names.any(|it| it.split(',').next() == Some(name) || it == name)
        };
        let expected = expected().into_iter();
        expected
            .filter(|(topic, name)| !seen(topic, name))
            .collect()
    }

    /// Adds what another run has shown.
    pub fn add(&mut self, other: Coverage) {
        for (key, number) in other.seen {
            self.add_to(key.0, key.1, number);
        }
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = "";
        for ((topic, name), number) in &self.seen {
            if *topic != last {
                writeln!(f, "{topic}")?;
                last = topic;
            }
            writeln!(f, "{number:>12}  {name}")?;
        }
        Ok(())
    }
}
