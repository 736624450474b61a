//! How files of this project are read and laid out.

use std::fs;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::LoadError;

/// What a JSON file holds.
pub(crate) fn read_json<T: DeserializeOwned>(path: &Path) -> Result<T, LoadError> {
    let fault = |message: String| LoadError {
        path: path.to_owned(),
        message,
    };
    let text = fs::read_to_string(path).map_err(|error| fault(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| fault(error.to_string()))
}

/// A value as JSON, in which what fits on a line stands on one.
pub fn laid_out(value: &impl Serialize) -> String {
    let long = serde_json::to_string_pretty(value).unwrap_or_default();
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
