//! Coverage: which lines and branches of the rules does no test reach?
//!
//! Modules in reading order: [`llvm`] brings the programs that read what an instrumented
//! build counted, [`export`] is what they tell, [`source`] knows whose lines these are,
//! [`measured`] holds what came of it, file by file, and [`argued`] why something cannot be
//! reached or need not be; [`report`] writes it down for people.

mod argued;
mod export;
mod llvm;
mod measured;
mod report;
mod source;

use std::fs;
use std::process::Command;

use anyhow::ensure;

use self::argued::Argued;
use self::export::Export;
use self::llvm::Llvm;
use self::measured::Measured;
use self::source::Source;
use crate::run::{SERVER_PROGRAM, exists, output, program, root, server_program, stream, target};

/// What is measured.
const SOURCES: [&str; 2] = ["engine/src/", "wire/src/"];

/// Other files, with some of which `llvm-cov` cannot deal.
const NOT_COUNTED: &str = "/(sdk/rust|server)/src/";

/// The tests that are to reach everything: those of the crates, the vectors through the
/// engine and through the service, the laws, and what beside the reference takes seconds.
const TESTS: [&[&str]; 2] = [
    &[
        "--package=doko-engine",
        "--package=doko-deal",
        "--package=doko-wire",
        "--package=doko-judge",
        "--package=doko-laws",
        "--package=doko-e2e",
        "--lib",
        "--tests",
    ],
    &[
        "--package=doko-differential",
        "--test=answers",
        "--test=auctions",
        "--test=blame",
        "--test=claims",
        "--test=golden",
        "--test=grounds",
        "--test=heard",
        "--test=hidden_armut",
        "--test=hidden_claims",
        "--test=hidden_exchange",
        "--test=lists",
        "--test=offences",
        "--test=options",
        "--test=proofs",
        "--test=vorbehalte",
        "--test=winning",
        "--test=words",
        "--test=worlds",
    ],
];

/// What `cargo xtask coverage` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Build and test nothing; fail if the report and the arguments do not hold together
    #[arg(long)]
    check: bool,
    /// Write the report anew from what was measured, after an argument was added
    #[arg(long, conflicts_with = "check")]
    write: bool,
    /// Build and test nothing; read once more what the last run has counted
    #[arg(long, conflicts_with_all = ["check", "write"])]
    counted: bool,
}

/// How many games each law is tried on: with counters the laws take many times as long, and
/// what hundreds of games reach most of these reach, too.
const FEW_GAMES: &str = "64";

/// Which games: some with which every law, few as they are, comes upon what it is about.
const GAMES: &str = "4";

/// Does what the arguments say; whether all is well.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    if arguments.check {
        let faults = faults()?;
        for fault in &faults {
            println!("{fault}");
        }
        return Ok(faults.is_empty());
    }
    let measured = if arguments.write {
        Measured::read()?
    } else {
        if !arguments.counted {
            count()?;
        }
        let measured = read_counters()?;
        measured.write()?;
        measured
    };
    fs::write(
        root().join(report::PATH),
        report::render(&measured, &Argued::read()?),
    )?;
    for line in report::totals(&measured) {
        println!("{line}");
    }
    Ok(true)
}

/// What is wrong with the committed files, without running anything.
pub(crate) fn faults() -> anyhow::Result<Vec<String>> {
    let measured = Measured::read()?;
    let argued = Argued::read()?;
    let mut faults = argued.faults(&measured);
    for file in measured.files.keys() {
        match fs::read_to_string(root().join(file)) {
            Ok(text) => faults.extend(argued.gone(file, &Source::read(&text))),
            Err(_) => faults.push(format!("`{file}` was measured and is no more")),
        }
    }
    let written = fs::read_to_string(root().join(report::PATH)).unwrap_or_default();
    if written != report::render(&measured, &argued) {
        faults.push(format!(
            "{} is not what was measured and argued: `cargo xtask coverage --write`",
            report::PATH
        ));
    }
    Ok(faults)
}

/// Builds with counters, and runs the tests.
fn count() -> anyhow::Result<()> {
    let llvm = Llvm::ensure()?;
    // The service that tests start as a program is not what is counted.
    let server = server_program()?;
    // What an older build counted belongs to lines that are elsewhere now.
    output(with(llvm.coverage(), ["clean", "--workspace"]))?;
    for tests in TESTS {
        let mut run = with(llvm.coverage(), ["--no-report", "--branch"]);
        run.env(SERVER_PROGRAM, &server)
            .env("PROPTEST_CASES", FEW_GAMES)
            .env("PROPTEST_RNG_SEED", GAMES);
        if exists("cargo-nextest") {
            run.args(["nextest", "--cargo-quiet", "--status-level=fail"]);
        } else {
            run.args(["test", "--quiet"]);
        }
        ensure!(
            stream(run.args(tests))?,
            "a test fails, so what it would reach is unknown"
        );
    }
    Ok(())
}

/// What was counted.
fn read_counters() -> anyhow::Result<Measured> {
    let llvm = Llvm::ensure()?;
    let folder = target().join("coverage");
    fs::create_dir_all(&folder)?;
    let told = |format| -> anyhow::Result<String> {
        let path = folder.join("counted").with_extension(format);
        let mut report = with(llvm.coverage(), ["report", "--branch"]);
        report
            .arg(format!("--{format}"))
            .args(["--ignore-filename-regex", NOT_COUNTED])
            .arg("--output-path")
            .arg(&path);
        output(report)?;
        Ok(fs::read_to_string(path)?)
    };
    let export = Export::read(&told("lcov")?, &told("json")?)?;
    let head = output(with(program("git"), ["rev-parse", "--short=12", "HEAD"]))?;
    measured::of(&export, head.trim())
}

fn with<const N: usize>(mut command: Command, arguments: [&str; N]) -> Command {
    command.args(arguments);
    command
}

/// The path of a measured file within the workspace.
fn within(path: &str) -> Option<String> {
    let path = std::path::Path::new(path).strip_prefix(root()).ok()?;
    let path = path.to_string_lossy().replace('\\', "/");
    let measured = SOURCES.iter().any(|it| path.starts_with(it));
    measured.then_some(path)
}
