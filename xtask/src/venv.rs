//! Virtual environments of Python, with packages in pinned versions.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{output, program, root, target};

/// The Python of an environment with what these files name, installed first if need be.
///
/// # Errors
///
/// One readable line that says what the machine lacks.
pub(crate) fn ensure(name: &str, requirements: &[&str]) -> Result<PathBuf, String> {
    let folder = target().join("tools").join(name);
    let python = python_of(&folder);
    // What the folder was made for: it is made anew for anything else.
    let stamp = folder.join("requirements.txt");
    let wanted = requirements
        .iter()
        .map(|file| fs::read_to_string(root().join(file)))
        .collect::<Result<String, _>>()
        .map_err(|error| error.to_string())?;
    if fs::read_to_string(&stamp).is_ok_and(|present| present == wanted) {
        return Ok(python);
    }
    let files: Vec<&OsStr> = requirements
        .iter()
        .flat_map(|file| [OsStr::new("--requirement"), OsStr::new(file)])
        .collect();
    environment(&folder)
        .and_then(|()| install(&python, &files))
        .map_err(|_| {
            let files = requirements.join(" and ");
            format!("the packages of {files} could not be installed (Python's venv and pip)")
        })?;
    fs::write(&stamp, &wanted).map_err(|error| error.to_string())?;
    Ok(python)
}

/// The Python of a virtual environment.
pub(crate) fn python_of(environment: &Path) -> PathBuf {
    environment.join("bin/python")
}

/// Makes an empty virtual environment in place of whatever is there. It needs no pip
/// of its own, which takes long and which not every Python has at hand.
pub(crate) fn environment(folder: &Path) -> anyhow::Result<()> {
    let mut venv = program("python3");
    venv.args(["-m", "venv", "--clear", "--without-pip"])
        .arg(folder);
    output(venv)?;
    Ok(())
}

/// Installs packages into the environment of this Python.
pub(crate) fn install(python: &Path, what: &[&OsStr]) -> anyhow::Result<()> {
    let mut pip = program("python3");
    pip.args(["-m", "pip", "--python"])
        .arg(python)
        .args(["install", "--quiet", "--disable-pip-version-check"])
        .args(what);
    output(pip)?;
    Ok(())
}
