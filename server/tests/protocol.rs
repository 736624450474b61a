//! What stands around the rules: health, reflection and streams.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::fmt::Debug;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use common::{NO_HURRY, PATIENCE, assert_alive, connect, failure, start, unhurried};
use doko_proto::v1;
use doko_proto::v1::rules_service_client::RulesServiceClient;
use doko_server::{Asked, Config, Healthcheck, Limits, Switch, Unhealthy, check_health};
use tokio::sync::mpsc::{Sender, channel};
use tokio::time::timeout;
use tokio_stream::wrappers::ReceiverStream;
use tonic::{Code, Request, Streaming};
use tonic_health::pb::health_check_response::ServingStatus;
use tonic_health::pb::health_client::HealthClient;
use tonic_health::pb::{HealthCheckRequest, HealthCheckResponse};
use tonic_reflection::pb::v1::ServerReflectionRequest;
use tonic_reflection::pb::v1::server_reflection_client::ServerReflectionClient;
use tonic_reflection::pb::v1::server_reflection_request::MessageRequest;
use tonic_reflection::pb::v1::server_reflection_response::MessageResponse;

const SERVICES: [&str; 3] = [
    "doppelkopf.rules.v1.RuleSetService",
    "doppelkopf.rules.v1.RulesService",
    "doppelkopf.rules.v1.TableService",
];

#[tokio::test]
async fn health_knows_every_service() {
    let server = start(&Config::on_a_free_port());
    let mut client = HealthClient::new(connect(server.address()).await);
    for service in SERVICES.into_iter().chain([""]) {
        let question = HealthCheckRequest {
            service: service.to_owned(),
        };
        let answer = client.check(question).await.unwrap().into_inner();
        assert_eq!(answer.status(), ServingStatus::Serving, "{service}");
    }
    let question = HealthCheckRequest {
        service: "no.such.Service".to_owned(),
    };
    assert_eq!(
        client.check(question).await.unwrap_err().code(),
        Code::NotFound
    );
    server.stop().await;
}

#[tokio::test]
async fn healthcheck_asks_what_runs_at_the_address() {
    let server = start(&Config::on_a_free_port());
    let everywhere = SocketAddr::from(([0, 0, 0, 0], server.address().port()));
    let question = |address, service: &str| Healthcheck {
        config: None,
        address,
        health_address: None,
        unix_socket: None,
        service: service.to_owned(),
        timeout: Duration::from_secs(60),
    };
    assert_eq!(check_health(&question(everywhere, "")).await, Ok(()));
    assert_eq!(
        check_health(&question(server.address(), SERVICES[0])).await,
        Ok(())
    );
    let unknown = check_health(&question(server.address(), "no.such.Service")).await;
    assert!(
        matches!(unknown, Err(Unhealthy::Refused(..))),
        "{unknown:?}"
    );
    let address = server.address();
    server.stop().await;
    assert_eq!(
        check_health(&question(address, "")).await,
        Err(Unhealthy::Unreachable(Asked::Address(address)))
    );
}

#[tokio::test]
async fn reflection_lists_the_services() {
    let server = start(&Config::on_a_free_port());
    let mut client = ServerReflectionClient::new(connect(server.address()).await);
    let list = ServerReflectionRequest {
        host: String::new(),
        message_request: Some(MessageRequest::ListServices(String::new())),
    };
    let answers = client
        .server_reflection_info(tokio_stream::once(list.clone()))
        .await
        .unwrap();
    let answer = answers.into_inner().message().await.unwrap().unwrap();
    let Some(MessageResponse::ListServicesResponse(list_of)) = answer.message_response else {
        panic!("{answer:?}");
    };
    let names: Vec<&str> = list_of
        .service
        .iter()
        .map(|service| service.name.as_str())
        .collect();
    for service in SERVICES.into_iter().chain(["grpc.health.v1.Health"]) {
        assert!(names.contains(&service), "{names:?}");
    }
    server.stop().await;

    let server = start(&Config {
        reflection: Switch::Off,
        ..Config::on_a_free_port()
    });
    let mut client = ServerReflectionClient::new(connect(server.address()).await);
    let refused = client
        .server_reflection_info(tokio_stream::once(list))
        .await
        .unwrap_err();
    assert_eq!(
        failure(&refused),
        (Code::Unimplemented, "UNKNOWN_METHOD".to_owned())
    );
    server.stop().await;
}

/// A stream that is open, and whose request never becomes complete.
struct Endless {
    answers: Streaming<v1::EvaluateResponse>,
    _questions: Sender<v1::EvaluateRequest>,
}

impl Endless {
    async fn open(server: SocketAddr, wish: &str) -> Self {
        let mut client = RulesServiceClient::new(connect(server).await);
        let (_questions, questions) = channel(1);
        let mut request = Request::new(ReceiverStream::new(questions));
        // By hand: the client would watch over `set_timeout` itself.
        let wish = wish.parse().unwrap();
        request.metadata_mut().insert("grpc-timeout", wish);
        Self {
            answers: client.evaluate(request).await.unwrap().into_inner(),
            _questions,
        }
    }

    async fn end(mut self) -> (Code, String) {
        end(&mut self.answers).await
    }
}

/// How a stream ends, which has nothing more to say.
async fn end<T: Debug>(stream: &mut Streaming<T>) -> (Code, String) {
    let message = timeout(PATIENCE, stream.message()).await.unwrap();
    failure(&message.unwrap_err())
}

fn shutting_down() -> (Code, String) {
    (Code::Unavailable, "SHUTTING_DOWN".to_owned())
}

#[tokio::test]
async fn streams_end_at_the_deadline_of_the_client() {
    let limits = Limits {
        request_timeout: Duration::from_millis(50),
        ..Limits::default()
    };
    let server = start(&Config {
        limits,
        ..Config::on_a_free_port()
    });
    let begin = Instant::now();
    let stream = Endless::open(server.address(), "300m").await;
    let expected = (Code::DeadlineExceeded, "DEADLINE".to_owned());
    assert_eq!(stream.end().await, expected);
    let time = begin.elapsed();
    assert!(time >= Duration::from_millis(300), "{time:?}");
    server.stop().await;
}

fn list_question(id: usize) -> v1::Question {
    v1::Question {
        id: id.to_string(),
        ..Default::default()
    }
}

#[tokio::test]
async fn a_stream_answers_every_message_in_order() {
    let server = start(&Config {
        workers: 2,
        ..Config::on_a_free_port()
    });
    let mut client = RulesServiceClient::new(connect(server.address()).await);
    let questions = |n| v1::EvaluateRequest {
        questions: vec![list_question(n), list_question(n)],
    };
    let requests: Vec<_> = (0..2_000).map(questions).collect();
    let mut answers = client
        .evaluate(tokio_stream::iter(requests))
        .await
        .unwrap()
        .into_inner();
    let mut count = 0;
    while let Some(response) = timeout(PATIENCE, answers.message()).await.unwrap().unwrap() {
        let ids: Vec<&str> = response
            .answers
            .iter()
            .map(|answer| answer.id.as_str())
            .collect();
        assert_eq!(ids, [count.to_string(), count.to_string()]);
        count += 1;
    }
    assert_eq!(count, 2_000);
    server.stop().await;
}

/// A stream of the health of the service, which serves.
async fn watched(server: SocketAddr) -> Streaming<HealthCheckResponse> {
    let mut health = HealthClient::new(connect(server).await);
    let watch = health.watch(HealthCheckRequest::default()).await;
    let mut watch = watch.unwrap().into_inner();
    let first = watch.message().await.unwrap().unwrap();
    assert_eq!(first.status(), ServingStatus::Serving);
    watch
}

#[tokio::test]
async fn open_streams_do_not_block_stopping() {
    // Whatever would have to be cut would be open for an hour.
    let server = start(&unhurried());
    let address = server.address();
    let mut watch = watched(address).await;
    let (_open, questions) = channel::<ServerReflectionRequest>(1);
    let mut reflection = ServerReflectionClient::new(connect(address).await)
        .server_reflection_info(ReceiverStream::new(questions))
        .await
        .unwrap()
        .into_inner();
    let evaluate = Endless::open(address, NO_HURRY).await;

    timeout(PATIENCE, server.stop()).await.unwrap();
    assert_eq!(evaluate.end().await, shutting_down());
    assert_eq!(end(&mut reflection).await, shutting_down());
    // Without a delay the stream may end before it has said the last state.
    let last = loop {
        match timeout(PATIENCE, watch.message()).await.unwrap() {
            Ok(state) => assert_eq!(state.unwrap().status(), ServingStatus::NotServing),
            Err(status) => break status,
        }
    };
    assert_eq!(failure(&last), shutting_down());
}

#[tokio::test]
async fn health_says_it_before_calls_are_refused() {
    let mut config = unhurried();
    config.drain.drain_delay = Duration::from_secs(3_600);
    let server = start(&config);
    let address = server.address();
    let mut watch = watched(address).await;
    // Begins to stop it; the process does not wait for the end of the delay.
    drop(server);
    let second = timeout(PATIENCE, watch.message()).await.unwrap();
    let second = second.unwrap().unwrap();
    assert_eq!(second.status(), ServingStatus::NotServing);
    assert_alive(&connect(address).await).await;
}
