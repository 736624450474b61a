//! Messages in the URL of a request.

use std::borrow::Cow;

use bytes::Bytes;
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value};

use crate::form::Form;
use crate::json;
use crate::turned_away::Refusal;

/// The names of Connect.
const NAMES: &str = "the query has `encoding=json` or `proto`, `message`, `base64=1` and \
                     `connect=v1`";

/// The message of a question by the name of its method, as Connect writes it.
///
/// # Errors
///
/// What would be right.
pub(super) fn message(query: &str) -> Result<(Form, Bytes), Refusal> {
    let (mut form, mut is_base64, mut message) = (Form::Json, false, None);
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        match (name.as_ref(), value.as_ref()) {
            ("encoding", "json") => form = Form::Json,
            ("encoding", "proto") => form = Form::Binary,
            ("base64", "1") => is_base64 = true,
            ("base64", "0") => is_base64 = false,
            ("message", _) => message = Some(value),
            ("connect", "v1") | ("compression", "" | "identity") => {}
            _ => return Err(Refusal::unreadable(NAMES)),
        }
    }
    let message = match message {
        None if form == Form::Json => Bytes::from_static(b"{}"),
        None => Bytes::new(),
        Some(text) if is_base64 => {
            let no_base64 = || Refusal::unreadable("`message` is no Base64");
            json::base64(&text).ok_or_else(no_base64)?.into()
        }
        Some(text) => text.into_owned().into(),
    };
    Ok((form, message))
}

/// The message whose fields are in the path and behind it, as JSON.
///
/// # Errors
///
/// If a field is given twice.
pub(super) fn fields(in_path: Vec<(&str, &str)>, query: &str) -> Result<Bytes, Refusal> {
    let mut message = Map::new();
    for (name, value) in in_path {
        let value = percent_decode_str(value).decode_utf8_lossy();
        set(&mut message, name, value)?;
    }
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        set(&mut message, &name, value)?;
    }
    Ok(Value::Object(message).to_string().into())
}

/// How many messages a field of a query lies in, at most.
const DEEPEST: usize = 4;

/// Sets a field, such as `rule_set.name`.
fn set(message: &mut Map<String, Value>, name: &str, value: Cow<'_, str>) -> Result<(), Refusal> {
    let twice = || Refusal::unreadable("a field is given twice");
    if name.matches('.').count() > DEEPEST {
        return Err(Refusal::unreadable("no field of a query lies as deep"));
    }
    let (outer, last) = name.rsplit_once('.').unwrap_or(("", name));
    let mut inner = message;
    for part in outer.split('.').filter(|part| !part.is_empty()) {
        let next = inner.entry(part).or_insert_with(|| Map::new().into());
        inner = next.as_object_mut().ok_or_else(twice)?;
    }
    match inner.insert(last.to_owned(), value.into_owned().into()) {
        None => Ok(()),
        Some(_) => Err(twice()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_connect_are_read() {
        for (query, expected) in [
            ("", Some((Form::Json, &b"{}"[..]))),
            (
                "encoding=json&message=%7B%22a%22%3A1%7D&connect=v1",
                Some((Form::Json, b"{\"a\":1}")),
            ),
            (
                "encoding=json&base64=1&message=e30",
                Some((Form::Json, b"{}")),
            ),
            (
                "encoding=json&base64=1&message=e30%3D",
                Some((Form::Json, b"{}")),
            ),
            (
                "encoding=proto&base64=1&message=_-8",
                Some((Form::Binary, b"\xff\xef")),
            ),
            ("encoding=proto", Some((Form::Binary, b""))),
            ("encoding=xml", None),
            ("connect=v2", None),
            ("compression=gzip", None),
            ("base64=1&message=!", None),
        ] {
            let read = message(query).ok();
            let expected = expected.map(|(form, bytes)| (form, Bytes::from_static(bytes)));
            assert_eq!(read, expected, "{query}");
        }
    }

    #[test]
    fn fields_are_set_by_their_paths() {
        let read = |path: Vec<(&str, &str)>, query| fields(path, query).ok();
        for (path, query, expected) in [
            (vec![], "", Some("{}")),
            (
                vec![("rule_set.name", "a%20b+c&d=e")],
                "",
                Some(r#"{"rule_set":{"name":"a b+c&d=e"}}"#),
            ),
            (vec![], "a.b.c.d.e.f=1", None),
            (
                vec![("rule_set.name", "vln")],
                "language=EN&rule_set.edition=1",
                Some(r#"{"language":"EN","rule_set":{"edition":"1","name":"vln"}}"#),
            ),
            (vec![("rule_set.name", "vln")], "rule_set.name=x", None),
            (vec![("rule_set.name", "vln")], "rule_set=x", None),
            (vec![], "a=1&a.b=1", None),
        ] {
            assert_eq!(
                read(path, query),
                expected.map(|it| Bytes::from_static(it.as_bytes())),
                "{query}"
            );
        }
    }
}
