//! Which vectors show a rule.

use std::collections::BTreeMap;

use anyhow::Context as _;
use serde_json::Value;

use super::ByRule;
use super::ids::Rule;
use crate::run::root;

const FOLDER: &str = "tests/vectors";

/// The vectors of one rule.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Vectors {
    /// By id: whether the rule is what something in it is refused by.
    by_id: BTreeMap<String, bool>,
}

impl Vectors {
    pub(super) fn is_empty(&self) -> bool {
        self.by_id.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.by_id.len()
    }

    /// Their ids in order.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        self.by_id.keys().map(String::as_str)
    }

    /// Whether something is refused by the rule in one of them.
    pub(super) fn refuse(&self) -> bool {
        self.by_id.values().any(|&refuses| refuses)
    }
}

/// All vectors by the rules that they name.
pub(super) fn read() -> anyhow::Result<ByRule<Vectors>> {
    let mut by_rule: ByRule<Vectors> = ByRule::new();
    for topic in std::fs::read_dir(root().join(FOLDER))? {
        let topic = topic?.path();
        // A folder with a schema of its own holds something else than vectors.
        if !topic.is_dir() || topic.join("schema.json").exists() {
            continue;
        }
        for file in std::fs::read_dir(&topic)? {
            let file = file?.path();
            let text = std::fs::read_to_string(&file)?;
            let suite: Value = serde_json::from_str(&text)
                .with_context(|| format!("`{}` is no JSON", file.display()))?;
            note(&suite, &mut by_rule);
        }
    }
    Ok(by_rule)
}

fn note(suite: &Value, by_rule: &mut ByRule<Vectors>) {
    let vectors = suite.get("vectors").and_then(Value::as_array);
    for vector in vectors.into_iter().flatten() {
        let id = vector.get("id").and_then(Value::as_str).unwrap_or_default();
        let rules = vector.get("rules").and_then(Value::as_array);
        for rule in rules.into_iter().flatten().filter_map(Value::as_str) {
            let vectors = by_rule.entry(rule.to_owned()).or_default();
            let refuses = vectors.by_id.entry(id.to_owned()).or_default();
            let answer = vector.get("answer");
            *refuses |= answer.is_some_and(|it| is_refused_by(rule, it));
        }
    }
}

/// Whether the answer is a no that cites this rule first. An impossible deal is no
/// verdict and cites none.
fn is_refused_by(rule: &str, answer: &Value) -> bool {
    let says = |field: &str, word: &str| answer.get(field).and_then(Value::as_str) == Some(word);
    let has_reasons = |field: &str| {
        let reasons = answer.get(field).and_then(Value::as_array);
        reasons.is_some_and(|it| !it.is_empty())
    };
    let refused = says("verdict", "refused")
        || says("outcome", "refused")
        || has_reasons("reasons")
        || has_reasons("violations");
    says("outcome", "impossible") || refused && says("rule", rule)
}

/// One line for each rule that has vectors: its id, then theirs.
pub(super) fn table(rules: &[Rule], shown: &ByRule<Vectors>) -> String {
    let mut table = String::new();
    for rule in rules {
        if let Some(vectors) = shown.get(&rule.id) {
            let ids: Vec<&str> = vectors.ids().collect();
            table.push_str(&format!("{} {}\n", rule.id, ids.join(" ")));
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vector_counts_for_all_its_rules() {
        let suite = serde_json::json!({ "vectors": [
            { "id": "A-01", "rules": ["FOLLOW-2"], "answer": { "verdict": "accepted" } },
            { "id": "A-02", "rules": ["FOLLOW-2", "FOLLOW-1"],
              "answer": { "verdict": "refused", "reasons": ["REVOKE"], "rule": "FOLLOW-2" } },
        ] });
        let mut by_rule = ByRule::new();
        note(&suite, &mut by_rule);
        assert_eq!(
            by_rule["FOLLOW-2"].ids().collect::<Vec<_>>(),
            ["A-01", "A-02"]
        );
        assert!(by_rule["FOLLOW-2"].refuse());
        // It is named, but what is refused is refused by another rule.
        assert!(!by_rule["FOLLOW-1"].refuse());
    }
}
