//! The packages of npm in this repository.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Context as _;

use crate::run::{output, program, root};

/// A package in a folder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Npm(pub(crate) &'static str);

impl Npm {
    pub(crate) fn folder(self) -> PathBuf {
        root().join(self.0)
    }

    /// A command of npm, run where the package lies.
    pub(crate) fn command(self, arguments: &[&str]) -> Command {
        let mut npm = program("npm");
        npm.current_dir(self.folder()).args(arguments);
        npm
    }

    /// Runs a script of the package.
    ///
    /// # Errors
    ///
    /// If it fails.
    pub(crate) fn run(self, script: &str) -> anyhow::Result<String> {
        output(self.command(&["run", "--silent", script]))
    }

    /// Installs the packages of the lock file, unless they are there.
    ///
    /// # Errors
    ///
    /// If they cannot be fetched.
    pub(crate) fn install(self) -> anyhow::Result<()> {
        let changed = |name| {
            let file = fs::metadata(self.folder().join(name));
            file.and_then(|it| it.modified()).ok()
        };
        if changed("node_modules/.package-lock.json") < changed("package-lock.json") {
            output(self.command(&["ci", "--loglevel", "error"]))
                .context("the packages of npm cannot be installed")?;
        }
        Ok(())
    }
}
