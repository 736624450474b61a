//! What one caller may use: time, calls and connections; and that calls in
//! flight are finished when the service stops.

mod common;

use std::time::{Duration, Instant};

use common::claims::batch_of_short;
use common::slow::{all_have_arrived, begin, ended, slow_call, stream};
use common::{
    EVALUATE, LIST, NO_HURRY, PATIENCE, call, connect, failure, frame, plain, send, start, status,
    unhurried,
};
use doko_server::{Config, Limits};
use http::Request;
use http_body_util::{BodyExt as _, Full, StreamBody};
use hyper::body::Frame;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::mpsc::channel;
use tokio::time::{sleep, timeout};
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Code, Status};

fn deadline() -> (Code, String) {
    (Code::DeadlineExceeded, "DEADLINE".to_owned())
}

#[tokio::test]
async fn calls_end_at_the_shorter_deadline() {
    for (wish, maximum, at_least) in [("50m", 3_600_000, 50), (NO_HURRY, 200, 200)] {
        let mut config = unhurried();
        config.limits.request_timeout = Duration::from_millis(maximum);
        let server = start(&config);
        let client = plain(server.address()).await;
        let start = Instant::now();
        let (_message, call) = begin(&client, LIST, wish);
        assert_eq!(failure(&ended(call).await), deadline());
        let time = start.elapsed();
        assert!(time >= Duration::from_millis(at_least), "{time:?}");
        server.stop().await;
    }
}

/// Short questions take long together, and a stream is no way around that. Its messages have
/// their questions where those of a batch have them.
#[tokio::test]
async fn many_short_questions_end_with_their_deadline() {
    const BATCH: &str = "/doppelkopf.rules.v1.RulesService/EvaluateBatch";
    let server = start(&unhurried());
    let mut client = plain(server.address()).await;
    let questions = batch_of_short(200);
    for path in [BATCH, EVALUATE] {
        for wish in ["0n", "1n", "1m"] {
            let request = call(path, wish, Full::new(questions.clone()));
            let answer = client.send_request(request).await.unwrap();
            assert_eq!(failure(&status(answer).await), deadline(), "{path} {wish}");
        }
        let request = call(path, NO_HURRY, Full::new(questions.clone()));
        let answer = client.send_request(request).await.unwrap();
        assert_eq!(status(answer).await.code(), Code::Ok);
    }
    server.stop().await;
}

/// Room for three incomplete requests, one of them that of their connection, and
/// not for a fourth.
fn crowded() -> Config {
    let mut config = unhurried();
    config.limits = Limits {
        max_message_size: 1_024,
        receive_buffer: 32 * 1_024,
        concurrency_limit: 1,
        max_open_streams: 2,
        ..config.limits
    };
    config
}

fn overloaded() -> (Code, String) {
    (Code::ResourceExhausted, "OVERLOADED".to_owned())
}

#[tokio::test]
async fn slow_senders_keep_only_each_other_out() {
    let server = start(&crowded());
    let client = plain(server.address()).await;
    let mut slow = Vec::new();
    for _ in 0..3 {
        slow.push(slow_call(&client));
        // From then on nothing is to be done for it.
        all_have_arrived(&client).await;
    }
    let (_message, fourth) = slow_call(&client);
    assert_eq!(failure(&ended(fourth).await), overloaded());

    let other = connect(server.address()).await;
    for _ in 0..20 {
        assert_eq!(send(&other, LIST, frame(b"")).await.code(), Code::Ok);
    }
    for (message, call) in slow {
        message.send(Ok(Frame::data(frame(b"")))).await.unwrap();
        drop(message);
        assert_eq!(ended(call).await.code(), Code::Ok);
    }
    server.stop().await;
}

#[tokio::test]
async fn open_streams_are_limited() {
    let server = start(&crowded());
    let client = plain(server.address()).await;
    let mut streams = Vec::new();
    for _ in 0..2 {
        let (message, call) = stream(&client);
        // With the head of the response the stream is open.
        streams.push((message, call.await.unwrap()));
    }
    let (_message, third) = stream(&client);
    assert_eq!(failure(&ended(third).await), overloaded());

    let other = connect(server.address()).await;
    assert_eq!(send(&other, LIST, frame(b"")).await.code(), Code::Ok);
    for (message, response) in streams {
        drop(message);
        assert_eq!(status(response).await.code(), Code::Ok);
    }
    // Their places are free again.
    let (message, fourth) = stream(&client);
    drop(message);
    assert_eq!(ended(fourth).await.code(), Code::Ok);
    server.stop().await;
}

#[tokio::test]
async fn a_stream_ends_if_a_message_stays_incomplete() {
    let mut config = unhurried();
    config.limits.request_timeout = Duration::from_millis(200);
    let server = start(&config);
    let client = plain(server.address()).await;
    let (message, call) = stream(&client);
    let mut response = call.await.unwrap();
    // A question with the id `a`.
    let question = frame(&[0x0A, 0x03, 0x0A, 0x01, b'a']);
    for _ in 0..2 {
        let whole = Ok(Frame::data(question.clone()));
        message.send(whole).await.unwrap();
        let answer = timeout(PATIENCE, response.frame()).await.unwrap();
        assert!(answer.unwrap().unwrap().is_data());
        // Between messages there is no hurry: the second one comes after this.
        sleep(2 * config.limits.request_timeout).await;
    }
    let half = frame(&[0; 10]).slice(..8);
    message.send(Ok(Frame::data(half))).await.unwrap();
    assert_eq!(failure(&status(response).await), deadline());
    server.stop().await;
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
    let expected = (Code::Unimplemented, "UNDECODABLE_MESSAGE".to_owned());
    assert_eq!(failure(&status), expected);
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
    // However long it takes.
    sleep(Duration::from_millis(200)).await;
    assert!(!second.is_finished());
    drop(first);
    assert_eq!(timeout(PATIENCE, second).await.unwrap().unwrap(), Code::Ok);
    server.stop().await;
}

#[tokio::test]
async fn calls_in_flight_are_finished() {
    let server = start(&unhurried());
    let address = server.address();
    let client = plain(address).await;
    let (message, call) = slow_call(&client);
    all_have_arrived(&client).await;

    let stopped = tokio::spawn(server.stop());
    let no_longer_accepting = async {
        while TcpStream::connect(address).await.is_ok() {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, no_longer_accepting).await.unwrap();
    assert!(!stopped.is_finished());
    message.send(Ok(Frame::data(frame(b"")))).await.unwrap();
    drop(message);
    assert_eq!(ended(call).await.code(), Code::Ok);
    timeout(PATIENCE, stopped).await.unwrap().unwrap();
}

/// Whoever connects while the service stops is told so, not cut off.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_to_be_accepted_is_told_that_the_service_stops() {
    let mut config = unhurried();
    config.drain.drain_timeout = Duration::from_secs(4);
    let server = start(&config);
    let address = server.address();
    let hello = |number: u32| async move {
        let mut stream = TcpStream::connect(address).await.ok()?;
        let hello = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
        stream.write_all(hello).await.unwrap();
        Some((number, stream))
    };
    // All of them are connected; by far not all can have been accepted.
    let mut streams = Vec::new();
    for number in 0..150 {
        streams.extend(hello(number).await);
    }
    assert_eq!(streams.len(), 150);
    let stopped = tokio::spawn(server.stop());
    for (number, mut stream) in streams {
        let mut frames = Vec::new();
        let read = timeout(PATIENCE, stream.read_to_end(&mut frames)).await;
        assert!(read.unwrap().is_ok(), "{number} was reset");
        // GOAWAY of the whole connection.
        let goaway = [7, 0, 0, 0, 0, 0];
        assert!(frames.windows(6).any(|it| it == goaway), "{number}");
    }
    timeout(PATIENCE, stopped).await.unwrap().unwrap();
}

#[tokio::test]
async fn who_has_gone_without_a_word_does_not_hold_up_the_end() {
    let mut config = unhurried();
    config.drain.drain_timeout = Duration::from_secs(8);
    let server = start(&config);
    let mut gone = TcpStream::connect(server.address()).await.unwrap();
    let hello = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    gone.write_all(hello).await.unwrap();
    assert!(gone.read(&mut [0; 9]).await.unwrap() > 0);
    let begin = Instant::now();
    timeout(PATIENCE, server.stop()).await.unwrap();
    let time = begin.elapsed();
    assert!(time < Duration::from_secs(6), "{time:?}");
}

#[tokio::test]
async fn calls_that_never_end_are_cut() {
    let mut config = unhurried();
    config.drain.drain_timeout = Duration::from_millis(300);
    let server = start(&config);
    let client = plain(server.address()).await;
    let (_message, _call) = slow_call(&client);
    all_have_arrived(&client).await;
    let begin = Instant::now();
    timeout(PATIENCE, server.stop()).await.unwrap();
    // Not before the time that calls have to end by themselves.
    let time = begin.elapsed();
    assert!(time >= Duration::from_millis(300), "{time:?}");
}
