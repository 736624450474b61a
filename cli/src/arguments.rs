//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use doko_proto::v1;

use crate::methods;

const EXAMPLES: &str = "Examples:
  doko ask ValidateMove < question.json      one question, one answer
  doko show game.json                        hands, tricks and settlement
  doko audit games/ more.txt                 were all these games played by the rules?
  doko check-rule-set our-rules.json         does it contradict itself?";

const ASK_EXAMPLES: &str = "Examples:
  doko ask ValidateMove < docs/examples/revoke.json
  echo '{}' | doko ask ListRuleSets
  doko ask --lines InspectGame < questions.jsonl > answers.jsonl";

const SHOW_EXAMPLES: &str = "Examples:
  doko show game.json
  doko show --language de --view 2 game.txt      what seat 2 knew of it
  echo 'ddv-tsr; s=1g 2g 3g 4g; p=CA' | doko show --format json -";

const AUDIT_EXAMPLES: &str = "Examples:
  doko audit game.json
  doko audit --language de games/ -            a folder, and what comes from elsewhere
  doko audit --format json games/ | jq -c 'select(.audit.violations)'";

const CHECK_EXAMPLES: &str = "Examples:
  doko check-rule-set our-rules.json
  doko check-rule-set our-rules.json --compare-with vln --language de";

/// Doppelkopf rules for the shell: asks, shows and judges, without a service
#[derive(Debug, Parser)]
#[command(name = "doko", version, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[command(flatten)]
    pub(crate) color: colorchoice_clap::Color,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Answer a question of the API: JSON in, JSON out; exit code 0, or 2 if a question
    /// cannot be read, whose answer is then its `error`, a google.rpc.Status
    #[command(after_help = format!("{}\n\n{ASK_EXAMPLES}", methods::help()))]
    Ask(Ask),
    /// Print stored games as tables: hands, tricks, settlement; exit code 0, or 2 if a
    /// game cannot be read
    #[command(after_help = SHOW_EXAMPLES)]
    Show(Show),
    /// Judge stored games; exit code 0 if no violation is found, also where not all can
    /// be judged, 1 if one is, 2 if a game cannot be read or judged
    #[command(after_help = AUDIT_EXAMPLES)]
    Audit(Audit),
    /// Check a rule set of one's own: in what it contradicts itself, and how it differs
    /// from a published one; exit code 0 if it can be used, 1 if it contradicts itself,
    /// 2 if it cannot be read
    #[command(after_help = CHECK_EXAMPLES)]
    CheckRuleSet(CheckRuleSet),
}

#[derive(Args, Debug)]
pub(crate) struct Ask {
    /// Method of the API, such as ValidateMove or RulesService/ValidateMove; the question on
    /// the standard input is its request as canonical JSON
    pub(crate) method: String,
    /// Read one question per line, and print one answer per line
    #[arg(long)]
    pub(crate) lines: bool,
    #[command(flatten)]
    pub(crate) published: Published,
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    #[command(flatten)]
    pub(crate) games: Games,
    /// What to print of a game
    #[arg(long, default_value = "table")]
    pub(crate) format: ShowFormat,
}

#[derive(Args, Debug)]
pub(crate) struct Audit {
    #[command(flatten)]
    pub(crate) games: Games,
    /// Form of the findings
    #[arg(long, default_value = "text")]
    pub(crate) format: AuditFormat,
}

#[derive(Args, Debug)]
pub(crate) struct CheckRuleSet {
    /// JSON file with a RuleSetRef: a published rule set with overrides, or one with every
    /// option; - is the standard input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) spoken: Spoken,
    /// Rule set to compare with, as it begins a line of the text notation, such as
    /// ddv-tsr@2026-02-21; the published one that the file starts from if absent
    #[arg(long, value_name = "RULE_SET")]
    pub(crate) compare_with: Option<String>,
    #[command(flatten)]
    pub(crate) published: Published,
}

/// Which games, through whose eyes, in which language.
#[derive(Args, Debug)]
pub(crate) struct Games {
    /// Files with games, - for the standard input: one game per line in the text notation, or
    /// canonical JSON of GameRecord, one or several. Empty lines and lines that begin with #
    /// are skipped. Of a folder all files are read that end in .json, .txt or .doko, also in
    /// the folders in it. A file that is no game ends the program
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) spoken: Spoken,
    /// Through whose eyes: all that the record says, or what one seat or the public knew
    #[arg(long, default_value = "everything")]
    pub(crate) view: View,
    #[command(flatten)]
    pub(crate) published: Published,
}

#[derive(Args, Debug)]
pub(crate) struct Spoken {
    /// Language of rulings and headings
    #[arg(long, env = "DOKO_LANGUAGE", default_value = "en")]
    pub(crate) language: Language,
}

#[derive(Args, Debug)]
pub(crate) struct Published {
    /// Folder with rule sets of one's own, which games and questions may name
    #[arg(long, env = "DOKO_RULE_SETS", value_name = "DIR")]
    pub(crate) rule_sets: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Language {
    /// German
    De,
    /// English
    En,
}

impl Language {
    /// The text in this language.
    pub(crate) const fn of(self, de: &'static str, en: &'static str) -> &'static str {
        match self {
            Language::De => de,
            Language::En => en,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum View {
    /// All that the record says
    Everything,
    /// What seat 1 knew
    #[value(name = "1")]
    Seat1,
    /// What seat 2 knew
    #[value(name = "2")]
    Seat2,
    /// What seat 3 knew
    #[value(name = "3")]
    Seat3,
    /// What seat 4 knew
    #[value(name = "4")]
    Seat4,
    /// What everybody knew
    Public,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum ShowFormat {
    /// Hands, tricks and settlement
    Table,
    /// The text notation
    Line,
    /// Canonical JSON of the record, one game per line
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum AuditFormat {
    /// For people
    Text,
    /// For machines: one object per line, with the canonical JSON of AuditGameResponse
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

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::Arguments;

    #[test]
    fn the_command_line_contradicts_itself_nowhere() {
        Arguments::command().debug_assert();
    }
}
