//! What to do with stored games: the commands `show` and `audit`.

use std::fmt;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use doko_proto::v1;

use super::values::write_name;

/// What to show of which games.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
pub struct Show {
    /// Which games.
    #[command(flatten)]
    pub games: Games,
    /// What is printed of a game. table: hands, tricks and settlement; line: the
    /// text notation; json: the canonical JSON of its record, one game per line
    #[arg(
        long,
        env = "DOKO_SHOW_FORMAT",
        value_name = "FORMAT",
        default_value_t = ShowFormat::Table
    )]
    pub format: ShowFormat,
    /// Colours of the suits: ♠ green, ♥ red, ♦ yellow. auto: if the output is a
    /// terminal and NO_COLOR is not set
    #[arg(
        long,
        env = "DOKO_COLOR",
        value_name = "WHEN",
        default_value_t = Colors::Auto
    )]
    pub color: Colors,
}

/// What to judge in which games.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
pub struct Audit {
    /// Which games.
    #[command(flatten)]
    pub games: Games,
    /// Form of the findings. text: for people; json: one object per line, with the
    /// canonical JSON of AuditGameResponse
    #[arg(
        long,
        env = "DOKO_AUDIT_FORMAT",
        value_name = "FORMAT",
        default_value_t = AuditFormat::Text
    )]
    pub format: AuditFormat,
    /// Colours of cards and findings. auto: if the output is a terminal and
    /// NO_COLOR is not set
    #[arg(
        long,
        env = "DOKO_COLOR",
        value_name = "WHEN",
        default_value_t = Colors::Auto
    )]
    pub color: Colors,
}

/// Which games, through whose eyes, and in which language.
#[derive(Args, Clone, Debug, Eq, PartialEq)]
pub struct Games {
    /// File with games, - for the standard input: one game per line in the text
    /// notation, or canonical JSON of GameRecord, one or several. Empty lines and
    /// lines that begin with # are skipped
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// In which language.
    #[command(flatten)]
    pub spoken: Spoken,
    /// Through whose eyes: all that the record says, or what a seat or the
    /// public knew while the game was played
    #[arg(
        long,
        env = "DOKO_VIEW",
        value_name = "VIEW",
        default_value_t = View::Everything
    )]
    pub view: View,
    /// Directory with rule sets of one's own that the games go by, as for serving
    #[arg(long, env = "DOKO_RULE_SETS", value_name = "DIR")]
    pub rule_sets: Option<PathBuf>,
}

/// In which language the program speaks.
#[derive(Args, Clone, Copy, Debug, Eq, PartialEq)]
pub struct Spoken {
    /// Language of rulings and headings
    #[arg(
        long,
        env = "DOKO_LANGUAGE",
        value_name = "LANGUAGE",
        default_value_t = Language::En
    )]
    pub language: Language,
}

/// A language.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum Language {
    /// German.
    De,
    /// English.
    En,
}

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum View {
    /// All that the record says.
    Everything,
    /// What seat 1 knew.
    #[value(name = "1")]
    Seat1,
    /// What seat 2 knew.
    #[value(name = "2")]
    Seat2,
    /// What seat 3 knew.
    #[value(name = "3")]
    Seat3,
    /// What seat 4 knew.
    #[value(name = "4")]
    Seat4,
    /// What everybody knew.
    Public,
}

/// When colours are used.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum Colors {
    /// On terminals, unless the environment says otherwise.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What is printed of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum ShowFormat {
    /// Hands, tricks and settlement.
    Table,
    /// The text notation.
    Line,
    /// Canonical JSON.
    Json,
}

/// The form of findings.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum AuditFormat {
    /// For people.
    Text,
    /// For machines: one JSON object for each game.
    Json,
}

impl From<Language> for v1::Language {
    fn from(language: Language) -> v1::Language {
        match language {
            Language::De => v1::Language::De,
            Language::En => v1::Language::En,
        }
    }
}

impl From<View> for v1::View {
    fn from(view: View) -> v1::View {
        match view {
            View::Everything => v1::View::Everything,
            View::Seat1 => v1::View::Seat1,
            View::Seat2 => v1::View::Seat2,
            View::Seat3 => v1::View::Seat3,
            View::Seat4 => v1::View::Seat4,
            View::Public => v1::View::Public,
        }
    }
}

macro_rules! printed_as_its_name {
    ($($Value:ident),+) => {
        $(impl fmt::Display for $Value {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_name(self, f)
            }
        })+
    };
}

printed_as_its_name!(Language, View, Colors, ShowFormat, AuditFormat);
