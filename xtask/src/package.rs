//! Whether what is published can be packaged, and builds from nothing but its packages.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use anyhow::Context as _;

use crate::run::{cargo, output, program, root, target};

/// The crates that are published, in the order in which they need each other.
pub(crate) const PUBLISHED: [&str; 9] = [
    "doko-engine",
    "doko-worlds",
    "doko-proto",
    "doko-deal",
    "doko-wire",
    "doko-notation",
    "doko-harness",
    "doko-sdk",
    "doko-conformance",
];

/// The version that all of them, and this task runner, have.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Packages all of them. Cargo unpacks each one again and builds it, with the others from their
/// packages and not from their folders: a file that a package forgot is missed there, and so is a
/// feature that only another crate switches on.
///
/// # Errors
///
/// If what an earlier run left cannot be removed.
pub(crate) fn pack() -> anyhow::Result<Command> {
    let folder = target().join("packages");
    forget_earlier(&folder)?;
    let mut command = cargo(["package", "--quiet", "--allow-dirty", "--target-dir"]);
    command.arg(folder);
    for name in PUBLISHED {
        command.args(["--package", name]);
    }
    // Nobody steps through what is built only to see that it builds.
    command.env("CARGO_PROFILE_DEV_DEBUG", "0");
    Ok(command)
}

/// The packages, once they are made.
pub(crate) fn packed() -> impl Iterator<Item = PathBuf> {
    let folder = target().join("packages/package");
    PUBLISHED
        .map(|name| folder.join(format!("{name}-{VERSION}.crate")))
        .into_iter()
}

/// Removes what an earlier run has unpacked and built. Cargo gives the packages of a workspace to
/// each other by a registry in the target folder, and knows what comes from there by path, name
/// and version: by these alone it would take an older state again.
fn forget_earlier(folder: &Path) -> anyhow::Result<()> {
    let mut clean = cargo(["clean", "--quiet", "--target-dir"]);
    clean.arg(folder);
    for name in PUBLISHED {
        clean.args(["--package", name]);
    }
    output(clean)?;
    let sources = cargo_home()?.join("registry/src");
    let registries = match fs::read_dir(&sources) {
        Ok(registries) => registries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error).with_context(|| format!("reading {}", sources.display())),
    };
    for registry in registries {
        let registry = registry?;
        // A registry in a folder has no host for its name to begin with.
        if !registry.file_name().to_string_lossy().starts_with('-') {
            continue;
        }
        for name in PUBLISHED {
            let unpacked = registry.path().join(format!("{name}-{VERSION}"));
            if unpacked.exists() {
                fs::remove_dir_all(&unpacked)
                    .with_context(|| format!("removing {}", unpacked.display()))?;
            }
        }
    }
    Ok(())
}

/// Where Cargo keeps what it has fetched.
fn cargo_home() -> anyhow::Result<PathBuf> {
    match env::var_os("CARGO_HOME") {
        Some(home) => Ok(home.into()),
        None => Ok(env::home_dir().context("no home folder")?.join(".cargo")),
    }
}

/// Installs the conformance kit as its page says, by the versions of the lock, which packages are
/// not held to; what is given then is asked something. Most of it is built already, for the packages.
///
/// # Errors
///
/// If it cannot be installed.
pub(crate) fn installed() -> anyhow::Result<Command> {
    let folder = target().join("xtask/installed");
    let mut install = cargo(["install", "--quiet", "--locked", "--debug", "--path"]);
    install.arg(root().join("conformance"));
    install.arg("--root").arg(&folder);
    install.arg("--target-dir").arg(target().join("packages"));
    install.env("CARGO_PROFILE_DEV_DEBUG", "0");
    output(install)?;
    let mut kit = program(folder.join("bin/doko-conformance"));
    kit.args(["--embedded", "--suite", "follow"]);
    Ok(kit)
}
