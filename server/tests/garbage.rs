//! Bytes that are no requests get a clean error, and the service lives on.

mod common;

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use bytes::Bytes;
use common::{EVALUATE, LIST, VALIDATE, assert_alive, connect, failure, frame, send, start};
use doko_proto::google_rpc::{BadRequest, ErrorInfo, Status as Details};
use doko_server::Config;
use prost::Message as _;
use tonic::Code;

#[tokio::test]
async fn undecodable_messages_are_the_fault_of_the_client() {
    let server = start(&Config::on_a_free_port());
    let channel = connect(server.address()).await;
    let whole = frame(&[0x0A, 0x02, 0x1A, 0x00]);
    for (what, body) in [
        ("a field that ends too early", frame(&[0x0A, 0xFF])),
        ("a wire type that does not exist", frame(&[0x0F])),
        ("a frame that ends too early", whole.slice(..7)),
        ("a header that ends too early", whole.slice(..3)),
        (
            "a compression flag that does not exist",
            Bytes::from_static(&[9, 0, 0, 0, 0]),
        ),
        (
            "a compressed message without encoding",
            Bytes::from_static(&[1, 0, 0, 0, 0]),
        ),
        ("no message at all", Bytes::new()),
    ] {
        for path in [VALIDATE, EVALUATE] {
            if path == EVALUATE && body.is_empty() {
                continue;
            }
            let status = send(&channel, path, body.clone()).await;
            let expected = (Code::InvalidArgument, "UNDECODABLE_MESSAGE".to_owned());
            assert_eq!(failure(&status), expected, "{what}: {path}");
        }
    }
    assert_alive(&channel).await;
    server.stop().await;
}

/// Reflection has a library of its own, which says nothing of what it cannot read.
#[tokio::test]
async fn what_reflection_cannot_read_it_refuses() {
    let server = start(&Config::on_a_free_port());
    let channel = connect(server.address()).await;
    let undecodable = (Code::InvalidArgument, "UNDECODABLE_MESSAGE".to_owned());
    for version in ["v1", "v1alpha"] {
        let path = format!("/grpc.reflection.{version}.ServerReflection/ServerReflectionInfo");
        for body in [frame(b"\xFF\xFF"), frame(b"\x3A\0").slice(..6)] {
            let status = send(&channel, &path, body.clone()).await;
            assert_eq!(failure(&status), undecodable, "{version} {body:?}");
        }
        let status = send(&channel, &path, frame(b"\x3A\0")).await;
        assert_eq!(status.code(), Code::Ok);
    }
    server.stop().await;
}

#[tokio::test]
async fn oversized_messages_are_refused_with_the_limit() {
    let config = Config::on_a_free_port();
    let limit = usize::try_from(config.limits.max_message_size).unwrap();
    let server = start(&config);
    let channel = connect(server.address()).await;
    // Field 15 of no request: bytes that are skipped.
    let message = |len: usize| {
        let padding = vec![0; len - 4];
        let mut bytes = vec![0x7A];
        prost::encode_length_delimiter(padding.len(), &mut bytes).unwrap();
        bytes.extend(padding);
        assert_eq!(bytes.len(), len);
        frame(&bytes)
    };
    for path in [VALIDATE, EVALUATE] {
        let status = send(&channel, path, message(limit + 1)).await;
        let expected = (Code::ResourceExhausted, "MESSAGE_TOO_LARGE".to_owned());
        assert_eq!(failure(&status), expected);
        let details = Details::decode(status.details()).unwrap();
        let info = ErrorInfo::decode(details.details[0].value.as_slice()).unwrap();
        assert_eq!(info.metadata["limit"], limit.to_string());
    }
    let status = send(&channel, LIST, message(limit)).await;
    assert_eq!(status.code(), Code::Ok, "{status:?}");
    // A length that nobody sends costs no memory that is ever touched.
    let announced = Bytes::from_static(&[0, 0xFF, 0xFF, 0xFF, 0xFF]);
    let status = send(&channel, VALIDATE, announced).await;
    assert_eq!(failure(&status).1, "MESSAGE_TOO_LARGE");
    assert_alive(&channel).await;
    server.stop().await;
}

#[tokio::test]
async fn random_bytes_get_a_clean_error() {
    let server = start(&Config::on_a_free_port());
    let channel = connect(server.address()).await;
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for round in 0..400 {
        let bytes: Vec<u8> = (0..random.next() % 300)
            .map(|_| random.next().to_le_bytes()[3])
            .collect();
        let body = if round % 2 == 0 {
            frame(&bytes)
        } else {
            bytes.into()
        };
        for path in [VALIDATE, EVALUATE, LIST] {
            let code = send(&channel, path, body.clone()).await.code();
            let clean = [
                Code::Ok,
                Code::InvalidArgument,
                Code::ResourceExhausted,
                Code::Unimplemented,
            ];
            assert!(clean.contains(&code), "round {round}: {code:?}");
        }
    }
    assert_alive(&channel).await;
    server.stop().await;
}

#[tokio::test]
async fn connections_that_speak_no_http_do_no_harm() {
    let server = start(&Config::on_a_free_port());
    let address = server.address();
    let channel = connect(address).await;
    let talk = tokio::task::spawn_blocking(move || {
        let mut random = Random(7);
        for len in [0, 1, 24, 100, 10_000] {
            let mut stream = TcpStream::connect(address).unwrap();
            stream
                .set_read_timeout(Some(std::time::Duration::from_millis(300)))
                .unwrap();
            let bytes: Vec<u8> = (0..len).map(|_| random.next().to_le_bytes()[3]).collect();
            // The service may close first; it need not answer.
            let _ = stream.write_all(&bytes);
            let _ = stream.read(&mut [0; 100]);
        }
        // A good preface, then nonsense.
        let mut stream = TcpStream::connect(address).unwrap();
        stream
            .write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF")
            .unwrap();
        let _ = stream.read(&mut [0; 100]);
    });
    talk.await.unwrap();
    assert_alive(&channel).await;
    server.stop().await;
}

#[tokio::test]
async fn unknown_methods_are_named() {
    let server = start(&Config::on_a_free_port());
    let channel = connect(server.address()).await;
    for path in [
        "/doppelkopf.rules.v1.RulesService/Cheat",
        "/no.such.Service/Cheat",
        "/",
    ] {
        let status = send(&channel, path, frame(b"")).await;
        assert_eq!(
            failure(&status),
            (Code::Unimplemented, "UNKNOWN_METHOD".to_owned())
        );
        let name = path.trim_start_matches('/');
        assert_eq!(status.message(), format!("there is no method `{name}`"));
    }
    server.stop().await;
}

#[tokio::test]
async fn unreadable_requests_name_their_fields() {
    let server = start(&Config::on_a_free_port());
    let channel = connect(server.address()).await;
    let status = send(&channel, VALIDATE, frame(b"")).await;
    assert_eq!(
        failure(&status),
        (Code::InvalidArgument, "MISSING_FIELD".to_owned())
    );
    let details = Details::decode(status.details()).unwrap();
    let bad = details
        .details
        .iter()
        .find(|detail| detail.type_url.ends_with("BadRequest"))
        .unwrap();
    let bad = BadRequest::decode(bad.value.as_slice()).unwrap();
    assert!(
        bad.field_violations
            .iter()
            .any(|violation| violation.field == "record")
    );
    server.stop().await;
}

/// Numbers that are the same on every run (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}
