//! In which form the one message of a call comes.

use bytes::Bytes;
use tonic::Status;

use crate::frame::{self, PREFIX};
use crate::json;
use crate::methods::Method;
use crate::status;

/// How a message is written in the body of its request.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum Form {
    /// In the frame of gRPC.
    #[default]
    Framed,
    /// As it is.
    Binary,
    /// As JSON.
    Json,
}

impl Form {
    /// The bytes of the message in `body`, a request of `method` of at most so many bytes.
    ///
    /// # Errors
    ///
    /// If there is none, or more than that.
    pub(crate) fn message(self, body: Bytes, method: &Method, most: u32) -> Result<Bytes, Status> {
        match self {
            Self::Framed => alone(body, most),
            Self::Binary => bounded(body, most),
            Self::Json => {
                let text = bounded(body, most)?;
                bounded(json::read(method.question, &text)?.into(), most)
            }
        }
    }
}

fn bounded(bytes: Bytes, most: u32) -> Result<Bytes, Status> {
    match u32::try_from(bytes.len()) {
        Ok(length) if length <= most => Ok(bytes),
        Ok(_) | Err(_) => Err(status::too_large(most)),
    }
}

/// The message in `framed`, beside which there is nothing: nobody would have weighed it.
fn alone(framed: Bytes, most: u32) -> Result<Bytes, Status> {
    match frame::end(&framed, most)? {
        Some(end) if end == framed.len() => Ok(framed.slice(PREFIX..)),
        Some(_) | None => Err(status::undecodable()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_message_stands_alone() {
        for framed in ["\0\0\0\0\x01a", "\0\0\0\0\0"] {
            let framed = Bytes::from_static(framed.as_bytes());
            assert_eq!(alone(framed.clone(), 2).unwrap(), framed.slice(PREFIX..));
        }
        for framed in [
            "",
            "\0",
            "\0\0\0\0\x01",
            "\0\0\0\0\0\0",
            "\0\0\0\0\x01ab",
            "\0\0\0\0\0\0\0\0\0\x01a",
        ] {
            let status = alone(Bytes::from_static(framed.as_bytes()), 2).unwrap_err();
            assert_eq!(status.code(), tonic::Code::InvalidArgument);
        }
    }

    #[test]
    fn a_message_without_a_frame_is_bounded_too() {
        for (text, fits) in [("ab", true), ("abc", false)] {
            assert_eq!(bounded(text.into(), 2).is_ok(), fits);
        }
    }
}
