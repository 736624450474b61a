//! The action for continuous integration, and the pages that go with it.

#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The script of the last step, without its indentation.
fn script() -> String {
    let action = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/action.yml")).unwrap();
    let (_, script) = action.rsplit_once("run: |\n").unwrap();
    let lines = script
        .lines()
        .map(|it| it.strip_prefix("        ").unwrap_or(it));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_action_reports_and_ends_as_the_kit_does() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("action");
    let bin = folder.join("doko-conformance/bin");
    fs::create_dir_all(&bin).unwrap();
    fs::copy(
        env!("CARGO_BIN_EXE_doko-conformance"),
        bin.join("doko-conformance"),
    )
    .unwrap();
    let summary = folder.join("summary.md");
    fs::write(&summary, "").unwrap();
    let program = format!(
        "python3 {}/executors/normalspiel.py",
        env!("CARGO_MANIFEST_DIR")
    );
    let run = |arguments: &str| {
        let status = Command::new("bash")
            .args(["--noprofile", "--norc", "-eo", "pipefail", "-c", &script()])
            .current_dir(&folder)
            .env("RUNNER_TEMP", &folder)
            .env("GITHUB_STEP_SUMMARY", &summary)
            .env("SERVER", "")
            .env("PROGRAM", &program)
            .env("PROFILE", "")
            .env("ARGUMENTS", arguments)
            .status();
        status.unwrap().code()
    };
    assert_eq!(run("--suite follow --strictness rule"), Some(0));
    assert!(
        fs::read_to_string(&summary)
            .unwrap()
            .contains("# normalspiel.py")
    );
    for report in ["conformance.xml", "conformance.json"] {
        assert!(fs::metadata(folder.join(report)).unwrap().len() > 1000);
    }
    assert_eq!(run("--suite sessions"), Some(3));
    assert_eq!(run("--no-such-flag"), Some(2));
}

/// Every flag that a page or the action names is one that the program has.
#[test]
fn the_pages_name_flags_that_there_are() {
    let help = Command::new(env!("CARGO_BIN_EXE_doko-conformance"))
        .arg("--help")
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let pages = [
        "README.md",
        "PROTOCOL.md",
        "action.yml",
        "docs/SERVER.md",
        "docs/LIBRARY.md",
        "docs/VECTOR.md",
    ];
    let mut named = 0;
    for page in pages {
        let text = fs::read_to_string(root.join(page)).unwrap();
        let words = text.split(|it: char| !it.is_ascii_alphanumeric() && it != '-');
        let of_others = ["--locked", "--only", "--path", "--root"];
        for flag in words.filter(|it| it.starts_with("--") && it.len() > 3) {
            if flag.trim_matches('-').is_empty() || of_others.contains(&flag) {
                continue;
            }
            assert!(help.contains(flag), "{page} names {flag}");
            named += 1;
        }
    }
    assert!(named > 30, "{named}");
}
