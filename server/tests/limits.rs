//! What one caller may use: time, calls and connections; and that calls in
//! flight are finished when the service stops.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use bytes::Bytes;
use common::{LIST, PATIENCE, connect, failure, frame, send, start};
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
fn slow_call(
    client: &SendRequest<Body>,
    wish: &str,
) -> (Sender<Piece>, JoinHandle<Response<Incoming>>) {
    let (message, body) = channel(1);
    let request = Request::post(format!("http://localhost{LIST}"))
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

#[tokio::test]
async fn one_call_too_many_is_refused_at_once() {
    let limits = Limits {
        concurrency_limit: 1,
        ..Limits::default()
    };
    let server = start(&Config {
        limits,
        ..Config::on_a_free_port()
    });
    let (message, call) = slow_call(&plain(server.address()).await, "10S");
    sleep(Duration::from_millis(100)).await;

    let other = connect(server.address()).await;
    let refused = send(&other, LIST, frame(b"")).await;
    assert_eq!(
        failure(&refused),
        (Code::ResourceExhausted, "OVERLOADED".to_owned())
    );

    message.send(Ok(Frame::data(frame(b"")))).await.unwrap();
    drop(message);
    assert_eq!(status(call).await.code(), Code::Ok);
    assert_eq!(send(&other, LIST, frame(b"")).await.code(), Code::Ok);
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
