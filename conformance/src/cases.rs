//! The cases: vectors, each under one rule set, and what else is asked.

mod tables;

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use doko_harness::{OptionList, Options, Question, Suite, faults};
use doko_proto::v1;
use include_dir::{Dir, include_dir};

use crate::book::Book;
use crate::case::{Asked, Batch, Case};
use crate::level::Level;

/// The vectors as they were when this program was built.
static VECTORS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/vectors");

/// All cases: of a folder with vectors, or those inside this program with the tables that
/// methods without vectors are held to. All questions of a file come once more in batches.
///
/// # Errors
///
/// If a file is not as `tests/vectors/README.md` says, cites a rule that there is not, or has
/// a vector under a label that another one has.
pub fn cases(folder: Option<&Path>) -> Result<Vec<Case>> {
    let suites = match folder {
        Some(folder) => of_folder(folder)?,
        None => embedded()?,
    };
    let mut cases = Vec::new();
    let mut batches = Vec::new();
    for suite in &suites {
        let vectors = suite.vectors.iter().cloned();
        let of_file: Vec<Case> = vectors.map(|it| Case::of(&suite.path, it)).collect();
        batches.extend(batched(&suite.path, &of_file));
        cases.extend(of_file);
    }
    if folder.is_none() {
        cases.extend(tables::deals()?);
        cases.extend(tables::rule_sets(&suites)?);
        cases.extend(tables::rules(&suites)?);
    }
    cases.extend(batches);
    Ok(cases)
}

/// The vectors of somebody's own folder, which no test has read.
fn of_folder(folder: &Path) -> Result<Vec<Suite>> {
    let suites = doko_harness::load(folder)?;
    ensure!(
        !suites.is_empty(),
        "{} has no vectors, which lie in a folder by their topic, such as follow/mine.json",
        folder.display()
    );
    let book = Book::open(v1::Language::En)?;
    let rules: BTreeSet<&str> = book.ids().collect();
    let mut labels = BTreeSet::new();
    let mut wrong = BTreeSet::new();
    for suite in &suites {
        for vector in &suite.vectors {
            let mut note = |fault: String| wrong.insert(format!("{}: {fault}", suite.path));
            for fault in faults(vector) {
                note(fault);
            }
            for rule in vector.rules.iter().filter(|it| !rules.contains(&***it)) {
                note(format!("{}: there is no rule `{rule}`", vector.id));
            }
            if !labels.insert(vector.label()) {
                note(format!("{} stands twice", vector.label()));
            }
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(suites)
}

/// The questions of a file in one request for each rule set.
fn batched(path: &str, cases: &[Case]) -> Vec<Case> {
    let rule_sets: BTreeSet<&str> = cases.iter().map(|it| it.rule_set.as_str()).collect();
    let file = path.strip_suffix(".json").unwrap_or(path);
    let of_rule_set = rule_sets.into_iter().flat_map(|rule_set| {
        let own = cases.iter().filter(|it| it.rule_set == rule_set);
        let batches = Batch::of(own).into_iter().zip(1..);
        batches.map(move |(batch, number)| Case {
            suite: format!("batches/{}", file.replace('/', "-")),
            id: format!("batch/{file}/{number}"),
            name: format!("{}-questions-in-one-request", batch.cases.len()),
            why: "A question gets the same answer in a batch as alone.".to_owned(),
            source: format!("the vectors of {path}"),
            rules: Vec::new(),
            rule_set: rule_set.to_owned(),
            options: Options::default(),
            level: Level::Batches,
            asked: Asked::Batch(batch),
        })
    });
    of_rule_set.collect()
}

fn embedded() -> Result<Vec<Suite>> {
    let mut suites = Vec::new();
    let topics = VECTORS.dirs().filter(|topic| {
        let schema = topic.path().join("schema.json");
        topic.get_file(schema).is_none()
    });
    for file in topics.flat_map(Dir::files) {
        let path = file.path().to_string_lossy().replace('\\', "/");
        if path.ends_with(".json") {
            let text = file.contents_utf8().context("a vector that is no text")?;
            suites.push(Suite::read(&path, text)?);
        }
    }
    suites.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(suites)
}

/// Options with values that they have in published rule sets and in vectors.
pub(crate) fn values() -> Result<Vec<(String, String)>> {
    let file = VECTORS.get_file("options.json").context("no options")?;
    let list: OptionList = serde_json::from_slice(file.contents())?;
    let published = list.options.into_iter().flat_map(|entry| {
        let values = entry.rule_sets.into_values();
        values.map(move |value| (entry.option.clone(), value))
    });
    let mut values: Vec<(String, String)> = published.collect();
    for vector in embedded()?.iter().flat_map(|it| &it.vectors) {
        // Whether options can stand together is asked of some that cannot.
        if !matches!(vector.question, Question::RuleSet(_)) {
            let own = vector.question.options().clone();
            values.extend(own);
        }
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::method::Method;

    #[test]
    fn the_vectors_inside_are_those_of_the_folder() {
        let inside: Vec<_> = cases(None).unwrap();
        let outside = cases(Some(&doko_harness::vectors_dir())).unwrap();
        let texts = |cases: &[Case]| -> Vec<String> {
            let vectors = cases
                .iter()
                .filter(|it| !matches!(it.asked, Asked::Call(_)));
            vectors
                .map(|it| format!("{} {:?}", it.suite, it.asked))
                .collect()
        };
        assert_eq!(texts(&inside), texts(&outside));
        assert!(inside.len() > 1000);
        for level in Level::ALL {
            assert!(inside.iter().any(|it| it.level == level), "{level}");
        }
    }

    #[test]
    fn every_case_has_a_label_of_its_own_and_every_method_has_cases() {
        let all = cases(None).unwrap();
        let mut labels: Vec<String> = all.iter().map(Case::label).collect();
        labels.sort_unstable();
        let count = labels.len();
        labels.dedup();
        assert_eq!(labels.len(), count);
        for method in Method::ALL {
            let of_method = all.iter().filter(|it| it.methods().contains(&method));
            assert!(of_method.count() > 1, "{method}");
        }
    }

    #[test]
    fn patterns_mean_cases_and_suites() {
        let all = cases(None).unwrap();
        let case = all.iter().find(|it| it.id == "H-09/a").unwrap();
        let of_case = format!("H-09 ({})", case.rule_set);
        for pattern in ["H-09/a", "H-09", "H-*", &case.label(), &of_case] {
            assert!(case.is_meant_by(pattern), "{pattern}");
        }
        for pattern in ["H-0", "H-09 (none)", "H-09/b"] {
            assert!(!case.is_meant_by(pattern), "{pattern}");
        }
        let (folder, _) = case.suite.split_once('/').unwrap();
        assert!(case.is_in(folder) && case.is_in(&case.suite) && !case.is_in("none"));
    }
}
