//! Which vectors show which value of which option.

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::LoadError;

/// The list of all options, `options.json`.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct OptionList {
    /// What the file is about.
    pub about: String,
    /// The options in the order of the rules reference, each once.
    pub options: Vec<OptionEntry>,
}

/// One option.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct OptionEntry {
    /// Its name, such as `hochzeit.limit`.
    pub option: String,
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
    /// The vectors whose answer would differ under another value. Each states
    /// the value in its `options` or has it from its rule set.
    pub vectors: Vec<String>,
}

impl OptionList {
    /// Reads `options.json` in `dir`.
    ///
    /// # Errors
    ///
    /// When it cannot be read or has an unknown field.
    pub fn load(dir: &Path) -> Result<OptionList, LoadError> {
        let path = dir.join("options.json");
        let fault = |message: String| LoadError {
            path: path.clone(),
            message,
        };
        let text = fs::read_to_string(&path).map_err(|error| fault(error.to_string()))?;
        serde_json::from_str(&text).map_err(|error| fault(error.to_string()))
    }
}
