//! The program, started for a test.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

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
    pub(crate) fn of(mut command: Command) -> Self {
        let mut child = command
            .env("DOKO_ADDRESS", "127.0.0.1:0")
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
        let address = line
            .trim_end()
            .strip_prefix(&format!(
                "doko-server {} ready on http://",
                env!("CARGO_PKG_VERSION")
            ))
            .unwrap_or_else(|| panic!("no ready line: {line:?}"))
            .parse()
            .unwrap();
        Self { child, address }
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

    /// Exit status and log.
    pub(crate) fn ended(mut self) -> (ExitStatus, String) {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().unwrap() {
                let mut log = String::new();
                self.child
                    .stderr
                    .as_mut()
                    .unwrap()
                    .read_to_string(&mut log)
                    .unwrap();
                return (status, log);
            }
            sleep(Duration::from_millis(10));
        }
        panic!("still running");
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
