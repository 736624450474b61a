//! The client for TypeScript: its generated code, and its tests.

use std::collections::BTreeMap;
use std::env::{join_paths, split_paths, var_os};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::npm::Npm;
use crate::run::{built, output, program, target};
use crate::tools::BUF;

/// The first version of Node.js that the client runs on.
const NODE: (u32, u32) = (20, 3);

const SDK: Npm = Npm("sdk/typescript");

/// Where buf puts what it generates.
const GENERATED: &str = "src/generated";

/// What this machine lacks to work on the client, if anything.
pub(crate) fn lack() -> Option<String> {
    let lack = || {
        let (major, minor) = NODE;
        Some(format!("no Node.js {major}.{minor} or newer with npm"))
    };
    let mut node = program("node");
    node.arg("--version");
    let Ok(told) = output(node) else {
        return lack();
    };
    let mut numbers = told
        .trim_start_matches('v')
        .split('.')
        .map_while(|it| it.trim().parse().ok());
    let version = numbers.next().zip(numbers.next());
    if version.is_none_or(|it| it < NODE) || output(SDK.command(&["--version"])).is_err() {
        return lack();
    }
    None
}

/// Generates the code in its place.
///
/// # Errors
///
/// If the packages cannot be installed, or a `.proto` file is faulty.
pub(crate) fn generate() -> anyhow::Result<()> {
    output(buf_generate()?)?;
    Ok(())
}

/// The checked-in files that differ from what would be generated now, or that
/// nothing generates any more.
///
/// # Errors
///
/// If the packages cannot be installed, or a `.proto` file is faulty.
pub(crate) fn stale_files() -> anyhow::Result<Vec<String>> {
    let scratch = target().join("xtask/typescript");
    let mut generate = buf_generate()?;
    generate.arg("--output").arg(&scratch);
    output(generate)?;
    let fresh = files(&scratch.join(GENERATED))?;
    let present = files(&SDK.folder().join(GENERATED))?;
    let differs = |name: &&PathBuf| fresh.get(*name) != present.get(*name);
    let names = fresh.keys().chain(present.keys()).filter(differs);
    let mut stale: Vec<String> = names
        .map(|name| format!("sdk/typescript/{GENERATED}/{}", name.display()))
        .collect();
    stale.sort();
    stale.dedup();
    Ok(stale)
}

/// Builds the client and checks it; what is given then runs its tests.
///
/// # Errors
///
/// If something cannot be installed or built, or a linter has something to say.
pub(crate) fn test() -> anyhow::Result<Command> {
    SDK.install()?;
    let server = built("doko-server")?;
    SDK.run("build:all")?;
    SDK.run("lint")?;
    let mut test = SDK.command(&["test", "--silent"]);
    test.env("DOKO_SERVER", server);
    Ok(test)
}

/// Builds the package that is published, into a folder.
///
/// # Errors
///
/// If it cannot be built.
pub(crate) fn pack(folder: &Path) -> anyhow::Result<()> {
    let mut pack = SDK.command(&["pack", "--silent", "--pack-destination"]);
    pack.arg(folder);
    output(pack)?;
    Ok(())
}

/// Generates what `buf.gen.yaml` says, with the plugin among the packages.
fn buf_generate() -> anyhow::Result<Command> {
    SDK.install()?;
    let buf = BUF.ensure().map_err(anyhow::Error::msg)?;
    let mut folders = vec![SDK.folder().join("node_modules/.bin")];
    folders.extend(split_paths(&var_os("PATH").unwrap_or_default()));
    let mut generate = program(buf);
    generate
        .current_dir(SDK.folder())
        .env("PATH", join_paths(folders)?)
        .arg("generate");
    Ok(generate)
}

/// Content of all files below, by path.
fn files(folder: &Path) -> anyhow::Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder)?.to_path_buf();
                found.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(found)
}
