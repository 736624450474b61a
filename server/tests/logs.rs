//! The log as a part of the service that must not stop the rest.

mod common;

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, Stdio};

use common::program::{Started, program};
use common::{assert_alive, connect, frame, send};

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
