//! Runs the fuzz targets within the limits of a request, and keeps the sums.

mod summary;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context as _, ensure};

use self::summary::{Run, Summary};
use crate::run::{cargo, children_seconds, exists, output, program, root, stream, target};
use crate::tools::CARGO_FUZZ;

/// Where the targets stand.
const FOLDER: &str = "tests/fuzz";

/// A request has 4 MiB at most. One allocation may be four times as large, the process
/// as a whole have what a small instance has.
const MOST_ALLOCATED: &str = "-malloc_limit_mb=16";
const MOST_MEMORY: &str = "-rss_limit_mb=1024";

/// No answer takes so many seconds, with all checks and a sanitizer built in.
const LONGEST: &str = "-timeout=20";

/// Fuzzed requests are smaller than what is accepted: what a few KiB cannot say, more of
/// the same cannot either, and limits of lengths are tested one by one.
const MOST_BYTES: &str = "-max_len=16384";

/// What `cargo xtask fuzz` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The targets; all of them if none is named
    targets: Vec<String>,
    /// Minutes for each target
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// Only write what the targets begin with, to `target/fuzz/seeds`
    #[arg(long)]
    seeds: bool,
}

/// Runs the targets one after the other; whether none found anything.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let Arguments {
        targets,
        minutes,
        seeds,
    } = arguments;
    write_seeds()?;
    if *seeds {
        return Ok(true);
    }
    let all = all_targets()?;
    for target in targets {
        ensure!(all.contains(target), "no target `{target}` among {all:?}");
    }
    let chosen = if targets.is_empty() { &all } else { targets };
    let mut well = true;
    for target in chosen {
        well &= fuzz(target, minutes * 60.0)?;
    }
    Ok(well)
}

/// What this machine lacks to build the targets, if anything.
pub(crate) fn lack() -> Option<String> {
    (!exists("c++")).then(|| "no C++ compiler, which the fuzzer is built with".to_owned())
}

/// Checks that the targets build, without a fuzzer.
pub(crate) fn check() -> Command {
    let mut check = cargo(["check", "--quiet", "--locked", "--manifest-path"]);
    check
        .arg(root().join(FOLDER).join("Cargo.toml"))
        .arg("--target-dir")
        .arg(folder("check"))
        .env("RUSTFLAGS", "--deny warnings");
    check
}

fn folder(name: &str) -> PathBuf {
    target().join("fuzz").join(name)
}

/// The names of the files in `targets`.
fn all_targets() -> anyhow::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join(FOLDER).join("targets"))? {
        let path = entry?.path();
        names.extend(path.file_stem().map(|it| it.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}

fn write_seeds() -> anyhow::Result<()> {
    let mut seeds = cargo(["run", "--quiet", "--package", "doko-e2e", "--bin", "seeds"]);
    seeds.arg(folder("seeds"));
    output(seeds).map(|_| ())
}

/// Builds one target, runs it for so many seconds and adds what it did to the report.
fn fuzz(name: &str, seconds: f64) -> anyhow::Result<bool> {
    let path = CARGO_FUZZ.ensure().map_err(anyhow::Error::msg)?;
    let mut build = program(path);
    build
        // Comparisons are half of the time and tell nothing where bytes are choices.
        .args(["fuzz", "build", "--no-trace-compares"])
        .args(["--fuzz-dir", FOLDER, "--target-dir"])
        .arg(folder("build"))
        .arg(name)
        // Coverage and sanitizers are switches of the compiler that stable refuses.
        .env("RUSTC_BOOTSTRAP", "1");
    ensure!(stream(&mut build)?, "`{name}` does not build");

    let corpus = folder("corpus").join(name);
    let artifacts = folder("artifacts").join(name);
    fs::create_dir_all(&corpus)?;
    fs::create_dir_all(&artifacts)?;
    let before = children_seconds();
    let mut run = program(built(name)?);
    run.arg(&corpus)
        .arg(folder("seeds").join(name))
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .arg(format!("-max_total_time={seconds:.0}"))
        .args([MOST_ALLOCATED, MOST_MEMORY, LONGEST, MOST_BYTES])
        .arg("-print_final_stats=1")
        .stdin(Stdio::null());
    let finished = run.output().context("the target cannot be started")?;
    let told = String::from_utf8_lossy(&finished.stderr);
    let executions = executed(&told).unwrap_or(0);
    let seconds = children_seconds() - before;
    println!("{name}: {executions} executions, {seconds:.0} s of one core");
    if !finished.status.success() {
        for line in told.lines().filter(|line| !is_progress(line)) {
            println!("{line}");
        }
        println!("`{name}` has found something, see {}", artifacts.display());
        return Ok(false);
    }
    let mut commit = program("git");
    commit.args(["rev-parse", "--short=7", "HEAD"]);
    let commit = output(commit)?;
    let report = root().join(FOLDER).join("REPORT.md");
    let mut summary = Summary::read(&fs::read_to_string(&report).unwrap_or_default());
    summary.add(&Run {
        target: name.to_owned(),
        executions,
        seconds,
        commit: commit.trim().to_owned(),
    });
    fs::write(report, summary.to_string())?;
    Ok(true)
}

/// The program of a target; it lies below the name of this machine's platform.
fn built(name: &str) -> anyhow::Result<PathBuf> {
    for entry in fs::read_dir(folder("build"))? {
        let path = entry?.path().join("release").join(name);
        if path.is_file() {
            return Ok(path);
        }
    }
    anyhow::bail!("no program `{name}` below {}", folder("build").display())
}

/// Whether a line tells of an input that reached something new.
fn is_progress(line: &str) -> bool {
    line.starts_with(['#', '\t'])
}

/// How often a target ran, by its own account.
fn executed(told: &str) -> Option<u64> {
    let line = told
        .lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:"))?;
    line.trim().parse().ok()
}
