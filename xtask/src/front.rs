//! What `deploy` has: the manifests, and Envoy before instances of the service.

use std::path::PathBuf;
use std::process::Command;

use crate::nextest;
use crate::run::{built, capture, output, program, root, target};
use crate::venv;

/// The tests, and what they need beside the tools of [`SDK`].
const FOLDER: &str = "tests/front";

/// Whose client asks, and whose settings of mypy count here, too.
const SDK: &str = "sdk/python";

/// Programs that have to be there, and how they say that they are. Debian's packages are
/// named like them.
const PROGRAMS: [(&str, &str); 2] = [("curl", "--version"), ("openssl", "version")];

/// A Python with Envoy and everything else that the tests are made of.
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
        for (name, version) in PROGRAMS {
            let mut ask = program(name);
            ask.arg(version);
            if !capture(ask, false).is_ok_and(|asked| asked.success) {
                return Err(format!("{name} is missing (Debian package {name})"));
            }
        }
        let files = [SDK, FOLDER].map(|folder| format!("{folder}/requirements.txt"));
        let python = venv::ensure("front", &files.each_ref().map(String::as_str))?;
        Ok(Self { python })
    }

    /// Format, lints and types.
    fn lint(&self) -> anyhow::Result<()> {
        output(self.module("ruff", ["format", "--check", "--diff", "."]))?;
        output(self.module("ruff", ["check", "."]))?;
        let mut types = self.module("mypy", ["--ignore-missing-imports", "--cache-dir"]);
        types
            .current_dir(root().join(SDK))
            .arg(target().join("front/mypy"))
            .arg(root().join(FOLDER));
        output(types)?;
        Ok(())
    }

    /// These tests, with the service of this workspace.
    fn pytest(&self, files: &[&str]) -> anyhow::Result<Command> {
        let server = built("doko-server")?;
        let mut tests = self.module("pytest", ["--quiet", "-p", "no:cacheprovider"]);
        tests.env("DOKO_SERVER", server).args(files);
        tests.arg("--junit-xml").arg(nextest::times("front"));
        Ok(tests)
    }

    /// A module of the tools, run where the tests are.
    fn module<const N: usize>(&self, name: &str, arguments: [&str; N]) -> Command {
        let mut command = program(&self.python);
        command
            .current_dir(root().join(FOLDER))
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .env("PYTHONPATH", root().join(SDK).join("src"))
            .env("RUFF_NO_CACHE", "true")
            .args(["-m", name])
            .args(arguments);
        command
    }
}

/// Whether all of it fits together: manifests, settings, and versions.
///
/// # Errors
///
/// If the service cannot be built, or a linter has something to say of the tests.
pub(crate) fn deploy(tools: &Tools) -> anyhow::Result<Command> {
    tools.lint()?;
    tools.pytest(&["test_deploy.py"])
}

/// What clients see of instances behind Envoy, whatever happens to these.
///
/// # Errors
///
/// If the service cannot be built.
pub(crate) fn envoy(tools: &Tools) -> anyhow::Result<Command> {
    tools.pytest(&[
        "test_front.py",
        "test_instances_fail.py",
        "test_json.py",
        "test_strangers.py",
    ])
}
