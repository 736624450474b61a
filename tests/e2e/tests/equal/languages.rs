//! Messages without their texts for people.

use anyhow::{Context as _, Result};
use doko_proto::v1;
use prost_reflect::{
    DescriptorPool, DynamicMessage, Kind, MessageDescriptor, ReflectMessage as _, Value,
};

/// An answer without its texts, and these.
pub(crate) fn read(
    pool: &DescriptorPool,
    method: &str,
    bytes: &[u8],
) -> Result<(DynamicMessage, Vec<String>)> {
    let mut message = DynamicMessage::decode(response_type(pool, method)?, bytes)?;
    let mut texts = Vec::new();
    take_texts(&mut message, &mut texts);
    Ok((message, texts))
}

/// The type that answers a method.
fn response_type(pool: &DescriptorPool, method: &str) -> Result<MessageDescriptor> {
    let (service, method) = method
        .trim_start_matches('/')
        .split_once('/')
        .context("no method")?;
    let service = pool
        .get_service_by_name(service)
        .context("no such service")?;
    let found = service
        .methods()
        .find(|it| it.name() == method)
        .context("no such method")?;
    Ok(found.output())
}

/// Takes every text for people out of a message, with what it was filled with: a text in another
/// language has other gaps.
fn take_texts(message: &mut DynamicMessage, texts: &mut Vec<String>) {
    let fields: Vec<_> = message.descriptor().fields().collect();
    for field in fields {
        let is_text = matches!(field.name(), "text" | "title" | "meaning");
        if is_text && field.kind() == Kind::String {
            if let Value::String(text) = message.get_field(&field).as_ref() {
                texts.push(text.clone());
            }
            message.clear_field(&field);
        } else if field.name() == "arguments" {
            message.clear_field(&field);
        } else if message.has_field(&field) {
            take_texts_of(message.get_field_mut(&field), texts);
        }
    }
}

fn take_texts_of(value: &mut Value, texts: &mut Vec<String>) {
    if let Value::Message(inner) = value {
        take_texts(inner, texts);
    } else if let Value::List(list) = value {
        list.iter_mut()
            .for_each(|value| take_texts_of(value, texts));
    }
}

/// A list of rules without texts in any language but this one.
pub(crate) fn only(
    language: v1::Language,
    mut list: v1::ListRulesResponse,
) -> v1::ListRulesResponse {
    for rule in &mut list.rules {
        rule.texts.retain(|it| it.language() == language);
        rule.templates.retain(|it| it.language() == language);
    }
    list
}

/// Takes the texts in one language out of a list of rules. What is left of templates is for
/// which reasons there are any, and with which placeholders: where one language says the same
/// of one card and of several, another one needs two.
pub(crate) fn take_rules(list: &mut v1::ListRulesResponse) -> Vec<(v1::Language, String)> {
    let mut taken = Vec::new();
    let mut take = |language: v1::Language, text: &mut String| {
        taken.push((language, std::mem::take(text)));
    };
    for rule in &mut list.rules {
        for it in &mut rule.texts {
            take(it.language(), &mut it.title);
            take(it.language(), &mut it.text);
            it.language = 0;
        }
        for mut it in std::mem::take(&mut rule.templates) {
            take(it.language(), &mut it.text);
            it.language = 0;
            it.placeholders
                .sort_by(|one, other| one.name.cmp(&other.name));
            if !rule.templates.contains(&it) {
                rule.templates.push(it);
            }
        }
    }
    taken
}
