//! Which worked cases the vectors cover.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::{LoadError, read_json};

/// The list of all worked cases, `manifest.json`.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Manifest {
    /// What the file is about.
    pub about: String,
    /// The worked cases, each id once, in order.
    pub cases: Vec<ManifestEntry>,
    /// The cases that were added to them, each id once, in order.
    pub own_cases: Vec<ManifestEntry>,
}

/// One worked case.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ManifestEntry {
    /// The id, such as `C-01`.
    pub id: String,
    /// Whether there are vectors for it.
    pub state: State,
    /// Why a case is open, or which half of a covered one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Whether a worked case has vectors.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// It has at least one.
    Covered,
    /// It has none yet; the entry has a reason.
    Open,
}

impl Manifest {
    /// Reads `manifest.json` in `dir`.
    ///
    /// # Errors
    ///
    /// When it cannot be read or has an unknown field.
    pub fn load(dir: &Path) -> Result<Manifest, LoadError> {
        read_json(&dir.join("manifest.json"))
    }
}
