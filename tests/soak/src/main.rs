//! Puts the service under mixed load with faults, and says what came of it.

mod origin;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result};
use clap::Parser;
use doko_soak::{Plan, Report, run};
use indicatif::{ProgressBar, ProgressStyle};

/// Put the service under mixed load with faults
///
/// Starts `doko-server` on a free port of the loopback interface and asks it all that the
/// vectors ask, while other callers give up, die, send nonsense or do not read. Fails if an
/// answer is not what the engine says, if a call that should be answered is not, if memory
/// grows, or if files, connections or calls stay open.
#[derive(Debug, Parser)]
#[command(name = "doko-soak")]
struct Arguments {
    /// Minutes of load
    #[arg(long, default_value_t = 20.0)]
    minutes: f64,
    /// Where the choices of the callers begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the report to this file, too
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    // Now, not when something else may be checked out.
    let origin = origin::origin();
    let time = Duration::try_from_secs_f64(60.0 * arguments.minutes)?;
    let bar = ProgressBar::new(time.as_secs());
    bar.set_style(ProgressStyle::with_template(
        "{wide_bar} {elapsed} of {len} s, {msg}",
    )?);
    let runtime = tokio::runtime::Runtime::new()?;
    let plan = Plan {
        time,
        seed: arguments.seed,
        every: 1,
    };
    let report = runtime.block_on(run(&plan, |sample| {
        bar.inc(1);
        bar.set_message(format!("{} MiB", sample.memory / 1_024));
    }))?;
    bar.finish_and_clear();
    print!("{report}");
    if let Some(file) = &arguments.report {
        write(file, &arguments, &origin, &report)?;
    }
    let faults = report.faults();
    for fault in &faults {
        eprintln!("error: {fault}");
    }
    Ok(if faults.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn write(file: &Path, arguments: &Arguments, origin: &str, report: &Report) -> Result<()> {
    let Arguments { minutes, seed, .. } = arguments;
    let faults = report.faults();
    let verdict = if faults.is_empty() {
        "No answer was wrong, every call that should be answered was, memory is flat, and nothing stayed open.".to_owned()
    } else {
        format!("**Not well:** {}", faults.join(". "))
    };
    let text = format!(
        "# The service under load with faults\n\n\
         ```sh\ncargo xtask soak --minutes {minutes} --seed {seed}\n```\n\n\
         {origin}\n\n{verdict}\n\n{report}"
    );
    fs::write(file, text).with_context(|| format!("{} cannot be written", file.display()))
}
