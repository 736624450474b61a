//! How many lines the tests reach, by [cargo-llvm-cov](https://github.com/taiki-e/cargo-llvm-cov).

use std::process::Command;

use anyhow::ensure;

use crate::run::{output, program, stream};
use crate::tools::{CARGO_LLVM_COV, LLVM_COV};

/// The percentage of its lines that the tests of each crate have to reach.
const FLOORS: [(&str, &str); 4] = [
    ("doko-deal", "95"),
    ("doko-engine", "95"),
    ("doko-wire", "95"),
    ("doko-worlds", "95"),
];

/// The tests that count: those of the crates, the vectors, and the laws.
const TESTS: [&str; 6] = [
    "--package=doko-deal",
    "--package=doko-engine",
    "--package=doko-wire",
    "--package=doko-worlds",
    "--package=doko-judge",
    "--package=doko-laws",
];

/// How many games each law is tried on: with counters the laws take many times as long.
const FEW_GAMES: &str = "64";

/// Builds with counters and runs the tests; whether every crate is above its floor.
///
/// # Errors
///
/// If a program cannot be had, or a test fails.
pub(crate) fn run() -> anyhow::Result<bool> {
    output(coverage(&["clean", "--workspace"])?)?;
    let mut tests = coverage(&["test", "--no-report", "--lib", "--tests"])?;
    tests.args(TESTS).env("PROPTEST_CASES", FEW_GAMES);
    ensure!(
        stream(&mut tests)?,
        "a test fails, so what it would reach is unknown"
    );
    let mut all = true;
    for (name, floor) in FLOORS {
        println!("\n{name}, at least {floor} % of its lines:");
        let report = ["report", "--summary-only", "--package", name];
        let mut report = coverage(&report)?;
        all &= stream(report.args(["--fail-under-lines", floor]))?;
    }
    Ok(all)
}

/// What counts, with the programs of LLVM: those of rustup's component `llvm-tools`, or else
/// of the Python index.
fn coverage(arguments: &[&str]) -> anyhow::Result<Command> {
    let mut coverage = program(CARGO_LLVM_COV.ensure().map_err(anyhow::Error::msg)?);
    coverage.arg("llvm-cov").args(arguments);
    let mut component = program("rustup");
    component.args(["component", "list", "--installed"]);
    if !output(component).is_ok_and(|it| it.contains("llvm-tools")) {
        let reader = LLVM_COV.ensure().map_err(anyhow::Error::msg)?;
        coverage.env("LLVM_PROFDATA", reader.with_file_name("llvm-profdata"));
        coverage.env("LLVM_COV", reader);
        // Its programs read no compressed names.
        coverage.env("RUSTFLAGS", "-Cllvm-args=-enable-name-compression=false");
    }
    Ok(coverage)
}
