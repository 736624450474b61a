//! Answers that take long: they keep nobody else waiting, and nothing is done for
//! callers who do not wait for them.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use bytes::Bytes;
use common::claims::{batch_of, claim};
use common::{
    EVALUATE, LIST, NO_HURRY, PATIENCE, VALIDATE, at_its_end, call, connect, failure, frame, plain,
    send, start, unhurried,
};
use doko_proto::google_rpc::Status as Details;
use http_body_util::Full;
use hyper::client::conn::http2::SendRequest;
use prost::Message as _;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tonic::{Code, Status};

const HEALTH: &str = "/grpc.health.v1.Health/Check";
const CLAIM: &str = "/doppelkopf.rules.v1.RulesService/CheckClaim";
const BATCH: &str = "/doppelkopf.rules.v1.RulesService/EvaluateBatch";

/// A full batch of questions that take long.
fn batch() -> Bytes {
    batch_of(200)
}

/// Begins to ask, by this deadline, and waits for the answer as long as it takes: a call
/// that is not finished was not answered. Questions of a connection leave in the order in
/// which they are begun.
fn ask(
    client: &SendRequest<Full<Bytes>>,
    path: &str,
    wish: &str,
    body: Bytes,
) -> JoinHandle<Status> {
    let request = call(path, wish, Full::new(body));
    let response = client.clone().send_request(request);
    tokio::spawn(async { at_its_end(response.await.unwrap()).await })
}

/// Asks and waits for the answer, though not for ever.
async fn answer(client: &SendRequest<Full<Bytes>>, path: &str, wish: &str, body: Bytes) -> Status {
    let answered = timeout(PATIENCE, ask(client, path, wish, body)).await;
    answered.unwrap().unwrap()
}

fn too_late() -> (Code, String) {
    (Code::DeadlineExceeded, "DEADLINE".to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_little_waits_for_nobody() {
    let server = start(&unhurried());
    let mut long = Vec::new();
    for path in [BATCH, EVALUATE, BATCH, EVALUATE, BATCH, BATCH] {
        let client = plain(server.address()).await;
        long.push(ask(&client, path, NO_HURRY, batch()));
        all_have_arrived(&client).await;
    }
    for _ in 0..8 {
        let channel = connect(server.address()).await;
        for path in [HEALTH, LIST, VALIDATE] {
            // An empty question is a bad one, and answered all the same.
            let code = send(&channel, path, frame(b"")).await.code();
            assert!(matches!(code, Code::Ok | Code::InvalidArgument), "{path}");
        }
    }
    // Those who asked much before are still waiting.
    for call in long {
        assert!(!call.is_finished());
        call.abort();
    }
    // Nobody waits for them any more, so nobody keeps the service.
    timeout(PATIENCE, server.stop()).await.unwrap();
}

#[tokio::test]
async fn a_batch_ends_at_its_deadline_and_leaves_nothing_to_do() {
    let server = start(&unhurried());
    let client = plain(server.address()).await;
    for path in [BATCH, EVALUATE, BATCH, EVALUATE, BATCH] {
        let status = answer(&client, path, "200m", batch()).await;
        assert_eq!(failure(&status), too_late());
    }
    let question = frame(&claim().encode_to_vec());
    let status = answer(&client, CLAIM, NO_HURRY, question).await;
    assert_eq!(status.code(), Code::Ok);
    timeout(PATIENCE, server.stop()).await.unwrap();
}

/// A batch waits as one, however many questions it has.
#[tokio::test]
async fn a_single_question_gets_its_turn_among_batches() {
    let server = start(&unhurried());
    let client = plain(server.address()).await;
    let busy: Vec<_> = (0..4)
        .map(|_| ask(&client, BATCH, NO_HURRY, batch()))
        .collect();
    all_have_arrived(&client).await;
    let question = frame(&claim().encode_to_vec());
    let status = answer(&client, CLAIM, NO_HURRY, question).await;
    assert_eq!(status.code(), Code::Ok);
    for call in busy {
        assert!(!call.is_finished(), "it had to wait for a batch");
        call.abort();
    }
    timeout(PATIENCE, server.stop()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_call_too_many_is_refused_at_once_and_told_when_to_return() {
    let mut config = unhurried();
    config.limits.concurrency_limit = 2;
    let server = start(&config);
    let client = plain(server.address()).await;
    let long = [BATCH, BATCH].map(|path| ask(&client, path, NO_HURRY, batch()));
    let refused = async {
        loop {
            let status = answer(&client, LIST, NO_HURRY, frame(b"")).await;
            if status.code() != Code::Ok {
                return status;
            }
        }
    };
    let refused = timeout(PATIENCE, refused).await.unwrap();
    assert_is_to_come_later(&refused);
    // Health is asked most urgently now.
    let status = answer(&client, HEALTH, NO_HURRY, frame(b"")).await;
    assert_eq!(status.code(), Code::Ok);
    for call in &long {
        assert!(!call.is_finished(), "there was room");
    }
    // Whose answers nobody waits for give back their places.
    drop(client);
    for call in long {
        call.abort();
    }
    let other = plain(server.address()).await;
    let free = async {
        while answer(&other, LIST, NO_HURRY, frame(b"")).await.code() != Code::Ok {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, free).await.unwrap();
    timeout(PATIENCE, server.stop()).await.unwrap();
}

/// Of more long questions than are answered in time, as many are as there is time for; the
/// others hear at once that they should come later, on streams, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_long_questions_are_refused_before_all_of_them_are_late() {
    let mut config = unhurried();
    config.limits.max_searches = 2;
    config.workers = 1;
    let server = start(&config);
    let client = plain(server.address()).await;
    let calls: Vec<_> = (0..30)
        .map(|number| {
            let path = [BATCH, EVALUATE][number % 2];
            ask(&client, path, NO_HURRY, batch_of(2))
        })
        .collect();
    let mut answered = 0;
    for call in calls {
        let status = timeout(PATIENCE, call).await.unwrap().unwrap();
        if status.code() == Code::Ok {
            answered += 1;
        } else {
            assert_is_to_come_later(&status);
        }
    }
    // Two at first, and who came when these were done.
    assert!((2..=6).contains(&answered), "{answered}");
    // Nothing of it is left; one call may have more questions than that.
    let status = answer(&client, BATCH, NO_HURRY, batch_of(6)).await;
    assert_eq!(status.code(), Code::Ok);
    timeout(PATIENCE, server.stop()).await.unwrap();
}

fn assert_is_to_come_later(status: &Status) {
    let overloaded = (Code::ResourceExhausted, "OVERLOADED".to_owned());
    assert_eq!(failure(status), overloaded);
    let details = Details::decode(status.details()).unwrap().details;
    assert!(
        details
            .iter()
            .any(|it| it.type_url.ends_with("google.rpc.RetryInfo"))
    );
}

/// Waits until the service knows of all that was asked before: it has answered a later
/// question of the same connection.
async fn all_have_arrived(client: &SendRequest<Full<Bytes>>) {
    let status = answer(client, LIST, NO_HURRY, frame(b"")).await;
    assert_eq!(status.code(), Code::Ok);
}
