//! How fast one caller may ask, and how many connections one address may have.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use common::addresses::{client, from, limited};
use common::{
    LIST, NO_HURRY, PATIENCE, call, connect, failure, frame, http1, send, start, status, unhurried,
};
use doko_proto::google_rpc::{QuotaFailure, RetryInfo, Status as Details};
use doko_proto::v1;
use doko_proto::v1::rules_service_client::RulesServiceClient;
use doko_server::{Callers, Config, Running};
use http_body_util::Full;
use hyper::client::conn::http2::{SendRequest, handshake};
use hyper_util::rt::{TokioExecutor, TokioIo};
use prost::Message as _;
use tokio::io::AsyncReadExt as _;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use tokio_stream::wrappers::ReceiverStream;
use tonic::transport::Channel;
use tonic::{Code, Status};
use tonic_reflection::pb::v1::ServerReflectionRequest;
use tonic_reflection::pb::v1::server_reflection_client::ServerReflectionClient;
use tonic_reflection::pb::v1::server_reflection_request::MessageRequest;

const CHECK: &str = "/grpc.health.v1.Health/Check";

type Body = Full<bytes::Bytes>;

async fn ask(client: &mut SendRequest<Body>, path: &str) -> Status {
    client.ready().await.unwrap();
    let request = call(path, NO_HURRY, Full::new(frame(b"")));
    status(client.send_request(request).await.unwrap()).await
}

/// Asks until it is too much, which it is soon. A slow machine may wait for its turn.
async fn until_refused(client: &mut SendRequest<Body>) -> Status {
    for _ in 0..100 {
        let status = ask(client, LIST).await;
        if status.code() != Code::Ok {
            return status;
        }
    }
    Status::ok("never refused")
}

fn detail<M: prost::Message + Default>(status: &Status, name: &str) -> M {
    let details = Details::decode(status.details()).unwrap().details;
    let detail = details
        .iter()
        .find(|it| it.type_url.ends_with(name))
        .unwrap();
    M::decode(detail.value.as_slice()).unwrap()
}

fn rate_limited() -> (Code, String) {
    (Code::ResourceExhausted, "RATE_LIMITED".to_owned())
}

#[tokio::test]
async fn who_asks_too_much_is_refused_and_nobody_else() {
    let server = start(&limited(1, 3));
    let mut eager = client(1, server.address()).await;
    let last = until_refused(&mut eager).await;
    assert_eq!(failure(&last), rate_limited());
    let retry: RetryInfo = detail(&last, "RetryInfo");
    let delay = retry.retry_delay.unwrap();
    assert!(
        delay.seconds <= 1 && (delay.seconds, delay.nanos) > (0, 0),
        "{delay:?}"
    );
    let quota: QuotaFailure = detail(&last, "QuotaFailure");
    assert_eq!(
        quota.violations[0].description,
        "no more than 1 questions per second"
    );

    assert_eq!(ask(&mut eager, CHECK).await.code(), Code::Ok);
    let mut again = client(1, server.address()).await;
    assert_eq!(failure(&until_refused(&mut again).await), rate_limited());
    let mut other = client(2, server.address()).await;
    assert_eq!(ask(&mut other, LIST).await.code(), Code::Ok);
    server.stop().await;
}

fn questions(count: usize) -> Vec<v1::Question> {
    vec![v1::Question::default(); count]
}

async fn rules(server: SocketAddr) -> RulesServiceClient<Channel> {
    RulesServiceClient::new(connect(server).await)
}

#[tokio::test]
async fn each_question_of_a_batch_counts() {
    let server = start(&limited(1, 20));
    let mut client = rules(server.address()).await;
    let batch = |count| v1::EvaluateBatchRequest {
        questions: questions(count),
    };
    client.evaluate_batch(batch(15)).await.unwrap();
    let refused = client.evaluate_batch(batch(15)).await.unwrap_err();
    assert_eq!(failure(&refused), rate_limited());
    // What was refused costs nothing.
    client.evaluate_batch(batch(5)).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_full_batch_is_answered_when_the_service_said_it_would_be() {
    let server = start(&limited(50, 25));
    let mut client = rules(server.address()).await;
    let batch = || v1::EvaluateBatchRequest {
        questions: questions(25),
    };
    client.evaluate_batch(batch()).await.unwrap();
    let refused = client.evaluate_batch(batch()).await.unwrap_err();
    assert_eq!(failure(&refused), rate_limited());
    let retry: RetryInfo = detail(&refused, "RetryInfo");
    let delay = Duration::try_from(retry.retry_delay.unwrap()).unwrap();
    assert!(delay <= Duration::from_millis(500), "{delay:?}");
    sleep(delay).await;
    client.evaluate_batch(batch()).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_stream_that_is_too_fast_is_slowed() {
    let server = start(&limited(20, 4));
    let mut client = rules(server.address()).await;
    let messages = vec![
        v1::EvaluateRequest {
            questions: questions(4)
        };
        4
    ];
    let begin = Instant::now();
    let answers = client.evaluate(tokio_stream::iter(messages)).await.unwrap();
    let mut answers = answers.into_inner();
    let mut count = 0;
    while let Some(answer) = timeout(PATIENCE, answers.message()).await.unwrap().unwrap() {
        assert_eq!(answer.answers.len(), 4);
        count += 1;
    }
    assert_eq!(count, 4);
    // The call and 16 questions, four of which were there at first.
    let time = begin.elapsed();
    assert!(time >= Duration::from_millis(600), "{time:?}");
    server.stop().await;
}

/// Every message on a stream of reflection costs a question.
#[tokio::test]
async fn a_stream_of_other_questions_is_slowed_too() {
    let server = start(&limited(20, 4));
    let mut client = ServerReflectionClient::new(connect(server.address()).await);
    let list = ServerReflectionRequest {
        message_request: Some(MessageRequest::ListServices(String::new())),
        ..ServerReflectionRequest::default()
    };
    let begin = Instant::now();
    let asked = tokio_stream::iter(vec![list; 16]);
    let answers = client.server_reflection_info(asked).await.unwrap();
    let mut answers = answers.into_inner();
    let mut count = 0;
    while timeout(PATIENCE, answers.message())
        .await
        .unwrap()
        .unwrap()
        .is_some()
    {
        count += 1;
    }
    assert_eq!(count, 16);
    // The call and 16 questions, four of which were there at first.
    let time = begin.elapsed();
    assert!(time >= Duration::from_millis(600), "{time:?}");
    server.stop().await;
}

/// How many tasks the workers have.
async fn tasks(server: &Running) -> usize {
    let page = http1(server.metrics_address().unwrap(), "GET /metrics HTTP/1.1").await;
    let counts = page.lines().filter(|line| line.starts_with("doko_tasks{"));
    let counts = counts.filter_map(|line| line.rsplit_once(' ')?.1.parse::<usize>().ok());
    counts.sum()
}

/// Nothing is left of one whose caller goes while its messages wait, although each of them
/// would wait for a second.
#[tokio::test]
async fn a_slowed_stream_ends_with_its_caller() {
    let mut config = limited(1, 4);
    config.seeing.metrics_address = Some((Ipv4Addr::LOCALHOST, 0).into());
    let server = start(&config);
    let channel = connect(server.address()).await;
    let mut client = ServerReflectionClient::new(channel.clone());
    let list = ServerReflectionRequest {
        message_request: Some(MessageRequest::ListServices(String::new())),
        ..ServerReflectionRequest::default()
    };
    assert_eq!(send(&channel, CHECK, frame(b"")).await.code(), Code::Ok);
    let before = tasks(&server).await;
    let (asking, asked) = mpsc::channel(400);
    asking.send(list.clone()).await.unwrap();
    let answers = client.server_reflection_info(ReceiverStream::new(asked));
    let mut answers = answers.await.unwrap().into_inner();
    assert!(answers.message().await.unwrap().is_some());
    for _ in 0..400 {
        asking.send(list.clone()).await.unwrap();
    }
    assert!(tasks(&server).await > before);
    drop((asking, answers));
    let ended = async {
        while tasks(&server).await > before {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, ended).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn callers_on_this_machine_are_not_limited_unless_that_is_said() {
    let config = Config {
        callers: Callers {
            caller_burst: 1,
            ..Callers::default()
        },
        ..unhurried()
    };
    // Nor does it have to suit what a message may hold.
    let server = start(&config);
    let mut client = client(1, server.address()).await;
    for _ in 0..20 {
        assert_eq!(ask(&mut client, LIST).await.code(), Code::Ok);
    }
    server.stop().await;
}

#[tokio::test]
async fn one_address_has_so_many_connections() {
    let mut config = unhurried();
    config.callers.max_connections_per_address = 2;
    let server = start(&config);
    let mut first = client(1, server.address()).await;
    let mut second = client(1, server.address()).await;
    for open in [&mut first, &mut second] {
        assert_eq!(ask(open, LIST).await.code(), Code::Ok);
    }
    let mut third = from(1, server.address()).await;
    let read = timeout(PATIENCE, third.read(&mut [0; 10])).await.unwrap();
    // Closed, whether that is an end or a reset.
    assert_eq!(read.unwrap_or(0), 0);
    let mut other = client(2, server.address()).await;
    assert_eq!(ask(&mut other, LIST).await.code(), Code::Ok);
    assert_eq!(ask(&mut first, LIST).await.code(), Code::Ok);

    drop(first);
    // Its place is free as soon as the service has noticed.
    let free = async {
        loop {
            let stream = from(1, server.address()).await;
            let hello = handshake(TokioExecutor::new(), TokioIo::new(stream)).await;
            let Ok((mut client, connection)) = hello else {
                continue;
            };
            let connection = tokio::spawn(connection);
            let request = call(LIST, NO_HURRY, Full::new(frame(b"")));
            if let Ok(response) = client.send_request(request).await {
                return status::<hyper::body::Incoming>(response).await.code();
            }
            let _ = connection.await;
        }
    };
    assert_eq!(timeout(PATIENCE, free).await.unwrap(), Code::Ok);
    server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_each_caller_has_a_rate() {
    let mut config = limited(1, 3);
    config.callers.trusted_proxies = "127.0.0.0/8".parse().unwrap();
    let server = start(&config);
    let mut client = client(1, server.address()).await;
    let mut asked = async |caller: &str| {
        client.ready().await.unwrap();
        let mut request = call(LIST, NO_HURRY, Full::new(frame(b"")));
        let caller = caller.parse().unwrap();
        request.headers_mut().insert("x-forwarded-for", caller);
        status(client.send_request(request).await.unwrap()).await
    };
    let mut refused = None;
    for _ in 0..100 {
        let status = asked("192.0.2.1").await;
        if status.code() != Code::Ok {
            refused = Some(failure(&status));
            break;
        }
    }
    assert_eq!(refused, Some(rate_limited()));
    assert_eq!(asked("192.0.2.2").await.code(), Code::Ok);
    server.stop().await;
}

#[tokio::test]
async fn a_message_has_so_many_questions() {
    let mut config = unhurried();
    config.limits.max_questions = 3;
    let server = start(&config);
    let mut client = rules(server.address()).await;
    let too_many = (Code::InvalidArgument, "LIMIT_EXCEEDED".to_owned());
    for (count, fits) in [(3, true), (4, false)] {
        let batch = v1::EvaluateBatchRequest {
            questions: questions(count),
        };
        let answer = client.evaluate_batch(batch).await;
        assert_eq!(answer.is_ok(), fits);
        if let Err(status) = answer {
            assert_eq!(failure(&status), too_many);
        }
        let message = v1::EvaluateRequest {
            questions: questions(count),
        };
        let answers = client.evaluate(tokio_stream::once(message)).await.unwrap();
        let answer = timeout(PATIENCE, answers.into_inner().message())
            .await
            .unwrap();
        assert_eq!(answer.is_ok(), fits);
        if let Err(status) = answer {
            assert_eq!(failure(&status), too_many);
        }
    }
    server.stop().await;
}
