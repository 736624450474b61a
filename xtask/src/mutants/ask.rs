//! Test programs: what they are built as, and what they say of a mutant.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

use anyhow::{Context as _, bail, ensure};
use serde::Deserialize;

use super::hold::Stage;
use crate::run::{SERVER_PROGRAM, cargo, children_seconds, program, server_path};

/// So many times what they take of a core without a mutation, test programs may take with
/// one. Core time, for a machine that is busy otherwise is no fault of the mutant.
const PATIENCE: f64 = 10.0;

/// But at least so many seconds of a core.
const LEAST: f64 = 3.0;

/// Without a mutation every program comes to its end.
const UNMEASURED: f64 = 600.0;

/// Who waits for ever takes no core time. So many seconds are many times what any program
/// needs on a busy machine, and who has spent them is asked once more.
const LONGEST: &str = "900";

/// KiB of address space; what grows without end comes to its end here.
const MOST_MEMORY: &str = "8388608";

/// Bytes for the stack of each test: an engine that is not optimized takes more than usual.
const STACK: &str = "8388608";

/// A test program, and the seconds of a core that it may have.
#[derive(Clone, Debug)]
pub(super) struct Program {
    path: PathBuf,
    folder: PathBuf,
    without: &'static [&'static str],
    seconds: f64,
}

/// What a test program says.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Answer {
    Passed,
    Failed,
    /// It did not come to an end.
    Endless,
}

/// What came of building.
#[derive(Debug)]
pub(super) enum Built {
    Programs(Vec<Program>),
    /// The compiler objects, in these places.
    Refused(Vec<Objection>),
}

/// An error of the compiler.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Objection {
    level: String,
    pub(super) spans: Vec<Pointed>,
    pub(super) rendered: Option<String>,
}

/// A place that an error points to.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Pointed {
    pub(super) file_name: PathBuf,
    pub(super) byte_start: usize,
    pub(super) byte_end: usize,
    pub(super) is_primary: bool,
}

/// A line of what Cargo tells, as far as it is needed here.
#[derive(Debug, Deserialize)]
struct Told {
    executable: Option<PathBuf>,
    manifest_path: Option<PathBuf>,
    profile: Option<Profile>,
    message: Option<Objection>,
}

#[derive(Debug, Deserialize)]
struct Profile {
    test: bool,
}

/// Cargo with these arguments in a copy of the workspace, with a folder for builds of its
/// own, whatever the environment says of the workspace's: Cargo takes what was built in one
/// copy for what another one needs. What is woven may choose within
/// constant functions, for which there is no stable way.
pub(super) fn cargo_in<const N: usize>(tree: &Path, arguments: [&str; N]) -> Command {
    let mut command = cargo(arguments);
    command
        .current_dir(tree)
        .env("CARGO_TARGET_DIR", tree.with_extension("build"))
        .env("RUSTC_BOOTSTRAP", "doko_engine,doko_wire")
        .env_remove("CARGO_INCREMENTAL");
    command
}

/// Builds the tests of a stage, and nothing else.
pub(super) fn build(tree: &Path, stage: &Stage, profile: &str) -> anyhow::Result<Built> {
    let mut command = cargo_in(tree, ["test", "--no-run", "--profile", profile]);
    command
        .args(["--package", stage.package])
        .args(stage.arguments);
    let mut built = compile(command)?;
    if let Built::Programs(programs) = &mut built {
        for program in programs {
            program.without = stage.without;
        }
    }
    Ok(built)
}

/// Runs a command of Cargo's that builds something.
pub(super) fn compile(mut command: Command) -> anyhow::Result<Built> {
    command
        .args(["--quiet", "--message-format=json"])
        .stdin(Stdio::null());
    let finished = command.output().context("Cargo cannot be started")?;
    let told = String::from_utf8_lossy(&finished.stdout);
    let mut programs = Vec::new();
    let mut objections = Vec::new();
    for line in told.lines().filter(|line| line.starts_with('{')) {
        let told: Told = serde_json::from_str(line)?;
        objections.extend(told.message.filter(|it| it.level == "error"));
        let Some((path, manifest)) = told.executable.zip(told.manifest_path) else {
            continue;
        };
        if told.profile.is_some_and(|it| it.test) {
            programs.push(Program {
                path,
                folder: manifest.parent().unwrap_or(&manifest).to_path_buf(),
                without: &[],
                seconds: UNMEASURED,
            });
        }
    }
    if finished.status.success() {
        return Ok(Built::Programs(programs));
    }
    ensure!(
        !objections.is_empty(),
        "{command:?} failed:\n{}",
        String::from_utf8_lossy(&finished.stderr)
    );
    Ok(Built::Refused(objections))
}

/// What test programs take without a mutation, by their paths and what they leave out.
#[derive(Debug, Default)]
pub(super) struct Taken(BTreeMap<(PathBuf, &'static [&'static str]), f64>);

impl Taken {
    /// Holds that these programs pass without a mutation, for they would catch everything
    /// otherwise, and measures them. The quickest come first.
    pub(super) fn measure(&mut self, mut programs: Vec<Program>) -> anyhow::Result<Vec<Program>> {
        for program in &mut programs {
            let before = children_seconds();
            let answer = program.ask(None)?;
            let path = program.path.display();
            ensure!(answer == Answer::Passed, "{path} fails without a mutation");
            let taken = children_seconds() - before;
            self.0.insert(program.key(), taken);
        }
        Ok(self.known(programs))
    }

    /// The same programs built anew.
    pub(super) fn known(&self, mut programs: Vec<Program>) -> Vec<Program> {
        let taken = |it: &Program| self.0.get(&it.key()).copied().unwrap_or(LEAST);
        programs.sort_by(|a, b| taken(a).total_cmp(&taken(b)));
        for program in &mut programs {
            program.seconds = (PATIENCE * taken(program)).max(LEAST);
        }
        programs
    }
}

/// The first answer of these programs that is not that all is well.
pub(super) fn ask_all(programs: &[Program], mutant: Option<u32>) -> anyhow::Result<Answer> {
    for program in programs {
        let answer = program.ask(mutant)?;
        if answer != Answer::Passed {
            return Ok(answer);
        }
    }
    Ok(Answer::Passed)
}

impl Program {
    fn key(&self) -> (PathBuf, &'static [&'static str]) {
        (self.path.clone(), self.without)
    }

    fn ask(&self, mutant: Option<u32>) -> anyhow::Result<Answer> {
        for _ in 0..2 {
            if let Some(answer) = self.ask_once(mutant)? {
                return Ok(answer);
            }
        }
        Ok(Answer::Endless)
    }

    /// Nothing if the time of the clock was over.
    fn ask_once(&self, mutant: Option<u32>) -> anyhow::Result<Option<Answer>> {
        // Its signal reaches what the program has started, too.
        let mut child = program("timeout")
            .args(["--kill-after=5", LONGEST, "sh", "-c"])
            .arg("ulimit -S -t \"$0\" && ulimit -v \"$1\" && shift && exec \"$@\"")
            .arg(format!("{:.0}", self.seconds.ceil()))
            .arg(MOST_MEMORY)
            .arg(&self.path)
            .args(self.without.iter().map(|it| format!("--skip={it}")))
            .current_dir(&self.folder)
            .env("CARGO_MANIFEST_DIR", &self.folder)
            .env("DOKO_MUTANT", mutant.unwrap_or(0).to_string())
            .env("RUST_TEST_THREADS", "1")
            .env("RUST_MIN_STACK", STACK)
            .env("PROPTEST_FAILURE_PERSISTENCE", "off")
            .env(SERVER_PROGRAM, server_path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("`timeout` cannot be started")?;
        let Some(told) = child.stdout.take() else {
            bail!("nothing can be read of a test program");
        };
        let mut lines = BufReader::new(told).split(b'\n');
        let failed = lines.any(|line| line.is_ok_and(|it| it.ends_with(b"... FAILED")));
        if failed {
            end(&mut child)?;
            return Ok(Some(Answer::Failed));
        }
        answer(child.wait()?)
    }
}

/// As `timeout` and a shell tell how a program has ended.
fn answer(status: ExitStatus) -> anyhow::Result<Option<Answer>> {
    /// That the core time is over.
    const SIGXCPU: i32 = 24;
    Ok(match (status.code(), status.signal()) {
        (Some(0), _) => Some(Answer::Passed),
        (_, Some(SIGXCPU)) => Some(Answer::Endless),
        (Some(code), _) if code == 128 + SIGXCPU => Some(Answer::Endless),
        (Some(124 | 137), _) => None,
        (Some(125..=127), _) => bail!("a test program cannot be started"),
        (_, _) => Some(Answer::Failed),
    })
}

/// Ends a program and what it has started.
fn end(child: &mut Child) -> anyhow::Result<()> {
    program("kill").arg(child.id().to_string()).status()?;
    child.wait()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn core_time_that_is_over_is_no_failure_and_a_clock_is_no_answer() {
        let told = |code: i32| answer(ExitStatus::from_raw(code)).unwrap();
        assert_eq!(told(0), Some(Answer::Passed));
        assert_eq!(told(101 << 8), Some(Answer::Failed));
        assert_eq!(told(6), Some(Answer::Failed));
        assert_eq!(told(24), Some(Answer::Endless));
        assert_eq!(told(152 << 8), Some(Answer::Endless));
        assert_eq!(told(124 << 8), None);
        answer(ExitStatus::from_raw(127 << 8)).unwrap_err();
    }
}
