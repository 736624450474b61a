//! What every manifest and every source file must or must not contain.

use std::fs;
use std::path::{Path, PathBuf};

use doko_architecture::{files, packages, root};

/// A file that needs more is about two things.
const LINES: usize = 500;

#[test]
fn every_crate_inherits_what_the_workspace_says() {
    for package in packages().unwrap() {
        let manifest = fs::read_to_string(&package.manifest).unwrap();
        for line in [
            "[lints]\nworkspace = true",
            "edition.workspace = true",
            "rust-version.workspace = true",
            "version.workspace = true",
        ] {
            assert!(
                manifest.contains(line),
                "{} lacks `{line}`",
                package.manifest.display()
            );
        }
        // The conformance kit has data inside that is under another licence.
        let licences = [
            "license.workspace = true",
            "license = \"(MIT OR Apache-2.0) AND CC0-1.0\"",
        ];
        assert!(
            licences.iter().any(|line| manifest.contains(line)),
            "{} has a licence of its own",
            package.manifest.display()
        );
        let publishes = ["publish = true", "publish.workspace = true"];
        assert!(
            publishes.iter().any(|line| manifest.contains(line)),
            "{} does not say whether it is published",
            package.manifest.display()
        );
    }
}

#[test]
fn every_version_stands_in_the_workspace_manifest() {
    for package in packages().unwrap() {
        let manifest = fs::read_to_string(&package.manifest).unwrap();
        let stray = stray_versions(&manifest);
        assert!(
            stray.is_empty(),
            "{} does not take these from the workspace: {stray:?}",
            package.manifest.display()
        );
    }
}

#[test]
fn stray_versions_are_found() {
    let manifest = "[package]\nversion = \"1\"\n\n[dev-dependencies]\na.workspace = true\n\
                    b = { workspace = true, features = [\"c\"] }\nd = \"1\"\n\
                    e = { path = \"e\", version = \"1\" }\nf = { path = \"f\" }\n";
    assert_eq!(
        stray_versions(manifest),
        ["d = \"1\"", "e = { path = \"e\", version = \"1\" }"]
    );
}

#[test]
fn no_source_file_is_too_long() {
    let long: Vec<(PathBuf, usize)> = files("rs")
        .unwrap()
        .into_iter()
        .map(|path| {
            let lines = fs::read_to_string(&path).unwrap().lines().count();
            (short(&path), lines)
        })
        .filter(|(path, lines)| *lines > LINES && !path.ends_with("generated.rs"))
        .collect();
    assert!(long.is_empty(), "more than {LINES} lines: {long:?}");
}

#[test]
fn nothing_is_left_for_later() {
    let reminders = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("XX", "X"),
        concat!("#[ign", "ore"),
        concat!("to", "do!("),
        concat!("unimpl", "emented!("),
    ];
    for extension in ["rs", "proto", "toml"] {
        for path in files(extension).unwrap() {
            let content = fs::read_to_string(&path).unwrap();
            for reminder in reminders {
                assert!(
                    !content.contains(reminder),
                    "{} contains {reminder}",
                    short(&path).display()
                );
            }
        }
    }
}

fn short(path: &Path) -> PathBuf {
    path.strip_prefix(root()).unwrap_or(path).to_path_buf()
}

/// Dependencies of a manifest that do not say `workspace = true`. A folder of this workspace
/// without a version is none: a package goes without it.
fn stray_versions(manifest: &str) -> Vec<&str> {
    let mut is_dependencies = false;
    let mut stray = Vec::new();
    for line in manifest.lines() {
        if let Some(section) = line.strip_prefix('[') {
            is_dependencies = section.trim_end_matches(']').ends_with("dependencies");
        } else if is_dependencies
            && line.contains(" = ")
            && line.starts_with(|first: char| first.is_ascii_alphabetic())
            && !line.contains("workspace = true")
            && (line.contains("version") || !line.contains("path = "))
        {
            stray.push(line);
        }
    }
    stray
}
