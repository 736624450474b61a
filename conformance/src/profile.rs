//! What an implementation says of itself.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};
use doko_harness::Strictness;
use serde::Deserialize;
use wildmatch::WildMatch;

use crate::{Case, Checked, Level, Method, Outcome};

/// What an implementation supports, as its profile declares it. What is left out is
/// supported whole.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// What it is called in reports.
    pub name: Option<String>,
    /// The address that it serves.
    pub server: Option<String>,
    /// The command that starts it.
    pub program: Option<String>,
    /// How many seconds an answer may take.
    pub timeout: Option<f64>,
    /// How much of an answer is compared.
    pub strictness: Option<Strictness>,
    /// The rule sets, by their names.
    pub rule_sets: Option<Vec<String>>,
    /// The options that may differ from a rule set, with `*` and `?`.
    pub options: Option<Vec<String>>,
    /// The methods.
    methods: Option<Vec<String>>,
    /// The levels.
    pub levels: Option<Vec<Level>>,
    /// What is known to fail.
    #[serde(default)]
    failing: Vec<Failing>,
}

/// Cases that are known to fail.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Failing {
    /// Which cases, see [`Case::is_meant_by`].
    #[serde(default)]
    case: Option<String>,
    /// Of which files, see [`Case::is_in`].
    #[serde(default)]
    suite: Option<String>,
    /// Why they fail.
    pub reason: String,
    /// What the file is called in which it stands.
    #[serde(skip)]
    file: Option<String>,
}

/// A file that holds nothing but known failures.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    failing: Vec<Failing>,
}

impl Profile {
    /// Reads a profile.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or declares something that there is not.
    pub fn load(path: &Path) -> Result<Profile> {
        let text = std::fs::read_to_string(path);
        let text = text.with_context(|| format!("{} cannot be read", path.display()))?;
        let profile = Profile::read(&text);
        let mut profile = profile.with_context(|| format!("{} is no profile", path.display()))?;
        Failing::stand_in(&mut profile.failing, path);
        Ok(profile)
    }

    /// Reads the text of a profile.
    ///
    /// # Errors
    ///
    /// As for [`Profile::load`].
    pub fn read(text: &str) -> Result<Profile> {
        let profile: Profile = toml::from_str(text)?;
        for name in profile.methods.iter().flatten() {
            Method::named(name).with_context(|| {
                let all = Method::ALL.map(Method::name).join(", ");
                format!("there is no method `{name}`; the methods are {all}")
            })?;
        }
        let (server, program) = (profile.server.is_some(), profile.program.is_some());
        ensure!(
            !(server && program),
            "`server` and `program` do not stand together"
        );
        Failing::check(&profile.failing)?;
        Ok(profile)
    }

    /// Adds the known failures of a file of their own.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn add_failing(&mut self, path: &Path) -> Result<()> {
        let text = std::fs::read_to_string(path);
        let text = text.with_context(|| format!("{} cannot be read", path.display()))?;
        let mut list: List = toml::from_str(&text)
            .with_context(|| format!("{} is no list of known failures", path.display()))?;
        Failing::stand_in(&mut list.failing, path);
        Failing::check(&list.failing)?;
        self.failing.extend(list.failing);
        Ok(())
    }

    /// Says no to names that nothing has, which are misspelt.
    ///
    /// # Errors
    ///
    /// If a rule set or an option is in no case.
    pub fn check(&self, cases: &[Case]) -> Result<()> {
        let rule_sets: BTreeSet<&str> = cases.iter().map(|it| &*it.rule_set).collect();
        for name in self.rule_sets.iter().flatten() {
            ensure!(
                rule_sets.contains(name.as_str()),
                "no case has the rule set `{name}`; there are {}",
                listed(rule_sets)
            );
        }
        let options = cases.iter().flat_map(|it| it.options.keys());
        let options: BTreeSet<&str> = options.map(String::as_str).collect();
        for name in self.options.iter().flatten() {
            let pattern = WildMatch::new(name);
            if options.iter().any(|option| pattern.matches(option)) {
                continue;
            }
            let near = options.iter().filter(|it| it.contains(name.as_str()));
            let near: BTreeSet<&str> = near.copied().collect();
            let shown = if near.is_empty() { options } else { near };
            bail!(
                "no case has the option `{name}`; there are {}",
                listed(shown)
            );
        }
        Ok(())
    }

    /// Why a case does not apply, if so.
    pub fn excludes(&self, case: &Case) -> Option<String> {
        if let Some(levels) = &self.levels
            && !levels.contains(&case.level)
        {
            return Some(format!("the profile has no level `{}`", case.level));
        }
        if let Some(rule_sets) = &self.rule_sets
            && !rule_sets.contains(&case.rule_set)
        {
            return Some(format!("the profile has no rule set `{}`", case.rule_set));
        }
        let missing = case.methods().into_iter().find(|it| !self.has_method(*it));
        if let Some(method) = missing {
            return Some(format!("the profile has no method `{method}`"));
        }
        let patterns = self.options.as_ref()?;
        let other = case.options.keys().find(|option| {
            let mut patterns = patterns.iter();
            !patterns.any(|it| WildMatch::new(it).matches(option))
        });
        other.map(|option| format!("the profile has no option `{option}`"))
    }

    /// Whether it supports a method.
    pub fn has_method(&self, method: Method) -> bool {
        let methods = self.methods.as_ref();
        methods.is_none_or(|it| it.iter().any(|it| it == method.name()))
    }

    /// The entry of the list of known failures that means a case.
    pub fn failing(&self, case: &Case) -> Option<&Failing> {
        self.failing.iter().find(|it| it.means(case))
    }

    /// The entries of that list that mean cases, but none that was compared.
    pub(crate) fn unapplied(&self, checked: &[Checked]) -> Vec<&Failing> {
        let unapplied = self.failing.iter().filter(|entry| {
            let meant = checked.iter().filter(|it| entry.means(&it.case));
            let mut meant = meant.peekable();
            meant.peek().is_some()
                && meant.all(|it| matches!(it.outcome, Outcome::NotApplicable(_)))
        });
        unapplied.collect()
    }

    /// The entries of that list that mean no case at all, as they are written.
    pub fn idle(&self, cases: &[Case]) -> Vec<String> {
        let entries = self.idle_entries(cases).into_iter();
        entries.map(Failing::pattern).collect()
    }

    /// The entries of that list that mean no case at all.
    pub(crate) fn idle_entries(&self, cases: &[Case]) -> Vec<&Failing> {
        let idle = self
            .failing
            .iter()
            .filter(|it| !cases.iter().any(|case| it.means(case)));
        idle.collect()
    }
}

fn listed(names: BTreeSet<&str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}

impl Failing {
    fn check(list: &[Failing]) -> Result<()> {
        for entry in list {
            ensure!(
                entry.case.is_some() || entry.suite.is_some(),
                "an entry of known failures has no `case` and no `suite`"
            );
            ensure!(
                !entry.reason.trim().is_empty(),
                "{} is known to fail without a reason",
                entry.pattern()
            );
        }
        Ok(())
    }

    fn stand_in(list: &mut [Failing], path: &Path) {
        for entry in list {
            entry.file = Some(path.display().to_string());
        }
    }

    /// What the list is called in which it stands.
    pub(crate) fn list(&self) -> &str {
        self.file.as_deref().unwrap_or("the profile")
    }

    fn means(&self, case: &Case) -> bool {
        self.case.as_ref().is_none_or(|it| case.is_meant_by(it))
            && self.suite.as_ref().is_none_or(|it| case.is_in(it))
    }

    pub(crate) fn pattern(&self) -> String {
        let parts = BTreeMap::from([("case", &self.case), ("suite", &self.suite)]);
        let parts = parts
            .into_iter()
            .filter_map(|(key, value)| value.as_ref().map(|value| format!("{key} `{value}`")));
        parts.collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases;

    #[test]
    fn what_a_profile_leaves_out_is_told() {
        let cases = cases(None).unwrap();
        let profile = Profile::read(
            r#"
            rule_sets = ["ddv-tsr", "vln"]
            methods = ["ValidateMove"]
            options = ["dulle*"]
            "#,
        )
        .unwrap();
        profile.check(&cases).unwrap();
        let mut reasons: Vec<String> = cases
            .iter()
            .filter_map(|case| profile.excludes(case))
            .collect();
        reasons.sort();
        reasons.dedup();
        for reason in [
            "the profile has no rule set `palast`",
            "the profile has no method `ScoreGame`",
            "the profile has no option `armut.push`",
        ] {
            let method = reason.replace("option `armut.push`", "method");
            assert!(
                reasons.iter().any(|it| it.starts_with(&method)),
                "{reason}: {reasons:?}"
            );
        }
        let applies = cases.iter().filter(|it| profile.excludes(it).is_none());
        assert!(applies.count() > 20);
    }

    #[test]
    fn misspelt_profiles_are_refused() {
        let refused = |text: &str| Profile::read(text).is_err();
        assert!(refused("rulesets = []"));
        assert!(refused(r#"methods = ["Validate"]"#));
        assert!(refused(r#"levels = ["plays"]"#));
        assert!(refused(r#"strictness = "loose""#));
        assert!(refused("[[failing]]\ncase = \"C-*\""));
        assert!(refused("[[failing]]\ncase = \"C-*\"\nreason = \" \""));
        assert!(refused("[[failing]]\nreason = \"no case\""));
        let cases = cases(None).unwrap();
        let unknown = Profile::read(r#"rule_sets = ["ddv"]"#).unwrap();
        assert!(unknown.check(&cases).is_err());
        let unknown = Profile::read(r#"options = ["no.such"]"#).unwrap();
        assert!(unknown.check(&cases).is_err());
    }
}
