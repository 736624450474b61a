//! `docs/RULES.md` is the catalogue, written out. `UPDATE=1` writes it anew.

use std::path::Path;

use doko_proto::v1;

const HEAD: &str = "\
# Rules

The rules as this service keeps them, in the order of the catalogue: id, kind, German and English text, the paragraph of each rule
set that has the rule (or the custom, for a rule that only rule sets of one's own switch on; a paragraph of the TSR beside another rule
set fills what the text of that one leaves open), the options that touch it, the reasons for which it refuses, and the vectors of `tests/vectors` that show it. The ids never change. A rule *refuses* if breaking it makes an action
illegal, it *determines* if it fixes an answer, and it is *procedural* if no record shows whether it was kept.

This page is written from the answer of `ListRules`; a test keeps the two equal.
";

#[test]
fn the_page_is_what_list_rules_says() {
    let response = doko_wire::answer(v1::ListRulesRequest::default()).unwrap();
    assert!(
        response
            .rules
            .iter()
            .all(|rule| rule.kind() != v1::RuleKind::Unspecified)
    );
    let page = page(&response.rules);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/RULES.md");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == page,
        "docs/RULES.md is stale: run UPDATE=1 cargo test -p doko-wire --test rule_book"
    );
}

fn page(rules: &[v1::Rule]) -> String {
    let mut page = HEAD.to_owned();
    let mut section = String::new();
    for rule in rules {
        let name = rule.id.split('-').next().unwrap_or_default();
        if name != section {
            name.clone_into(&mut section);
            page.push_str(&format!("\n## {section}\n"));
        }
        page.push_str(&entry(rule));
    }
    page
}

fn entry(rule: &v1::Rule) -> String {
    let kind = match rule.kind() {
        v1::RuleKind::Refuses => "refuses",
        v1::RuleKind::Determines => "determines",
        v1::RuleKind::Procedural => "procedural",
        v1::RuleKind::Unspecified => "",
    };
    let titles: Vec<&str> = rule.texts.iter().map(|text| text.title.as_str()).collect();
    let mut entry = format!("\n### {}: {}\n\n*{kind}*\n\n", rule.id, titles.join(" / "));
    for text in &rule.texts {
        entry.push_str(&format!("{}\n\n", text.text));
    }
    let sources: Vec<String> = rule
        .sources
        .iter()
        .map(|it| {
            let edition = match it.edition.as_str() {
                "" => "custom",
                edition => edition,
            };
            match it.rule_set.as_str() {
                "" => format!("{} ({edition})", it.source),
                rule_set => format!("`{rule_set}` {} ({edition})", it.source),
            }
        })
        .collect();
    entry.push_str(&format!("Sources: {}.\n", sources.join("; ")));
    let code = |list: Vec<String>| {
        list.iter()
            .map(|it| format!("`{it}`"))
            .collect::<Vec<_>>()
            .join(", ")
    };
    if !rule.option_paths.is_empty() {
        entry.push_str(&format!("Options: {}.\n", code(rule.option_paths.clone())));
    }
    let reasons: Vec<String> = rule
        .reasons()
        .map(|it| it.as_str_name().trim_start_matches("REASON_").to_owned())
        .collect();
    if !reasons.is_empty() {
        entry.push_str(&format!("Reasons: {}.\n", code(reasons)));
    }
    if !rule.vector_ids.is_empty() {
        entry.push_str(&format!("Vectors: {}.\n", rule.vector_ids.join(", ")));
    }
    entry
}
