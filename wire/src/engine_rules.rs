//! Rule sets in both worlds, for whoever plays a game in the engine and asks here
//! about the same one.

use doko_engine::RuleSet;
use doko_proto::v1;

use crate::decode::{self, Problems};
use crate::failure::Failure;
use crate::rule_set;

/// The options by which the engine goes where a question names `reference`.
///
/// # Errors
///
/// A [`Failure`] if no question could name it.
pub fn engine_rules(reference: &v1::RuleSetRef) -> Result<RuleSet, Failure> {
    let mut problems = Problems::default();
    let served = decode::rule_set(&mut problems, "rule_set", Some(reference));
    problems.finish(served.map(|it| it.rules))
}

/// The rule set of a caller's own that names these options. The cards come in one
/// packet.
#[must_use]
pub fn reference_to(rules: &RuleSet) -> v1::RuleSetRef {
    let message = rule_set::message(rules, &[u32::from(rules.deck.hand_size())]);
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Custom(Box::new(message))),
        ..v1::RuleSetRef::default()
    }
}
