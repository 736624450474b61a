//! Calls with and without a credential.

use std::fmt::Write as _;

use bytes::Bytes;
use http_body_util::Full;
use sha2::{Digest as _, Sha256};
use tonic::transport::Channel;
use tonic::{Code, Status};
use tower::ServiceExt as _;

use super::{LIST, NO_HURRY, call, frame};

/// The code with which a call is refused at once; none if it is let in.
pub(crate) async fn refused(channel: &Channel, path: &str, secret: Option<&str>) -> Option<Code> {
    let status = refusal(channel, path, secret, frame(b"")).await;
    status.map(|status| status.code())
}

/// The same in whole.
pub(crate) async fn refusal(
    channel: &Channel,
    path: &str,
    secret: Option<&str>,
    body: Bytes,
) -> Option<Status> {
    let mut request = call(path, NO_HURRY, tonic::body::Body::new(Full::new(body)));
    if let Some(secret) = secret {
        let value = format!("Bearer {secret}").parse().unwrap();
        request.headers_mut().insert("authorization", value);
    }
    let response = channel.clone().oneshot(request).await.unwrap();
    let status = Status::from_header_map(response.headers());
    // A client that drops many answers gives up its connection.
    if status.is_none() && path == LIST {
        assert_eq!(super::status(response).await.code(), Code::Ok);
    }
    status
}

/// The entry of a key in a file of keys.
pub(crate) fn entry(name: &str, key: &str) -> String {
    let hash = Sha256::digest(key.as_bytes())
        .iter()
        .fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").unwrap();
            text
        });
    format!("[[key]]\nname = \"{name}\"\nsha256 = \"{hash}\"\n")
}
