//! Makes the Rust code and the descriptor set from the `.proto` files, in their place; with `--check` it changes
//! nothing and names the files that are out of date.
//!
//! Both are checked in, so that a build needs no protobuf compiler and a change
//! of the API is visible as a diff. The compiler here is written in Rust, too.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what an option cannot be is all alike"
)]

mod engine;
mod options;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, ensure};
use prost_reflect::DescriptorPool;

/// Stubs need tonic; whoever wants the messages alone does without.
const STUBS_ONLY_WITH_GRPC: &str = "#[cfg(feature = \"grpc\")]";

/// The packages that the code is made of; `google.protobuf` is known to prost
/// and becomes none. Whatever else is imported is in the descriptor set only.
const PACKAGES: [&str; 3] = ["doppelkopf.rules.v1", "google.protobuf", "google.rpc"];

/// Large messages in rare fields, which would make every record as large.
const BOXED: [&str; 2] = [
    ".doppelkopf.rules.v1.RuleSetRef.overrides",
    ".doppelkopf.rules.v1.RuleSetRef.source.custom",
];

/// What the details of errors are made of. No message refers to them, as a
/// status carries them packed.
const DETAILS: &str = "google/rpc/error_details.proto";

/// Where the code of the messages lies.
const FOLDER: &str = "proto/src/generated";

/// What describes the API to clients: beside the code, and where Envoy and its manifests look
/// for it, because what is deployed must lie below the folder of its manifests.
const DESCRIPTORS: [&str; 2] = [
    "proto/src/generated/descriptor.bin",
    "deploy/envoy/descriptor.pb",
];

/// The options of a rule set, one by one.
const OPTIONS: &str = "proto/src/generated/options.rs";

/// What reads and writes rule sets of the engine.
const RULES: &str = "wire/src/rule_set/generated.rs";

fn main() -> anyhow::Result<()> {
    if std::env::args().nth(1).as_deref() == Some("--check") {
        for file in stale_files()? {
            println!("{file}");
        }
        return Ok(());
    }
    write()
}

/// The folder of the workspace's `Cargo.toml`.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Puts the generated files in their place.
fn write() -> anyhow::Result<()> {
    fs::create_dir_all(root().join(FOLDER))?;
    for (path, content) in generate()? {
        fs::write(root().join(path), content)?;
    }
    Ok(())
}

/// The checked-in files that differ from what would be generated now, or that
/// nothing generates any more.
fn stale_files() -> anyhow::Result<Vec<String>> {
    let fresh = generate()?;
    let is_stale =
        |path: &str, content: &Vec<u8>| fs::read(root().join(path)).ok().as_ref() != Some(content);
    let stale = fresh
        .iter()
        .filter(|(path, content)| is_stale(path, content));
    let mut stale: Vec<String> = stale.map(|(path, _)| path.clone()).collect();
    if let Ok(entries) = fs::read_dir(root().join(FOLDER)) {
        for entry in entries {
            let name = entry?.file_name().to_string_lossy().into_owned();
            let path = format!("{FOLDER}/{name}");
            if !fresh.contains_key(&path) {
                stale.push(path);
            }
        }
    }
    Ok(stale)
}

/// Content by path.
fn generate() -> anyhow::Result<BTreeMap<String, Vec<u8>>> {
    let proto = root().join("proto");
    let mut compiler = protox::Compiler::new([&proto, &proto.join("third_party")])?;
    compiler.include_imports(true);
    compiler.open_files(proto_files(&proto.join("doppelkopf"))?)?;
    compiler.open_file(DETAILS)?;

    // What servers reflect: with all options, without comments. Encoded by the
    // compiler itself, as prost would lose options that it does not know, such
    // as google.api.http.
    compiler.include_source_info(false);
    let descriptor = compiler.encode_file_descriptor_set();

    // What the code is made of: with comments, which become documentation.
    compiler.include_source_info(true);
    let mut messages = compiler.file_descriptor_set();
    messages
        .file
        .retain(|file| PACKAGES.contains(&file.package()));

    let scratch = std::env::temp_dir().join(format!("doko-generate-{}", std::process::id()));
    fs::create_dir_all(&scratch)?;
    let mut builder = tonic_prost_build::configure()
        .emit_rerun_if_changed(false)
        .build_transport(false)
        .btree_map(".")
        .client_mod_attribute(".", STUBS_ONLY_WITH_GRPC)
        .server_mod_attribute(".", STUBS_ONLY_WITH_GRPC)
        .out_dir(&scratch);
    for field in BOXED {
        builder = builder.boxed(field);
    }
    builder.compile_fds(messages)?;

    let pool = DescriptorPool::decode(descriptor.as_slice())?;
    let options = options::all(&pool)?;
    let mut files = BTreeMap::from([
        (OPTIONS.to_owned(), formatted(&options::table(&options))?),
        (RULES.to_owned(), formatted(&engine::rules(&options))?),
    ]);
    for path in DESCRIPTORS {
        files.insert(path.to_owned(), descriptor.clone());
    }
    for entry in fs::read_dir(&scratch)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        files.insert(format!("{FOLDER}/{name}"), fs::read(entry.path())?);
    }
    fs::remove_dir_all(scratch)?;
    Ok(files)
}

/// The same code as `rustfmt` writes it.
fn formatted(code: &str) -> anyhow::Result<Vec<u8>> {
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", "2024"])
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("rustfmt is missing")?;
    let mut input = rustfmt.stdin.take().context("rustfmt reads nothing")?;
    input.write_all(code.as_bytes())?;
    drop(input);
    let output = rustfmt.wait_with_output()?;
    ensure!(output.status.success(), "rustfmt cannot read the code");
    Ok(output.stdout)
}

/// All `.proto` files below, in a stable order.
fn proto_files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder)
            .with_context(|| format!("`{}` cannot be read", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|extension| extension == "proto")
            {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
