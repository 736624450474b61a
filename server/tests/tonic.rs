//! What tonic, hyper and h2 would do by themselves, and the service does not.

mod common;

use common::program::Started;
use common::slow::{all_have_arrived, begin, ended, slow_call};
use common::{LIST, NO_HURRY, PATIENCE, VALIDATE, connect, frame, plain, start, unhurried};
use hyper::body::Frame;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tonic::Code;
use tonic_health::pb::HealthCheckRequest;
use tonic_health::pb::health_check_response::ServingStatus;
use tonic_health::pb::health_client::HealthClient;

/// The number of the setting for concurrent streams, RFC 9113, 6.5.2.
const MAX_CONCURRENT_STREAMS: u16 = 3;

/// Tonic tells clients of no limit.
#[tokio::test]
async fn clients_are_told_how_many_calls_they_may_have_open() {
    let mut config = unhurried();
    config.limits.max_concurrent_streams = 7;
    let server = start(&config);
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let hello = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    stream.write_all(hello).await.unwrap();
    let mut head = [0; 9];
    timeout(PATIENCE, stream.read_exact(&mut head))
        .await
        .unwrap()
        .unwrap();
    let [_, high, low, kind, ..] = head;
    assert_eq!(kind, 4, "the first frame is SETTINGS");
    let mut settings = vec![0; usize::from(u16::from_be_bytes([high, low]))];
    stream.read_exact(&mut settings).await.unwrap();
    let setting = settings.chunks_exact(6).find_map(|setting| {
        let (name, value) = setting.split_first_chunk::<2>().unwrap();
        let is_it = u16::from_be_bytes(*name) == MAX_CONCURRENT_STREAMS;
        is_it.then(|| u32::from_be_bytes(value.try_into().unwrap()))
    });
    assert_eq!(setting, Some(7));
    drop(stream);

    // A client keeps its eighth call back until there is room.
    let client = plain(server.address()).await;
    all_have_arrived(&client).await;
    let mut slow: Vec<_> = (0..7).map(|_| slow_call(&client)).collect();
    let (message, mut eighth) = begin(&client, LIST, NO_HURRY);
    message.send(Ok(Frame::data(frame(b"")))).await.unwrap();
    drop(message);
    let early = timeout(std::time::Duration::from_millis(200), &mut eighth).await;
    assert!(early.is_err());
    let (message, first) = slow.pop().unwrap();
    message.send(Ok(Frame::data(frame(b"")))).await.unwrap();
    drop(message);
    assert_eq!(ended(first).await.code(), Code::Ok);
    assert_eq!(ended(eighth).await.code(), Code::Ok);
    drop(slow);
    server.stop().await;
}

/// Tonic calls it an internal error if a client goes before it has sent its message.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_who_goes_is_no_fault_of_the_service() {
    let started = Started::new(&["--log-filter", "info"]);
    let client = plain(started.address).await;
    for path in [LIST, VALIDATE, common::EVALUATE] {
        let (message, call) = begin(&client, path, NO_HURRY);
        all_have_arrived(&client).await;
        call.abort();
        let _ = call.await;
        drop(message);
    }
    all_have_arrived(&client).await;
    drop(client);
    started.signal("TERM");
    let (_, log) = started.ended();
    assert!(!log.contains("fault") && !log.contains("ERROR"), "{log}");
}

/// Tonic ends the stream of who watches an unknown name; health of gRPC has it that the stream
/// says so and stays open.
#[tokio::test]
async fn who_watches_an_unknown_service_is_told_so_and_waits() {
    let server = start(&unhurried());
    let mut client = HealthClient::new(connect(server.address()).await);
    let question = HealthCheckRequest {
        service: "no.such.Service".to_owned(),
    };
    let refused = client.check(question.clone()).await.unwrap_err();
    assert_eq!(refused.code(), Code::NotFound);
    let mut states = client.watch(question).await.unwrap().into_inner();
    let state = states.message().await.unwrap().unwrap();
    assert_eq!(state.status(), ServingStatus::ServiceUnknown);
    // It ends as every stream does, and not before.
    let (end, ()) = tokio::join!(states.message(), server.stop());
    assert_eq!(end.unwrap_err().code(), Code::Unavailable);
}
