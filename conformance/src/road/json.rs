//! Messages of the API between the binary format and proto3 JSON.

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
    let message = DynamicMessage::deserialize(descriptor(method, side)?, json);
    Ok(message.map_err(|error| error.to_string())?.encode_to_vec())
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
