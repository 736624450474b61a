//! The Python of the documentation, run against a service of this workspace.

use std::env::join_paths;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::Context as _;

use crate::run::{Server, built, output, program, root, target};
use crate::venv;

/// The version of the packages, which all of gRPC for Python shares.
const VERSION: &str = "1.85.1";

/// What docs/LANGUAGES.md installs; the third package comes with the second.
const PACKAGES: [&str; 2] = ["grpcio-tools", "grpcio-status"];

/// Calls whatever the documentation shows of Python.
const CHECK: &str = "tests/e2e/python/examples.py";

/// Holds the vectors against their schemas.
const SCHEMAS: &str = "tests/harness/schemas";

/// The Python of what holds the vectors against their schemas, installed first if need be.
///
/// # Errors
///
/// One readable line that says what the machine lacks.
pub(crate) fn validator() -> Result<PathBuf, String> {
    venv::ensure("schemas", &[&format!("{SCHEMAS}/requirements.txt")])
}

/// Holds the vectors against their schemas.
///
/// # Errors
///
/// With the file and the place of whatever is not as its schema says.
pub(crate) fn check_schemas(python: &Path) -> anyhow::Result<()> {
    let mut check = program(python);
    check
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .arg(format!("{SCHEMAS}/check.py"));
    output(check)?;
    Ok(())
}

/// Holds what the service says of itself against OpenAPI.
///
/// # Errors
///
/// If something cannot be built or started, or with what is wrong.
pub(crate) fn check_openapi(python: &Path) -> anyhow::Result<()> {
    let (_server, address) = serve()?;
    let mut check = program(python);
    check
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .args([&format!("{SCHEMAS}/openapi.py"), &address]);
    output(check)?;
    Ok(())
}

/// The folder of the packages, installed first if need be.
///
/// # Errors
///
/// One readable line that says what the machine lacks.
pub(crate) fn packages() -> Result<PathBuf, String> {
    let folder = target()
        .join("tools")
        .join(format!("python-grpc-{VERSION}"));
    if folder.join("grpc_status").exists() {
        return Ok(folder);
    }
    println!("      installing gRPC for Python into {}", folder.display());
    let mut pip = program("python3");
    pip.args(["-m", "pip", "install", "--quiet", "--target"])
        .arg(&folder)
        .args(PACKAGES.map(|package| format!("{package}=={VERSION}")));
    match output(pip) {
        Ok(_) => Ok(folder),
        Err(_) => Err(format!(
            "gRPC for Python could not be installed (pip packages {} {VERSION})",
            PACKAGES.join(" and ")
        )),
    }
}

/// Starts the service and runs the examples against it.
///
/// # Errors
///
/// If something cannot be built or started, or an example fails.
pub(crate) fn run_examples(packages: &Path) -> anyhow::Result<()> {
    let stubs = stubs(packages)?;
    println!(
        "      building the server as the tests do, which takes minutes where they have not run"
    );
    let (_server, address) = serve()?;
    println!("      running {CHECK}");
    let mut check = program("python3");
    check
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("PYTHONPATH", join_paths([stubs.as_path(), packages])?)
        .args([CHECK, &address]);
    output(check)?;
    Ok(())
}

/// Makes the stubs as docs/LANGUAGES.md does.
fn stubs(packages: &Path) -> anyhow::Result<PathBuf> {
    let folder = target().join("python-stubs");
    fs::create_dir_all(&folder)?;
    let protos = root().join("proto");
    let mut protoc = program("python3");
    protoc
        .env("PYTHONPATH", packages)
        .args(["-m", "grpc_tools.protoc", "-I"])
        .arg(&protos);
    for kind in ["--python_out", "--grpc_python_out"] {
        protoc.arg(kind).arg(&folder);
    }
    for file in fs::read_dir(protos.join("doppelkopf/rules/v1"))? {
        protoc.arg(file?.path());
    }
    output(protoc)?;
    Ok(folder)
}

/// A service on a free port, and its address.
///
/// # Errors
///
/// If it cannot be built or does not start.
pub(crate) fn serve() -> anyhow::Result<(Server, String)> {
    started(&built("doko-server")?)
}

/// This program of the service on a free port, and its address.
///
/// # Errors
///
/// If it does not start.
pub(crate) fn started(server: &Path) -> anyhow::Result<(Server, String)> {
    let mut start = program(server);
    start
        .args(["--address", "127.0.0.1:0"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut server = Server(start.spawn().context("the server cannot be started")?);
    let mut ready = String::new();
    let out = server.0.stdout.take().context("its output is piped")?;
    BufReader::new(out).read_line(&mut ready)?;
    let (_, address) = ready
        .trim_end()
        .split_once("http://")
        .context("the server ended before it was ready")?;
    Ok((server, address.to_owned()))
}
