//! Where games come from: lines of text notation and JSON documents.

use std::fmt;
use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use doko_notation::{json, seen_by};
use doko_proto::v1;
use serde::de::IgnoredAny;

use crate::config::{STDIN, View};

/// A line that begins with this is no game.
const COMMENT: char = '#';

/// The field with the rules of a game, in either spelling.
const RULES: [&str; 2] = ["ruleSet", "rule_set"];

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

impl Game {
    fn seen_by(whole: v1::GameRecord, view: View) -> Game {
        let view = v1::View::from(view);
        let record = seen_by(&whole, view);
        Game {
            whole,
            record,
            view,
        }
    }
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
        let column = match &self.game {
            Ok(_) => None,
            Err(unread) => unread.column,
        };
        let column = column.map(|column| format!(":{column}"));
        format!("{}:{}{}", self.file, self.line, column.unwrap_or_default())
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem)
    }
}

/// What a file is called in words.
pub(super) fn name(file: &Path) -> String {
    if file == Path::new(STDIN) {
        return "the standard input".to_owned();
    }
    file.display().to_string()
}

/// All that a file holds.
pub(super) fn text(file: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    if file == Path::new(STDIN) {
        io::stdin().lock().read_to_end(&mut bytes)?;
    } else {
        bytes = fs::read(file)?;
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        io::Error::other(format!("byte {at} is no UTF-8; {EXPECTED}"))
    })
}

/// The games of a text in their order, as this view knows them.
pub(super) fn entries<'a>(
    file: &Path,
    text: &'a str,
    view: View,
) -> impl Iterator<Item = Entry> + 'a {
    let file = file.display().to_string();
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
                    game: record.map(|whole| Game::seen_by(whole, view)),
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
        like_a_game: names_sections(line),
    })
}

/// Whether options or sections, as a game has them, follow on a name.
fn names_sections(line: &str) -> bool {
    let after_name = line.split_once(['{', ';']);
    after_name.is_some_and(|(_, rest)| rest.contains('='))
}

/// Whether a document that may be broken has rules, as a game does.
fn names_rules(document: &str) -> bool {
    RULES
        .iter()
        .any(|field| document.contains(&format!("\"{field}\"")))
}

/// The JSON document that comes next. After one that is cut off or broken,
/// nothing can be read.
fn of_json(text: &str) -> (&str, Option<Result<v1::GameRecord, Unread>>) {
    let mut documents = serde_json::Deserializer::from_str(text).into_iter::<IgnoredAny>();
    match documents.next() {
        None => (text, None),
        Some(Err(error)) => (text, unread(text, &error.into())),
        Some(Ok(IgnoredAny)) => {
            let document = text.get(..documents.byte_offset()).unwrap_or(text);
            match json::read(document) {
                Ok(record) => (document, Some(Ok(record))),
                Err(error) => match question(document, &error) {
                    Some(problem) => (document, meant(problem)),
                    None => (document, unread(document, &error)),
                },
            }
        }
    }
}

/// A document that is no game for this reason.
fn unread(document: &str, error: &json::JsonError) -> Option<Result<v1::GameRecord, Unread>> {
    let (line, bytes) = error.place().unzip();
    let below = line.unwrap_or_default().saturating_sub(1);
    let column = bytes.map(|bytes| {
        let read = document.split('\n').nth(below).unwrap_or_default();
        let read = read.get(..bytes).map(|it| it.chars().count());
        read.unwrap_or(bytes).max(1)
    });
    Some(Err(Unread {
        below,
        column,
        problem: error.problem(),
        like_a_game: names_rules(document),
    }))
}

/// A document that was meant to be games.
fn meant(problem: String) -> Option<Result<v1::GameRecord, Unread>> {
    Some(Err(Unread {
        below: 0,
        column: None,
        problem,
        like_a_game: true,
    }))
}

/// What to do with a document that is no game for this reason, but a question with one in
/// it, or meant to be either.
fn question(document: &str, no_game: &json::JsonError) -> Option<String> {
    let document: serde_json::Value = serde_json::from_str(document).ok()?;
    let lists = |field| document.get(field).is_some_and(serde_json::Value::is_array);
    if let Some(record) = document.get("record") {
        Some(about(&document, record, no_game))
    } else if lists("entries") {
        Some(
            "a list of games, and no game: the games stand in `entries`, out of which \
             `jq '.entries[].game.record // empty'` takes them"
                .to_owned(),
        )
    } else if lists("questions") {
        Some(
            "many questions, and no game: the games stand in `questions`, out of which \
             `jq '.questions[][].record // empty'` takes them"
                .to_owned(),
        )
    } else {
        None
    }
}

/// What a document with a `record` is: a question has its rules in there, a game has none.
fn about(
    document: &serde_json::Value,
    record: &serde_json::Value,
    no_game: &json::JsonError,
) -> String {
    let own_rules = RULES.iter().find(|field| document.get(field).is_some());
    if let Some(field) = own_rules {
        return format!(
            "neither a game ({}) nor a question about one, whose rules stand in its \
             `record` and not in a `{field}` beside it",
            no_game.problem()
        );
    }
    match json::read(&record.to_string()) {
        Ok(_) => "a question about a game, and no game: the game stands in the field `record`, \
                  which `jq .record` takes out"
            .to_owned(),
        Err(error) => {
            let problem = error.problem();
            format!("a question about a game, and its `record` cannot be read as one: {problem}")
        }
    }
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
                Err(unread) => format!("{} {unread}", entry.place()),
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
    fn a_question_says_where_its_game_stands() {
        for (question, field) in [
            (
                r#"{"record": {"ruleSet": {"name": "vln"}}, "card": "CARD_HT"}"#,
                ".record`",
            ),
            (
                r#"{"ruleSet": {"name": "vln"}, "entries": []}"#,
                ".entries[]",
            ),
            (r#"{"questions": [{"validateMove": {}}]}"#, ".questions[][]"),
        ] {
            let [told, next] = &read(&format!("{question}\nvln"))[..] else {
                panic!("two entries");
            };
            assert!(told.contains("no game") && told.contains(field), "{told}");
            assert_eq!(next, "f:2 vln");
        }
        for other in [r#"{"moves": []}"#, r#"{"moves": [], "entries": 3}"#] {
            let [other] = &read(other)[..] else {
                panic!("one entry");
            };
            assert!(other.contains("moves"), "{other}");
        }
    }

    #[test]
    fn of_what_is_neither_game_nor_question_it_is_said_what_is_wrong() {
        for (document, parts) in [
            (
                r#"{"record": {"ruleSet": {"name": "vln"}, "moves": []}, "card": "CARD_HT"}"#,
                ["a question about a game, and its `record`", "moves"],
            ),
            (r#"{"record": 3}"#, ["cannot be read as one", "f:1"]),
            (
                r#"{"ruleSet": {"name": "vln"}, "record": {"ruleSet": {"name": "vln"}}}"#,
                ["neither a game (", "not in a `ruleSet` beside it"],
            ),
            (
                r#"{"rule_set": {"name": "vln"}, "record": 3}"#,
                ["neither a game (", "not in a `rule_set` beside it"],
            ),
        ] {
            let [told] = &read(document)[..] else {
                panic!("one entry");
            };
            assert!(parts.iter().all(|it| told.contains(it)), "{told}");
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
