//! `doko show` and `doko audit`: stored games as tables, and judged.

mod answers;
mod audit;
mod files;
mod paint;
mod settlement;
mod sheet;
mod show;
mod source;
mod tricks;
mod words;

use std::io::Write;

use anyhow::bail;

use crate::arguments::{Audit, Games, Show};
use crate::finding::Finding;
use source::{EXPECTED, Entry};

pub(crate) fn show(command: &Show) -> anyhow::Result<Finding> {
    each(&command.games, |out, entry| {
        show::print(out, command, entry)
    })
}

pub(crate) fn audit(command: &Audit) -> anyhow::Result<Finding> {
    each(&command.games, |out, entry| {
        audit::print(out, command, entry)
    })
}

/// Prints every game, up to the first file that is none.
fn each(
    games: &Games,
    print: impl Fn(&mut dyn Write, Entry) -> std::io::Result<Finding>,
) -> anyhow::Result<Finding> {
    if let Some(folder) = &games.published.rule_sets {
        doko_rule_sets::publish(folder)?;
    }
    let mut out = anstream::stdout().lock();
    let mut worst = Finding::Clean;
    for file in files::of(&games.paths)? {
        let text = files::text(&file)?;
        let mut entries = source::entries(&file, &text, games.view).peekable();
        let Some(first) = entries.peek() else {
            bail!("{}: there is no game in it; {EXPECTED}", file.display());
        };
        if let Err(unread) = &first.game
            && !unread.like_a_game
        {
            bail!("{}: {}; {EXPECTED}", first.place(), unread.problem);
        }
        for entry in entries {
            worst = worst.max(print(&mut out, entry)?);
        }
    }
    Ok(worst)
}
