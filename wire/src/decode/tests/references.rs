//! Which rules apply: references to rule sets, one alone and many in a row.

use doko_proto::v1;
use v1::ErrorReason::{ContradictoryFields, MalformedField, RuleSetContradiction};

use super::super::in_a_row;
use super::super::rule_set_ref::remembers;
use super::{expected, named, of_record};

/// Schweine of the second ♦A alone, and a pair above them.
fn contradictory() -> v1::RuleSet {
    let mut options = v1::RuleSet::default();
    options.set_schweine_mode(v1::SchweineMode::SecondOnly);
    options.schweine_above = Some(v1::RankList {
        values: vec![v1::Rank::Ten.into()],
    });
    options
}

fn with(overrides: v1::RuleSet) -> v1::RuleSetRef {
    v1::RuleSetRef {
        overrides: Some(Box::new(overrides)),
        ..named("ddv-tsr")
    }
}

fn complete(change: impl FnOnce(&mut v1::RuleSet)) -> v1::RuleSetRef {
    let request = v1::GetRuleSetRequest {
        rule_set: Some(named("ddv-tsr")),
        ..v1::GetRuleSetRequest::default()
    };
    let mut options = crate::answer(request).unwrap().rule_set.unwrap();
    change(&mut options);
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Custom(Box::new(options))),
        ..v1::RuleSetRef::default()
    }
}

fn of_reference(reference: v1::RuleSetRef) -> Vec<(String, v1::ErrorReason)> {
    of_record("ddv-tsr", |it| it.rule_set = Some(reference))
}

#[test]
fn a_contradiction_stands_where_the_options_are() {
    let overrides = of_reference(with(contradictory()));
    let path = "record.rule_set.overrides.schweine_above";
    assert_eq!(overrides, expected(&[(path, RuleSetContradiction)]));
    let custom = complete(|options| {
        let contradictory = contradictory();
        options.schweine_mode = contradictory.schweine_mode;
        options.schweine_above = contradictory.schweine_above;
    });
    let path = "record.rule_set.custom.schweine_above";
    assert_eq!(
        of_reference(custom.clone()),
        expected(&[(path, RuleSetContradiction)])
    );
    // Whoever says what the options are in two ways is told that first, and no more.
    let twice = v1::RuleSetRef {
        edition: "2026-02-21".to_owned(),
        ..custom.clone()
    };
    let path = "record.rule_set.edition";
    assert_eq!(
        of_reference(twice),
        expected(&[(path, ContradictoryFields)])
    );
    let twice = v1::RuleSetRef {
        overrides: Some(Box::default()),
        ..custom
    };
    let path = "record.rule_set.overrides";
    assert_eq!(
        of_reference(twice),
        expected(&[(path, ContradictoryFields)])
    );
}

#[test]
fn a_hash_has_64_lower_case_digits() {
    let of_hash = |hash: String| {
        of_reference(v1::RuleSetRef {
            expected_options_hash: hash,
            ..named("ddv-tsr")
        })
    };
    let path = "record.rule_set.expected_options_hash";
    for hash in ["abc".to_owned(), "A".repeat(64), "a".repeat(65)] {
        assert_eq!(of_hash(hash), expected(&[(path, MalformedField)]));
    }
}

/// The answers of a batch that inspects games by these rule sets, and of each alone.
#[test]
fn rule_sets_in_a_row_are_read_as_they_are_alone() {
    let at = |max_trumps| {
        with(v1::RuleSet {
            armut: v1::ArmutMode::Exchange.into(),
            armut_max_trumps: Some(max_trumps),
            ..v1::RuleSet::default()
        })
    };
    let references = [
        at(3),
        at(2),
        at(2),
        with(contradictory()),
        with(contradictory()),
        at(2),
        named("vln"),
        at(3),
    ];
    let questions = references.map(|reference| v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: Some(v1::GameRecord {
            rule_set: Some(reference),
            ..v1::GameRecord::default()
        }),
        ..v1::InspectGameRequest::default()
    });
    let alone = questions.clone().map(|question| {
        use v1::answer::Answer::{Error, InspectGame};
        let answered = crate::answer(question).map(InspectGame);
        Some(answered.unwrap_or_else(|failure| Error(failure.to_status())))
    });
    let questions = questions.map(|question| v1::Question {
        id: String::new(),
        question: Some(v1::question::Question::InspectGame(question)),
    });
    let batch = crate::answer(v1::EvaluateBatchRequest {
        questions: questions.to_vec(),
    });
    let answers = batch.unwrap().answers.into_iter().map(|it| it.answer);
    assert_eq!(answers.collect::<Vec<_>>(), alone);
}

#[test]
fn no_rule_set_is_remembered_between_questions() {
    let own = || {
        with(v1::RuleSet {
            dulle_tie: v1::DulleTie::SecondExceptLast.into(),
            ..v1::RuleSet::default()
        })
    };
    let within = in_a_row(|| {
        assert_eq!(of_reference(own()), []);
        remembers()
    });
    assert!(within && !remembers());
    assert_eq!(of_reference(own()), []);
    assert!(!remembers());
}

/// The VLN plays without nines, which nobody can count then.
#[test]
fn what_cannot_be_read_contradicts_nothing() {
    let of_nines = |numbers: &[u32]| {
        let nines = |&number: &u32| v1::ThrowCondition {
            kind: v1::ThrowKind::Nines.into(),
            number: Some(number),
            ..v1::ThrowCondition::default()
        };
        let conditions = v1::ThrowConditionList {
            values: numbers.iter().map(nines).collect(),
        };
        let options = v1::RuleSet {
            throw_conditions: Some(conditions),
            ..v1::RuleSet::default()
        };
        of_reference(v1::RuleSetRef {
            overrides: Some(Box::new(options)),
            ..named("vln")
        })
    };
    let path = "record.rule_set.overrides.throw_conditions";
    assert_eq!(of_nines(&[5]), expected(&[(path, RuleSetContradiction)]));
    let twice = format!("{path}.values[1].kind");
    assert_eq!(of_nines(&[5, 6]), expected(&[(&twice, MalformedField)]));
}
