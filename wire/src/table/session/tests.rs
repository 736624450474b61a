use doko_proto::v1::ErrorReason;
use doko_proto::v1::session_entry::Entry as E;
use doko_proto::v1::session_game::Game as G;

use super::*;
use crate::answer;

mod bounds;
mod checks;
mod dealt_again;
mod faulty;
mod hands;
mod options;
mod pieces;
mod reading;

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

/// The fields that are refused, with their reasons.
fn refused(request: v1::ScoreSessionRequest) -> Vec<(String, ErrorReason)> {
    let Failure { fields, .. } = answer(request).unwrap_err();
    fields.into_iter().map(|it| (it.path, it.reason)).collect()
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
    assert_eq!(response.next_dealer, i32::from(v1::Place::Place1));
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
    assert_eq!(game.game_number, Some(1));
    assert!(response.lines.iter().all(|it| it.bock_factor == 1));
    assert_eq!(game.points, [-1, 1, -1, 1]);
    assert!(game.settlement.is_none());
    assert_eq!(
        (redeal.game_number, redeal.dealer()),
        (None, v1::Place::Place2)
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

/// The beginning of a game that people played, in which Re announced nothing.
fn beginning(plays: usize) -> Option<v1::GameRecord> {
    let cards = |text: &str| -> Vec<i32> {
        let cards = text.split(' ').map(|it| it.parse().unwrap());
        cards.map(crate::encode::card).collect()
    };
    let mut all = cards(
        "HT DJ CJ DA DA SQ DQ HT HA ST H9 H9 DT CQ HJ HQ D9 SJ S9 CQ D9 SQ SJ SK DK DQ CK DJ CA \
         CA CK DK HJ C9 C9 DT HQ HK SK ST CJ CT SA CT S9 SA HA HK",
    );
    all.truncate(plays);
    Some(v1::GameRecord {
        rule_set: rule_set("ddv-tsr"),
        hand_1: cards("CQ CJ ST SQ S9 HT HQ HJ DA DK DK D9"),
        hand_2: cards("CA CT C9 SA SQ SJ SJ HK HJ H9 DQ DJ"),
        hand_3: cards("CA CK CJ C9 SA SK SK S9 HA HQ H9 DQ"),
        hand_4: cards("CT CK CQ ST HA HT HK DA DT DT DJ D9"),
        said_seats: vec![1, 2, 3, 4],
        said_words: vec![v1::SaidWord::Gesund.into(); 4],
        plays: all,
        ..v1::GameRecord::default()
    })
}

#[test]
fn a_context_that_states_nothing_is_none() {
    let played = |context: Option<v1::GameContext>| {
        let mut record = beginning(48).unwrap();
        record.context = context;
        answer(request(vec![E::Game(game(G::Record(record)))])).unwrap()
    };
    let absent = played(None);
    assert_eq!(absent.failed_checks, []);
    assert_eq!(played(Some(v1::GameContext::default())), absent);
    let stated = played(Some(v1::GameContext {
        bock_factor: Some(1),
        ..v1::GameContext::default()
    }));
    let kinds: Vec<_> = stated.failed_checks.iter().map(|it| it.kind()).collect();
    assert_eq!(kinds, [v1::SessionCheckKind::Pflichtsolo]);
}

/// A Vorführung is one of a Pflichtsolo that is open; one alone is a context all the same.
#[test]
fn a_vorfuehrung_without_a_pflichtsolo_is_refused() {
    let mut record = beginning(48).unwrap();
    record.context = Some(v1::GameContext {
        vorfuehrung_seat: 1,
        ..v1::GameContext::default()
    });
    assert_eq!(
        refused(request(vec![E::Game(game(G::Record(record)))])),
        only(
            "entries[0].game.record.context.vorfuehrung_seat",
            ErrorReason::ContradictoryFields
        )
    );
}

fn broken_off(plays: u32, by: i32) -> E {
    E::BrokenOff(v1::SessionBrokenOff {
        record: beginning(usize::try_from(plays).unwrap()),
        offence: Some(v1::Offence {
            offender: by,
            kind: v1::OffenceKind::Other.into(),
            class_of_effect: v1::OffenceClass::Grave.into(),
            harms_soloist: 0,
            cards_played: Some(plays),
            ..v1::Offence::default()
        }),
    })
}

#[test]
fn a_settled_game_that_was_broken_off_shows_its_settlement() {
    let response = answer(request(vec![broken_off(32, 2)])).unwrap();
    let line = response.lines.first().unwrap();
    let settlement = line.settlement.as_ref().unwrap();
    assert_eq!(settlement.points, [4, -4, -4, 4]);
    let mut rules = settlement.decided_by.iter().map(|it| it.rule_id.as_str());
    assert_eq!(rules.next_back(), Some("PEN-8"));
    assert_eq!(
        (line.game_number, line.points.as_slice()),
        (Some(1), [5, 5, -7, -3].as_slice())
    );
}

#[test]
fn a_correction_of_a_settled_game_that_was_broken_off_is_checked_with_it() {
    let correction = E::Correction(v1::SessionCorrection {
        entry: Some(0),
        points: vec![1, 0, 0, 0],
        note: String::new(),
    });
    let plain = answer(request(vec![broken_off(32, 2)])).unwrap();
    let corrected = answer(request(vec![broken_off(32, 2), correction])).unwrap();
    let sums = |response: &v1::ScoreSessionResponse| {
        let mut kinds = response.failed_checks.iter().map(v1::SessionCheck::kind);
        kinds.any(|it| it == v1::SessionCheckKind::SumZero)
    };
    assert_eq!((sums(&plain), sums(&corrected)), (false, true));
    let penalties = |response: &v1::ScoreSessionResponse| {
        let standings = response.standings.iter().map(|it| it.penalty_points);
        standings.collect::<Vec<_>>()
    };
    assert_eq!(penalties(&plain), penalties(&corrected));
}

#[test]
fn a_game_broken_off_that_states_its_context_was_played_in_that_one() {
    let kinds = |context| {
        let E::BrokenOff(mut entry) = broken_off(32, 2) else {
            panic!("no game broken off");
        };
        if let Some(record) = &mut entry.record {
            record.context = context;
        }
        let response = answer(request(vec![E::BrokenOff(entry)])).unwrap();
        let line = response.lines.first().unwrap();
        assert_eq!(line.points, [5, 5, -7, -3]);
        let checks = response.failed_checks.iter();
        (
            line.bock_factor,
            checks.map(|it| it.kind()).collect::<Vec<_>>(),
        )
    };
    assert_eq!(kinds(None), (1, vec![]));
    let stated = v1::GameContext {
        pflichtsolo_seats: vec![1],
        ..v1::GameContext::default()
    };
    // In the first game of a list every player has a Pflichtsolo before him.
    let wrong = vec![v1::SessionCheckKind::Pflichtsolo];
    assert_eq!(kinds(Some(stated)), (1, wrong));
}

#[test]
fn who_names_the_places_only_has_not_said_what_the_list_asks_for() {
    let played = |context| {
        let mut record = beginning(48).unwrap();
        record.context = Some(context);
        let entries = vec![E::Game(game(G::Record(record)))];
        let response = answer(request(entries)).unwrap();
        let kinds = response.failed_checks.iter().map(v1::SessionCheck::kind);
        kinds.collect::<Vec<_>>()
    };
    let places = v1::GameContext {
        places: vec![2, 3, 4, 1],
        ..v1::GameContext::default()
    };
    assert_eq!(played(places.clone()), []);
    let first_list_game = v1::GameContext {
        pflichtsolo_seats: vec![1],
        ..places
    };
    assert_eq!(played(first_list_game), [v1::SessionCheckKind::Pflichtsolo]);
}

#[test]
fn an_offence_in_a_game_decided_before_it_ends_nothing() {
    let entries = vec![settled(|_| ()), broken_off(45, 2)];
    assert_eq!(
        refused(request(entries)),
        only(
            "entries[1].broken_off.offence",
            ErrorReason::ContradictoryFields
        )
    );
}
