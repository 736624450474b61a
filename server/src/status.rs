//! Statuses: every failed call carries an `ErrorInfo` with a published reason.

use std::num::NonZeroU32;
use std::time::Duration;

use doko_proto::google_rpc;
use doko_proto::v1::ErrorReason;
use doko_wire::{BadField, ERROR_DOMAIN, Failure, reason_name};
use prost::Message as _;
use tonic::metadata::MetadataValue;
use tonic::{Code, Status};

/// How long a client that was shed should wait at least. Calls take
/// microseconds, so a short time is enough; clients add a random part, so that
/// not all of them return at the same moment.
const RETRY_DELAY: Duration = Duration::from_millis(250);

/// How much of an unknown path is repeated to the caller.
const LONGEST_PATH: usize = 200;

/// What the wire says, as a status.
pub(crate) fn from_failure(failure: &Failure) -> Status {
    from_message(&failure.to_status())
}

/// The bytes of a request are no message of the expected type.
pub(crate) fn undecodable() -> Status {
    let message = "the bytes are no message of the expected type";
    failed(
        Code::InvalidArgument,
        ErrorReason::UndecodableMessage,
        message,
        None,
    )
}

/// The text of a request is no JSON. What the library says of that repeats nothing of it.
pub(crate) fn no_json(error: &serde_json::Error) -> Status {
    let message = format!("the message is no JSON: {error}");
    failed(
        Code::InvalidArgument,
        ErrorReason::UndecodableMessage,
        &message,
        None,
    )
}

/// The message is compressed, which is no way to send it here. The code is that of gRPC, as is
/// the header with the encodings that are accepted.
pub(crate) fn compressed() -> Status {
    let message = "the message is compressed; send it as it is";
    let mut status = failed(
        Code::Unimplemented,
        ErrorReason::UndecodableMessage,
        message,
        None,
    );
    let accepted = MetadataValue::from_static("identity");
    status
        .metadata_mut()
        .insert("grpc-accept-encoding", accepted);
    status
}

/// A request message is larger than `limit` bytes.
pub(crate) fn too_large(limit: u32) -> Status {
    let message = format!("the message is larger than {limit} bytes");
    let limit = ("limit", limit.to_string());
    failed(
        Code::ResourceExhausted,
        ErrorReason::MessageTooLarge,
        &message,
        Some(limit),
    )
}

/// A request message would take more than `limit` bytes of memory.
pub(crate) fn too_heavy(limit: usize) -> Status {
    let message = format!("the message would take more than {limit} bytes of memory");
    let limit = ("limit", limit.to_string());
    failed(
        Code::ResourceExhausted,
        ErrorReason::MessageTooLarge,
        &message,
        Some(limit),
    )
}

/// A message holds more than `limit` questions.
pub(crate) fn too_many_questions(limit: u32) -> Status {
    let field = BadField {
        path: "questions".to_owned(),
        reason: ErrorReason::LimitExceeded,
        problem: format!("must not hold more than {limit} here"),
    };
    from_failure(&Failure {
        fields: vec![field],
        count: 1,
    })
}

/// No method is served under `path`.
pub(crate) fn unknown_method(path: &str) -> Status {
    let path: String = path.chars().take(LONGEST_PATH).collect();
    let message = format!("there is no method `{}`", path.trim_start_matches('/'));
    failed(
        Code::Unimplemented,
        ErrorReason::UnknownMethod,
        &message,
        None,
    )
}

/// Too many calls at once.
pub(crate) fn overloaded() -> Status {
    let reason = ErrorReason::Overloaded;
    let message = "too many calls at once; try again later";
    let mut status = message_of(Code::ResourceExhausted, reason, message, None);
    status.details.push(retry_after(RETRY_DELAY));
    from_message(&status)
}

/// This caller asks more than `rate` questions per second; there is room for these after
/// `wait`.
pub(crate) fn rate_limited(wait: Duration, rate: NonZeroU32) -> Status {
    let description = format!("no more than {rate} questions per second");
    limited(wait, "caller", description)
}

/// More than `rate` wrong credentials per second come from this address.
pub(crate) fn too_many_guesses(wait: Duration, rate: NonZeroU32) -> Status {
    let description = format!("no more than {rate} wrong credentials per second");
    limited(wait, "address", description)
}

fn limited(wait: Duration, subject: &str, description: String) -> Status {
    let message = format!("{description}; try again later");
    let reason = ErrorReason::RateLimited;
    let mut status = message_of(Code::ResourceExhausted, reason, &message, None);
    let violation = google_rpc::quota_failure::Violation {
        subject: subject.to_owned(),
        description,
        ..google_rpc::quota_failure::Violation::default()
    };
    let failure = google_rpc::QuotaFailure {
        violations: vec![violation],
    };
    status.details.push(retry_after(wait));
    status
        .details
        .push(pack("google.rpc.QuotaFailure", &failure));
    from_message(&status)
}

fn retry_after(time: Duration) -> prost_types::Any {
    let retry_delay = prost_types::Duration::try_from(time).ok();
    pack(
        "google.rpc.RetryInfo",
        &google_rpc::RetryInfo { retry_delay },
    )
}

/// The time for the call is over.
pub(crate) fn deadline_exceeded() -> Status {
    let message = "the deadline passed before the answer was ready";
    failed(Code::DeadlineExceeded, ErrorReason::Deadline, message, None)
}

/// A stream on which nothing is asked any more.
pub(crate) fn idle() -> Status {
    let message = "nothing was said on the stream for long";
    failed(Code::DeadlineExceeded, ErrorReason::Deadline, message, None)
}

/// The caller shows no credential that is known. Which part of one was wrong is nobody's
/// business.
pub(crate) fn unauthenticated() -> Status {
    let message = "the call needs a credential that this service knows";
    let reason = ErrorReason::Unauthenticated;
    failed(Code::Unauthenticated, reason, message, None)
}

/// The proxy that a call comes from does not say for whom it comes.
pub(crate) fn unknown_caller() -> Status {
    let message = "the last address in `x-forwarded-for` is none";
    let reason = ErrorReason::Unauthenticated;
    failed(Code::Unauthenticated, reason, message, None)
}

/// The server is stopping.
pub(crate) fn shutting_down() -> Status {
    let message = "the server is stopping; try another one";
    failed(Code::Unavailable, ErrorReason::ShuttingDown, message, None)
}

/// A stream that would keep a connection from ending.
pub(crate) fn leaving() -> Status {
    let message = "the connection is ending; ask again on another one";
    failed(Code::Unavailable, ErrorReason::ShuttingDown, message, None)
}

/// A fault of the server. Says nothing about it: that stands in the log.
pub(crate) fn internal() -> Status {
    let message = "a fault of the server; it was logged";
    failed(Code::Internal, ErrorReason::Internal, message, None)
}

/// The details of a status, unless it has none.
pub(crate) fn details(status: &Status) -> Option<google_rpc::Status> {
    let details = Some(status.details()).filter(|details| !details.is_empty())?;
    google_rpc::Status::decode(details).ok()
}

/// The first detail of type `M`, whose full name is `name`.
pub(crate) fn detail<M: prost::Message + Default>(
    status: &google_rpc::Status,
    name: &str,
) -> Option<M> {
    let detail = status
        .details
        .iter()
        .find(|detail| detail.type_url.ends_with(name))?;
    M::decode(detail.value.as_slice()).ok()
}

fn failed(
    code: Code,
    reason: ErrorReason,
    message: &str,
    metadata: Option<(&str, String)>,
) -> Status {
    from_message(&message_of(code, reason, message, metadata))
}

fn message_of(
    code: Code,
    reason: ErrorReason,
    message: &str,
    metadata: Option<(&str, String)>,
) -> google_rpc::Status {
    let info = google_rpc::ErrorInfo {
        reason: reason_name(reason).to_owned(),
        domain: ERROR_DOMAIN.to_owned(),
        metadata: metadata
            .map(|(key, value)| (key.to_owned(), value))
            .into_iter()
            .collect(),
    };
    google_rpc::Status {
        code: code.into(),
        message: message.to_owned(),
        details: vec![pack("google.rpc.ErrorInfo", &info)],
    }
}

fn from_message(status: &google_rpc::Status) -> Status {
    let details = status.encode_to_vec();
    Status::with_details(
        Code::from_i32(status.code),
        status.message.as_str(),
        details.into(),
    )
}

fn pack(name: &str, message: &impl prost::Message) -> prost_types::Any {
    prost_types::Any {
        type_url: format!("type.googleapis.com/{name}"),
        value: message.encode_to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_status_has_a_published_reason() {
        for (status, code, reason) in [
            (undecodable(), Code::InvalidArgument, "UNDECODABLE_MESSAGE"),
            (compressed(), Code::Unimplemented, "UNDECODABLE_MESSAGE"),
            (
                too_many_questions(7),
                Code::InvalidArgument,
                "LIMIT_EXCEEDED",
            ),
            (too_large(7), Code::ResourceExhausted, "MESSAGE_TOO_LARGE"),
            (too_heavy(7), Code::ResourceExhausted, "MESSAGE_TOO_LARGE"),
            (
                unknown_method("/a.B/C"),
                Code::Unimplemented,
                "UNKNOWN_METHOD",
            ),
            (overloaded(), Code::ResourceExhausted, "OVERLOADED"),
            (
                rate_limited(Duration::ZERO, NonZeroU32::MIN),
                Code::ResourceExhausted,
                "RATE_LIMITED",
            ),
            (
                too_many_guesses(Duration::ZERO, NonZeroU32::MIN),
                Code::ResourceExhausted,
                "RATE_LIMITED",
            ),
            (deadline_exceeded(), Code::DeadlineExceeded, "DEADLINE"),
            (idle(), Code::DeadlineExceeded, "DEADLINE"),
            (unauthenticated(), Code::Unauthenticated, "UNAUTHENTICATED"),
            (unknown_caller(), Code::Unauthenticated, "UNAUTHENTICATED"),
            (shutting_down(), Code::Unavailable, "SHUTTING_DOWN"),
            (leaving(), Code::Unavailable, "SHUTTING_DOWN"),
            (internal(), Code::Internal, "INTERNAL"),
        ] {
            let message = details(&status).unwrap();
            let info: google_rpc::ErrorInfo = detail(&message, "ErrorInfo").unwrap();
            assert_eq!(status.code(), code);
            assert_eq!(message.code, i32::from(code));
            assert_eq!(message.message, status.message());
            assert_eq!(
                (info.reason.as_str(), info.domain.as_str()),
                (reason, ERROR_DOMAIN)
            );
        }
    }

    #[test]
    fn who_was_shed_is_told_when_to_return() {
        let message = details(&overloaded()).unwrap();
        let retry: google_rpc::RetryInfo = detail(&message, "RetryInfo").unwrap();
        assert_eq!(retry.retry_delay.unwrap().nanos, 250_000_000);
    }

    #[test]
    fn who_asks_too_much_is_told_the_limit() {
        let wait = Duration::from_millis(1_500);
        let message = details(&rate_limited(wait, NonZeroU32::new(7).unwrap())).unwrap();
        let retry: google_rpc::RetryInfo = detail(&message, "RetryInfo").unwrap();
        let delay = retry.retry_delay.unwrap();
        assert_eq!((delay.seconds, delay.nanos), (1, 500_000_000));
        let quota: google_rpc::QuotaFailure = detail(&message, "QuotaFailure").unwrap();
        assert_eq!(quota.violations[0].subject, "caller");
        assert!(quota.violations[0].description.contains("7 questions"));
    }

    #[test]
    fn unknown_paths_are_cut() {
        let status = unknown_method(&"ä".repeat(10_000));
        assert_eq!(
            status.message().chars().filter(|c| *c == 'ä').count(),
            LONGEST_PATH
        );
    }
}
