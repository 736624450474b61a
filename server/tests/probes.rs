//! Probes get through, whoever else is at their port.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use bytes::Bytes;
use common::authority::Authority;
use common::credential::entry;
use common::file::File;
use common::{NO_HURRY, PATIENCE, call, frame, plain, start, status, unhurried};
use doko_server::{Asked, Config, Healthcheck, Running, Unhealthy, check_health};
use http_body_util::Full;
use hyper::client::conn::http2::{SendRequest, handshake};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tonic::Code;

const CHECK: &str = "/grpc.health.v1.Health/Check";

/// More than the port takes.
const MANY: usize = 100;

fn with_probes() -> Running {
    let mut config = unhurried();
    config.access.health_address = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    start(&config)
}

fn probe(address: SocketAddr) -> Healthcheck {
    Healthcheck {
        config: None,
        address,
        health_address: None,
        unix_socket: None,
        service: String::new(),
        timeout: Duration::from_secs(5),
    }
}

/// Waits until a probe is answered.
async fn is_answered(address: SocketAddr) {
    let question = probe(address);
    let answered = async {
        while check_health(&question).await.is_err() {
            sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(PATIENCE, answered).await.unwrap();
}

/// A client that answers pings and asks nothing, unless the service does not want it.
async fn idle(address: SocketAddr) -> Option<SendRequest<Full<Bytes>>> {
    let stream = TokioIo::new(TcpStream::connect(address).await.unwrap());
    let (client, connection) = handshake(TokioExecutor::new(), stream).await.ok()?;
    tokio::spawn(connection);
    Some(client)
}

#[tokio::test]
async fn idle_clients_do_not_keep_probes_out() {
    let server = with_probes();
    let address = server.health_address().unwrap();
    let mut clients = Vec::new();
    for _ in 0..MANY {
        clients.push(idle(address).await);
    }
    is_answered(address).await;
    drop(clients);
    server.stop().await;
}

#[tokio::test]
async fn silent_clients_do_not_keep_probes_out() {
    let server = with_probes();
    let address = server.health_address().unwrap();
    let mut clients = Vec::new();
    for _ in 0..MANY {
        clients.push(TcpStream::connect(address).await.unwrap());
    }
    is_answered(address).await;
    drop(clients);
    server.stop().await;
}

/// A proxy has to say for whom it asks, and to everybody who is asked the same way.
#[tokio::test]
async fn health_is_not_told_either_for_nobody() {
    let mut config = unhurried();
    config.access.health_address = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    config.callers.trusted_proxies = "127.0.0.1".parse().unwrap();
    let server = start(&config);
    for address in [server.address(), server.health_address().unwrap()] {
        let mut client = plain(address).await;
        for (caller, expected) in [
            (Some("192.0.2.1"), Code::Ok),
            (Some("somebody"), Code::Unauthenticated),
            (Some("192.0.2.1, "), Code::Unauthenticated),
            (None, Code::Ok),
        ] {
            let mut request = call(CHECK, NO_HURRY, Full::new(frame(b"")));
            if let Some(caller) = caller {
                let caller = caller.parse().unwrap();
                request.headers_mut().insert("x-forwarded-for", caller);
            }
            let answer = client.send_request(request).await.unwrap();
            assert_eq!(status(answer).await.code(), expected, "{caller:?}");
        }
    }
    server.stop().await;
}

/// What a health check says of a service that serves, at its front and at the listener for
/// probes.
async fn checked(config: &Config) -> (Result<(), Unhealthy>, Result<(), Unhealthy>, Asked) {
    let server = start(config);
    let front = check_health(&probe(server.address())).await;
    let asked = Asked::Address(server.address());
    let beside = check_health(&probe(server.health_address().unwrap())).await;
    server.stop().await;
    (front, beside, asked)
}

#[tokio::test]
async fn a_health_check_without_a_credential_is_sent_to_the_listener_for_probes() {
    let keys = File::new("probed-keys.toml", entry("palast", "doko_0123456789abcdef"));
    let mut config = unhurried();
    config.access.health_address = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    config.access.api_keys = Some(keys.path().to_path_buf());
    let (front, beside, asked) = checked(&config).await;
    assert_eq!(front, Err(Unhealthy::NeedsCredential(asked)));
    assert_eq!(beside, Ok(()));
    let said = front.unwrap_err().to_string();
    assert!(said.ends_with("ask at --health-address"), "{said}");
}

#[tokio::test]
async fn a_health_check_without_tls_is_sent_to_the_listener_for_probes() {
    let own = Authority::new().issue(None);
    let certificate = File::new("probed-certificate.pem", own.pem());
    let key = File::new("probed-key.pem", own.key_pem());
    let mut config = unhurried();
    config.access.health_address = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    config.tls.tls_certificate = Some(certificate.path().to_path_buf());
    config.tls.tls_key = Some(key.path().to_path_buf());
    let (front, beside, asked) = checked(&config).await;
    assert_eq!(front, Err(Unhealthy::NotPlain(asked)));
    assert_eq!(beside, Ok(()));
}
