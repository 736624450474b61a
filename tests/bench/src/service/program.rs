//! The program itself: how soon it is ready, and how little memory it needs while nobody
//! asks.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use anyhow::Context as _;
use serde::Serialize;

use crate::rounds::Spread;

/// The longest that it may take until it is ready.
const MILLISECONDS: f64 = 100.0;

/// The most memory that it may have in use by then.
const MEBIBYTES: f64 = 20.0;

/// The program with its default settings.
#[derive(Debug, Serialize)]
pub(crate) struct Program {
    /// From its start until it says that it is ready, in milliseconds.
    pub(crate) start: Spread,
    /// Resident memory when it is ready, in MiB.
    pub(crate) memory: Spread,
    starts: u32,
}

/// A figure that has an upper bound.
pub(crate) struct Bounded {
    pub(crate) what: &'static str,
    pub(crate) spread: Spread,
    pub(crate) most: f64,
}

impl Program {
    /// Starts the program so often; `None` if it was not built.
    ///
    /// # Errors
    ///
    /// It does not start.
    pub(crate) fn measure(times: u32) -> anyhow::Result<Option<Program>> {
        let mut path = std::env::current_exe()?;
        path.set_file_name("doko-server");
        if !path.exists() {
            eprintln!(
                "not measured: there is no doko-server beside this program; \
                 `cargo build --profile dist --package doko-server` builds it"
            );
            return Ok(None);
        }
        let (mut starts, mut memory) = (Vec::new(), Vec::new());
        for _ in 0..times {
            let begun = Instant::now();
            let child = Command::new(&path)
                .args(["--address", "127.0.0.1:0", "--drain-delay", "0s"])
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()?;
            let mut started = Started(child);
            let out = started.0.stdout.take().context("no output")?;
            let mut line = String::new();
            BufReader::new(out).read_line(&mut line)?;
            anyhow::ensure!(line.contains(" ready on "), "not ready: {line}");
            starts.push(begun.elapsed().as_secs_f64() * 1e3);
            memory.extend(resident(started.0.id()));
        }
        let start = Spread::of(starts.into_iter()).context("it was never started")?;
        let memory = Spread::of(memory.into_iter()).context("memory is not known here")?;
        Ok(Some(Program {
            start,
            memory,
            starts: times,
        }))
    }

    pub(crate) fn figures(&self) -> [Bounded; 2] {
        [
            Bounded {
                what: "start until ready, ms",
                spread: self.start,
                most: MILLISECONDS,
            },
            Bounded {
                what: "memory when ready, MiB",
                spread: self.memory,
                most: MEBIBYTES,
            },
        ]
    }

    pub(crate) fn is_good(&self) -> bool {
        self.figures().iter().all(Bounded::is_good)
    }
}

impl Bounded {
    pub(crate) fn is_good(&self) -> bool {
        self.spread.median < self.most
    }
}

/// A process that ends with this.
struct Started(Child);

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What a process has in memory, in MiB.
fn resident(process: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kibibytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes / 1_024.0)
}
