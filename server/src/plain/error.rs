//! Calls that fail, as Connect says it.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use bytes::Bytes;
use http::StatusCode;
use tonic::{Code, Status};

use crate::schema::SCHEMA;
use crate::{json, status};

/// What HTTP says of `status`, and the text that goes with it.
pub(super) fn error(status: &Status) -> (StatusCode, Bytes) {
    let (http, code) = named(status.code());
    let message = serde_json::Value::from(status.message());
    let mut text = format!("{{\"code\":\"{code}\",\"message\":{message}");
    let details = status::details(status).unwrap_or_default().details;
    for (place, it) in details.iter().enumerate() {
        text.push_str(if place == 0 { ",\"details\":[" } else { "," });
        text.push_str(&detail(it));
    }
    if !details.is_empty() {
        text.push(']');
    }
    text.push_str("}\n");
    (http, text.into())
}

/// A detail: its type, its bytes, and the same for people.
fn detail(detail: &prost_types::Any) -> String {
    let name = detail.type_url.rsplit('/').next().unwrap_or_default();
    let value = STANDARD_NO_PAD.encode(&detail.value);
    let debug = SCHEMA.find(name).and_then(|id| {
        let mut text = Vec::new();
        json::write(id, &detail.value, &mut text).ok()?;
        String::from_utf8(text).ok()
    });
    let debug = debug.map_or_else(String::new, |debug| format!(",\"debug\":{debug}"));
    format!("{{\"type\":\"{name}\",\"value\":\"{value}\"{debug}}}")
}

/// The status of HTTP for a code, and the name of the code, both as Connect has them.
fn named(code: Code) -> (StatusCode, &'static str) {
    /// The caller has gone.
    const CLOSED: u16 = 499;
    let closed = StatusCode::from_u16(CLOSED).unwrap_or(StatusCode::BAD_REQUEST);
    match code {
        Code::Ok => (StatusCode::OK, "ok"),
        Code::Cancelled => (closed, "canceled"),
        Code::Unknown => (StatusCode::INTERNAL_SERVER_ERROR, "unknown"),
        Code::InvalidArgument => (StatusCode::BAD_REQUEST, "invalid_argument"),
        Code::DeadlineExceeded => (StatusCode::GATEWAY_TIMEOUT, "deadline_exceeded"),
        Code::NotFound => (StatusCode::NOT_FOUND, "not_found"),
        Code::AlreadyExists => (StatusCode::CONFLICT, "already_exists"),
        Code::PermissionDenied => (StatusCode::FORBIDDEN, "permission_denied"),
        Code::ResourceExhausted => (StatusCode::TOO_MANY_REQUESTS, "resource_exhausted"),
        Code::FailedPrecondition => (StatusCode::BAD_REQUEST, "failed_precondition"),
        Code::Aborted => (StatusCode::CONFLICT, "aborted"),
        Code::OutOfRange => (StatusCode::BAD_REQUEST, "out_of_range"),
        Code::Unimplemented => (StatusCode::NOT_IMPLEMENTED, "unimplemented"),
        Code::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        Code::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
        Code::DataLoss => (StatusCode::INTERNAL_SERVER_ERROR, "data_loss"),
        Code::Unauthenticated => (StatusCode::UNAUTHORIZED, "unauthenticated"),
    }
}
