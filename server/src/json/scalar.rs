//! Values that are no messages, as bytes.

use base64::Engine as _;
use base64::alphabet::{STANDARD, URL_SAFE};
use base64::engine::general_purpose::GeneralPurposeConfig;
use base64::engine::{DecodePaddingMode, GeneralPurpose};
use prost::encoding::encode_varint;

use crate::nearest::nearest;
use crate::schema::{Kind, SCHEMA};

/// With padding or without.
const LENIENT: GeneralPurposeConfig =
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);
const COMMON: GeneralPurpose = GeneralPurpose::new(&STANDARD, LENIENT);
const FOR_URLS: GeneralPurpose = GeneralPurpose::new(&URL_SAFE, LENIENT);

/// The bytes that a text says in Base64, of either alphabet.
pub(crate) fn base64(text: &str) -> Option<Vec<u8>> {
    let bytes = COMMON.decode(text).or_else(|_| FOR_URLS.decode(text));
    bytes.ok()
}

/// Why a value is none of its kind.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Misfit {
    /// It is of another type.
    Type,
    /// It is out of range.
    Range,
    /// Its enum has no such name.
    Name,
}

/// Whether values of this kind have their lengths before them.
pub(super) fn is_delimited(kind: Kind) -> bool {
    matches!(kind, Kind::Text | Kind::Bytes | Kind::Message(_))
}

/// Writes a number.
pub(super) fn number(kind: Kind, number: i64, out: &mut Vec<u8>) -> Result<(), Misfit> {
    let bits = match kind {
        Kind::Int32 | Kind::Enum(_) => i32::try_from(number).map(i64::from).ok(),
        Kind::Uint32 => u32::try_from(number).map(i64::from).ok(),
        Kind::Sint32 => i32::try_from(number).ok().map(|it| {
            let it = i64::from(it);
            (it << 1) ^ (it >> 63)
        }),
        Kind::Int64 => Some(number),
        Kind::Bool | Kind::Text | Kind::Bytes | Kind::Message(_) | Kind::Other => {
            return Err(Misfit::Type);
        }
    };
    let bits = bits.ok_or(Misfit::Range)?;
    encode_varint(bits.cast_unsigned(), out);
    Ok(())
}

/// Writes a number with a point, which has nothing behind it.
#[expect(clippy::cast_possible_truncation, reason = "it is looked at before")]
pub(super) fn float(kind: Kind, value: f64, out: &mut Vec<u8>) -> Result<(), Misfit> {
    /// Beyond that not every whole number is there.
    const WHOLE: f64 = 9_007_199_254_740_992.0;
    match value.fract() == 0.0 && value.abs() <= WHOLE {
        true => number(kind, value as i64, out),
        false => Err(number(kind, 0, &mut Vec::new())
            .err()
            .unwrap_or(Misfit::Range)),
    }
}

/// Writes a boolean.
pub(super) fn boolean(kind: Kind, value: bool, out: &mut Vec<u8>) -> Result<(), Misfit> {
    match kind == Kind::Bool {
        true => {
            out.push(value.into());
            Ok(())
        }
        false => Err(Misfit::Type),
    }
}

/// Writes a text, or what it stands for.
pub(super) fn text(kind: Kind, value: &str, out: &mut Vec<u8>) -> Result<(), Misfit> {
    match kind {
        Kind::Text => delimited(value.as_bytes(), out),
        Kind::Bytes => {
            delimited(&base64(value).ok_or(Misfit::Range)?, out);
        }
        Kind::Enum(id) => match SCHEMA.named_numbers(id).number(value) {
            Some(it) => number(kind, it.into(), out)?,
            None => number(kind, value.parse().map_err(|_| Misfit::Name)?, out)?,
        },
        Kind::Int32 | Kind::Int64 | Kind::Sint32 | Kind::Uint32 => {
            number(kind, value.parse().map_err(|_| Misfit::Type)?, out)?;
        }
        Kind::Bool | Kind::Message(_) | Kind::Other => return Err(Misfit::Type),
    }
    Ok(())
}

fn delimited(bytes: &[u8], out: &mut Vec<u8>) {
    encode_varint(bytes.len() as u64, out);
    out.extend_from_slice(bytes);
}

/// What a value of this kind has to be, where `text` stands if it is one.
pub(super) fn expected(kind: Kind, misfit: Misfit, text: &str) -> String {
    match (kind, misfit) {
        (Kind::Bool, _) => "must be `true` or `false`".to_owned(),
        (Kind::Uint32, _) => "must be a whole number from 0 to 4294967295".to_owned(),
        (Kind::Int32 | Kind::Sint32, _) => {
            "must be a whole number from -2147483648 to 2147483647".to_owned()
        }
        (Kind::Int64, _) => "must be a whole number".to_owned(),
        (Kind::Text, _) => "must be a string".to_owned(),
        (Kind::Bytes, _) => "must be bytes in Base64, as `base64` writes them".to_owned(),
        (Kind::Enum(id), _) => {
            let it = SCHEMA.named_numbers(id);
            if let Some(near) = nearest(text, it.short_names().skip(1)) {
                let name = &it.name;
                return format!("must be the name of a value of `{name}`; the nearest is `{near}`");
            }
            let is_short = it.values.len() <= 9;
            let shown = if is_short { 8 } else { 4 };
            let mut names: Vec<_> = it.short_names().skip(1).take(shown).collect();
            if !is_short {
                names.push("...");
            }
            format!(
                "must be the name of a value of `{}`: {}",
                it.name,
                names.join(", ")
            )
        }
        (Kind::Message(id), _) => {
            let name = &SCHEMA.message(id).name;
            let name = name.rsplit('.').next().unwrap_or(name);
            format!("must be an object, a `{name}`")
        }
        (Kind::Other, _) => "cannot be JSON".to_owned(),
    }
}
