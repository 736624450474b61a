//! Stored games: shown as tables, and judged.
//!
//! The commands `show` and `audit` ask what any caller can ask, inside this
//! process: nothing is judged here.

mod answers;
mod audit;
mod labels;
mod paint;
mod settlement;
mod sheet;
mod show;
mod source;
mod tricks;

use std::io::{self, Write};
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};

use crate::config::{Audit, Colors, Games, Show};
use crate::rule_sets;
use source::Entry;

/// What became of a game; the worst is what the program ends with.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Finding {
    /// Nothing is wrong.
    Clean,
    /// A rule was broken.
    Violations,
    /// It could not be read or not be answered.
    Unread,
}

impl From<Finding> for ExitCode {
    fn from(finding: Finding) -> ExitCode {
        ExitCode::from(match finding {
            Finding::Clean => 0,
            Finding::Violations => 1,
            Finding::Unread => 2,
        })
    }
}

/// Prints every game of a file.
///
/// The exit code is 0 if all games could be read, otherwise 2.
///
/// # Errors
///
/// If the output cannot be written.
pub fn show_games(command: &Show) -> io::Result<ExitCode> {
    each(&command.games, command.color, |out, entry| {
        show::print(out, command, entry)
    })
}

/// Judges every game of a file.
///
/// The exit code is 0 if no game has a violation, 1 if one has, and 2 if one could
/// not be read or not be judged.
///
/// # Errors
///
/// If the output cannot be written.
pub fn audit_games(command: &Audit) -> io::Result<ExitCode> {
    each(&command.games, command.color, |out, entry| {
        audit::print(out, command, entry)
    })
}

fn each(
    games: &Games,
    colors: Colors,
    print: impl Fn(&mut dyn Write, Entry) -> io::Result<Finding>,
) -> io::Result<ExitCode> {
    if let Some(directory) = &games.rule_sets
        && let Err(bad) = rule_sets::publish(directory)
    {
        eprintln!("{bad}");
        return Ok(Finding::Unread.into());
    }
    let choice = match colors {
        Colors::Auto => ColorChoice::Auto,
        Colors::Always => ColorChoice::AlwaysAnsi,
        Colors::Never => ColorChoice::Never,
    };
    let mut out = AutoStream::new(io::stdout().lock(), choice);
    let text = match source::text(&games.file) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("error: cannot read {}: {error}", source::name(&games.file));
            return Ok(Finding::Unread.into());
        }
    };
    let mut worst = Finding::Clean;
    let mut games_meant = false;
    for entry in source::entries(&games.file, &text, games.view) {
        games_meant |= entry
            .game
            .as_ref()
            .map_or_else(|unread| unread.like_a_game, |_| true);
        worst = worst.max(print(&mut out, entry)?);
    }
    out.flush()?;
    if !games_meant {
        let file = source::name(&games.file);
        eprintln!("note: there is no game in {file}; {}", source::EXPECTED);
    }
    Ok(worst.into())
}
