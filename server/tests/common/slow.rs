//! Calls whose messages come piece by piece.

use std::convert::Infallible;

use bytes::Bytes;
use http::{Request, Response};
use http_body_util::StreamBody;
use hyper::body::{Frame, Incoming};
use hyper::client::conn::http2::SendRequest;
use tokio::sync::mpsc::{Sender, channel};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_stream::wrappers::ReceiverStream;
use tonic::Status;

use super::{EVALUATE, LIST, NO_HURRY, PATIENCE, call, frame, status};

type Piece = Result<Frame<Bytes>, Infallible>;
pub(crate) type Body = StreamBody<ReceiverStream<Piece>>;
pub(crate) type Call = (Sender<Piece>, JoinHandle<Response<Incoming>>);

/// A call whose message comes as it is sent, and its end when that is dropped.
pub(crate) fn slow_call(client: &SendRequest<Body>) -> Call {
    begin(client, LIST, NO_HURRY)
}

/// The same for a stream.
pub(crate) fn stream(client: &SendRequest<Body>) -> Call {
    begin(client, EVALUATE, NO_HURRY)
}

/// The same with a credential.
pub(crate) fn stream_with(client: &SendRequest<Body>, secret: &str) -> Call {
    stream_that_says(client, "authorization", &format!("Bearer {secret}"))
}

/// The same with any header.
pub(crate) fn stream_that_says(
    client: &SendRequest<Body>,
    header: &'static str,
    value: &str,
) -> Call {
    let (message, mut request) = request(EVALUATE, NO_HURRY);
    let value = value.parse().unwrap();
    request.headers_mut().insert(header, value);
    (message, send(client, request))
}

/// A call with this id.
pub(crate) fn begin_as(client: &SendRequest<Body>, path: &str, id: &str) -> Call {
    let (message, mut request) = request(path, NO_HURRY);
    let id = id.parse().unwrap();
    request.headers_mut().insert("x-request-id", id);
    (message, send(client, request))
}

/// Calls leave in the order in which they are begun.
pub(crate) fn begin(client: &SendRequest<Body>, path: &str, wish: &str) -> Call {
    let (message, request) = request(path, wish);
    (message, send(client, request))
}

fn request(path: &str, wish: &str) -> (Sender<Piece>, Request<Body>) {
    let (message, body) = channel(1);
    let request = call(path, wish, StreamBody::new(ReceiverStream::new(body)));
    (message, request)
}

fn send(client: &SendRequest<Body>, request: Request<Body>) -> JoinHandle<Response<Incoming>> {
    let response = client.clone().send_request(request);
    let response = async { timeout(PATIENCE, response).await.unwrap().unwrap() };
    tokio::spawn(response)
}

/// Waits until the service knows of every call that was begun before: it has answered a
/// later one of the same connection, for better or worse.
pub(crate) async fn all_have_arrived(client: &SendRequest<Body>) {
    let (message, call) = slow_call(client);
    let _ = message.send(Ok(Frame::data(frame(b"")))).await;
    drop(message);
    ended(call).await;
}

/// The status of a call, which ends.
pub(crate) async fn ended(call: JoinHandle<Response<Incoming>>) -> Status {
    status(call.await.unwrap()).await
}
