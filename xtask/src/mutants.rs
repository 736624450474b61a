//! Mutation testing: does a test fail when the code says something else?
//!
//! Modules in reading order: [`scratch`] has the copies that are mutated, [`mutant`] what is
//! changed in them; [`weave`] writes a source file with all its mutants, [`woven`] a whole
//! copy, in which one is chosen at run time; [`hold`] names the tests, [`ask`] runs them, and
//! [`trial`] runs them on a few mutants. [`measured`] holds what came of it, file by file,
//! [`argued`] which survivors change nothing, and [`changed`] knows what is not as it was
//! measured; [`report`] writes it down for people.

mod argued;
mod ask;
mod changed;
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
pub(crate) use self::changed::{NOTHING, changed_lines, has_changed};
use self::measured::{Found, Measured, Row, Seen};
use self::mutant::Mutant;
use self::trial::{Asked, Fate, Laboratory};
use self::woven::Way;
use crate::run::{output, program, root};

/// So many mutants are tried before what came of them is written down: a run that is
/// broken off loses no more than these.
const BATCH: usize = 60;

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
    #[arg(long, conflicts_with = "check")]
    quick: bool,
    /// Only mutants that are built together; the others, with a build of their own, are left
    #[arg(long, conflicts_with = "check")]
    together: bool,
    /// Try the survivors again that nobody argued for: after `--quick`, or with new tests
    #[arg(long, conflicts_with_all = ["changed", "check"])]
    open: bool,
    /// Ask only stages of tests with this in their names, such as `hidden_claims` or
    /// `doko-engine --lib`; what survives them is open
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["changed", "check"])]
    by: Vec<String>,
    /// Only mutants in lines changed since they were seen; fail if one survives
    #[arg(long, conflicts_with = "check")]
    changed: bool,
    /// With `--changed`: so many mutants at most, spread evenly
    #[arg(long, default_value_t = changed::MOST, requires = "changed")]
    most: usize,
    /// Try nothing; from now on the lines that there are count as those that have not changed
    #[arg(long, conflicts_with_all = ["open", "changed", "check"])]
    seen: bool,
    /// Run nothing; fail if the report and the arguments do not hold together
    #[arg(long)]
    check: bool,
}

impl Arguments {
    fn asked(&self) -> Asked {
        Asked {
            quick: self.quick,
            together: self.together,
            by: self.by.clone(),
            until: None,
        }
    }
}

/// Does what the arguments say; whether all is well.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    if arguments.check {
        let faults = faults()?;
        for fault in &faults {
            println!("{fault}");
        }
        if faults.is_empty() {
            println!("{} is what was measured and argued", report::PATH);
        }
        return Ok(faults.is_empty());
    }
    let deadline = arguments
        .minutes
        .map(|minutes| Instant::now() + Duration::from_secs_f64(minutes * 60.0));
    let measured = Measured::read()?;
    if arguments.changed {
        let trial = changed::Trial {
            quick: arguments.quick,
            together: arguments.together,
            most: arguments.most,
            deadline,
        };
        let told = trial.perform(&measured, &arguments.file)?;
        println!("{}", told.text);
        return Ok(told.survivors == 0);
    }
    let mut work = Work {
        laboratory: Laboratory::open()?,
        measured,
        deadline,
    };
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
        let all = by_file(self.laboratory.mutants()?);
        let blobs = self.laboratory.blobs(all.keys())?;
        ensure!(
            all.keys().any(|file| chosen.has(file)),
            "there are no mutants"
        );
        self.measured.found = found(&all);
        self.see(&all, &blobs, arguments.seen)?;
        if arguments.seen {
            return Ok(());
        }
        self.carry(&all, &blobs, &chosen)?;
        let mut stale: Vec<_> = all
            .iter()
            .filter(|(file, _)| chosen.has(file))
            .filter_map(|(file, mutants)| {
                let blob = blobs.get(file)?;
                let row = self.measured.files.get(file).cloned();
                let row = row.unwrap_or_else(|| Row::of(blob, mutants));
                (!row.is_complete()).then_some((file, mutants, row))
            })
            .collect();
        stale.sort_by_key(|(file, mutants, row)| {
            (row.tried == 0, file.split('/').next(), mutants.len())
        });
        for (file, mutants, mut row) in stale {
            let mut left = Vec::new();
            for mutant in mutants.iter().filter(|it| row.left.contains(&it.name)) {
                if !arguments.together || self.laboratory.way_of(mutant)? != Way::Alone {
                    left.push(mutant.clone());
                }
            }
            for batch in left.chunks(BATCH) {
                if self.is_over() {
                    return Ok(());
                }
                for (mutant, fate) in self.laboratory.try_all(batch, &arguments.asked())? {
                    row.add(&mutant, fate);
                }
                println!("{file}: {row}");
                let seen = Seen::of(&row.blob, &self.laboratory.source(file)?, mutants);
                self.measured.seen.insert(file.clone(), seen);
                self.measured.files.insert(file.clone(), row.clone());
                self.write()?;
            }
        }
        Ok(())
    }

    /// Makes rows of other content rows of the present one: what became of a mutant holds as
    /// long as the function around it stands as it stood. Without a history nothing does.
    fn carry(
        &mut self,
        all: &BTreeMap<String, Vec<Mutant>>,
        blobs: &BTreeMap<&String, String>,
        chosen: &Chosen<'_>,
    ) -> anyhow::Result<()> {
        for (file, mutants) in all.iter().filter(|(file, _)| chosen.has(file)) {
            let row = self.measured.files.get(file).cloned();
            let Some((row, blob)) = row.zip(blobs.get(file)) else {
                continue;
            };
            if row.blob == *blob {
                continue;
            }
            let mut show = program("git");
            show.args(["cat-file", "blob", &row.blob]);
            let before = mutant::plain(&output(show).unwrap_or_default());
            let source = self.laboratory.source(file)?;
            let row = row.carried(blob, mutants, |mutant, survived| {
                if !before.contains(&mutant.around(&source)) {
                    return Ok(None);
                }
                Ok(match self.laboratory.way_of(mutant)? {
                    Way::Unviable => Some(Fate::Unviable),
                    // Whether it was caught or did not compile, or has met a build of its own,
                    // is not written down.
                    Way::Alone => None,
                    way if survived => Some(Fate::Survives).filter(|_| !way.ends_alone()),
                    Way::Chosen(..) => Some(Fate::Caught),
                })
            })?;
            self.measured.files.insert(file.clone(), row);
        }
        self.write()
    }

    /// Rows of files that are gone go. What is seen from now on is what there is now: of all
    /// files, or of those alone in which nothing can be changed or whose row is of their
    /// content.
    fn see(
        &mut self,
        all: &BTreeMap<String, Vec<Mutant>>,
        blobs: &BTreeMap<&String, String>,
        is_all: bool,
    ) -> anyhow::Result<()> {
        let sources = changed::sources()?;
        self.measured.files.retain(|file, _| all.contains_key(file));
        self.measured.seen.retain(|file, _| sources.contains(file));
        for (file, blob) in changed::blobs(&sources)? {
            let row = self.measured.files.get(&file);
            let is_measured = row.is_some_and(|row| Some(&row.blob) == blobs.get(&file));
            let mutants = all.get(&file).map_or(&[][..], Vec::as_slice);
            if is_all || is_measured || mutants.is_empty() {
                let source = self.laboratory.source(&file)?;
                let seen = Seen::of(&blob, &source, mutants);
                self.measured.seen.insert(file, seen);
            }
        }
        self.write()
    }

    /// Tries survivors without an argument again; those that die now are caught.
    fn try_open(&mut self, arguments: &Arguments) -> anyhow::Result<()> {
        let chosen = Chosen::by(arguments);
        let argued = Argued::read()?;
        let all = by_file(self.laboratory.mutants()?);
        let blobs = self.laboratory.blobs(all.keys())?;
        self.carry(&all, &blobs, &chosen)?;
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
            if open.is_empty() {
                continue;
            }
            for batch in open.chunks(BATCH) {
                if self.is_over() {
                    return Ok(());
                }
                for (mutant, fate) in self.laboratory.try_all(batch, &arguments.asked())? {
                    row.try_again(&mutant, fate);
                }
                println!("{file}: {row}");
                self.measured.files.insert(file.clone(), row.clone());
                self.write()?;
            }
        }
        Ok(())
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
