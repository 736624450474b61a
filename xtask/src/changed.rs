//! Whether a test notices a change of the lines that are new: [cargo-mutants](https://mutants.rs)
//! makes the changes, as `.cargo/mutants.toml` says.

use std::fs;

use crate::report::{Tests, Trouble};
use crate::run::{output, program, target};
use crate::tools::CARGO_MUTANTS;

/// Names the commit that lines are compared with.
const BASE: &str = "DOKO_BASE";

/// So many changes are tried, evenly chosen, however many there are.
const MOST: usize = 30;

/// In seconds, with all builds.
const LONGEST: &str = "240";

/// How `timeout` says that it ended the program.
const OUT_OF_TIME: i32 = 124;

/// Changes lines that differ from the commit before, or from the one that the environment names.
///
/// # Errors
///
/// If no test notices some change, or something cannot be built.
pub(crate) fn lines() -> Result<Tests, Trouble> {
    let base = std::env::var(BASE).unwrap_or_else(|_| "HEAD~1".to_owned());
    let mut diff = program("git");
    diff.args(["diff", &base, "--", "*.rs"]);
    let Ok(diff) = output(diff) else {
        println!("      no history: there is no commit {base}");
        return Ok(Tests::default());
    };
    if diff.is_empty() {
        return Ok(Tests::default());
    }
    let mutants = CARGO_MUTANTS.ensure().map_err(Trouble::Skipped)?;
    let folder = target().join("mutants");
    fs::create_dir_all(&folder).map_err(anyhow::Error::from)?;
    let changed = folder.join("changed.diff");
    fs::write(&changed, diff).map_err(anyhow::Error::from)?;

    let mut list = program(&mutants);
    list.args(["mutants", "--workspace", "--list", "--in-diff"])
        .arg(&changed);
    let found = output(list)?.lines().count();
    if found == 0 {
        return Ok(Tests::default());
    }
    let shards = found.div_ceil(MOST);
    let mut run = program("timeout");
    run.args(["--signal=INT", LONGEST]).arg(mutants);
    run.args(["mutants", "--workspace", "--colors=never", "--in-diff"])
        .arg(&changed);
    run.args(["--sharding=round-robin", &format!("--shard=0/{shards}")]);
    // The tests have passed.
    run.args(["--baseline=skip", "--timeout=60", "--output"])
        .arg(&folder);
    run.env("CARGO_TARGET_DIR", folder.join("target"));
    let finished = run.output().map_err(anyhow::Error::from)?;
    let told =
        |name: &str| fs::read_to_string(folder.join("mutants.out").join(name)).unwrap_or_default();
    let missed = told("missed.txt");
    if !missed.is_empty() {
        return Err(Trouble::Failed(format!("no test notices:\n{missed}")));
    }
    let tried: usize = ["caught.txt", "timeout.txt", "unviable.txt"]
        .iter()
        .map(|name| told(name).lines().count())
        .sum();
    if tried == 0 && finished.status.code() != Some(OUT_OF_TIME) {
        let output = [finished.stdout, finished.stderr].concat();
        return Err(Trouble::Failed(
            String::from_utf8_lossy(&output).into_owned(),
        ));
    }
    println!("      {found} changes of new lines, {tried} tried");
    Ok(Tests::default())
}
