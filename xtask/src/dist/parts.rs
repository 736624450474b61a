//! How each part of a release is built.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Error};

use super::{PROGRAMS, Program, folder, image_name, part, programs_name, vectors_name};
use crate::clients::{python::Tools, typescript};
use crate::run::{output, program, root, target};
use crate::tools::{CARGO_ABOUT, CARGO_CYCLONEDX};
use crate::{image, package};

/// Where the notices of the C library are, and the licence that they name: Debian's packages
/// `libc6` and `base-files`.
const GLIBC: [&str; 2] = [
    "/usr/share/doc/libc6/copyright",
    "/usr/share/common-licenses/LGPL-2.1",
];

/// What is made of them.
const GLIBC_LICENCES: &str = "glibc.licenses.txt";

/// Whether each builds from its package alone is for the stage `package` to say.
pub(super) fn crates() -> anyhow::Result<()> {
    let mut pack = package::pack()?;
    pack.arg("--no-verify");
    output(pack)?;
    for packed in package::packed() {
        keep(&packed)?;
    }
    Ok(())
}

pub(super) fn python() -> anyhow::Result<()> {
    let tools = Tools::ensure().map_err(Error::msg)?;
    for what in ["wheel", "sdist"] {
        keep(&tools.built(what, &target().join("xtask/dist").join(what))?)?;
    }
    Ok(())
}

pub(super) fn npm() -> anyhow::Result<()> {
    if let Some(lack) = typescript::lack() {
        anyhow::bail!(lack);
    }
    typescript::pack(&folder())
}

/// As they are in the commit.
pub(super) fn vectors() -> anyhow::Result<()> {
    let name = vectors_name();
    let mut archive = program("git");
    archive
        .current_dir(root().join("tests/vectors"))
        .args(["archive", "--format=tar.gz"])
        .arg(format!("--prefix={name}/"))
        .arg("--output")
        .arg(part(&format!("{name}.tar.gz")))
        .arg("HEAD");
    output(archive)?;
    Ok(())
}

/// What each program is made of, in CycloneDX. The tool writes beside each manifest, so it gets
/// a copy of the commit.
pub(super) fn sbom() -> anyhow::Result<()> {
    let tool = CARGO_CYCLONEDX.ensure().map_err(Error::msg)?;
    let copy = emptied("sbom")?;
    let archived = copy.join("commit.tar");
    let mut archive = program("git");
    archive.args(["archive", "HEAD", "--output"]).arg(&archived);
    output(archive)?;
    let mut unpack = program("tar");
    unpack.arg("--extract").arg("--file").arg(&archived);
    unpack.arg("--directory").arg(&copy);
    output(unpack)?;

    let mut cyclonedx = program(tool);
    cyclonedx
        .current_dir(&copy)
        .env("SOURCE_DATE_EPOCH", committed()?)
        .args([
            "cyclonedx",
            "--quiet",
            "--format",
            "json",
            "--spec-version",
            "1.5",
        ])
        .args(["--no-build-deps", "--override-filename", "bom", "--target"])
        .arg(image::host()?);
    output(cyclonedx)?;
    for it in &PROGRAMS {
        let bom = fs::read_to_string(copy.join(it.folder).join("bom.json"))?;
        // Where the copy lay is nobody's business.
        let bom = bom.replace(&format!("{}/", copy.display()), "");
        fs::write(part(&format!("{}.cdx.json", it.name)), bom)?;
    }
    Ok(())
}

/// When the commit was made, in seconds since 1970: one commit makes one archive.
fn committed() -> anyhow::Result<String> {
    let mut date = program("git");
    date.args(["log", "-1", "--format=%ct"]);
    Ok(output(date)?.trim().to_owned())
}

/// An empty folder for what only the build needs.
fn emptied(name: &str) -> anyhow::Result<PathBuf> {
    let folder = target().join("xtask/dist").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// The licences of what is linked into each program, and of the C library, which is in all.
pub(super) fn licences() -> anyhow::Result<()> {
    let tool = CARGO_ABOUT.ensure().map_err(Error::msg)?;
    for it in &PROGRAMS {
        let mut about = program(&tool);
        about
            .args(["about", "generate", "--fail", "--offline"])
            .args(["--config", "xtask/licenses/about.toml", "--manifest-path"])
            .arg(format!("{}/Cargo.toml", it.folder))
            .arg("--output-file")
            .arg(licences_of(it))
            .arg("xtask/licenses/about.hbs");
        output(about)?;
    }
    let texts = GLIBC.map(|path| fs::read_to_string(path).context(path));
    let texts = texts.into_iter().collect::<Result<Vec<_>, _>>()?;
    fs::write(part(GLIBC_LICENCES), texts.join("\n"))?;
    Ok(())
}

/// The programs are built together, so all belong to each.
fn licence_files() -> impl Iterator<Item = PathBuf> {
    let linked = PROGRAMS.iter().map(licences_of);
    linked.chain([part(GLIBC_LICENCES)])
}

fn licences_of(it: &Program) -> PathBuf {
    part(&format!("{}.licenses.txt", it.name))
}

/// The static programs with all licences, as one archive.
pub(super) fn programs() -> anyhow::Result<()> {
    let mut build = image::static_build()?;
    build.args(["--package", "doko-conformance"]);
    output(build)?;

    let name = programs_name()?;
    let beside = emptied("programs")?;
    let inside = beside.join(&name);
    fs::create_dir(&inside)?;
    let built = image::static_programs()?;
    let programs = PROGRAMS.iter().map(|it| built.join(it.name));
    let own = ["LICENSE-APACHE", "LICENSE-MIT"].map(|name| root().join(name));
    let files = programs.chain(own).chain(licence_files());
    for file in files {
        copy_into(&file, &inside)?;
    }

    let mut tar = program("tar");
    tar.args(["--create", "--gzip", "--sort=name", "--numeric-owner"])
        .args(["--owner=0", "--group=0"])
        .arg(format!("--mtime=@{}", committed()?))
        .arg("--file")
        .arg(part(&format!("{name}.tar.gz")))
        .arg("--directory")
        .args([&beside, Path::new(&name)]);
    output(tar)?;
    Ok(())
}

/// Around the same programs.
pub(super) fn image() -> anyhow::Result<()> {
    let licences: Vec<PathBuf> = licence_files().collect();
    image::archive(&licences, &part(&image_name()))
}

fn keep(file: &Path) -> anyhow::Result<()> {
    copy_into(file, &folder())
}

fn copy_into(file: &Path, folder: &Path) -> anyhow::Result<()> {
    let name = file.file_name().context("a part has a name")?;
    fs::copy(file, folder.join(name)).with_context(|| file.display().to_string())?;
    Ok(())
}
