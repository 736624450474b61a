//! Everything a developer runs more than once: `cargo xtask <task>`.
//!
//! Modules in reading order: [`run`] starts programs, [`tools`] brings the ones that Cargo does not, [`venv`] is
//! where Python's packages go. [`generate`], [`baseline`], [`package`], [`rules`], [`image`], [`fuzz`] and
//! [`coverage`] are tasks of their own. [`nextest`] runs the tests in Rust, [`changed`] changes lines that they have
//! to notice, [`python`] runs examples, [`clients`] makes and checks the clients in other languages, [`front`] tests
//! what is deployed, [`dist`] builds a release. [`stages`] lists what the test run consists of, and [`report`] says
//! how it went.

mod baseline;
mod changed;
mod clients;
mod coverage;
mod dist;
mod front;
mod fuzz;
mod generate;
mod image;
mod nextest;
mod npm;
mod package;
#[cfg(test)]
mod pages;
mod python;
mod report;
mod rules;
mod run;
mod stages;
mod tools;
mod venv;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::run::{cargo, stream};

/// Tasks of the Doko Rules workspace
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Set up what the tests need and run them, quick stages first
    ///
    /// Prints what each stage is about when it begins, one line with its seconds
    /// when it ends, one readable line for whatever this machine lacks, and the
    /// slowest tests and the counts at the end.
    Test(stages::Arguments),
    /// Generate the Rust code, the descriptor sets, and the code of `sdk/python` and
    /// `sdk/typescript` where there are Python and Node.js
    Generate {
        /// Change nothing; fail if what is checked in is out of date
        #[arg(long)]
        check: bool,
    },
    /// Trace every rule to its code, texts, sources, options and vectors
    ///
    /// Fails if anything is missing: a rule that no code in `engine` or `deal`
    /// names (as `Rule::Follow2`, or by its id in a comment), without a text in
    /// both languages, without a source or without a vector; a rule that refuses
    /// without a vector in which it is broken or without a reason; a rule that
    /// nobody can judge without a comment that says why.
    Rules(rules::Arguments),
    /// Promise the API as it is now: make it the baseline of `buf breaking`
    Baseline,
    /// Build the runtime stage of the Dockerfile with buildah and inspect it
    ///
    /// The static release binary is built first. Where this user may, the image
    /// is also started in an empty root and asked for its health.
    Image,
    /// Build everything that a release has into `dist`, with checksums
    ///
    /// Static programs, the image, packages for Python and npm, crates, vectors, an SBOM and
    /// the licences of each program. Most of the time goes into the static programs.
    Dist(dist::Arguments),
    /// Run the fuzz targets, one after the other, each on one core
    ///
    /// What the targets begin with is made from the golden games. What they come
    /// across stays in `target/fuzz`, so a later run goes on from there; the sums of
    /// all runs stand in `tests/fuzz/REPORT.md`. Needs a C++ compiler.
    Fuzz(fuzz::Arguments),
    /// Count which lines the tests reach, crate by crate; fail if a crate is below its floor
    ///
    /// Builds everything anew with counters, which takes long.
    Coverage,
    /// Hold the tables of everything against the rules, or write them
    ///
    /// `--write` writes `tests/golden/tables` anew, by the reference model; `--all` settles
    /// every result in the engine and in the model, which takes minutes.
    Tables {
        /// Passed on to the program
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Count the continuations of the positions in `tests/vectors/perft`
    ///
    /// The engine and the reference model count everything and compare it with what is
    /// written there, `--write` writes down what the engine counts, `--divide` shows the
    /// parts of a count. `--help` after `--` lists the arguments.
    Perft {
        /// Passed on to the counting program
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Compare what each view is told of the positions in `tests/vectors/known`
    ///
    /// `--write` writes down what the engine says, `--lines NAME VIEW` shows what a line is
    /// made of. `--help` after `--` lists the arguments.
    Known {
        /// Passed on to the program
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Measure speed as it is deployed, in the profile `dist`, always beside a baseline of the same run
    Bench {
        /// Passed on to the benchmark program
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Put the service under mixed load with faults, twenty minutes unless told otherwise
    ///
    /// Every answer is compared with the engine, and memory, threads and files of the
    /// process are looked at. What came of it stands in `tests/soak/REPORT.md`.
    Soak {
        /// Passed on to the program
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

fn main() -> ExitCode {
    match perform(Arguments::parse().task) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all is well.
fn perform(task: Task) -> anyhow::Result<bool> {
    match task {
        Task::Test(arguments) => Ok(stages::run(&arguments)),
        Task::Generate { check: false } => {
            generate::write()?;
            for lack in clients::generate()? {
                println!("a client's code is as it was: {lack}");
            }
            Ok(true)
        }
        Task::Generate { check: true } => {
            let mut stale = generate::stale_files()?;
            let (of_clients, lacks) = clients::stale_files()?;
            stale.extend(of_clients);
            for lack in lacks {
                println!("a client's code is not checked: {lack}");
            }
            for path in &stale {
                println!("{path} is out of date: run `cargo xtask generate`");
            }
            Ok(stale.is_empty())
        }
        Task::Rules(arguments) => rules::report(&arguments),
        Task::Baseline => {
            baseline::promise()?;
            Ok(true)
        }
        Task::Image => {
            print!("{}", image::build_and_inspect()?);
            Ok(true)
        }
        Task::Dist(arguments) => {
            dist::run(arguments)?;
            Ok(true)
        }
        Task::Fuzz(arguments) => fuzz::run(&arguments),
        Task::Coverage => coverage::run(),
        Task::Tables { arguments } => stream(
            cargo(["run", "--release", "--package", "doko-differential"])
                .args(["--bin", "tables", "--"])
                .args(arguments),
        ),
        Task::Perft { arguments } => stream(
            cargo(["run", "--release", "--package", "doko-differential"])
                .args(["--bin", "perft", "--"])
                .args(arguments),
        ),
        Task::Known { arguments } => {
            let known = ["run", "--package", "doko-judge", "--bin", "known", "--"];
            let writes = arguments.iter().any(|it| it == "--write");
            let done = stream(cargo(known).args(arguments))?;
            if !(done && writes) {
                return Ok(done);
            }
            let responses = ["test", "--package", "doko-conformance", "--test=responses"];
            stream(cargo(responses).env("DOKO_WRITE_RESPONSES", "1"))
        }
        Task::Bench { arguments } => {
            // The program whose start is measured.
            let program = arguments.iter().any(|it| it.contains("program"));
            let all = !arguments.iter().any(|it| it.starts_with("--only"));
            let built = !(program || all)
                || stream(
                    cargo(["build", "--profile", "dist"]).args(["--package", "doko-server"]),
                )?;
            let bench = ["run", "--profile", "dist", "--package", "doko-bench", "--"];
            Ok(built && stream(cargo(bench).args(arguments))?)
        }
        Task::Soak { arguments } => stream(
            cargo(["run", "--profile", "dist", "--package", "doko-soak", "--"])
                .args(["--report", "tests/soak/REPORT.md"])
                .args(arguments),
        ),
    }
}
