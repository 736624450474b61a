//! A text of JSON as the bytes of a message.
//!
//! Fields have either of their names, `saidWords` or `said_words`; values of enums go with
//! their prefix, without it, or by number. All that is wrong is found, not only the first.

use std::fmt;

use doko_proto::v1::ErrorReason;
use prost::encoding::{WireType, encode_key, encode_varint};
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use tonic::Status;

use super::problems::{Problems, Step};
use super::scalar::{self, Misfit, is_delimited};
use crate::nearest::nearest;
use crate::schema::{Field, Kind, Message, MessageId, SCHEMA};
use crate::status;

/// The bytes of the message that `text` says.
///
/// # Errors
///
/// INVALID_ARGUMENT with every place that is wrong.
pub(crate) fn read(message: MessageId, text: &[u8]) -> Result<Vec<u8>, Status> {
    let mut reader = Reader {
        out: Vec::with_capacity(text.len() / 2),
        path: Vec::new(),
        problems: Problems::default(),
    };
    let value = Value {
        reader: &mut reader,
        kind: Kind::Message(message),
        list: None,
        is_whole: true,
    };
    let mut json = serde_json::Deserializer::from_slice(text);
    let done = value.deserialize(&mut json).and_then(|_| json.end());
    done.map_err(|error| status::no_json(&error))?;
    match reader.problems.failure() {
        None => Ok(reader.out),
        Some(failure) => Err(status::from_failure(&failure)),
    }
}

/// What has been read.
struct Reader {
    out: Vec<u8>,
    path: Vec<Step<'static>>,
    problems: Problems,
}

impl Reader {
    fn misfit(&mut self, kind: Kind, misfit: Misfit, text: &str) {
        let reason = match (misfit, kind) {
            (Misfit::Name, _) => ErrorReason::UnknownEnumValue,
            (Misfit::Range | Misfit::Type, _) => ErrorReason::MalformedField,
        };
        let problem = || scalar::expected(kind, misfit, text);
        self.problems.note(&self.path, reason, problem);
    }

    /// Writes what `write` does with its length before it.
    fn delimited<E>(&mut self, write: impl FnOnce(&mut Self) -> Result<(), E>) -> Result<(), E> {
        let place = self.out.len();
        self.out.push(0);
        write(self)?;
        let length = self.out.len().saturating_sub(place).saturating_sub(1);
        match (u8::try_from(length), self.out.get_mut(place)) {
            (Ok(short), Some(byte)) if short < 128 => *byte = short,
            _ => {
                let mut prefix = Vec::new();
                encode_varint(length as u64, &mut prefix);
                self.out.splice(place..=place, prefix);
            }
        }
        Ok(())
    }

    /// The fields of a message.
    fn fields<'de, A: MapAccess<'de>>(
        &mut self,
        message: &'static Message,
        mut map: A,
    ) -> Result<(), A::Error> {
        let (mut seen, mut chosen) = (0_u128, 0_u128);
        while let Some(known) = map.next_key_seed(Name(message))? {
            let (place, field) = match known {
                Ok(known) => known,
                Err(name) => {
                    self.unknown(message, &name);
                    map.next_value::<IgnoredAny>()?;
                    continue;
                }
            };
            self.path.push(Step::Field(&field.name));
            let before = self.out.len();
            map.next_value_seed(Value {
                reader: self,
                kind: field.kind,
                list: Some(field),
                is_whole: false,
            })?;
            if self.out.len() > before {
                self.once(&mut seen, place, "is given twice");
                if let Some(oneof) = field.oneof.and_then(|it| usize::try_from(it).ok()) {
                    self.once(
                        &mut chosen,
                        oneof,
                        "must not be set beside another of its kind",
                    );
                }
            }
            self.path.pop();
        }
        Ok(())
    }

    /// Notes `problem` if this is in `set`, and puts it there.
    fn once(&mut self, set: &mut u128, place: usize, problem: &str) {
        let bit = u32::try_from(place)
            .ok()
            .and_then(|it| 1_u128.checked_shl(it));
        let bit = bit.unwrap_or_default();
        if *set & bit != 0 {
            let reason = ErrorReason::ContradictoryFields;
            self.problems
                .note(&self.path, reason, || problem.to_owned());
        }
        *set |= bit;
    }

    fn unknown(&mut self, message: &Message, name: &str) {
        self.problems.unknown(&self.path, name, || {
            let names = message.fields.iter();
            let near = nearest(name, names.map(|field| field.json_name.as_str()));
            let of = message.name.rsplit('.').next().unwrap_or_default();
            match near {
                Some(near) => format!("is no field of `{of}`; the nearest is `{near}`"),
                None => {
                    let names = message.fields.iter().map(|it| it.json_name.as_str());
                    let names: Vec<_> = names.collect();
                    format!("is no field of `{of}`, which has {}", names.join(", "))
                }
            }
        });
    }
}

/// The name of a field, which may be none.
struct Name(&'static Message);

impl<'de> DeserializeSeed<'de> for Name {
    type Value = Result<(usize, &'static Field), String>;

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<Self::Value, D::Error> {
        json.deserialize_str(self)
    }
}

impl Visitor<'_> for Name {
    type Value = Result<(usize, &'static Field), String>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Self::Value, E> {
        Ok(self.0.named(name).ok_or_else(|| name.to_owned()))
    }
}

/// What comes next.
struct Value<'r> {
    reader: &'r mut Reader,
    kind: Kind,
    /// The field, unless this is an element of its list.
    list: Option<&'static Field>,
    /// Whether it is all there is.
    is_whole: bool,
}

impl Value<'_> {
    /// Writes one value, with its key if that does not stand before all of them.
    fn put(self, text: &str, write: impl FnOnce(Kind, &mut Vec<u8>) -> Result<(), Misfit>) {
        let Self {
            reader, kind, list, ..
        } = self;
        if list.is_some_and(|field| field.is_repeated) {
            return reader.no_list(kind);
        }
        let before = reader.out.len();
        if let Some(field) = list {
            key(field, &mut reader.out);
        }
        if let Err(misfit) = write(kind, &mut reader.out) {
            reader.out.truncate(before);
            reader.misfit(kind, misfit, text);
        }
    }
}

impl Reader {
    fn no_list(&mut self, kind: Kind) {
        let problem = || {
            format!(
                "must be a list; each element {}",
                scalar::expected(kind, Misfit::Type, "")
            )
        };
        self.problems
            .note(&self.path, ErrorReason::MalformedField, problem);
    }
}

/// What stands before a value: the number of its field.
fn key(field: &Field, out: &mut Vec<u8>) {
    let wire = match is_delimited(field.kind) {
        true => WireType::LengthDelimited,
        false => WireType::Varint,
    };
    encode_key(field.number, wire, out);
}

impl<'de> DeserializeSeed<'de> for Value<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Value<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<(), E> {
        self.put("", |kind, out| scalar::boolean(kind, value, out));
        Ok(())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        self.put("", |kind, out| scalar::number(kind, value, out));
        Ok(())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        // What is too large for it is too large for all kinds.
        let value = i64::try_from(value).unwrap_or(i64::MAX);
        self.put("", |kind, out| scalar::number(kind, value, out));
        Ok(())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        self.put("", |kind, out| scalar::float(kind, value, out));
        Ok(())
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<(), E> {
        self.put(value, |kind, out| scalar::text(kind, value, out));
        Ok(())
    }

    /// A field that is `null` is not set.
    fn visit_unit<E: Error>(self) -> Result<(), E> {
        if self.list.is_none() {
            self.reader.misfit(self.kind, Misfit::Type, "");
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        let Self {
            reader,
            kind,
            list: field,
            ..
        } = self;
        let Some(field) = field.filter(|field| field.is_repeated) else {
            reader.misfit(kind, Misfit::Type, "");
            while list.next_element::<IgnoredAny>()?.is_some() {}
            return Ok(());
        };
        let is_packed = !is_delimited(kind);
        let mut elements = |reader: &mut Reader| {
            for place in 0.. {
                reader.path.push(Step::Element(place));
                let before = reader.out.len();
                if !is_packed {
                    key(field, &mut reader.out);
                }
                let start = reader.out.len();
                let element = Value {
                    reader: &mut *reader,
                    kind,
                    list: None,
                    is_whole: false,
                };
                let next = list.next_element_seed(element)?;
                if reader.out.len() == start {
                    // It is the end, or no element.
                    reader.out.truncate(before);
                }
                reader.path.pop();
                if next.is_none() {
                    break;
                }
            }
            Ok(())
        };
        if !is_packed {
            return elements(reader);
        }
        encode_key(field.number, WireType::LengthDelimited, &mut reader.out);
        reader.delimited(elements)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let Self {
            reader,
            kind,
            list,
            is_whole,
        } = self;
        let is_list = list.is_some_and(|field| field.is_repeated);
        let (Kind::Message(id), false) = (kind, is_list) else {
            match is_list {
                true => reader.no_list(kind),
                false => reader.misfit(kind, Misfit::Type, ""),
            }
            while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
            return Ok(());
        };
        let message = SCHEMA.message(id);
        if is_whole {
            return reader.fields(message, map);
        }
        if let Some(field) = list {
            key(field, &mut reader.out);
        }
        reader.delimited(|reader| reader.fields(message, map))
    }
}
