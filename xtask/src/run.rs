//! Starting programs.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use anyhow::Context as _;

/// The folder of the workspace's `Cargo.toml`.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_path_buf()
}

/// Where builds go: `target`, unless the environment says otherwise.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A program to be started in the root of the workspace.
pub(crate) fn program(name: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// Cargo with these arguments, in the root of the workspace.
pub(crate) fn cargo<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// What a program said, both streams as they came, and whether it succeeded.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) success: bool,
    pub(crate) output: String,
}

/// Runs to the end and keeps the output; `echo` shows it as it comes, too.
///
/// # Errors
///
/// If the program cannot be started. That it fails is no error here.
pub(crate) fn capture(mut command: Command, echo: bool) -> anyhow::Result<Finished> {
    let name = command.get_program().to_string_lossy().into_owned();
    let (reader, writer) = std::io::pipe()?;
    command
        .stdin(std::process::Stdio::null())
        .stdout(writer.try_clone()?)
        .stderr(writer);
    let mut child = command
        .spawn()
        .with_context(|| format!("`{name}` cannot be started"))?;
    // The command holds the writing ends: reading would never see an end.
    drop(command);
    let mut output = String::new();
    for line in BufReader::new(reader).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        if echo {
            println!("{line}");
        }
        output.push_str(&line);
        output.push('\n');
    }
    let success = child.wait()?.success();
    Ok(Finished { success, output })
}

/// Runs to the end and gives what it wrote to its standard output.
///
/// # Errors
///
/// If the program cannot be started or fails; the error holds all its output.
pub(crate) fn output(mut command: Command) -> anyhow::Result<String> {
    let shown = format!("{command:?}");
    let finished = command
        .stdin(std::process::Stdio::null())
        .output()
        .with_context(|| format!("{shown} cannot be started"))?;
    let written = String::from_utf8_lossy(&finished.stdout).into_owned();
    if finished.status.success() {
        return Ok(written);
    }
    // What a program warns of is no part of its output; why it failed is.
    let complaint = String::from_utf8_lossy(&finished.stderr);
    anyhow::bail!("{shown} failed:\n{written}{complaint}")
}

/// Runs with the terminal's own input and output; whether it succeeded.
///
/// # Errors
///
/// If the program cannot be started.
pub(crate) fn stream(command: &mut Command) -> anyhow::Result<bool> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command
        .status()
        .with_context(|| format!("`{name}` cannot be started"))?;
    Ok(status.success())
}

/// Whether a program of this name is on the path and answers to `--version`.
pub(crate) fn exists(name: &str) -> bool {
    let mut command = program(name);
    command.arg("--version");
    capture(command, false).is_ok_and(|finished| finished.success)
}

/// How end-to-end tests are told of a program of the service, so that they need not build
/// one with other features.
pub(crate) const SERVER_PROGRAM: &str = "DOKO_E2E_PROGRAM";

/// A program of this workspace, built first.
///
/// # Errors
///
/// If it cannot be built.
pub(crate) fn built(name: &str) -> anyhow::Result<PathBuf> {
    // The features of the tests, so that nothing is built twice.
    let mut build = cargo(["build", "--quiet", "--workspace", "--all-features"]);
    build.args(["--bin", name]);
    output(build)?;
    Ok(path_of(name))
}

/// Where it is, once it is built.
pub(crate) fn path_of(name: &str) -> PathBuf {
    target().join("debug").join(name)
}

/// The time that all finished children of this program had of a core, as Linux counts it: in hundredths of a
/// second, the 14th and 15th field after the name. 0 on other systems.
pub(crate) fn children_seconds() -> f64 {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = told.rsplit(')').next().unwrap_or_default();
    let fields = after_name.split_whitespace().skip(13).take(2);
    let ticks: u32 = fields.filter_map(|it| it.parse::<u32>().ok()).sum();
    f64::from(ticks) / 100.0
}

/// A started server, killed when dropped; harmless if it has ended already.
#[derive(Debug)]
pub(crate) struct Server(pub(crate) Child);

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}
