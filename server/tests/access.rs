//! Nothing is reachable without a credential once the service asks for one.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::credential::{entry, refusal, refused};
use common::file::File;
use common::slow::{begin, ended, stream, stream_with};
use common::{
    EVALUATE, LIST, NO_HURRY, PATIENCE, VALIDATE, connect, failure, frame, plain, send, start,
    status, unhurried,
};
use doko_server::{Access, Config, OpenServices, Server, StartError};
use prost::Message as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tonic::transport::Channel;
use tonic::{Code, Request};
use tonic_reflection::pb::v1::ServerReflectionRequest;
use tonic_reflection::pb::v1::server_reflection_client::ServerReflectionClient;
use tonic_reflection::pb::v1::server_reflection_request::MessageRequest;
use tonic_reflection::pb::v1::server_reflection_response::MessageResponse;

const KEY: &str = "doko_0123456789abcdef";
const OTHER: &str = "doko_fedcba9876543210";
const CHECK: &str = "/grpc.health.v1.Health/Check";
const WATCH: &str = "/grpc.health.v1.Health/Watch";
const REFLECTION: &str = "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo";

/// A service for whoever has a key of this file.
fn with_keys(file: &File) -> Config {
    Config {
        access: Access {
            api_keys: Some(file.path().to_path_buf()),
            reload_interval: Duration::from_millis(20),
            ..Access::default()
        },
        ..unhurried()
    }
}

/// Asks reflection, with a key.
async fn reflect(channel: &Channel, question: MessageRequest) -> MessageResponse {
    let mut client = ServerReflectionClient::new(channel.clone());
    let mut request = Request::new(tokio_stream::once(ServerReflectionRequest {
        host: String::new(),
        message_request: Some(question),
    }));
    let key = format!("Bearer {KEY}").parse().unwrap();
    request.metadata_mut().insert("authorization", key);
    let mut answers = client
        .server_reflection_info(request)
        .await
        .unwrap()
        .into_inner();
    answers
        .message()
        .await
        .unwrap()
        .unwrap()
        .message_response
        .unwrap()
}

/// Every method that reflection knows of.
async fn methods(channel: &Channel) -> Vec<String> {
    let MessageResponse::ListServicesResponse(list) =
        reflect(channel, MessageRequest::ListServices(String::new())).await
    else {
        return Vec::new();
    };
    let mut methods = Vec::new();
    for service in list.service {
        let question = MessageRequest::FileContainingSymbol(service.name.clone());
        let MessageResponse::FileDescriptorResponse(files) = reflect(channel, question).await
        else {
            continue;
        };
        for bytes in files.file_descriptor_proto {
            let file = prost_types::FileDescriptorProto::decode(bytes.as_slice()).unwrap();
            let services = file
                .service
                .iter()
                .map(|it| (file.package().to_owned(), it));
            for (package, found) in services {
                let name = format!("{package}.{}", found.name());
                if name == service.name {
                    methods.extend(
                        found
                            .method
                            .iter()
                            .map(|it| format!("/{name}/{}", it.name())),
                    );
                }
            }
        }
    }
    methods
}

/// Whoever asks for keys may forget what else listens.
#[tokio::test]
async fn nothing_beside_the_methods_is_reachable_from_elsewhere() {
    let file = File::new("beside.toml", entry("palast", KEY));
    let mut config = with_keys(&file);
    config.seeing.metrics_address = Some(SocketAddr::from(([0, 0, 0, 0], 0)));
    let refused = Server::start(&config).unwrap_err();
    assert!(matches!(refused, StartError::Config(_)), "{refused}");
    // Health may live at a port of its own, and nothing is there but that.
    let mut config = with_keys(&file);
    config.access.health_address = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let server = start(&config);
    let methods = methods(&connect(server.address()).await).await;
    let beside = connect(server.health_address().unwrap()).await;
    // Who watches hears no end of it.
    for method in methods.iter().filter(|it| *it != WATCH) {
        let code = send(&beside, method, frame(b"")).await.code();
        match method.starts_with("/grpc.health.v1.Health/") {
            true => assert_ne!(code, Code::Unimplemented, "{method}"),
            false => assert_eq!(code, Code::Unimplemented, "{method}"),
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn no_method_is_reachable_without_a_key() {
    let file = File::new("walk.toml", entry("palast", KEY));
    let server = start(&with_keys(&file));
    let channel = connect(server.address()).await;
    let methods = methods(&channel).await;
    for known in [LIST, VALIDATE, EVALUATE, CHECK, WATCH, REFLECTION] {
        assert!(
            methods.iter().any(|method| method == known),
            "{known}: {methods:?}"
        );
    }
    // Three services of the API, health, and reflection in two versions.
    assert!(methods.len() > 20, "{methods:?}");
    for method in &methods {
        for secret in [None, Some(OTHER), Some(&KEY[1..]), Some("")] {
            let code = refused(&channel, method, secret).await;
            assert_eq!(code, Some(Code::Unauthenticated), "{method} {secret:?}");
        }
        let code = refused(&channel, method, Some(KEY)).await;
        assert_ne!(code, Some(Code::Unauthenticated), "{method}");
    }
    // Nor is it said which methods there are.
    for path in ["/no.such.Service/Method", "/"] {
        assert_eq!(
            refused(&channel, path, None).await,
            Some(Code::Unauthenticated)
        );
        assert_eq!(
            refused(&channel, path, Some(KEY)).await,
            Some(Code::Unimplemented)
        );
    }
    let refusal = refusal(&channel, LIST, None, frame(b"")).await.unwrap();
    assert_eq!(
        failure(&refusal),
        (Code::Unauthenticated, "UNAUTHENTICATED".to_owned())
    );
    server.stop().await;
}

#[tokio::test]
async fn browsers_need_a_key_too() {
    let file = File::new("web.toml", entry("palast", KEY));
    let server = start(&with_keys(&file));
    for (credential, status) in [
        (String::new(), "grpc-status: 16"),
        (
            format!("authorization: Bearer {OTHER}\r\n"),
            "grpc-status: 16",
        ),
        // Two of them are none.
        (
            format!("authorization: Bearer {KEY}\r\n").repeat(2),
            "grpc-status: 16",
        ),
        (format!("authorization: Bearer {KEY}\r\n"), "grpc-status:0"),
    ] {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        let head = format!(
            "POST {LIST} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/grpc-web+proto\r\n\
             content-length: 5\r\nconnection: close\r\n{credential}\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(&frame(b"")).await.unwrap();
        let mut answer = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut answer))
            .await
            .unwrap()
            .unwrap();
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.contains(status), "{credential}: {answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn services_can_be_open_by_name() {
    let file = File::new("open.toml", entry("palast", KEY));
    for (health, reflection) in [(true, false), (false, true)] {
        let mut config = with_keys(&file);
        config.access.open_services = OpenServices { health, reflection };
        let server = start(&config);
        let channel = connect(server.address()).await;
        let closed = Some(Code::Unauthenticated);
        assert_eq!(refused(&channel, CHECK, None).await == closed, !health);
        assert_eq!(refused(&channel, WATCH, None).await == closed, !health);
        assert_eq!(
            refused(&channel, REFLECTION, None).await == closed,
            !reflection
        );
        assert_eq!(refused(&channel, LIST, None).await, closed);
        server.stop().await;
    }
}

#[tokio::test]
async fn probes_have_a_listener_with_health_alone() {
    let file = File::new("probes.toml", entry("palast", KEY));
    let mut config = with_keys(&file);
    config.access.health_address = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let server = start(&config);
    let methods = methods(&connect(server.address()).await).await;
    let address = server.health_address().unwrap();
    let probes = connect(address).await;
    for method in &methods {
        let code = refused(&probes, method, None).await;
        let is_health = method.starts_with("/grpc.health.v1.Health/");
        assert_eq!(
            code == Some(Code::Unimplemented),
            !is_health,
            "{method}: {code:?}"
        );
    }
    assert_eq!(refused(&probes, CHECK, None).await, None);
    server.stop().await;
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test]
async fn each_key_has_its_own_quota() {
    let slow = entry("slow", KEY) + "rate = 1\nburst = 2\n";
    let file = File::new("quota.toml", slow + &entry("fast", OTHER));
    let mut config = with_keys(&file);
    config.limits.max_questions = 2;
    let server = start(&config);
    let mut last = None;
    // As often as a slow machine may need.
    for _ in 0..100 {
        // A connection gives nothing new to a key.
        let channel = connect(server.address()).await;
        last = refusal(&channel, LIST, Some(KEY), frame(b"")).await;
        if last.is_some() {
            break;
        }
    }
    let limited = (Code::ResourceExhausted, "RATE_LIMITED".to_owned());
    assert_eq!(failure(&last.unwrap()), limited);
    let channel = connect(server.address()).await;
    for _ in 0..10 {
        assert_eq!(refused(&channel, LIST, Some(OTHER)).await, None);
    }
    server.stop().await;
}

#[tokio::test]
async fn keys_change_while_the_service_runs() {
    let file = File::new("change.toml", entry("old", KEY));
    let server = start(&with_keys(&file));
    let channel = connect(server.address()).await;
    assert_eq!(
        refused(&channel, LIST, Some(OTHER)).await,
        Some(Code::Unauthenticated)
    );
    assert_eq!(refused(&channel, LIST, Some(KEY)).await, None);

    file.write(entry("new", OTHER));
    let changed = async {
        while refused(&channel, LIST, Some(OTHER)).await.is_some() {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, changed).await.unwrap();
    // On the connection that it was accepted on, too.
    assert_eq!(
        refused(&channel, LIST, Some(KEY)).await,
        Some(Code::Unauthenticated)
    );
    server.stop().await;
}

#[tokio::test]
async fn who_guesses_is_slowed() {
    let file = File::new("guess.toml", entry("palast", KEY));
    let mut config = with_keys(&file);
    // What questions a caller may ask has nothing to do with it.
    config.callers.caller_rate = "0".parse().unwrap();
    config.access.guess_rate = 1;
    let server = start(&config);
    let mut last = None;
    // As often as a slow machine may need.
    for guess in 0..1_000 {
        // A connection gives nothing new to an address.
        let channel = connect(server.address()).await;
        let guess = format!("doko_{guess}");
        last = refusal(&channel, LIST, Some(&guess), frame(b"")).await;
        if last.as_ref().unwrap().code() != Code::Unauthenticated {
            break;
        }
    }
    let limited = (Code::ResourceExhausted, "RATE_LIMITED".to_owned());
    assert_eq!(failure(&last.unwrap()), limited);
    // Who has a key is not kept out by them.
    let channel = connect(server.address()).await;
    assert_eq!(refused(&channel, LIST, Some(KEY)).await, None);
    server.stop().await;
}

#[tokio::test]
async fn a_stream_ends_with_the_key_it_was_opened_with() {
    let both = entry("palast", KEY) + &entry("other", OTHER);
    let file = File::new("withdrawn.toml", both);
    let server = start(&with_keys(&file));
    let client = plain(server.address()).await;
    let (_message, withdrawn) = stream_with(&client, KEY);
    let (message, kept) = stream_with(&client, OTHER);
    let (withdrawn, kept) = (withdrawn.await.unwrap(), kept.await.unwrap());
    file.write(entry("other", OTHER));
    let status = status(withdrawn).await;
    assert_eq!(
        failure(&status),
        (Code::Unauthenticated, "UNAUTHENTICATED".to_owned())
    );
    // The other one goes on.
    drop(message);
    assert_eq!(common::status(kept).await.code(), Code::Ok);
    server.stop().await;
}

/// What a key may ask holds for what it has open, too.
#[tokio::test]
async fn a_stream_ends_with_the_quota_of_its_key() {
    let quota = |rate: u32| entry("palast", KEY) + &format!("rate = {rate}\nburst = 200\n");
    let file = File::new("changed-quota.toml", quota(0) + &entry("other", OTHER));
    let server = start(&with_keys(&file));
    let client = plain(server.address()).await;
    let (_message, changed) = stream_with(&client, KEY);
    let (message, kept) = stream_with(&client, OTHER);
    let (changed, kept) = (changed.await.unwrap(), kept.await.unwrap());
    file.write(quota(5) + &entry("other", OTHER));
    assert_eq!(status(changed).await.code(), Code::Unauthenticated);
    drop(message);
    assert_eq!(status(kept).await.code(), Code::Ok);
    // Who opens one anew has it.
    let (message, anew) = stream_with(&client, KEY);
    drop(message);
    assert_eq!(ended(anew).await.code(), Code::Ok);
    server.stop().await;
}

/// Strangers who may watch health keep nobody from asking.
#[tokio::test]
async fn who_watches_takes_no_place_of_a_stream() {
    let file = File::new("watching.toml", entry("palast", KEY));
    let mut config = with_keys(&file);
    config.access.open_services = "health".parse().unwrap();
    config.limits.max_open_streams = 1;
    let server = start(&config);
    let client = plain(server.address()).await;
    let watch = || async {
        let (message, call) = begin(&client, WATCH, NO_HURRY);
        message
            .send(Ok(hyper::body::Frame::data(frame(b""))))
            .await
            .unwrap();
        drop(message);
        call.await.unwrap()
    };
    let watching = watch().await;
    assert!(tonic::Status::from_header_map(watching.headers()).is_none());
    let overloaded = (Code::ResourceExhausted, "OVERLOADED".to_owned());
    assert_eq!(failure(&status(watch().await).await), overloaded);
    let (message, call) = stream_with(&client, KEY);
    drop(message);
    assert_eq!(ended(call).await.code(), Code::Ok);
    drop(watching);
    server.stop().await;
}

#[tokio::test]
async fn refusals_do_not_end_a_connection() {
    let file = File::new("many.toml", entry("palast", KEY));
    let mut config = with_keys(&file);
    config.access.guess_rate = 0;
    let server = start(&config);
    let channel = connect(server.address()).await;
    // HTTP/2 ends a connection after 1,024 calls that are cut in the wrong moment.
    for _ in 0..2_000 {
        let code = refused(&channel, LIST, Some(OTHER)).await;
        assert_eq!(code, Some(Code::Unauthenticated));
    }
    assert_eq!(refused(&channel, LIST, Some(KEY)).await, None);
    server.stop().await;
}

#[tokio::test]
async fn without_credentials_configured_none_is_asked_for() {
    let server = start(&unhurried());
    let channel = connect(server.address()).await;
    for secret in [None, Some(KEY)] {
        assert_eq!(refused(&channel, LIST, secret).await, None);
    }
    // A stream that waits without a credential holds no place.
    let file = File::new("places.toml", entry("palast", KEY));
    let mut config = with_keys(&file);
    config.limits.max_open_streams = 1;
    let guarded = start(&config);
    let client = plain(guarded.address()).await;
    for _ in 0..3 {
        let (_message, call) = stream(&client);
        assert_eq!(ended(call).await.code(), Code::Unauthenticated);
    }
    for server in [server, guarded] {
        server.stop().await;
    }
}
