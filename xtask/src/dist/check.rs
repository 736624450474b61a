//! Each part of a release, installed in a clean folder and asked.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, process};

use anyhow::{Context as _, ensure};
use serde_json::Value;

use super::{
    PROGRAMS, SUMS, folder, image_name, names, npm_name, part, programs_name, source_name, step,
    vectors_name, wheel_name,
};
use crate::image;
use crate::package::{PUBLISHED, VERSION};
use crate::python::started;
use crate::run::{Server, capture, cargo, output, program, root};
use crate::venv::{environment, install, python_of};

/// What everybody is told who asks what the README asks.
const RULE: &str = "FOLLOW-2";

pub(super) fn all() -> anyhow::Result<()> {
    let home = Home::new()?;
    let home = home.0.as_path();
    step("checksums", checksums)?;
    let (_server, address) = step("programs", || programs(home))?;
    step("wheel", || {
        python(&home.join("wheel"), &wheel_name(), &address)
    })?;
    step("sdist", || {
        python(&home.join("sdist"), &source_name(), &address)
    })?;
    step("npm", || npm(&home.join("npm"), &address))?;
    step("vectors", || vectors(home, &address))?;
    step("crates", || crates(&home.join("crates"), &address))?;
    step("licences", licences)?;
    match image::lack() {
        None => step("image", || image::inspect_archive(&part(&image_name()))).map(drop),
        Some(lack) => {
            println!("image      skipped: {lack}");
            Ok(())
        }
    }
}

/// A folder that nothing else knows, gone when dropped.
struct Home(PathBuf);

impl Home {
    fn new() -> anyhow::Result<Self> {
        let folder = env::temp_dir().join(format!("doko-dist-{}", process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Self(folder))
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

/// A program to be started in a folder.
fn inside(folder: &Path, name: impl AsRef<OsStr>) -> Command {
    let mut command = program(name);
    command.current_dir(folder);
    command
}

/// Unpacks a part into a folder.
fn unpack(name: &str, folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder)?;
    let mut tar = inside(folder, "tar");
    tar.args(["--extract", "--file"]).arg(part(name));
    output(tar).map(drop)
}

/// There is one for each part, and each is right.
fn checksums() -> anyhow::Result<()> {
    let mut sums = inside(&folder(), "sha256sum");
    output({
        sums.args(["--check", "--strict", "--quiet", SUMS]);
        sums
    })?;
    let written = fs::read_to_string(part(SUMS))?;
    let summed: Vec<_> = written
        .lines()
        .filter_map(|line| line.split_whitespace().last())
        .collect();
    ensure!(summed == names()?, "{SUMS} and the folder differ");
    Ok(())
}

/// Starts the server, which all others ask, and asks it as `curl` does.
fn programs(home: &Path) -> anyhow::Result<(Server, String)> {
    let name = programs_name()?;
    unpack(&format!("{name}.tar.gz"), home)?;
    let programs = home.join(name);
    for it in &PROGRAMS {
        let mut help = inside(home, programs.join(it.name));
        help.arg("--help");
        let help = output(help)?;
        ensure!(help.contains("Usage: "), "{} helps nobody: {help}", it.name);
        let mut ldd = inside(home, "ldd");
        ldd.arg(programs.join(it.name));
        let needed = capture(ldd, false)?.output;
        let is_static = needed.contains("statically linked") || needed.contains("not a dynamic");
        ensure!(is_static, "{} is not static: {needed}", it.name);
    }

    let (server, address) = started(&programs.join("doko-server"))?;
    let examples = root().join("docs/examples");
    let question = examples.join("revoke.json");
    let mut curl = inside(home, "curl");
    curl.args(["--silent", "--show-error", "--fail"])
        .args(["--header", "content-type: application/json", "--data"])
        .arg(format!("@{}", question.display()))
        .arg(format!("http://{address}/v1/games:validateMove"));
    let answer: Value = serde_json::from_str(&output(curl)?)?;
    let expected = fs::read_to_string(examples.join("revoke.answer.json"))?;
    let expected: Value = serde_json::from_str(&expected)?;
    ensure!(answer == expected, "the server says {answer}");

    let mut doko = inside(home, programs.join("doko"));
    doko.arg("audit")
        .arg(root().join("tests/golden/recorded-normalspiel.json"));
    output(doko)?;
    let mut kit = inside(home, programs.join("doko-conformance"));
    kit.args(["--suite", "follow", "--server"])
        .arg(format!("http://{address}"));
    output(kit)?;
    Ok((server, address))
}

/// What the README shows of a language, to ask this service.
fn shown(language: &str, address: &str) -> anyhow::Result<String> {
    let page = fs::read_to_string(root().join("README.md"))?;
    let (_, rest) = page
        .split_once(&format!("\n```{language}\n"))
        .with_context(|| format!("the README shows no {language}"))?;
    let (block, _) = rest.split_once("\n```\n").context("the block ends")?;
    Ok(block.replace("127.0.0.1:50051", address))
}

fn answered(asks: Command) -> anyhow::Result<()> {
    let said = output(asks)?;
    ensure!(said.contains(RULE), "{said} has no {RULE}");
    Ok(())
}

fn python(venv: &Path, package: &str, address: &str) -> anyhow::Result<()> {
    environment(venv)?;
    let python = python_of(venv);
    install(&python, &[part(package).as_os_str()])?;
    let mut asks = inside(venv, python);
    asks.args(["-I", "-c", &shown("python", address)?]);
    answered(asks)
}

fn npm(project: &Path, address: &str) -> anyhow::Result<()> {
    fs::create_dir_all(project)?;
    fs::write(project.join("package.json"), "{}")?;
    let mut npm = inside(project, "npm");
    npm.args(["install", "--silent", "--no-audit", "--no-fund"])
        .arg(part(&npm_name()));
    output(npm)?;
    fs::write(project.join("asks.mjs"), shown("ts", address)?)?;
    let mut asks = inside(project, "node");
    asks.arg("asks.mjs");
    answered(asks)
}

fn vectors(home: &Path, address: &str) -> anyhow::Result<()> {
    let name = vectors_name();
    unpack(&format!("{name}.tar.gz"), home)?;
    let kit = home.join(programs_name()?).join("doko-conformance");
    let mut asks = inside(home, kit);
    asks.args(["--vectors", &name, "--server"])
        .arg(format!("http://{address}"));
    output(asks).map(drop)
}

/// Builds a project that needs all of them, with whatever else is the newest, and asks by the SDK.
fn crates(home: &Path, address: &str) -> anyhow::Result<()> {
    let mut manifest = "[package]\nname = \"asks\"\nedition = \"2024\"\n\n[dependencies]\n\
                        anyhow = \"1\"\ntokio = { version = \"1\", features = [\"full\"] }\n"
        .to_owned();
    let mut patch = "\n[patch.crates-io]\n".to_owned();
    for name in PUBLISHED {
        unpack(&format!("{name}-{VERSION}.crate"), home)?;
        writeln!(manifest, "{name} = \"{VERSION}\"")?;
        writeln!(patch, "{name} = {{ path = \"../{name}-{VERSION}\" }}")?;
    }
    let project = home.join("asks");
    let example = home.join(format!("doko-sdk-{VERSION}/examples/first_questions"));
    fs::create_dir(&project)?;
    fs::write(project.join("Cargo.toml"), manifest + &patch)?;
    fs::rename(example, project.join("src"))?;

    let mut asks = cargo(["run", "--quiet", "--"]);
    asks.current_dir(&project)
        .env("CARGO_TARGET_DIR", home.join("target"))
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .arg(format!("http://{address}"))
        .arg(root().join("tests/golden/recorded-normalspiel.json"));
    let said = output(asks)?;
    let expected = fs::read_to_string(root().join("docs/examples/first_questions.txt"))?;
    ensure!(said == expected, "the SDK says {said}");
    Ok(())
}

/// The licences name much, and nothing that the SBOM does not know. That has more: what other
/// crates of the workspace switch on.
fn licences() -> anyhow::Result<()> {
    for it in &PROGRAMS {
        let bom = fs::read_to_string(part(&format!("{}.cdx.json", it.name)))?;
        let bom: Value = serde_json::from_str(&bom)?;
        let own = bom.pointer("/metadata/component");
        let others = bom.pointer("/components").and_then(Value::as_array);
        let known: BTreeSet<_> = others
            .into_iter()
            .flatten()
            .chain(own)
            .filter_map(|component| {
                let text = |key: &str| component.get(key).and_then(Value::as_str);
                text("name").zip(text("version"))
            })
            .collect();
        let licences = fs::read_to_string(part(&format!("{}.licenses.txt", it.name)))?;
        let named: BTreeSet<_> = licences
            .lines()
            .filter_map(|line| line.strip_prefix("* ")?.split_once(' '))
            .map(|(name, rest)| (name, rest.split(' ').next().unwrap_or(rest)))
            .collect();
        ensure!(named.len() > 50, "{}: few licences: {named:?}", it.name);
        let unknown: Vec<_> = named.difference(&known).collect();
        ensure!(unknown.is_empty(), "{}: no SBOM has {unknown:?}", it.name);
    }
    Ok(())
}
