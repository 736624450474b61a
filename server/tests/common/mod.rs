//! What the tests of the running service share.
#![allow(dead_code, reason = "each test file uses a part of it")]
#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot ask has failed"
)]

pub(crate) mod addresses;
pub(crate) mod authority;
pub(crate) mod claims;
pub(crate) mod credential;
pub(crate) mod curl;
pub(crate) mod file;
pub(crate) mod frames;
pub(crate) mod program;
pub(crate) mod slow;

use std::convert::Infallible;
use std::fmt::Debug;
use std::net::SocketAddr;
use std::time::Duration;

use bytes::{BufMut as _, Bytes, BytesMut};
use doko_proto::google_rpc::{ErrorInfo, Status as Details};
use doko_server::{Config, Running, Server};
use http::{Request, Response};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Body;
use hyper::client::conn::http2::{Builder, SendRequest, handshake};
use hyper_util::rt::{TokioExecutor, TokioIo};
use prost::Message as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tonic::transport::{Channel, Endpoint};
use tonic::{Code, Status};
use tower::ServiceExt as _;

/// Longer than anything here takes, on a machine with much else to do, too. Nothing is
/// measured by it: who waits so long waits for ever.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A deadline, as gRPC writes it, that no call here lives to see.
pub(crate) const NO_HURRY: &str = "1H";

pub(crate) const LIST: &str = "/doppelkopf.rules.v1.RuleSetService/ListRuleSets";
/// Its answer is long: all rules in all languages.
pub(crate) const RULES: &str = "/doppelkopf.rules.v1.RuleSetService/ListRules";
pub(crate) const VALIDATE: &str = "/doppelkopf.rules.v1.RulesService/ValidateMove";
pub(crate) const EVALUATE: &str = "/doppelkopf.rules.v1.RulesService/Evaluate";

/// A service on a free port that ends nothing before [`PATIENCE`] does, and takes many calls
/// on one connection: that is the quickest way to have many.
pub(crate) fn unhurried() -> Config {
    let mut config = Config::on_a_free_port();
    config.limits.request_timeout = Duration::from_secs(3_600);
    config.limits.send_timeout = Duration::from_secs(3_600);
    config.limits.max_concurrent_streams = 200;
    config.drain.drain_timeout = Duration::from_secs(3_600);
    config
}

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

/// A connection without tonic, whose client would watch over deadlines itself.
pub(crate) async fn plain<B>(address: SocketAddr) -> SendRequest<B>
where
    B: Body<Data = Bytes, Error = Infallible> + Send + Unpin + 'static,
{
    let stream = TcpStream::connect(address).await.unwrap();
    let (client, connection) = handshake(TokioExecutor::new(), TokioIo::new(stream))
        .await
        .unwrap();
    tokio::spawn(connection);
    client
}

/// The same for a client who takes no more than `window` bytes of an answer before it has
/// read them; and the end of the connection.
pub(crate) async fn reluctant(
    address: SocketAddr,
    window: u32,
) -> (SendRequest<Full<Bytes>>, JoinHandle<hyper::Result<()>>) {
    let stream = TcpStream::connect(address).await.unwrap();
    // Or each call would wait for the system to acknowledge the last answer.
    stream.set_nodelay(true).unwrap();
    let (client, connection) = Builder::new(TokioExecutor::new())
        .initial_stream_window_size(window)
        .handshake(TokioIo::new(stream))
        .await
        .unwrap();
    (client, tokio::spawn(connection))
}

/// A call with the deadline `wish`.
pub(crate) fn call<B>(path: &str, wish: &str, body: B) -> Request<B> {
    Request::post(format!("http://localhost{path}"))
        .header("content-type", "application/grpc")
        .header("te", "trailers")
        .header("grpc-timeout", wish)
        .body(body)
        .unwrap()
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
    let body = tonic::body::Body::new(Full::new(body));
    let response = channel.clone().oneshot(call(path, NO_HURRY, body)).await;
    status(response.expect("the connection holds")).await
}

/// The status of a response, at its head or after the answers.
pub(crate) async fn status<B>(response: Response<B>) -> Status
where
    B: Body,
    B::Error: Debug,
{
    timeout(PATIENCE, at_its_end(response)).await.unwrap()
}

/// The same, however long the answers take.
pub(crate) async fn at_its_end<B>(response: Response<B>) -> Status
where
    B: Body,
    B::Error: Debug,
{
    if let Some(status) = Status::from_header_map(response.headers()) {
        return status;
    }
    let body = response.into_body().collect().await;
    let body = body.expect("the response ends");
    Status::from_header_map(body.trailers().expect("there are trailers")).expect("with a status")
}

/// The whole answer over HTTP/1.1 to a head of these lines.
pub(crate) async fn http1(address: SocketAddr, lines: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = format!("{lines}\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let read = timeout(PATIENCE, stream.read_to_string(&mut answer));
    read.await.unwrap().unwrap();
    answer
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
