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
}

#[derive(Message)]
pub(crate) struct Field {
    #[prost(uint32, tag = "3")]
    pub(crate) number: u32,
    #[prost(int32, tag = "4")]
    label: i32,
    #[prost(int32, tag = "5")]
    kind: i32,
    #[prost(string, tag = "6")]
    type_name: String,
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
    #[prost(bool, tag = "5")]
    pub(crate) client_streaming: bool,
    #[prost(bool, tag = "6")]
    pub(crate) server_streaming: bool,
}

impl Field {
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
            TYPE_MESSAGE => Some(Holds::Message(self.type_name.trim_start_matches('.'))),
            _ => None,
        }
    }
}

impl Method {
    /// The type of what it is asked.
    pub(crate) fn request(&self) -> &str {
        self.request.trim_start_matches('.')
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
