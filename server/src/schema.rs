//! The types of messages, as JSON needs them: what fields are called, and what is in them.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::descriptors::{self, File, Type};

/// All types of what is served.
#[derive(Debug, Default)]
pub(crate) struct Schema {
    messages: Vec<Message>,
    enums: Vec<Enum>,
    by_name: HashMap<String, MessageId>,
}

/// Which message of the schema.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct MessageId(usize);

/// Which enum of the schema.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct EnumId(usize);

/// A type of messages.
#[derive(Debug)]
pub(crate) struct Message {
    /// With its package.
    pub(crate) name: String,
    /// By their numbers.
    pub(crate) fields: Vec<Field>,
    /// The places of fields, by all of their names.
    places: HashMap<String, usize>,
    /// Whether it is an entry of a map.
    pub(crate) is_entry: bool,
}

/// A field of a message.
#[derive(Debug)]
pub(crate) struct Field {
    pub(crate) number: u32,
    /// As the `.proto` file has it, such as `said_words`.
    pub(crate) name: String,
    /// As JSON has it, such as `saidWords`.
    pub(crate) json_name: String,
    pub(crate) kind: Kind,
    pub(crate) is_repeated: bool,
    /// Which `oneof` of its message it belongs to.
    pub(crate) oneof: Option<i32>,
}

/// What a field holds.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Kind {
    Bool,
    Int32,
    Int64,
    Sint32,
    Uint32,
    Text,
    Bytes,
    Enum(EnumId),
    Message(MessageId),
    /// What no message of this service has.
    Other,
}

/// A type of named numbers.
#[derive(Debug)]
pub(crate) struct Enum {
    /// Without its package.
    pub(crate) name: String,
    /// By their numbers, mostly from 0 on.
    pub(crate) values: Vec<(i32, String)>,
    /// Numbers by their names, with and without what all names begin with.
    numbers: HashMap<String, i32>,
}

/// The types of everything that is served.
pub(crate) static SCHEMA: LazyLock<Schema> = LazyLock::new(|| Schema::new(&descriptors::files()));

impl Schema {
    fn new(files: &[File]) -> Self {
        let mut found = Found::default();
        for file in files {
            found.enums(&file.package, &file.enums);
            for message in &file.messages {
                found.message(&file.package, message);
            }
        }
        let ids = found.messages.iter().enumerate();
        let by_name: HashMap<_, _> = ids
            .map(|(place, (name, _))| (name.clone(), MessageId(place)))
            .collect();
        let message = |(name, message): &(String, &Type)| {
            let fields = message.fields.iter().map(|it| found.field(&by_name, it));
            Message::new(name, fields.collect(), message.is_entry())
        };
        Self {
            messages: found.messages.iter().map(message).collect(),
            enums: found.enums,
            by_name,
        }
    }

    /// The message with this name, package included.
    pub(crate) fn find(&self, name: &str) -> Option<MessageId> {
        self.by_name.get(name).copied()
    }

    /// One of its messages.
    #[expect(clippy::indexing_slicing, reason = "an id is a place in the list")]
    pub(crate) fn message(&self, id: MessageId) -> &Message {
        &self.messages[id.0]
    }

    /// One of its enums.
    #[expect(clippy::indexing_slicing, reason = "an id is a place in the list")]
    pub(crate) fn named_numbers(&self, id: EnumId) -> &Enum {
        &self.enums[id.0]
    }
}

/// What descriptors hold, by full names.
#[derive(Default)]
struct Found<'d> {
    messages: Vec<(String, &'d Type)>,
    enums: Vec<Enum>,
    enum_ids: HashMap<String, EnumId>,
}

impl<'d> Found<'d> {
    fn message(&mut self, package: &str, message: &'d Type) {
        let name = format!("{package}.{}", message.name);
        self.enums(&name, &message.enums);
        for inner in &message.types {
            self.message(&name, inner);
        }
        self.messages.push((name, message));
    }

    fn enums(&mut self, package: &str, enums: &[descriptors::Enum]) {
        for it in enums {
            let name = format!("{package}.{}", it.name);
            self.enum_ids.insert(name, EnumId(self.enums.len()));
            self.enums.push(Enum::new(it));
        }
    }

    fn field(&self, messages: &HashMap<String, MessageId>, field: &descriptors::Field) -> Field {
        let kind = match field.kind {
            3 => Some(Kind::Int64),
            5 => Some(Kind::Int32),
            8 => Some(Kind::Bool),
            9 => Some(Kind::Text),
            11 => messages.get(field.type_name()).copied().map(Kind::Message),
            12 => Some(Kind::Bytes),
            13 => Some(Kind::Uint32),
            14 => self
                .enum_ids
                .get(field.type_name())
                .copied()
                .map(Kind::Enum),
            17 => Some(Kind::Sint32),
            _ => None,
        };
        Field {
            number: field.number,
            name: field.name.clone(),
            json_name: field.json_name.clone(),
            kind: kind.unwrap_or(Kind::Other),
            is_repeated: field.is_repeated(),
            oneof: field.oneof,
        }
    }
}

impl Message {
    fn new(name: &str, mut fields: Vec<Field>, is_entry: bool) -> Self {
        fields.sort_by_key(|field| field.number);
        let places = fields.iter().enumerate();
        let places = places.flat_map(|(place, field)| {
            let (name, json_name) = (field.name.clone(), field.json_name.clone());
            [camel(&name), name, json_name].map(|name| (name, place))
        });
        Self {
            places: places.collect(),
            name: name.to_owned(),
            fields,
            is_entry,
        }
    }

    /// The field with this name, in snake case or camel case, and its place among all.
    pub(crate) fn named(&self, name: &str) -> Option<(usize, &Field)> {
        let place = *self.places.get(name)?;
        Some((place, self.fields.get(place)?))
    }

    /// The field with this number.
    pub(crate) fn numbered(&self, number: u32) -> Option<&Field> {
        let probably = usize::try_from(number.checked_sub(1)?).ok()?;
        let field = self.fields.get(probably);
        field.filter(|field| field.number == number).or_else(|| {
            let place = self.fields.binary_search_by_key(&number, |it| it.number);
            self.fields.get(place.ok()?)
        })
    }
}

/// A name as JSON usually has it: `hand_1` is `hand1`.
fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let mut camel = words.next().unwrap_or_default().to_owned();
    for word in words {
        let (first, rest) = word.split_at_checked(1).unwrap_or((word, ""));
        camel.extend([&first.to_ascii_uppercase(), rest]);
    }
    camel
}

impl Enum {
    fn new(described: &descriptors::Enum) -> Self {
        let first = described.values.first();
        let prefix = first.and_then(|zero| zero.name.strip_suffix("UNSPECIFIED"));
        let prefix = prefix.unwrap_or_default();
        let mut values = Vec::new();
        let mut numbers = HashMap::new();
        for value in &described.values {
            let name = &value.name;
            let short = name.strip_prefix(prefix).unwrap_or(name);
            numbers.insert(short.to_owned(), value.number);
            numbers.insert(name.clone(), value.number);
            values.push((value.number, name.clone()));
        }
        Self {
            name: described.name.clone(),
            values,
            numbers,
        }
    }

    /// The number with this name, with its prefix or without, in capitals or not.
    pub(crate) fn number(&self, name: &str) -> Option<i32> {
        let number = self.numbers.get(name);
        let number = number.or_else(|| self.numbers.get(&name.to_ascii_uppercase()));
        number.copied()
    }

    /// The name of a number.
    pub(crate) fn name_of(&self, number: i32) -> Option<&str> {
        let probably = usize::try_from(number).ok();
        let value = probably.and_then(|place| self.values.get(place));
        let value = value.filter(|(known, _)| *known == number);
        let value = value.or_else(|| self.values.iter().find(|(known, _)| *known == number));
        value.map(|(_, name)| name.as_str())
    }

    /// The names without what all of them begin with.
    pub(crate) fn short_names(&self) -> impl Iterator<Item = &str> {
        let zero = self.values.first().map_or("", |(_, name)| name);
        let prefix = zero.strip_suffix("UNSPECIFIED").unwrap_or_default();
        let names = self.values.iter().map(|(_, name)| name.as_str());
        names.map(move |name| name.strip_prefix(prefix).unwrap_or(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(id: MessageId, depth: usize, see: &mut impl FnMut(&Message, &Field)) {
        let message = SCHEMA.message(id);
        assert!(depth < 20, "{} has itself in it", message.name);
        for field in &message.fields {
            see(message, field);
            if let Kind::Message(inner) = field.kind {
                look(inner, depth + 1, see);
            }
        }
    }

    #[test]
    fn all_that_is_asked_and_answered_can_be_json() {
        for file in descriptors::files() {
            if file.package.starts_with("grpc.reflection") {
                continue;
            }
            for method in file.services.iter().flat_map(|it| &it.methods) {
                for name in [method.request(), method.response()] {
                    let id = SCHEMA.find(name).unwrap();
                    look(id, 0, &mut |message, field| {
                        assert_ne!(field.kind, Kind::Other, "{}.{}", message.name, field.name);
                    });
                }
                look(SCHEMA.find(method.request()).unwrap(), 0, &mut |it, _| {
                    assert!(!it.is_entry, "{} is in a request", it.name);
                    assert!(it.fields.len() <= 128, "{} is too long", it.name);
                });
            }
        }
    }

    #[test]
    fn fields_and_values_have_two_names() {
        let record = SCHEMA.find("doppelkopf.rules.v1.GameRecord").unwrap();
        let record = SCHEMA.message(record);
        for name in ["hand_1", "hand1"] {
            assert_eq!(record.named(name).unwrap().1.name, "hand_1");
        }
        let Kind::Enum(card) = record.named("plays").unwrap().1.kind else {
            panic!("cards are numbers with names");
        };
        let card = SCHEMA.named_numbers(card);
        assert_eq!(card.number("SA"), card.number("CARD_SA"));
        assert_eq!(card.name_of(card.number("SA").unwrap()), Some("CARD_SA"));
        assert!(card.number("XX").is_none());
    }
}
