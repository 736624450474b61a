//! How gRPC frames a message: whether it is compressed, its length in four bytes, and itself.

use bytes::{BufMut as _, Bytes};
use prost::Message;
use tonic::Status;

use crate::status;

/// What comes before each message.
pub(crate) const PREFIX: usize = 5;

/// `message` in its frame.
pub(crate) fn framed(message: &impl Message) -> Bytes {
    let length = message.encoded_len();
    let mut frame = Vec::with_capacity(length.saturating_add(PREFIX));
    frame.put_u8(0);
    frame.put_u32(u32::try_from(length).unwrap_or(u32::MAX));
    // Not `encode`, which looks for the length once more.
    message.encode_raw(&mut frame);
    frame.into()
}

/// Where the first message of `bytes` ends with its frame; none while its length is still to
/// come.
///
/// # Errors
///
/// If it is compressed, or longer than `most` bytes.
pub(crate) fn end(bytes: &[u8], most: u32) -> Result<Option<usize>, Status> {
    let Some(([flag, length @ ..], _)) = bytes.split_first_chunk::<PREFIX>() else {
        return Ok(None);
    };
    if *flag != 0 {
        return Err(status::undecodable());
    }
    let length = u32::from_be_bytes(*length);
    if length > most {
        return Err(status::too_large(most));
    }
    let length = usize::try_from(length).unwrap_or(usize::MAX);
    Ok(Some(length.saturating_add(PREFIX)))
}

/// What is in the frame of one message.
pub(crate) fn unframed(frame: &[u8]) -> &[u8] {
    frame.get(PREFIX..).unwrap_or_default()
}

/// Reads the message in a frame.
///
/// # Errors
///
/// If it is none of this type.
pub(crate) fn read<M: Message + Default>(message: &[u8]) -> Result<M, Status> {
    M::decode(message).map_err(|_| status::undecodable())
}

#[cfg(test)]
mod tests {
    use tonic::Code;

    use super::*;

    #[test]
    fn what_is_framed_can_be_read() {
        for text in [String::new(), "x".repeat(300)] {
            let frame = framed(&text);
            assert_eq!(end(&frame, 400).unwrap(), Some(frame.len()));
            assert_eq!(read::<String>(unframed(&frame)).unwrap(), text);
        }
    }

    #[test]
    fn a_frame_says_how_long_its_message_is() {
        for (bytes, expected) in [
            (&b""[..], Ok(None)),
            (b"\0\0\0\0", Ok(None)),
            (b"\0\0\0\0\0", Ok(Some(5))),
            (b"\0\0\0\0\x02a", Ok(Some(7))),
            (b"\0\0\0\0\x03abc", Err(Code::ResourceExhausted)),
            (b"\x01\0\0\0\x01a", Err(Code::InvalidArgument)),
        ] {
            assert_eq!(end(bytes, 2).map_err(|it| it.code()), expected, "{bytes:?}");
        }
    }
}
