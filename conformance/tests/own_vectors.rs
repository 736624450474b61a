//! Vectors of a folder of one's own.

#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

/// The exit code, and what was written to stdout and stderr.
fn kit(folder: &Path) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_doko-conformance"))
        .arg("--embedded")
        .arg("--vectors")
        .arg(folder)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(folder.join("deal")).unwrap();
    folder
}

fn vector(id: &str) -> Value {
    json!({
        "id": id,
        "name": "packets",
        "why": "Three cards at a time.",
        "source": "RULES CARD-6",
        "rules": ["CARD-6"],
        "ruleSets": ["ddv-tsr"],
        "question": { "packets": {} },
        "answer": { "packets": [3, 3, 3, 3] },
    })
}

fn write(path: PathBuf, vectors: &[Value]) {
    let file = json!({ "about": "My own.", "vectors": vectors });
    fs::write(path, file.to_string()).unwrap();
}

#[test]
fn what_lies_where_nothing_is_read_is_named() {
    let folder = folder("own-unread");
    write(folder.join("deal/mine.json"), &[vector("A-01")]);
    write(folder.join("mine.json"), &[vector("A-02")]);
    fs::create_dir_all(folder.join("deal/deeper")).unwrap();
    write(folder.join("deal/deeper/mine.json"), &[vector("A-03")]);
    let (code, told, complaints) = kit(&folder);
    assert_eq!(code, Some(0), "{complaints}");
    for path in ["mine.json", "deal/deeper/mine.json"] {
        let path = folder.join(path);
        let named = format!("doko-conformance: {} is not read: ", path.display());
        assert!(complaints.contains(&named), "{complaints}");
    }
    assert_eq!(complaints.lines().count(), 2, "{complaints}");
    let conditions = format!("vectors of {}\n", folder.display());
    assert!(told.contains(&conditions), "{told}");

    fs::remove_file(folder.join("deal/mine.json")).unwrap();
    let (code, _, complaints) = kit(&folder);
    assert_eq!(code, Some(2), "{complaints}");
    assert!(complaints.contains("has no vectors"), "{complaints}");
}

#[test]
fn what_is_wrong_with_them_is_told_before_anybody_is_asked() {
    let folder = folder("own-wrong");
    let with = |id: &str, field: &str, value: Value| {
        let mut vector = vector(id);
        vector[field] = value;
        vector
    };
    write(
        folder.join("deal/mine.json"),
        &[
            vector("A-01"),
            with("A-02", "rules", json!(["CARD-66"])),
            with("A-03", "why", json!("no sentence")),
            vector("A-01"),
        ],
    );
    let (code, _, complaints) = kit(&folder);
    assert_eq!(code, Some(2), "{complaints}");
    for told in [
        "deal/mine.json: A-01 (ddv-tsr) stands twice",
        "deal/mine.json: A-02: there is no rule `CARD-66`",
        "deal/mine.json: A-03: `why` is not a sentence",
    ] {
        assert!(complaints.contains(told), "{told}: {complaints}");
    }
}
