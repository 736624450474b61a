//! Mutation testing: does a test fail when the code says something else?
//!
//! Modules in reading order: [`scratch`] has the copies that are mutated, [`mutant`] what is
//! changed in them; [`weave`] writes a source file with all its mutants, [`woven`] a whole
//! copy, in which one is chosen at run time; [`hold`] names the tests, [`ask`] runs them, and
//! [`trial`] runs them on a few mutants. [`measured`] holds what came of it, file by file,
//! and [`argued`] which survivors change nothing; [`report`] writes it down for people.

mod argued;
mod ask;
mod hold;
mod measured;
mod mutant;
mod report;
mod scratch;
mod trial;
mod weave;
mod woven;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::ensure;

use self::argued::Argued;
use self::measured::{Found, Measured, Row};
use self::mutant::Mutant;
use self::trial::{Fate, Laboratory};
use crate::run::{output, program, root};

/// So many mutants are tried before what came of them is written down: a run that is
/// broken off loses no more than these.
const BATCH: usize = 60;

/// Fewer where survivors are failures: each meets all tests, and time has to be looked at
/// in between.
const BATCH_OF_CHANGED: usize = 8;

/// What `cargo xtask mutants` takes.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Only these source files, or those in these folders; otherwise all that changed since
    /// they were measured
    #[arg(long, value_name = "PATH")]
    file: Vec<String>,
    /// None of these files or folders
    #[arg(long, value_name = "PATH")]
    except: Vec<String>,
    /// Begin nothing new after so many minutes
    #[arg(long)]
    minutes: Option<f64>,
    /// Ask only the quick tests; what survives them is open until `--open` asks the others
    #[arg(long, conflicts_with_all = ["changed", "check"])]
    quick: bool,
    /// Only mutants that are built together; the others, with a build of their own, are left
    #[arg(long, conflicts_with_all = ["changed", "check", "open"])]
    together: bool,
    /// Try the survivors again that nobody argued for: after `--quick`, or with new tests
    #[arg(long, conflicts_with_all = ["changed", "check"])]
    open: bool,
    /// Only mutants in lines changed since the report; fail if one survives
    #[arg(long, conflicts_with = "check")]
    changed: bool,
    /// With `--changed`: so many mutants at most, spread evenly
    #[arg(long, default_value_t = 40, requires = "changed")]
    most: usize,
    /// Run nothing; fail if the report and the arguments do not hold together
    #[arg(long)]
    check: bool,
}

/// Does what the arguments say; whether all is well.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    if arguments.check {
        let faults = faults()?;
        for fault in &faults {
            println!("{fault}");
        }
        return Ok(faults.is_empty());
    }
    let deadline = arguments
        .minutes
        .map(|minutes| Instant::now() + Duration::from_secs_f64(minutes * 60.0));
    let measured = Measured::read()?;
    let changes = changes_since(&measured.commit);
    if arguments.changed && changes.as_deref() == Some("") {
        println!("no line has changed since `{}`", measured.commit);
        return Ok(true);
    }
    let mut work = Work {
        laboratory: Laboratory::open()?,
        measured,
        deadline,
    };
    if arguments.changed {
        return work.try_changed(changes.as_deref(), arguments.most);
    }
    if arguments.open {
        work.try_open(arguments)?;
    } else {
        work.measure(arguments)?;
    }
    Ok(true)
}

/// What is wrong with the committed files, without running anything.
pub(crate) fn faults() -> anyhow::Result<Vec<String>> {
    let measured = Measured::read()?;
    let argued = Argued::read()?;
    let mut faults = argued.faults(&measured);
    faults.extend(hold::unknown_tests()?);
    for file in measured.files.keys() {
        if !root().join(file).is_file() {
            faults.push(format!("`{file}` was measured and is no more"));
        }
    }
    let written = fs::read_to_string(root().join(report::PATH)).unwrap_or_default();
    if written != report::render(&measured, &argued) {
        faults.push(format!("{} is not what was measured", report::PATH));
    }
    Ok(faults)
}

/// The files that are asked for.
struct Chosen<'a> {
    only: &'a [String],
    except: &'a [String],
}

impl<'a> Chosen<'a> {
    fn by(arguments: &'a Arguments) -> Self {
        Self {
            only: &arguments.file,
            except: &arguments.except,
        }
    }

    fn has(&self, file: &str) -> bool {
        let is_in = |path: &String| Path::new(file).starts_with(path);
        (self.only.is_empty() || self.only.iter().any(is_in)) && !self.except.iter().any(is_in)
    }
}

/// One run of the program.
struct Work {
    laboratory: Laboratory,
    measured: Measured,
    deadline: Option<Instant>,
}

impl Work {
    fn is_over(&self) -> bool {
        self.deadline.is_some_and(|it| Instant::now() >= it)
    }

    /// Goes through files that have no complete row for their present content: begun
    /// ones first, then the engine's, then small ones.
    fn measure(&mut self, arguments: &Arguments) -> anyhow::Result<()> {
        let chosen = Chosen::by(arguments);
        let all = by_file(self.laboratory.mutants(None)?);
        let blobs = self.laboratory.blobs(all.keys())?;
        ensure!(
            all.keys().any(|file| chosen.has(file)),
            "there are no mutants"
        );
        self.measured.files.retain(|file, _| all.contains_key(file));
        self.measured.found = found(&all);
        let mut stale: Vec<_> = all
            .iter()
            .filter(|(file, _)| chosen.has(file))
            .filter_map(|(file, mutants)| {
                let blob = blobs.get(file)?;
                let row = self.measured.files.get(file).filter(|it| it.blob == *blob);
                let row = row.cloned().unwrap_or_else(|| Row::of(blob, mutants));
                (!row.is_complete()).then_some((file, mutants, row))
            })
            .collect();
        stale.sort_by_key(|(file, mutants, row)| {
            (row.tried == 0, file.split('/').next(), mutants.len())
        });
        for (file, mutants, mut row) in stale {
            let mut left = Vec::new();
            for mutant in mutants.iter().filter(|it| row.left.contains(&it.name)) {
                if !arguments.together || self.laboratory.is_woven(mutant)? {
                    left.push(mutant.clone());
                }
            }
            for batch in left.chunks(BATCH) {
                if self.is_over() {
                    return Ok(());
                }
                for (mutant, fate) in self.laboratory.try_all(batch, arguments.quick)? {
                    row.add(&mutant, fate);
                }
                println!("{file}: {row}");
                self.measured.files.insert(file.clone(), row.clone());
                self.write()?;
            }
        }
        Ok(())
    }

    /// Tries survivors without an argument again; those that die now are caught.
    fn try_open(&mut self, arguments: &Arguments) -> anyhow::Result<()> {
        let chosen = Chosen::by(arguments);
        let argued = Argued::read()?;
        let all = by_file(self.laboratory.mutants(None)?);
        let blobs = self.laboratory.blobs(all.keys())?;
        for (file, mutants) in &all {
            if !chosen.has(file) {
                continue;
            }
            let Some(mut row) = self.measured.files.get(file).cloned() else {
                continue;
            };
            let open: Vec<_> = mutants
                .iter()
                .filter(|it| row.survivors.contains(&it.name) && !argued.is_about(it))
                .cloned()
                .collect();
            if open.is_empty() || blobs.get(file) != Some(&row.blob) {
                continue;
            }
            for batch in open.chunks(BATCH) {
                if self.is_over() {
                    return Ok(());
                }
                for (mutant, fate) in self.laboratory.try_all(batch, arguments.quick)? {
                    row.try_again(&mutant, fate);
                }
                println!("{file}: {row}");
                self.measured.files.insert(file.clone(), row.clone());
                self.write()?;
            }
        }
        Ok(())
    }

    /// Tries mutants of changed lines; what survives is named and is a failure. The
    /// report stays as it is: whole files are what it tells of.
    fn try_changed(&mut self, changes: Option<&str>, most: usize) -> anyhow::Result<bool> {
        let argued = Argued::read()?;
        let changed = self.in_changed_lines(changes)?;
        let chosen: Vec<_> = evenly(&changed, most).cloned().collect();
        println!(
            "{} mutants in changed lines, {} of them are tried",
            changed.len(),
            chosen.len()
        );
        let mut survivors = 0;
        let mut tried = 0;
        for (_, mutants) in by_file(chosen) {
            for batch in mutants.chunks(BATCH_OF_CHANGED) {
                if self.is_over() {
                    println!("time is over after {tried}");
                    return Ok(survivors == 0);
                }
                for (mutant, fate) in self.laboratory.try_all(batch, false)? {
                    tried += 1;
                    if fate == Fate::Survives && !argued.is_about(&mutant) {
                        survivors += 1;
                        println!("survives: {}", mutant.listed);
                    }
                }
            }
        }
        Ok(survivors == 0)
    }

    /// Mutants of changed lines. A history that does not reach back to the report tells
    /// of no lines: then all mutants of the files that differ from what was measured.
    fn in_changed_lines(&self, changes: Option<&str>) -> anyhow::Result<Vec<Mutant>> {
        if let Some(changes) = changes {
            return self.laboratory.mutants(Some(changes));
        }
        println!("the history ends after the report: files that differ count as a whole");
        let all = self.laboratory.mutants(None)?;
        let blobs = self.laboratory.blobs(self.measured.files.keys())?;
        let differs = |file: &String| {
            let row = self.measured.files.get(file);
            row.is_some_and(|row| blobs.get(file) != Some(&row.blob))
        };
        Ok(all.into_iter().filter(|it| differs(&it.file)).collect())
    }

    fn write(&mut self) -> anyhow::Result<()> {
        let mut head = program("git");
        head.args(["rev-parse", "--short=12", "HEAD"]);
        output(head)?.trim().clone_into(&mut self.measured.commit);
        self.measured.write()?;
        let text = report::render(&self.measured, &Argued::read()?);
        fs::write(root().join(report::PATH), text)?;
        Ok(())
    }
}

/// What has changed since a commit, as git tells it; nothing if the history does not reach
/// back so far.
fn changes_since(commit: &str) -> Option<String> {
    let mut diff = program("git");
    diff.args(["diff", commit, "--", "engine/src", "wire/src"]);
    output(diff).ok()
}

fn by_file(mutants: Vec<Mutant>) -> BTreeMap<String, Vec<Mutant>> {
    let mut files = BTreeMap::<_, Vec<_>>::new();
    for mutant in mutants {
        files.entry(mutant.file.clone()).or_default().push(mutant);
    }
    files
}

/// How many files and mutants each package has.
fn found(all: &BTreeMap<String, Vec<Mutant>>) -> BTreeMap<String, Found> {
    let mut found = BTreeMap::<_, Found>::new();
    for (file, mutants) in all {
        let package = file.split('/').next().unwrap_or_default();
        let found = found.entry(package.to_owned()).or_default();
        found.files += 1;
        found.mutants += mutants.len();
    }
    found
}

/// So many of them at most, from all over.
fn evenly<T>(all: &[T], most: usize) -> impl Iterator<Item = &T> {
    let chosen = all.len().min(most);
    (0..chosen).filter_map(move |it| all.get(it * all.len() / chosen))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_spread_over_all() {
        let all: Vec<_> = (0..100).collect();
        assert_eq!(evenly(&all, 4).collect::<Vec<_>>(), [&0, &25, &50, &75]);
        assert_eq!(evenly(&all[..3], 40).collect::<Vec<_>>(), [&0, &1, &2]);
        assert_eq!(evenly(&all[..0], 40).count(), 0);
    }
}
