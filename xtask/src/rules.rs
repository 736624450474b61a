//! From each rule to where it is kept, said and shown, and which of that is missing.
//!
//! Nothing is run and no crate is asked: ids come from the engine's list, texts
//! and sources from `docs/RULES.md` (a test keeps it equal to the catalogue), code
//! from the sources and vectors from `tests/vectors`.

mod book;
mod code;
mod ids;
mod print;
mod vectors;

use std::collections::BTreeMap;
use std::io::Write as _;

use anyhow::Context as _;

use crate::run::{cargo, root, stream};
use book::Page;
use code::Place;
use ids::{Kind, Rule};
use vectors::Vectors;

/// At most this many rules may be left to people.
const MOST_PROCEDURAL: usize = 12;

/// The ids of the vectors by rule, as `doko-wire` knows them.
const TABLE: &str = "wire/src/catalogue/vectors.txt";

/// What to do with the report.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct Arguments {
    /// Show these rules only, with everything that is known of them
    #[arg(value_name = "RULE", conflicts_with_all = ["json", "write"])]
    rules: Vec<String>,
    /// Print everything as JSON
    #[arg(long)]
    json: bool,
    /// Print what is missing, and nothing else
    #[arg(long, conflicts_with = "json")]
    holes: bool,
    /// First write the table of vectors that `ListRules` answers from, and docs/RULES.md
    #[arg(long)]
    write: bool,
}

/// A rule with everything that belongs to it.
#[derive(Debug)]
struct Row {
    rule: Rule,
    /// Nothing if the page does not have the rule.
    page: Page,
    code: Vec<Place>,
    vectors: Vectors,
}

/// All rules and all that is missing.
#[derive(Debug)]
struct Trace {
    rows: Vec<Row>,
    holes: Vec<Hole>,
}

/// Something that is missing, and of which rule.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Hole {
    rule: String,
    lacks: String,
}

/// Prints the report; whether nothing is missing.
///
/// # Errors
///
/// If a file cannot be read, or a rule is asked for that does not exist.
pub(crate) fn report(arguments: &Arguments) -> anyhow::Result<bool> {
    if arguments.write {
        write()?;
    }
    let trace = trace()?;
    let concerns =
        |id: &str| arguments.rules.is_empty() || arguments.rules.iter().any(|it| it == id);
    let text = if arguments.json {
        format!("{:#}\n", print::json(&trace))
    } else if arguments.holes {
        print::holes(&trace.holes)
    } else if arguments.rules.is_empty() {
        print::table(&trace)
    } else {
        let unknown = |id: &&String| !trace.rows.iter().any(|row| row.rule.id == **id);
        if let Some(id) = arguments.rules.iter().find(unknown) {
            anyhow::bail!("there is no rule `{id}`");
        }
        let rows = trace.rows.iter().filter(|row| concerns(&row.rule.id));
        rows.map(|row| print::details(row, &trace.holes)).collect()
    };
    // A reader that has seen enough, such as `head`, is no failure.
    if let Err(error) = std::io::stdout().write_all(text.as_bytes())
        && error.kind() != std::io::ErrorKind::BrokenPipe
    {
        return Err(error.into());
    }
    Ok(!trace.holes.iter().any(|hole| concerns(&hole.rule)))
}

/// What is missing, in one line each; nothing if all is there.
///
/// # Errors
///
/// If a file cannot be read.
pub(crate) fn missing() -> anyhow::Result<Option<String>> {
    let trace = trace()?;
    Ok((!trace.holes.is_empty()).then(|| print::holes(&trace.holes)))
}

/// Brings the table of vectors up to date, and the page that shows it.
fn write() -> anyhow::Result<()> {
    let table = vectors::table(&ids::read()?, &vectors::read()?);
    std::fs::write(root().join(TABLE), table).with_context(|| format!("cannot write `{TABLE}`"))?;
    let mut page = cargo(["test", "--quiet", "-p", "doko-wire", "--test", "rule_book"]);
    anyhow::ensure!(
        stream(page.env("UPDATE", "1"))?,
        "docs/RULES.md cannot be written"
    );
    Ok(())
}

fn trace() -> anyhow::Result<Trace> {
    let rules = ids::read()?;
    let mut pages = book::read()?;
    let mut places = code::read(&rules)?;
    let shown = vectors::read()?;
    let mut holes: Vec<Hole> = Vec::new();
    let table = vectors::table(&rules, &shown);
    if std::fs::read_to_string(root().join(TABLE)).unwrap_or_default() != table {
        holes.push(Hole {
            rule: "all".to_owned(),
            lacks: format!("{TABLE} is out of date: run `cargo xtask rules --write`"),
        });
    }
    for (id, vectors) in &shown {
        if !rules.iter().any(|rule| rule.id == *id) {
            let named: Vec<&str> = vectors.ids().collect();
            holes.push(Hole {
                rule: id.clone(),
                lacks: format!("no such rule, but it is named by {}", named.join(", ")),
            });
        }
    }
    let rows: Vec<Row> = rules
        .into_iter()
        .map(|rule| Row {
            page: pages.remove(&rule.id).unwrap_or_default(),
            code: places.remove(&rule.id).unwrap_or_default(),
            vectors: shown.get(&rule.id).cloned().unwrap_or_default(),
            rule,
        })
        .collect();
    for row in &rows {
        holes.extend(row.lacks().into_iter().map(|lacks| Hole {
            rule: row.rule.id.clone(),
            lacks: lacks.to_owned(),
        }));
    }
    let procedural = rows.iter().filter(|row| row.rule.kind == Kind::Procedural);
    if procedural.count() > MOST_PROCEDURAL {
        holes.push(Hole {
            rule: "all".to_owned(),
            lacks: format!("more than {MOST_PROCEDURAL} rules are procedural"),
        });
    }
    Ok(Trace { rows, holes })
}

impl Row {
    /// What the rule should have and has not.
    fn lacks(&self) -> Vec<&'static str> {
        let Page {
            texts,
            sources,
            options: _,
            reasons,
        } = &self.page;
        let service = match self.rule.kind {
            Kind::Refuses | Kind::Determines => true,
            Kind::Procedural => false,
        };
        let refuses = self.rule.kind == Kind::Refuses;
        // An impossible deal is no game: it is an error of the request, not a verdict.
        let of_the_deal = self.rule.id.starts_with("CARD-");
        let vectors = &self.vectors;
        let lacks = [
            (service && self.code.is_empty(), "no code names it"),
            (
                !service && self.rule.argument.is_empty(),
                "no argument why nobody can judge it",
            ),
            (texts.len() < 2, "no text in both languages"),
            (sources.is_empty(), "no source"),
            (service && vectors.is_empty(), "no vector"),
            (
                refuses && !vectors.is_empty() && !vectors.refuse(),
                "no vector that is refused by it",
            ),
            (
                refuses && !of_the_deal && reasons.is_empty(),
                "no reason for which it refuses",
            ),
        ];
        let lacks = lacks.into_iter().filter(|(applies, _)| *applies);
        lacks.map(|(_, what)| what).collect()
    }
}

/// What belongs to each rule, by its id.
type ByRule<T> = BTreeMap<String, T>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_the_engine_is_on_the_page() {
        let trace = trace().unwrap();
        assert!(trace.rows.len() > 200);
        for row in &trace.rows {
            assert_eq!(row.page.texts.len(), 2, "{}", row.rule.id);
            assert!(!row.page.sources.is_empty(), "{}", row.rule.id);
        }
    }

    #[test]
    fn the_table_of_vectors_is_up_to_date() {
        let table = vectors::table(&ids::read().unwrap(), &vectors::read().unwrap());
        let written = std::fs::read_to_string(root().join(TABLE)).unwrap();
        assert!(written == table, "run `cargo xtask rules --write`");
    }

    #[test]
    fn follow_suit_is_traced_all_the_way() {
        let trace = trace().unwrap();
        let row = trace
            .rows
            .iter()
            .find(|row| row.rule.id == "FOLLOW-2")
            .unwrap();
        assert_eq!(row.rule.kind, Kind::Refuses);
        assert!(
            row.code
                .iter()
                .any(|place| place.file.starts_with("engine/src/"))
        );
        assert!(row.vectors.ids().any(|id| id == "C-01/a"));
        assert!(row.page.sources.iter().any(|it| it.contains("TSR 5.2.2")));
        assert_eq!(row.lacks(), Vec::<&str>::new());
    }

    #[test]
    fn a_rule_that_only_has_an_id_lacks_everything() {
        let mut row = Row {
            rule: Rule {
                id: "FOLLOW-99".to_owned(),
                variant: "Follow99".to_owned(),
                kind: Kind::Refuses,
                argument: String::new(),
            },
            page: Page::default(),
            code: Vec::new(),
            vectors: Vectors::default(),
        };
        assert_eq!(row.lacks().len(), 5);
        row.rule.kind = Kind::Procedural;
        assert_eq!(row.lacks().len(), 3);
        row.rule.argument = "nothing shows it".to_owned();
        assert_eq!(row.lacks().len(), 2);
    }
}
