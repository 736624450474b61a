//! What callers can make the service keep. A program of its own: the memory of other tests
//! would count, too.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;

use bytes::Bytes;
use common::credential::entry;
use common::file::File;
use common::frames::{END_HEADERS, HEADERS, PING, answered, head, hello, raw};
use common::program::{Started, resident};
use common::slow::{all_have_arrived, begin};
use common::{
    EVALUATE, LIST, NO_HURRY, PATIENCE, RULES, VALIDATE, call, connect, failure, frame, plain,
    reluctant, send, start, unhurried,
};
use http::Response;
use http_body_util::Full;
use hyper::body::{Frame, Incoming};
use hyper::client::conn::http2::SendRequest;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tonic::{Code, Status};

/// An answer on an open connection.
type Unread = (SendRequest<Full<Bytes>>, Response<Incoming>);

/// What the process has in memory is below 64 MiB more than it was, however much the
/// callers announce.
#[tokio::test]
async fn half_sent_messages_fill_no_memory() {
    let config = unhurried();
    let server = start(&config);
    let size = usize::try_from(config.limits.max_message_size).unwrap();
    let message = frame(&vec![0; size]);
    let half = message.slice(..size - 1_000);
    let before = resident("self");
    let mut open = Vec::new();
    for path in [VALIDATE, EVALUATE].repeat(2) {
        let client = plain(server.address()).await;
        for _ in 0..190 {
            let (message, call) = begin(&client, path, NO_HURRY);
            // Refused ones take no more.
            let _ = message.send(Ok(Frame::data(half.clone()))).await;
            open.push((message, call));
        }
        // All is the same memory on the side of the client.
        all_have_arrived(&client).await;
    }
    let more = resident("self").saturating_sub(before);
    assert!(more < 64 * 1_024, "{more} KiB more");
    assert_eq!(
        send(&connect(server.address()).await, LIST, frame(b""))
            .await
            .code(),
        Code::Ok
    );
}

/// Asks so often on so many connections of clients who read no answer. The answers, and how
/// many were refused.
async fn unread(
    server: SocketAddr,
    path: &str,
    often: usize,
    connections: usize,
) -> (Vec<Unread>, usize) {
    let mut unread = Vec::new();
    let mut refused = 0;
    for _ in 0..connections {
        let (client, _end) = reluctant(server, 0).await;
        for _ in 0..often {
            let request = call(path, NO_HURRY, Full::new(frame(b"")));
            let response = client.clone().send_request(request);
            let response = timeout(PATIENCE, response).await.unwrap().unwrap();
            match Status::from_header_map(response.headers()) {
                Some(status) => {
                    assert_eq!(failure(&status), overloaded());
                    refused += 1;
                }
                None => unread.push((client.clone(), response)),
            }
        }
    }
    (unread, refused)
}

/// The same for answers that nobody reads.
#[tokio::test]
async fn unread_answers_fill_no_memory() {
    let mut config = unhurried();
    config.limits.send_buffer = 4 * 1_024 * 1_024;
    let server = start(&config);
    let before = resident("self");
    let (unread, refused) = unread(server.address(), RULES, 30, 4).await;
    let more = resident("self").saturating_sub(before);
    assert!(more < 12 * 1_024, "{more} KiB more");
    assert!(refused > 50 && unread.len() > 10, "{refused} refused");
    // Small answers have room, whoever asks.
    let other = connect(server.address()).await;
    for _ in 0..10 {
        assert_eq!(send(&other, LIST, frame(b"")).await.code(), Code::Ok);
    }
    assert_eq!(
        failure(&send(&other, RULES, frame(b"")).await),
        overloaded()
    );
    drop(unread);
    let free = async { while send(&other, RULES, frame(b"")).await.code() != Code::Ok {} };
    timeout(PATIENCE, free).await.unwrap();
    server.stop().await;
}

/// The same for small ones, of which a call itself is the most.
#[tokio::test]
async fn small_unread_answers_fill_no_memory() {
    let program = Started::new(&[
        "--max-concurrent-streams",
        "200",
        "--send-buffer",
        "2097152",
        "--send-timeout",
        "1h",
        "--log-filter",
        "error",
    ]);
    let before = program.resident();
    let (unread, refused) = unread(program.address, LIST, 190, 5).await;
    let more = program.resident().saturating_sub(before);
    assert!(more < 5 * 1_024, "{more} KiB more of {}", unread.len());
    assert!(refused > 300, "{refused} refused");
    drop(unread);
    program.signal("TERM");
    assert_eq!(program.ended().0.code(), Some(0));
}

/// Connections on each of which many heads of calls have come, and everything was read that the
/// service says to them.
async fn heads_alone(server: SocketAddr, connections: usize) -> Vec<TcpStream> {
    let mut open = Vec::new();
    for _ in 0..connections {
        let mut stream = hello(server).await;
        let calls = (0..200).map(|number| 2 * number + 1);
        let heads = calls.flat_map(|id| raw(HEADERS, END_HEADERS, id, &head(VALIDATE)));
        let ping = raw(PING, 0, 0, &[0; 8]);
        let all: Vec<u8> = heads.chain(ping).collect();
        stream.write_all(&all).await.unwrap();
        answered(&mut stream).await;
        open.push(stream);
    }
    open
}

/// The same for heads of calls of which nothing else comes, from callers who read every answer,
/// with all the calls that each of their connections may have.
#[tokio::test]
async fn heads_alone_fill_no_memory() {
    const CONNECTIONS: usize = 240;
    let file = File::new("heads.toml", entry("palast", "doko_0123456789abcdef"));
    let keys = file.path().to_str().unwrap();
    // Nobody is known, or there is room for few.
    for arguments in [["--api-keys", keys], ["--receive-buffer", "1048576"]] {
        let program = Started::new(&[&["--log-filter", "error"][..], &arguments].concat());
        // The program itself is in memory as far as it was used.
        let mut open = heads_alone(program.address, 8).await;
        let before = program.resident();
        open.extend(heads_alone(program.address, CONNECTIONS).await);
        let more = (program.peak() - before) / CONNECTIONS;
        assert!(more < 96, "{more} KiB more for each: {arguments:?}");
    }
}

fn overloaded() -> (Code, String) {
    (Code::ResourceExhausted, "OVERLOADED".to_owned())
}
