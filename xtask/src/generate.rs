//! The Rust code and the descriptor set that are made from the `.proto` files, by a program of its own.

use std::process::Command;

use crate::run::{built, output, program};

/// Puts the generated files in their place.
///
/// # Errors
///
/// If a `.proto` file is faulty or a file cannot be written.
pub(crate) fn write() -> anyhow::Result<()> {
    output(generator()?).map(drop)
}

/// The checked-in files that differ from what would be generated now, or that
/// nothing generates any more.
///
/// # Errors
///
/// If a `.proto` file is faulty.
pub(crate) fn stale_files() -> anyhow::Result<Vec<String>> {
    let mut check = generator()?;
    check.arg("--check");
    Ok(output(check)?.lines().map(str::to_owned).collect())
}

fn generator() -> anyhow::Result<Command> {
    Ok(program(built("doko-generate")?))
}
