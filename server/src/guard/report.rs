//! One log line for each call that failed: method, code, reason and paths of
//! fields. Never a value, a card or an id.

use doko_proto::google_rpc;
use tonic::{Code, Status};
use tracing::{error, info, warn};

use crate::status;

/// Logs that `method` failed with `status`.
pub(crate) fn report(method: &str, status: &Status) {
    let details = status::details(status).unwrap_or_default();
    let info: google_rpc::ErrorInfo =
        status::detail(&details, "google.rpc.ErrorInfo").unwrap_or_default();
    let bad: google_rpc::BadRequest =
        status::detail(&details, "google.rpc.BadRequest").unwrap_or_default();
    let fields: Vec<&str> = bad
        .field_violations
        .iter()
        .map(|field| field.field.as_str())
        .collect();
    let fields = fields.join(",");
    let (code, reason) = (name(status.code()), info.reason.as_str());
    match blame(status.code()) {
        Blame::Client => info!(method, code, reason, fields, "call failed"),
        Blame::Load => warn!(method, code, reason, fields, "call refused"),
        Blame::Server => error!(method, code, reason, fields, "fault"),
    }
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

/// The name of a code as gRPC writes it.
fn name(code: Code) -> &'static str {
    match code {
        Code::Ok => "OK",
        Code::Cancelled => "CANCELLED",
        Code::Unknown => "UNKNOWN",
        Code::InvalidArgument => "INVALID_ARGUMENT",
        Code::DeadlineExceeded => "DEADLINE_EXCEEDED",
        Code::NotFound => "NOT_FOUND",
        Code::AlreadyExists => "ALREADY_EXISTS",
        Code::PermissionDenied => "PERMISSION_DENIED",
        Code::ResourceExhausted => "RESOURCE_EXHAUSTED",
        Code::FailedPrecondition => "FAILED_PRECONDITION",
        Code::Aborted => "ABORTED",
        Code::OutOfRange => "OUT_OF_RANGE",
        Code::Unimplemented => "UNIMPLEMENTED",
        Code::Internal => "INTERNAL",
        Code::Unavailable => "UNAVAILABLE",
        Code::DataLoss => "DATA_LOSS",
        Code::Unauthenticated => "UNAUTHENTICATED",
    }
}
