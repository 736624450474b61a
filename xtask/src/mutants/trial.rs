//! What the tests say about a few mutants.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, ensure};
use serde::Deserialize;

use super::mutant::{Mutant, parse};
use super::scratch;
use crate::run::{capture, cargo, program};
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

/// Some tests of one package, and the seconds they may take on a busy machine.
#[derive(Debug)]
struct Stage {
    package: &'static str,
    arguments: &'static [&'static str],
    profile: &'static str,
    seconds: u32,
}

/// A package that is mutated, and the tests that hold it. Each stage gets only what survived
/// those before it.
#[derive(Debug)]
struct Mutated {
    package: &'static str,
    folder: &'static str,
    /// They take seconds to build and to run, and catch nearly everything.
    quick: &'static [Stage],
    /// Minutes, for what is left. Random games beside the reference and pairs of options
    /// take longer still, and are left out.
    thorough: &'static [Stage],
}

const MUTATED: [Mutated; 2] = [ENGINE, WIRE];

const ENGINE: Mutated = Mutated {
    package: "doko-engine",
    folder: "engine/",
    quick: &[
        Stage {
            package: "doko-judge",
            arguments: &["--test=vectors"],
            profile: QUICK_TO_BUILD,
            seconds: 120,
        },
        Stage {
            package: "doko-engine",
            arguments: &["--lib"],
            profile: QUICK_TO_BUILD,
            seconds: 180,
        },
        Stage {
            package: "doko-judge",
            arguments: &["--test=values"],
            profile: QUICK_TO_BUILD,
            seconds: 120,
        },
    ],
    thorough: &[
        Stage {
            package: "doko-differential",
            arguments: &[
                "--test=grounds",
                "--test=hidden_armut",
                "--test=options",
                "--test=proofs",
                "--test=winning",
            ],
            profile: QUICK_TO_BUILD,
            seconds: 240,
        },
        Stage {
            package: "doko-laws",
            arguments: &["--test=rotation", "--test=scripts"],
            profile: QUICK_TO_BUILD,
            seconds: 240,
        },
        // What is published of rule sets is the engine's data, held by texts and hashes.
        WIRE_ALONE,
        Stage {
            package: "doko-differential",
            arguments: &[
                "--test=answers",
                "--test=auctions",
                "--test=claims",
                "--test=golden",
                "--test=hidden_claims",
                "--test=hidden_exchange",
                "--test=perft",
                "--test=tables",
                "--test=vorbehalte",
                "--test=words",
                "--test=worlds",
            ],
            profile: QUICK_TO_RUN,
            seconds: 600,
        },
        Stage {
            package: "doko-laws",
            arguments: &["--test=games", "--test=seeds", "--test=views"],
            profile: QUICK_TO_RUN,
            seconds: 900,
        },
    ],
};

const WIRE: Mutated = Mutated {
    package: "doko-wire",
    folder: "wire/",
    quick: &[
        Stage {
            package: "doko-conformance",
            arguments: &["--test=embedded"],
            profile: QUICK_TO_RUN,
            seconds: 120,
        },
        Stage {
            package: "doko-wire",
            arguments: &["--lib"],
            profile: QUICK_TO_RUN,
            seconds: 300,
        },
    ],
    thorough: &[
        WIRE_ALONE,
        Stage {
            package: "doko-e2e",
            arguments: &["--tests"],
            profile: QUICK_TO_RUN,
            seconds: 600,
        },
    ],
};

const WIRE_ALONE: Stage = Stage {
    package: "doko-wire",
    arguments: &["--lib", "--tests"],
    profile: QUICK_TO_RUN,
    seconds: 600,
};

/// Without optimization: for an engine that is built anew each time.
const QUICK_TO_BUILD: &str = "mutants";

/// With the engine optimized, for tests that search and play much.
const QUICK_TO_RUN: &str = "dev";

/// The tests that stages name and nobody has, by what Cargo tells of the workspace.
pub(super) fn unknown_tests() -> anyhow::Result<Vec<String>> {
    let metadata = crate::run::output(cargo(["metadata", "--no-deps", "--format-version=1"]))?;
    let metadata: Workspace = serde_json::from_str(&metadata)?;
    let stages = MUTATED
        .iter()
        .flat_map(|it| it.quick.iter().chain(it.thorough));
    let named = stages.flat_map(|stage| {
        let tests = stage.arguments.iter();
        let tests = tests.filter_map(|it| it.strip_prefix("--test="));
        tests.map(|test| (stage.package, test))
    });
    let unknown = named.filter(|&(package, test)| !metadata.has_test(package, test));
    Ok(unknown
        .map(|(package, test)| {
            format!("`{package}` has no test `{test}` that mutants are tried on")
        })
        .collect())
}

/// What Cargo tells of a workspace, as far as it is needed here.
#[derive(Debug, Deserialize)]
struct Workspace {
    packages: Vec<Package>,
}

#[derive(Debug, Deserialize)]
struct Package {
    name: String,
    targets: Vec<Target>,
}

#[derive(Debug, Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

impl Workspace {
    fn has_test(&self, package: &str, test: &str) -> bool {
        let mut packages = self.packages.iter();
        let package = packages.find(|it| it.name == package);
        let mut targets = package.into_iter().flat_map(|it| &it.targets);
        targets.any(|it| it.name == test && it.kind.iter().any(|kind| kind == "test"))
    }
}

/// The copy of the workspace, and which tests are known to pass in it.
#[derive(Debug)]
pub(super) struct Laboratory {
    tool: PathBuf,
    tree: PathBuf,
    passed: BTreeSet<String>,
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
            tree: scratch::refresh()?,
            passed: BTreeSet::new(),
            _lock: lock,
        })
    }

    /// All mutants, in the order of the source; with a diff those of its lines.
    pub(super) fn mutants(&self, diff: Option<&str>) -> anyhow::Result<Vec<Mutant>> {
        let all = parse(&self.listed(&[])?);
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
        let mut list = self.mutants_command();
        list.arg("--list").args(arguments);
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
        let thorough = mutated.thorough.iter().filter(|_| !quick);
        let mut left = mutants.to_vec();
        let mut fates = Vec::new();
        for stage in mutated.quick.iter().chain(thorough) {
            if left.is_empty() {
                break;
            }
            self.hold_unmutated(stage)?;
            let ended = self.run(stage, mutated.package, &left)?;
            left.clear();
            for (mutant, fate) in ended {
                if fate == Fate::Survives {
                    left.push(mutant);
                } else {
                    fates.push((mutant, fate));
                }
            }
        }
        fates.extend(left.into_iter().map(|it| (it, Fate::Survives)));
        Ok(fates)
    }

    /// Tests that fail without a mutation would catch everything.
    fn hold_unmutated(&mut self, stage: &Stage) -> anyhow::Result<()> {
        let Stage {
            package,
            arguments,
            profile,
            ..
        } = stage;
        let named = format!("{package} {}", arguments.join(" "));
        if self.passed.contains(&named) {
            return Ok(());
        }
        let mut test = self.at_home(cargo(["test", "--quiet", "--profile", profile]));
        test.args(["--package", package]).args(*arguments);
        let finished = capture(test, false)?;
        ensure!(
            finished.success,
            "{named} fails without a mutation:\n{}",
            finished.output
        );
        self.passed.insert(named);
        Ok(())
    }

    fn run(
        &self,
        stage: &Stage,
        package: &str,
        mutants: &[Mutant],
    ) -> anyhow::Result<Vec<(Mutant, Fate)>> {
        let out = scratch::folder("out");
        fs::create_dir_all(&out)?;
        let mut run = self.mutants_command();
        run.args(["--in-place", "--baseline=skip", "--profile", stage.profile])
            .args(["--package", package, "--test-package", stage.package])
            .args(["--timeout", &stage.seconds.to_string()])
            .args(["--build-timeout=600", "--no-shuffle", "--colors=never"])
            .arg("--output")
            .arg(&out);
        for mutant in mutants {
            run.args(["--file", &mutant.file]);
            run.args(["--re", &format!("^{}$", escaped(&mutant.listed))]);
        }
        // Named to all of Cargo, not to the tests alone: otherwise every test of the
        // package is built for every mutant.
        for argument in stage.arguments {
            run.arg(format!("--cargo-arg={argument}"));
        }
        let finished = capture(run, false)?;

        let mut ended = Vec::new();
        for (list, fate) in [
            ("caught", Fate::Caught),
            ("timeout", Fate::TimedOut),
            ("unviable", Fate::Unviable),
            ("missed", Fate::Survives),
        ] {
            let path = out.join("mutants.out").join(list).with_extension("txt");
            let list = fs::read_to_string(path).unwrap_or_default();
            let named: BTreeSet<&str> = list.lines().collect();
            let these = mutants.iter().filter(|it| named.contains(&*it.listed));
            ended.extend(these.map(|it| (it.clone(), fate)));
        }
        ensure!(
            ended.len() == mutants.len(),
            "{} of {} mutants were tried:\n{}",
            ended.len(),
            mutants.len(),
            finished.output
        );
        Ok(ended)
    }

    fn mutants_command(&self) -> Command {
        let mut command = self.at_home(program(&self.tool));
        command
            .args(["mutants", "--no-config", "--dir"])
            .arg(&self.tree);
        command
    }

    /// In the copy, with its own folder for builds, whatever the environment says of the
    /// workspace's.
    fn at_home(&self, mut command: Command) -> Command {
        command
            .current_dir(&self.tree)
            .env("CARGO_TARGET_DIR", scratch::folder("build"))
            .env_remove("CARGO_INCREMENTAL");
        command
    }
}

/// A text as a regular expression that only it fits. Angle brackets stand for themselves;
/// with a backslash they would be the edges of words.
fn escaped(text: &str) -> String {
    let mut written = String::new();
    for letter in text.chars() {
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            written.push('\\');
        }
        written.push(letter);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_are_gone_are_named() {
        let metadata = r#"{"packages": [{"name": "a", "targets": [
            {"name": "one", "kind": ["test"]}, {"name": "a", "kind": ["lib"]}]}]}"#;
        let metadata: Workspace = serde_json::from_str(metadata).unwrap();
        assert!(metadata.has_test("a", "one"));
        assert!(!metadata.has_test("a", "a") && !metadata.has_test("b", "one"));
        assert_eq!(unknown_tests().unwrap(), [""; 0]);
    }

    #[test]
    fn signs_of_code_are_no_signs_of_expressions() {
        let name = "a.rs:1: replace f -> Option<(u8, &str)> with None";
        let expression = r"a\.rs:1: replace f \-> Option<\(u8, \&str\)> with None";
        assert_eq!(escaped(name), expression);
    }
}
