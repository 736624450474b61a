//! Copies of the workspace that may be mutated.
//!
//! They stay where they are from run to run, so that only what changed is built anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{output, program, root, target};

/// Everything that belongs to mutation testing and is not committed.
pub(super) fn folder(name: &str) -> PathBuf {
    target().join("mutants").join(name)
}

/// Makes the copy equal to the workspace, but for files that are written otherwise. Equal
/// files are not touched: Cargo looks at their times.
pub(super) fn refresh(
    name: &str,
    is_written_otherwise: impl Fn(&Path) -> bool,
) -> anyhow::Result<PathBuf> {
    let tree = folder(name);
    let mut list = program("git");
    list.args(["ls-files", "--cached", "--others", "--exclude-standard"]);
    let listed = output(list)?;
    let files: BTreeSet<&Path> = listed.lines().map(Path::new).collect();
    for file in &files {
        let (from, to) = (root().join(file), tree.join(file));
        if is_written_otherwise(file) {
            continue;
        }
        if from.is_symlink() {
            link(&from, &to)?;
            continue;
        }
        if from.is_file() && fs::read(&from)? != fs::read(&to).unwrap_or_default() {
            if let Some(parent) = to.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::copy(from, to)?;
        }
    }
    remove_others(&tree, &tree, &files)?;
    Ok(tree)
}

/// A link leads within the copy to what it leads to within the workspace.
fn link(from: &Path, to: &Path) -> anyhow::Result<()> {
    let leads_to = fs::read_link(from)?;
    if fs::read_link(to).is_ok_and(|it| it == leads_to) {
        return Ok(());
    }
    if let Some(parent) = to.parent() {
        fs::create_dir_all(parent)?;
    }
    Ok(std::os::unix::fs::symlink(leads_to, to)?)
}

/// Removes files that are gone: Cargo would find tests that nobody has any more.
fn remove_others(tree: &Path, folder: &Path, files: &BTreeSet<&Path>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let within = path.strip_prefix(tree)?;
        if path.is_dir() && !path.is_symlink() {
            remove_others(tree, &path, files)?;
        } else if !files.contains(within) || !root().join(within).exists() {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}
