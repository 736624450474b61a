//! One log line for each call that failed: method, code, reason, paths of fields
//! and the id of the call. Never a value, a card or an id.

use doko_proto::google_rpc;
use http::StatusCode;
use tonic::{Code, Status};
use tracing::{error, info, warn};

use super::codes;
use super::request_id::RequestId;
use crate::status;

/// The reason of a field that does not exist: its name comes from the caller and may be anything.
const UNKNOWN: &str = "UNDECODABLE_MESSAGE";

/// Logs that `method` failed with `status`.
pub(super) fn failed(method: &str, status: &Status, id: &RequestId) {
    let details = status::details(status).unwrap_or_default();
    let info: google_rpc::ErrorInfo =
        status::detail(&details, "google.rpc.ErrorInfo").unwrap_or_default();
    let bad: google_rpc::BadRequest =
        status::detail(&details, "google.rpc.BadRequest").unwrap_or_default();
    let fields: Vec<&str> = bad
        .field_violations
        .iter()
        .filter(|field| field.reason != UNKNOWN)
        .map(|field| field.field.as_str())
        .collect();
    let fields = fields.join(",");
    let (code, reason) = (codes::name(status.code()), info.reason.as_str());
    let request_id = id.to_string();
    match blame(status.code()) {
        Blame::Client => info!(method, code, reason, fields, request_id, "call failed"),
        Blame::Load => warn!(method, code, reason, fields, request_id, "call refused"),
        Blame::Server => error!(method, code, reason, fields, request_id, "fault"),
    }
}

/// Logs that the caller of `method` went before the end.
pub(super) fn gone(method: &str, id: &RequestId) {
    let (code, request_id) = (codes::name(Code::Cancelled), id.to_string());
    info!(method, code, request_id, "call failed");
}

/// Logs that HTTP has refused what would have been a call of `method`.
pub(super) fn refused(method: &str, status: StatusCode, id: &RequestId) {
    let (http_status, request_id) = (status.as_u16(), id.to_string());
    info!(method, http_status, request_id, "call failed");
}

enum Blame {
    Client,
    Load,
    Server,
}

fn blame(code: Code) -> Blame {
    match code {
        Code::Ok
        | Code::Cancelled
        | Code::InvalidArgument
        | Code::NotFound
        | Code::AlreadyExists
        | Code::PermissionDenied
        | Code::FailedPrecondition
        | Code::OutOfRange
        | Code::Unimplemented
        | Code::Unauthenticated => Blame::Client,
        Code::DeadlineExceeded | Code::ResourceExhausted | Code::Aborted | Code::Unavailable => {
            Blame::Load
        }
        Code::Unknown | Code::Internal | Code::DataLoss => Blame::Server,
    }
}
