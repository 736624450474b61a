//! Answers that a client asks for and reads late, slowly or never.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::time::{Duration, Instant};

use common::{
    EVALUATE, NO_HURRY, PATIENCE, RULES, assert_alive, call, connect, failure, frame, plain,
    reluctant, start, status, unhurried,
};
use doko_server::Config;
use http::Response;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Incoming;
use tokio::time::{sleep, timeout};
use tonic::{Code, Status};

const SHORT: Duration = Duration::from_millis(300);

fn short() -> Duration {
    Duration::from_millis(300)
}

fn impatient() -> Config {
    let mut config = unhurried();
    config.limits.send_timeout = short();
    config
}

/// A question with the id `a`, as a message of a stream.
const QUESTION: [u8; 5] = [0x0A, 0x03, 0x0A, 0x01, b'a'];

#[tokio::test]
async fn a_client_who_reads_no_answer_is_closed() {
    let server = start(&impatient());
    for (path, body) in [(RULES, frame(b"")), (EVALUATE, frame(&QUESTION))] {
        let begin = Instant::now();
        let (mut client, end) = reluctant(server.address(), 0).await;
        let request = call(path, NO_HURRY, Full::new(body));
        let response = client.send_request(request).await.unwrap();
        assert!(Status::from_header_map(response.headers()).is_none());
        let ended = timeout(PATIENCE, end).await.unwrap().unwrap();
        let time = begin.elapsed();
        assert!(time >= SHORT, "{time:?}: {ended:?}");
        drop(response);
    }
    assert_alive(&connect(server.address()).await).await;
    server.stop().await;
}

#[tokio::test]
async fn who_reads_nothing_and_asks_nothing_is_left_alone() {
    let server = start(&impatient());
    let (mut client, end) = reluctant(server.address(), 1_024).await;
    for _ in 0..3 {
        sleep(2 * SHORT).await;
        assert!(!end.is_finished());
        let request = call(RULES, NO_HURRY, Full::new(frame(b"")));
        let response = client.send_request(request).await.unwrap();
        assert_eq!(status(response).await.code(), Code::Ok);
    }
    server.stop().await;
}

/// Reads an answer in small pieces, which takes `time` at least.
async fn read_slowly(response: Response<Incoming>, time: Duration) -> Status {
    let begin = Instant::now();
    let mut body = response.into_body();
    let mut size = 0;
    loop {
        let frame = timeout(PATIENCE, body.frame()).await.unwrap();
        match frame.unwrap().unwrap().into_data() {
            Ok(data) => size += data.len(),
            Err(frame) => {
                assert!(begin.elapsed() >= time && size > 64 * 1_024, "{size} bytes");
                return Status::from_header_map(&frame.into_trailers().unwrap()).unwrap();
            }
        }
        if begin.elapsed() < time {
            sleep(time / 20).await;
        }
    }
}

#[tokio::test]
async fn an_answer_on_its_way_is_finished_after_goaway() {
    let mut config = unhurried();
    config.lifetimes.handshake_timeout = short();
    config.lifetimes.max_connection_age = short();
    let server = start(&config);
    let (mut client, end) = reluctant(server.address(), 1_024).await;
    let request = call(RULES, NO_HURRY, Full::new(frame(b"")));
    let response = client.send_request(request).await.unwrap();
    // Longer than the age and the time for those who do not answer together.
    let status = read_slowly(response, 6 * SHORT).await;
    assert_eq!(status.code(), Code::Ok);
    timeout(PATIENCE, end).await.unwrap().unwrap().unwrap();
    server.stop().await;
}

#[tokio::test]
async fn an_answer_on_its_way_is_finished_when_the_service_stops() {
    let mut config = unhurried();
    config.lifetimes.handshake_timeout = short();
    let server = start(&config);
    let (mut client, end) = reluctant(server.address(), 1_024).await;
    let request = call(RULES, NO_HURRY, Full::new(frame(b"")));
    let response = client.send_request(request).await.unwrap();
    let stopped = tokio::spawn(server.stop());
    let status = read_slowly(response, 4 * SHORT).await;
    assert_eq!(status.code(), Code::Ok);
    timeout(PATIENCE, end).await.unwrap().unwrap().unwrap();
    timeout(PATIENCE, stopped).await.unwrap().unwrap();
}

#[tokio::test]
async fn a_stream_on_which_nothing_is_asked_ends() {
    let mut config = unhurried();
    config.limits.stream_idle_timeout = short();
    config.limits.max_open_streams = 1;
    let server = start(&config);
    let client = plain(server.address()).await;
    let begin = Instant::now();
    let (message, open) = common::slow::stream(&client);
    let mut response = open.await.unwrap();
    // As long as something is asked from time to time, it goes on.
    for _ in 0..5 {
        sleep(SHORT / 2).await;
        let question = Ok(hyper::body::Frame::data(frame(&QUESTION)));
        message.send(question).await.unwrap();
        let answer = timeout(PATIENCE, response.frame()).await.unwrap();
        if answer.unwrap().unwrap().is_trailers() {
            // The machine had other things to do.
            return;
        }
    }
    let last = status(response).await;
    assert_eq!(
        failure(&last),
        (Code::DeadlineExceeded, "DEADLINE".to_owned())
    );
    let time = begin.elapsed();
    assert!(time >= SHORT * 7 / 2, "{time:?}");
    // Its place is free.
    let (message, next) = common::slow::stream(&client);
    drop(message);
    assert_eq!(common::slow::ended(next).await.code(), Code::Ok);
    server.stop().await;
}
