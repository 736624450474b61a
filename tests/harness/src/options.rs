//! Which vectors show which value of which option.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::{LoadError, Question, read_json};

/// The list of all options, `options.json`.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct OptionList {
    /// What the file is about.
    pub about: String,
    /// The options in the order of `docs/RULE_SETS.md`, each once.
    pub options: Vec<OptionEntry>,
}

/// One option.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct OptionEntry {
    /// Its name, such as `hochzeit.limit`.
    pub option: String,
    /// Its value in each rule set; none where it plays no part.
    pub rule_sets: BTreeMap<String, String>,
    /// Its values, or of a number and of a list those that stand for the others.
    pub values: Vec<Shown>,
}

/// One value of an option, and who shows it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Shown {
    /// The value, an entry of a list, or some parts of a value with parts.
    pub value: String,
    /// The vectors whose answer would differ under another value. At least one
    /// of them states the value in its `options` or has it from its rule set;
    /// the others show by contrast what is missing without it.
    pub vectors: Vec<String>,
}

impl OptionEntry {
    /// Whether `question` is asked under this `value`.
    pub fn applies(&self, value: &str, question: &Question) -> bool {
        let own = question.options().get(&self.option);
        own.or_else(|| self.rule_sets.get(question.rule_set()))
            .is_some_and(|found| stands_for(value, found))
    }

    /// `value`; if that is some parts of a value, with the others of `current`, or else with
    /// those that are listed first.
    pub fn whole(&self, current: &str, value: &str) -> String {
        if !value.contains(':') {
            return value.to_owned();
        }
        let mut whole: Vec<(&str, &str)> = Vec::new();
        let listed = self.values.iter().map(|it| it.value.as_str());
        for (name, part) in listed.flat_map(parts) {
            if whole.iter().all(|(other, _)| *other != name) {
                whole.push((name, part));
            }
        }
        for (name, part) in parts(current).chain(parts(value)) {
            for own in whole.iter_mut().filter(|(other, _)| *other == name) {
                own.1 = part;
            }
        }
        let whole: Vec<String> = whole
            .iter()
            .map(|it| format!("{}:{}", it.0, it.1))
            .collect();
        whole.join(";")
    }
}

/// The parts of a value that has some, each with its name.
fn parts(value: &str) -> impl Iterator<Item = (&str, &str)> {
    value.split(';').filter_map(|it| it.split_once(':'))
}

/// Whether `value` is `found`, an entry of it, or some of its parts.
fn stands_for(value: &str, found: &str) -> bool {
    let is_part = |part: &str| {
        let (name, value) = part.split_at(part.find(':').map_or(0, |it| it + 1));
        let mut found = found.split(';').filter_map(|it| it.strip_prefix(name));
        found.any(|it| it == value || it.split(',').any(|entry| entry == value))
    };
    value == found || value.split(';').all(is_part)
}

impl OptionList {
    /// Reads `options.json` in `dir`.
    ///
    /// # Errors
    ///
    /// When it cannot be read or has an unknown field.
    pub fn load(dir: &Path) -> Result<OptionList, LoadError> {
        read_json(&dir.join("options.json"))
    }
}
