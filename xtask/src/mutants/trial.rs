//! What the tests say about a few mutants.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;
use std::thread;

use anyhow::Context as _;

use super::ask::{self, Answer, Built, Program, Taken, ask_all};
use super::hold::{END_TO_END, MUTATED, Mutated, Stage};
use super::mutant::{Mutant, parse};
use super::scratch;
use super::woven::{self, Way, Woven};
use crate::run::{program, server_program};
use crate::tools::CARGO_MUTANTS;

/// How a mutant ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Fate {
    /// A test failed.
    Caught,
    /// A test did not come to an end.
    TimedOut,
    /// It does not compile.
    Unviable,
    /// All tests that were asked passed.
    Survives,
}

/// The copies of the workspace, and which tests are known to pass in them.
#[derive(Debug)]
pub(super) struct Laboratory {
    tool: PathBuf,
    tree: PathBuf,
    woven: Option<Woven>,
    /// The programs of a stage in the woven copy.
    programs: BTreeMap<String, Vec<Program>>,
    /// Stages that passed in the other one, where programs are built again and again.
    passed: BTreeSet<String>,
    taken: Taken,
    /// Two runs would mutate the same copy; the lock is given back with the file.
    _lock: File,
}

impl Laboratory {
    pub(super) fn open() -> anyhow::Result<Self> {
        fs::create_dir_all(scratch::folder(""))?;
        let lock = File::create(scratch::folder("lock"))?;
        lock.try_lock()
            .context("another run of `cargo xtask mutants` is at work")?;
        Ok(Self {
            tool: CARGO_MUTANTS.ensure().map_err(anyhow::Error::msg)?,
            tree: scratch::refresh("tree", |_| false)?,
            woven: None,
            programs: BTreeMap::new(),
            passed: BTreeSet::new(),
            taken: Taken::default(),
            _lock: lock,
        })
    }

    /// All mutants, in the order of the source; with a diff those of its lines.
    pub(super) fn mutants(&self, diff: Option<&str>) -> anyhow::Result<Vec<Mutant>> {
        let all = parse(&self.listed(&["--json"])?)?;
        let Some(diff) = diff else {
            return Ok(all);
        };
        let path = scratch::folder("changed.diff");
        fs::write(&path, diff)?;
        let touched = self.listed(&["--in-diff", &path.to_string_lossy()])?;
        let touched: BTreeSet<&str> = touched.lines().collect();
        Ok(all
            .into_iter()
            .filter(|it| touched.contains(&*it.listed))
            .collect())
    }

    fn listed(&self, arguments: &[&str]) -> anyhow::Result<String> {
        let mut list = Command::new(&self.tool);
        list.current_dir(&self.tree)
            .args([
                "mutants",
                "--no-config",
                "--colors=never",
                "--list",
                "--dir",
            ])
            .arg(&self.tree)
            .args(arguments);
        for mutated in &MUTATED {
            list.args(["--package", mutated.package]);
        }
        crate::run::output(list)
    }

    /// What git would call the content of these files in the copy; those that are gone are
    /// left out.
    pub(super) fn blobs<'a>(
        &self,
        files: impl Iterator<Item = &'a String>,
    ) -> anyhow::Result<BTreeMap<&'a String, String>> {
        let files: Vec<_> = files.filter(|it| self.tree.join(it).is_file()).collect();
        let mut hash = program("git");
        hash.current_dir(&self.tree)
            .args(["hash-object", "--no-filters", "--"])
            .args(&files);
        let blobs = crate::run::output(hash)?;
        let blobs = blobs.lines().map(str::to_owned);
        Ok(files.into_iter().zip(blobs).collect())
    }

    /// What becomes of these mutants of one file; if it is to be quick, as far as the quick
    /// tests tell.
    pub(super) fn try_all(
        &mut self,
        mutants: &[Mutant],
        quick: bool,
    ) -> anyhow::Result<Vec<(Mutant, Fate)>> {
        let file = mutants.first().map(|it| it.file.as_str());
        let file = file.unwrap_or_default();
        let mutated = MUTATED
            .iter()
            .find(|it| file.starts_with(it.folder))
            .with_context(|| format!("no tests are named for `{file}`"))?;
        let woven = self.take_woven()?;
        let mut fates = vec![Fate::Survives; mutants.len()];
        let ways: Vec<Way> = mutants.iter().map(|it| woven.way_of(it)).collect();
        for (way, fate) in ways.iter().zip(&mut fates) {
            if *way == Way::Unviable {
                *fate = Fate::Unviable;
            }
        }
        for stage in stages(mutated, quick) {
            let left = ways.iter().zip(&mut fates);
            let left: Vec<_> = left
                .filter(|(_, fate)| **fate == Fate::Survives)
                .filter_map(|(way, fate)| match way {
                    Way::Chosen(number) => Some((*number, fate)),
                    Way::Alone | Way::Unviable => None,
                })
                .collect();
            if !left.is_empty() {
                choose(self.woven_programs(&woven, stage)?, left)?;
            }
        }
        self.woven = Some(woven);
        for stage in stages(mutated, quick) {
            for ((mutant, way), fate) in mutants.iter().zip(&ways).zip(&mut fates) {
                if *way == Way::Alone && *fate == Fate::Survives {
                    *fate = self.try_alone(mutant, stage)?;
                }
            }
        }
        Ok(mutants.iter().cloned().zip(fates).collect())
    }

    /// Whether a mutant needs no build of its own.
    pub(super) fn is_woven(&mut self, mutant: &Mutant) -> anyhow::Result<bool> {
        let woven = self.take_woven()?;
        let way = woven.way_of(mutant);
        self.woven = Some(woven);
        Ok(way != Way::Alone)
    }

    fn take_woven(&mut self) -> anyhow::Result<Woven> {
        match self.woven.take() {
            Some(woven) => Ok(woven),
            None => Woven::open(&self.tree, &self.mutants(None)?),
        }
    }

    /// Built once for all mutants.
    fn woven_programs(&mut self, woven: &Woven, stage: &Stage) -> anyhow::Result<&[Program]> {
        let name = stage.to_string();
        if !self.programs.contains_key(&name) {
            let built = ask::build(&woven.tree, stage, woven::PROFILE)?;
            let programs = self.measure(stage, unmutated(built, &name)?)?;
            self.programs.insert(name.clone(), programs);
        }
        Ok(self.programs.get(&name).map_or(&[], Vec::as_slice))
    }

    fn measure(&mut self, stage: &Stage, built: Vec<Program>) -> anyhow::Result<Vec<Program>> {
        if stage.package == END_TO_END {
            server_program()?;
        }
        self.taken.measure(built)
    }

    /// With a build of its own.
    fn try_alone(&mut self, mutant: &Mutant, stage: &Stage) -> anyhow::Result<Fate> {
        let name = stage.to_string();
        if !self.passed.contains(&name) {
            let built = ask::build(&self.tree, stage, stage.profile)?;
            self.measure(stage, unmutated(built, &name)?)?;
            self.passed.insert(name);
        }
        let path = self.tree.join(&mutant.file);
        let source = fs::read_to_string(&path)?;
        let bytes = mutant.bytes(&source).context(mutant.listed.clone())?;
        let mut changed = source.clone();
        changed.replace_range(bytes, &mutant.replacement);
        fs::write(&path, changed)?;
        let built = ask::build(&self.tree, stage, stage.profile);
        fs::write(&path, source)?;
        match built? {
            Built::Refused(_) => Ok(Fate::Unviable),
            Built::Programs(programs) => Ok(fate(ask_all(&self.taken.known(programs), None)?)),
        }
    }
}

fn stages(mutated: &Mutated, quick: bool) -> impl Iterator<Item = &'static Stage> {
    let thorough = mutated.thorough.iter().filter(move |_| !quick);
    mutated.quick.iter().chain(thorough)
}

/// Asks about mutants that are woven in, as many at a time as there are cores.
fn choose(programs: &[Program], mutants: Vec<(u32, &mut Fate)>) -> anyhow::Result<()> {
    let left = Mutex::new(mutants.into_iter());
    let next = || left.lock().ok().and_then(|mut left| left.next());
    let work = || {
        while let Some((number, to_be)) = next() {
            *to_be = fate(ask_all(programs, Some(number))?);
        }
        anyhow::Ok(())
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            let done = worker.join();
            done.map_err(|_| anyhow::anyhow!("a thread has panicked"))??;
        }
        Ok(())
    })
}

fn fate(answer: Answer) -> Fate {
    match answer {
        Answer::Passed => Fate::Survives,
        Answer::Failed => Fate::Caught,
        Answer::Endless => Fate::TimedOut,
    }
}

fn unmutated(built: Built, name: &str) -> anyhow::Result<Vec<Program>> {
    match built {
        Built::Programs(programs) => Ok(programs),
        Built::Refused(objections) => {
            let told = objections.into_iter().filter_map(|it| it.rendered);
            anyhow::bail!("{name} does not compile:\n{}", told.collect::<String>())
        }
    }
}
