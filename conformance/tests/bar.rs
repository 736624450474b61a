//! The bar that a run shows where somebody is looking.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::process::{Command, Output};

/// What `script` shows of a command at a terminal, or nothing if this machine has no such
/// program.
fn at_a_terminal(command: &str) -> Option<Output> {
    // The flags of util-linux; others have a program of the same name.
    let version = Command::new("script").arg("--version").output().ok()?;
    let is_known = String::from_utf8_lossy(&version.stdout).contains("util-linux");
    is_known.then(|| {
        Command::new("script")
            .args(["-qec", command, "/dev/null"])
            .env("TERM", "xterm")
            .output()
            .unwrap()
    })
}

#[test]
fn a_bar_counts_the_cases_and_is_gone_at_the_end() {
    let kit = env!("CARGO_BIN_EXE_doko-conformance");
    let list = Command::new(kit)
        .args(["--list", "--suite", "follow"])
        .output()
        .unwrap();
    let count = String::from_utf8(list.stdout).unwrap().lines().count();
    let Some(seen) = at_a_terminal(&format!("{kit} --embedded --suite follow")) else {
        eprintln!("not tried: this machine has no `script` of util-linux");
        return;
    };
    assert_eq!(seen.status.code(), Some(0));
    let text = String::from_utf8_lossy(&seen.stdout);
    let counted = format!("/{count} ");
    assert!(text.contains(&counted), "{counted}: {text:?}");
    // The line of the bar is wiped before anything is reported.
    let (bar, report) = text.rsplit_once("\u{1b}[2K").unwrap();
    assert!(bar.contains(&counted) && !report.contains(&counted));
    assert!(report.contains(" passed, 0 failed"), "{report:?}");

    let games = format!("{kit} --embedded --rule-set vln --generate 2");
    let games = at_a_terminal(&games).unwrap();
    let text = String::from_utf8_lossy(&games.stdout);
    assert!(
        text.contains("/2 ") && text.contains(" questions"),
        "{text:?}"
    );

    // Where nobody is looking there is none.
    let unseen = Command::new(kit)
        .args(["--embedded", "--suite", "follow"])
        .output()
        .unwrap();
    assert!(unseen.stderr.is_empty(), "{unseen:?}");
}
