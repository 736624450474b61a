//! Rule sets by their names, with options that differ.

use crate::options;
use doko_engine::{RuleSet, rulesets};
use doko_harness::{Options, settings};
use doko_reference::presets::preset;

use super::Fault;

/// The rule set of this name: that of the engine, or if options differ from it the
/// one of the reference with them, by their text.
pub fn rule_set(name: &str, differs: &Options) -> Result<RuleSet, Fault> {
    if differs.is_empty() {
        return published(name);
    }
    let mut named = preset(name).ok_or_else(|| format!("no rule set `{name}`"))?;
    for (option, value) in settings(differs) {
        named.set(&option, &value)?;
    }
    options::rule_set(&named)
}

fn published(name: &str) -> Result<RuleSet, Fault> {
    Ok(match name {
        "ddv-tsr" => rulesets::DDV_TSR,
        "dokoland-liga" => rulesets::DOKOLAND_LIGA,
        "vln" => rulesets::VLN,
        "palast" => rulesets::PALAST,
        _ => return Err(format!("no rule set `{name}`")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What differs is taken from the reference; so must be what does not.
    #[test]
    fn the_rule_sets_of_the_reference_are_those_of_the_engine() {
        for name in ["ddv-tsr", "dokoland-liga", "vln", "palast"] {
            let other = options::rule_set(&preset(name).unwrap()).unwrap();
            assert_eq!(published(name).unwrap(), other, "{name}");
        }
    }
}
