//! The report as text and as JSON.

use serde_json::{Value, json};

use super::ids::Kind;
use super::{Hole, Row, Trace};

/// One line for each rule, what is missing, and the counts.
pub(super) fn table(trace: &Trace) -> String {
    let mut text = format!(
        "{:<9} {:<10} {:<42} {:<5} {:>7} {:>7} {:>7}\n",
        "rule", "kind", "code", "texts", "sources", "options", "vectors"
    );
    for row in &trace.rows {
        let code = match row.code.as_slice() {
            [] if row.rule.kind == Kind::Procedural => "(argued)".to_owned(),
            [] => "-".to_owned(),
            [only] => only.to_string(),
            [first, more @ ..] => format!("{first} and {} more", more.len()),
        };
        text.push_str(&format!(
            "{:<9} {:<10} {:<42} {:<5} {:>7} {:>7} {:>7}\n",
            row.rule.id,
            row.rule.kind.name(),
            code,
            languages(row).join(" "),
            row.page.sources.len(),
            row.page.options.len(),
            row.vectors.len(),
        ));
    }
    text.push('\n');
    text.push_str(&holes(&trace.holes));
    text.push_str(&format!(
        "{} rules, {} holes\n",
        trace.rows.len(),
        trace.holes.len()
    ));
    text
}

/// One line for each thing that is missing.
pub(super) fn holes(holes: &[Hole]) -> String {
    let lines = holes
        .iter()
        .map(|hole| format!("hole: {}: {}\n", hole.rule, hole.lacks));
    lines.collect()
}

/// Everything about one rule.
pub(super) fn details(row: &Row, all: &[Hole]) -> String {
    let mut text = format!("{} ({})\n", row.rule.id, row.rule.kind.name());
    let mut lines = |name: &str, items: Vec<String>| {
        let mut name = name;
        for item in items {
            text.push_str(&format!("  {name:<9} {item}\n"));
            name = "";
        }
    };
    let argument = Some(row.rule.argument.clone()).filter(|it| !it.is_empty());
    lines("argument", argument.into_iter().collect());
    lines("texts", row.page.texts.clone());
    lines("sources", row.page.sources.clone());
    lines("options", row.page.options.clone());
    lines("reasons", row.page.reasons.clone());
    lines("code", row.code.iter().map(ToString::to_string).collect());
    lines("vectors", row.vectors.ids().map(str::to_owned).collect());
    let own = all.iter().filter(|hole| hole.rule == row.rule.id);
    lines("holes", own.map(|hole| hole.lacks.clone()).collect());
    text
}

/// The whole report.
pub(super) fn json(trace: &Trace) -> Value {
    let rules = trace.rows.iter().map(|row| {
        json!({
            "id": row.rule.id,
            "kind": row.rule.kind.name(),
            "argument": row.rule.argument,
            "code": row.code.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "texts": languages(row),
            "sources": row.page.sources,
            "options": row.page.options,
            "reasons": row.page.reasons,
            "vectors": row.vectors.ids().collect::<Vec<_>>(),
        })
    });
    let holes = trace
        .holes
        .iter()
        .map(|hole| json!({ "rule": hole.rule, "lacks": hole.lacks }));
    json!({ "rules": rules.collect::<Vec<_>>(), "holes": holes.collect::<Vec<_>>() })
}

/// The languages of its texts: the page has German first.
fn languages(row: &Row) -> Vec<&'static str> {
    let languages = ["de", "en"].into_iter();
    languages
        .zip(&row.page.texts)
        .map(|(language, _)| language)
        .collect()
}
