//! Published reasons for what tonic refuses before a handler sees it.
//!
//! A status that this service makes carries details, and one that tells of a
//! broken transport carries the error as its source. What is left comes from
//! tonic itself: INTERNAL where it cannot read a request (framing, compression
//! flag, protobuf), OUT_OF_RANGE where a message is too long, and UNIMPLEMENTED
//! without a text where there is no such method, with one where a request is
//! compressed. So no text has to be looked at.

use std::error::Error as _;

use http::Response;
use tonic::body::Body;
use tonic::{Code, Status};

use crate::status;

/// The published form of a status, unless it has one already or needs none.
pub(crate) fn explain(status: &Status, path: &str, max_message_size: u32) -> Option<Status> {
    if !status.details().is_empty() || status.source().is_some() {
        None
    } else if status.code() == Code::Internal {
        Some(status::undecodable())
    } else if status.code() == Code::OutOfRange {
        Some(status::too_large(max_message_size))
    } else if status.code() == Code::Unimplemented && status.message().is_empty() {
        Some(status::unknown_method(path))
    } else if status.code() == Code::Unimplemented {
        // It names the encodings that are accepted.
        Some(status::compressed(status.metadata()))
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
    // What tonic refuses comes with the status itself, which has a source.
    let status = response.extensions().get().cloned();
    match status.or_else(|| Status::from_header_map(response.headers())) {
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
    fn faults_of_the_transport_stay_faults() {
        let mut status = Status::internal("h2 protocol error");
        status.set_source(std::sync::Arc::new(std::io::Error::other("broken")));
        assert!(explain(&status, "/a/B", 7).is_none());
        let kept = explain_head(status.into_http(), "/a/B", 7).unwrap_err();
        assert_eq!(kept.code(), Code::Internal);
    }

    #[test]
    fn other_statuses_of_tonic_stay_what_they_are() {
        assert!(explain(&Status::not_found("no service"), "/a/B", 7).is_none());
        let published = explain(&Status::unimplemented(""), "/a/B", 7).unwrap();
        assert_eq!(published.message(), "there is no method `a/B`");
    }
}
