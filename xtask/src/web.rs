//! The page that the service shows to people.

use std::process::Command;

use crate::npm::Npm;
use crate::run::built;

const PAGE: Npm = Npm("web");

/// Checks the sources, and that what the service embeds is built from them; what is given then
/// visits the page with a browser.
///
/// # Errors
///
/// If something cannot be installed or built, a linter has something to say, what is embedded is
/// out of date, or it weighs too much.
pub(crate) fn test() -> anyhow::Result<Command> {
    PAGE.install()?;
    PAGE.run("lint")?;
    PAGE.run("check")?;
    let server = built("doko-server")?;
    let mut test = PAGE.command(&["test", "--silent"]);
    test.env("DOKO_SERVER", server);
    Ok(test)
}
