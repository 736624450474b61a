//! The program, started with arguments, and files for it.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What a run ended with and wrote to stdout and stderr.
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) complaints: String,
}

/// Starts it with these arguments, and waits until it ends.
pub(crate) fn kit(arguments: &[&str]) -> Ended {
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
pub(crate) fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path.to_string_lossy().into_owned()
}
