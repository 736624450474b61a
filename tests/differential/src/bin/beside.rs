//! Plays random games in the engine and in the reference model and compares every
//! position.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use doko_differential::twin::{Coverage, compare, drawn, game, preset, readings, shrink};

const HELP: &str = "\
Plays random games in the engine and in the reference model and compares every position.

cargo run --release -p doko-differential --bin beside -- [OPTIONS]

  --rule-set NAME   ddv-tsr, dokoland-liga, vln, palast, palast-40 (without nines), palast-24
                    (with Pflichtsoli) or random: a drawn rule set for every 8 games [vln]
  --games N         how many games [1000]
  --seed S          the number of the first game; another run goes on at S + N [0]
  --stop N          stop after so many kinds of disagreements [10]
  --quiet           no coverage
  --help            this text

Games with an even number are legal by the reference, the others by the engine. The
first disagreement of each kind is printed with the least that shows it. The exit code is 1 if there is one.";

struct Arguments {
    rule_set: String,
    games: u64,
    seed: u64,
    stop: usize,
    quiet: bool,
}

fn main() -> ExitCode {
    match arguments() {
        Ok(Some(arguments)) => run(&arguments),
        Ok(None) => {
            println(HELP);
            ExitCode::SUCCESS
        }
        Err(what) => {
            println(&format!("{what}\n\n{HELP}"));
            ExitCode::from(2)
        }
    }
}

fn arguments() -> Result<Option<Arguments>, String> {
    let mut arguments = Arguments {
        rule_set: "vln".to_owned(),
        games: 1000,
        seed: 0,
        stop: 10,
        quiet: false,
    };
    let mut given = std::env::args().skip(1);
    while let Some(name) = given.next() {
        let mut value = || {
            given
                .next()
                .ok_or_else(|| format!("`{name}` needs a value"))
        };
        let unread = |text: &str| format!("`{name}`: `{text}` is no number");
        match name.as_str() {
            "--rule-set" => arguments.rule_set = value()?,
            "--games" => {
                let text = value()?;
                arguments.games = text.parse().map_err(|_| unread(&text))?;
            }
            "--seed" => {
                let text = value()?;
                arguments.seed = text.parse().map_err(|_| unread(&text))?;
            }
            "--stop" => {
                let text = value()?;
                arguments.stop = text.parse().map_err(|_| unread(&text))?;
            }
            "--quiet" => arguments.quiet = true,
            "--help" | "-h" => return Ok(None),
            _ => return Err(format!("no option `{name}`")),
        }
    }
    if arguments.rule_set != "random" && preset(&arguments.rule_set).is_none() {
        return Err(format!("no rule set `{}`", arguments.rule_set));
    }
    Ok(Some(arguments))
}

fn run(arguments: &Arguments) -> ExitCode {
    let mut coverage = Coverage::default();
    let mut kinds: BTreeMap<String, u64> = BTreeMap::new();
    let mut disagreements = 0;
    let begin = Instant::now();
    let mut shown = begin;
    let fixed = preset(&arguments.rule_set);
    let last = arguments.seed.saturating_add(arguments.games);
    for seed in arguments.seed..last {
        let options = fixed.clone().unwrap_or_else(|| drawn(seed / 8));
        if fixed.is_none() {
            coverage.options(&options);
        }
        let (found, small) = match game(&options, seed) {
            Err(found) => (Some(found.clone()), found.to_string()),
            Ok(record) => match compare(&options, &record, &mut coverage) {
                Ok(()) => (None, String::new()),
                Err(found) if kinds.contains_key(&found.kind()) => (Some(found), String::new()),
                Err(found) => {
                    let small = shrink(&options, &record, &found);
                    (Some(found), small)
                }
            },
        };
        if let Some(found) = found {
            disagreements += 1;
            let number = kinds.entry(found.kind()).or_default();
            *number += 1;
            if *number == 1 {
                println(&format!("game {seed} of {}: {small}", arguments.rule_set));
            }
            if kinds.len() >= arguments.stop {
                println(&format!("stopped; go on with --seed {}", seed + 1));
                break;
            }
        }
        if shown.elapsed() > Duration::from_secs(10) {
            shown = Instant::now();
            let done = seed - arguments.seed + 1;
            println(&format!("{done} games, {disagreements} disagreements"));
        }
    }
    if !arguments.quiet {
        println(&format!("{coverage}"));
        for reading in readings() {
            println(&format!("not held against either: {reading}"));
        }
    }
    for (kind, number) in &kinds {
        println(&format!("{number:>8}  {kind}"));
    }
    println(&format!(
        "{}: games {} to {last}, {disagreements} disagreements, {} s",
        arguments.rule_set,
        arguments.seed,
        begin.elapsed().as_secs()
    ));
    ExitCode::from(u8::from(disagreements > 0))
}

fn println(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
