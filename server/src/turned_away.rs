//! What is refused before it is a call, and what is said to whoever sent it.

use std::sync::Arc;

use bytes::Bytes;
use http::header::{ALLOW, CONTENT_TYPE};
use http::{HeaderValue, Response, StatusCode};
use http_body_util::Full;
use tonic::body::Body;

use crate::peer::{Call, Peer};
use crate::unread::Since;

/// Why something is no call.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Refusal {
    /// The page it comes from may not call.
    Origin,
    /// It is not posted.
    Method,
    /// It is neither gRPC nor gRPC-Web.
    NeitherGrpcNorWeb,
    /// It is no gRPC, where nothing else is spoken.
    NoGrpc,
}

impl Refusal {
    fn status(self) -> StatusCode {
        match self {
            Self::Origin => StatusCode::FORBIDDEN,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::NeitherGrpcNorWeb | Self::NoGrpc => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        }
    }

    /// For people: what to do instead.
    fn text(self) -> &'static str {
        match self {
            Self::Origin => {
                "pages of this origin may not call this service; --cors-origin lists those that may\n"
            }
            Self::Method => "calls of this service are posted: the method has to be POST\n",
            Self::NeitherGrpcNorWeb => {
                "this service speaks gRPC over HTTP/2 (content-type: application/grpc) and \
                 gRPC-Web (content-type: application/grpc-web+proto), but no JSON; grpcurl or a \
                 gateway makes gRPC of that\n"
            }
            Self::NoGrpc => {
                "this service speaks gRPC over HTTP/2 (content-type: application/grpc), but no \
                 gRPC-Web and no JSON; a gateway makes gRPC of these\n"
            }
        }
    }

    /// What `peer` is told. As any answer, it has to be read in time.
    pub(crate) fn response(self, peer: Option<&Arc<Peer>>) -> Response<Body> {
        let text = Bytes::from_owner(Text {
            text: self.text(),
            _open: peer.map(|peer| (peer.unread.begin(), peer.call())),
        });
        let mut response = Response::new(Body::new(Full::new(text)));
        *response.status_mut() = self.status();
        let headers = response.headers_mut();
        let plain = HeaderValue::from_static("text/plain; charset=utf-8");
        headers.insert(CONTENT_TYPE, plain);
        if self == Self::Method {
            headers.insert(ALLOW, HeaderValue::from_static("POST"));
        }
        response
    }
}

/// A text, for as long as it is not sent.
struct Text {
    text: &'static str,
    _open: Option<(Since, Call)>,
}

impl AsRef<[u8]> for Text {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}
