//! What `cargo xtask test` consists of.

use std::process::Command;
use std::time::Instant;

use clap::ValueEnum;

use crate::ahead::Ahead;
use crate::baseline::BASELINE;
use crate::clients::python::Tools;
use crate::clients::{go, typescript};
use crate::report::{Outcome, Report, Tests};
use crate::run::{Finished, capture, cargo, exists, program};
use crate::tools::{BUF, CARGO_DENY, CARGO_MUTANTS, HADOLINT, Tool};
use crate::{
    api, clients, coverage, front, fuzz, generate, image, mutants, package, python, rules,
};

/// One step of the test run. The order is that of the run: what fails soonest
/// comes first.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub(crate) enum Stage {
    /// Rust code is formatted
    Format,
    /// What mutation testing has measured and argued holds together
    Mutants,
    /// What the tests reach, and why not the rest, holds together
    Coverage,
    /// The Dockerfile is clean for hadolint
    Dockerfile,
    /// The .proto files are clean for `buf lint`
    ProtoLint,
    /// The .proto files are formatted
    ProtoFormat,
    /// The API breaks nothing that the committed baseline promised
    Breaking,
    /// Licences, duplicate versions and sources of all dependencies
    Deny,
    /// Generated code and descriptor set are up to date
    Generated,
    /// Clippy has nothing to say
    Clippy,
    /// The fuzz targets build
    Fuzz,
    /// All tests but the kit's
    Tests,
    /// The conformance kit, against programs in Python, JavaScript and bash, too
    Kit,
    /// All examples in the documentation
    DocTests,
    /// The documentation builds without warnings
    Docs,
    /// The libraries offer to Rust code what they promised
    Api,
    /// Each published crate can be packaged, and builds from packages alone; the kit installs
    Package,
    // What a test takes is measured there: nothing else may run beside it any more.
    /// A test fails for mutants in lines that changed since they were seen, for at most 40
    ChangedLines,
    /// The vectors agree with their schemas; the Python of the documentation runs against the service
    Python,
    /// The client for Python: format, lints, types, tests, and examples from its wheel, with the oldest versions that it allows, too
    SdkPython,
    /// The client for TypeScript: format, lints, tests, and an example from its package
    SdkTypescript,
    /// A client in Go, made of the .proto files alone: format, lints, an example, fifty vectors
    Go,
    /// The container image builds, is small and starts
    Image,
    /// What `deploy` has fits together, and Kubernetes and Envoy take it
    Deploy,
    /// Envoy before three instances that fail and end: no question fails; JSON, browsers, limits
    Envoy,
    /// Every rule has code, texts, sources and vectors
    Rules,
}

/// The conformance kit.
const KIT: &str = "doko-conformance";

/// What runs the programs that the tests of the kit ask.
const INTERPRETERS: [&str; 3] = ["python3", "node", "bash"];

/// Runs these stages, or all if none is named; whether nothing failed.
pub(crate) fn run(only: &[Stage], strict: bool, verbose: bool) -> bool {
    let mut report = Report::new(strict);
    let mut ahead = only.is_empty().then(Ahead::begin);
    for stage in Stage::value_variants() {
        if only.is_empty() || only.contains(stage) {
            let (name, about) = stage.name_and_help();
            report.begins(&name, &about);
            let started = Instant::now();
            let (outcome, tests) = stage.perform(&mut ahead, verbose);
            report.stage(&name, &outcome, started.elapsed(), tests);
        }
    }
    report.close()
}

impl Stage {
    fn name_and_help(self) -> (String, String) {
        self.to_possible_value()
            .map_or_else(Default::default, |it| {
                let help = it.get_help().map(ToString::to_string);
                (it.get_name().to_owned(), help.unwrap_or_default())
            })
    }

    fn perform(self, ahead: &mut Option<Ahead>, verbose: bool) -> (Outcome, Tests) {
        let run = |command| finished(command, verbose);
        let run_tool = |tool: &Tool, arguments: &[&str]| match tool.ensure() {
            Ok(path) => {
                let mut command = program(path);
                command.args(arguments);
                run(command)
            }
            Err(lack) => (Outcome::Skipped(lack), Tests::default()),
        };
        match self {
            Self::Format => run(cargo(["fmt", "--all", "--check"])),
            Self::Mutants => (held(mutants::faults()), Tests::default()),
            Self::Coverage => (held(coverage::faults()), Tests::default()),
            Self::Dockerfile => run_tool(&HADOLINT, &["Dockerfile"]),
            Self::ProtoLint => run_tool(&BUF, &["lint", "proto"]),
            Self::ProtoFormat => run_tool(
                &BUF,
                &[
                    "format",
                    "--diff",
                    "--exit-code",
                    "proto",
                    "--path",
                    "proto/doppelkopf",
                ],
            ),
            Self::Breaking => run_tool(&BUF, &["breaking", "proto", "--against", BASELINE]),
            Self::Deny => run_tool(
                &CARGO_DENY,
                &["--all-features", "check", "licenses", "bans", "sources"],
            ),
            Self::Generated => (generated(), Tests::default()),
            Self::Clippy => run(cargo([
                "clippy",
                "--quiet",
                "--workspace",
                "--all-targets",
                "--all-features",
                "--",
                "--deny",
                "warnings",
            ])),
            Self::Fuzz if exists("c++") => run(fuzz::check()),
            Self::Fuzz => {
                let lack = "no C++ compiler, which the fuzzer is built with".to_owned();
                (Outcome::Skipped(lack), Tests::default())
            }
            Self::Tests => run(tests_of(&["--workspace", "--exclude", KIT])),
            Self::Kit => match INTERPRETERS.iter().find(|it| !exists(it)) {
                None => run(tests_of(&["--package", KIT])),
                Some(lack) => {
                    let lack = format!("no {lack}, which programs that it asks are written in");
                    (Outcome::Skipped(lack), Tests::default())
                }
            },
            Self::ChangedLines => (changed_lines(), Tests::default()),
            Self::DocTests => run(cargo([
                "test",
                "--quiet",
                "--workspace",
                "--all-features",
                "--doc",
            ])),
            Self::Docs => {
                let mut doc = cargo([
                    "doc",
                    "--quiet",
                    "--workspace",
                    "--all-features",
                    "--no-deps",
                ]);
                doc.env("RUSTDOCFLAGS", "--deny warnings");
                run(doc)
            }
            Self::Api => (promised(), Tests::default()),
            Self::Package => packaged(ahead.take(), verbose),
            Self::Python => (python(), Tests::default()),
            Self::SdkPython => sdk_python(verbose),
            Self::SdkTypescript => sdk_typescript(verbose),
            Self::Go => stranger(verbose),
            Self::Image => (image(), Tests::default()),
            Self::Deploy => deployed(front::deploy, verbose),
            Self::Envoy => deployed(front::envoy, verbose),
            Self::Rules => (rules(), Tests::default()),
        }
    }
}

/// Runs to the end; counts the tests that the output tells of.
fn finished(command: Command, verbose: bool) -> (Outcome, Tests) {
    told(capture(command, verbose))
}

fn told(finished: anyhow::Result<Finished>) -> (Outcome, Tests) {
    match finished {
        Ok(Finished { success, output }) => {
            let tests = Tests::counted_in(&output);
            let outcome = if success {
                Outcome::Passed
            } else {
                Outcome::Failed(output)
            };
            (outcome, tests)
        }
        Err(error) => (Outcome::Failed(format!("{error:#}")), Tests::default()),
    }
}

/// The faster runner where it is installed, else the one that Cargo brings.
fn tests_of(packages: &[&str]) -> Command {
    let mut command = if exists("cargo-nextest") {
        cargo([
            "nextest",
            "run",
            "--cargo-quiet",
            "--no-fail-fast",
            "--status-level=fail",
            "--all-features",
        ])
    } else {
        cargo([
            "test",
            "--quiet",
            "--no-fail-fast",
            "--all-features",
            "--lib",
            "--bins",
            "--tests",
            "--examples",
        ])
    };
    command.args(packages);
    command
}

fn generated() -> Outcome {
    let stale = generate::stale_files().and_then(|mut stale| {
        let (of_clients, lacks) = clients::stale_files()?;
        stale.extend(of_clients);
        Ok((stale, lacks))
    });
    match stale {
        Ok((stale, lacks)) if stale.is_empty() && lacks.is_empty() => Outcome::Passed,
        Ok((stale, lacks)) if stale.is_empty() => Outcome::Skipped(lacks.join("; ")),
        Ok((stale, _)) => Outcome::Failed(format!(
            "run `cargo xtask generate`, out of date: {}",
            stale.join(", ")
        )),
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

fn promised() -> Outcome {
    match api::differences() {
        Ok(None) => Outcome::Passed,
        Ok(Some(differences)) => Outcome::Failed(differences),
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

fn packaged(ahead: Option<Ahead>, verbose: bool) -> (Outcome, Tests) {
    let packages = match ahead {
        Some(ahead) => ahead.packages(verbose),
        None => package::test().and_then(|it| capture(it, verbose)),
    };
    let (outcome, tests) = told(packages);
    if !matches!(outcome, Outcome::Passed) {
        return (outcome, tests);
    }
    match package::installed() {
        Ok(kit) => finished(kit, verbose),
        Err(error) => (Outcome::Failed(format!("{error:#}")), tests),
    }
}

fn python() -> Outcome {
    match python::validator().map(|it| python::check_schemas(&it)) {
        Ok(Ok(())) => (),
        Ok(Err(error)) => return Outcome::Failed(format!("{error:#}")),
        Err(lack) => return Outcome::Skipped(lack),
    }
    match python::packages().map(|it| python::run_examples(&it)) {
        Ok(Ok(())) => Outcome::Passed,
        Ok(Err(error)) => Outcome::Failed(format!("{error:#}")),
        Err(lack) => Outcome::Skipped(lack),
    }
}

fn sdk_python(verbose: bool) -> (Outcome, Tests) {
    let tools = match Tools::ensure() {
        Ok(tools) => tools,
        Err(lack) => return (Outcome::Skipped(lack), Tests::default()),
    };
    let tests = match tools.lint().and_then(|()| tools.tests()) {
        Ok(tests) => tests,
        Err(error) => return (Outcome::Failed(format!("{error:#}")), Tests::default()),
    };
    let (outcome, counted) = finished(tests, verbose);
    if !matches!(outcome, Outcome::Passed) {
        return (outcome, counted);
    }
    match tools.wheel() {
        Ok(()) => (Outcome::Passed, counted),
        Err(error) => (Outcome::Failed(format!("{error:#}")), counted),
    }
}

fn sdk_typescript(verbose: bool) -> (Outcome, Tests) {
    if let Some(lack) = typescript::lack() {
        return (Outcome::Skipped(lack), Tests::default());
    }
    match typescript::test() {
        Ok(test) => finished(test, verbose),
        Err(error) => (Outcome::Failed(format!("{error:#}")), Tests::default()),
    }
}

fn stranger(verbose: bool) -> (Outcome, Tests) {
    if let Some(lack) = go::lack() {
        return (Outcome::Skipped(lack), Tests::default());
    }
    match go::test() {
        Ok((_server, test)) => finished(test, verbose),
        Err(error) => (Outcome::Failed(format!("{error:#}")), Tests::default()),
    }
}

fn deployed(
    test: impl FnOnce(&front::Tools) -> anyhow::Result<Command>,
    verbose: bool,
) -> (Outcome, Tests) {
    match front::Tools::ensure().map(|tools| test(&tools)) {
        Ok(Ok(test)) => finished(test, verbose),
        Ok(Err(error)) => (Outcome::Failed(format!("{error:#}")), Tests::default()),
        Err(lack) => (Outcome::Skipped(lack), Tests::default()),
    }
}

fn image() -> Outcome {
    if let Some(lack) = image::lack() {
        return Outcome::Skipped(lack);
    }
    match image::build_and_inspect() {
        Ok(_) => Outcome::Passed,
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

fn changed_lines() -> Outcome {
    let told = match mutants::has_changed() {
        Ok(false) => Ok(mutants::NOTHING.to_owned()),
        Ok(true) => match CARGO_MUTANTS.ensure() {
            Ok(_) => mutants::changed_lines(),
            Err(lack) => return Outcome::Skipped(lack),
        },
        Err(error) => Err(error),
    };
    match told {
        Ok(told) => {
            println!("{told}");
            Outcome::Passed
        }
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

fn held(faults: anyhow::Result<Vec<String>>) -> Outcome {
    match faults {
        Ok(faults) if faults.is_empty() => Outcome::Passed,
        Ok(faults) => Outcome::Failed(faults.join("\n")),
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

fn rules() -> Outcome {
    match rules::missing() {
        Ok(None) => Outcome::Passed,
        Ok(Some(holes)) => Outcome::Failed(holes),
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}
