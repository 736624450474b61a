//! Puts cases to an implementation.

use std::collections::BTreeMap;
use std::time::Instant;

use doko_harness::{Answer, Judge as _, Strictness};

use crate::case::{Asked, Case};
use crate::compared::{Compared, compared};
use crate::judge::RoadJudge;
use crate::outcome::{Checked, Counts, Outcome};
use crate::profile::Failing;
use crate::road::Road;
use crate::{Level, Profile};

/// What a run has shown.
#[derive(Clone, Debug)]
pub struct Run {
    /// What the implementation is called.
    pub name: String,
    /// How much was compared.
    pub strictness: Strictness,
    /// The cases in their order.
    pub checked: Vec<Checked>,
    /// The entries of the list of known failures that mean nothing.
    pub idle: Vec<String>,
    /// The entries of that list that mean cases of which none applied, where all were asked.
    pub unapplied: Vec<String>,
    /// How many of both there are in each list, by its file.
    stale: BTreeMap<String, usize>,
    /// The version of the vectors, or where those of somebody else lie.
    pub vectors: String,
    /// How many cases without options of their own there are, asked or not.
    own: BTreeMap<(Level, String), usize>,
}

/// Whether an implementation has reached a level under a rule set.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Badge {
    /// All that a rule set itself says has passed, and nothing has failed.
    Earned,
    /// Nothing has failed, but not all of that was asked, or applied.
    Partial,
    /// Something has failed.
    Missed,
    /// Nothing applied.
    None,
}

/// Compares what `road` answers to `case`.
pub fn check(case: &Case, road: &dyn Road, profile: &Profile, strictness: Strictness) -> Outcome {
    checked(case, road, profile, strictness).outcome
}

/// Compares an answer to a vector with what is expected.
pub fn compare(case: &Case, got: &Answer, profile: &Profile, strictness: Strictness) -> Outcome {
    let compared = match case.asked.vector() {
        Some(vector) => compared(vector, got, strictness),
        None => Compared::NotApplicable("it is not the question of a vector".to_owned()),
    };
    outcome(case, &compared, profile)
}

/// What came of a case, with the number of an allowed answer that is not the expected one.
fn checked(case: &Case, road: &dyn Road, profile: &Profile, strictness: Strictness) -> Checked {
    let began = Instant::now();
    let compared = match profile.excludes(case) {
        Some(reason) => Compared::NotApplicable(reason),
        None => case.asked.put(road, profile, strictness),
    };
    let allowed = match &compared {
        Compared::Same(number) => *number,
        Compared::Different(_) | Compared::NotApplicable(_) => None,
    };
    Checked {
        case: case.clone(),
        outcome: outcome(case, &compared, profile),
        took: began.elapsed(),
        allowed,
    }
}

impl Asked {
    /// Puts it to an implementation. Of a batch only that is asked which the profile has.
    pub(crate) fn put(
        &self,
        road: &dyn Road,
        profile: &Profile,
        strictness: Strictness,
    ) -> Compared {
        match self {
            Asked::Vector(vector) => compared(
                vector,
                &RoadJudge::new(road).answer(&vector.question),
                strictness,
            ),
            Asked::Batch(batch) => batch.put(road, profile, strictness),
            Asked::Call(call) => call.put(road, strictness),
        }
    }
}

/// What a comparison means where some cases are known to fail.
fn outcome(case: &Case, compared: &Compared, profile: &Profile) -> Outcome {
    let difference = match compared {
        Compared::NotApplicable(why) => return Outcome::NotApplicable(why.clone()),
        Compared::Same(_) => None,
        Compared::Different(difference) => Some(difference.clone()),
    };
    match (difference, profile.failing(case)) {
        (None, None) => Outcome::Passed,
        (Some(difference), None) => Outcome::Failed(difference),
        (Some(difference), Some(entry)) => Outcome::KnownToFail {
            reason: entry.reason.clone(),
            difference,
        },
        (None, Some(entry)) => Outcome::Mended {
            reason: entry.reason.clone(),
        },
    }
}

impl Run {
    /// Puts those of `all` that `selects` to an implementation, and tells `after` of each.
    pub fn of(
        all: &[Case],
        selects: impl Fn(&Case) -> bool,
        road: &dyn Road,
        profile: &Profile,
        strictness: Strictness,
        mut after: impl FnMut(&Checked),
    ) -> Run {
        let selected = all.iter().filter(|case| selects(case));
        let checked = selected.map(|case| {
            let checked = checked(case, road, profile, strictness);
            after(&checked);
            checked
        });
        let checked: Vec<Checked> = checked.collect();
        let mut own = BTreeMap::new();
        for case in all.iter().filter(|it| it.options.is_empty()) {
            *own.entry((case.level, case.rule_set.clone())).or_default() += 1;
        }
        // Of what was not selected nobody knows whether it applies.
        let unapplied = if checked.len() == all.len() {
            profile.unapplied(&checked)
        } else {
            Vec::new()
        };
        let idle = profile.idle_entries(all);
        let mut stale = BTreeMap::new();
        for entry in idle.iter().chain(&unapplied) {
            *stale.entry(entry.list().to_owned()).or_default() += 1;
        }
        let patterns = |list: Vec<&Failing>| list.into_iter().map(Failing::pattern).collect();
        Run {
            name: profile.name.clone().unwrap_or_else(|| road.name()),
            strictness,
            idle: patterns(idle),
            unapplied: patterns(unapplied),
            stale,
            checked,
            vectors: include_str!("../vectors/VERSION").trim().to_owned(),
            own,
        }
    }

    /// How much was compared, by which kit, with which vectors.
    pub fn conditions(&self) -> String {
        format!(
            "strictness {}, kit {}, vectors {}",
            self.strictness,
            env!("CARGO_PKG_VERSION"),
            self.vectors
        )
    }

    /// The entries of the list of known failures that are out of date, with what is wrong.
    pub(crate) fn out_of_date(&self) -> Vec<(&str, &'static str)> {
        let idle = self.idle.iter().map(|it| (it.as_str(), "means no case"));
        let unapplied = self.unapplied.iter();
        let unapplied = unapplied.map(|it| (it.as_str(), "applies to nothing"));
        idle.chain(unapplied).collect()
    }

    /// The counts of all cases, and what else is why a run ends as it does.
    pub fn summary(&self) -> String {
        let mut text = self.counts().to_string();
        for (list, count) in &self.stale {
            let (entries, are) = match count {
                1 => ("entry", "is"),
                _ => ("entries", "are"),
            };
            text.push_str(&format!("; {count} {entries} of {list} {are} out of date"));
        }
        text
    }

    /// The counts of all cases.
    pub fn counts(&self) -> Counts {
        Counts::of(self.checked.iter())
    }

    /// Whether something is wrong: with the implementation, or with its list of known
    /// failures.
    pub fn is_faulty(&self) -> bool {
        self.counts().failed > 0 || !self.out_of_date().is_empty()
    }

    /// Whether nothing was compared.
    pub fn is_empty(&self) -> bool {
        let counts = self.counts();
        counts.passed + counts.failed + counts.known == 0
    }

    /// The rule sets of the cases, in the order in which they come.
    pub fn rule_sets(&self) -> Vec<&str> {
        let mut found = Vec::new();
        for checked in &self.checked {
            let rule_set = checked.case.rule_set.as_str();
            if !found.contains(&rule_set) {
                found.push(rule_set);
            }
        }
        found.sort_unstable();
        found
    }

    /// The badge for a level under a rule set, with the counts behind it.
    pub fn badge(&self, level: Level, rule_set: &str) -> (Badge, Counts) {
        let of_both = |it: &&Checked| it.case.level == level && it.case.rule_set == rule_set;
        let counts = Counts::of(self.checked.iter().filter(of_both));
        let is_compared = |it: &&Checked| {
            it.case.options.is_empty() && !matches!(it.outcome, Outcome::NotApplicable(_))
        };
        let compared = self.checked.iter().filter(of_both).filter(is_compared);
        let own = self.own.get(&(level, rule_set.to_owned()));
        let lacks = compared.count() < own.copied().unwrap_or_default();
        let badge = match (counts.failed + counts.known, counts.passed, lacks) {
            (1.., _, _) => Badge::Missed,
            (0, 0, _) => Badge::None,
            (0, 1.., true) => Badge::Partial,
            (0, 1.., false) => Badge::Earned,
        };
        (badge, counts)
    }

    /// The counts of each rule, under each rule set.
    pub fn rules(&self) -> BTreeMap<&str, BTreeMap<&str, Counts>> {
        let mut rules: BTreeMap<&str, BTreeMap<&str, Counts>> = BTreeMap::new();
        for checked in &self.checked {
            for rule in &checked.case.rules {
                let of_rule = rules.entry(rule).or_default();
                let counts = of_rule.entry(&checked.case.rule_set).or_default();
                counts.add(&checked.outcome);
            }
        }
        rules
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.known > 0 {
            write!(f, ", {} known to fail", self.known)?;
        }
        if self.not_applicable > 0 {
            write!(f, ", {} not applicable", self.not_applicable)?;
        }
        Ok(())
    }
}

impl Badge {
    /// A word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Badge::Earned => "earned",
            Badge::Partial => "partial",
            Badge::Missed => "missed",
            Badge::None => "none",
        }
    }
}
