//! The program `doko`, run for a test.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Under the tournament rules, two tricks of a Normalspiel in which Re is
/// announced after the first card.
pub(crate) const BEGUN: &str = "ddv-tsr@2026-02-21; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
                     CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g; \
                     p=HTDJCJDADASQDQHT; x=1:4re";

/// What the program printed, what it complained of, and its exit code.
pub(crate) struct Printed {
    pub(crate) out: String,
    pub(crate) complaints: String,
    pub(crate) code: Option<i32>,
}

impl Printed {
    /// These lines stand in the output, in this order.
    pub(crate) fn assert_lines(&self, lines: &[&str]) {
        let mut rest = self.out.lines();
        for line in lines {
            assert!(rest.any(|it| it == *line), "{line}\n{}", self.out);
        }
    }
}

/// The file of a golden game.
pub(crate) fn golden(name: &str) -> String {
    format!("{}/../tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"))
}

/// The program, in an environment without variables.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_doko"));
    program.env_clear();
    program
}

pub(crate) fn run(arguments: &[&str], input: &str) -> Printed {
    run_with(&[], arguments, input)
}

pub(crate) fn run_with(environment: &[(&str, &str)], arguments: &[&str], input: &str) -> Printed {
    let mut child = program()
        .envs(environment.iter().copied())
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that reads a file closes its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Printed {
        out: String::from_utf8(output.stdout).unwrap(),
        complaints: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code(),
    }
}

/// A folder of this test with these files.
pub(crate) fn with_files(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    for (file, text) in files {
        let file = folder.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    folder
}
