//! The Python SDK: what is generated of it, and everything that is checked.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context as _;

use crate::nextest;
use crate::python::serve;
use crate::run::{built, output, program, root, target};
use crate::venv::{self, environment, install, python_of};

/// Where the package lies.
const FOLDER: &str = "sdk/python";

/// All tools with their versions, below [`FOLDER`].
const REQUIREMENTS: &str = "requirements.txt";

/// The oldest Python that the package is for.
const OLDEST: (u32, u32) = (3, 11);

/// Asks the service from the installed wheel.
const EXAMPLES: [&str; 3] = ["explain_move.py", "bots.py", "first_questions.py"];

/// Runs what a page shows of Python, one block after the other, against a service.
const PAGE: &str = r"
import re, sys
page, address = sys.argv[1:]
with open(page, encoding='utf-8') as file:
    blocks = re.findall(r'^```python\n(.*?)^```$', file.read(), re.DOTALL | re.MULTILINE)
assert blocks, page
names = {}
for block in blocks:
    exec(block.replace('127.0.0.1:50051', address), names)
";

/// A Python with the pinned tools.
pub(crate) struct Tools {
    python: PathBuf,
}

impl Tools {
    /// Those of this workspace, installed first if need be.
    ///
    /// # Errors
    ///
    /// One readable line that says what the machine lacks.
    pub(crate) fn ensure() -> Result<Self, String> {
        check_version()?;
        let requirements = format!("{FOLDER}/{REQUIREMENTS}");
        let python = venv::ensure("sdk-python", &[&requirements])?;
        Ok(Self { python })
    }

    /// Puts the generated files in their place.
    ///
    /// # Errors
    ///
    /// If a `.proto` file is faulty or a file cannot be written.
    pub(crate) fn generate(&self) -> anyhow::Result<()> {
        output(self.module("generator", []))?;
        Ok(())
    }

    /// The checked-in files that differ from what would be generated now.
    ///
    /// # Errors
    ///
    /// If a `.proto` file is faulty.
    pub(crate) fn stale_files(&self) -> anyhow::Result<Vec<String>> {
        let mut check = self.module("generator", ["--check"]);
        let finished = check.output().context("Python cannot be started")?;
        let named = String::from_utf8_lossy(&finished.stdout);
        let stale: Vec<String> = named.lines().map(str::to_owned).collect();
        anyhow::ensure!(
            finished.status.success() || !stale.is_empty(),
            "the generator of {FOLDER} failed:\n{}",
            String::from_utf8_lossy(&finished.stderr)
        );
        Ok(stale)
    }

    /// Format, lints and types of all its Python.
    ///
    /// # Errors
    ///
    /// Whatever one of the tools has to say.
    pub(crate) fn lint(&self) -> anyhow::Result<()> {
        output(self.module("ruff", ["format", "--check", "--diff", "."]))?;
        output(self.module("ruff", ["check", "."]))?;
        let cache = target().join("sdk-python/mypy");
        let mut types = self.module("mypy", ["--cache-dir"]);
        types.arg(cache);
        output(types)?;
        Ok(())
    }

    /// The tests, which start a service of this workspace.
    ///
    /// # Errors
    ///
    /// If the service cannot be built.
    pub(crate) fn tests(&self) -> anyhow::Result<Command> {
        let server = built("doko-server")?;
        let mut tests = self.module("pytest", ["--quiet", "-p", "no:cacheprovider"]);
        tests.env("DOKO_SERVER", server);
        tests.arg("--junit-xml").arg(nextest::times("sdk-python"));
        Ok(tests)
    }

    /// Builds the wheel, once from the folder and once from the source package, which has to
    /// come to the same. Installs it into environments of their own, with the versions that
    /// everything else was checked with and with the oldest that it allows, and runs examples
    /// and the README from there.
    ///
    /// # Errors
    ///
    /// If it cannot be built or installed, the wheels differ, or an example fails.
    pub(crate) fn wheel(&self) -> anyhow::Result<()> {
        let folder = target().join("sdk-python");
        let (wheel, from_source) = (folder.join("wheels"), folder.join("from-source"));
        let source = self.built("sdist", &folder.join("source"))?;
        let wheel = self.built("wheel", &wheel)?;
        emptied(&from_source)?;
        let mut build = self.pip(["wheel", "--quiet", "--no-deps", "--no-build-isolation"]);
        build.arg("--wheel-dir").arg(&from_source).arg(source);
        output(build)?;
        let again = only_file(&from_source)?;
        anyhow::ensure!(
            fs::read(&wheel)? == fs::read(&again)?,
            "{} and {} differ",
            wheel.display(),
            again.display()
        );

        let requirements = root().join(FOLDER).join(REQUIREMENTS);
        let (_server, address) = serve()?;
        let newest = installed(&folder.join("clean"), &wheel, &requirements)?;
        run_examples(&newest, &EXAMPLES, &address)?;
        let mut readme = program(&newest);
        readme
            .args(["-I", "-c", PAGE])
            .arg(root().join(FOLDER).join("README.md"))
            .arg(&address);
        output(readme)?;

        let constraints = folder.join("oldest.txt");
        let project = fs::read_to_string(root().join(FOLDER).join("pyproject.toml"))?;
        fs::write(&constraints, oldest(&project)?)?;
        let oldest = installed(&folder.join("oldest"), &wheel, &constraints)?;
        run_examples(&oldest, &EXAMPLES, &address)
    }

    /// What hatchling makes of the folder: a wheel or a source package.
    ///
    /// # Errors
    ///
    /// If it cannot be built.
    pub(crate) fn built(&self, what: &str, folder: &Path) -> anyhow::Result<PathBuf> {
        emptied(folder)?;
        let mut build = self.module("hatchling", ["build", "--target", what, "--directory"]);
        build.arg(folder);
        output(build)?;
        only_file(folder)
    }

    /// Pip, which works with the packages of the tools. They need none of their own.
    fn pip<const N: usize>(&self, arguments: [&str; N]) -> Command {
        let mut pip = program("python3");
        pip.args(["-m", "pip", "--disable-pip-version-check", "--python"])
            .arg(&self.python)
            .args(arguments);
        pip
    }

    /// A module of the tools, run where the package lies.
    fn module<const N: usize>(&self, name: &str, arguments: [&str; N]) -> Command {
        let mut command = program(&self.python);
        command
            .current_dir(root().join(FOLDER))
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .env("RUFF_NO_CACHE", "true")
            .args(["-m", name])
            .args(arguments);
        command
    }
}

fn emptied(folder: &Path) -> anyhow::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(())
}

fn only_file(folder: &Path) -> anyhow::Result<PathBuf> {
    let built = fs::read_dir(folder)?.next();
    Ok(built.context("nothing was built")??.path())
}

/// The Python of a new environment with a wheel, and what it needs in these versions.
fn installed(folder: &Path, wheel: &Path, constraints: &Path) -> anyhow::Result<PathBuf> {
    environment(folder)?;
    let python = python_of(folder);
    install(
        &python,
        &[
            OsStr::new("--constraint"),
            constraints.as_os_str(),
            wheel.as_os_str(),
        ],
    )?;
    Ok(python)
}

fn run_examples(python: &Path, examples: &[&str], address: &str) -> anyhow::Result<()> {
    for example in examples {
        let mut run = program(python);
        // Whatever else this machine has of the package is not meant.
        run.arg("-I")
            .arg(root().join(FOLDER).join("examples").join(example))
            .arg(address);
        output(run)?;
    }
    Ok(())
}

/// The oldest version of each dependency that a `pyproject.toml` allows, a line each.
fn oldest(project: &str) -> anyhow::Result<String> {
    let dependencies = project
        .lines()
        .find_map(|line| line.strip_prefix("dependencies = ["))
        .context("no dependencies in one line")?;
    let named = dependencies.split('"').skip(1).step_by(2);
    let oldest = named.map(|dependency| {
        let bounds = dependency.split(',').next().unwrap_or(dependency);
        let (name, version) = bounds
            .split_once(">=")
            .with_context(|| format!("`{dependency}` has no oldest version"))?;
        Ok(format!("{name}=={version}\n"))
    });
    oldest.collect()
}

fn check_version() -> Result<(), String> {
    let (major, minor) = OLDEST;
    let mut ask = program("python3");
    ask.args(["-c", "import sys; print(*sys.version_info[:2])"]);
    let lack = || format!("Python {major}.{minor} or later");
    let told = output(ask).map_err(|_| lack())?;
    let numbers: Vec<u32> = told
        .split_whitespace()
        .filter_map(|it| it.parse().ok())
        .collect();
    match *numbers.as_slice() {
        [found_major, found_minor] if (found_major, found_minor) >= OLDEST => Ok(()),
        _ => Err(lack()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_versions_are_those_that_are_named() {
        let project = "[project]\ndependencies = [\"one>=1.66\", \"two>=7.35,<8\"]\n";
        assert_eq!(oldest(project).unwrap(), "one==1.66\ntwo==7.35\n");
        assert!(oldest("dependencies = [\"one\"]").is_err());
        assert!(oldest("").is_err());
    }
}
