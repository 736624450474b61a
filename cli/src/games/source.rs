//! Games in a text: lines of the text notation and JSON documents.

use std::path::Path;

use doko_notation::json::{self, JsonError};
use doko_notation::seen_by;
use doko_proto::v1;
use serde::de::IgnoredAny;
use serde_json::Value;

use crate::arguments::View;

/// A line that begins with this is no game.
const COMMENT: char = '#';

/// What a game looks like.
pub(super) const EXPECTED: &str = "a game is a line of the text notation, such as \
    `ddv-tsr; s=1g 2g 3g 4g; p=CA`, or canonical JSON of GameRecord";

/// A game of a file, or why it is none.
pub(super) struct Entry {
    /// The file.
    pub(super) file: String,
    /// The line on which it begins, or that of the fault, counted from 1.
    pub(super) line: usize,
    /// The game.
    pub(super) game: Result<Game, Unread>,
}

/// A game, and who looks at it.
pub(super) struct Game {
    /// All that the file says. The service is asked about it, since what everybody heard can
    /// follow from hands that the view does not know.
    pub(super) whole: v1::GameRecord,
    /// What of it the view knows, which is what is shown.
    pub(super) record: v1::GameRecord,
    /// Who looks.
    pub(super) view: v1::View,
}

/// Why a text is no game.
pub(super) struct Unread {
    /// How many lines the fault is below the first one.
    below: usize,
    /// The first character at fault, where it is known.
    pub(super) column: Option<usize>,
    /// What is wrong.
    pub(super) problem: String,
    /// Whether it was meant to be one.
    pub(super) like_a_game: bool,
}

impl Entry {
    /// File, line and column, as compilers write it.
    pub(super) fn place(&self) -> String {
        let Entry { file, line, game } = self;
        match game {
            Err(Unread {
                column: Some(column),
                ..
            }) => format!("{file}:{line}:{column}"),
            Ok(_) | Err(_) => format!("{file}:{line}"),
        }
    }
}

/// The games of a text in their order, as this view knows them.
pub(super) fn entries<'a>(
    file: &Path,
    text: &'a str,
    view: View,
) -> impl Iterator<Item = Entry> + 'a {
    let file = file.display().to_string();
    let view = v1::View::from(view);
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut rest = text;
    let mut line = 1;
    std::iter::from_fn(move || {
        loop {
            let begin = rest.trim_start();
            line += breaks(rest.strip_suffix(begin).unwrap_or_default());
            rest = begin;
            let first = rest.chars().next()?;
            let mut at = line;
            let indent = indent(text, rest);
            let (taken, record) = match first {
                COMMENT => (of_line(rest), None),
                '{' | '[' => of_json(rest),
                _ => (of_line(rest), Some(of_notation(of_line(rest)))),
            };
            line += breaks(taken);
            rest = rest.strip_prefix(taken).unwrap_or_default();
            if let Some(mut record) = record {
                if let Err(unread) = &mut record {
                    at += unread.below;
                    let first = if unread.below == 0 { indent } else { 0 };
                    unread.column = unread.column.map(|column| first + column);
                }
                return Some(Entry {
                    file: file.clone(),
                    line: at,
                    game: record.map(|whole| Game {
                        record: seen_by(&whole, view),
                        whole,
                        view,
                    }),
                });
            }
        }
    })
}

/// How many characters stand on the line before what is left of a text.
fn indent(text: &str, rest: &str) -> usize {
    let before = text.strip_suffix(rest).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    line.chars().count()
}

fn breaks(text: &str) -> usize {
    text.matches('\n').count()
}

fn of_line(text: &str) -> &str {
    text.split(['\n', '\r']).next().unwrap_or_default()
}

fn of_notation(line: &str) -> Result<v1::GameRecord, Unread> {
    doko_notation::read(line).map_err(|error| Unread {
        below: 0,
        column: Some(error.column),
        problem: error.problem,
        // Options or sections follow on the name of rules.
        like_a_game: line
            .split_once(['{', ';'])
            .is_some_and(|(_, rest)| rest.contains('=')),
    })
}

/// The JSON document that comes next. After one that is cut off or broken, nothing can be read.
fn of_json(text: &str) -> (&str, Option<Result<v1::GameRecord, Unread>>) {
    let mut documents = serde_json::Deserializer::from_str(text).into_iter::<IgnoredAny>();
    match documents.next() {
        None => (text, None),
        Some(Err(error)) => (text, Some(Err(unread(text, &error.into())))),
        Some(Ok(IgnoredAny)) => {
            let document = text.get(..documents.byte_offset()).unwrap_or(text);
            let record = json::read(document).map_err(|error| {
                let unread = unread(document, &error);
                match with_games(document) {
                    Some(problem) => Unread {
                        below: 0,
                        column: None,
                        problem: problem.to_owned(),
                        like_a_game: false,
                    },
                    None => unread,
                }
            });
            (document, Some(record))
        }
    }
}

/// Why a document is no game.
fn unread(document: &str, error: &JsonError) -> Unread {
    let (line, bytes) = error.place().unzip();
    let below = line.unwrap_or_default().saturating_sub(1);
    let column = bytes.map(|bytes| {
        let read = document.split('\n').nth(below).unwrap_or_default();
        let read = read.get(..bytes).map(|it| it.chars().count());
        read.unwrap_or(bytes).max(1)
    });
    let like_a_game = document.contains("\"ruleSet\"") || document.contains("\"rule_set\"");
    Unread {
        below,
        column,
        problem: error.problem(),
        like_a_game,
    }
}

/// What a document with games in it is, and how they are taken out.
fn with_games(document: &str) -> Option<&'static str> {
    let document: Value = serde_json::from_str(document).ok()?;
    let record = document.get("record").map(Value::to_string);
    if record.is_some_and(|it| json::read(&it).is_ok()) {
        return Some("a question about a game, and no game: `jq .record` takes the game out");
    }
    if document.get("entries").is_some_and(Value::is_array) {
        return Some(
            "a list of games, and no game: \
             `jq '.entries[].game.record // empty'` takes the games out",
        );
    }
    if document.get("questions").is_some_and(Value::is_array) {
        return Some(
            "a batch of questions, and no game: \
             `jq '.questions[][].record? // empty'` takes the games out",
        );
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Line and rule set, or line, column and problem.
    fn read(text: &str) -> Vec<String> {
        let entries = entries(Path::new("f"), text, View::Everything);
        entries
            .map(|entry| match &entry.game {
                Ok(game) => format!(
                    "{} {}",
                    entry.place(),
                    doko_notation::write(&game.record).unwrap()
                ),
                Err(unread) => format!("{} {}", entry.place(), unread.problem),
            })
            .collect()
    }

    #[test]
    fn a_file_holds_lines_and_documents() {
        let text = "\u{feff}# games\n\nvln; p=SJ\r\n  # more\n  vln\n\
                    {\"ruleSet\": {\n\"name\": \"ddv-tsr\"}} {\"ruleSet\": {\"name\": \"vln\"}}\nvln";
        assert_eq!(
            read(text),
            [
                "f:3 vln; p=SJ",
                "f:5 vln",
                "f:6 ddv-tsr",
                "f:7 vln",
                "f:8 vln"
            ]
        );
        assert!(read("\n# nothing\n").is_empty());
    }

    #[test]
    fn a_question_says_how_its_game_is_taken_out() {
        for (question, path) in [
            (
                r#"{"record": {"ruleSet": {"name": "vln"}}, "card": "CARD_HT"}"#,
                "`jq .record`",
            ),
            (
                r#"{"ruleSet": {"name": "vln"}, "entries": []}"#,
                "'.entries[].game.record // empty'",
            ),
            (
                r#"{"questions": [{"validateMove": {}}]}"#,
                "'.questions[][].record? // empty'",
            ),
        ] {
            let [told, next] = &read(&format!("{question}\nvln"))[..] else {
                panic!("two entries");
            };
            assert!(told.contains("no game") && told.contains(path), "{told}");
            assert_eq!(next, "f:2 vln");
        }
        for other in [
            r#"{"moves": []}"#,
            r#"{"moves": [], "entries": 3}"#,
            r#"{"record": {"moves": 3}}"#,
        ] {
            let [other] = &read(other)[..] else {
                panic!("one entry");
            };
            assert!(other.contains("unrecognized field"), "{other}");
        }
    }

    #[test]
    fn what_is_no_game_does_not_hide_the_next_one() {
        let card = "expected a card such as `HT`, found `X`";
        assert_eq!(
            read("vln; p=X\nvln"),
            [format!("f:1:8 {card}"), "f:2 vln".to_owned()]
        );
        let [moves, next] = &read("{\"moves\": []}\nvln")[..] else {
            panic!("two entries");
        };
        assert!(
            moves.starts_with("f:1:") && moves.contains("moves"),
            "{moves}"
        );
        assert_eq!(next, "f:2 vln");
        assert!(read("vln\n{").concat().contains("EOF"));
    }
}
