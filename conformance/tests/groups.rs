//! What a program has started ends with it.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::io::{ErrorKind, Read as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::time::Duration;

use doko_conformance::Method;
use doko_conformance::road::{Fault, Program, Road as _};
use doko_proto::v1;
use prost::Message as _;
use rustix::process::{Pid, Signal, kill_process};

const PATIENCE: Duration = Duration::from_secs(4);

/// A shell that starts the Python example, which connects to `listener` and hangs when it is
/// asked about seat 3.
fn launcher(listener: &TcpListener) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs/faulty.py");
    let port = listener.local_addr().unwrap().port();
    // A shell whose last command this was would become it.
    format!("python3 {path} hold:{port}; exit 1")
}

/// Whether who connected has ended, which closes the connection.
fn has_ended(mut connection: TcpStream) -> bool {
    let wait = Some(Duration::from_secs(20));
    connection.set_read_timeout(wait).unwrap();
    match connection.read(&mut [0]) {
        Ok(count) => count == 0,
        Err(error) => error.kind() == ErrorKind::ConnectionReset,
    }
}

#[test]
fn what_a_hanging_launcher_has_started_ends_with_it() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let command = ["sh".to_owned(), "-c".to_owned(), launcher(&listener)];
    let program = Program::start(command.to_vec(), PATIENCE).unwrap();
    let request = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        seat: v1::Seat::Seat3.into(),
        ..v1::ValidateMoveRequest::default()
    };
    let reply = program.call(Method::ValidateMove, &request.encode_to_vec());
    assert_eq!(reply, Err(Fault::Hang(PATIENCE)));
    let (connection, _) = listener.accept().unwrap();
    assert!(has_ended(connection));
}

/// The terminal tells the kit to end, and not the groups of its programs.
#[test]
fn who_interrupts_the_kit_leaves_no_program_behind() {
    for (signal, code) in [(Signal::HUP, 129), (Signal::INT, 130), (Signal::TERM, 143)] {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let program = format!("sh -c '{}'", launcher(&listener));
        let mut kit = Command::new(env!("CARGO_BIN_EXE_doko-conformance"))
            .args(["--program", &program, "--suite", "refusals/play"])
            .args(["--timeout", "60"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (connection, _) = listener.accept().unwrap();
        let process = Pid::from_raw(kit.id().try_into().unwrap()).unwrap();
        kill_process(process, signal).unwrap();
        assert_eq!(kit.wait().unwrap().code(), Some(code), "{signal:?}");
        assert!(has_ended(connection), "{signal:?}");
    }
}
