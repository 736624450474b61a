//! The examples of `error_reason.proto` are what the service answers.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use doko_proto::v1;
use doko_proto::v1::rule_set_ref::Source;
use doko_wire::{Question, answer};
use v1::ErrorReason as R;

const COMMENTS: &str = include_str!("../../proto/doppelkopf/rules/v1/error_reason.proto");

/// What the comment of this reason gives as metadata.
fn example(reason: R) -> String {
    let lines = COMMENTS
        .lines()
        .map(|line| line.trim().trim_start_matches("// "));
    let text = lines.collect::<Vec<_>>().join(" ");
    let name = reason.as_str_name().trim_start_matches("ERROR_REASON_");
    let begin = format!("{{reason: \"{name}\", domain: \"doppelkopf.rules.v1\", metadata: {{");
    let (_, rest) = text.split_once(&begin).unwrap_or_else(|| panic!("{begin}"));
    rest.split('}').next().unwrap().to_owned()
}

/// Path and reason of the first bad field, as `ErrorInfo` carries them.
fn first<Q: Question>(request: Q) -> (String, R) {
    let Err(failure) = answer(request) else {
        panic!("it was answered");
    };
    let fields = failure.into_fields();
    fields
        .into_iter()
        .map(|it| (it.path, it.reason))
        .next()
        .unwrap()
}

/// The first bad field of a record under this rule set.
fn record(name: &str, change: impl FnOnce(&mut v1::GameRecord)) -> (String, R) {
    let mut record = v1::GameRecord {
        rule_set: Some(rule_set(name)),
        ..v1::GameRecord::default()
    };
    change(&mut record);
    first(v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        ..v1::InspectGameRequest::default()
    })
}

fn rule_set(name: &str) -> v1::RuleSetRef {
    v1::RuleSetRef {
        source: Some(Source::Name(name.to_owned())),
        ..v1::RuleSetRef::default()
    }
}

/// The first bad field of a record under a changed reference to a rule set.
fn under(change: impl FnOnce(&mut v1::RuleSetRef)) -> (String, R) {
    record("ddv-tsr", |it| {
        change(it.rule_set.as_mut().unwrap());
    })
}

fn custom(reference: &mut v1::RuleSetRef) {
    let book = answer(v1::GetRuleSetRequest {
        rule_set: Some(rule_set("ddv-tsr")),
        ..v1::GetRuleSetRequest::default()
    });
    let options = book.unwrap().rule_set.unwrap();
    reference.source = Some(Source::Custom(Box::new(options)));
    reference.overrides = Some(Box::default());
}

fn verify() -> v1::VerifyDealRequest {
    v1::VerifyDealRequest {
        rule_set: Some(rule_set("ddv-tsr")),
        draw: Some(v1::FairDraw {
            commitment: vec![1; 32],
            contributions: vec![vec![1]],
            reveal: vec![1; 32],
            contribution_commitments: Vec::new(),
        }),
        hand_1: (1..=12).collect(),
        hand_2: (13..=24).collect(),
        hand_4: (1..=12).collect(),
        ..v1::VerifyDealRequest::default()
    }
}

/// The first bad field of the request that each example is about.
fn answered() -> Vec<(String, R)> {
    vec![
        record("ddv-tsr", |it| {
            it.context = Some(v1::GameContext {
                bock_factor: Some(0),
                ..v1::GameContext::default()
            });
        }),
        record("ddv-tsr", |it| it.rule_set = None),
        record("ddv-tsr", |it| it.plays = vec![1, 2, 3, 99]),
        record("ddv-tsr", |it| {
            it.said_seats = vec![1, 2];
            it.said_words = vec![1];
        }),
        under(custom),
        record("ddv-tsr", |it| {
            it.plays = vec![1];
            it.extra_at = vec![0, 1, 0];
            it.extra_seats = vec![1; 3];
            it.extra_words = vec![1; 3];
        }),
        first(verify()),
        record("vln", |it| it.hand_1 = vec![1, 2, 3, 4, 6, 7, 8, 9, 10, 11]),
        record("ddv-tsr", |it| it.hand_2 = vec![1, 2, 3]),
        record("ddv-tsr", |it| {
            it.hand_1 = (1..=12).collect();
            it.hand_2 = (1..=12).collect();
            it.hand_4 = (13..=19).chain([1]).chain(20..=23).collect();
        }),
        record("skat", |_| ()),
        under(|it| it.edition = "1999-01-01".to_owned()),
        under(|it| it.expected_options_hash = "0".repeat(64)),
        under(|it| {
            let mut overrides = Box::<v1::RuleSet>::default();
            overrides.set_schweine_mode(v1::SchweineMode::SecondOnly);
            overrides.schweine_above = Some(v1::RankList {
                values: vec![v1::Rank::Ten.into()],
            });
            it.overrides = Some(overrides);
        }),
        first(v1::EvaluateBatchRequest {
            questions: vec![v1::Question::default(); 201],
        }),
    ]
}

#[test]
fn examples_of_bad_fields_are_answered_so() {
    let answered = answered();
    for (number, (path, reason)) in (1..).zip(&answered) {
        assert_eq!(i32::from(*reason), number, "{path}");
        assert_eq!(example(*reason), format!("field: \"{path}\""), "{reason:?}");
    }
    // The others are about no field.
    let others = answered.len() + 1..;
    let reasons = others.map_while(|it| R::try_from(i32::try_from(it).ok()?).ok());
    let about_fields = reasons.filter(|&it| example(it).contains("field"));
    assert_eq!(about_fields.collect::<Vec<_>>(), []);
}
