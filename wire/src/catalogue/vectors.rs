//! Which vectors show a rule.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use doko_engine::Rule;

/// One line for each rule that has vectors: its id, then theirs. Written from
/// `tests/vectors` by `cargo xtask rules --write`.
static TABLE: &str = include_str!("vectors.txt");

/// The same by rule id.
static VECTORS: LazyLock<BTreeMap<&str, &str>> =
    LazyLock::new(|| TABLE.lines().filter_map(|it| it.split_once(' ')).collect());

/// The ids of the vectors that show `rule`, in their order.
pub fn vectors(rule: Rule) -> impl Iterator<Item = &'static str> {
    let ids = VECTORS.get(rule.id()).copied().unwrap_or_default();
    ids.split_ascii_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_names_known_rules_and_names_them_once() {
        for line in TABLE.lines() {
            let id = line.split(' ').next().unwrap();
            assert!(Rule::from_id(id).is_some(), "{id} is no rule");
        }
        assert_eq!(VECTORS.len(), TABLE.lines().count());
        assert!(vectors(Rule::Follow2).any(|it| it == "C-01/a"));
        assert_eq!(vectors(Rule::Card7).count(), 0);
    }
}
