//! Whether what is published can be packaged, and builds from nothing but its packages.

use std::process::Command;

use crate::run::{cargo, output, program, root, target};

/// The crates that are published, in the order in which they need each other.
pub(crate) const PUBLISHED: [&str; 8] = [
    "doko-engine",
    "doko-proto",
    "doko-deal",
    "doko-wire",
    "doko-notation",
    "doko-harness",
    "doko-sdk",
    "doko-conformance",
];

/// Packages all of them. Cargo unpacks each one again and builds it, with the others from their
/// packages and not from their folders: a file that a package forgot is missed there.
pub(crate) fn test() -> Command {
    let mut command = cargo(["package", "--quiet", "--allow-dirty"]);
    for name in PUBLISHED {
        command.args(["--package", name]);
    }
    // Nobody steps through what is built only to see that it builds.
    command.env("CARGO_PROFILE_DEV_DEBUG", "0");
    command
}

/// Installs the conformance kit as its page says, by the versions of the lock, which packages are
/// not held to; what is given then is asked something. Without optimization most of it is built
/// already.
///
/// # Errors
///
/// If it cannot be installed.
pub(crate) fn installed() -> anyhow::Result<Command> {
    let folder = target().join("xtask/installed");
    let mut install = cargo(["install", "--quiet", "--locked", "--debug", "--path"]);
    install.arg(root().join("conformance"));
    install.arg("--root").arg(&folder);
    install.env("CARGO_PROFILE_DEV_DEBUG", "0");
    output(install)?;
    let mut kit = program(folder.join("bin/doko-conformance"));
    kit.args(["--embedded", "--suite", "follow"]);
    Ok(kit)
}
