//! The table of options in `docs/RULE_SETS.md`. `UPDATE=1` writes it anew.

use super::super::{canonical, meanings};
use super::TABLE;
use crate::rule_set::contradiction_rows;
use crate::texts::{self, Language};
use doko_proto::v1;

#[test]
fn the_page_has_every_option_and_every_contradiction() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/RULE_SETS.md");
    let written = std::fs::read_to_string(path).unwrap();
    let with_contradictions = table(&written, "contradictions", &contradictions());
    let page = table(&with_contradictions, "options", &options());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &page).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap();
    let examples = [
        include_str!("../../../../docs/examples/rule_sets/stammtisch.json"),
        include_str!("../../../../docs/examples/rule_sets/palast-24.json"),
    ];
    for example in examples {
        assert!(
            written.contains(&format!("```json\n{example}```\n")),
            "{example}"
        );
    }
    let stale = "docs/RULE_SETS.md is stale: run UPDATE=1 cargo test -p doko-wire --lib page";
    assert!(written == page, "{stale}");
}

/// The page with these rows before the mark `name`.
fn table(page: &str, name: &str, rows: &str) -> String {
    let mark = format!("<!-- {name} -->\n");
    let (before, after) = page.split_once(&mark).unwrap();
    let (head, _) = before.rsplit_once("|---|---|---|\n").unwrap();
    format!("{head}|---|---|---|\n{rows}{mark}{after}")
}

fn contradictions() -> String {
    let rows = contradiction_rows().map(|it| {
        let others: Vec<String> = it
            .conflicts_with
            .iter()
            .map(|it| format!("`{it}`"))
            .collect();
        format!(
            "| `{}` | {} | {} |\n",
            it.option,
            others.join(", "),
            it.text.en
        )
    });
    rows.collect()
}

fn options() -> String {
    let options = canonical::values(&v1::RuleSet::default());
    let rows = options.into_iter().map(|(option, _)| {
        let decides = meanings::of(Language::En, option);
        let named = TABLE.iter().filter(|it| it.option == option);
        // Parts of a value, which `numbers` shows whole.
        let part = |value: &str| ["some", "re", "kontra"].contains(&value);
        let named = named.filter(|it| !it.text.en.is_empty() && !part(it.value));
        let values = named.map(|it| {
            let words = texts::of(Language::En, &it.text).replace("{}", "n");
            match it.value {
                "" => format!("nothing: {words}"),
                value => format!("`{}`: {words}", value.replace('#', "n")),
            }
        });
        let others = numbers(option).map(|it| it.to_owned());
        let values: Vec<String> = others.into_iter().chain(values).collect();
        format!("| `{option}` | {decides} | {} |\n", values.join("; "))
    });
    rows.collect()
}

/// The numbers that an option takes.
fn numbers(option: &str) -> Option<&'static str> {
    Some(match option {
        "deal.packets" => "the sizes of the packets in their order, such as `3,4,3`",
        "pflichtsolo" => "0 to 4",
        "hochzeit.limit" => "1 to 12",
        "armut.max_trumps" => "0 to 12",
        "ann.max" => "five numbers of 0 to 13 that never fall: `1,2,3,4,5`",
        "ann.per_party_max" => "`none`, or both: `re:1,2,3,4,5;kontra:3,4,5,6,7`",
        "ann.pflicht" => "`none`, or all four parts with `;`",
        "score.solo_point" => "0 to 100",
        "score.solo_multiplier" => "1 to 3",
        "list.games" => "a number of 1 to 1000",
        "feigheit" => "0 to 5",
        "bock" => "`none`, or all four parts with `;`, triggers with `,`",
        "table.players" => "4 or 5",
        "pflichtsolo.kind" => "`any`, or both parts with `;`, each 0 to 4",
        _ => return None,
    })
}
