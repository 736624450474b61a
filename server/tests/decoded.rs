//! What requests become when they are decoded: an element of a list takes two bytes on the wire
//! if it is empty, and in memory all that it could hold.
#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::collections::HashMap;

use bytes::Bytes;
use common::program::Started;
use common::{EVALUATE, LIST, NO_HURRY, PATIENCE, at_its_end, call, failure, frame, plain};
use doko_proto::v1;
use http_body_util::Full;
use hyper::client::conn::http2::SendRequest;
use prost::Message as _;
use prost_types::field_descriptor_proto::{Label, Type};
use prost_types::{DescriptorProto, FileDescriptorSet};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tonic::{Code, Status};

const BATCH: &str = "/doppelkopf.rules.v1.RulesService/EvaluateBatch";
const SCORE_SESSION: &str = "/doppelkopf.rules.v1.TableService/ScoreSession";

/// The largest message that is read.
const SIZE: usize = 256 * 1_024;

type Client = SendRequest<Full<Bytes>>;

fn ask(client: &Client, path: &str, message: &[u8]) -> JoinHandle<Status> {
    let request = call(path, NO_HURRY, Full::new(frame(message)));
    let response = client.clone().send_request(request);
    tokio::spawn(async { at_its_end(response.await.unwrap()).await })
}

async fn answer(client: &Client, path: &str, message: &[u8]) -> Status {
    let answered = timeout(PATIENCE, ask(client, path, message)).await;
    answered.unwrap().unwrap()
}

/// The ways to lists of what is no number, by the numbers of fields.
fn lists(types: &HashMap<String, DescriptorProto>, name: &str) -> Vec<Vec<u8>> {
    let mut ways = Vec::new();
    for field in &types[name].field {
        let number = u8::try_from(field.number()).unwrap();
        let inner = if field.r#type() == Type::Message {
            lists(types, field.type_name().trim_start_matches('.'))
        } else if [Type::String, Type::Bytes].contains(&field.r#type()) {
            Vec::new()
        } else {
            continue;
        };
        let is_list = field.label() == Label::Repeated;
        ways.extend(is_list.then(|| vec![number]));
        ways.extend(inner.into_iter().map(|way| [vec![number], way].concat()));
    }
    ways
}

/// The key of a field that has its length before it.
fn key(number: u8) -> Vec<u8> {
    let key = u16::from(number) << 3 | 2;
    match u8::try_from(key) {
        Ok(key) if key < 0x80 => vec![key],
        _ => vec![(key & 0x7F | 0x80) as u8, (key >> 7) as u8],
    }
}

/// A message that is as long as may be, with nothing but empty elements at the end of `way`.
fn full_of_nothing(way: &[u8]) -> Vec<u8> {
    let (last, way) = way.split_last().unwrap();
    let element = [key(*last), vec![0]].concat();
    let mut message = element.repeat((SIZE - 100) / element.len());
    for number in way.iter().rev() {
        let mut outer = key(*number);
        prost::encoding::encode_varint(message.len() as u64, &mut outer);
        outer.append(&mut message);
        message = outer;
    }
    message
}

/// Of every method every list is filled with nothing.
#[tokio::test]
async fn lists_of_nothing_fill_no_memory() {
    let set = FileDescriptorSet::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    let of = |package: &str, it: &DescriptorProto| (format!("{package}.{}", it.name()), it.clone());
    let types = set.file.iter().flat_map(|file| {
        let types = file.message_type.iter();
        types.map(|it| of(file.package(), it))
    });
    let types: HashMap<String, DescriptorProto> = types.collect();
    let program = Started::new(&["--workers", "1", "--log-filter", "error"]);
    let client = plain(program.address).await;
    assert_eq!(answer(&client, LIST, b"").await.code(), Code::Ok);
    let before = program.resident();
    let (mut sent, mut refused) = (0, 0);
    for file in &set.file {
        for service in &file.service {
            for method in &service.method {
                let path = format!("/{}.{}/{}", file.package(), service.name(), method.name());
                for way in lists(&types, method.input_type().trim_start_matches('.')) {
                    let status = answer(&client, &path, &full_of_nothing(&way)).await;
                    sent += 1;
                    // In a batch a bad question is a bad answer.
                    if status.code() != Code::Ok && failure(&status).1 == "MESSAGE_TOO_LARGE" {
                        refused += 1;
                    }
                }
            }
        }
    }
    // The records of all questions have such lists, and a batch has each of these again.
    assert!(sent > 50 && refused > 20, "{sent} sent, {refused} refused");
    let more = program.peak().saturating_sub(before);
    assert!(more < 24 * 1_024, "{more} KiB more");
}

/// What follows an empty message is not decoded, however the call comes.
#[tokio::test]
async fn no_second_message_is_decoded() {
    let program = Started::new(&["--workers", "1", "--log-filter", "error"]);
    let client = plain(program.address).await;
    assert_eq!(answer(&client, LIST, b"").await.code(), Code::Ok);
    let before = program.resident();
    let second = frame(&[0x0A, 0].repeat((SIZE - 20) / 2));
    let body = Bytes::from([frame(b""), second].concat());
    for kind in ["application/grpc", "application/grpc-web+proto"] {
        let mut request = call(BATCH, NO_HURRY, Full::new(body.clone()));
        let headers = request.headers_mut();
        headers.insert("content-type", kind.parse().unwrap());
        let response = timeout(PATIENCE, client.clone().send_request(request)).await;
        let status = Status::from_header_map(response.unwrap().unwrap().headers()).unwrap();
        let expected = (Code::InvalidArgument, "UNDECODABLE_MESSAGE".to_owned());
        assert_eq!(failure(&status), expected, "{kind}");
    }
    let more = program.peak().saturating_sub(before);
    assert!(more < 8 * 1_024, "{more} KiB more");
}

/// A claim whose answer takes as long as the bound allows.
fn claim() -> v1::Question {
    let line = "ddv-tsr; h=CACACTCTCKCKCQCQCJCJC9C9/??/??/??; s=1solo_fleischlos 2g 3g 4g; p=CA";
    let claim = v1::CheckClaimRequest {
        view: v1::View::Everything.into(),
        record: Some(doko_notation::read(line).unwrap()),
        seat: v1::Seat::Seat1.into(),
        kind: v1::ClaimKind::Rest.into(),
        ..v1::CheckClaimRequest::default()
    };
    v1::Question {
        question: Some(v1::question::Question::CheckClaim(claim)),
        ..v1::Question::default()
    }
}

/// What waits for its turn counts as what it has become.
#[tokio::test]
async fn questions_that_wait_fill_no_memory() {
    let program = Started::new(&[
        "--workers",
        "1",
        "--max-searches",
        "100000",
        "--max-concurrent-streams",
        "200",
        "--request-timeout",
        "1h",
        "--log-filter",
        "error",
    ]);
    let client = plain(program.address).await;
    let before = program.resident();
    let batch = v1::EvaluateBatchRequest {
        questions: vec![claim(); 200],
    };
    let batch = batch.encode_to_vec();
    let mut waiting: Vec<_> = (0..10).map(|_| ask(&client, BATCH, &batch)).collect();
    // More than is allowed in a list, and not more than may be read.
    let session = [0x2A, 0].repeat(2_000);
    let questions = v1::EvaluateRequest {
        questions: vec![v1::Question::default(); 200],
    };
    let streams = [batch, questions.encode_to_vec()].concat();
    for _ in 0..5 {
        let client = plain(program.address).await;
        waiting.extend((0..60).map(|_| ask(&client, SCORE_SESSION, &session)));
        waiting.extend((0..5).map(|_| ask(&client, EVALUATE, &streams)));
        // When it has its answer, all of them have come.
        while answer(&client, LIST, b"").await.code() != Code::Ok {}
    }
    let mut refused = 0;
    for call in waiting {
        if call.is_finished() {
            let status = call.await.unwrap();
            refused += usize::from(failure(&status).1 == "OVERLOADED");
        } else {
            call.abort();
        }
    }
    assert!(refused > 100, "{refused} refused");
    let more = program.peak().saturating_sub(before);
    assert!(more < 40 * 1_024, "{more} KiB more");
}
