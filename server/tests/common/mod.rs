//! What the tests of the running service share.
#![allow(dead_code, reason = "each test file uses a part of it")]
#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot ask has failed"
)]

pub(crate) mod program;

use std::net::SocketAddr;
use std::time::Duration;

use bytes::{BufMut as _, Bytes, BytesMut};
use doko_proto::google_rpc::{ErrorInfo, Status as Details};
use doko_server::{Config, Running, Server};
use http::Request;
use http_body_util::{BodyExt as _, Full};
use prost::Message as _;
use tonic::body::Body;
use tonic::transport::{Channel, Endpoint};
use tonic::{Code, Status};
use tower::ServiceExt as _;

/// Longer than anything here takes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) const LIST: &str = "/doppelkopf.rules.v1.RuleSetService/ListRuleSets";
pub(crate) const VALIDATE: &str = "/doppelkopf.rules.v1.RulesService/ValidateMove";
pub(crate) const EVALUATE: &str = "/doppelkopf.rules.v1.RulesService/Evaluate";

/// A service of this process.
pub(crate) fn start(config: &Config) -> Running {
    Server::start(config).expect("the service starts")
}

/// A connection to the service.
pub(crate) async fn connect(address: SocketAddr) -> Channel {
    let endpoint = Endpoint::from_shared(format!("http://{address}")).unwrap();
    endpoint
        .timeout(PATIENCE)
        .connect()
        .await
        .expect("the service is reachable")
}

/// A message as gRPC frames it.
pub(crate) fn frame(message: &[u8]) -> Bytes {
    let mut frame = BytesMut::new();
    frame.put_u8(0);
    frame.put_u32(u32::try_from(message.len()).unwrap());
    frame.put_slice(message);
    frame.freeze()
}

/// Sends `body` as it is and gives the status, wherever in the response.
pub(crate) async fn send(channel: &Channel, path: &str, body: Bytes) -> Status {
    let request = Request::post(format!("http://localhost{path}"))
        .header("content-type", "application/grpc")
        .header("te", "trailers")
        .body(Body::new(Full::new(body)))
        .unwrap();
    let response = channel
        .clone()
        .oneshot(request)
        .await
        .expect("the connection holds");
    if let Some(status) = Status::from_header_map(response.headers()) {
        return status;
    }
    let body = response
        .into_body()
        .collect()
        .await
        .expect("the response ends");
    Status::from_header_map(body.trailers().expect("there are trailers")).expect("with a status")
}

/// Code and published reason.
pub(crate) fn failure(status: &Status) -> (Code, String) {
    let details = Details::decode(status.details()).unwrap();
    let info = ErrorInfo::decode(details.details.first().unwrap().value.as_slice()).unwrap();
    assert_eq!(info.domain, "doppelkopf.rules.v1");
    (status.code(), info.reason)
}

/// That the service is alive and well.
pub(crate) async fn assert_alive(channel: &Channel) {
    assert_eq!(send(channel, LIST, frame(b"")).await.code(), Code::Ok);
}
