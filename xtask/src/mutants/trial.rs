//! What the tests say about a few mutants.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use anyhow::Context as _;

use super::ask::{self, Answer, Built, Program, Taken, ask_all};
use super::hold::{END_TO_END, MUTATED, Mutated, Stage};
use super::mutant::{Mutant, parse};
use super::scratch;
use super::weave::Functions;
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

/// Which tests are asked.
#[derive(Clone, Debug, Default)]
pub(super) struct Asked {
    /// Only the quick ones.
    pub(super) quick: bool,
    /// None of mutants that need a build of their own.
    pub(super) together: bool,
    /// Only stages with one of these in their names, if there is any.
    pub(super) by: Vec<String>,
    /// No stage begins after this moment: of what has not met all of them nothing is told.
    pub(super) until: Option<Instant>,
}

impl Asked {
    fn stages(&self, mutated: &Mutated) -> Vec<&'static Stage> {
        let thorough = mutated.thorough.iter().filter(|_| !self.quick);
        let mut all: Vec<_> = mutated.quick.iter().chain(thorough).collect();
        let is_meant = |name: String| self.by.iter().any(|it| name.contains(it));
        all.retain(|stage| self.by.is_empty() || is_meant(stage.to_string()));
        all
    }

    fn is_over(&self) -> bool {
        self.until.is_some_and(|it| Instant::now() >= it)
    }
}

/// The copies of the workspace, and which tests are known to pass in them.
#[derive(Debug)]
pub(super) struct Laboratory {
    tool: PathBuf,
    tree: PathBuf,
    /// What is woven, if that is not all.
    only: Option<Vec<Mutant>>,
    woven: BTreeMap<Functions, Woven>,
    /// The programs of a stage in a woven copy.
    programs: BTreeMap<(Functions, String), Vec<Program>>,
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
            only: None,
            woven: BTreeMap::new(),
            programs: BTreeMap::new(),
            passed: BTreeSet::new(),
            taken: Taken::default(),
            _lock: lock,
        })
    }

    /// Only these mutants will be tried, so no other one has to be woven.
    pub(super) fn weave_only(&mut self, mutants: &[Mutant]) {
        self.only = Some(mutants.to_vec());
    }

    /// All mutants, in the order of the source.
    pub(super) fn mutants(&self) -> anyhow::Result<Vec<Mutant>> {
        let mut list = Command::new(&self.tool);
        list.current_dir(&self.tree)
            .args([
                "mutants",
                "--no-config",
                "--colors=never",
                "--list",
                "--json",
                "--dir",
            ])
            .arg(&self.tree);
        for mutated in &MUTATED {
            list.args(["--package", mutated.package]);
        }
        parse(&crate::run::output(list)?)
    }

    /// What a file says that is to be mutated.
    pub(super) fn source(&self, file: &str) -> anyhow::Result<String> {
        fs::read_to_string(self.tree.join(file)).with_context(|| file.to_owned())
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

    /// What becomes of these mutants of one package, as far as the tests tell that are asked.
    pub(super) fn try_all(
        &mut self,
        mutants: &[Mutant],
        asked: &Asked,
    ) -> anyhow::Result<Vec<(Mutant, Fate)>> {
        let file = mutants.first().map(|it| it.file.as_str());
        let file = file.unwrap_or_default();
        let mutated = MUTATED
            .iter()
            .find(|it| file.starts_with(it.folder))
            .with_context(|| format!("no tests are named for `{file}`"))?;
        let mut fates = vec![Fate::Survives; mutants.len()];
        let ways = mutants.iter().map(|it| self.way_of(it));
        let ways: Vec<_> = ways.collect::<anyhow::Result<_>>()?;
        for (way, fate) in ways.iter().zip(&mut fates) {
            if *way == Way::Unviable {
                *fate = Fate::Unviable;
            }
        }
        let mut all_asked = self.try_woven(&asked.stages(mutated), asked, &ways, &mut fates)?;
        let mut stages = asked.stages(mutated);
        // The tests of the package itself are built soonest.
        stages.sort_by_key(|stage| stage.package != mutated.package);
        for stage in stages.into_iter().filter(|_| !asked.together) {
            all_asked &= !asked.is_over();
            if !all_asked {
                break;
            }
            for ((mutant, way), fate) in mutants.iter().zip(&ways).zip(&mut fates) {
                if way.ends_alone() && *fate == Fate::Survives {
                    *fate = self.try_alone(mutant, stage)?;
                }
            }
        }
        let told = mutants.iter().zip(ways).zip(fates);
        let is_told = |way: Way| all_asked && !(asked.together && way.ends_alone());
        let told = told.filter(|((_, way), fate)| *fate != Fate::Survives || is_told(*way));
        Ok(told.map(|((it, _), fate)| (it.clone(), fate)).collect())
    }

    /// Asks about those that a copy chooses; whether no stage was left out.
    fn try_woven(
        &mut self,
        stages: &[&'static Stage],
        asked: &Asked,
        ways: &[Way],
        fates: &mut [Fate],
    ) -> anyhow::Result<bool> {
        for stage in stages {
            if asked.is_over() {
                return Ok(false);
            }
            for functions in Functions::ALL {
                let left = ways.iter().zip(fates.iter_mut());
                let left = left.filter(|(_, fate)| **fate == Fate::Survives);
                let left = left.filter_map(|(way, fate)| way.number(functions).zip(Some(fate)));
                let left: Vec<_> = left.collect();
                if !left.is_empty() {
                    choose(self.woven_programs(functions, stage)?, left)?;
                }
            }
        }
        Ok(true)
    }

    /// What is to become of a mutant: only what no copy chooses needs a build of its own.
    pub(super) fn way_of(&mut self, mutant: &Mutant) -> anyhow::Result<Way> {
        let mut way = Way::Alone;
        for functions in Functions::ALL {
            if way == Way::Alone {
                way = self.woven(functions)?.way_of(mutant);
            }
        }
        Ok(way)
    }

    fn woven(&mut self, functions: Functions) -> anyhow::Result<&Woven> {
        if !self.woven.contains_key(&functions) {
            let woven = match &self.only {
                Some(mutants) => Woven::open(&self.tree, mutants, functions, false),
                None => Woven::open(&self.tree, &self.mutants()?, functions, true),
            };
            self.woven.insert(functions, woven?);
        }
        self.woven.get(&functions).context("nothing is woven")
    }

    /// Built once for all mutants.
    fn woven_programs(
        &mut self,
        functions: Functions,
        stage: &Stage,
    ) -> anyhow::Result<&[Program]> {
        let key = (functions, stage.to_string());
        if !self.programs.contains_key(&key) {
            let tree = &self.woven(functions)?.tree;
            let built = ask::build(tree, stage, woven::PROFILE)?;
            let programs = self.measure(stage, unmutated(built, &key.1)?)?;
            self.programs.insert(key.clone(), programs);
        }
        Ok(self.programs.get(&key).map_or(&[], Vec::as_slice))
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
