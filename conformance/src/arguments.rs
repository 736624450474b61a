//! What the program is told on its command line.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use clap::{Parser, ValueEnum};
use doko_conformance::road::{Credentials, Encoding, Target};
use doko_conformance::{Case, Level, Profile};
use doko_harness::Strictness;

/// Tells authors of Doppelkopf programs where they are wrong and why.
///
/// Asks an implementation of `doppelkopf.rules.v1` more than a thousand questions whose
/// answers are written down, and reports what it answers otherwise, with the rule behind it.
/// Ends with 0 if nothing is wrong, with 1 if something is, with 2 if it is told something
/// that it does not understand, and with 3 if there is nobody to ask or nothing applied.
#[derive(Debug, Parser)]
#[command(name = "doko-conformance", version)]
pub(crate) struct Arguments {
    /// Asks a server over gRPC, such as http://127.0.0.1:50051
    #[arg(long, value_name = "URL", conflicts_with_all = ["program", "embedded"])]
    pub(crate) server: Option<String>,
    /// Asks a program over its stdin and stdout; the command that starts it
    #[arg(long, value_name = "COMMAND", conflicts_with = "embedded")]
    pub(crate) program: Option<String>,
    /// Asks the engine inside this program, to see what a run looks like
    #[arg(long)]
    pub(crate) embedded: bool,
    /// A key for the server, sent as `authorization: Bearer KEY` over https or to this
    /// machine [default: what DOKO_API_KEY says, if it is there]
    #[arg(long, value_name = "KEY")]
    pub(crate) api_key: Option<String>,
    /// A certificate (PEM) that signed the server's, beside the roots of the system
    #[arg(long, value_name = "FILE")]
    pub(crate) ca: Option<PathBuf>,
    /// What the implementation supports, and what is known to fail (TOML)
    #[arg(long, value_name = "FILE")]
    pub(crate) profile: Option<PathBuf>,
    /// More that is known to fail (TOML)
    #[arg(long, value_name = "FILE", conflicts_with = "generate")]
    pub(crate) known: Option<PathBuf>,
    /// How much of an answer is compared [default: full, or what the profile says]
    #[arg(long, value_enum)]
    pub(crate) strictness: Option<Compared>,
    /// How many seconds an answer may take [default: 5, or what the profile says]
    #[arg(long, value_name = "SECONDS")]
    pub(crate) timeout: Option<f64>,
    /// Only these cases, such as C-01, 'H-*' or 'C-01 (ddv-tsr)'; may be given again. In patterns
    /// * stands for any text and ? for one character, and nothing else stands for another
    #[arg(long, value_name = "PATTERN", conflicts_with = "generate")]
    pub(crate) case: Vec<String>,
    /// Only these files, such as follow or scoring/solo; may be given again
    #[arg(long, value_name = "PATTERN", conflicts_with = "generate")]
    pub(crate) suite: Vec<String>,
    /// Only these levels, such as play; may be given again
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    pub(crate) level: Vec<Level>,
    /// Only these rule sets, such as ddv-tsr; may be given again
    #[arg(long, value_name = "NAME")]
    pub(crate) rule_set: Vec<String>,
    /// Lists the cases and asks nobody
    #[arg(long)]
    pub(crate) list: bool,
    /// Shows the cases that a pattern means: cards, question, answer, rules, and what an
    /// implementation is sent; and what it replies, if one is named
    #[arg(long, value_name = "PATTERN", conflicts_with = "list")]
    pub(crate) explain: Option<String>,
    /// Plays this many games by chance and compares with the engine inside this program
    #[arg(long, value_name = "GAMES", conflicts_with_all = ["list", "explain", "against"])]
    pub(crate) generate: Option<u64>,
    /// The first of these games
    #[arg(long, default_value_t = 0, requires = "generate")]
    pub(crate) seed: u64,
    /// Compares several implementations: names with addresses, commands or the word embedded
    #[arg(long, value_name = "NAME=TARGET", num_args = 1.., value_parser = named,
        conflicts_with_all = ["server", "program", "embedded", "list", "explain"])]
    pub(crate) against: Vec<(String, Target)>,
    /// Writes the report as JSON; - means stdout, here and below
    #[arg(long, value_name = "FILE", conflicts_with_all = ["list", "explain"])]
    pub(crate) json: Option<PathBuf>,
    /// Writes the report as JUnit XML
    #[arg(long, value_name = "FILE", conflicts_with_all = ["list", "explain", "generate", "against"])]
    pub(crate) junit: Option<PathBuf>,
    /// Writes the report as Markdown
    #[arg(long, value_name = "FILE", conflicts_with_all = ["list", "explain", "generate"])]
    pub(crate) markdown: Option<PathBuf>,
    /// Writes the report as an HTML page
    #[arg(long, value_name = "FILE", conflicts_with_all = ["list", "explain", "generate", "against"])]
    pub(crate) html: Option<PathBuf>,
    /// Reads the vectors of this folder in place of those inside this program
    #[arg(long, value_name = "FOLDER", conflicts_with = "generate")]
    pub(crate) vectors: Option<PathBuf>,
    /// The language in which rules are quoted
    #[arg(long, value_enum, default_value_t = Language::En)]
    pub(crate) language: Language,
    /// Answers as a program under test does, with the engine inside, to see what is said
    #[arg(long, value_name = "ENCODING", exclusive = true)]
    pub(crate) act_as_program: Option<Spoken>,
}

/// How much of an answer is compared.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Compared {
    /// What follows for the game
    Verdict,
    /// Also the rules and reasons
    Rule,
    /// Everything, line by line
    Full,
}

/// A language of the catalogue.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Language {
    /// English
    En,
    /// Deutsch
    De,
}

/// An encoding of the protocol for programs.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Spoken {
    /// A JSON object on each line
    Json,
    /// Binary messages behind their lengths
    Protobuf,
}

impl Spoken {
    pub(crate) const fn encoding(self) -> Encoding {
        match self {
            Spoken::Json => Encoding::Json,
            Spoken::Protobuf => Encoding::Protobuf,
        }
    }
}

impl Arguments {
    /// Says no to patterns and names that mean nothing, which are misspelt, and to names that
    /// stand for two implementations.
    pub(crate) fn check(&self, cases: &[Case]) -> Result<()> {
        for pattern in &self.case {
            let is_meant = cases.iter().any(|it| it.is_meant_by(pattern));
            ensure!(
                is_meant,
                "no case is `{pattern}` (--list shows all{})",
                hint(pattern)
            );
        }
        for pattern in &self.suite {
            let is_meant = cases.iter().any(|it| it.is_in(pattern));
            ensure!(
                is_meant,
                "no file is `{pattern}` (--list shows all{})",
                hint(pattern)
            );
        }
        for name in &self.rule_set {
            let is_meant = cases.iter().any(|it| it.rule_set == *name);
            ensure!(is_meant, "no case has the rule set `{name}`");
        }
        let mut names = BTreeSet::new();
        for (name, _) in &self.against {
            ensure!(names.insert(name), "`{name}` names two implementations");
        }
        Ok(())
    }

    /// What reports call the vectors of a folder: its version, if it has one, and its name.
    pub(crate) fn vectors_by_name(&self) -> Option<String> {
        let folder = self.vectors.as_ref()?;
        let version = std::fs::read_to_string(folder.join("VERSION"));
        let version = version.map_or_else(|_| String::new(), |it| format!("{} ", it.trim()));
        Some(format!("{version}of {}", folder.display()))
    }

    /// How much of an answer is compared.
    pub(crate) fn strictness(&self, profile: &Profile) -> Strictness {
        match self.strictness {
            Some(Compared::Verdict) => Strictness::Verdict,
            Some(Compared::Rule) => Strictness::Rule,
            Some(Compared::Full) => Strictness::Full,
            None => profile.strictness.unwrap_or_default(),
        }
    }

    /// How long an answer may take.
    pub(crate) fn patience(&self, profile: &Profile) -> Result<Duration> {
        let seconds = self.timeout.or(profile.timeout).unwrap_or(5.0);
        let patience = Duration::try_from_secs_f64(seconds).ok();
        let patience = patience.filter(|it| !it.is_zero());
        patience.with_context(|| format!("nothing can be answered in {seconds} s"))
    }

    /// What a server is shown, and who may have signed its certificate.
    pub(crate) fn credentials(&self) -> Result<Credentials> {
        let from_outside = || std::env::var(KEY).ok().filter(|it| !it.is_empty());
        let ca = self.ca.as_ref().map(|path| {
            let read = std::fs::read(path);
            read.with_context(|| format!("{} cannot be read", path.display()))
        });
        Ok(Credentials {
            api_key: self.api_key.clone().or_else(from_outside),
            ca: ca.transpose()?,
        })
    }

    /// Where the implementation is, if one is named.
    pub(crate) fn target(&self, profile: &Profile) -> Result<Option<Target>> {
        if self.embedded {
            return Ok(Some(Target::Embedded));
        }
        let named = self.server.is_some() || self.program.is_some();
        let (server, program) = if named {
            (&self.server, &self.program)
        } else {
            (&profile.server, &profile.program)
        };
        if let Some(url) = server {
            return Target::server(url).map(Some);
        }
        program.as_deref().map(Target::command).transpose()
    }
}

/// Where a key is looked for that is not on the command line, where others may see it.
const KEY: &str = "DOKO_API_KEY";

/// What a pattern that means nothing may have been written for.
pub(crate) fn hint(pattern: &str) -> &'static str {
    if pattern.contains(['[', '{', '?']) {
        "; in patterns `*` stands for any text and `?` for exactly one character, and nothing \
         else stands for another"
    } else {
        ""
    }
}

fn level(text: &str) -> Result<Level, String> {
    let found = Level::ALL.into_iter().find(|it| it.name() == text);
    found.ok_or_else(|| format!("the levels are {}", Level::ALL.map(Level::name).join(", ")))
}

fn named(text: &str) -> Result<(String, Target)> {
    match text.split_once('=') {
        Some((name, target)) if !name.is_empty() => Ok((name.to_owned(), Target::read(target)?)),
        Some(_) | None => bail!("`{text}` is not written as name=target"),
    }
}
