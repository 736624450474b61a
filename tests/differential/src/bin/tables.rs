//! Holds the tables in `tests/golden/tables` against the rules, or writes them.

use std::fs;
use std::io::Write as _;
use std::process::ExitCode;

use doko_differential::tables::{Extent, RULE_SETS, Topic, Who, agree, changed, files, folder};
use doko_differential::twin::preset;

const HELP: &str = "\
Writes the tables in `tests/golden/tables`, or settles everything in engine and reference model.

cargo run --release -p doko-differential --bin tables -- --write | --all

  --write   writes the tables, by the reference model
  --all     settles every result in both: every number of Augen with every number of Stiche, every
            pair of announcements in both orders, by every rule set, and with every value of every
            option that settlements depend on";

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let done = match given
        .iter()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .as_slice()
    {
        ["--write"] => write(),
        ["--all"] => all(),
        _ => {
            println(HELP);
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            println(&what);
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), String> {
    let folder = folder();
    let failed = |it: std::io::Error| format!("{}: {it}", folder.display());
    for entry in fs::read_dir(&folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|it| it == "txt") {
            fs::remove_file(path).map_err(failed)?;
        }
    }
    for topic in Topic::ALL {
        let (files, questions) = files(topic, &[Who::Reference])?;
        for file in files {
            fs::write(folder.join(&file.name), &file.text).map_err(failed)?;
            println(&format!(
                "{}: {} lines",
                file.name,
                file.text.lines().count()
            ));
        }
        println(&format!("{topic:?}: {questions} questions"));
    }
    Ok(())
}

fn all() -> Result<(), String> {
    let mut sum = 0;
    for name in RULE_SETS {
        let options = preset(name).ok_or_else(|| format!("no rule set `{name}`"))?;
        let results = agree(&options, Extent::Stiche)?;
        println(&format!("{name}: {results} results"));
        sum += results;
    }
    for name in ["ddv-tsr", "palast-40", "vln"] {
        let mut results = 0;
        let changed = changed(name)?;
        for (about, options) in &changed {
            let agreed = agree(options, Extent::Augen);
            results += agreed.map_err(|what| format!("{about}: {what}"))?;
        }
        println(&format!(
            "{name} with {} values: {results} results",
            changed.len()
        ));
        sum += results;
    }
    println(&format!("{sum} results, no disagreement"));
    Ok(())
}

fn println(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
