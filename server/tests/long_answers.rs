//! Answers that take long: they keep nobody else waiting, and nothing is done for
//! callers who do not wait for them.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use bytes::Bytes;
use common::{EVALUATE, LIST, PATIENCE, VALIDATE, connect, failure, frame, send, start};
use doko_proto::v1;
use doko_server::Config;
use http::Request;
use http_body_util::{BodyExt as _, Full};
use hyper::client::conn::http2::{SendRequest, handshake};
use hyper_util::rt::{TokioExecutor, TokioIo};
use prost::Message as _;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tonic::{Code, Status};

const HEALTH: &str = "/grpc.health.v1.Health/Check";
const CLAIM: &str = "/doppelkopf.rules.v1.RulesService/CheckClaim";
const BATCH: &str = "/doppelkopf.rules.v1.RulesService/EvaluateBatch";

/// What is answered at once even if all cores are busy, with some time for a machine
/// that has more to do.
const AT_ONCE: Duration = Duration::from_secs(1);

/// A claim whose answer takes as long as the bound allows.
fn claim() -> v1::CheckClaimRequest {
    let line = "ddv-tsr; h=CACACTCTCKCKCQCQCJCJC9C9/??/??/??; s=1solo_fleischlos 2g 3g 4g; p=CA";
    v1::CheckClaimRequest {
        record: Some(doko_notation::read(line).unwrap()),
        seat: v1::Seat::Seat1.into(),
        kind: v1::ClaimKind::Rest.into(),
        ..v1::CheckClaimRequest::default()
    }
}

/// A full batch of them.
fn batch() -> Bytes {
    let question = v1::Question {
        question: Some(v1::question::Question::CheckClaim(claim())),
        ..v1::Question::default()
    };
    let batch = v1::EvaluateBatchRequest {
        questions: vec![question; 200],
    };
    frame(&batch.encode_to_vec())
}

/// A connection without tonic, whose client would watch over deadlines itself.
async fn plain(address: SocketAddr) -> SendRequest<Full<Bytes>> {
    let stream = TcpStream::connect(address).await.unwrap();
    let (client, connection) = handshake(TokioExecutor::new(), TokioIo::new(stream))
        .await
        .unwrap();
    tokio::spawn(connection);
    client
}

/// Calls `path` with this deadline and gives the status.
async fn call(mut client: SendRequest<Full<Bytes>>, path: &str, wish: &str, body: Bytes) -> Status {
    let request = Request::post(format!("http://localhost{path}"))
        .header("content-type", "application/grpc")
        .header("te", "trailers")
        .header("grpc-timeout", wish)
        .body(Full::new(body))
        .unwrap();
    let response = timeout(PATIENCE, client.send_request(request));
    let response = response.await.unwrap().unwrap();
    if let Some(status) = Status::from_header_map(response.headers()) {
        return status;
    }
    let body = timeout(PATIENCE, response.into_body().collect());
    let body = body.await.unwrap().unwrap();
    Status::from_header_map(body.trailers().unwrap()).unwrap()
}

fn too_late() -> (Code, String) {
    (Code::DeadlineExceeded, "DEADLINE".to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_little_waits_for_nobody() {
    let server = start(&Config::on_a_free_port());
    let mut long = Vec::new();
    for path in [BATCH, EVALUATE, BATCH, EVALUATE, BATCH, BATCH] {
        let client = plain(server.address()).await;
        long.push(tokio::spawn(call(client, path, "3S", batch())));
    }
    let begin = Instant::now();
    for _ in 0..8 {
        let channel = connect(server.address()).await;
        for path in [HEALTH, LIST, VALIDATE] {
            let begin = Instant::now();
            // An empty question is a bad one, and answered all the same.
            let code = send(&channel, path, frame(b"")).await.code();
            assert!(begin.elapsed() < AT_ONCE, "{path}: {:?}", begin.elapsed());
            assert!(matches!(code, Code::Ok | Code::InvalidArgument), "{path}");
        }
    }
    assert!(begin.elapsed() < Duration::from_secs(3), "they had ended");
    for call in long {
        assert_eq!(failure(&call.await.unwrap()), too_late());
    }
    server.stop().await;
}

#[tokio::test]
async fn a_batch_ends_at_its_deadline_and_leaves_nothing_to_do() {
    let server = start(&Config::on_a_free_port());
    let client = plain(server.address()).await;
    for _ in 0..5 {
        let begin = Instant::now();
        let status = call(client.clone(), BATCH, "200m", batch()).await;
        assert_eq!(failure(&status), too_late());
        assert!(begin.elapsed() < AT_ONCE, "{:?}", begin.elapsed());
    }
    // Behind five full batches it would come much too late.
    let begin = Instant::now();
    let question = frame(&claim().encode_to_vec());
    let status = call(client.clone(), CLAIM, "8S", question).await;
    assert_eq!(status.code(), Code::Ok);
    assert!(
        begin.elapsed() < Duration::from_secs(2),
        "{:?}",
        begin.elapsed()
    );
    server.stop().await;
}

#[tokio::test]
async fn a_single_question_gets_its_turn_among_batches() {
    let server = start(&Config::on_a_free_port());
    let client = plain(server.address()).await;
    let busy: Vec<_> = (0..4)
        .map(|_| {
            let client = client.clone();
            tokio::spawn(call(client, BATCH, "4S", batch()))
        })
        .collect();
    sleep(Duration::from_millis(200)).await;
    let question = frame(&claim().encode_to_vec());
    let status = call(client.clone(), CLAIM, "3S", question).await;
    assert_eq!(status.code(), Code::Ok);
    for call in busy {
        assert_eq!(failure(&call.await.unwrap()), too_late());
    }
    server.stop().await;
}
