//! Questions about the book.

use anyhow::Result;
use doko_proto::v1;

use super::{Asked, own_rules};

/// A published rule set.
pub(super) fn named(name: &str) -> v1::RuleSetRef {
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
        ..Default::default()
    }
}

/// About every rule set in this language.
pub(super) fn all(language: v1::Language) -> Vec<Asked> {
    let language = language.into();
    let mut asked = vec![
        Asked::new(
            "/doppelkopf.rules.v1.RuleSetService/ListRuleSets",
            v1::ListRuleSetsRequest { language },
        ),
        Asked::new(
            "/doppelkopf.rules.v1.RuleSetService/ListRules",
            v1::ListRulesRequest {
                language,
                ..Default::default()
            },
        ),
    ];
    for rules in own_rules().unwrap_or_default() {
        let request = v1::CheckRuleSetRequest {
            rule_set: Some(rules),
            compare_with: Some(named("vln")),
            language,
        };
        asked.push(Asked::new(
            "/doppelkopf.rules.v1.RuleSetService/CheckRuleSet",
            request,
        ));
    }
    for name in ["ddv-tsr", "dokoland-liga", "palast", "vln"] {
        let request = v1::GetRuleSetRequest {
            rule_set: Some(named(name)),
            language,
        };
        asked.push(Asked::new(
            "/doppelkopf.rules.v1.RuleSetService/GetRuleSet",
            request,
        ));
    }
    asked
}

/// Lists of rules in this language: of all rules, and of some rule sets.
pub(crate) fn lists_of_rules(language: v1::Language) -> Result<Vec<Asked>> {
    let published = ["ddv-tsr", "dokoland-liga", "palast", "vln"].map(named);
    let rule_sets = published.into_iter().chain(own_rules()?).map(Some);
    let list = |rule_set| v1::ListRulesRequest {
        rule_set,
        language: language.into(),
        ..Default::default()
    };
    let all = std::iter::once(None).chain(rule_sets).map(list);
    let asked = all.map(|it| Asked::new("/doppelkopf.rules.v1.RuleSetService/ListRules", it));
    Ok(asked.filter(|it| it.here.is_ok()).collect())
}
