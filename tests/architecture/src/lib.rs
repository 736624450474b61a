//! Reads the tree, so that tests can hold the house rules against it.
//!
//! The rules themselves stand in `tests/`: which crate may depend on which, and
//! what every manifest and every source file must or must not contain.

mod arrows;
mod modules;
mod names;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, ensure};
use serde_json::Value;

pub use arrows::{Arrows, arrows, arrows_between, circles};

/// A crate of this workspace as its manifest describes it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Package {
    /// The name of the crate.
    pub name: String,
    /// Where its `Cargo.toml` lies.
    pub manifest: PathBuf,
    /// The first file of the library, of each program, test and build script.
    pub roots: Vec<PathBuf>,
    /// What it names in its manifest, in the order of `cargo metadata`.
    pub dependencies: Vec<Dependency>,
}

/// One line of a `[dependencies]` section.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Dependency {
    /// The name of the crate depended upon.
    pub name: String,
    /// Only the tests of the crate see it.
    pub is_for_tests: bool,
    /// A feature switches it on.
    pub is_optional: bool,
}

/// The folder of the workspace's `Cargo.toml`.
#[must_use]
pub fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).unwrap_or(own).to_path_buf()
}

/// All crates of this workspace.
///
/// # Errors
///
/// If Cargo fails or its answer cannot be read.
pub fn packages() -> anyhow::Result<Vec<Package>> {
    let metadata = cargo(&["metadata", "--format-version=1", "--no-deps"])?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    list(&metadata, "packages")?
        .iter()
        .map(|package| {
            Ok(Package {
                name: text(package, "name")?,
                manifest: text(package, "manifest_path")?.into(),
                roots: list(package, "targets")?
                    .iter()
                    .map(|target| Ok(text(target, "src_path")?.into()))
                    .collect::<anyhow::Result<_>>()?,
                dependencies: list(package, "dependencies")?
                    .iter()
                    .map(dependency)
                    .collect::<anyhow::Result<_>>()?,
            })
        })
        .collect()
}

/// Names of all crates that a build of this crate alone brings in, itself first,
/// with its default features and without its tests.
///
/// # Errors
///
/// If Cargo fails.
pub fn closure(name: &str) -> anyhow::Result<Vec<String>> {
    let tree = cargo(&[
        "tree",
        "--package",
        name,
        "--edges=normal",
        "--prefix=none",
        "--format={p}",
    ])?;
    let names = tree.lines().filter_map(|line| line.split(' ').next());
    Ok(names.map(str::to_owned).collect())
}

/// All files below the root with this extension, but none that is generated,
/// built or hidden.
///
/// # Errors
///
/// If a folder cannot be read.
pub fn files(extension: &str) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let path = entry.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            // Links lead to what is found, or left out, elsewhere.
            if entry.file_type()?.is_dir() {
                let is_ours = !name.starts_with('.')
                    && !["generated", "node_modules", "target", "third_party"]
                        .contains(&name.as_ref());
                if is_ours {
                    folders.push(path);
                }
            } else if entry.file_type()?.is_file()
                && path.extension().is_some_and(|found| found == extension)
            {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn cargo(arguments: &[&str]) -> anyhow::Result<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let answer = Command::new(cargo)
        .args(arguments)
        .current_dir(root())
        .output()?;
    ensure!(
        answer.status.success(),
        "cargo {arguments:?}: {}",
        String::from_utf8_lossy(&answer.stderr)
    );
    Ok(String::from_utf8(answer.stdout)?)
}

fn dependency(line: &Value) -> anyhow::Result<Dependency> {
    Ok(Dependency {
        name: text(line, "name")?,
        is_for_tests: line.get("kind").and_then(Value::as_str) == Some("dev"),
        is_optional: line.get("optional").and_then(Value::as_bool) == Some(true),
    })
}

fn text(object: &Value, key: &str) -> anyhow::Result<String> {
    let text = object.get(key).and_then(Value::as_str);
    text.map(str::to_owned)
        .with_context(|| format!("no text `{key}`"))
}

fn list<'a>(object: &'a Value, key: &str) -> anyhow::Result<&'a Vec<Value>> {
    let list = object.get(key).and_then(Value::as_array);
    list.with_context(|| format!("no list `{key}`"))
}
