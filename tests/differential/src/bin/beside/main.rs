//! Plays random games in the engine and in the reference model and compares every
//! position.

mod arguments;
mod games;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use doko_differential::twin::{Coverage, Ending, compare, game, readings, shrink};
use doko_reference::options::Options;

use arguments::{Arguments, HELP, arguments};
use games::Games;

fn main() -> ExitCode {
    match arguments(std::env::args().skip(1)) {
        Ok(Some(arguments)) => Run::new(&arguments).go(&arguments),
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

/// What a run has played and found.
struct Run {
    games: Games,
    coverage: Coverage,
    /// How often each kind of disagreement was found.
    kinds: BTreeMap<String, u64>,
    played: u64,
    begin: Instant,
}

impl Run {
    fn new(arguments: &Arguments) -> Run {
        Run {
            games: Games::new(arguments),
            coverage: Coverage::default(),
            kinds: BTreeMap::new(),
            played: 0,
            begin: Instant::now(),
        }
    }

    fn go(mut self, arguments: &Arguments) -> ExitCode {
        let mut shown = self.begin;
        let last = arguments.seed.saturating_add(arguments.games);
        let mut next = arguments.seed;
        while next < last && self.kinds.len() < arguments.stop {
            let Some(options) = self.games.options(next) else {
                break;
            };
            self.coverage.options(&options);
            self.play(&arguments.rule_set, &options, next);
            next += 1;
            if shown.elapsed() > Duration::from_secs(10) {
                shown = Instant::now();
                println(&format!(
                    "{} games, {} disagreements",
                    self.played,
                    self.disagreements()
                ));
            }
        }
        self.report(arguments, next);
        ExitCode::from(u8::from(self.disagreements() > 0))
    }

    fn play(&mut self, rule_set: &str, options: &Options, seed: u64) {
        self.played += 1;
        let record = game(options, seed);
        let found = match compare(options, &record, &mut self.coverage) {
            Ok(Ending::Settled) => return self.games.note_settled(),
            Ok(Ending::Redeal | Ending::Open) => return,
            Err(found) => found,
        };
        let number = self.kinds.entry(found.kind()).or_default();
        *number += 1;
        if *number == 1 {
            let small = shrink(options, &record, &found);
            println(&format!("game {seed} of {rule_set}: {small}"));
        }
    }

    fn disagreements(&self) -> u64 {
        self.kinds.values().sum()
    }

    fn report(&self, arguments: &Arguments, next: u64) {
        if !arguments.quiet {
            println(&format!("{}", self.coverage));
            self.never_hit();
            for reading in readings() {
                println(&format!("not held against either: {reading}"));
            }
        }
        for line in self.games.report() {
            println(&line);
        }
        for (kind, number) in &self.kinds {
            println(&format!("{number:>8}  {kind}"));
        }
        println(&format!(
            "{}: games {} to {next}, {} disagreements, {} s; go on with --seed {next}",
            arguments.rule_set,
            arguments.seed,
            self.disagreements(),
            self.begin.elapsed().as_secs()
        ));
    }

    fn never_hit(&self) {
        let mut topics: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for (topic, name) in self.coverage.never() {
            topics.entry(topic).or_default().push(name);
        }
        for (topic, names) in topics {
            println(&format!("never hit, {topic}: {}", names.join("; ")));
        }
    }
}

fn println(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
