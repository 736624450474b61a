//! A client in Go, which has no SDK: made of the `.proto` files by Debian's packages alone.

use std::env::join_paths;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::python::serve;
use crate::run::{Server, output, program, root, target};

/// The client and its tests.
const FOLDER: &str = "tests/strangers/go";

/// Where the service's own `.proto` files lie, below `proto`.
const PROTOS: &str = "doppelkopf/rules/v1";

/// Where Debian puts libraries for Go.
const LIBRARIES: &str = "/usr/share/gocode";

/// What Debian names the programs and libraries that have to be there.
const PACKAGES: [(&str, &str); 7] = [
    ("/usr/bin/go", "golang-go"),
    ("/usr/bin/protoc", "protobuf-compiler"),
    ("/usr/bin/protoc-gen-go", "protoc-gen-go"),
    ("/usr/bin/protoc-gen-go-grpc", "protoc-gen-go-grpc"),
    (
        "/usr/share/gocode/src/google.golang.org/grpc",
        "golang-google-grpc-dev",
    ),
    (
        "/usr/share/gocode/src/google.golang.org/protobuf",
        "golang-google-protobuf-dev",
    ),
    // There is an older one beside it, which lacks this file and does not work with the others.
    (
        "/usr/share/gocode/src/github.com/golang/protobuf/jsonpb/decode.go",
        "golang-github-golang-protobuf-1-5-dev",
    ),
];

/// What this machine lacks to be a stranger, if anything.
pub(crate) fn lack() -> Option<String> {
    let missing: Vec<_> = PACKAGES
        .into_iter()
        .filter(|(path, _)| !Path::new(path).exists())
        .map(|(_, package)| package)
        .collect();
    (!missing.is_empty()).then(|| {
        format!(
            "not all of Debian's packages for Go: {} missing",
            missing.join(", ")
        )
    })
}

/// Generates the stubs, checks format and lints, and runs the example; what is given then
/// runs the vectors against the service given with it.
///
/// # Errors
///
/// If something cannot be generated, built or started, a linter has something to say, or the
/// example answers otherwise than the other languages.
pub(crate) fn test() -> anyhow::Result<(Server, Command)> {
    stubs()?;
    let unformatted = output({
        let mut gofmt = program("/usr/bin/gofmt");
        gofmt.args(["-l", FOLDER]);
        gofmt
    })?;
    anyhow::ensure!(
        unformatted.is_empty(),
        "run `gofmt -w {FOLDER}`, not formatted: {unformatted}"
    );
    output(go(["vet", "."]))?;
    let (server, address) = serve()?;
    let mut example = go(["run", "."]);
    example
        .arg(&address)
        .arg(root().join("tests/golden/recorded-normalspiel.json"));
    let printed = output(example)?;
    let expected = fs::read_to_string(root().join("docs/examples/first_questions.txt"))?;
    anyhow::ensure!(
        printed == expected,
        "the example of {FOLDER} printed\n{printed}"
    );
    let mut test = go(["test", "-v", "-count=1", "."]);
    test.env("DOKO_ADDRESS", &address);
    Ok((server, test))
}

/// Makes the code of all messages and services, as a stranger does: the package to put it in
/// is told on the command line, since the `.proto` files name none for Go.
fn stubs() -> anyhow::Result<()> {
    let source = workspace().join("src");
    if source.exists() {
        fs::remove_dir_all(&source)?;
    }
    fs::create_dir_all(&source)?;
    let protos = root().join("proto");
    let mut protoc = program("/usr/bin/protoc");
    protoc.arg("-I").arg(&protos);
    for plugin in ["go", "go-grpc"] {
        protoc.arg(format!("--{plugin}_out")).arg(&source);
    }
    for file in fs::read_dir(protos.join(PROTOS))? {
        let file = format!("{PROTOS}/{}", file?.file_name().to_string_lossy());
        for plugin in ["go", "go-grpc"] {
            protoc.arg(format!("--{plugin}_opt=M{file}={PROTOS};rules"));
        }
        protoc.arg(file);
    }
    output(protoc)?;
    Ok(())
}

/// Go in the folder of the client, with the generated code and Debian's libraries, and with
/// no way to fetch anything.
fn go<const N: usize>(arguments: [&str; N]) -> Command {
    let mut go = program("/usr/bin/go");
    let libraries = [workspace(), PathBuf::from(LIBRARIES)];
    go.current_dir(root().join(FOLDER))
        .env("GO111MODULE", "off")
        .env("GOPROXY", "off")
        .env("GOFLAGS", "")
        .env("GOPATH", join_paths(libraries).unwrap_or_default())
        .env("GOCACHE", workspace().join("cache"))
        .args(arguments);
    go
}

/// Where the generated code and what is built of it lie.
fn workspace() -> PathBuf {
    target().join("go")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_package_is_installed_where_a_skip_is_a_failure() {
        let run = fs::read_to_string(root().join(".ci/run")).unwrap_or_default();
        let installed: Vec<&str> = run.split(['\n', ' ', '(', ')']).collect();
        for (_, package) in PACKAGES {
            assert!(installed.contains(&package), "{package}");
        }
    }
}
