//! What the types say of messages: which lists and boxes there are in them, and what an element
//! of each takes in memory.

use std::collections::HashMap;

use bytes::Buf as _;
use doko_proto::v1;
use prost::encoding::{DecodeContext, WireType, decode_key, decode_varint, skip_field};

use crate::descriptors::{File, Holds, Type};

/// A list grows by doubling, so that half of it may be empty.
pub(crate) const GROWTH: usize = 2;

/// A type of messages, as far as there are lists and boxes in it.
#[derive(Debug, Default)]
pub(crate) struct Kind {
    fields: Vec<Place>,
}

/// A field that is such a list or box or has some in it.
#[derive(Debug)]
struct Place {
    number: u32,
    /// What one element makes a list grow, or a box takes; 0 if it is neither.
    size: usize,
    inner: Kind,
}

impl Kind {
    /// What lists and boxes take in `message`, or in what of it comes before the place where
    /// decoding fails.
    pub(crate) fn elements(&self, mut message: &[u8]) -> usize {
        let mut sum = 0_usize;
        while message.has_remaining() {
            let Ok((number, wire)) = decode_key(&mut message) else {
                break;
            };
            let place = self.fields.iter().find(|it| it.number == number);
            match place.filter(|_| wire == WireType::LengthDelimited) {
                Some(place) => {
                    let Some(part) = part(&mut message) else {
                        break;
                    };
                    sum = sum.saturating_add(place.size);
                    sum = sum.saturating_add(place.inner.elements(part));
                }
                None => {
                    let context = DecodeContext::default();
                    if skip_field(wire, number, &mut message, context).is_err() {
                        break;
                    }
                }
            }
        }
        sum
    }

    /// The largest element of a list, or box.
    pub(crate) fn largest(&self) -> usize {
        let largest = |place: &Place| place.size.max(place.inner.largest());
        self.fields.iter().map(largest).max().unwrap_or_default()
    }
}

/// What has its length before it.
fn part<'a>(message: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = usize::try_from(decode_varint(message).ok()?).ok()?;
    let (part, rest) = message.split_at_checked(length)?;
    *message = rest;
    Some(part)
}

/// All types, by their full names.
pub(crate) fn by_name(files: &[File]) -> HashMap<String, &Type> {
    let mut types = HashMap::new();
    for File {
        package, messages, ..
    } in files
    {
        for message in messages {
            add(&mut types, package, message);
        }
    }
    types
}

fn add<'a>(types: &mut HashMap<String, &'a Type>, package: &str, message: &'a Type) {
    let name = format!("{package}.{}", message.name);
    for inner in &message.types {
        add(types, &name, inner);
    }
    types.insert(name, message);
}

/// What there is to know of a type. None that can be asked has itself in it.
pub(crate) fn kind(types: &HashMap<String, &Type>, name: &str) -> Kind {
    let Some(message) = types.get(name) else {
        return Kind::default();
    };
    let mut fields = Vec::new();
    for field in &message.fields {
        let Some(holds) = field.holds() else {
            continue;
        };
        let (size, inner) = match holds {
            Holds::Text => (size_of::<String>(), Kind::default()),
            Holds::Message(name) => (size_in(&ELEMENTS, name), kind(types, name)),
        };
        let size = match (field.is_repeated(), holds) {
            (true, _) => size.saturating_mul(GROWTH),
            (false, Holds::Message(name)) => size_in(&BOXED, name),
            (false, Holds::Text) => 0,
        };
        if size > 0 || !inner.fields.is_empty() {
            let number = field.number;
            fields.push(Place {
                number,
                size,
                inner,
            });
        }
    }
    Kind { fields }
}

/// Gives the full name of each type beside what one takes.
macro_rules! sizes {
    ($($message:ident)*) => {
        [$((concat!("doppelkopf.rules.v1.", stringify!($message)), size_of::<v1::$message>()),)*]
    };
}

/// Messages that requests have lists of.
const ELEMENTS: [(&str, usize); 10] = sizes! {
    ArmutExchange
    CountedAnnouncement
    CountedSpecial
    Question
    RuleCitation
    ScoreItem
    SessionEntry
    StandingAnnouncement
    TextArgument
    ThrowCondition
};

/// Messages that generated types have in a box: they take room of their own.
const BOXED: [(&str, usize); 1] = sizes! { RuleSet };

fn size_in(known: &[(&str, usize)], name: &str) -> usize {
    let known = known.iter().find(|(known, _)| *known == name);
    known.map_or(0, |(_, size)| *size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::descriptors;

    /// Every list of messages that a request of this type has, by the type of its elements.
    fn lists(types: &HashMap<String, &Type>, name: &str, depth: usize, found: &mut Vec<String>) {
        assert!(depth < 20, "{name} has itself in it");
        for field in &types[name].fields {
            if let Some(Holds::Message(inner)) = field.holds() {
                if field.is_repeated() {
                    found.push(inner.to_owned());
                }
                lists(types, inner, depth + 1, found);
            }
        }
    }

    #[test]
    fn every_list_of_messages_is_known() {
        let files = descriptors::files();
        let types = by_name(&files);
        let mut found = Vec::new();
        for method in files.iter().flat_map(|it| &it.services) {
            for method in &method.methods {
                lists(&types, method.request(), 0, &mut found);
            }
        }
        found.sort();
        found.dedup();
        assert_eq!(found, ELEMENTS.map(|(name, _)| name));
    }
}
