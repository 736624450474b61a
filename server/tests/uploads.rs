//! Requests that end before they are whole, or are nothing that could be read, however they
//! come: none of that is a fault of the service.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;

use common::frames::{
    DATA, END_HEADERS, END_STREAM, HEADERS, RST_STREAM, head, head_that_says, hello, raw,
};
use common::program::Started;
use common::{EVALUATE, PATIENCE, VALIDATE, failure, frame};
use http::{HeaderMap, HeaderName, HeaderValue};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tonic::{Code, Status};

const BINARY: &str = "application/grpc-web+proto";
const TEXT: &str = "application/grpc-web-text";

/// The program, which logs each failure in a line of JSON.
fn started() -> Started {
    Started::new(&["--log-format", "json", "--log-rate", "0"])
}

/// The log of a program that has found no fault in itself.
fn without_faults(started: Started) -> String {
    started.signal("TERM");
    let (_, log) = started.ended();
    assert!(!log.contains("ERROR") && !log.contains("fault"), "{log}");
    log
}

/// The head of a call of gRPC-Web over HTTP/1.1.
fn head_of_a_page(path: &str, kind: &str, length: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
         content-type: {kind}\r\n{length}\r\n\r\n"
    )
}

/// Sends `body` as a call of gRPC-Web and gives the status at the head of the answer, unless
/// it has one at its end only.
async fn asked(address: SocketAddr, path: &str, kind: &str, body: &[u8]) -> Option<Status> {
    let head = head_of_a_page(path, kind, &format!("content-length: {}", body.len()));
    answered(address, &[head.as_bytes(), body].concat()).await
}

/// The status at the head of the answer to these bytes.
async fn answered(address: SocketAddr, request: &[u8]) -> Option<Status> {
    let talk = async {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    };
    let answer = timeout(PATIENCE, talk).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let (head, _) = answer.split_once("\r\n\r\n").unwrap();
    let lines = head.lines().filter_map(|line| line.split_once(": "));
    let headers: HeaderMap = lines
        .map(|(name, value)| {
            let name: HeaderName = name.parse().unwrap();
            (name, HeaderValue::from_str(value).unwrap())
        })
        .collect();
    Status::from_header_map(&headers)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_closed_is_no_fault_of_the_service() {
    let mut started = started();
    for path in [VALIDATE, EVALUATE] {
        for kind in [BINARY, TEXT] {
            let mut stream = TcpStream::connect(started.address).await.unwrap();
            let head = head_of_a_page(path, kind, "content-length: 50");
            let begin = format!("{head}AAAA");
            stream.write_all(begin.as_bytes()).await.unwrap();
            drop(stream);
            started.says("CANCELLED");
        }
    }
    without_faults(started);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_grpc_web_is_the_fault_of_the_client() {
    let started = started();
    let undecodable = (Code::InvalidArgument, "UNDECODABLE_MESSAGE".to_owned());
    for (kind, body) in [
        (TEXT, &b"!!!!"[..]),
        (TEXT, b"AAAAA"),
        (TEXT, b"AA==AAAA"),
        (BINARY, b"\x80\0\0\0\x05hello"),
        (BINARY, b"\0\0\0\0\x05x"),
    ] {
        let status = asked(started.address, VALIDATE, kind, body).await.unwrap();
        assert_eq!(failure(&status), undecodable, "{body:?}");
    }
    // A chunk whose length is no number.
    let chunked = head_of_a_page(VALIDATE, BINARY, "transfer-encoding: chunked");
    let chunked = format!("{chunked}zz\r\n");
    let status = answered(started.address, chunked.as_bytes()).await.unwrap();
    assert_eq!(failure(&status), undecodable);
    without_faults(started);
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_page_sends_is_no_fault_of_the_service() {
    let started = started();
    let kinds = [
        BINARY,
        TEXT,
        "application/grpc-web",
        "application/grpc-web-text+proto",
    ];
    let mut number: usize = 0x9E37_79B9;
    let mut random = |below: usize| {
        number ^= number << 13;
        number ^= number >> 7;
        number ^= number << 17;
        number % below
    };
    for round in 0..400 {
        let bytes = [0, 0, 0, 0x80, 0xFF, b'A', b'=', b'\n', 1, b'/'];
        let body: Vec<u8> = (0..random(40)).map(|_| bytes[random(10)]).collect();
        let path = [VALIDATE, EVALUATE, common::LIST][random(3)];
        let status = asked(started.address, path, kinds[random(4)], &body).await;
        if let Some(status) = status {
            assert_ne!(failure(&status).1, "INTERNAL", "{round}: {body:?}");
        }
    }
    without_faults(started);
}

/// Which code is counted is not for the client to choose.
#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_is_reset_is_cancelled_whatever_is_said_with_it() {
    let mut started = started();
    // More is announced than comes.
    let mut stream = hello(started.address).await;
    let announced = head_that_says(VALIDATE, "content-length", "99");
    let mut frames = raw(HEADERS, END_HEADERS, 1, &announced);
    frames.extend(raw(DATA, END_STREAM, 1, &frame(b"")));
    stream.write_all(&frames).await.unwrap();
    started.says("CANCELLED");
    drop(stream);
    // These two numbers only end what was sent; whatever is there of it is looked at.
    let ends = [0, 8];
    let numbers = (0..=13_u32).filter(|it| !ends.contains(it)).chain(ends);
    for path in [VALIDATE, EVALUATE] {
        for (number, part) in numbers.clone().flat_map(|it| [(it, false), (it, true)]) {
            let mut stream = hello(started.address).await;
            let mut frames = raw(HEADERS, END_HEADERS, 1, &head(path));
            if part {
                frames.extend(raw(DATA, 0, 1, b"\0\0\0\0\x05a"));
            }
            stream.write_all(&frames).await.unwrap();
            let reset = raw(RST_STREAM, 0, 1, &number.to_be_bytes());
            stream.write_all(&reset).await.unwrap();
            if !ends.contains(&number) {
                started.says("CANCELLED");
            }
        }
    }
    let log = without_faults(started);
    for code in ["UNAVAILABLE", "RESOURCE_EXHAUSTED", "PERMISSION_DENIED"] {
        assert!(!log.contains(code), "{log}");
    }
}
