//! The log: that it must not stop the rest, and that it has a line for each call that failed.

mod common;

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, Stdio};

use common::credential::entry;
use common::curl::post;
use common::file::File;
use common::frames::{END_HEADERS, HEADERS, RST_STREAM, head_that_says, hello, raw};
use common::program::{Started, program};
use common::slow::{begin_as, ended};
use common::{
    EVALUATE, LIST, NO_HURRY, VALIDATE, assert_alive, call, connect, frame, http1, plain, send,
    status,
};
use http_body_util::Full;
use hyper::body::Frame;
use tokio::io::AsyncWriteExt as _;
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
    // Callers who go. By hand: a client that ends its call may well end its questions first.
    for path in [VALIDATE, EVALUATE] {
        let mut stream = hello(started.address).await;
        let head = head_that_says(path, "x-request-id", "gone");
        // STREAM_CLOSED: not the number that ends questions as if all were there.
        let frames = [
            raw(HEADERS, END_HEADERS, 1, &head),
            raw(RST_STREAM, 0, 1, &5_u32.to_be_bytes()),
        ];
        stream.write_all(&frames.concat()).await.unwrap();
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

/// What the log has to say of a call is found by the id that its caller was told, of those,
/// too, that are refused before there is anything to do for them.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_is_found_by_the_id_that_its_caller_was_told() {
    let file = File::new("logged-keys.toml", entry("kasse", "dk_1"));
    let started = Started::new(&["--log-format", "json", "--api-keys", file.name()]);
    let mut told = Vec::new();
    for path in [LIST, EVALUATE, "/no.such.Service/Method"] {
        let mut client = plain(started.address).await;
        let request = call(path, NO_HURRY, Full::new(frame(b"")));
        let answer = client.send_request(request).await.unwrap();
        let id = answer.headers()["x-request-id"].to_str().unwrap();
        told.push((id.to_owned(), r#""code":"UNAUTHENTICATED""#));
        assert_eq!(status(answer).await.code(), Code::Unauthenticated, "{path}");
    }
    for (lines, refused) in [
        (
            format!("POST {LIST} HTTP/1.1\r\norigin: https://example.com"),
            403,
        ),
        ("GET / HTTP/1.1".to_owned(), 404),
    ] {
        let answer = http1(started.address, &lines).await;
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {refused} ")),
            "{answer}"
        );
        let id = answer
            .lines()
            .find_map(|line| line.strip_prefix("x-request-id: "));
        told.push((id.unwrap().to_owned(), r#""http_status":4"#));
    }
    started.signal("TERM");
    let (_, log) = started.ended();
    for (id, refused) in told {
        assert_eq!(id.len(), 32, "{id}");
        let lines: Vec<_> = log.lines().filter(|line| line.contains(&of(&id))).collect();
        assert!(
            matches!(lines[..], [line] if line.contains(refused)),
            "{id}: {log}"
        );
    }
}

/// The name of a field that does not exist is whatever its caller likes.
#[tokio::test(flavor = "multi_thread")]
async fn no_name_of_the_caller_is_logged() {
    let mut started = Started::new(&["--log-format", "json"]);
    let question = r#"{"anna": "SA", "record": {"plays": ["anna"], "anna": 1}}"#;
    let heard = post(started.address, VALIDATE, question).await;
    assert!(heard.text().contains("record.anna"), "{}", heard.text());
    started.says(r#""fields":"record.plays[0]""#);
    started.signal("TERM");
    let (_, log) = started.ended();
    assert!(!log.contains("anna"), "{log}");
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
