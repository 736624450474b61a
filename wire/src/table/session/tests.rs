use doko_proto::v1::ErrorReason;
use doko_proto::v1::session_entry::Entry as E;
use doko_proto::v1::session_game::Game as G;

use super::*;
use crate::answer;

fn rule_set(name: &str) -> Option<v1::RuleSetRef> {
    Some(v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
        ..v1::RuleSetRef::default()
    })
}

fn request(entries: Vec<E>) -> v1::ScoreSessionRequest {
    let entry = |it| v1::SessionEntry { entry: Some(it) };
    v1::ScoreSessionRequest {
        rule_set: rule_set("ddv-tsr"),
        entries: entries.into_iter().map(entry).collect(),
        ..v1::ScoreSessionRequest::default()
    }
}

fn settlement() -> v1::Settlement {
    v1::Settlement {
        result: v1::GameResult::ReWon.into(),
        contract: Some(v1::Contract {
            kind: v1::ContractKind::Normalspiel.into(),
            ..v1::Contract::default()
        }),
        re_seats: vec![1, 3],
        points: vec![1, -1, 1, -1],
        ..v1::Settlement::default()
    }
}

fn game(game: G) -> v1::SessionGame {
    v1::SessionGame {
        game: Some(game),
        ..v1::SessionGame::default()
    }
}

fn settled(change: impl FnOnce(&mut v1::Settlement)) -> E {
    let mut settlement = settlement();
    change(&mut settlement);
    E::Game(game(G::Settlement(settlement)))
}

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

/// The fields that are refused, with their reasons.
fn refused(request: v1::ScoreSessionRequest) -> Vec<(String, ErrorReason)> {
    match answer(request).unwrap_err() {
        Failure::Unreadable(fields) => fields.into_iter().map(|it| (it.path, it.reason)).collect(),
        Failure::NotYetAvailable { missing } => panic!("not yet: {missing}"),
    }
}

fn missing(request: v1::ScoreSessionRequest) -> &'static str {
    match answer(request).unwrap_err() {
        Failure::NotYetAvailable { missing } => missing,
        Failure::Unreadable(fields) => panic!("{fields:?}"),
    }
}

/// The fields of the only entry that are refused.
fn refused_in(entry: E) -> Vec<(String, ErrorReason)> {
    let prefix = "entries[0].";
    let fields = refused(request(vec![entry])).into_iter();
    fields
        .map(|(path, reason)| (path.strip_prefix(prefix).unwrap().to_owned(), reason))
        .collect()
}

fn only(path: &str, reason: ErrorReason) -> Vec<(String, ErrorReason)> {
    vec![(path.to_owned(), reason)]
}

#[test]
fn a_session_without_entries_says_how_to_begin() {
    let response = answer(request(Vec::new())).unwrap();
    let context = response.next_context.unwrap();
    assert_eq!(context.pflichtsolo_seats, [1, 2, 3, 4]);
    assert_eq!(context.games_left, Some(24));
    assert_eq!(context.places, [2, 3, 4, 1]);
    assert_eq!(response.next_dealer, i32::from(v1::Place::Place0));
    assert_eq!(response.standings.len(), 4);
    assert!(response.lines.is_empty() && response.failed_checks.is_empty());
}

#[test]
fn every_entry_has_a_line() {
    let entries = vec![
        settled(|_| ()),
        E::Redeal(v1::SessionRedeal::default()),
        E::Penalty(v1::SessionPenalty {
            points: vec![-3, 1, 1, 1],
            note: String::new(),
        }),
        E::TimeOver(v1::SessionTimeOver {}),
    ];
    let response = answer(request(entries)).unwrap();
    let [game, redeal, penalty, time_over] = response.lines.as_slice() else {
        panic!("{:?}", response.lines);
    };
    assert_eq!((game.game_number, game.bock_factor), (1, 1));
    assert_eq!(game.points, [-1, 1, -1, 1]);
    assert!(game.settlement.is_none());
    assert_eq!(
        (redeal.game_number, redeal.dealer()),
        (0, v1::Place::Place1)
    );
    assert_eq!(redeal.places, [3, 4, 1, 2]);
    assert_eq!(penalty.totals, [-4, 2, 0, 2]);
    assert!(penalty.places.is_empty() && penalty.dealer == 0);
    assert_eq!(
        (time_over.entry, time_over.points.as_slice()),
        (3, [0; 4].as_slice())
    );
    let standing = response.standings.first().unwrap();
    assert_eq!(
        (standing.points, standing.penalty_points, standing.rank),
        (-4, -3, 4)
    );
}

#[test]
fn a_failed_check_cites_its_rule_in_the_language_asked_for() {
    let mut request = request(vec![settled(|it| it.points = vec![1, -1, 1, 0])]);
    request.set_language(v1::Language::De);
    let response = answer(request).unwrap();
    let kinds: Vec<v1::SessionCheckKind> =
        response.failed_checks.iter().map(|it| it.kind()).collect();
    assert_eq!(
        kinds,
        [
            v1::SessionCheckKind::SumZero,
            v1::SessionCheckKind::EqualParity
        ]
    );
    for check in response.failed_checks {
        let rule = check.rule.unwrap();
        assert_eq!(rule.rule_id, "SCORE-41");
        assert!(
            rule.source.contains("7.3.3") && rule.text.ends_with('.'),
            "{rule:?}"
        );
    }
}

#[test]
fn the_frame_is_read_first() {
    let mut bad = request(vec![E::TimeOver(v1::SessionTimeOver {}); 201]);
    bad.rule_set = None;
    bad.players = 3;
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
    let mut four = request(Vec::new());
    four.players = 4;
    assert!(answer(four).is_ok());
}

#[test]
fn what_is_not_served_is_named() {
    let mut five = request(Vec::new());
    five.players = 5;
    assert_eq!(missing(five), "sessions of five players");
    let bock = settled(|it| it.bock_factor = 2);
    assert_eq!(missing(request(vec![bock])), "Bock");
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
            ("entries[0].game".to_owned(), MissingField),
            ("entries[1].game.record".to_owned(), MissingField)
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
    inner.dealer = v1::Place::Place0.into();
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
        re_augen: 130,
        re_tricks: 6,
        kontra_tricks: 6,
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
        correction(0),
        correction(1),
        correction(9),
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
                harms_solist: 0,
                cards_played: 2,
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
