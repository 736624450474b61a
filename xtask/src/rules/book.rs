//! What `docs/RULES.md` says of each rule.

use anyhow::Context as _;

use super::ByRule;
use crate::run::root;

const PAGE: &str = "docs/RULES.md";

/// What the page has on one rule.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Page {
    /// Its words, German first.
    pub(super) texts: Vec<String>,
    /// Rule set, place and edition of each source, as the page writes them.
    pub(super) sources: Vec<String>,
    pub(super) options: Vec<String>,
    pub(super) reasons: Vec<String>,
}

/// All rules of the page.
pub(super) fn read() -> anyhow::Result<ByRule<Page>> {
    let page = std::fs::read_to_string(root().join(PAGE))
        .with_context(|| format!("`{PAGE}` cannot be read"))?;
    Ok(parse(&page))
}

fn parse(text: &str) -> ByRule<Page> {
    let mut pages = ByRule::new();
    // Each rule begins with `### ID: titles`; what is before the first is the head.
    for entry in text.split("\n### ").skip(1) {
        let Some((id, rest)) = entry.split_once(": ") else {
            continue;
        };
        let mut page = Page::default();
        let mut lines = rest.lines();
        // The titles; then comes the kind.
        let _ = lines.next();
        for line in lines {
            if line.is_empty() || line.starts_with('*') || line.starts_with("## ") {
                continue;
            }
            if let Some(list) = line.strip_prefix("Sources: ") {
                page.sources = sources(list);
            } else if let Some(list) = line.strip_prefix("Options: ") {
                page.options = items(list, ", ");
            } else if let Some(list) = line.strip_prefix("Reasons: ") {
                page.reasons = items(list, ", ");
            } else if !line.starts_with("Vectors: ") {
                page.texts.push(line.to_owned());
            }
        }
        pages.insert(id.to_owned(), page);
    }
    pages
}

/// The sources of a list; each ends with its edition in parentheses, and may have a
/// semicolon of its own.
fn sources(list: &str) -> Vec<String> {
    let list = list.strip_suffix(").").unwrap_or(list);
    let sources = list.split("); ").filter(|it| !it.is_empty());
    sources
        .map(|it| format!("{})", it.replace('`', "")))
        .collect()
}

/// The items of a list that ends with a full stop.
fn items(list: &str, separator: &str) -> Vec<String> {
    let list = list.strip_suffix('.').unwrap_or(list);
    let items = list.split(separator).filter(|it| !it.is_empty());
    items.map(|it| it.replace('`', "")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_rule_by_rule() {
        let pages = parse(
            "# Rules\n\nHead.\n\n## CARD\n\n### CARD-7: Abheben / Cutting\n\n*procedural*\n\nEs wird.\n\nOne cuts.\n\n\
             Sources: `ddv-tsr` TSR 3.3.3 (2026-02-21); `vln` Grundlagen; Ansagen (1).\nOptions: `a.b`, `c`.\n\n## TRUMP\n\n\
             ### TRUMP-1: Trumpf / Trumps\n\n*determines*\n\nEins.\n\nOne.\n\nSources: Sitte (custom).\nReasons: `REVOKE`.\n\
             Vectors: A-01, A-02.\n",
        );
        assert_eq!(pages.len(), 2);
        let cutting = &pages["CARD-7"];
        assert_eq!(cutting.texts, ["Es wird.", "One cuts."]);
        assert_eq!(
            cutting.sources,
            [
                "ddv-tsr TSR 3.3.3 (2026-02-21)",
                "vln Grundlagen; Ansagen (1)"
            ]
        );
        assert_eq!(cutting.options, ["a.b", "c"]);
        assert_eq!(pages["TRUMP-1"].reasons, ["REVOKE"]);
        assert_eq!(pages["TRUMP-1"].texts.len(), 2);
    }
}
