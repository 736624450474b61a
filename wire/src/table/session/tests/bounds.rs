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

/// So many games of 120 to 120, where each starts a block of a hundred that overlaps with the
/// others, and a last game in which Re has so many Augen.
fn overlapping(factor: u32, ties: usize, last: u32) -> Result<v1::ScoreSessionResponse, Failure> {
    let counts = |re: u32| {
        let counts = v1::GameCounts {
            rule_set: rule_set("dokoland-liga"),
            kind: v1::CountedGame::TwoAgainstTwo.into(),
            re_seats: vec![1, 3],
            re_augen: Some(re),
            re_tricks: Some(6),
            kontra_tricks: Some(6),
            ..v1::GameCounts::default()
        };
        E::Game(game(G::Counts(counts)))
    };
    let mut entries = vec![counts(120); ties];
    entries.push(counts(last));
    let mut request = request(entries);
    request.rule_set = rule_set("dokoland-liga");
    let bock = v1::Bock {
        triggers: vec![v1::BockTrigger::Tie120.into()],
        factor,
        games: Some(100),
        append: v1::BockAppend::Overlap.into(),
    };
    let overrides = Box::new(v1::RuleSet {
        bock: Some(bock),
        ..v1::RuleSet::default()
    });
    for entry in &mut request.entries {
        if let Some(E::Game(v1::SessionGame {
            game: Some(G::Counts(counts)),
            ..
        })) = &mut entry.entry
        {
            let reference = counts.rule_set.get_or_insert_default();
            reference.overrides = Some(overrides.clone());
        }
    }
    let reference = request.rule_set.get_or_insert_default();
    reference.overrides = Some(overrides);
    answer(request)
}

/// Factors multiply as far as a list goes, which is a million for them and for points.
#[test]
fn bock_games_count_a_million_times_and_no_more() {
    let last = |response: v1::ScoreSessionResponse| {
        let line = response.lines.last().unwrap();
        (line.bock_factor, line.points[0])
    };
    let eightfold = overlapping(8, 5, 121).map(last);
    assert_eq!(eightfold.unwrap(), (32_768, 32_768));
    let tenfold = overlapping(10, 6, 121).map(last);
    assert_eq!(tenfold.unwrap(), (1_000_000, -1_000_000));
    let refused = |factor, ties, last| {
        let fields = overlapping(factor, ties, last).unwrap_err().fields;
        let named = |it: crate::BadField| (it.path, it.reason);
        fields.into_iter().map(named).collect::<Vec<_>>()
    };
    let too_much = |path| only(path, ErrorReason::LimitExceeded);
    // 16 to the fifth power is more than a million,
    assert_eq!(refused(16, 6, 121), too_much("entries[4]"));
    // and so are two points 9 to the sixth power times.
    assert_eq!(refused(9, 6, 100), too_much("entries[6]"));
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
                ..v1::ThrowCondition::default()
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
