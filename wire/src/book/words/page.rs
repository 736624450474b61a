//! The table of options in `docs/RULE_SETS.md`. `UPDATE=1` writes it anew.

use doko_proto::options::OPTIONS;

use crate::rule_set::contradiction_rows;

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
        include_str!("../../../../rule-sets/palast-24.json"),
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
    let (head, _) = before.rsplit_once("|---|\n").unwrap();
    format!("{head}|---|\n{rows}{mark}{after}")
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
    let rows = OPTIONS.iter().map(|option| {
        // Parts of a value, which `numbers` shows whole.
        let part = |value: &str| ["some", "re", "kontra"].contains(&value);
        let named = option.words.iter();
        let named = named.filter(|(name, words)| !words.en.is_empty() && !part(name));
        let values = named.map(|(name, words)| {
            let words = words.en.replace("{}", "n");
            match *name {
                "" => format!("nothing: {words}"),
                value => format!("`{}`: {words}", value.replace('#', "n")),
            }
        });
        let bounds = option
            .bounds
            .map(|(least, most)| format!("{least} to {most}"));
        let others = numbers(option.path).map(str::to_owned).or(bounds);
        let values: Vec<String> = others.into_iter().chain(values).collect();
        let needs = match option.needs {
            "" => String::new(),
            needs => format!("`{needs}`"),
        };
        format!(
            "| `{}` | {} | {} | {needs} |\n",
            option.path,
            option.decides.en,
            values.join("; ")
        )
    });
    rows.collect()
}

/// What values look like that are no words.
fn numbers(option: &str) -> Option<&'static str> {
    Some(match option {
        "deal.packets" => "the sizes of the packets in their order, such as `3,4,3`",
        "ann.max" => "five numbers of 0 to 13 that never fall: `1,2,3,4,5`",
        "ann.per_party_max" => "`none`, or both: `re:1,2,3,4,5;kontra:3,4,5,6,7`",
        "ann.pflicht" => "`none`, or all four parts with `;`",
        "list.games" => "a number of 1 to 1000",
        "bock" => "`none`, or all four parts with `;`, triggers with `,`",
        "pflichtsolo.kind" => "`any`, or both parts with `;`, each 0 to 4",
        _ => return None,
    })
}
