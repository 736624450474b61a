//! What one caller may use: time, calls and connections; and that calls in
//! flight are finished when the service stops.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use bytes::Bytes;
use common::{EVALUATE, LIST, PATIENCE, VALIDATE, connect, failure, frame, send, start};
use doko_server::{Config, Limits, Period};
use http::{Request, Response};
use http_body_util::{BodyExt as _, StreamBody};
use hyper::body::{Frame, Incoming};
use hyper::client::conn::http2::{SendRequest, handshake};
use hyper_util::rt::{TokioExecutor, TokioIo};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{Sender, channel};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Code, Status};

type Piece = Result<Frame<Bytes>, Infallible>;
type Body = StreamBody<ReceiverStream<Piece>>;
type Call = (Sender<Piece>, JoinHandle<Response<Incoming>>);

/// A connection without tonic, whose client would watch over deadlines itself.
async fn plain(address: SocketAddr) -> SendRequest<Body> {
    let stream = TcpStream::connect(address).await.unwrap();
    let (client, connection) = handshake(TokioExecutor::new(), TokioIo::new(stream))
        .await
        .unwrap();
    tokio::spawn(connection);
    client
}

/// A call whose message comes as it is sent, and its end when that is dropped.
fn slow_call(client: &SendRequest<Body>, wish: &str) -> Call {
    call(client, LIST, wish)
}

/// The same for a stream.
fn stream(client: &SendRequest<Body>) -> Call {
    call(client, EVALUATE, "10S")
}

fn call(client: &SendRequest<Body>, path: &str, wish: &str) -> Call {
    let (message, body) = channel(1);
    let request = Request::post(format!("http://localhost{path}"))
        .header("content-type", "application/grpc")
        .header("grpc-timeout", wish)
        .body(StreamBody::new(ReceiverStream::new(body)))
        .unwrap();
    let mut client = client.clone();
    let call = async move { client.send_request(request).await.unwrap() };
    (
        message,
        tokio::spawn(async { timeout(PATIENCE, call).await.unwrap() }),
    )
}

/// The status of a call that ended at once or after an answer.
async fn status(call: JoinHandle<Response<Incoming>>) -> Status {
    let response = call.await.unwrap();
    if let Some(status) = Status::from_header_map(response.headers()) {
        return status;
    }
    let body = response.into_body().collect().await.unwrap();
    Status::from_header_map(body.trailers().unwrap()).unwrap()
}

#[tokio::test]
async fn calls_end_at_the_shorter_deadline() {
    let limits = Limits {
        request_timeout: Period::from_millis(200),
        ..Limits::default()
    };
    let server = start(&Config {
        limits,
        ..Config::on_a_free_port()
    });
    let client = plain(server.address()).await;
    for (wish, at_least, at_most) in [("50m", 45, 190), ("20S", 190, 5_000)] {
        let begin = Instant::now();
        let (_message, call) = slow_call(&client, wish);
        let expected = (Code::DeadlineExceeded, "DEADLINE".to_owned());
        assert_eq!(failure(&status(call).await), expected);
        let time = begin.elapsed();
        assert!(time >= Duration::from_millis(at_least), "{time:?}");
        assert!(time < Duration::from_millis(at_most), "{time:?}");
    }
    server.stop().await;
}

/// Room for three incomplete requests, one of them that of their connection, and
/// not for a fourth.
fn crowded() -> Config {
    let limits = Limits {
        max_message_size: 1_024,
        receive_buffer: 32 * 1_024,
        concurrency_limit: 1,
        max_open_streams: 2,
        ..Limits::default()
    };
    Config {
        limits,
        ..Config::on_a_free_port()
    }
}

fn overloaded() -> (Code, String) {
    (Code::ResourceExhausted, "OVERLOADED".to_owned())
}

#[tokio::test]
async fn slow_senders_keep_only_each_other_out() {
    let server = start(&crowded());
    let client = plain(server.address()).await;
    let slow: Vec<_> = (0..3).map(|_| slow_call(&client, "10S")).collect();
    sleep(Duration::from_millis(100)).await;
    let (_message, fourth) = slow_call(&client, "10S");
    assert_eq!(failure(&status(fourth).await), overloaded());

    let other = connect(server.address()).await;
    for _ in 0..20 {
        assert_eq!(send(&other, LIST, frame(b"")).await.code(), Code::Ok);
    }
    for (message, call) in slow {
        message.send(Ok(Frame::data(frame(b"")))).await.unwrap();
        drop(message);
        assert_eq!(status(call).await.code(), Code::Ok);
    }
    server.stop().await;
}

#[tokio::test]
async fn open_streams_are_limited() {
    let server = start(&crowded());
    let client = plain(server.address()).await;
    let streams: Vec<_> = (0..2).map(|_| stream(&client)).collect();
    sleep(Duration::from_millis(100)).await;
    let (_message, third) = stream(&client);
    assert_eq!(failure(&status(third).await), overloaded());

    let other = connect(server.address()).await;
    assert_eq!(send(&other, LIST, frame(b"")).await.code(), Code::Ok);
    for (message, call) in streams {
        drop(message);
        assert_eq!(status(call).await.code(), Code::Ok);
    }
    // Their places are free again.
    let (message, fourth) = stream(&client);
    drop(message);
    assert_eq!(status(fourth).await.code(), Code::Ok);
    server.stop().await;
}

#[tokio::test]
async fn a_stream_ends_if_a_message_stays_incomplete() {
    let mut config = Config::on_a_free_port();
    config.limits.request_timeout = Period::from_millis(200);
    let server = start(&config);
    let client = plain(server.address()).await;
    let (message, call) = stream(&client);
    // A question with the id `a`.
    let question = frame(&[0x0A, 0x03, 0x0A, 0x01, b'a']);
    message.send(Ok(Frame::data(question))).await.unwrap();
    // Between messages there is no hurry.
    sleep(Duration::from_millis(500)).await;
    assert!(!message.is_closed());
    let half = frame(&[0; 10]).slice(..8);
    let begin = Instant::now();
    message.send(Ok(Frame::data(half))).await.unwrap();
    let status = timeout(PATIENCE, status(call)).await.unwrap();
    assert_eq!(
        failure(&status),
        (Code::DeadlineExceeded, "DEADLINE".to_owned())
    );
    assert!(begin.elapsed() < Duration::from_secs(3));
    server.stop().await;
}

/// What the process has in memory at most so far is below 64 MiB more than it
/// was, however much the callers announce.
#[tokio::test]
async fn half_sent_messages_fill_no_memory() {
    let config = Config::on_a_free_port();
    let server = start(&config);
    let size = usize::try_from(config.limits.max_message_size).unwrap();
    let message = frame(&vec![0; size]);
    let half = message.slice(..size - 1_000);
    let before = resident();
    let mut open = Vec::new();
    for path in [VALIDATE, EVALUATE].repeat(2) {
        let client = plain(server.address()).await;
        for _ in 0..190 {
            let (message, call) = call(&client, path, "10S");
            // Refused ones take no more.
            let _ = message.send(Ok(Frame::data(half.clone()))).await;
            open.push((message, call));
        }
        // All is the same memory on the side of the client.
        sleep(Duration::from_millis(300)).await;
    }
    let more = resident().saturating_sub(before);
    assert!(more < 64 * 1_024, "{more} KiB more");
    assert_eq!(
        send(&connect(server.address()).await, LIST, frame(b""))
            .await
            .code(),
        Code::Ok
    );
}

/// Memory of this process in KiB.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    line.unwrap()
        .split_whitespace()
        .nth(1)
        .unwrap()
        .parse()
        .unwrap()
}

#[tokio::test]
async fn too_much_metadata_is_refused_by_http() {
    let mut config = Config::on_a_free_port();
    config.limits.max_metadata_size = 2_048;
    let server = start(&config);
    let client = plain(server.address()).await;
    for (size, code) in [(1_000, 200), (3_000, 431)] {
        let request = Request::post(format!("http://localhost{LIST}"))
            .header("content-type", "application/grpc")
            .header("x-note", "n".repeat(size))
            .body(StreamBody::new(ReceiverStream::new(channel(1).1)))
            .unwrap();
        let response = timeout(PATIENCE, client.clone().send_request(request)).await;
        assert_eq!(response.unwrap().unwrap().status(), code, "{size}");
    }
    server.stop().await;
}

#[tokio::test]
async fn compressed_requests_are_told_what_is_accepted() {
    let server = start(&Config::on_a_free_port());
    let request = Request::post(format!("http://localhost{LIST}"))
        .header("content-type", "application/grpc")
        .header("grpc-encoding", "gzip")
        .body(StreamBody::new(ReceiverStream::new(channel(1).1)))
        .unwrap();
    let mut client = plain(server.address()).await;
    let response = client.send_request(request).await.unwrap();
    assert_eq!(response.headers()["grpc-accept-encoding"], "identity");
    let status = Status::from_header_map(response.headers()).unwrap();
    assert_eq!(status.code(), Code::Unimplemented);
    assert!(status.details().is_empty());
    server.stop().await;
}

#[tokio::test]
async fn one_connection_too_many_waits() {
    let limits = Limits {
        max_connections: 1,
        ..Limits::default()
    };
    let server = start(&Config {
        limits,
        ..Config::on_a_free_port()
    });
    let first = connect(server.address()).await;
    assert_eq!(send(&first, LIST, frame(b"")).await.code(), Code::Ok);

    let address = server.address();
    let second = tokio::spawn(async move {
        let channel = connect(address).await;
        send(&channel, LIST, frame(b"")).await.code()
    });
    sleep(Duration::from_millis(200)).await;
    assert!(!second.is_finished());
    drop(first);
    assert_eq!(timeout(PATIENCE, second).await.unwrap().unwrap(), Code::Ok);
    server.stop().await;
}

#[tokio::test]
async fn calls_in_flight_are_finished() {
    let server = start(&Config::on_a_free_port());
    let address = server.address();
    let client = plain(address).await;
    let (message, call) = slow_call(&client, "10S");
    sleep(Duration::from_millis(100)).await;

    let stopped = tokio::spawn(server.stop());
    sleep(Duration::from_millis(200)).await;
    assert!(!stopped.is_finished());
    assert!(
        TcpStream::connect(address).await.is_err(),
        "still accepting"
    );
    message.send(Ok(Frame::data(frame(b"")))).await.unwrap();
    drop(message);
    assert_eq!(status(call).await.code(), Code::Ok);
    timeout(PATIENCE, stopped).await.unwrap().unwrap();
}

#[tokio::test]
async fn calls_that_never_end_are_cut() {
    let mut config = Config::on_a_free_port();
    config.drain.drain_timeout = Period::from_millis(300);
    let server = start(&config);
    let (_message, _call) = slow_call(&plain(server.address()).await, "10S");
    sleep(Duration::from_millis(100)).await;
    let begin = Instant::now();
    timeout(PATIENCE, server.stop()).await.unwrap();
    assert!(
        begin.elapsed() < Duration::from_secs(3),
        "{:?}",
        begin.elapsed()
    );
}
