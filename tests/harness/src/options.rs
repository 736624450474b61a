//! Which vectors show which value of which option.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{LoadError, Options, Question, read_json};

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
    pub rule_sets: BTreeMap<String, Value>,
    /// Its values, or of a number and of a list those that stand for the others.
    pub values: Vec<Shown>,
}

/// One value of an option, and who shows it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Shown {
    /// The value. A list stands for the entry that it has, an object for the
    /// fields that it has.
    pub value: Value,
    /// The vectors whose answer would differ under another value. At least one
    /// of them states the value in its `options` or has it from its rule set;
    /// the others show by contrast what is missing without it.
    pub vectors: Vec<String>,
}

impl OptionEntry {
    /// Whether `question` is asked under this `value`.
    pub fn applies(&self, value: &Value, question: &Question) -> bool {
        let own = question.options().get(&self.option);
        own.or_else(|| self.rule_sets.get(question.rule_set()))
            .is_some_and(|found| stands_for(value, found))
    }
}

/// Whether `value` is `found`, an entry of it, or some of its fields.
fn stands_for(value: &Value, found: &Value) -> bool {
    match (value, found) {
        (Value::Object(fields), Value::Object(all)) => fields
            .iter()
            .all(|(name, field)| all.get(name).is_some_and(|it| stands_for(field, it))),
        (Value::Array(_), Value::Array(_)) => entries_of(value, found) || value == found,
        (entry, Value::Array(all)) => all.contains(entry),
        (_, _) => value == found,
    }
}

/// Whether every entry of the one list is in the other, which has more.
fn entries_of(some: &Value, all: &Value) -> bool {
    let (Some(some), Some(all)) = (some.as_array(), all.as_array()) else {
        return false;
    };
    some.len() == 1 && all.len() > 1 && some.iter().all(|it| all.contains(it))
}

/// Options as plain texts: a list with commas between its entries, an object as one
/// option for each of its fields (`bock.factor`). An object with `augen` has them as
/// its own value too.
pub fn settings(options: &Options) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (name, value) in options {
        let Value::Object(fields) = value else {
            found.push((name.clone(), plain(value)));
            continue;
        };
        for (field, value) in fields {
            match field.as_str() {
                "augen" => found.insert(0, (name.clone(), plain(value))),
                field => found.push((format!("{name}.{field}"), plain(value))),
            }
        }
    }
    found
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(entries) => entries.iter().map(plain).collect::<Vec<_>>().join(","),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
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
