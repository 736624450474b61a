//! What a session may just hold, and what is too much.

use super::*;

fn read(entry: E) -> Vec<(String, ErrorReason)> {
    let failure = answer(request(vec![entry])).err();
    let fields = failure.map(|it| it.fields).unwrap_or_default().into_iter();
    fields.map(|it| (it.path, it.reason)).collect()
}

#[test]
fn points_and_notes_have_bounds() {
    let penalty = |points: i32, note: usize| {
        read(E::Penalty(v1::SessionPenalty {
            points: vec![points, 0, 0, 0],
            note: "n".repeat(note),
        }))
    };
    assert_eq!(penalty(1_000_000, 200), []);
    assert_eq!(penalty(-1_000_000, 0), []);
    let points = only("entries[0].penalty.points[0]", ErrorReason::MalformedField);
    assert_eq!(penalty(1_000_001, 0), points);
    assert_eq!(penalty(-1_000_001, 0), points);
    let note = only("entries[0].penalty.note", ErrorReason::LimitExceeded);
    assert_eq!(penalty(0, 201), note);
}

/// Points are given for each place, of which there are four or five.
#[test]
fn who_has_points_is_said_in_words() {
    let problem = |players: u32, given: usize| {
        let mut request = request(vec![E::Penalty(v1::SessionPenalty {
            points: vec![0; given],
            note: String::new(),
        })]);
        let overrides = v1::RuleSet {
            table_players: Some(players),
            ..v1::RuleSet::default()
        };
        let reference = request.rule_set.get_or_insert_default();
        reference.overrides = Some(Box::new(overrides));
        let fields = answer(request).unwrap_err().fields;
        fields.first().map(|it| it.problem.clone())
    };
    assert_eq!(
        problem(4, 5).as_deref(),
        Some("must have four entries, one for each place")
    );
    assert_eq!(
        problem(5, 4).as_deref(),
        Some("must have five entries, one for each place")
    );
}

/// Two bad hands are dealt again where one could be thrown in or is an Armut.
#[test]
fn cards_are_dealt_again_for_reasons_that_there_are() {
    let throw = || {
        Some(v1::ThrowConditionList {
            values: vec![v1::ThrowCondition {
                kind: v1::ThrowKind::Nines.into(),
                number: Some(5),
            }],
        })
    };
    let armut = |mode: v1::ArmutMode| v1::RuleSet {
        armut: mode.into(),
        vorbehalt_order: Some(v1::VorbehaltRankList {
            values: [
                v1::VorbehaltRank::Pflichtsolo,
                v1::VorbehaltRank::Lustsolo,
                v1::VorbehaltRank::Armut,
                v1::VorbehaltRank::Hochzeit,
            ]
            .map(i32::from)
            .to_vec(),
        }),
        armut_max_trumps: Some(3),
        ..v1::RuleSet::default()
    };
    let none = v1::RuleSet::default();
    let thrown = v1::RuleSet {
        throw_conditions: throw(),
        ..v1::RuleSet::default()
    };
    use v1::RedealReason::{Armut, ArmutRefused, Thrown, TwoArmuten};
    let all = [
        (none, vec![]),
        (thrown, vec![TwoArmuten, Thrown]),
        (armut(v1::ArmutMode::Redeal), vec![TwoArmuten, Armut]),
        (
            armut(v1::ArmutMode::Exchange),
            vec![TwoArmuten, ArmutRefused],
        ),
    ];
    for (overrides, there_are) in all {
        for reason in [TwoArmuten, Thrown, ArmutRefused, Armut] {
            let mut request = request(vec![E::Redeal(v1::SessionRedeal {
                reason: reason.into(),
                ..v1::SessionRedeal::default()
            })]);
            let reference = request.rule_set.get_or_insert_default();
            reference.overrides = Some(Box::new(overrides.clone()));
            let answered = answer(request);
            assert_eq!(
                answered.is_ok(),
                there_are.contains(&reason),
                "{reason:?}: {answered:?}"
            );
        }
    }
}
