//! [`Call`]: a request to a method that no question of a vector is about.

use std::fmt;

use doko_harness::Strictness;
use serde_json::Value;

use crate::compared::Compared;
use crate::failed::name_of;
use crate::road::{Reply, Road, response_json};
use crate::{Method, Request};

/// A request to a method, and what is expected of its reply.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The method.
    pub method: Method,
    /// The request, in the binary format.
    request: Vec<u8>,
    /// What is expected.
    expected: Expected,
}

/// What is expected of a reply.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Expected {
    /// A response with these fields, in proto3 JSON; others are not compared. A list that is
    /// written as `{"contains": [...]}` may have more entries, in any order.
    Fields(Value),
    /// A failure with this code, on account of the field at this path.
    Failure(tonic::Code, &'static str),
}

impl Call {
    pub(crate) fn new<Q: Request>(request: &Q, expected: Expected) -> Call {
        Call {
            method: Q::METHOD,
            request: request.encode_to_vec(),
            expected,
        }
    }

    pub(crate) fn put(&self, road: &dyn Road, strictness: Strictness) -> Compared {
        let reply = match road.call(self.method, &self.request) {
            Ok(reply) => reply,
            Err(fault) => return Compared::Different(format!("no answer: {fault}")),
        };
        match (reply, &self.expected) {
            (Reply::Unsupported(why), _) => Compared::not_supported(&why),
            (Reply::Response(bytes), Expected::Fields(expected)) => {
                match response_json(self.method, &bytes) {
                    Ok(got) => told(expected, &got),
                    Err(why) => Compared::Different(format!("garbage: {why}")),
                }
            }
            (Reply::Response(_), Expected::Failure(_, _)) => {
                Compared::Different(format!("expected {}, got a response", self.expected))
            }
            (Reply::Failed(failed), Expected::Fields(_)) => {
                Compared::Different(format!("no answer: {failed}"))
            }
            (Reply::Failed(failed), Expected::Failure(code, path)) => {
                let is_there = failed.fields.iter().any(|it| it.path == *path);
                if strictness == Strictness::Verdict || (failed.code == *code && is_there) {
                    Compared::Same(None)
                } else {
                    Compared::Different(format!("expected {}, got {failed}", self.expected))
                }
            }
        }
    }

    /// What is expected, for people to read.
    pub(crate) fn expected(&self) -> String {
        self.expected.to_string()
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Fields(fields) => write!(f, "{fields}"),
            Expected::Failure(code, path) => write!(f, "{} at {path}", name_of(*code)),
        }
    }
}

fn told(expected: &Value, got: &Value) -> Compared {
    let mut different = Vec::new();
    compare("", expected, Some(got), &mut different);
    if different.is_empty() {
        Compared::Same(None)
    } else {
        Compared::Different(different.join("; "))
    }
}

/// Notes what of `expected` is not in `got`, with its path.
fn compare(path: &str, expected: &Value, got: Option<&Value>, different: &mut Vec<String>) {
    let Value::Object(fields) = expected else {
        if got.is_none_or(|it| it != expected) && !(got.is_none() && is_default(expected)) {
            let got = got.map_or_else(|| "nothing".to_owned(), Value::to_string);
            different.push(format!("{path}: expected {expected}, got {got}"));
        }
        return;
    };
    if let Some(Value::Array(wanted)) = fields.get("contains") {
        let entries = got.and_then(Value::as_array).map(Vec::as_slice);
        for entry in wanted {
            contains(path, entry, entries.unwrap_or_default(), different);
        }
        return;
    }
    for (name, value) in fields {
        let path = if path.is_empty() {
            name.clone()
        } else {
            format!("{path}.{name}")
        };
        compare(&path, value, got.and_then(|it| it.get(name)), different);
    }
}

/// Notes an entry that is missing; of one that is there under its name, what is different.
fn contains(path: &str, wanted: &Value, entries: &[Value], different: &mut Vec<String>) {
    let name_of = |it: &Value| {
        let mut names = ["id", "name", "edition"].into_iter();
        names.find_map(|name| it.get(name).cloned())
    };
    match name_of(wanted) {
        Some(name) => match entries
            .iter()
            .find(|it| name_of(it).as_ref() == Some(&name))
        {
            Some(entry) => compare(&format!("{path} {name}"), wanted, Some(entry), different),
            None => different.push(format!("{path}: expected {name}, got nothing")),
        },
        None if entries.contains(wanted) => (),
        None => different.push(format!("{path}: expected {wanted}, got nothing")),
    }
}

/// Whether a field with this value may be left out.
fn is_default(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(it) => !it,
        Value::Number(it) => it.as_f64() == Some(0.0),
        Value::String(it) => it.is_empty(),
        Value::Array(it) => it.is_empty(),
        Value::Object(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn difference(expected: Value, got: Value) -> Option<String> {
        match told(&expected, &got) {
            Compared::Same(_) => None,
            Compared::Different(why) | Compared::NotApplicable(why) => Some(why),
        }
    }

    #[test]
    fn only_what_is_expected_is_compared() {
        let got = json!({ "a": 1, "rules": [{ "id": "X-1", "kind": "K" }, { "id": "X-2" }] });
        assert_eq!(difference(json!({ "a": 1, "none": [] }), got.clone()), None);
        let listed = json!({ "rules": { "contains": [{ "id": "X-2" }] } });
        assert_eq!(difference(listed, got.clone()), None);
        let other = json!({ "a": 2, "rules": { "contains": [{ "id": "X-1", "kind": "L" }] } });
        assert_eq!(
            difference(other, got.clone()).as_deref(),
            Some(r#"a: expected 2, got 1; rules "X-1".kind: expected "L", got "K""#)
        );
        let missing = json!({ "rules": { "contains": [{ "id": "X-3" }] } });
        assert_eq!(
            difference(missing, got).as_deref(),
            Some(r#"rules: expected "X-3", got nothing"#)
        );
    }
}
