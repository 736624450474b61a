//! Published reasons for what tonic refuses before a handler sees it.
//!
//! A status that this service makes carries details. One without details comes
//! from tonic, which makes INTERNAL only where it cannot read a request
//! (framing, compression flag, protobuf), OUT_OF_RANGE where a message is too
//! long, and UNIMPLEMENTED without a text where there is no such method. So no
//! text has to be looked at, and a true fault is never taken for the client's.

use http::Response;
use tonic::body::Body;
use tonic::{Code, Status};

use crate::status;

/// The published form of a status, unless it has one already or needs none.
pub(crate) fn explain(status: &Status, path: &str, max_message_size: u32) -> Option<Status> {
    if !status.details().is_empty() {
        None
    } else if status.code() == Code::Internal {
        Some(status::undecodable())
    } else if status.code() == Code::OutOfRange {
        Some(status::too_large(max_message_size))
    } else if status.code() == Code::Unimplemented && status.message().is_empty() {
        Some(status::unknown_method(path))
    } else {
        None
    }
}

/// The response as it is if the call goes on or went well.
///
/// # Errors
///
/// The status of a response that consists of nothing else, in its published
/// form.
pub(super) fn explain_head(
    response: Response<Body>,
    path: &str,
    max_message_size: u32,
) -> Result<Response<Body>, Status> {
    match Status::from_header_map(response.headers()) {
        None => Ok(response),
        Some(status) if status.code() == Code::Ok => Ok(response),
        Some(status) => Err(explain(&status, path, max_message_size).unwrap_or(status)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_with_details_stay_faults() {
        assert!(explain(&status::internal(), "/a/B", 7).is_none());
        let published = explain(&Status::internal("varint"), "/a/B", 7).unwrap();
        assert_eq!(published.code(), Code::InvalidArgument);
    }

    #[test]
    fn other_statuses_of_tonic_stay_what_they_are() {
        for status in [
            Status::unimplemented("compressed"),
            Status::not_found("no service"),
        ] {
            assert!(explain(&status, "/a/B", 7).is_none());
        }
        let published = explain(&Status::unimplemented(""), "/a/B", 7).unwrap();
        assert_eq!(published.message(), "there is no method `a/B`");
    }
}
