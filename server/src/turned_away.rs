//! What is refused before it is a call, and what is said to whoever sent it.

use std::borrow::Cow;
use std::sync::Arc;

use bytes::Bytes;
use http::header::{ALLOW, CONTENT_TYPE};
use http::{HeaderValue, Response, StatusCode};
use http_body_util::Full;
use serde_json::json;
use tonic::body::Body;

use crate::peer::Peer;

/// Why something is no call.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Refusal {
    status: StatusCode,
    /// As Connect calls it.
    code: &'static str,
    /// For people: what to do instead.
    text: Cow<'static, str>,
    /// The methods of HTTP that would be right.
    allow: Option<&'static str>,
}

impl Refusal {
    /// The page it comes from may not call.
    pub(crate) fn origin() -> Self {
        let text = "pages of this origin may not call this service; --cors-origin lists those \
                    that may";
        Self::new(StatusCode::FORBIDDEN, "permission_denied", text)
    }

    /// It is no gRPC, where nothing else is spoken.
    pub(crate) fn no_grpc() -> Self {
        let text = "this service speaks gRPC over HTTP/2 (content-type: application/grpc), but no \
                    gRPC-Web and no JSON, because --grpc-web is off; set it on, or put a gateway in front";
        Self::kind(text)
    }

    /// Its type of content is none that can be read here.
    pub(crate) fn kind(text: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "invalid_argument", text)
    }

    /// Its method of HTTP is not one of these.
    pub(crate) fn method(allow: &'static str) -> Self {
        let text = format!("the method has to be {allow}");
        Self {
            allow: Some(allow),
            ..Self::new(StatusCode::METHOD_NOT_ALLOWED, "unimplemented", text)
        }
    }

    /// There is nothing at its path.
    pub(crate) fn path(text: String) -> Self {
        Self::new(StatusCode::NOT_FOUND, "unimplemented", text)
    }

    /// It is for the page, by somebody who does not take what is compressed.
    pub(crate) fn packed() -> Self {
        let text = "the page is compressed: open it in a browser, or send `accept-encoding: gzip` \
                    (curl --compressed); POST /v1/games:inspect and others answer programs, and \
                    GET /openapi.json lists them";
        Self::new(StatusCode::NOT_ACCEPTABLE, "unimplemented", text)
    }

    /// A header, or what stands behind the question mark, cannot be read.
    pub(crate) fn unreadable(text: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "invalid_argument", text)
    }

    fn new(status: StatusCode, code: &'static str, text: impl Into<Cow<'static, str>>) -> Self {
        Self {
            status,
            code,
            text: text.into(),
            allow: None,
        }
    }

    /// What `peer` is told. As any answer, it has to be read in time.
    pub(crate) fn response(self, peer: Option<&Arc<Peer>>) -> Response<Body> {
        let error = json!({"code": self.code, "message": self.text});
        let bytes = Bytes::from(format!("{error}\n"));
        let bytes = peer.map_or_else(|| bytes.clone(), |peer| peer.to_read(bytes.clone()));
        let mut response = Response::new(Body::new(Full::new(bytes)));
        *response.status_mut() = self.status;
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        if let Some(allow) = self.allow {
            headers.insert(ALLOW, HeaderValue::from_static(allow));
        }
        response
    }
}
