//! The bytes of a message as JSON.
//!
//! The bytes are those of this service: fields come in their order, and those of a list come
//! together.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use prost::Message as _;
use prost::encoding::{DecodeContext, WireType, decode_key, decode_varint, skip_field};

use crate::schema::{Field, Kind, Message, MessageId, SCHEMA};

/// The bytes are no message.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Malformed;

/// Writes `bytes`, which are this message, behind what is in `out`.
///
/// # Errors
///
/// If they are not.
pub(crate) fn write(id: MessageId, bytes: &[u8], out: &mut Vec<u8>) -> Result<(), Malformed> {
    let message = SCHEMA.message(id);
    match message.name.as_str() {
        "google.protobuf.Any" => any(bytes, out),
        "google.protobuf.Duration" => duration(bytes, out),
        _ => {
            out.push(b'{');
            fields(message, bytes, true, out)?;
            out.push(b'}');
            Ok(())
        }
    }
}

/// The fields of a message.
fn fields(
    message: &Message,
    mut bytes: &[u8],
    mut is_first: bool,
    out: &mut Vec<u8>,
) -> Result<(), Malformed> {
    // The list that is written, and what ends it.
    let mut open: Option<(u32, u8)> = None;
    while !bytes.is_empty() {
        let (number, wire) = decode_key(&mut bytes).map_err(|_| Malformed)?;
        let Some(field) = message.numbered(number) else {
            let context = DecodeContext::default();
            skip_field(wire, number, &mut bytes, context).map_err(|_| Malformed)?;
            continue;
        };
        if open.is_some_and(|(list, _)| list == number) {
            out.push(b',');
        } else {
            if let Some((_, end)) = open.take() {
                out.push(end);
            }
            if !is_first {
                out.push(b',');
            }
            is_first = false;
            out.push(b'"');
            out.extend_from_slice(field.json_name.as_bytes());
            out.extend_from_slice(b"\":");
            if field.is_repeated {
                let (begin, end) = match is_map(field) {
                    true => (b'{', b'}'),
                    false => (b'[', b']'),
                };
                out.push(begin);
                open = Some((number, end));
            }
        }
        match wire {
            WireType::Varint => {
                let value = decode_varint(&mut bytes).map_err(|_| Malformed)?;
                scalar(field.kind, value, out)?;
            }
            WireType::LengthDelimited => delimited(field, part(&mut bytes)?, out)?,
            WireType::StartGroup
            | WireType::EndGroup
            | WireType::ThirtyTwoBit
            | WireType::SixtyFourBit => return Err(Malformed),
        }
    }
    if let Some((_, end)) = open {
        out.push(end);
    }
    Ok(())
}

fn is_map(field: &Field) -> bool {
    matches!(field.kind, Kind::Message(id) if SCHEMA.message(id).is_entry)
}

/// What has its length before it.
fn delimited(field: &Field, mut part: &[u8], out: &mut Vec<u8>) -> Result<(), Malformed> {
    match field.kind {
        Kind::Text => text(part, out),
        Kind::Bytes => {
            base64(part, out);
            Ok(())
        }
        Kind::Message(id) if SCHEMA.message(id).is_entry => entry(part, out),
        Kind::Message(id) => write(id, part, out),
        Kind::Bool
        | Kind::Int32
        | Kind::Int64
        | Kind::Sint32
        | Kind::Uint32
        | Kind::Enum(_)
        | Kind::Other => {
            let mut is_first = true;
            while !part.is_empty() {
                if !is_first {
                    out.push(b',');
                }
                is_first = false;
                let value = decode_varint(&mut part).map_err(|_| Malformed)?;
                scalar(field.kind, value, out)?;
            }
            Ok(())
        }
    }
}

/// The next part of `bytes`.
fn part<'b>(bytes: &mut &'b [u8]) -> Result<&'b [u8], Malformed> {
    let length = decode_varint(bytes).map_err(|_| Malformed)?;
    let length = usize::try_from(length).map_err(|_| Malformed)?;
    let (part, rest) = bytes.split_at_checked(length).ok_or(Malformed)?;
    *bytes = rest;
    Ok(part)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "so protobuf has it: the lower half counts"
)]
fn scalar(kind: Kind, value: u64, out: &mut Vec<u8>) -> Result<(), Malformed> {
    let number = match kind {
        Kind::Bool => {
            let name: &[u8] = if value == 0 { b"false" } else { b"true" };
            out.extend_from_slice(name);
            return Ok(());
        }
        Kind::Enum(id) => {
            let number = value.cast_signed() as i32;
            if let Some(name) = SCHEMA.named_numbers(id).name_of(number) {
                out.push(b'"');
                out.extend_from_slice(name.as_bytes());
                out.push(b'"');
                return Ok(());
            }
            number.into()
        }
        Kind::Int32 => i64::from(value.cast_signed() as i32),
        Kind::Uint32 => i64::from(value as u32),
        Kind::Sint32 => {
            let value = value as u32;
            i64::from((value >> 1).cast_signed() ^ (value & 1).cast_signed().wrapping_neg())
        }
        Kind::Int64 => {
            out.push(b'"');
            json(&value.cast_signed(), out)?;
            out.push(b'"');
            return Ok(());
        }
        Kind::Text | Kind::Bytes | Kind::Message(_) | Kind::Other => return Err(Malformed),
    };
    json(&number, out)
}

fn json(value: &impl serde::Serialize, out: &mut Vec<u8>) -> Result<(), Malformed> {
    serde_json::to_writer(out, value).map_err(|_| Malformed)
}

fn text(part: &[u8], out: &mut Vec<u8>) -> Result<(), Malformed> {
    json(&str::from_utf8(part).map_err(|_| Malformed)?, out)
}

fn base64(part: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    out.extend_from_slice(STANDARD.encode(part).as_bytes());
    out.push(b'"');
}

/// An entry of a map of texts.
fn entry(mut bytes: &[u8], out: &mut Vec<u8>) -> Result<(), Malformed> {
    let (mut name, mut value): (&[u8], &[u8]) = (b"", b"");
    while !bytes.is_empty() {
        let (number, wire) = decode_key(&mut bytes).map_err(|_| Malformed)?;
        match (number, wire) {
            (1, WireType::LengthDelimited) => name = part(&mut bytes)?,
            (2, WireType::LengthDelimited) => value = part(&mut bytes)?,
            _ => return Err(Malformed),
        }
    }
    text(name, out)?;
    out.push(b':');
    text(value, out)
}

/// A message of a type that stands beside it.
fn any(bytes: &[u8], out: &mut Vec<u8>) -> Result<(), Malformed> {
    let any = prost_types::Any::decode(bytes).map_err(|_| Malformed)?;
    out.extend_from_slice(b"{\"@type\":");
    json(&any.type_url, out)?;
    let name = any.type_url.rsplit('/').next().unwrap_or_default();
    let id = SCHEMA.find(name).ok_or(Malformed)?;
    fields(SCHEMA.message(id), &any.value, false, out)?;
    out.push(b'}');
    Ok(())
}

/// A time, such as `0.250s`.
fn duration(bytes: &[u8], out: &mut Vec<u8>) -> Result<(), Malformed> {
    let duration = prost_types::Duration::decode(bytes).map_err(|_| Malformed)?;
    json(&duration.to_string(), out)
}
