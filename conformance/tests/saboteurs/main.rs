//! For every rule an implementation that gets it wrong, and the kit notices.
//!
//! A saboteur answers by the engine, and makes one mistake of [`mistakes`] at the border
//! where questions come in and answers go out: it does not know the rule when it refuses, it
//! leaves out its points, it plays by another value of the option that the rule reads, or it
//! takes what the rule is about for something else. It is caught only if a case that names
//! the rule fails, so that its author is sent to the right paragraph.
//!
//! The same mistakes are planted in the reference model, as far as it answers, so that being
//! caught does not rest on how the engine answers.
//!
//! Only cases that name the rule are asked, and an answer that fails because the mistaken
//! question cannot be read does not count.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test fails by a panic; JSON has no other way"
)]

#[path = "../../../tests/reference/tests/vectors/list.rs"]
mod list;
mod mistakes;
mod model;
#[path = "../../../tests/reference/tests/vectors/play.rs"]
mod play;
#[path = "../../../tests/reference/tests/vectors/read.rs"]
mod read;
#[path = "../../../tests/reference/tests/vectors/round.rs"]
mod round;
#[path = "../../../tests/reference/tests/vectors/score.rs"]
mod score;

use std::collections::BTreeMap;

use doko_conformance::road::Embedded;
use doko_conformance::{Book, Case, Outcome, Profile, RoadJudge, cases, compare};
use doko_harness::{Answer, Judge as _, Question, Strictness, Vector};
use doko_proto::v1;

use crate::mistakes::{Mistake, mistakes};

/// Says which saboteurs there are, and argues where the model has none.
const PAGE: &str = include_str!("../../../docs/PROOF.md");

/// The rules of the page of which the model has no saboteur.
fn argued() -> impl Iterator<Item = &'static str> {
    let (_, table) = PAGE
        .split_once("| rule | why no mistake of the model shows it |")
        .unwrap();
    let (table, _) = table.split_once("\n\n").unwrap();
    table
        .lines()
        .filter_map(|row| row.strip_prefix("| ")?.split(' ').next())
}

/// Asserts that the page says this, wherever its lines break.
fn says(told: &str) {
    let page: Vec<&str> = PAGE.split_whitespace().collect();
    assert!(page.join(" ").contains(told), "{told}");
}

/// The vector of a case of which the saboteurs are asked.
fn vector(case: &Case) -> &Vector {
    case.asked.vector().unwrap()
}

/// What an implementation with this mistake answers.
fn answer(case: &Case, mistake: &Mistake) -> Answer {
    let mut question = serde_json::to_value(&vector(case).question).unwrap();
    mistake.changes_question(&mut question);
    let asked: Question = serde_json::from_value(question).unwrap();
    let answer = RoadJudge::new(&Embedded).answer(&asked);
    if matches!(answer, Answer::Failed(_)) {
        return answer;
    }
    let mut answer = serde_json::to_value(answer).unwrap();
    mistake.changes_answer(&mut answer);
    Answer::read(&vector(case).question, answer).unwrap()
}

/// Whether the kit notices the mistake in a case. An answer that fails because the mistaken
/// question cannot be read proves nothing.
fn is_caught(case: &Case, mistake: &Mistake) -> bool {
    let answer = answer(case, mistake);
    let outcome = compare(case, &answer, &Profile::default(), Strictness::Full);
    matches!(outcome, Outcome::Failed(_)) && !matches!(answer, Answer::Failed(_))
}

/// The cases that name a rule.
fn naming<'c>(cases: &'c [Case], rule: &str) -> Vec<&'c Case> {
    let vectors = cases.iter().filter(|it| it.asked.vector().is_some());
    vectors
        .filter(|it| it.rules.iter().any(|it| it == rule))
        .collect()
}

#[test]
fn the_kit_catches_the_reference_model_too_where_it_answers() {
    let cases = cases(None).unwrap();
    let book = Book::open(v1::Language::En).unwrap();
    let (mut caught, mut unanswered, mut at_large) = (0, Vec::new(), Vec::new());
    for rule in book.ids() {
        let named = naming(&cases, rule);
        let own: Vec<(&Case, Strictness)> = named
            .iter()
            .filter_map(|&case| Some((case, model::told(case)?)))
            .collect();
        let is_caught = |mistake: &Mistake| {
            let mut own = own.iter();
            own.any(|(case, told)| model::is_caught(case, *told, mistake))
        };
        if own.is_empty() {
            unanswered.extend((!named.is_empty()).then_some(rule));
        } else if mistakes(rule, &book).iter().any(is_caught) {
            caught += 1;
        } else {
            at_large.push(rule);
        }
    }
    assert!(at_large.is_empty(), "{at_large:?}");
    assert_eq!(unanswered, argued().collect::<Vec<_>>());
    says(&format!(
        "of {caught} of the {} rules",
        caught + unanswered.len()
    ));
}

#[test]
fn every_rule_has_a_saboteur_and_the_kit_catches_it() {
    let cases = cases(None).unwrap();
    let book = Book::open(v1::Language::En).unwrap();
    let mut at_large = Vec::new();
    let mut procedural = Vec::new();
    let mut kinds = BTreeMap::new();
    for rule in book.ids() {
        let own = naming(&cases, rule);
        if own.is_empty() {
            procedural.push(rule);
            continue;
        }
        let caught = mistakes(rule, &book)
            .into_iter()
            .find(|mistake| own.iter().any(|case| is_caught(case, mistake)));
        match caught {
            Some(mistake) => *kinds.entry(mistake.kind()).or_insert(0) += 1,
            None => at_large.push(format!("{rule} {}", book.title(rule))),
        }
    }
    let plain = [
        "forgives",
        "gives nothing",
        "checks nothing",
        "plays by another option",
    ];
    let all: u32 = kinds.values().sum();
    let of = |kind: &str| kinds.get(kind).copied().unwrap_or_default();
    let [forgives, gives_nothing, checks_nothing, plays_by] = plain.map(of);
    let others = all - forgives - gives_nothing - checks_nothing - plays_by;
    says(&format!("each of the {all} rules that a service can judge"));
    says(&format!("does not refuse by the rule ({forgives} rules)"));
    says(&format!("pays the game accordingly ({gives_nothing})"));
    says(&format!("does not check it ({checks_nothing})"));
    says(&format!("an option that the rule reads ({plays_by})"));
    says(&format!("for something else ({others}:"));
    assert!(at_large.is_empty(), "{at_large:#?}");
    assert!(
        procedural.len() < 3,
        "rules that no service can judge: {procedural:?}"
    );
}
