//! Speed, always as a ratio to a baseline of the same run.
//!
//! A machine may be slow or busy; what is compared runs in turns, so that both
//! sides suffer alike. Modules in reading order: [`rounds`] takes turns, `games`
//! and `walk` are the engine and its baseline, [`instructions`] counts, `service`
//! holds the server against a handler that does nothing, and [`report`] prints.

mod games;
mod instructions;
mod machine;
mod markdown;
mod number;
mod outcome;
mod report;
mod rounds;
#[cfg(feature = "service")]
mod service;
mod valgrind;
mod walk;

use std::process::ExitCode;

use clap::{Parser, Subcommand, ValueEnum};

use crate::instructions::Work;
use crate::report::Report;

/// A tenth of the time of a call is allocation; the server has the same.
#[cfg(feature = "service")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Measure speed, always beside a baseline of the same run
///
/// The engine plays random complete games beside a bare random walk over
/// bitsets. Instructions are counted with valgrind, where it is installed, and
/// held against budgets. The service answers calls, streams and batches beside a
/// handler that only decodes and encodes the same messages; the load comes over the
/// loopback interface. h2load asks both, too, where it is installed. The program is
/// started and its memory looked at, where it was built beside this one.
///
/// Fails if the engine errs, if a ratio is below its target or if a budget is
/// exceeded. Build with --no-default-features to measure the engine alone.
#[derive(Debug, Parser)]
#[command(name = "doko-bench", args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(flatten)]
    settings: Settings,
    #[command(subcommand)]
    inner: Option<Inner>,
}

#[derive(Debug, clap::Args)]
struct Settings {
    /// Measure these parts only, comma separated
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PART")]
    only: Vec<Part>,
    /// How often both sides take turns
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// Games of each side in a round
    #[arg(long, default_value_t = 200_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Calls of each side in a round, or questions of batches and streams
    #[arg(long, default_value_t = 40_000, value_parser = clap::value_parser!(u32).range(1..))]
    calls: u32,
    /// Print one JSON document instead of tables
    #[arg(long)]
    json: bool,
    /// Print Markdown, one row for each comparison
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
enum Part {
    /// Random complete games
    Engine,
    /// Instructions per game and per ruling
    Instructions,
    /// Calls, streams and batches over gRPC, beside handlers that only decode and encode
    Service,
    /// Calls that h2load makes
    Judge,
    /// The start of the program, and its memory
    Program,
}

#[derive(Debug, Subcommand)]
enum Inner {
    /// Do the same work again and again, for a counter of instructions
    #[command(hide = true)]
    Repeat {
        #[arg(value_enum)]
        work: Work,
        times: u32,
    },
    /// Serve until the standard input ends, for a counter of instructions
    #[cfg(feature = "service")]
    #[command(hide = true)]
    Serve {
        #[arg(value_enum)]
        who: service::alone::Who,
        #[arg(value_enum)]
        task: service::exchange::Task,
    },
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.inner {
        Some(Inner::Repeat { work, times }) => work.repeat(times).map(|()| true),
        #[cfg(feature = "service")]
        Some(Inner::Serve { who, task }) => service::alone::serve(who, task).map(|()| true),
        None => measure(&arguments.settings),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all targets are met.
fn measure(settings: &Settings) -> anyhow::Result<bool> {
    let wanted = |part| settings.only.is_empty() || settings.only.contains(&part);
    let mut report = Report::new();
    if wanted(Part::Engine) {
        report.engine = Some(games::compare(settings.rounds, settings.games)?);
    }
    if wanted(Part::Instructions) {
        report.instructions = instructions::count()?;
    }
    measure_service(settings, &mut report)?;
    match (settings.json, settings.markdown) {
        (true, _) => report.print_json()?,
        (false, true) => report.print_markdown()?,
        (false, false) => report.print()?,
    }
    Ok(report.is_good())
}

#[cfg(feature = "service")]
fn measure_service(settings: &Settings, report: &mut Report) -> anyhow::Result<()> {
    let wanted = |part| settings.only.is_empty() || settings.only.contains(&part);
    let amount = service::Amount {
        rounds: settings.rounds,
        calls: settings.calls,
    };
    if wanted(Part::Program) {
        report.program = service::program::Program::measure(settings.rounds)?;
    }
    let stage = service::Stage::new();
    if wanted(Part::Service) {
        report.service = stage.compare(amount)?;
    }
    if wanted(Part::Judge) {
        report.judge = stage.judge(amount)?;
    }
    Ok(())
}

#[cfg(not(feature = "service"))]
fn measure_service(settings: &Settings, _: &mut Report) -> anyhow::Result<()> {
    let of_service = [Part::Service, Part::Judge, Part::Program];
    anyhow::ensure!(
        !settings.only.iter().any(|part| of_service.contains(part)),
        "built without the feature `service`"
    );
    Ok(())
}
