//! The program, started for a test.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader};
use std::mem;
use std::net::SocketAddr;
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::spawn;

use super::PATIENCE;

/// The program, in an environment without variables.
pub(crate) fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_doko-server"));
    program.env_clear();
    program
}

/// A running program, killed if the test ends before it does.
pub(crate) struct Started {
    child: Child,
    /// The lines of its log that nobody has waited for yet.
    lines: Receiver<String>,
    /// Those before them.
    log: String,
    /// Where it listens.
    pub(crate) address: SocketAddr,
}

impl Started {
    /// Starts it on a free port and waits until it is ready.
    pub(crate) fn new(arguments: &[&str]) -> Self {
        let mut command = program();
        command.args(arguments);
        Self::of(command)
    }

    /// The same for any command that becomes the program.
    pub(crate) fn of(command: Command) -> Self {
        Self::at(command, "127.0.0.1:0")
    }

    /// The same at this address.
    pub(crate) fn at(mut command: Command, address: &str) -> Self {
        let mut child = command
            .env("DOKO_ADDRESS", address)
            .env("DOKO_DRAIN_DELAY", "0s")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap())
            .read_line(&mut line)
            .unwrap();
        let ready = concat!("doko-server ", env!("CARGO_PKG_VERSION"), " ready on ");
        let address = line
            .trim_end()
            .strip_prefix(ready)
            .and_then(|url| url.strip_prefix("http://").or(url.strip_prefix("https://")))
            .unwrap_or_else(|| panic!("no ready line: {line:?}"))
            .parse()
            .unwrap();
        let lines = lines(child.stderr.take().unwrap());
        Self {
            child,
            lines,
            log: String::new(),
            address,
        }
    }

    /// Sends it this signal.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-s", name, &id])
                .status()
                .unwrap()
                .success()
        );
    }

    /// What it has in memory, in KiB.
    pub(crate) fn resident(&self) -> usize {
        resident(&self.child.id().to_string())
    }

    /// The most that it has had in memory, in KiB.
    pub(crate) fn peak(&self) -> usize {
        in_memory(&self.child.id().to_string(), "VmHWM:")
    }

    /// Waits until a further line of its log says this.
    pub(crate) fn says(&mut self, part: &str) {
        while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
            writeln!(self.log, "{line}").unwrap();
            if line.contains(part) {
                return;
            }
        }
        panic!("it does not say `{part}`: {}", self.log);
    }

    /// Exit status and log of a program that ends.
    pub(crate) fn ended(mut self) -> (ExitStatus, String) {
        let mut log = mem::take(&mut self.log);
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => writeln!(log, "{line}").unwrap(),
                // It has closed its log, which is its end.
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("still running: {log}"),
            }
        }
        (self.child.wait().unwrap(), log)
    }
}

/// What a process has in memory, in KiB.
pub(crate) fn resident(process: &str) -> usize {
    in_memory(process, "VmRSS:")
}

fn in_memory(process: &str, what: &str) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with(what));
    let size = line.unwrap().split_whitespace().nth(1);
    size.unwrap().parse().unwrap()
}

/// The lines of a log as they come.
fn lines(log: ChildStderr) -> Receiver<String> {
    let (sender, lines) = channel();
    spawn(move || {
        for line in BufReader::new(log).lines() {
            if sender.send(line.unwrap()).is_err() {
                return;
            }
        }
    });
    lines
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
