//! The log: that it must not stop the rest, and that it has a line for each call that failed.

mod common;

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, Stdio};

use common::program::{Started, program};
use common::slow::{all_have_arrived, begin_as, ended};
use common::{EVALUATE, LIST, VALIDATE, assert_alive, connect, frame, http1, plain, send};
use hyper::body::Frame;
use tonic::Code;

const REFLECTION: &str = "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo";
const WATCH: &str = "/grpc.health.v1.Health/Watch";

/// Asks reflection for the file of something that is not there.
const NO_FILE: &[u8] = b"\x22\x04none";

/// What a line says of the id of its call.
fn of(id: &str) -> String {
    format!(r#""request_id":"{id}""#)
}

/// A program, killed after the test, whose log nobody reads.
struct Unread(Child);

impl Drop for Unread {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_who_reads_the_log() {
    let mut command = program();
    command.args([
        "--address",
        "127.0.0.1:0",
        "--log-rate",
        "0",
        "--drain-delay",
        "0s",
    ]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut unread = Unread(command.spawn().unwrap());
    let mut ready = String::new();
    let stdout = unread.0.stdout.as_mut().unwrap();
    BufReader::new(stdout).read_line(&mut ready).unwrap();
    let (_, address) = ready.trim_end().rsplit_once('/').unwrap();
    let channel = connect(address.parse().unwrap()).await;
    // A pipe takes 64 KiB; these are more than that and more than wait to be written.
    for _ in 0..6_000 {
        send(&channel, "/no.such.Service/Method", frame(b"")).await;
    }
    assert_alive(&channel).await;
    // Once somebody reads it, it says how much is missing.
    let mut stderr = unread.0.stderr.take().unwrap();
    let reading = tokio::task::spawn_blocking(move || {
        let mut log = String::new();
        stderr.read_to_string(&mut log).map(|_| log)
    });
    let id = unread.0.id().to_string();
    std::process::Command::new("kill")
        .arg(&id)
        .status()
        .unwrap();
    let log = reading.await.unwrap().unwrap();
    assert!(log.contains("log lines are missing"), "{}", log.len());
    assert_eq!(unread.0.wait().unwrap().code(), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_lines_appear_and_the_rest_is_counted() {
    let started = Started::new(&["--log-rate", "1"]);
    let channel = connect(started.address).await;
    for _ in 0..1_000 {
        send(&channel, "/no.such.Service/Method", frame(b"")).await;
    }
    started.signal("TERM");
    let (_, log) = started.ended();
    let count = log.matches("call failed").count();
    // Ten at once and one for each second that this takes.
    assert!((1..500).contains(&count), "{count}");
    let missing = log
        .lines()
        .find(|line| line.contains("log lines are missing"));
    let missing = missing.unwrap();
    assert!(
        missing.contains("lost=0") && missing.contains("left_out="),
        "{missing}"
    );
}

/// Each call that fails has its line, whoever has failed; one that goes well has none.
#[tokio::test(flavor = "multi_thread")]
async fn every_call_that_failed_has_one_line() {
    let mut started = Started::new(&["--log-format", "json"]);
    for (path, id, question, expected) in [
        (LIST, "well", &b""[..], Code::Ok),
        (VALIDATE, "bad", b"\xff", Code::InvalidArgument),
        (EVALUATE, "bad", b"\xff", Code::InvalidArgument),
        (REFLECTION, "bad", NO_FILE, Code::NotFound),
    ] {
        let client = plain(started.address).await;
        let (message, call) = begin_as(&client, path, id);
        message
            .send(Ok(Frame::data(frame(question))))
            .await
            .unwrap();
        drop(message);
        assert_eq!(ended(call).await.code(), expected, "{path}");
        if id == "bad" {
            started.says(&of(id));
        }
    }
    // Callers who go.
    for path in [VALIDATE, EVALUATE] {
        let client = plain(started.address).await;
        let (message, call) = begin_as(&client, path, "gone");
        all_have_arrived(&client).await;
        call.abort();
        drop((message, client, call));
        started.says(&of("gone"));
    }
    // Whoever watches cannot do anything else.
    let client = plain(started.address).await;
    let (message, call) = begin_as(&client, WATCH, "watch");
    message.send(Ok(Frame::data(frame(b"")))).await.unwrap();
    drop(message);
    drop((call.await.unwrap(), client));
    started.signal("TERM");
    let (_, log) = started.ended();
    for (id, count) in [("well", 0), ("bad", 3), ("gone", 2), ("watch", 0)] {
        assert_eq!(log.matches(&of(id)).count(), count, "{id}: {log}");
    }
    let cancelled = |line: &&str| line.contains(&of("gone")) && line.contains("CANCELLED");
    assert_eq!(log.lines().filter(cancelled).count(), 2, "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_http_refuses_has_a_line_too() {
    let mut started = Started::new(&["--log-format", "json"]);
    let head = format!("POST {VALIDATE} HTTP/1.1\r\norigin: https://secret.example");
    let answer = http1(started.address, &format!("{head}\r\nx-request-id: page")).await;
    assert!(answer.starts_with("HTTP/1.1 403 "), "{answer}");
    started.says(&format!(r#""http_status":403,{}"#, of("page")));
    started.signal("TERM");
    let (_, log) = started.ended();
    assert!(!log.contains("secret"), "{log}");
}
