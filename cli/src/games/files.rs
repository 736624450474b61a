//! Which files are read, and their text.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, ensure};
use doko_rule_sets::STDIN;
use walkdir::WalkDir;

use super::source::EXPECTED;

/// How files of a folder end that hold games.
const ENDINGS: [&str; 3] = ["json", "txt", "doko"];

/// The files that these paths name, and those of the folders that they name, sorted.
pub(super) fn of(paths: &[PathBuf]) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let before = files.len();
        for entry in WalkDir::new(path).follow_links(true).sort_by_file_name() {
            let entry = entry.context("cannot read a folder")?;
            let ending = entry.path().extension().unwrap_or_default();
            if entry.file_type().is_file() && ENDINGS.iter().any(|it| ending == *it) {
                files.push(entry.into_path());
            }
        }
        ensure!(
            files.len() > before,
            "{}: there is no file in it that ends in .{}",
            path.display(),
            ENDINGS.join(", .")
        );
    }
    Ok(files)
}

/// All that a file holds.
pub(super) fn text(file: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let read = if file == Path::new(STDIN) {
        io::stdin().lock().read_to_end(&mut bytes).map(drop)
    } else {
        fs::read(file).map(|it| bytes = it)
    };
    let file = file.display();
    read.with_context(|| format!("cannot read {file}"))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        anyhow!("{file}: byte {at} is no UTF-8; {EXPECTED}")
    })
}
