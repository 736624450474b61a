//! Writes the tables of `tests/vectors/known`, and shows what a line is made of.

use std::io::Write as _;
use std::process::ExitCode;

use doko_harness::{KnownFile, known_dir};
use doko_judge::views::{lines, observed};

const HELP: &str = "\
What each view is told of the positions in tests/vectors/known.

cargo xtask known                     compares the files with what the engine says
cargo xtask known --write             writes down what the engine says
cargo xtask known --lines NAME VIEW   what a line is made of; VIEW is 1 to 4 or public

The exit code is 1 if anything differs.";

const FILES: [&str; 2] = ["words.json", "tricks.json"];

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let given: Vec<&str> = given.iter().map(String::as_str).collect();
    let done = match given.as_slice() {
        [] => all(false),
        ["--write"] => all(true),
        ["--lines", name, view] => show(name, view),
        ["--help" | "-h"] => {
            println(HELP);
            Ok(true)
        }
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(agrees) => ExitCode::from(u8::from(!agrees)),
        Err(what) => {
            println(&what);
            ExitCode::from(2)
        }
    }
}

fn file(name: &str) -> Result<KnownFile, String> {
    KnownFile::load(&known_dir().join(name)).map_err(|error| error.to_string())
}

/// Goes through all tables; whether nothing differs, or is written down now.
fn all(write: bool) -> Result<bool, String> {
    let (mut number, mut differ) = (0, 0);
    for name in FILES {
        let mut file = file(name)?;
        for position in &mut file.positions {
            number += 1;
            let found = observed(position).map_err(|it| format!("{}: {it}", position.name))?;
            for (view, line) in &found.views {
                let written = position.views.get(view);
                if written != Some(line) {
                    differ += 1;
                    let written = written.map_or("", String::as_str);
                    println(&format!(
                        "{}, {view}:\n  {written}\n  {line}",
                        position.name
                    ));
                }
            }
            *position = found;
        }
        if write {
            let path = known_dir().join(name);
            std::fs::write(path, file.text()).map_err(|error| error.to_string())?;
        }
    }
    println(&format!("{number} positions, {differ} different lines"));
    Ok(write || differ == 0)
}

fn show(name: &str, view: &str) -> Result<bool, String> {
    for file in FILES.map(file) {
        let position = file?.positions.into_iter().find(|it| it.name == name);
        if let Some(position) = position {
            lines(&position, view)?
                .iter()
                .for_each(|line| println(line));
            return Ok(true);
        }
    }
    Err(format!("no position `{name}`"))
}

fn println(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}
