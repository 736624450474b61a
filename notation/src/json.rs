//! Messages as canonical proto3 JSON.

use std::sync::LazyLock;
use std::{fmt, slice};

use doko_proto::v1;
use prost::Message;
use prost_reflect::{
    DescriptorPool, DynamicMessage, EnumDescriptor, MessageDescriptor, SerializeOptions,
};
use serde_json::Value;

use crate::written_out;

/// The descriptors of the API. They are part of the program, so that they are
/// missing only if it was built from nonsense.
static POOL: LazyLock<Option<DescriptorPool>> =
    LazyLock::new(|| DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).ok());

/// A text that is no JSON of the message that was expected.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct JsonError {
    problem: String,
    place: Option<(usize, usize)>,
    /// What would be right.
    hint: Option<String>,
}

impl JsonError {
    /// What is wrong, without its place.
    #[must_use]
    pub fn problem(&self) -> String {
        let nowhere = JsonError {
            place: None,
            ..self.clone()
        };
        nowhere.to_string()
    }

    /// The line and the byte on it up to which the text was read when this was found, both
    /// counted from 1, where they are known.
    #[must_use]
    pub const fn place(&self) -> Option<(usize, usize)> {
        self.place
    }

    const fn nowhere(problem: String) -> JsonError {
        JsonError {
            problem,
            place: None,
            hint: None,
        }
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem)?;
        if let Some((line, column)) = self.place {
            write!(f, " at line {line} column {column}")?;
        }
        match &self.hint {
            Some(hint) => write!(f, ": {hint}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for JsonError {}

impl From<serde_json::Error> for JsonError {
    fn from(error: serde_json::Error) -> JsonError {
        let place = Some((error.line(), error.column())).filter(|&(line, _)| line > 0);
        let text = error.to_string();
        let suffix = format!(" at line {} column {}", error.line(), error.column());
        let problem = text.strip_suffix(&suffix).unwrap_or(&text).to_owned();
        JsonError {
            problem,
            place,
            hint: None,
        }
    }
}

/// Reads a game, whose fields may stand in `line`.
///
/// # Errors
///
/// The text is no JSON, or has fields or names of values that a record does not
/// have.
pub fn read(json: &str) -> Result<v1::GameRecord, JsonError> {
    let record = message("GameRecord", json)?;
    let written_out =
        written_out(&record).map_err(|it| JsonError::nowhere(format!("`line`: {it}")))?;
    Ok(written_out.into_owned())
}

/// Reads a rule set of one's own: a published one with overrides, or one with all
/// options.
///
/// # Errors
///
/// The text is no JSON, or has fields or names of values that a rule set does not
/// have.
pub fn read_rule_set(json: &str) -> Result<v1::RuleSetRef, JsonError> {
    message("RuleSetRef", json)
}

/// Reads any message of the API, by its name such as `ValidateMoveRequest`.
///
/// # Errors
///
/// The text is no JSON, or has fields or names of values that the message does not have.
pub fn message<M: Message + Default>(name: &str, json: &str) -> Result<M, JsonError> {
    let mut reader = serde_json::Deserializer::from_str(json);
    let descriptor = descriptor(name)
        .ok_or_else(|| JsonError::nowhere(format!("the API has no description of `{name}`")))?;
    let message = DynamicMessage::deserialize(descriptor.clone(), &mut reader);
    let message = message.map_err(|error| {
        let found = serde_json::from_str(json).ok();
        let hint = found.and_then(|it| unknown_value(&descriptor, &it, ""));
        JsonError {
            hint,
            ..JsonError::from(error)
        }
    })?;
    reader.end()?;
    message
        .transcode_to()
        .map_err(|error| JsonError::nowhere(error.to_string()))
}

/// The first value in an enum field below `path` that the enum does not have, and
/// those that it has.
fn unknown_value(descriptor: &MessageDescriptor, json: &Value, path: &str) -> Option<String> {
    json.as_object()?.iter().find_map(|(key, entry)| {
        let by_json_name = descriptor.get_field_by_json_name(key);
        let field = by_json_name.or_else(|| descriptor.get_field_by_name(key))?;
        let path = format!("{path}{}", field.name());
        let entries = entry
            .as_array()
            .map_or(slice::from_ref(entry), Vec::as_slice);
        let kind = field.kind();
        entries.iter().find_map(|entry| {
            if let Some(inner) = kind.as_message() {
                return unknown_value(inner, entry, &format!("{path}."));
            }
            let (values, name) = kind.as_enum().zip(entry.as_str())?;
            let is_known = values.get_value_by_name(name).is_some();
            (!is_known).then(|| format!("`{path}` must be one of {}", names_of(values)))
        })
    })
}

/// The names of the values of an enum, but the one that stands for none.
fn names_of(values: &EnumDescriptor) -> String {
    let given = values.values().filter(|it| it.number() != 0);
    let names: Vec<String> = given.map(|it| it.name().to_owned()).collect();
    names.join(", ")
}

/// How JSON is laid out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Layout {
    /// On one line.
    Line,
    /// A line for each field.
    Indented,
}

/// Writes a game, indented.
#[must_use]
pub fn write(record: &v1::GameRecord) -> String {
    text("GameRecord", record, Layout::Indented)
}

/// Any message of the API as text, by its name such as `AuditGameResponse`. Empty if there is
/// no message of this name.
#[must_use]
pub fn text(name: &str, message: &impl Message, layout: Layout) -> String {
    let mut text = Vec::new();
    let done = dynamic(name, message).and_then(|message| {
        let options = SerializeOptions::new();
        match layout {
            Layout::Line => {
                let mut json = serde_json::Serializer::new(&mut text);
                message.serialize_with_options(&mut json, &options).ok()
            }
            Layout::Indented => {
                let mut json = serde_json::Serializer::pretty(&mut text);
                message.serialize_with_options(&mut json, &options).ok()
            }
        }
    });
    let text = done.and_then(|()| String::from_utf8(text).ok());
    text.unwrap_or_default()
}

/// Any message of the API, by its name such as `AuditGameResponse` or
/// `google.rpc.Status`, for use in other JSON. `null` if there is no message of this name.
#[must_use]
pub fn value(name: &str, message: &impl Message) -> Value {
    let value = dynamic(name, message).and_then(|message| {
        let options = SerializeOptions::new();
        message
            .serialize_with_options(serde_json::value::Serializer, &options)
            .ok()
    });
    value.unwrap_or_default()
}

fn dynamic(name: &str, message: &impl Message) -> Option<DynamicMessage> {
    let mut dynamic = DynamicMessage::new(descriptor(name)?);
    dynamic.transcode_from(message).ok()?;
    Some(dynamic)
}

fn descriptor(name: &str) -> Option<MessageDescriptor> {
    let pool = POOL.as_ref()?;
    let own = pool.get_message_by_name(&format!("doppelkopf.rules.v1.{name}"));
    own.or_else(|| pool.get_message_by_name(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_hold_the_same_game() {
        let line = "ddv-tsr{dulle_tie=second}; h=??/CQHT/??/??; s=1g 2v; p=SJDT; x=1:2re";
        let record = crate::read(line).unwrap();
        assert_eq!(read(&write(&record)), Ok(record));
    }

    #[test]
    fn a_value_that_there_is_not_is_named_with_its_field_and_what_there_is() {
        let refused = |json: &str| read_rule_set(json).unwrap_err().to_string();
        let told = refused(r#"{"name": "vln", "overrides": {"armutReportTrumps": "FOO"}}"#);
        let expected = "`overrides.armut_report_trumps` must be one of ARMUT_REPORT_TOLD, \
                        ARMUT_REPORT_SECRET";
        assert!(told.contains("'FOO'") && told.ends_with(expected), "{told}");
        let told = refused(r#"{"overrides": {"throw_conditions": {"conditions": 3}}}"#);
        assert!(!told.contains("must be one of"), "{told}");
    }

    #[test]
    fn any_message_is_a_value() {
        let citation = v1::RuleCitation {
            rule_id: "FOLLOW-2".to_owned(),
            reason: v1::Reason::Revoke.into(),
            ..v1::RuleCitation::default()
        };
        let expected = serde_json::json!({"ruleId": "FOLLOW-2", "reason": "REASON_REVOKE"});
        assert_eq!(value("RuleCitation", &citation), expected);
        assert_eq!(value("Nothing", &citation), Value::Null);
    }

    #[test]
    fn rule_sets_are_read() {
        let json = r#"{"name": "ddv-tsr", "overrides": {"dulleTie": "DULLE_TIE_SECOND"}}"#;
        let rule_set = read_rule_set(json).unwrap();
        let overrides = rule_set.overrides.unwrap_or_default();
        assert_eq!(overrides.dulle_tie(), v1::DulleTie::Second);
        let problem = read_rule_set(r#"{"name": "ddv-tsr", "edits": {}}"#).unwrap_err();
        assert!(problem.to_string().contains("edits"), "{problem}");
    }

    #[test]
    fn what_cannot_be_read_says_where() {
        let problem = |json| read(json).unwrap_err().to_string();
        assert!(problem("{").contains("EOF"), "{}", problem("{"));
        assert!(problem(r#"{"moves": []}"#).contains("moves"));
        assert!(problem("{} x").contains("trailing"));
    }
}
