//! How much of an answer is compared.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Answer;
use crate::fields::fields;

/// How much of an answer is compared.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Strictness {
    /// What follows for the game: verdicts, legal cards, contracts, points. Neither why nor
    /// how it comes about.
    Verdict,
    /// Also the rules and reasons that an answer names.
    Rule,
    /// Everything, line by line.
    #[default]
    Full,
}

/// The fields that say why.
const RULES: [&str; 4] = ["reason", "reasons", "rule", "problems"];

/// The fields that say how an answer comes about.
const BREAKDOWN: [&str; 9] = [
    "asReply",
    "at",
    "failed",
    "forced",
    "includes",
    "items",
    "lostTrick",
    "revokes",
    "seat",
];

impl Strictness {
    /// The name that profiles have for it.
    pub const fn name(self) -> &'static str {
        match self {
            Strictness::Verdict => "verdict",
            Strictness::Rule => "rule",
            Strictness::Full => "full",
        }
    }

    /// Whether anything of an expected answer is compared. If nothing is, every answer would
    /// be right.
    pub fn compares(self, expected: &Answer) -> bool {
        !self.kept(fields(expected, true)).is_empty()
    }

    /// The fields that are compared.
    pub(crate) fn kept(self, mut fields: Map<String, Value>) -> Map<String, Value> {
        if self < Strictness::Full {
            // Who plays a contract is more than a detail; who holds a faulty hand is none.
            let is_contract = fields.contains_key("outcome") && fields.contains_key("contract");
            fields.retain(|name, _| {
                !BREAKDOWN.contains(&name.as_str()) || (is_contract && name == "seat")
            });
        }
        if self < Strictness::Rule {
            fields.retain(|name, _| !RULES.contains(&name.as_str()));
            if let Some(Value::Array(violations)) = fields.get_mut("violations") {
                violations.iter_mut().for_each(without_reason);
            }
        }
        fields
    }
}

impl fmt::Display for Strictness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// `plays 4 REVOKE` as `plays 4`.
fn without_reason(violation: &mut Value) {
    let place = violation.as_str().and_then(|it| it.rsplit_once(' '));
    if let Some((place, _)) = place {
        *violation = Value::from(place);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn kept(strictness: Strictness, fields: Value) -> Value {
        let Value::Object(fields) = fields else {
            panic!("an object");
        };
        Value::Object(strictness.kept(fields))
    }

    #[test]
    fn each_step_compares_more() {
        let refused = json!({ "verdict": "refused", "rule": "FOLLOW-2", "at": 3 });
        assert_eq!(kept(Strictness::Full, refused.clone()), refused);
        assert_eq!(
            kept(Strictness::Rule, refused.clone()),
            json!({ "verdict": "refused", "rule": "FOLLOW-2" })
        );
        assert_eq!(
            kept(Strictness::Verdict, refused),
            json!({ "verdict": "refused" })
        );
    }

    #[test]
    fn a_violation_keeps_its_place_and_a_contract_its_seat() {
        let audit = json!({ "violations": ["plays 4 REVOKE"] });
        assert_eq!(
            kept(Strictness::Verdict, audit),
            json!({ "violations": ["plays 4"] })
        );
        let contract = json!({ "outcome": "contract", "contract": "solo", "seat": 2 });
        assert_eq!(kept(Strictness::Verdict, contract.clone()), contract);
    }
}
