//! The cases: vectors, each under one rule set.

use std::path::Path;

use anyhow::{Context as _, Result};
use doko_harness::{Answer, Question, Suite, Vector};
use include_dir::{Dir, include_dir};

use crate::{Level, Method};

/// The vectors as they were when this program was built.
static VECTORS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/vectors");

/// A vector under one rule set.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file it stands in, such as `follow/solo.json`.
    pub suite: String,
    /// What it asks and expects.
    pub vector: Vector,
    /// Where it belongs.
    pub level: Level,
}

impl Case {
    /// The id with the rule set, such as `C-01 (vln)`: unique over all cases.
    pub fn label(&self) -> String {
        self.vector.label()
    }

    /// The rule set it is asked under.
    pub fn rule_set(&self) -> &str {
        self.vector.question.rule_set()
    }

    /// The methods that it asks.
    pub fn methods(&self) -> Vec<Method> {
        methods(&self.vector.question, &self.vector.answer)
    }

    /// Whether a pattern with `*` and `?` means it, by its id or by its label; `H-09` means
    /// `H-09/a`, too.
    pub fn is_meant_by(&self, pattern: &str) -> bool {
        let pattern = wildmatch::WildMatch::new(pattern);
        [&self.vector.id, &self.label(), self.vector.case()]
            .into_iter()
            .any(|text| pattern.matches(text))
    }

    /// Whether a pattern with `*` and `?` means its file; `follow` means all files in that
    /// folder, and `follow/solo` does without the ending.
    pub fn is_in(&self, pattern: &str) -> bool {
        let pattern = wildmatch::WildMatch::new(pattern);
        let file = self.suite.strip_suffix(".json").unwrap_or(&self.suite);
        let folder = self
            .suite
            .split_once('/')
            .map_or(file, |(folder, _)| folder);
        [self.suite.as_str(), file, folder]
            .into_iter()
            .any(|text| pattern.matches(text))
    }
}

/// The methods that a question asks, if this answer is compared.
pub(crate) fn methods(question: &Question, answer: &Answer) -> Vec<Method> {
    let mut methods = vec![match question {
        Question::Play(_) => Method::ValidateMove,
        Question::LegalCards(_)
        | Question::Trick(_)
        | Question::Hochzeit(_)
        | Question::Position(_)
        | Question::Deal(_) => Method::InspectGame,
        Question::Vorbehalte(_) => Method::ResolveVorbehalte,
        Question::Word(_) => Method::CheckWord,
        Question::Announce(_) => Method::CheckAnnouncement,
        Question::ScoreCounts(_) | Question::ScoreGame(_) => Method::ScoreGame,
        Question::Deck(_) => Method::GetRuleSet,
        Question::Packets(_) | Question::RuleSet(_) => Method::CheckRuleSet,
        Question::Claim(_) => Method::CheckClaim,
        Question::Offence(_) => Method::AssessOffence,
        Question::Session(_) => Method::ScoreSession,
        Question::Audit(_) => Method::AuditGame,
    }];
    if let Answer::Score(expected) = answer
        && expected.tricks.is_some()
    {
        methods.push(Method::AuditGame);
    }
    methods
}

/// All cases: of a folder with vectors, or those inside this program.
///
/// # Errors
///
/// If a file is not as `tests/vectors/README.md` says.
pub fn cases(folder: Option<&Path>) -> Result<Vec<Case>> {
    let suites = match folder {
        Some(folder) => doko_harness::load(folder)?,
        None => embedded()?,
    };
    let cases = suites.into_iter().flat_map(|suite| {
        let path = suite.path;
        suite.vectors.into_iter().map(move |vector| Case {
            suite: path.clone(),
            level: Level::of(&vector),
            vector,
        })
    });
    Ok(cases.collect())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vectors_inside_are_those_of_the_folder() {
        let inside: Vec<_> = cases(None).unwrap();
        let outside = cases(Some(&doko_harness::vectors_dir())).unwrap();
        let texts = |cases: &[Case]| -> Vec<String> {
            cases
                .iter()
                .map(|it| format!("{} {:?}", it.suite, it.vector))
                .collect()
        };
        assert_eq!(texts(&inside), texts(&outside));
        assert!(inside.len() > 1000);
        for level in Level::ALL {
            assert!(inside.iter().any(|it| it.level == level), "{level}");
        }
    }

    #[test]
    fn patterns_mean_cases_and_suites() {
        let all = cases(None).unwrap();
        let case = all.iter().find(|it| it.vector.id == "H-09/a").unwrap();
        for pattern in ["H-09/a", "H-09", "H-*", &case.label()] {
            assert!(case.is_meant_by(pattern), "{pattern}");
        }
        assert!(!case.is_meant_by("H-0"));
        let (folder, _) = case.suite.split_once('/').unwrap();
        assert!(case.is_in(folder) && case.is_in(&case.suite) && !case.is_in("none"));
    }
}
