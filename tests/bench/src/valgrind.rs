//! Valgrind, which counts the instructions of a program.

use std::io;
use std::process::{Command, Output};

use anyhow::Context as _;

/// Whether it can be run.
pub(crate) fn is_installed() -> bool {
    Command::new("valgrind").arg("--version").output().is_ok()
}

/// This program under valgrind, still without arguments.
///
/// # Errors
///
/// Nobody knows where this program lies.
pub(crate) fn this_program() -> io::Result<Command> {
    let mut command = Command::new("valgrind");
    command
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe()?);
    Ok(command)
}

/// All instructions, as valgrind tells them at its end.
pub(crate) fn collected(output: &Output) -> anyhow::Result<u64> {
    let said = String::from_utf8_lossy(&output.stderr);
    anyhow::ensure!(output.status.success(), "valgrind failed:\n{said}");
    let collected = said
        .lines()
        .find_map(|line| line.split_once("Collected : "));
    let (_, number) = collected.with_context(|| format!("valgrind counted nothing:\n{said}"))?;
    Ok(number.trim().parse()?)
}
