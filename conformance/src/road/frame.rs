//! The envelopes of `conformance/executor.proto`, and how units are told apart.

use std::io::{self, BufRead, Read as _};

use prost::Message;

use super::reply::LARGEST;

/// What the kit asks.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Ask {
    #[prost(uint64, tag = "1")]
    pub(crate) id: u64,
    #[prost(string, tag = "2")]
    pub(crate) method: String,
    #[prost(bytes = "vec", tag = "3")]
    pub(crate) request: Vec<u8>,
}

/// What the program replies.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Reply {
    #[prost(uint64, tag = "1")]
    pub(crate) id: u64,
    #[prost(oneof = "Outcome", tags = "2, 3, 4")]
    pub(crate) outcome: Option<Outcome>,
}

/// Which question a reply names.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Named {
    #[prost(uint64, tag = "1")]
    pub(crate) id: u64,
}

#[derive(Clone, PartialEq, prost::Oneof)]
pub(crate) enum Outcome {
    #[prost(bytes, tag = "2")]
    Response(Vec<u8>),
    #[prost(message, tag = "3")]
    Failure(Failure),
    #[prost(string, tag = "4")]
    Unsupported(String),
}

/// Why a request was not answered.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Failure {
    #[prost(string, tag = "1")]
    pub(crate) code: String,
    #[prost(string, tag = "2")]
    pub(crate) message: String,
    #[prost(string, tag = "3")]
    pub(crate) reason: String,
    #[prost(message, repeated, tag = "4")]
    pub(crate) fields: Vec<BadField>,
}

/// A field that cannot be read.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct BadField {
    #[prost(string, tag = "1")]
    pub(crate) path: String,
    #[prost(string, tag = "2")]
    pub(crate) reason: String,
    #[prost(string, tag = "3")]
    pub(crate) description: String,
}

/// The next line without its end, or `None` if there is no more.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    // One byte more, which is the end of the longest line or shows that it has none.
    let most = u64::try_from(LARGEST + 1).unwrap_or(u64::MAX);
    input.take(most).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    match line.strip_suffix(b"\n") {
        Some(line) => Ok(Some(line.strip_suffix(b"\r").unwrap_or(line).to_vec())),
        None if line.len() > LARGEST => Err(too_long()),
        None => Ok(Some(line)),
    }
}

/// The next message behind its length, or `None` if there is no more.
pub(crate) fn read_framed(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut length: u64 = 0;
    for place in 0..10 {
        let mut byte = [0; 1];
        if place == 0 && input.fill_buf()?.is_empty() {
            return Ok(None);
        }
        input.read_exact(&mut byte)?;
        let [byte] = byte;
        length |= u64::from(byte & 0x7f) << (7 * place).min(63);
        if byte & 0x80 == 0 {
            let length = usize::try_from(length).unwrap_or(usize::MAX);
            if length > LARGEST {
                return Err(too_long());
            }
            let mut message = vec![0; length];
            input.read_exact(&mut message)?;
            return Ok(Some(message));
        }
    }
    Err(io::Error::other("a length of more than ten bytes"))
}

fn too_long() -> io::Error {
    io::Error::other(format!("more than {LARGEST} bytes in one message"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What this file writes, `executor.proto` reads, and the other way round.
    #[test]
    fn the_envelopes_are_those_of_the_proto_file() {
        let folder = env!("CARGO_MANIFEST_DIR");
        let files = protox::compile(["executor.proto"], [folder]).unwrap();
        let pool = prost_reflect::DescriptorPool::from_file_descriptor_set(files).unwrap();
        let read = |name: &str, bytes: Vec<u8>, json: serde_json::Value| {
            let name = format!("doppelkopf.conformance.v1.{name}");
            let message = pool.get_message_by_name(&name).unwrap();
            let found =
                prost_reflect::DynamicMessage::decode(message.clone(), bytes.as_slice()).unwrap();
            assert_eq!(found.unknown_fields().count(), 0);
            assert_eq!(serde_json::to_value(&found).unwrap(), json);
            let again = prost_reflect::DynamicMessage::deserialize(message, json).unwrap();
            assert_eq!(again.encode_to_vec(), bytes);
        };
        let ask = Ask {
            id: 1,
            method: "AuditGame".to_owned(),
            request: vec![0],
        };
        let json = serde_json::json!({ "id": "1", "method": "AuditGame", "request": "AA==" });
        read("Ask", ask.encode_to_vec(), json);
        let reply = |outcome| {
            let outcome = Some(outcome);
            Reply { id: 2, outcome }.encode_to_vec()
        };
        let json = serde_json::json!({ "id": "2", "response": "AA==" });
        read("Reply", reply(Outcome::Response(vec![0])), json);
        let json = serde_json::json!({ "id": "2", "unsupported": "why" });
        read("Reply", reply(Outcome::Unsupported("why".to_owned())), json);
        let [code, message, reason, path, text] = ["A", "B", "C", "D", "E"].map(ToOwned::to_owned);
        let fields = vec![BadField {
            path,
            reason: reason.clone(),
            description: text,
        }];
        let failure = Failure {
            code,
            message,
            reason,
            fields,
        };
        let json = serde_json::json!({ "id": "2", "failure": {
            "code": "A", "message": "B", "reason": "C",
            "fields": [{ "path": "D", "reason": "C", "description": "E" }],
        } });
        read("Reply", reply(Outcome::Failure(failure)), json);
    }

    #[test]
    fn lines_and_framed_messages_are_told_apart() {
        let mut lines: &[u8] = b"one\r\ntwo";
        assert_eq!(read_line(&mut lines).unwrap(), Some(b"one".to_vec()));
        assert_eq!(read_line(&mut lines).unwrap(), Some(b"two".to_vec()));
        assert_eq!(read_line(&mut lines).unwrap(), None);

        let ask = Ask {
            id: 300,
            method: "ValidateMove".to_owned(),
            request: vec![7; 300],
        };
        let written = [ask.encode_length_delimited_to_vec(), vec![0]].concat();
        let mut bytes = written.as_slice();
        let read = read_framed(&mut bytes).unwrap().unwrap();
        assert_eq!(Ask::decode(read.as_slice()).unwrap(), ask);
        assert_eq!(read_framed(&mut bytes).unwrap(), Some(Vec::new()));
        assert_eq!(read_framed(&mut bytes).unwrap(), None);

        let line = |length: usize| [vec![b'x'; length], vec![b'\n']].concat();
        let longest = read_line(&mut line(LARGEST).as_slice()).unwrap();
        assert_eq!(longest.map(|it| it.len()), Some(LARGEST));
        let error = read_line(&mut line(LARGEST + 1).as_slice()).unwrap_err();
        assert_eq!(error.to_string(), "more than 16777216 bytes in one message");

        let mut endless: &[u8] = &[0xff; 12];
        assert!(read_framed(&mut endless).is_err());
        let mut huge: &[u8] = &[0xff, 0xff, 0xff, 0xff, 0x7f];
        assert!(read_framed(&mut huge).is_err());
    }
}
