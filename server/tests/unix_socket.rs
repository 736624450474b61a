//! The socket that is a file: who comes in by it, and what becomes of the file.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::fs;
use std::io::Write as _;
use std::num::NonZeroU32;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};

use common::authority::Authority;
use common::credential::{entry, refusal};
use common::file::File;
use common::program::{Started, program};
use common::{LIST, PATIENCE, assert_alive, connect, failure, frame, send, start, unhurried};
use doko_server::{Config, FileMode, Rate, Server, UnixSocket};
use tokio::time::timeout;
use tonic::Code;
use tonic::transport::{Channel, Endpoint};

/// A folder of this test alone, and a name in it.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        let folder = format!("doko-unix-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(folder);
        fs::create_dir(&folder).unwrap();
        Self(folder.join("socket"))
    }

    fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }

    /// A service that listens there, too.
    fn config(&self) -> Config {
        Config {
            socket: UnixSocket {
                unix_socket: Some(self.0.clone()),
                unix_socket_mode: FileMode::default(),
            },
            ..unhurried()
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(self.0.parent().unwrap());
    }
}

async fn by_file(path: &Path) -> Channel {
    let endpoint = Endpoint::from_shared(format!("unix:{}", path.display())).unwrap();
    endpoint.timeout(PATIENCE).connect().await.unwrap()
}

#[tokio::test]
async fn both_ways_in_lead_to_the_same_service() {
    let place = Place::new("both");
    let server = start(&place.config());
    let file = by_file(&place.0).await;
    assert_alive(&file).await;
    assert_alive(&connect(server.address()).await).await;
    let mode = fs::metadata(&place.0).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o660);
    timeout(PATIENCE, server.stop()).await.unwrap();
    assert!(!place.0.exists());
}

#[tokio::test]
async fn who_has_connected_is_told_that_the_service_stops() {
    let place = Place::new("stop");
    let server = start(&place.config());
    // More than the acceptor has taken when it hears of the end.
    let waiting: Vec<UnixStream> = (0..20)
        .map(|_| UnixStream::connect(&place.0).unwrap())
        .collect();
    for mut stream in &waiting {
        stream
            .write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
            .unwrap();
        stream.write_all(&[0, 0, 0, 4, 0, 0, 0, 0, 0]).unwrap();
    }
    let stopping = tokio::spawn(server.stop());
    for stream in waiting {
        stream.set_nonblocking(true).unwrap();
        let mut stream = tokio::net::UnixStream::from_std(stream).unwrap();
        let mut said = Vec::new();
        let read = tokio::io::AsyncReadExt::read_to_end(&mut stream, &mut said);
        timeout(PATIENCE, read).await.unwrap().unwrap();
        assert!(has_goaway(&said), "{said:?}");
    }
    timeout(PATIENCE, stopping).await.unwrap().unwrap();
}

/// Whether one of these frames is GOAWAY.
fn has_goaway(mut frames: &[u8]) -> bool {
    while let Some(([a, b, c, kind, ..], _)) = frames.split_first_chunk::<9>() {
        if *kind == 7 {
            return true;
        }
        let length = u32::from_be_bytes([0, *a, *b, *c]);
        frames = frames.get(9 + length as usize..).unwrap_or_default();
    }
    false
}

#[tokio::test]
async fn a_user_without_an_address_has_limits_of_his_own() {
    let place = Place::new("limits");
    let mut config = place.config();
    config.callers.caller_rate = Rate::Of(NonZeroU32::new(1));
    config.callers.caller_burst = 200;
    config.callers.max_connections_per_address = 2;
    let server = start(&config);
    let first = by_file(&place.0).await;
    let second = by_file(&place.0).await;
    let mut refused = None;
    for turn in 0..1_000 {
        let channel = if turn % 2 == 0 { &first } else { &second };
        let status = send(channel, LIST, frame(b"")).await;
        if status.code() != Code::Ok {
            refused = Some(status);
            break;
        }
    }
    let expected = (Code::ResourceExhausted, "RATE_LIMITED".to_owned());
    assert_eq!(failure(&refused.unwrap()), expected);
    // Who has an address is somebody else.
    assert_alive(&connect(server.address()).await).await;
    // A third connection is closed at once.
    let third = tokio::net::UnixStream::connect(&place.0).await.unwrap();
    timeout(PATIENCE, third.readable()).await.unwrap().unwrap();
    assert_eq!(third.try_read(&mut [0; 1]).unwrap(), 0);
    server.stop().await;
}

#[tokio::test]
async fn a_file_asks_for_credentials_as_an_address_does() {
    let place = Place::new("keys");
    let keys = File::new("unix-keys.toml", entry("side", "a good key"));
    let mut config = place.config();
    config.access.api_keys = Some(keys.path().to_owned());
    let server = start(&config);
    let file = by_file(&place.0).await;
    let ask = |key| refusal(&file, LIST, key, frame(b""));
    let refused = ask(None).await.unwrap();
    assert_eq!(refused.code(), Code::Unauthenticated);
    assert!(ask(Some("a good key")).await.is_none());
    server.stop().await;
}

#[tokio::test]
async fn a_file_has_no_tls() {
    let place = Place::new("tls");
    let authority = Authority::new();
    let identity = authority.issue(None);
    let (certificate, key) = (
        File::new("unix-tls.pem", identity.pem()),
        File::new("unix-tls.key", identity.key_pem()),
    );
    let mut config = place.config();
    config.tls.tls_certificate = Some(certificate.path().to_owned());
    config.tls.tls_key = Some(key.path().to_owned());
    let server = start(&config);
    assert_alive(&by_file(&place.0).await).await;
    server.stop().await;
}

#[test]
fn a_service_that_cannot_start_leaves_no_file() {
    let place = Place::new("broken");
    let mut config = place.config();
    config.access.health_address = Some(([192, 0, 2, 1], 1).into());
    Server::start(&config).unwrap_err();
    assert!(!place.0.exists());
}

#[test]
fn a_file_of_another_process_is_left_to_it() {
    let place = Place::new("taken");
    let other = UnixListener::bind(&place.0).unwrap();
    let start = || {
        let line = ["--address", "127.0.0.1:0", "--unix-socket", place.name()];
        program().args(line).output().unwrap()
    };
    let output = start();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{message}");
    let expected = format!(
        "cannot listen on {}: another process listens on it",
        place.name()
    );
    assert!(message.contains(&expected), "{message}");
    UnixStream::connect(&place.0).unwrap();
    drop(other);
}

#[test]
fn a_file_that_a_killed_service_left_behind_is_replaced() {
    let place = Place::new("stale");
    let line = ["--unix-socket", place.name(), "--unix-socket-mode", "0600"];
    let killed = Started::new(&line);
    killed.signal("KILL");
    killed.ended();
    assert!(place.0.exists());
    let started = Started::new(&line);
    let mode = fs::metadata(&place.0).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let check = || {
        program()
            .args(["healthcheck", "--timeout", "1m"])
            .env("DOKO_UNIX_SOCKET", place.name())
            // Where nobody is.
            .env("DOKO_ADDRESS", "127.0.0.1:1")
            .output()
            .unwrap()
    };
    assert_eq!(check().status.code(), Some(0));
    started.signal("TERM");
    let (status, log) = started.ended();
    assert_eq!(status.code(), Some(0), "{log}");
    assert!(log.contains(place.name()), "{log}");
    assert!(!place.0.exists());
    let output = check();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    let expected = format!("no service at {}", place.name());
    assert!(message.contains(&expected), "{message}");
}
