//! Where a report comes from.

use std::fs;
use std::process::Command;

/// The machine, the commit and how it was built, as a sentence.
pub(crate) fn origin() -> String {
    let cpu = cpu().unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let commit = commit().unwrap_or_else(|| "unknown".to_owned());
    let build = match cfg!(debug_assertions) {
        true => "debug",
        false => "release",
    };
    format!(
        "Commit {commit}, {build} build. Machine: {cpu}, {cores} cores, shared by the service \
         and its callers."
    )
}

fn cpu() -> Option<String> {
    let info = fs::read_to_string("/proc/cpuinfo").ok()?;
    let name = info
        .lines()
        .find_map(|line| line.strip_prefix("model name"))?;
    Some(name.trim_start_matches([' ', '\t', ':']).to_owned())
}

/// What is checked out, and whether anything that is built differs from it.
fn commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).output().ok()?;
        output
            .status
            .success()
            .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let head = git(&["rev-parse", "--short=12", "HEAD"])?;
    let changed = git(&[
        "status",
        "--porcelain",
        "--",
        "*.rs",
        "*.toml",
        "Cargo.lock",
    ])?;
    Some(match changed.is_empty() {
        true => head,
        false => format!("{head} with changes"),
    })
}
