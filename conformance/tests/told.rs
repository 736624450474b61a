//! What the program says where it is easily misread.

#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What a run ended with and wrote to stdout and stderr.
struct Ended {
    code: Option<i32>,
    out: String,
    complaints: String,
}

fn kit(arguments: &[&str]) -> Ended {
    let output = Command::new(env!("CARGO_BIN_EXE_doko-conformance"))
        .args(arguments)
        .output()
        .unwrap();
    Ended {
        code: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        complaints: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// A file with this text, below the folder that Cargo gives tests.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path.to_string_lossy().into_owned()
}

/// Nothing failed, and still the run ends with 1: every report says why.
#[test]
fn a_list_that_is_out_of_date_is_told_beside_the_counts() {
    let entry = |case: &str| format!("[[failing]]\ncase = '{case}'\nreason = 'never'\n");
    let list = file("stale.toml", &[entry("no-such"), entry("none")].concat());
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let paths = ["stale.json", "stale.md", "stale.html"]
        .map(|name| folder.join(name).to_string_lossy().into_owned());
    let [json, markdown, html] = &paths;
    let reports = ["--json", json, "--markdown", markdown, "--html", html];
    let asked = ["--embedded", "--case", "C-01/b", "--known", &list];
    let ended = kit(&[&asked[..], &reports].concat());
    assert_eq!(ended.code, Some(1), "{}", ended.complaints);
    let summary = format!(" passed, 0 failed; 2 entries of {list} are out of date");
    let last = ended.out.lines().last().unwrap();
    assert!(last.ends_with(&summary), "{last}");
    for path in &paths {
        let report = fs::read_to_string(path).unwrap();
        assert!(report.contains(&summary), "{path}: {report}");
    }
}
