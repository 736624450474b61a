//! Messages of the API between the binary format and proto3 JSON.

use std::slice;
use std::sync::LazyLock;

use prost::Message as _;
use prost_reflect::{DescriptorPool, DynamicMessage, MessageDescriptor};
use serde_json::Value;

use crate::Method;

/// The descriptors of the API, which are part of the program.
static POOL: LazyLock<Option<DescriptorPool>> =
    LazyLock::new(|| DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).ok());

/// Which message of a method.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Side {
    Request,
    Response,
}

/// A message of `method` as JSON.
pub(crate) fn written(method: Method, side: Side, bytes: &[u8]) -> Result<Value, String> {
    let message = DynamicMessage::decode(descriptor(method, side)?, bytes);
    let message = message.map_err(|error| error.to_string())?;
    serde_json::to_value(&message).map_err(|error| error.to_string())
}

/// Whether bytes are a message of `method`. Fields with numbers that the API does not have are
/// those of a later version of it.
pub(crate) fn check(method: Method, side: Side, bytes: &[u8]) -> Result<(), String> {
    let message = DynamicMessage::decode(descriptor(method, side)?, bytes);
    message.map(drop).map_err(|error| error.to_string())
}

/// A message of `method` that was written as JSON.
pub(crate) fn read(method: Method, side: Side, json: &Value) -> Result<Vec<u8>, String> {
    let descriptor = descriptor(method, side)?;
    let message = DynamicMessage::deserialize(descriptor.clone(), json);
    let message = message.map_err(|error| match misnamed(&descriptor, json, "") {
        Some(hint) => format!("{error}: {hint}"),
        None => error.to_string(),
    });
    Ok(message?.encode_to_vec())
}

/// Where the name of a value stands without the prefix of its enum, and what it should be.
fn misnamed(message: &MessageDescriptor, json: &Value, path: &str) -> Option<String> {
    let named = |name: &str| {
        let field = message.get_field_by_json_name(name);
        field.or_else(|| message.get_field_by_name(name))
    };
    json.as_object()?.iter().find_map(|(name, value)| {
        let field = named(name).filter(|it| !it.is_map())?;
        let path = format!("{path}{name}");
        let values = value
            .as_array()
            .map_or(slice::from_ref(value), Vec::as_slice);
        values.iter().find_map(|value| {
            let kind = field.kind();
            if let Some(message) = kind.as_message() {
                return misnamed(message, value, &format!("{path}."));
            }
            let (given, names) = (value.as_str()?, kind.as_enum()?);
            if names.get_value_by_name(given).is_some() {
                return None;
            }
            let ending = format!("_{}", given.to_uppercase());
            let meant = names.values().find(|it| it.name().ends_with(&ending))?;
            Some(format!("did you mean `{}` in `{path}`?", meant.name()))
        })
    })
}

fn descriptor(method: Method, side: Side) -> Result<MessageDescriptor, String> {
    let service = format!("doppelkopf.rules.v1.{}", method.service());
    let service = POOL
        .as_ref()
        .and_then(|it| it.get_service_by_name(&service));
    let found = service.and_then(|it| it.methods().find(|it| it.name() == method.name()));
    let found = found.ok_or_else(|| format!("the API has no description of `{method}`"))?;
    Ok(match side {
        Side::Request => found.input(),
        Side::Response => found.output(),
    })
}
