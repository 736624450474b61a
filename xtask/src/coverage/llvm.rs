//! The programs that read what an instrumented build has counted.
//!
//! They have to be of the LLVM that the compiler was built with. Rustup has them as a
//! component, which not every installation offers; Debian and the Python index do.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context as _;

use crate::run::{exists, output, program};
use crate::tools::{CARGO_LLVM_COV, LLVM_COV, Tool};

const READER: &str = "llvm-cov";
const MERGER: &str = "llvm-profdata";

/// The Python package's programs read no compressed names.
const UNCOMPRESSED: &str = "-Cllvm-args=-enable-name-compression=false";

/// Everything that is needed to measure.
#[derive(Debug)]
pub(super) struct Llvm {
    driver: PathBuf,
    reader: PathBuf,
    merger: PathBuf,
}

impl Llvm {
    /// All programs, installed first if need be.
    pub(super) fn ensure() -> anyhow::Result<Self> {
        let have = |tool: &Tool| tool.ensure().map_err(anyhow::Error::msg);
        let driver = have(&CARGO_LLVM_COV)?;
        let told = output(with(program("rustc"), ["--version", "--verbose"]))?;
        let sysroot = output(with(program("rustc"), ["--print", "sysroot"]))?;
        let major = major(&told).context("the compiler names no LLVM")?;
        let host = value(&told, "host").context("the compiler names no host")?;
        let component = Path::new(sysroot.trim())
            .join("lib/rustlib")
            .join(host)
            .join("bin");
        let names = [READER, MERGER].map(|name| format!("{name}-{major}"));
        let [reader, merger] = if component.join(MERGER).is_file() {
            [READER, MERGER].map(|name| component.join(name))
        } else if names.iter().all(|name| exists(name)) {
            names.map(PathBuf::from)
        } else {
            let reader = have(&LLVM_COV)?;
            let merger = reader.with_file_name(MERGER);
            [reader, merger]
        };
        Ok(Self {
            driver,
            reader,
            merger,
        })
    }

    /// The program that builds with counters, runs and reports.
    pub(super) fn coverage(&self) -> Command {
        let mut command = program(&self.driver);
        command
            .arg("llvm-cov")
            .env("LLVM_COV", &self.reader)
            .env("LLVM_PROFDATA", &self.merger)
            .env("RUSTFLAGS", UNCOMPRESSED)
            // Branches are counted by an option that a stable compiler hides.
            .env("RUSTC_BOOTSTRAP", "1");
        command
    }
}

fn with<const N: usize>(mut command: Command, arguments: [&str; N]) -> Command {
    command.args(arguments);
    command
}

/// The major version of LLVM, by what `rustc --version --verbose` tells.
fn major(told: &str) -> Option<&str> {
    value(told, "LLVM version")?.split('.').next()
}

fn value<'a>(told: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = told.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(it, _)| *it == name).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_names_its_llvm() {
        let told = "rustc 1.95.0\nhost: x86_64-unknown-linux-gnu\nLLVM version: 22.1.2\n";
        assert_eq!(major(told), Some("22"));
        assert_eq!(value(told, "host"), Some("x86_64-unknown-linux-gnu"));
        assert_eq!(major("rustc 1.95.0"), None);
    }
}
