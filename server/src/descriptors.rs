//! What the descriptors say of the API, health and reflection, as far as the service needs to
//! know. All of it would take some megabytes.

use prost::Message;

/// A `google.protobuf.FileDescriptorSet`.
#[derive(Message)]
struct Files {
    #[prost(message, repeated, tag = "1")]
    files: Vec<File>,
}

#[derive(Message)]
pub(crate) struct File {
    #[prost(string, tag = "2")]
    pub(crate) package: String,
    #[prost(message, repeated, tag = "4")]
    pub(crate) messages: Vec<Type>,
    #[prost(message, repeated, tag = "5")]
    pub(crate) enums: Vec<Enum>,
    #[prost(message, repeated, tag = "6")]
    pub(crate) services: Vec<Service>,
}

/// A type of messages.
#[derive(Message)]
pub(crate) struct Type {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(message, repeated, tag = "2")]
    pub(crate) fields: Vec<Field>,
    #[prost(message, repeated, tag = "3")]
    pub(crate) types: Vec<Type>,
    #[prost(message, repeated, tag = "4")]
    pub(crate) enums: Vec<Enum>,
    #[prost(message, optional, tag = "7")]
    options: Option<TypeOptions>,
}

#[derive(Message)]
struct TypeOptions {
    #[prost(bool, tag = "7")]
    map_entry: bool,
}

#[derive(Message)]
pub(crate) struct Enum {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(message, repeated, tag = "2")]
    pub(crate) values: Vec<EnumValue>,
}

#[derive(Message)]
pub(crate) struct EnumValue {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(int32, tag = "2")]
    pub(crate) number: i32,
}

#[derive(Message)]
pub(crate) struct Field {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(uint32, tag = "3")]
    pub(crate) number: u32,
    #[prost(int32, tag = "4")]
    label: i32,
    #[prost(int32, tag = "5")]
    pub(crate) kind: i32,
    #[prost(string, tag = "6")]
    type_name: String,
    #[prost(int32, optional, tag = "9")]
    pub(crate) oneof: Option<i32>,
    #[prost(string, tag = "10")]
    pub(crate) json_name: String,
}

/// What a field holds that is no number.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Holds<'a> {
    /// A string or bytes.
    Text,
    /// A message of this type.
    Message(&'a str),
}

#[derive(Message)]
pub(crate) struct Service {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(message, repeated, tag = "2")]
    pub(crate) methods: Vec<Method>,
}

#[derive(Message)]
pub(crate) struct Method {
    #[prost(string, tag = "1")]
    pub(crate) name: String,
    #[prost(string, tag = "2")]
    request: String,
    #[prost(string, tag = "3")]
    response: String,
    #[prost(message, optional, tag = "4")]
    options: Option<MethodOptions>,
    #[prost(bool, tag = "5")]
    pub(crate) client_streaming: bool,
    #[prost(bool, tag = "6")]
    pub(crate) server_streaming: bool,
}

#[derive(Message)]
struct MethodOptions {
    #[prost(int32, tag = "34")]
    idempotency_level: i32,
    /// `google.api.http`.
    #[prost(message, optional, tag = "72295728")]
    http: Option<HttpRule>,
}

/// Where HTTP finds a method: `google.api.HttpRule`.
#[derive(Clone, Message)]
pub(crate) struct HttpRule {
    #[prost(string, tag = "2")]
    pub(crate) get: String,
    #[prost(string, tag = "4")]
    pub(crate) post: String,
    #[prost(message, repeated, tag = "11")]
    additional: Vec<HttpRule>,
}

impl Type {
    /// Whether it is an entry of a map.
    pub(crate) fn is_entry(&self) -> bool {
        self.options.as_ref().is_some_and(|it| it.map_entry)
    }
}

impl Field {
    /// The name of its type, of a message or an enum.
    pub(crate) fn type_name(&self) -> &str {
        self.type_name.trim_start_matches('.')
    }

    pub(crate) fn is_repeated(&self) -> bool {
        const LABEL_REPEATED: i32 = 3;
        self.label == LABEL_REPEATED
    }

    /// `None` for a number.
    pub(crate) fn holds(&self) -> Option<Holds<'_>> {
        const TYPE_STRING: i32 = 9;
        const TYPE_MESSAGE: i32 = 11;
        const TYPE_BYTES: i32 = 12;
        match self.kind {
            TYPE_STRING | TYPE_BYTES => Some(Holds::Text),
            TYPE_MESSAGE => Some(Holds::Message(self.type_name())),
            _ => None,
        }
    }
}

impl Method {
    /// The type of what it is asked.
    pub(crate) fn request(&self) -> &str {
        self.request.trim_start_matches('.')
    }

    /// The type of what it answers.
    pub(crate) fn response(&self) -> &str {
        self.response.trim_start_matches('.')
    }

    /// Whether it may be asked with GET.
    pub(crate) fn has_no_side_effects(&self) -> bool {
        const NO_SIDE_EFFECTS: i32 = 1;
        let level = self.options.as_ref().map(|it| it.idempotency_level);
        level == Some(NO_SIDE_EFFECTS)
    }

    /// All its places in HTTP.
    pub(crate) fn http_rules(&self) -> Vec<HttpRule> {
        let rule = self.options.as_ref().and_then(|it| it.http.as_ref());
        let own = rule.into_iter().cloned();
        let more = rule
            .into_iter()
            .flat_map(|it| it.additional.iter().cloned());
        own.chain(more).collect()
    }
}

/// All files whose services are served, and what these import.
pub(crate) fn files() -> Vec<File> {
    let sets = [
        doko_proto::FILE_DESCRIPTOR_SET,
        tonic_health::pb::FILE_DESCRIPTOR_SET,
        tonic_reflection::pb::v1::FILE_DESCRIPTOR_SET,
        tonic_reflection::pb::v1alpha::FILE_DESCRIPTOR_SET,
    ];
    sets.into_iter()
        .filter_map(|set| Files::decode(set).ok())
        .flat_map(|set| set.files)
        .collect()
}
