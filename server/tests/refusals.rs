//! Calls that are answered before their message is there: nobody loses a connection over
//! what is still to come of them.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::credential::entry;
use common::file::File;
use common::frames::{
    DATA, END_HEADERS, END_STREAM, HEADERS, RST_STREAM, WINDOW_UPDATE, head, head_of_a_page, hello,
    next, raw,
};
use common::slow::{begin, ended};
use common::{LIST, NO_HURRY, PATIENCE, frame, plain, start, unhurried};
use doko_server::{Config, Switch};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tonic::Code;

const NO_METHOD: &str = "/no.such.Service/Method";

/// An answer that consists of its status.
const REFUSED: u8 = END_HEADERS | END_STREAM;

/// Of calls whose messages come when they are forgotten, HTTP/2 bears 1,024 over all the
/// life of a connection, and fewer if a message and its end come apart.
const CALLS: u32 = 1_500;

/// A service that asks for a credential which nobody here has.
fn closed(file: &File) -> Config {
    let mut config = unhurried();
    config.access.api_keys = Some(file.path().to_path_buf());
    config
}

/// Makes a call of which there is nothing but the head, and hears that it is refused.
async fn refused(stream: &mut TcpStream, id: u32, path: &str) {
    let begin = raw(HEADERS, END_HEADERS, id, &head(path));
    stream.write_all(&begin).await.unwrap();
    assert_eq!(next(stream).await, (HEADERS, REFUSED, id), "{path}");
}

/// Makes calls that are refused, and sends `rest` of each after the answer to it.
async fn refused_calls(server: SocketAddr, path: &str, rest: fn(u32) -> Vec<u8>) {
    let mut stream = hello(server).await;
    for id in (0..CALLS).map(|number| 2 * number + 1) {
        refused(&mut stream, id, path).await;
        stream.write_all(&rest(id)).await.unwrap();
    }
}

#[tokio::test]
async fn what_comes_after_a_refusal_does_not_end_a_connection() {
    let file = File::new("late.toml", entry("palast", "doko_0123456789abcdef"));
    let at_once = |id| raw(DATA, END_STREAM, id, &frame(b""));
    let apart = |id| {
        [
            raw(DATA, 0, id, &frame(b"")),
            raw(DATA, END_STREAM, id, b""),
        ]
        .concat()
    };
    for (config, path) in [(closed(&file), LIST), (unhurried(), NO_METHOD)] {
        let server = start(&config);
        refused_calls(server.address(), path, at_once).await;
        refused_calls(server.address(), path, apart).await;
        server.stop().await;
    }
}

/// The same for what is no gRPC: a page that may not call, and a call for browsers where there
/// are none.
#[tokio::test]
async fn what_comes_after_a_page_was_turned_away_does_not_end_a_connection() {
    let mut no_browsers = unhurried();
    no_browsers.web.grpc_web = Switch::Off;
    for (config, origin) in [
        (unhurried(), Some("https://example.com")),
        (no_browsers, None),
    ] {
        let server = start(&config);
        let mut stream = hello(server.address()).await;
        // Room for all the texts.
        let room = raw(WINDOW_UPDATE, 0, 0, &(1_u32 << 30).to_be_bytes());
        stream.write_all(&room).await.unwrap();
        let head = head_of_a_page(origin);
        for id in (0..CALLS).map(|number| 2 * number + 1) {
            let begin = raw(HEADERS, END_HEADERS, id, &head);
            stream.write_all(&begin).await.unwrap();
            // And a text for people.
            for expected in [(HEADERS, END_HEADERS, id), (DATA, END_STREAM, id)] {
                assert_eq!(next(&mut stream).await, expected, "{origin:?}");
            }
            let rest = raw(DATA, END_STREAM, id, &frame(b""));
            stream.write_all(&rest).await.unwrap();
        }
        server.stop().await;
    }
}

/// Nobody keeps a call open by sending it slowly, or by sending without an end.
#[tokio::test]
async fn what_comes_after_a_refusal_is_limited() {
    let mut config = unhurried();
    config.limits.request_timeout = Duration::from_millis(300);
    let slow = start(&config);
    let mut stream = hello(slow.address()).await;
    refused(&mut stream, 1, NO_METHOD).await;
    assert_eq!(next(&mut stream).await, (RST_STREAM, 0, 1));
    drop(stream);
    slow.stop().await;

    let mut config = unhurried();
    config.limits.max_message_size = 1_024;
    let small = start(&config);
    let mut stream = hello(small.address()).await;
    refused(&mut stream, 1, NO_METHOD).await;
    let much = raw(DATA, 0, 1, &[0; 2_000]);
    stream.write_all(&much).await.unwrap();
    assert_eq!(next(&mut stream).await, (RST_STREAM, 0, 1));
    drop(stream);
    small.stop().await;
}

#[tokio::test]
async fn what_comes_after_a_refusal_does_not_keep_the_service_running() {
    let server = start(&unhurried());
    let client = plain(server.address()).await;
    let (_message, call) = begin(&client, NO_METHOD, NO_HURRY);
    assert_eq!(ended(call).await.code(), Code::Unimplemented);
    // The rest of it has an hour to come.
    timeout(PATIENCE, server.stop()).await.unwrap();
}
