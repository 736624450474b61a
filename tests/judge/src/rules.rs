//! Rule sets of the engine, by names and values of options.

use doko_engine::RuleSet;
use doko_harness::{Options, rule_set_line};
use doko_reference::options::Options as ByTheBook;
use doko_reference::presets::vln;

use super::Fault;

/// The rule set of this name with options that differ from it.
///
/// # Errors
///
/// What of it cannot be read, or which options contradict each other.
pub fn rule_set(name: &str, differs: &Options) -> Result<RuleSet, Fault> {
    let line = rule_set_line(name, differs);
    let read = doko_notation::read_rule_set(&line).map_err(|error| error.to_string())?;
    doko_wire::engine_rules(&read).map_err(|failure| failure.to_string())
}

/// The rule set with the options of the reference.
///
/// # Errors
///
/// Which options contradict each other.
pub fn rules_of(options: &ByTheBook) -> Result<RuleSet, Fault> {
    rule_set("vln", &options.differs(&vln()))
}
