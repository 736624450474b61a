//! What cannot be read.

use super::*;

fn solo(settlement: &mut v1::Settlement) {
    settlement.re_seats = vec![2];
    settlement.points = vec![-3, 9, -3, -3];
    settlement.contract = Some(v1::Contract {
        kind: v1::ContractKind::Solo.into(),
        seat: 2,
        solo: v1::Solo::Damen.into(),
        ..v1::Contract::default()
    });
}

fn contract(settlement: &mut v1::Settlement) -> &mut v1::Contract {
    settlement.contract.get_or_insert_default()
}

/// The fields of the only entry that are refused.
fn refused_in(entry: E) -> Vec<(String, ErrorReason)> {
    let prefix = "entries[0].";
    let fields = refused(request(vec![entry])).into_iter();
    fields
        .map(|(path, reason)| (path.strip_prefix(prefix).unwrap().to_owned(), reason))
        .collect()
}

#[test]
fn the_frame_is_read_first() {
    let mut bad = request(vec![E::TimeOver(v1::SessionTimeOver {}); 1001]);
    bad.rule_set = None;
    bad.players = Some(3);
    bad.language = 9;
    assert_eq!(
        refused(bad),
        [
            ("rule_set".to_owned(), ErrorReason::MissingField),
            ("players".to_owned(), ErrorReason::MalformedField),
            ("entries".to_owned(), ErrorReason::LimitExceeded),
            ("language".to_owned(), ErrorReason::UnknownEnumValue),
        ]
    );
    let mut none = request(Vec::new());
    none.players = Some(0);
    assert_eq!(refused(none), only("players", ErrorReason::MalformedField));
    let mut four = request(Vec::new());
    four.players = Some(4);
    assert!(answer(four).is_ok());
}

#[test]
fn a_factor_is_one_to_a_million() {
    let bock = settled(|it| it.bock_factor = 1_000_001);
    assert_eq!(
        refused_in(bock),
        [(
            "game.settlement.bock_factor".to_owned(),
            ErrorReason::MalformedField
        )]
    );
}

#[test]
fn every_bad_field_of_an_entry_is_named() {
    use ErrorReason::{
        ColumnLengthMismatch, ContradictoryFields, LimitExceeded, MalformedField, MissingField,
        UnknownEnumValue,
    };
    let entry = |entry| v1::SessionEntry { entry };
    let mut empty = request(Vec::new());
    empty.entries = vec![
        entry(None),
        entry(Some(E::Game(v1::SessionGame::default()))),
    ];
    assert_eq!(
        refused(empty),
        [
            ("entries[0].entry".to_owned(), MissingField),
            ("entries[1].game.game".to_owned(), MissingField)
        ]
    );
    let redeal = v1::SessionRedeal {
        dealer: 5,
        reason: 2,
    };
    assert_eq!(
        refused_in(E::Redeal(redeal)),
        [
            ("redeal.reason".to_owned(), ContradictoryFields),
            ("redeal.dealer".to_owned(), ContradictoryFields)
        ]
    );
    let penalty = v1::SessionPenalty {
        points: vec![1_000_001, 0, i32::MIN],
        note: "n".repeat(201),
    };
    assert_eq!(
        refused_in(E::Penalty(penalty)),
        [
            ("penalty.note".to_owned(), LimitExceeded),
            ("penalty.points[0]".to_owned(), MalformedField),
            ("penalty.points[2]".to_owned(), MalformedField),
            ("penalty.points".to_owned(), ColumnLengthMismatch),
        ]
    );
    let bare = E::Game(game(G::Settlement(v1::Settlement::default())));
    assert_eq!(
        refused_in(bare),
        [
            ("game.settlement.result".to_owned(), MissingField),
            ("game.settlement.points".to_owned(), ColumnLengthMismatch),
            ("game.settlement.re_seats".to_owned(), MissingField),
            ("game.settlement.contract".to_owned(), MissingField),
        ]
    );
    type Wrong = (fn(&mut v1::Settlement), &'static str, ErrorReason);
    let wrong: [Wrong; 12] = [
        (|it| it.result = 4, "result", ContradictoryFields),
        (|it| it.result = 5, "result", ContradictoryFields),
        (|it| it.result = 99, "result", UnknownEnumValue),
        (|it| it.re_seats = vec![1], "re_seats", ContradictoryFields),
        (
            |it| it.re_seats = vec![1, 1],
            "re_seats[1]",
            ContradictoryFields,
        ),
        (
            |it| contract(it).kind = 5,
            "contract.kind",
            ContradictoryFields,
        ),
        (
            |it| contract(it).kind = 99,
            "contract.kind",
            UnknownEnumValue,
        ),
        (
            |it| contract(it).seat = 1,
            "contract.seat",
            ContradictoryFields,
        ),
        (
            |it| contract(it).solo = 1,
            "contract.solo",
            ContradictoryFields,
        ),
        (
            |it| contract(it).duty = 9,
            "contract.duty",
            UnknownEnumValue,
        ),
        (
            |it| {
                solo(it);
                contract(it).seat = 1;
            },
            "contract.seat",
            ContradictoryFields,
        ),
        (
            |it| {
                solo(it);
                contract(it).set_solo(v1::Solo::Koehler);
            },
            "contract.solo",
            ContradictoryFields,
        ),
    ];
    for (change, path, reason) in wrong {
        let mut fields = refused_in(settled(change));
        fields.truncate(1);
        assert_eq!(fields, only(&format!("game.settlement.{path}"), reason));
    }
}

#[test]
fn a_record_and_counts_are_read_like_any_other() {
    let mut inner = game(G::Record(v1::GameRecord {
        rule_set: rule_set("dokoland-liga"),
        plays: vec![99],
        context: Some(v1::GameContext {
            places: vec![1, 2, 3, 4],
            ..v1::GameContext::default()
        }),
        ..v1::GameRecord::default()
    }));
    inner.duty = v1::SoloDuty::Lustsolo.into();
    inner.dealer = v1::Place::Place1.into();
    assert_eq!(
        refused_in(E::Game(inner)),
        [
            (
                "game.record.plays[0]".to_owned(),
                ErrorReason::UnknownEnumValue
            ),
            ("game.dealer".to_owned(), ErrorReason::ContradictoryFields),
            (
                "game.record.rule_set".to_owned(),
                ErrorReason::ContradictoryFields
            ),
            ("game.duty".to_owned(), ErrorReason::ContradictoryFields),
        ]
    );
    let counts = v1::GameCounts {
        rule_set: rule_set("dokoland-liga"),
        kind: v1::CountedGame::Solo.into(),
        solo: v1::Solo::Damen.into(),
        re_seats: vec![1],
        re_augen: Some(130),
        re_tricks: Some(6),
        kontra_tricks: Some(6),
        ..v1::GameCounts::default()
    };
    assert_eq!(
        refused_in(E::Game(game(G::Counts(counts)))),
        only("game.counts.rule_set", ErrorReason::ContradictoryFields)
    );
}

#[test]
fn places_go_clockwise() {
    for places in [[1, 2, 4, 3], [5, 2, 3, 1], [2, 3, 4, 5]] {
        let record = v1::GameRecord {
            rule_set: rule_set("ddv-tsr"),
            context: Some(v1::GameContext {
                places: places.to_vec(),
                ..v1::GameContext::default()
            }),
            ..v1::GameRecord::default()
        };
        let fields = refused_in(E::Game(game(G::Record(record))));
        assert_eq!(
            fields,
            only(
                "game.record.context.places",
                ErrorReason::ContradictoryFields
            ),
            "{places:?}"
        );
    }
}

#[test]
fn corrections_are_of_games_and_penalties_before_them() {
    let correction = |entry| {
        E::Correction(v1::SessionCorrection {
            entry,
            points: vec![0; 4],
            note: String::new(),
        })
    };
    let redeal = E::Redeal(v1::SessionRedeal::default());
    let entries = vec![
        settled(|_| ()),
        redeal,
        correction(Some(0)),
        correction(Some(1)),
        correction(Some(9)),
        correction(None),
    ];
    assert_eq!(
        refused(request(entries)),
        [
            (
                "entries[3].correction.entry".to_owned(),
                ErrorReason::ContradictoryFields
            ),
            (
                "entries[4].correction.entry".to_owned(),
                ErrorReason::OutOfOrder
            ),
            (
                "entries[5].correction.entry".to_owned(),
                ErrorReason::MissingField
            )
        ]
    );
}

#[test]
fn a_league_has_no_list_whose_time_is_over() {
    let mut league = request(vec![E::TimeOver(v1::SessionTimeOver {})]);
    league.rule_set = rule_set("dokoland-liga");
    assert_eq!(
        refused(league),
        only("entries[0].time_over", ErrorReason::ContradictoryFields)
    );
}

#[test]
fn only_a_grave_offence_ends_a_game() {
    let broken_off = |class: v1::OffenceClass| {
        E::BrokenOff(v1::SessionBrokenOff {
            record: Some(v1::GameRecord {
                rule_set: rule_set("dokoland-liga"),
                plays: vec![99],
                ..v1::GameRecord::default()
            }),
            offence: Some(v1::Offence {
                offender: 1,
                kind: v1::OffenceKind::Other.into(),
                class_of_effect: class.into(),
                harms_soloist: 0,
                cards_played: Some(2),
                ..v1::Offence::default()
            }),
        })
    };
    let others = |class: Option<ErrorReason>| {
        let class = class.map(|it| ("broken_off.offence.class_of_effect".to_owned(), it));
        let before = [
            (
                "broken_off.record.plays[0]".to_owned(),
                ErrorReason::UnknownEnumValue,
            ),
            (
                "broken_off.record.rule_set".to_owned(),
                ErrorReason::ContradictoryFields,
            ),
        ];
        let after = [(
            "broken_off.offence.cards_played".to_owned(),
            ErrorReason::OutOfOrder,
        )];
        before
            .into_iter()
            .chain(class)
            .chain(after)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        refused_in(broken_off(v1::OffenceClass::Grave)),
        others(None)
    );
    assert_eq!(
        refused_in(broken_off(v1::OffenceClass::Unspecified)),
        others(Some(ErrorReason::MissingField))
    );
    assert_eq!(
        refused_in(broken_off(v1::OffenceClass::Minor)),
        others(Some(ErrorReason::ContradictoryFields))
    );
    assert_eq!(
        refused_in(E::BrokenOff(v1::SessionBrokenOff::default())),
        [
            ("broken_off.record".to_owned(), ErrorReason::MissingField),
            ("broken_off.offence".to_owned(), ErrorReason::MissingField),
        ]
    );
}
