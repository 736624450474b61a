//! How long connections may take, rest and last.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use common::slow::{self, all_have_arrived, ended, slow_call, stream};
use common::{LIST, NO_HURRY, PATIENCE, assert_alive, call, connect, frame, start, unhurried};
use doko_server::{Config, Lifetimes};
use http_body_util::StreamBody;
use hyper::body::Frame;
use hyper::client::conn::http2::{SendRequest, handshake};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_stream::wrappers::ReceiverStream;
use tonic::Code;
use tonic_health::pb::HealthCheckRequest;
use tonic_health::pb::health_check_response::ServingStatus;
use tonic_health::pb::health_client::HealthClient;

const SHORT: Duration = Duration::from_millis(300);

fn with(change: impl FnOnce(&mut Lifetimes)) -> Config {
    let mut config = unhurried();
    change(&mut config.lifetimes);
    config
}

fn short() -> Duration {
    Duration::from_millis(300)
}

/// How long the service waits for more than `bytes` before it closes the connection.
async fn closed_after(server: SocketAddr, bytes: &[u8]) -> Duration {
    let begin = Instant::now();
    let mut stream = TcpStream::connect(server).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut rest = Vec::new();
    // An end or a reset; before it whatever the service has to say.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut rest))
        .await
        .unwrap();
    begin.elapsed()
}

#[tokio::test]
async fn who_speaks_no_http_in_time_is_closed() {
    let server = start(&with(|it| it.handshake_timeout = short()));
    let others = connect(server.address()).await;
    for bytes in [&b""[..], b"PRI * HTTP/2.0\r\n\r\nSM", b"GET / HT"] {
        let time = closed_after(server.address(), bytes).await;
        assert!(time >= SHORT, "{bytes:?}: {time:?}");
    }
    // Over HTTP/1.1 each head has so much time.
    let head = b"POST / HTTP/1.1\r\nhost: localhost\r\nx-slow: ";
    let time = closed_after(server.address(), head).await;
    assert!(time >= SHORT, "{time:?}");
    assert_alive(&others).await;
    server.stop().await;
}

/// A connection, and when it takes no more calls.
async fn watched(server: SocketAddr) -> (SendRequest<slow::Body>, JoinHandle<hyper::Result<()>>) {
    let stream = TcpStream::connect(server).await.unwrap();
    let (client, connection) = handshake(TokioExecutor::new(), TokioIo::new(stream))
        .await
        .unwrap();
    (client, tokio::spawn(connection))
}

#[tokio::test]
async fn a_connection_without_calls_is_closed() {
    let server = start(&with(|it| it.idle_timeout = short()));
    let (busy, busy_end) = watched(server.address()).await;
    let (message, open) = stream(&busy);
    let open = open.await.unwrap();

    let begin = Instant::now();
    let (client, end) = watched(server.address()).await;
    all_have_arrived(&client).await;
    timeout(PATIENCE, end).await.unwrap().unwrap().unwrap();
    let time = begin.elapsed();
    assert!(time >= SHORT, "{time:?}");

    // A call keeps its connection, however little it says.
    sleep(3 * SHORT).await;
    assert!(!busy_end.is_finished());
    drop(message);
    assert_eq!(common::status(open).await.code(), Code::Ok);
    timeout(PATIENCE, busy_end).await.unwrap().unwrap().unwrap();
    server.stop().await;
}

#[tokio::test]
async fn an_old_connection_finishes_its_calls_and_takes_no_more() {
    let server = start(&with(|it| it.max_connection_age = short()));
    let begin = Instant::now();
    let (client, end) = watched(server.address()).await;
    let (message, slow) = slow_call(&client);
    all_have_arrived(&client).await;
    // Until GOAWAY is there, calls are answered; none is lost.
    let asked = timeout(PATIENCE, async {
        let mut asked = 0;
        while !client.is_closed() && ask(&client).await {
            asked += 1;
        }
        asked
    });
    let asked = asked.await.unwrap();
    let time = begin.elapsed();
    assert!(time >= SHORT * 9 / 10, "{time:?}");
    assert!(asked > 0);

    message.send(Ok(Frame::data(frame(b"")))).await.unwrap();
    drop(message);
    assert_eq!(ended(slow).await.code(), Code::Ok);
    timeout(PATIENCE, end).await.unwrap().unwrap().unwrap();
    assert_alive(&connect(server.address()).await).await;
    server.stop().await;
}

/// Health is watched for as long as nothing changes, and until the connection ends.
#[tokio::test]
async fn who_watches_health_is_not_idle_and_does_not_keep_an_old_connection() {
    let mut config = with(|it| it.max_connection_age = Duration::from_millis(1_500));
    config.limits.stream_idle_timeout = short();
    let server = start(&config);
    let (client, end) = watched(server.address()).await;
    let begin = Instant::now();
    let (_message, watching) = begin_watching(&client);
    let (_other, idle) = stream(&client);
    assert_eq!(ended(idle).await.code(), Code::DeadlineExceeded);
    assert!(begin.elapsed() < Duration::from_millis(1_300));
    let status = ended(watching).await;
    assert_eq!(status.code(), Code::Unavailable);
    assert!(begin.elapsed() >= Duration::from_millis(1_300));
    timeout(PATIENCE, end).await.unwrap().unwrap().unwrap();
    server.stop().await;
}

fn begin_watching(client: &SendRequest<slow::Body>) -> slow::Call {
    let (message, watching) = slow::begin(client, "/grpc.health.v1.Health/Watch", NO_HURRY);
    message.try_send(Ok(Frame::data(frame(b"")))).unwrap();
    // There is no more of it.
    drop(message);
    let (unused, _) = tokio::sync::mpsc::channel(1);
    (unused, watching)
}

/// Asks once; whether the connection took the call. One that it took is answered.
async fn ask(client: &SendRequest<slow::Body>) -> bool {
    let (message, body) = tokio::sync::mpsc::channel(1);
    let request = call(LIST, NO_HURRY, StreamBody::new(ReceiverStream::new(body)));
    let _ = message.send(Ok(Frame::data(frame(b"")))).await;
    drop(message);
    match client.clone().send_request(request).await {
        Ok(response) => {
            assert_eq!(common::status(response).await.code(), Code::Ok);
            true
        }
        // Refused before it was looked at, or not sent at all.
        Err(error) => {
            assert!(
                error.is_canceled() || error.to_string().contains("http2"),
                "{error:?}"
            );
            false
        }
    }
}

#[tokio::test]
async fn connections_may_last_if_that_is_said() {
    let server = start(&with(|it| {
        it.idle_timeout = Duration::ZERO;
        it.max_connection_age = Duration::ZERO;
    }));
    let (client, end) = watched(server.address()).await;
    sleep(2 * SHORT).await;
    assert!(!end.is_finished());
    assert!(ask(&client).await);
    server.stop().await;
}

/// Half-open: nobody is there, and nothing says so.
#[tokio::test]
async fn who_answers_no_pings_is_closed() {
    let mut config = unhurried();
    config.keep_alive.http2_keepalive_interval = Duration::from_millis(200);
    config.keep_alive.http2_keepalive_timeout = Duration::from_millis(100);
    let server = start(&config);
    let (live, end) = watched(server.address()).await;
    let (message, open) = stream(&live);
    let open = open.await.unwrap();
    let hello = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    let time = closed_after(server.address(), hello).await;
    assert!(time >= SHORT, "{time:?}");
    // Whoever answers them stays.
    assert!(!end.is_finished());
    drop(message);
    assert_eq!(common::status(open).await.code(), Code::Ok);
    server.stop().await;
}

/// A service with a listener for probes, which stops while a call is in flight.
#[tokio::test]
async fn stopping_says_so_and_finishes_what_is_in_flight() {
    let mut config = unhurried();
    config.access.health_address = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let server = start(&config);
    let (address, probes) = (server.address(), server.health_address().unwrap());
    assert_eq!(health(probes).await, ServingStatus::Serving);
    let (client, end) = watched(address).await;
    let (message, slow) = slow_call(&client);
    all_have_arrived(&client).await;

    let stopped = tokio::spawn(server.stop());
    // GOAWAY: the client makes no more calls here.
    let told = async { while !end.is_finished() && ask(&client).await {} };
    timeout(PATIENCE, told).await.unwrap();
    let refused = async {
        while TcpStream::connect(address).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, refused).await.unwrap();
    // Probes see why, as long as anything is in flight.
    assert_eq!(health(probes).await, ServingStatus::NotServing);
    assert!(!stopped.is_finished());
    message.send(Ok(Frame::data(frame(b"")))).await.unwrap();
    drop(message);
    assert_eq!(ended(slow).await.code(), Code::Ok);
    timeout(PATIENCE, stopped).await.unwrap().unwrap();
    assert!(TcpStream::connect(probes).await.is_err());
}

async fn health(probes: SocketAddr) -> ServingStatus {
    let mut client = HealthClient::new(connect(probes).await);
    let answer = client.check(HealthCheckRequest::default()).await;
    answer.unwrap().into_inner().status()
}
