//! A file of settings: TOML, each key the name of a flag with `_` for `-`.
//!
//! A value is read by the parser of its flag, as if it stood on the command line:
//! there is one place that knows what is allowed.

use std::error::Error as _;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::error::{ContextKind, ContextValue};
use clap::{Args as _, Command};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::bad_config::BadConfig;
use super::secrets::value_without_secrets;
use super::settings::Config;

/// What a file says: keys with values as their flags take them.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Settings {
    pub(super) path: PathBuf,
    pub(super) pairs: Vec<(String, String)>,
}

impl Settings {
    /// What the file says.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or has a key or value that there is not; all of
    /// these are named, each with its line.
    pub(super) fn read(path: &Path) -> Result<Self, BadConfig> {
        let name = path.display();
        let text = fs::read_to_string(path)
            .map_err(|error| BadConfig::new(format!("--config {name}: {error}")))?;
        let table = DeTable::parse(&text).map_err(|error| {
            let line = line(&text, error.span().unwrap_or_default());
            let fault = unread(&text, &error);
            BadConfig::new(format!("{name}, line {line}: {fault}"))
        })?;
        let parser = parser();
        let (mut pairs, mut faults) = (Vec::new(), Vec::new());
        for (key, value) in table.into_inner() {
            let key_line = line(&text, key.span());
            let key = key.into_inner().into_owned();
            match setting(&parser, &key, &value, &text) {
                Ok(value) => pairs.push((key, value)),
                Err(fault) => faults.push(format!("{name}, line {key_line}: {fault}")),
            }
        }
        if faults.is_empty() {
            let path = path.to_path_buf();
            return Ok(Self { path, pairs });
        }
        faults.sort_unstable();
        Err(BadConfig::new(faults.join("\n")))
    }

    /// Whether the file says something about `key`.
    pub(super) fn has(&self, key: &str) -> bool {
        self.pairs.iter().any(|(name, _)| name == key)
    }
}

/// What reads one flag and nothing else: no variables, no help.
fn parser() -> Command {
    Config::augment_args(Command::new("settings"))
        .no_binary_name(true)
        .disable_help_flag(true)
        .mut_args(|arg| arg.env(None::<&str>))
}

/// The value of `key` as its flag takes it.
fn setting(
    parser: &Command,
    key: &str,
    value: &Spanned<DeValue<'_>>,
    file: &str,
) -> Result<String, String> {
    let names: Vec<&str> = parser
        .get_arguments()
        .map(|argument| argument.get_id().as_str())
        .collect();
    if !names.contains(&key) {
        let names = names.join(", ");
        return Err(format!("there is no setting `{key}`; there are {names}"));
    }
    let fault = |text: &str| {
        let flag = format!("--{}={text}", key.replace('_', "-"));
        let read = parser.clone().try_get_matches_from([flag]);
        read.err().map(|error| allowed(&error))
    };
    let (written, fault) = match text(value.get_ref()) {
        Some(text) => match fault(&text) {
            None => return Ok(text),
            Some(fault) => (value_without_secrets(&text), fault),
        },
        // A number with a point, a date, a table: what its flag says to it as it is written.
        None => {
            let fault = fault(&written(strange(value), file));
            let fault = fault.unwrap_or_else(|| "write a text in quotes".to_owned());
            (written(value, file), fault)
        }
    };
    let written = match written.is_empty() {
        true => "\"\"",
        false => &written,
    };
    Err(format!("{key} = {written}: {fault}"))
}

/// What of a value no flag takes: of a list the first item that is no text.
fn strange<'v, 't>(value: &'v Spanned<DeValue<'t>>) -> &'v Spanned<DeValue<'t>> {
    let list = value.get_ref().as_array();
    let item = list.and_then(|list| list.iter().find(|item| item.get_ref().as_str().is_none()));
    item.unwrap_or(value)
}

/// A value as it stands in the file, in one line.
fn written(value: &Spanned<DeValue<'_>>, file: &str) -> String {
    let written = file.get(value.span()).unwrap_or_default();
    written.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A value as a flag takes it.
fn text(value: &DeValue<'_>) -> Option<String> {
    let integer = value.as_integer().map(ToString::to_string);
    let truth = value.as_bool().map(|truth| truth.to_string());
    let text = value.as_str().map(str::to_owned);
    text.or(integer).or(truth).or_else(|| {
        let list: Option<Vec<&str>> = value
            .as_array()?
            .iter()
            .map(|item| item.get_ref().as_str())
            .collect();
        Some(list?.join(","))
    })
}

/// Why a file is no TOML. Which key is there twice is said by no message.
fn unread(text: &str, error: &toml::de::Error) -> String {
    let message = error.message();
    let is_name = |it: &&str| it.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    match error.span().and_then(|span| text.get(span)) {
        Some(key) if message == "duplicate key" && is_name(&key) => format!("{message} `{key}`"),
        Some(_) | None => message.to_owned(),
    }
}

/// What the flag takes instead.
fn allowed(error: &clap::Error) -> String {
    if let Some(source) = error.source() {
        return source.to_string();
    }
    match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(values)) if values.is_empty() => {
            "write something, or leave it out".to_owned()
        }
        Some(ContextValue::Strings(values)) => format!("write one of {}", values.join(", ")),
        _ => error.kind().to_string(),
    }
}

/// The line in which `span` begins, from 1.
pub(crate) fn line(text: &str, span: Range<usize>) -> usize {
    let before = text.get(..span.start).unwrap_or_default();
    before.matches('\n').count().saturating_add(1)
}
