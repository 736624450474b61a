//! Whether what is published can be packaged, and builds from nothing but its packages.

use std::process::Command;

use crate::run::cargo;

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
