//! Counted positions: in how many ways a game goes on, and what it comes to.
//!
//! `tests/vectors/perft/README.md` defines what is counted and what is hashed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::{LoadError, Record, laid_out, read_json};

/// The folder of the counted positions.
pub fn perft_dir() -> PathBuf {
    crate::vectors_dir().join("perft")
}

/// The positions of one file.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PerftFile {
    /// What the file is about, in one sentence.
    pub about: String,
    /// The positions in their order.
    pub positions: Vec<Perft>,
}

/// A position, and what was counted from it.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Perft {
    /// A slug, unique over all files.
    pub name: String,
    /// What the position shows, in one sentence.
    pub about: String,
    /// The game up to the position.
    pub record: Record,
    /// How the game began; it follows from the record.
    pub start: Start,
    /// The number of continuations of one card, of two cards, and so on.
    pub counts: Vec<u64>,
    /// What the game comes to, where the last count is that of all continuations to its
    /// end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settlements: Option<Settlements>,
}

/// How a game began, for programs without a Vorbehalt round.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// `normalspiel`, `stille_hochzeit`, `hochzeit`, `armut` or `solo`.
    pub contract: String,
    /// Who plays it; absent in a Normalspiel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Which solo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<String>,
    /// Which trick finds the partner of a Hochzeit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub selector: Option<String>,
    /// Who accepted the Armut.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acceptor: Option<u8>,
    /// Who leads to the first trick.
    pub lead: u8,
    /// The holder of Schweine that were declared, if anybody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schweine: Option<u8>,
    /// The hands after an exchange; where there was none they are those of the record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<String>,
}

/// What all continuations to the end come to.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Settlements {
    /// SHA-256 over all of them, in lower-case hexadecimal digits.
    pub sha256: String,
    /// How many of them come to which points of the seats 1 to 4.
    pub outcomes: BTreeMap<String, u64>,
}

impl PerftFile {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// When it cannot be read or has an unknown field.
    pub fn load(path: &Path) -> Result<PerftFile, LoadError> {
        read_json(path)
    }

    /// The file as it is written: what fits on a line stands on one.
    pub fn text(&self) -> String {
        laid_out(self)
    }
}
