//! Draws what differs from a rule set: options that can stand together.

use std::collections::BTreeSet;

use anyhow::Result;
use doko_harness::Options;
use doko_proto::v1;
use fastrand::Rng;
use wildmatch::WildMatch;

use super::game::ask;
use crate::{Profile, cases, rule_set};

/// The most options that are drawn for one game.
const MOST: usize = 3;

/// The values that options can be drawn from.
#[derive(Debug, Default)]
pub(super) struct Pool {
    values: Vec<(String, String)>,
}

impl Pool {
    /// Every value that an option has in a published rule set or in a vector, as far as the
    /// profile supports the option.
    ///
    /// # Errors
    ///
    /// If the vectors inside this program cannot be read.
    pub(super) fn of(profile: &Profile) -> Result<Pool> {
        let mut found = BTreeSet::new();
        let mut values = Vec::new();
        for (option, value) in cases::values()? {
            let is_supported = profile.options.as_ref().is_none_or(|patterns| {
                let mut patterns = patterns.iter();
                patterns.any(|it| WildMatch::new(it).matches(&option))
            });
            if is_supported && found.insert((option.clone(), value.clone())) {
                values.push((option, value));
            }
        }
        Ok(Pool { values })
    }

    /// None as often as some, and only those that can be played with.
    pub(super) fn draw(&self, rule_set_name: &str, random: &mut Rng) -> Options {
        let mut options = Options::new();
        if random.bool() {
            return options;
        }
        for _ in 0..random.usize(1..=MOST) {
            let Some((option, value)) = random.choice(&self.values) else {
                break;
            };
            let mut more = options.clone();
            more.insert(option.clone(), value.clone());
            if can_be_played(rule_set_name, &more) {
                options = more;
            }
        }
        options
    }
}

/// Whether the engine inside finds no contradiction.
fn can_be_played(rule_set_name: &str, options: &Options) -> bool {
    let checked = rule_set(rule_set_name, options).and_then(|rule_set| {
        ask(&v1::CheckRuleSetRequest {
            rule_set: Some(rule_set),
            ..Default::default()
        })
    });
    checked.is_ok_and(|it| it.problems.is_empty())
}
