//! The fields of an answer in the form in which they are compared.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::Answer;

/// The fields of an answer in the form in which they are compared.
pub(crate) fn fields(answer: &Answer, all_reasons: bool) -> Map<String, Value> {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(answer) else {
        return Map::new();
    };
    for (name, value) in &mut fields {
        match (name.as_str(), &mut *value) {
            ("legal" | "cards", Value::String(cards)) => *cards = sorted_kinds(cards),
            ("reSeats" | "includes" | "problems", Value::Array(list)) => {
                list.sort_by_key(Value::to_string);
            }
            ("asks", Value::Array(asks)) if !is_declaration(asks) => asks.truncate(1),
            ("items", Value::Array(items)) => *value = added_up(items),
            ("reasons" | "violations", Value::Array(reasons)) if !all_reasons => {
                reasons.truncate(1);
            }
            (_, _) => {}
        }
    }
    fields
}

/// Whether these asks begin with one for a declaration, which every seat that
/// has not spoken owes.
fn is_declaration(asks: &[Value]) -> bool {
    let question = asks.first().and_then(|ask| ask.get("question"));
    question.and_then(Value::as_str) == Some("declaration")
}

/// Each kind once, in a fixed order.
fn sorted_kinds(cards: &str) -> String {
    let mut kinds: Vec<&str> = cards.split_whitespace().collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.join(" ")
}

/// The points of each rule and party.
fn added_up(items: &[Value]) -> Value {
    let mut sums = BTreeMap::new();
    for item in items {
        if let Some([rule, party, points]) = item.as_array().map(Vec::as_slice) {
            let line = format!("{} {}", plain(rule), plain(party));
            *sums.entry(line).or_insert(0) += points.as_i64().unwrap_or_default();
        }
    }
    json!(sums)
}

/// A text without its quotation marks.
fn plain(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
