//! What a release consists of, built into `dist`; each part installed and asked.

mod check;
mod parts;

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use crate::image;
use crate::package::VERSION;
use crate::run::{output, program, root};

/// How it is called.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Build nothing; install each part that is built in a clean folder and ask it something
    #[arg(long)]
    check: bool,
}

/// A program that is released.
#[derive(Clone, Copy, Debug)]
struct Program {
    name: &'static str,
    /// Where its crate lies.
    folder: &'static str,
}

const PROGRAMS: [Program; 3] = [
    Program {
        name: "doko-server",
        folder: "server",
    },
    Program {
        name: "doko",
        folder: "cli",
    },
    Program {
        name: "doko-conformance",
        folder: "conformance",
    },
];

/// The checksums of everything else.
const SUMS: &str = "SHA256SUMS";

/// Builds a release, or installs and asks what is built; one line for each part.
///
/// # Errors
///
/// If something cannot be built, or does not answer as it should.
pub(crate) fn run(arguments: Arguments) -> anyhow::Result<()> {
    if arguments.check {
        return check::all();
    }
    let folder = folder();
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    step("crates", parts::crates)?;
    step("python", parts::python)?;
    step("npm", parts::npm)?;
    step("vectors", parts::vectors)?;
    step("sbom", parts::sbom)?;
    step("licences", parts::licences)?;
    step("programs", parts::programs)?;
    match image::lack() {
        None => step("image", parts::image)?,
        Some(lack) => println!("image      skipped: {lack}"),
    }
    step("checksums", checksums)
}

/// Does a part and says how long it took.
fn step<T>(name: &str, part: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    let started = Instant::now();
    let done = part().map_err(|error| error.context(format!("`{name}` failed")))?;
    println!("{name:<10} {:>7.1} s", started.elapsed().as_secs_f64());
    Ok(done)
}

/// Where the parts are.
fn folder() -> PathBuf {
    root().join("dist")
}

/// Where one of them is.
fn part(name: &str) -> PathBuf {
    folder().join(name)
}

/// The archive with the programs, without its ending.
fn programs_name() -> anyhow::Result<String> {
    Ok(format!("doko-rules-{VERSION}-{}", image::host()?))
}

fn image_name() -> String {
    format!("doko-rules-{VERSION}-oci.tar")
}

fn vectors_name() -> String {
    format!("doko-vectors-{VERSION}")
}

/// Built by the code of each client, as its tools name it.
fn wheel_name() -> String {
    format!("doko_sdk-{VERSION}-py3-none-any.whl")
}

fn source_name() -> String {
    format!("doko_sdk-{VERSION}.tar.gz")
}

fn npm_name() -> String {
    format!("doko-sdk-{VERSION}.tgz")
}

fn checksums() -> anyhow::Result<()> {
    let names = names()?;
    let mut sum = program("sha256sum");
    sum.current_dir(folder()).args(names);
    fs::write(part(SUMS), output(sum)?)?;
    Ok(())
}

/// What is there, but for the checksums.
fn names() -> anyhow::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name != SUMS {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workflow_publishes_what_is_built() {
        let workflow = root().join(".github/workflows/release.yml");
        let workflow = fs::read_to_string(workflow).unwrap();
        let workflow = workflow.replace("${GITHUB_REF_NAME#v}", VERSION);
        for name in [
            format!("dist/{}\"", image_name()),
            format!("dist/{}\"", npm_name()),
            format!("dist/doko-sdk-{VERSION}.crate\""),
        ] {
            assert!(workflow.contains(&name), "{name}");
        }
        let python = format!("doko_sdk-{VERSION}");
        assert!(workflow.contains(&format!("dist/doko_sdk-\"{VERSION}\"*")));
        assert!(wheel_name().starts_with(&python) && source_name().starts_with(&python));
    }
}
