//! What no client would do: the service answers others meanwhile, and keeps nothing of it.
//!
//! When slow senders and half-open connections are cut off is in `limits` and `lifetimes`, what
//! compressed requests are told in `limits`; other protocols are in `garbage`, readers who do
//! not read in `unread` and `memory`, messages that become more than they are in `decoded`.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;

use common::frames::{
    CONTINUATION, DATA, END_HEADERS, END_STREAM, HEADERS, RST_STREAM, flood, head, hello,
    long_header, next, raw,
};
use common::program::Started;
use common::{
    EVALUATE, LIST, NO_HURRY, PATIENCE, assert_alive, call, connect, frame, plain, status,
};
use http_body_util::Full;
use tokio::io::{AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;
use tonic::Code;
use tonic::transport::Channel;

const HEALTH: &str = "/grpc.health.v1.Health/Check";

/// A header in pieces without a last one.
#[tokio::test]
async fn headers_that_never_end_are_cut_off() {
    let (program, others, before) = quiet().await;
    // Nothing at all, and what is not for the table.
    for piece in [Vec::new(), long_header(0, 16_000)] {
        let stream = hello(program.address).await;
        let took_all = flood(stream, 20_000, move |number| match number {
            0 => raw(HEADERS, END_STREAM, 1, &head(LIST)),
            _ => raw(CONTINUATION, 0, 1, &piece),
        });
        let took_all = meanwhile(tokio::spawn(took_all), &others).await;
        assert!(!took_all, "20,000 pieces of one header");
    }
    assert_as_before(program, before);
}

/// A few bytes that stand for many: a long header in the table, and its number over and
/// over again.
#[tokio::test]
async fn headers_that_unpack_to_more_are_refused() {
    let (program, others, before) = quiet().await;
    let mut block = head(LIST);
    block.extend(long_header(0x40, 3_000));
    // The first of the table: 36 MB.
    block.extend(vec![0xBE; 12_000]);
    for _ in 0..20 {
        let stream = hello(program.address).await;
        let flags = END_STREAM | END_HEADERS;
        let block = block.clone();
        let attack = flood(stream, 4, move |number| {
            raw(HEADERS, flags, 2 * number + 1, &block)
        });
        meanwhile(tokio::spawn(attack), &others).await;
    }
    assert_as_before(program, before);
}

#[tokio::test]
async fn calls_that_are_reset_at_once_cost_nobody_else() {
    let (program, others, before) = quiet().await;
    for _ in 0..3 {
        let stream = hello(program.address).await;
        let attack = flood(stream, 3_000, |number| {
            let stream = 2 * number + 1;
            let mut frames = raw(HEADERS, END_HEADERS, stream, &head(LIST));
            frames.extend(raw(RST_STREAM, 0, stream, &[0, 0, 0, 8]));
            frames
        });
        meanwhile(tokio::spawn(attack), &others).await;
    }
    assert_as_before(program, before);
}

/// Connections that say hello, or a part of it, and no more; calls that never end.
#[tokio::test]
async fn slow_and_silent_clients_leave_nothing_behind() {
    let (program, others, _) = quiet().await;
    slow_and_silent(program.address, 10).await;
    let before = program.resident();
    let attack = slow_and_silent(program.address, 60);
    meanwhile(tokio::spawn(attack), &others).await;
    assert_as_before(program, before);
}

/// Three times so many connections, half of them gone without a word.
async fn slow_and_silent(server: SocketAddr, count: u32) {
    let mut open = Vec::new();
    for number in 0..count {
        let mut begun = TcpStream::connect(server).await.unwrap();
        begun.write_all(b"PRI * HTTP/2.0\r\n").await.unwrap();
        open.push(begun);
        open.push(hello(server).await);
        let mut slow = hello(server).await;
        // A message of 100,000 bytes, of which half is there.
        slow.write_all(&raw(HEADERS, END_HEADERS, 1, &head(LIST)))
            .await
            .unwrap();
        slow.write_all(&raw(DATA, 0, 1, b"\0\0\x01\x86\xA0"))
            .await
            .unwrap();
        for _ in 0..3 {
            slow.write_all(&raw(DATA, 0, 1, &[0; 16_000]))
                .await
                .unwrap();
        }
        open.push(slow);
        if number % 2 == 0 {
            open.clear();
        }
    }
}

/// What claims to be compressed is not looked at.
#[tokio::test]
async fn compressed_messages_leave_nothing_behind() {
    let (program, others, _) = quiet().await;
    compressed(program.address, 100).await;
    let before = program.resident();
    meanwhile(tokio::spawn(compressed(program.address, 1_000)), &others).await;
    assert_as_before(program, before);
}

/// So many calls, each with 60,000 bytes that say of themselves that they are compressed.
async fn compressed(server: SocketAddr, count: usize) {
    let client = plain(server).await;
    let mut message = vec![1, 0, 0, 0xEA, 0x60];
    message.extend([0x1F; 60_000]);
    for _ in 0..count {
        let mut request = call(LIST, NO_HURRY, Full::new(message.clone().into()));
        let gzip = "gzip".parse().unwrap();
        request.headers_mut().insert("grpc-encoding", gzip);
        let response = client.clone().send_request(request).await.unwrap();
        assert_eq!(status(response).await.code(), Code::Unimplemented);
    }
}

#[tokio::test]
async fn many_small_calls_leave_nothing_behind() {
    let (program, others, _) = quiet().await;
    // What the first of them leave behind is there once: buffers, threads.
    small_calls(program.address, 5).await;
    let before = program.resident();
    let attack = small_calls(program.address, 15);
    meanwhile(tokio::spawn(attack), &others).await;
    assert_as_before(program, before);
}

/// A hundred thousand of them, or as many as `DOKO_TINY_STREAMS` says: each is opened,
/// served and ended, with nothing in it.
#[tokio::test]
async fn many_tiny_streams_leave_nothing_behind() {
    let count = std::env::var("DOKO_TINY_STREAMS");
    let count = count.map_or(100_000, |it| it.parse().unwrap());
    let (program, others, _) = quiet().await;
    tiny_streams(program.address, 1_000).await;
    let before = program.resident();
    meanwhile(tokio::spawn(tiny_streams(program.address, count)), &others).await;
    assert_as_before(program, before);
}

/// So many streams over connections that have some open at a time each, together no more
/// than may be.
async fn tiny_streams(server: SocketAddr, count: u32) {
    const CONNECTIONS: u32 = 4;
    const AT_ONCE: u32 = 15;
    let rounds = count.div_ceil(CONNECTIONS * AT_ONCE);
    let attack = |stream: TcpStream| async move {
        let (answers, mut questions) = stream.into_split();
        let mut answers = BufReader::new(answers);
        let head = head(EVALUATE);
        for round in 0..rounds {
            let ids = (0..AT_ONCE).map(|number| 2 * (round * AT_ONCE + number) + 1);
            let frames = ids.flat_map(|id| raw(HEADERS, END_STREAM | END_HEADERS, id, &head));
            let frames: Vec<u8> = frames.collect();
            questions.write_all(&frames).await.unwrap();
            let (mut begun, mut ended) = (0, 0);
            while ended < AT_ONCE {
                let (kind, flags, _) = next(&mut answers).await;
                assert_eq!(kind, HEADERS);
                match flags & END_STREAM {
                    0 => begun += 1,
                    _ => ended += 1,
                }
            }
            // What is refused ends before it begins.
            assert_eq!(begun, AT_ONCE);
        }
    };
    let mut attacks = JoinSet::new();
    for _ in 0..CONNECTIONS {
        attacks.spawn(attack(hello(server).await));
    }
    attacks.join_all().await;
}

/// So many hundreds of calls, one hundred at a time.
async fn small_calls(server: SocketAddr, hundreds: usize) {
    let client = plain(server).await;
    for _ in 0..hundreds {
        let ask = || {
            let request = call(HEALTH, NO_HURRY, Full::new(frame(b"")));
            client.clone().send_request(request)
        };
        let calls: Vec<_> = (0..100).map(|_| ask()).collect();
        for call in calls {
            let response = timeout(PATIENCE, call).await.unwrap().unwrap();
            assert_eq!(status(response).await.code(), Code::Ok);
        }
    }
}

/// The service answers others until `attack` is over, once at least.
async fn meanwhile<T>(attack: JoinHandle<T>, others: &Channel) -> T {
    assert_alive(others).await;
    while !attack.is_finished() {
        assert_alive(others).await;
    }
    attack.await.unwrap()
}

/// The service, somebody else who asks it, and what it has in memory.
async fn quiet() -> (Started, Channel, usize) {
    let program = Started::new(&["--log-filter", "error", "--max-concurrent-streams", "200"]);
    let others = connect(program.address).await;
    assert_alive(&others).await;
    let before = program.resident();
    (program, others, before)
}

/// The service stops as if nothing had been, and has kept nothing.
fn assert_as_before(program: Started, before: usize) {
    let more = program.resident().saturating_sub(before);
    assert!(more < 12 * 1_024, "{more} KiB more");
    program.signal("TERM");
    let (status, log) = program.ended();
    assert_eq!((status.code(), log.as_str()), (Some(0), ""));
}
