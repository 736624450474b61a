//! What the figures were measured on.

use std::fmt;
use std::fs;
use std::process::Command;

use serde::Serialize;

#[derive(Debug, Serialize)]
pub(crate) struct Machine {
    pub(crate) cpu: String,
    pub(crate) cores: usize,
    pub(crate) rustc: String,
    /// What was called.
    pub(crate) command: String,
}

impl Machine {
    pub(crate) fn this() -> Machine {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let command = format!(
            "cargo run --profile dist --package doko-bench -- {}",
            arguments.join(" ")
        );
        Machine {
            cpu: cpu().unwrap_or_else(|| std::env::consts::ARCH.to_owned()),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            rustc: rustc().unwrap_or_else(|| "unknown".to_owned()),
            command: command.trim_end_matches([' ', '-']).to_owned(),
        }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Machine {
            cpu,
            cores,
            rustc,
            command,
        } = self;
        write!(f, "{cpu}, {cores} cores, rustc {rustc}\n{command}")
    }
}

fn cpu() -> Option<String> {
    let info = fs::read_to_string("/proc/cpuinfo").ok()?;
    let field = |name| {
        info.lines()
            .find_map(|line| line.strip_prefix(name)?.split_once(": "))
            .map(|(_, value)| value.trim())
    };
    let name = field("model name")?;
    Some(match field("cpu family").zip(field("model\t")) {
        Some((family, model)) => format!("{name} (family {family}, model {model})"),
        None => name.to_owned(),
    })
}

fn rustc() -> Option<String> {
    let output = Command::new("rustc").arg("--version").output().ok()?;
    let version = String::from_utf8(output.stdout).ok()?;
    Some(version.split_whitespace().nth(1)?.to_owned())
}
