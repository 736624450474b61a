//! Counted positions: in how many ways a game goes on, and what it comes to.
//!
//! `tests/vectors/perft/README.md` defines what is counted and what is hashed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::{LoadError, Record};

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
        let fault = |message: String| LoadError {
            path: path.to_owned(),
            message,
        };
        let text = fs::read_to_string(path).map_err(|error| fault(error.to_string()))?;
        serde_json::from_str(&text).map_err(|error| fault(error.to_string()))
    }

    /// The file as it is written: what fits on a line stands on one.
    pub fn text(&self) -> String {
        let long = serde_json::to_string_pretty(self).unwrap_or_default();
        let lines: Vec<&str> = long.lines().collect();
        let mut text = String::new();
        let mut rest = lines.as_slice();
        while let Some((first, others)) = rest.split_first() {
            let (line, after) = joined(first, others).unwrap_or(((*first).to_owned(), others));
            text.push_str(&line);
            text.push('\n');
            rest = after;
        }
        text
    }
}

/// The most characters of a line that is put together from several.
const WIDTH: usize = 110;

/// The list or object that `first` opens on one line, if it fits, and the lines after it.
fn joined<'a, 'b>(first: &str, others: &'b [&'a str]) -> Option<(String, &'b [&'a str])> {
    let opening = first.chars().last().filter(|it| "[{".contains(*it))?;
    let indent = first.len() - first.trim_start().len();
    let closes = |line: &&str| line.len() - line.trim_start().len() == indent;
    let end = others.iter().position(closes)?;
    let (inner, after) = others.split_at_checked(end)?;
    let (close, after) = after.split_first()?;
    let inner: Vec<&str> = inner.iter().map(|line| line.trim()).collect();
    let space = if opening == '{' { " " } else { "" };
    let line = format!(
        "{first}{space}{}{space}{}",
        inner.join(" "),
        close.trim_start()
    );
    (line.len() <= WIDTH).then_some((line, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_lists_stand_on_one_line() {
        let lines = ["  \"counts\": [", "    1,", "    2", "  ],", "  \"x\": 1"];
        let (line, after) = joined(lines[0], &lines[1..]).unwrap();
        assert_eq!(line, "  \"counts\": [1, 2],");
        assert_eq!(after, ["  \"x\": 1"]);
        let long = "9".repeat(WIDTH);
        assert_eq!(joined("[", &[long.as_str(), "]"]), None);
        assert_eq!(joined("\"x\": 1", &[]), None);
    }
}
