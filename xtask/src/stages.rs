//! What `cargo xtask test` consists of.

use std::process::Command;
use std::thread;

use clap::ValueEnum;

use crate::baseline::BASELINE;
use crate::clients::python::Tools;
use crate::clients::{self, go, strangers, typescript};
use crate::report::{Report, Tests, Trouble};
use crate::run::{Finished, capture, cargo, program};
use crate::tools::{ACTIONLINT, BUF, CARGO_DENY, HADOLINT, Tool};
use crate::{changed, front, fuzz, generate, image, nextest, package, python, rules, web};

/// One step of the test run. What fails soonest comes first. The large builds run one after the other, and the other
/// stages beside them: these leave a core idle most of the time.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub(crate) enum Stage {
    /// Rust code is formatted
    Format,
    /// The .proto files are formatted, clean for `buf lint`, and break nothing that was promised
    Proto,
    /// Licences, duplicate versions and sources of all dependencies
    Deny,
    /// The workflows of GitHub are clean for actionlint
    Workflows,
    /// Generated code and descriptor set are up to date
    Generated,
    /// Every rule has code, texts, sources and vectors
    Rules,
    /// Clippy has nothing to say
    Clippy,
    /// All tests in Rust, with those of the conformance kit
    Tests,
    /// All examples in the documentation
    DocTests,
    /// The documentation builds without warnings
    Docs,
    /// The vectors agree with their schemas, and the service with OpenAPI; the Python of the documentation runs against the service
    Python,
    /// The client for Python: format, lints, types, tests, and examples from its wheel, with the oldest versions that it allows, too
    SdkPython,
    /// The client for TypeScript: format, lints, tests, and an example from its package
    SdkTypescript,
    /// The page: lints, what is embedded is built from its sources and weighs little, and a browser visits it
    Page,
    /// A client in Go, made of the .proto files alone: format, lints, an example, fifty vectors
    Go,
    /// Stubs for C#, Go, Java and PHP as each buf.gen.yaml says, and a question in JSON from Java and PHP
    Strangers,
    /// With --all: the Dockerfile is clean for hadolint
    Dockerfile,
    /// With --all: the fuzz targets build
    Fuzz,
    /// With --all: each published crate can be packaged, and builds from packages alone; the kit installs
    Package,
    /// With --all: the container image builds, is small and starts
    Image,
    /// With --all: what `deploy` has fits together, and Kubernetes and Envoy take it
    Deploy,
    /// With --all: Envoy before three instances that fail and end: no question fails; JSON, browsers, limits
    Envoy,
    /// With --all: a test notices changes of the lines that differ from the commit before, or from `DOKO_BASE`
    ChangedLines,
}

/// What a run consists of, and what is shown of it.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Run packages, image, deployment, Envoy, the build of the fuzz targets and changed lines, too
    #[arg(long)]
    all: bool,
    /// Count every skipped stage and every ignored test as a failure
    #[arg(long)]
    strict: bool,
    /// Run these stages only, comma separated
    #[arg(long, value_enum, value_delimiter = ',', value_name = "STAGE")]
    only: Vec<Stage>,
    /// Write where the time of builds goes, as pages below `target/cargo-timings`
    #[arg(long)]
    timings: bool,
    /// Show the output of every stage as it comes, not only of failed ones
    #[arg(long, short)]
    verbose: bool,
}

impl Arguments {
    fn wants(&self, stage: Stage) -> bool {
        if self.only.is_empty() {
            self.all || !stage.is_extra()
        } else {
            self.only.contains(&stage)
        }
    }
}

/// Runs what is wanted; whether nothing failed.
pub(crate) fn run(arguments: &Arguments) -> bool {
    nextest::forget_times();
    let report = Report::new(arguments.strict);
    thread::scope(|scope| {
        for builds in [true, false] {
            let report = &report;
            scope.spawn(move || {
                for stage in Stage::value_variants() {
                    if stage.builds() == builds && arguments.wants(*stage) {
                        let (name, about) = stage.name_and_help();
                        report.stage(&name, &about, || stage.perform(arguments));
                    }
                }
            });
        }
    });
    let slowest = nextest::slowest();
    if !slowest.is_empty() {
        println!("\nthe slowest tests:");
    }
    for (took, name) in slowest {
        println!("{:>7.1} s  {name}", took.as_secs_f64());
    }
    report.close()
}

impl Stage {
    /// Whether only `--all` runs it.
    fn is_extra(self) -> bool {
        use Stage::*;
        matches!(
            self,
            Dockerfile | Fuzz | Package | Image | Deploy | Envoy | ChangedLines
        )
    }

    /// Whether it is one of the large builds.
    fn builds(self) -> bool {
        use Stage::*;
        matches!(
            self,
            Format | Clippy | Tests | DocTests | Docs | Package | Image
        )
    }

    fn name_and_help(self) -> (String, String) {
        self.to_possible_value()
            .map_or_else(Default::default, |it| {
                let help = it.get_help().map(ToString::to_string);
                (it.get_name().to_owned(), help.unwrap_or_default())
            })
    }

    fn perform(self, arguments: &Arguments) -> Result<Tests, Trouble> {
        let run = |command| finished(command, arguments.verbose);
        match self {
            Self::Format => run(cargo(["fmt", "--all", "--check"])),
            Self::Proto => {
                run(tool(&BUF, &["lint", "proto"])?)?;
                let format = ["format", "--diff", "--exit-code", "proto", "--path"];
                let mut format = tool(&BUF, &format)?;
                format.arg("proto/doppelkopf");
                run(format)?;
                run(tool(&BUF, &["breaking", "proto", "--against", BASELINE])?)
            }
            Self::Deny => {
                let check = ["--all-features", "check", "licenses", "bans", "sources"];
                run(tool(&CARGO_DENY, &check)?)
            }
            Self::Workflows => run(tool(&ACTIONLINT, &[])?),
            Self::Generated => generated(),
            Self::Rules => match rules::missing()? {
                None => Ok(Tests::default()),
                Some(holes) => Err(Trouble::Failed(holes)),
            },
            Self::Clippy => {
                let mut clippy = cargo(["clippy", "--quiet", "--workspace", "--all-targets"]);
                clippy.arg("--all-features");
                clippy.args(arguments.timings.then_some("--timings"));
                clippy.args(["--", "--deny", "warnings"]);
                run(clippy)
            }
            Self::Tests => run(nextest::all(arguments.timings)?),
            Self::DocTests => {
                let tests = ["test", "--quiet", "--workspace", "--all-features", "--doc"];
                run(cargo(tests))
            }
            Self::Docs => {
                let mut doc = cargo(["doc", "--quiet", "--workspace", "--all-features"]);
                doc.arg("--no-deps").env("RUSTDOCFLAGS", "--deny warnings");
                run(doc)
            }
            Self::Python => {
                let validator = python::validator().map_err(Trouble::Skipped)?;
                python::check_schemas(&validator)?;
                python::check_openapi(&validator)?;
                python::run_examples(&python::packages().map_err(Trouble::Skipped)?)?;
                Ok(Tests::default())
            }
            Self::SdkPython => {
                let tools = Tools::ensure().map_err(Trouble::Skipped)?;
                tools.lint()?;
                let tests = run(tools.tests()?)?;
                tools.wheel()?;
                Ok(tests)
            }
            Self::SdkTypescript => {
                needs(typescript::lack())?;
                run(typescript::test()?)
            }
            Self::Page => {
                needs(typescript::lack())?;
                run(web::test()?)
            }
            Self::Go => {
                needs(go::lack())?;
                let (_server, test) = go::test()?;
                run(test)
            }
            Self::Strangers => {
                needs(strangers::lack())?;
                strangers::test()?;
                Ok(Tests::default())
            }
            Self::Dockerfile => run(tool(&HADOLINT, &["Dockerfile"])?),
            Self::Fuzz => {
                needs(fuzz::lack())?;
                run(fuzz::check())
            }
            Self::Package => {
                run(package::pack()?)?;
                run(package::installed()?)
            }
            Self::Image => {
                needs(image::lack())?;
                image::build_and_inspect()?;
                Ok(Tests::default())
            }
            Self::Deploy => {
                let tools = front::Tools::ensure().map_err(Trouble::Skipped)?;
                run(front::deploy(&tools)?)
            }
            Self::Envoy => {
                let tools = front::Tools::ensure().map_err(Trouble::Skipped)?;
                run(front::envoy(&tools)?)
            }
            Self::ChangedLines => changed::lines(),
        }
    }
}

/// Skips the stage if this machine lacks something.
fn needs(lack: Option<String>) -> Result<(), Trouble> {
    lack.map_or(Ok(()), |lack| Err(Trouble::Skipped(lack)))
}

/// A pinned program with these arguments, installed first if need be.
fn tool(tool: &Tool, arguments: &[&str]) -> Result<Command, Trouble> {
    let mut command = program(tool.ensure().map_err(Trouble::Skipped)?);
    command.args(arguments);
    Ok(command)
}

/// Runs to the end; counts the tests that the output tells of.
fn finished(command: Command, verbose: bool) -> Result<Tests, Trouble> {
    let Finished { success, output } = capture(command, verbose)?;
    if success {
        Ok(Tests::counted_in(&output))
    } else {
        Err(Trouble::Failed(output))
    }
}

fn generated() -> Result<Tests, Trouble> {
    let mut stale = generate::stale_files()?;
    let (of_clients, lacks) = clients::stale_files()?;
    stale.extend(of_clients);
    if !stale.is_empty() {
        let stale = stale.join(", ");
        let told = format!("run `cargo xtask generate`, out of date: {stale}");
        return Err(Trouble::Failed(told));
    }
    if !lacks.is_empty() {
        return Err(Trouble::Skipped(lacks.join("; ")));
    }
    Ok(Tests::default())
}
