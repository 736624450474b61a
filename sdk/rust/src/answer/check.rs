//! What is found in a rule set: [`RuleSetCheck`].

use doko_proto::v1;

use crate::answer::verdict::RuleSetStamp;
use crate::read::{FromMessage, Malformed, all};

/// What was found in a rule set.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RuleSetCheck {
    /// In what it contradicts itself. Empty if it can be used.
    pub problems: Vec<RuleSetProblem>,
    /// How it differs from the rule set that it was compared with.
    pub differences: Vec<OptionDifference>,
    /// All its options, one line for each.
    pub canonical_text: String,
    /// The rule set as it would be used, with its hash, and the engine.
    pub answered_by: RuleSetStamp,
}

impl RuleSetCheck {
    /// Whether questions can go by it.
    pub fn is_usable(&self) -> bool {
        self.problems.is_empty()
    }
}

impl FromMessage for RuleSetCheck {
    type Message = v1::CheckRuleSetResponse;

    fn from_message(message: v1::CheckRuleSetResponse) -> Result<RuleSetCheck, Malformed> {
        Ok(RuleSetCheck {
            problems: all(message.problems)?,
            differences: all(message.differences)?,
            canonical_text: message.canonical_text,
            answered_by: message.answered_by.into(),
        })
    }
}

/// One contradiction.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RuleSetProblem {
    /// The option at fault, such as `armut.max_trumps`.
    pub option_path: String,
    /// The options that it contradicts.
    pub conflicts_with: Vec<String>,
    /// What is wrong; empty without a language.
    pub text: String,
}

impl FromMessage for RuleSetProblem {
    type Message = v1::RuleSetProblem;

    fn from_message(message: v1::RuleSetProblem) -> Result<RuleSetProblem, Malformed> {
        let v1::RuleSetProblem {
            option_path,
            conflicts_with,
            text,
        } = message;
        Ok(RuleSetProblem {
            option_path,
            conflicts_with,
            text,
        })
    }
}

/// One difference between two rule sets.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OptionDifference {
    /// The option.
    pub option_path: String,
    /// Its value here, as in the canonical text.
    pub value: String,
    /// Its value in the one that it is compared with.
    pub compared_value: String,
    /// The difference in words; empty without a language.
    pub text: String,
}

impl FromMessage for OptionDifference {
    type Message = v1::OptionDifference;

    fn from_message(message: v1::OptionDifference) -> Result<OptionDifference, Malformed> {
        let v1::OptionDifference {
            option_path,
            value,
            compared_value,
            text,
        } = message;
        Ok(OptionDifference {
            option_path,
            value,
            compared_value,
            text,
        })
    }
}
