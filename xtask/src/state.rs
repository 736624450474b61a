//! What is committed of a measurement, as JSON: what came of it, and what is argued.

use std::fs;

use anyhow::Context as _;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::run::root;

/// What a file of the workspace says; nothing if there is no such file yet.
///
/// # Errors
///
/// If it cannot be read or says something else.
pub(crate) fn read<T: Default + DeserializeOwned>(file: &str) -> anyhow::Result<T> {
    let path = root().join(file);
    if !path.exists() {
        return Ok(T::default());
    }
    let text = fs::read_to_string(path)?;
    serde_json::from_str(&text).with_context(|| format!("`{file}`"))
}

/// Writes it for people and for `git diff`: a line for each value.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn write(file: &str, state: &impl Serialize) -> anyhow::Result<()> {
    let mut text = serde_json::to_string_pretty(state)?;
    text.push('\n');
    let path = root().join(file);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    Ok(fs::write(path, text)?)
}
