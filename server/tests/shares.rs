//! How much of what all have in common one caller may use.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::addresses::{client, limited};
use common::claims::{batch_of, claim};
use common::slow::{stream, stream_that_says};
use common::{NO_HURRY, PATIENCE, at_its_end, call, failure, frame, start};
use http_body_util::Full;
use hyper::client::conn::http2::SendRequest;
use prost::Message as _;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tonic::{Code, Status};

const BATCH: &str = "/doppelkopf.rules.v1.RulesService/EvaluateBatch";
const CLAIM: &str = "/doppelkopf.rules.v1.RulesService/CheckClaim";

type Body = Full<bytes::Bytes>;

fn overloaded() -> (Code, String) {
    (Code::ResourceExhausted, "OVERLOADED".to_owned())
}

/// However many streams one caller opens, others have room.
#[tokio::test]
async fn one_caller_has_a_part_of_what_all_have_in_common() {
    let mut config = limited(1_000, 200);
    config.limits.max_open_streams = 4;
    let server = start(&config);
    // Each on a connection of its own: the part is that of the caller.
    let mut open = Vec::new();
    for (number, fits) in [
        (1, true),
        (1, true),
        (1, false),
        (2, true),
        (2, true),
        (2, false),
    ] {
        let client = client(number, server.address()).await;
        let (message, answer) = stream(&client);
        let answer = answer.await.unwrap();
        let refusal = Status::from_header_map(answer.headers());
        assert_eq!(refusal.is_none(), fits, "{number}");
        if let Some(refusal) = refusal {
            assert_eq!(failure(&refusal), overloaded());
        }
        open.push((client, message, answer));
    }
    server.stop().await;
}

/// Opens a stream from the loopback address with this last number, for whom a proxy would
/// name; whether there was room, and what keeps it open.
async fn open_for(
    caller: &str,
    number: u8,
    server: SocketAddr,
) -> (Option<(Code, String)>, impl Sized + use<>) {
    let client = client(number, server).await;
    let (message, answer) = stream_that_says(&client, "x-forwarded-for", caller);
    let answer = answer.await.unwrap();
    let refusal = Status::from_header_map(answer.headers());
    let refusal = refusal.map(|status| failure(&status));
    (refusal, (client, message, answer))
}

/// All of them come from one address, and each has a part of its own.
#[tokio::test]
async fn behind_a_proxy_each_caller_has_a_part() {
    let mut config = limited(1_000, 200);
    config.limits.max_open_streams = 4;
    config.callers.trusted_proxies = "127.0.0.1".parse().unwrap();
    let server = start(&config);
    let unknown = Some((Code::Unauthenticated, "UNAUTHENTICATED".to_owned()));
    let mut open = Vec::new();
    for (caller, expected) in [
        ("192.0.2.1", None),
        ("192.0.2.9, 192.0.2.1", None),
        // Whoever calls may say that the call is for somebody else; the proxy knows better.
        ("192.0.2.2, 192.0.2.1", Some(overloaded())),
        ("somebody", unknown),
        ("192.0.2.2", None),
    ] {
        let (refusal, kept) = open_for(caller, 1, server.address()).await;
        assert_eq!(refusal, expected, "{caller}");
        open.push(kept);
    }
    // Who is no proxy is not believed, and has a part like everybody.
    for (caller, expected) in [("192.0.2.1", None), ("192.0.2.3", Some(overloaded()))] {
        let (refusal, kept) = open_for(caller, 2, server.address()).await;
        assert_eq!(refusal, expected, "{caller}");
        open.push(kept);
    }
    server.stop().await;
}

async fn ask(mut client: SendRequest<Body>, path: &str, message: bytes::Bytes) -> Status {
    let request = call(path, NO_HURRY, Full::new(message));
    at_its_end(client.send_request(request).await.unwrap()).await
}

/// However many long questions one caller asks of a thread, another one whose connection the
/// same thread drives is answered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_caller_has_a_part_of_the_long_questions_of_each_thread() {
    let mut config = limited(1_000_000, 1_000_000);
    config.limits.max_searches = 2;
    config.limits.request_timeout = Duration::from_secs(3_600);
    config.workers = 2;
    let server = start(&config);
    // Connections go to the two threads in turn.
    let mut long = Vec::new();
    for _ in 0..2 {
        let one = client(1, server.address()).await;
        let mut asked = JoinSet::new();
        for _ in 0..2 {
            asked.spawn(ask(one.clone(), BATCH, batch_of(200)));
        }
        // Which of them comes first is a matter of threads; the other one is refused at once.
        let refused = timeout(PATIENCE, asked.join_next()).await.unwrap();
        assert_eq!(failure(&refused.unwrap().unwrap()), overloaded());
        long.push(asked);
    }
    for _ in 0..2 {
        let other = client(2, server.address()).await;
        let answer = ask(other, CLAIM, frame(&claim().encode_to_vec()));
        let status = timeout(PATIENCE, answer).await.unwrap();
        assert_eq!(status.code(), Code::Ok, "{status:?}");
    }
    for mut calls in long {
        assert!(calls.try_join_next().is_none(), "there was room");
        calls.abort_all();
    }
    timeout(PATIENCE, server.stop()).await.unwrap();
}
