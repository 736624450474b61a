//! Where reports go, and what people read beside them.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

/// Writes to stdout, in colour where somebody is looking.
pub(crate) fn say(text: &str) -> Result<()> {
    Ok(anstream::stdout().lock().write_all(text.as_bytes())?)
}

/// What was written of a run.
#[derive(Debug, Default)]
pub(crate) struct Output {
    is_stdout_taken: bool,
}

impl Output {
    /// Writes a report, if there is somewhere to write it; `-` is stdout.
    pub(crate) fn report(
        &mut self,
        path: Option<&PathBuf>,
        text: impl FnOnce() -> Result<String>,
    ) -> Result<()> {
        let Some(path) = path else {
            return Ok(());
        };
        let text = text()?;
        if path == Path::new("-") {
            self.is_stdout_taken = true;
            std::io::stdout().write_all(text.as_bytes())?;
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            let made = std::fs::create_dir_all(folder);
            made.with_context(|| format!("{} cannot be made", folder.display()))?;
        }
        std::fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))
    }

    /// Says what people read: on stderr, if a report is on stdout.
    pub(crate) fn say(self, text: &str) -> Result<()> {
        if self.is_stdout_taken {
            anstream::eprint!("{text}");
            return Ok(());
        }
        say(text)
    }
}
