//! What HTTP is answered.

use std::sync::Arc;

use bytes::{Bytes, BytesMut};
use http::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE};
use http::response::Parts;
use http::{HeaderValue, Response};
use http_body_util::{BodyExt as _, Full};
use tonic::Status;
use tonic::body::Body;

use super::ask::Ask;
use super::error::error;
use crate::form::Form;
use crate::frame;
use crate::peer::Peer;
use crate::{json, status};

/// How long an answer can be kept by whoever asks with GET. It changes with the version of the
/// service, and with rule sets of one's own.
const KEPT: HeaderValue = HeaderValue::from_static("max-age=3600");

/// What becomes of `response`, which is that of gRPC to `ask`. As any answer, it has to be read
/// in time by `peer`.
pub(super) async fn answer(
    response: Response<Body>,
    ask: &Ask,
    peer: Option<&Arc<Peer>>,
) -> Response<Body> {
    let (mut head, body) = response.into_parts();
    let answered = match Status::from_header_map(&head.headers) {
        Some(status) => Err(status),
        None => message(body).await.and_then(|message| text(ask, message)),
    };
    for name in ["grpc-status", "grpc-message", "grpc-status-details-bin"] {
        head.headers.remove(name);
    }
    match answered {
        Ok(text) => {
            let kind = match ask.form {
                Form::Json => "application/json",
                Form::Binary | Form::Framed => "application/proto",
            };
            if ask.body.is_some() {
                head.headers.insert(CACHE_CONTROL, KEPT);
            }
            whole(head, kind, text)
        }
        Err(status) => failure(head, &status, peer),
    }
}

/// A page that is JSON.
pub(super) fn page(text: Bytes, peer: &Arc<Peer>) -> Response<Body> {
    let (mut head, ()) = Response::new(()).into_parts();
    head.headers.insert(CACHE_CONTROL, KEPT);
    whole(head, "application/json", peer.to_read(text))
}

/// What `peer` is told who gets no answer.
pub(super) fn failed(status: &Status, peer: Option<&Arc<Peer>>) -> Response<Body> {
    let (head, ()) = Response::new(()).into_parts();
    failure(head, status, peer)
}

fn failure(mut head: Parts, status: &Status, peer: Option<&Arc<Peer>>) -> Response<Body> {
    let (http, text) = error(status);
    head.status = http;
    let text = peer.map_or_else(|| text.clone(), |peer| peer.to_read(text.clone()));
    whole(head, "application/json", text)
}

/// A response whose length is known.
fn whole(mut head: Parts, kind: &'static str, body: Bytes) -> Response<Body> {
    head.headers
        .insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    head.headers.insert(CONTENT_LENGTH, body.len().into());
    Response::from_parts(head, Body::new(Full::new(body)))
}

/// The one message of a response that ends well.
async fn message(mut body: Body) -> Result<Bytes, Status> {
    let (mut first, mut more) = (Bytes::new(), BytesMut::new());
    while let Some(frame) = body.frame().await {
        match frame?.into_data() {
            Ok(data) if first.is_empty() => first = data,
            Ok(data) => {
                if more.is_empty() {
                    more.extend_from_slice(&first);
                }
                more.extend_from_slice(&data);
            }
            Err(frame) => {
                let end = frame.trailers_ref().and_then(Status::from_header_map);
                if let Some(status) = end.filter(|it| it.code() != tonic::Code::Ok) {
                    return Err(status);
                }
            }
        }
    }
    let framed = if more.is_empty() {
        first
    } else {
        more.freeze()
    };
    match framed.len() {
        0..frame::PREFIX => Err(status::internal()),
        _ => Ok(framed.slice(frame::PREFIX..)),
    }
}

/// `message` in the form in which it was asked for.
fn text(ask: &Ask, message: Bytes) -> Result<Bytes, Status> {
    match ask.form {
        Form::Binary | Form::Framed => Ok(message),
        Form::Json => {
            let mut text = Vec::with_capacity(message.len().saturating_mul(4));
            let written = json::write(ask.method.answer, &message, &mut text);
            written.map_err(|json::Malformed| status::internal())?;
            Ok(text.into())
        }
    }
}
