//! Questions of reflection, which has a library of its own: that one ends its stream as if all
//! were well when it cannot read one.

use prost::Message as _;
use tonic::Status;
use tonic_reflection::pb::v1::ServerReflectionRequest;

use super::receive::PREFIX;
use crate::status;

/// Both versions of it, whose messages are the same.
pub(super) const REFLECTION: &str = "/grpc.reflection.";

/// Whether all of these are messages of reflection.
///
/// # Errors
///
/// How the stream has to end if not.
pub(super) fn read(mut framed: &[u8], max_message_size: usize) -> Result<(), Status> {
    while !framed.is_empty() {
        let Some(([is_compressed, length @ ..], rest)) = framed.split_first_chunk::<PREFIX>()
        else {
            return Err(status::undecodable());
        };
        let length = usize::try_from(u32::from_be_bytes(*length)).unwrap_or(usize::MAX);
        if length > max_message_size {
            let limit = u32::try_from(max_message_size).unwrap_or(u32::MAX);
            return Err(status::too_large(limit));
        }
        let Some((message, rest)) = rest.split_at_checked(length) else {
            return Err(status::undecodable());
        };
        let question = ServerReflectionRequest::decode(message).ok();
        let question = question.and_then(|it| it.message_request);
        if *is_compressed != 0 || question.is_none() {
            return Err(status::undecodable());
        }
        framed = rest;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tonic::Code;

    use super::*;

    #[test]
    fn what_is_no_question_is_told_from_what_is_one() {
        // `list_services`, twice.
        let good = b"\0\0\0\0\x02\x3a\0\0\0\0\0\x02\x3a\0";
        read(good, 2).unwrap();
        read(b"", 2).unwrap();
        for (bad, code) in [
            (&b"\0\0\0\0\x02\xff\xff"[..], Code::InvalidArgument),
            (b"\x01\0\0\0\x02\x3a\0", Code::InvalidArgument),
            // It asks nothing.
            (b"\0\0\0\0\0", Code::InvalidArgument),
            (b"\0\0\0\0\x02\x3a", Code::InvalidArgument),
            (b"\0\0\0", Code::InvalidArgument),
            (b"\0\0\0\0\x03\x3a\x01a", Code::ResourceExhausted),
        ] {
            assert_eq!(read(bad, 2).unwrap_err().code(), code, "{bad:?}");
        }
    }
}
