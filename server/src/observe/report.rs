//! One log line for each call that failed: method, code, reason, paths of fields
//! and the id of the call. Never a value, a card or an id.

use doko_proto::google_rpc;
use tonic::{Code, Status};
use tracing::{error, info, warn};

use crate::observe::{codes, request_id};
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
    let (code, reason) = (codes::name(status.code()), info.reason.as_str());
    let request_id = request_id::current();
    match blame(status.code()) {
        Blame::Client => info!(method, code, reason, fields, request_id, "call failed"),
        Blame::Load => warn!(method, code, reason, fields, request_id, "call refused"),
        Blame::Server => error!(method, code, reason, fields, request_id, "fault"),
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
