//! Counts the positions of `tests/vectors/perft` with engine and reference model.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use doko_differential::perft::{Counter, Reach, counted, divided};
use doko_harness::{Perft, PerftFile, perft_dir};

const HELP: &str = "\
Counts the positions of tests/vectors/perft and compares with what is written there.

cargo xtask perft [--by engine|reference] [--only NAME]...
cargo xtask perft --write
cargo xtask perft --divide NAME DEPTH [CARDS] [--by engine|reference]

  --by WHO       who counts [both]
  --only NAME    only this position; may be given several times
  --write        write down what the engine counts; run without it afterwards
  --divide       how many continuations of so many cards begin with each card,
                 after some CARDS, such as \"CQ D9\": to find where a program errs
  --help         this text

The exit code is 1 if anything differs.";

/// What is asked for.
enum Task {
    Check(Vec<Counter>, Vec<String>),
    Write,
    Divide(Counter, String, usize, String),
    Help,
}

fn main() -> ExitCode {
    let done = task().and_then(|task| match task {
        Task::Check(counters, only) => check(&counters, &only),
        Task::Write => write(),
        Task::Divide(counter, name, depth, cards) => divide(counter, &name, depth, &cards),
        Task::Help => {
            println(HELP);
            Ok(true)
        }
    });
    match done {
        Ok(agree) => ExitCode::from(u8::from(!agree)),
        Err(what) => {
            println(&what);
            ExitCode::from(2)
        }
    }
}

fn task() -> Result<Task, String> {
    let mut given = std::env::args().skip(1);
    let mut counters = vec![Counter::Engine, Counter::Reference];
    let mut only = Vec::new();
    let mut divide = None;
    while let Some(word) = given.next() {
        let mut value = || given.next().ok_or_else(|| format!("`{word}` needs more"));
        match word.as_str() {
            "--by" => {
                counters = match value()?.as_str() {
                    "engine" => vec![Counter::Engine],
                    "reference" => vec![Counter::Reference],
                    other => return Err(format!("nobody is called `{other}`")),
                }
            }
            "--only" => only.push(value()?),
            "--write" => return Ok(Task::Write),
            "--divide" => {
                let name = value()?;
                let depth = value()?.parse().map_err(|_| "DEPTH is a number")?;
                divide = Some((name, depth, String::new()));
            }
            "--help" | "-h" => return Ok(Task::Help),
            cards => match &mut divide {
                Some((_, _, after)) => cards.clone_into(after),
                None => return Err(format!("no option `{cards}`\n\n{HELP}")),
            },
        }
    }
    Ok(match divide {
        Some((name, depth, cards)) => {
            let counter = counters.first().copied().unwrap_or(Counter::Engine);
            Task::Divide(counter, name, depth, cards)
        }
        None => Task::Check(counters, only),
    })
}

/// The files, in the order of their names.
fn files() -> Result<Vec<(PathBuf, PerftFile)>, String> {
    let files = ["openings.json", "endings.json"].map(|name| perft_dir().join(name));
    let read = files.map(|path| {
        let file = PerftFile::load(&path).map_err(|error| error.to_string())?;
        Ok((path, file))
    });
    read.into_iter().collect()
}

fn check(counters: &[Counter], only: &[String]) -> Result<bool, String> {
    let files = files()?;
    let all = files.iter().flat_map(|(_, file)| &file.positions);
    let (mut number, mut differ) = (0, 0);
    for perft in all.filter(|it| only.is_empty() || only.contains(&it.name)) {
        number += 1;
        for &counter in counters {
            let begin = Instant::now();
            let found = counted(counter, perft, Reach::Whole)?;
            let agrees = found == *perft;
            println(&format!(
                "{:<28} {:>9} {:>12} {:>8.2} s  {}",
                perft.name,
                format!("{counter:?}").to_lowercase(),
                found.counts.last().copied().unwrap_or_default(),
                begin.elapsed().as_secs_f64(),
                if agrees { "agrees" } else { "DIFFERS" }
            ));
            if !agrees {
                differ += 1;
                println(&differences(perft, &found));
            }
        }
    }
    println(&format!("{number} positions, {differ} differences"));
    Ok(differ == 0 && number > 0)
}

fn differences(written: &Perft, found: &Perft) -> String {
    let mut lines = Vec::new();
    if written.start != found.start {
        lines.push(format!("  {:?}\n  {:?}", written.start, found.start));
    }
    lines.push(format!(
        "  written {:?}\n  counted {:?}",
        written.counts, found.counts
    ));
    if let (Some(one), Some(other)) = (&written.settlements, &found.settlements) {
        for (points, ways) in &one.outcomes {
            if other.outcomes.get(points) != Some(ways) {
                lines.push(format!("  written {points}: {ways}"));
            }
        }
        for (points, ways) in &other.outcomes {
            if one.outcomes.get(points) != Some(ways) {
                lines.push(format!("  counted {points}: {ways}"));
            }
        }
    }
    lines.join("\n")
}

fn write() -> Result<bool, String> {
    for (path, mut file) in files()? {
        for perft in &mut file.positions {
            *perft = counted(Counter::Engine, perft, Reach::Whole)?;
        }
        std::fs::write(&path, file.text()).map_err(|error| error.to_string())?;
        println(&format!("{}", path.display()));
    }
    Ok(true)
}

fn divide(counter: Counter, name: &str, depth: usize, cards: &str) -> Result<bool, String> {
    let files = files()?;
    let mut all = files.iter().flat_map(|(_, file)| &file.positions);
    let perft = all.find(|it| it.name == name);
    let perft = perft.ok_or_else(|| format!("no position `{name}`"))?;
    let parts = divided(counter, perft, cards, depth)?;
    for (card, ways) in &parts {
        println(&format!("{card} {ways}"));
    }
    println(&format!("{}", parts.values().sum::<u64>()));
    Ok(true)
}

fn println(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
