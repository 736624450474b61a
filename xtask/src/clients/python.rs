//! The Python SDK: what is generated of it, and everything that is checked.

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Context as _;

use crate::python::serve;
use crate::run::{output, program, root, server_program, target};
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
        let server = server_program()?;
        let mut tests = self.module("pytest", ["--quiet", "-p", "no:cacheprovider"]);
        tests.env("DOKO_SERVER", server);
        Ok(tests)
    }

    /// Builds the wheel, installs it into an environment of its own, and runs
    /// examples and the README from there.
    ///
    /// # Errors
    ///
    /// If it cannot be built or installed, or an example fails.
    pub(crate) fn wheel(&self) -> anyhow::Result<()> {
        let folder = target().join("sdk-python");
        let wheels = folder.join("wheels");
        if wheels.exists() {
            fs::remove_dir_all(&wheels)?;
        }
        let mut build = self.module("hatchling", ["build", "--target", "wheel", "--directory"]);
        build.arg(&wheels);
        output(build)?;
        let wheel = fs::read_dir(&wheels)?
            .next()
            .context("no wheel was built")??;

        let clean = folder.join("clean");
        environment(&clean)?;
        let python = python_of(&clean);
        // The versions that everything else was checked with.
        let constraints = root().join(FOLDER).join(REQUIREMENTS);
        let wheel = wheel.path();
        install(
            &python,
            &[
                OsStr::new("--constraint"),
                constraints.as_os_str(),
                wheel.as_os_str(),
            ],
        )?;

        let (_server, address) = serve()?;
        for example in EXAMPLES {
            let mut run = program(&python);
            // Whatever else this machine has of the package is not meant.
            run.arg("-I")
                .arg(root().join(FOLDER).join("examples").join(example))
                .arg(&address);
            output(run)?;
        }
        let mut readme = program(&python);
        readme
            .args(["-I", "-c", PAGE])
            .arg(root().join(FOLDER).join("README.md"))
            .arg(&address);
        output(readme)?;
        Ok(())
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
