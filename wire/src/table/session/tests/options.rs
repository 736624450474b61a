//! Tables of five, Bock, and what other rule sets allow.

use super::*;

/// A session under the tournament rules with these options changed.
fn under(change: impl FnOnce(&mut v1::RuleSet), entries: Vec<E>) -> v1::ScoreSessionRequest {
    let mut overrides = Box::<v1::RuleSet>::default();
    change(&mut overrides);
    let mut request = request(entries);
    if let Some(rules) = &mut request.rule_set {
        rules.overrides = Some(overrides);
    }
    request
}

fn five(entries: Vec<E>) -> v1::ScoreSessionRequest {
    v1::ScoreSessionRequest {
        players: Some(5),
        ..request(entries)
    }
}

fn bock(rules: &mut v1::RuleSet) {
    rules.bock = Some(v1::Bock {
        triggers: vec![
            v1::BockTrigger::Tie120.into(),
            v1::BockTrigger::SoloLost.into(),
        ],
        factor: 2,
        games: None,
        append: v1::BockAppend::Append.into(),
    });
}

fn counts(request: &v1::ScoreSessionRequest, augen: u32, factor: Option<u32>) -> E {
    E::Game(game(G::Counts(v1::GameCounts {
        rule_set: request.rule_set.clone(),
        kind: v1::CountedGame::TwoAgainstTwo.into(),
        re_seats: vec![1, 3],
        re_augen: Some(augen),
        re_tricks: Some(6),
        kontra_tricks: Some(6),
        bock_factor: factor,
        ..v1::GameCounts::default()
    })))
}

fn kinds(response: &v1::ScoreSessionResponse) -> Vec<(u32, v1::SessionCheckKind)> {
    let checks = response.failed_checks.iter();
    checks.map(|it| (it.entry, it.kind())).collect()
}

#[test]
fn who_deals_at_a_table_of_five_sits_out() {
    let game = settled(|it| it.points = vec![3, -3, 3, -3]);
    let penalty = E::Penalty(v1::SessionPenalty {
        points: vec![1, 1, 1, 1, -4],
        note: String::new(),
    });
    let response = answer(five(vec![game, penalty])).unwrap();
    let line = response.lines.first().unwrap();
    assert_eq!(
        (line.dealer(), &line.places[..]),
        (v1::Place::Place1, &[2, 3, 4, 5][..])
    );
    assert_eq!(line.points, [0, 3, -3, 3, -3]);
    let standings: Vec<_> = response
        .standings
        .iter()
        .map(|it| (it.points, it.games, it.rank))
        .collect();
    assert_eq!(
        standings,
        [(1, 0, 3), (4, 1, 1), (-2, 1, 4), (4, 1, 1), (-7, 1, 5)]
    );
    assert_eq!(kinds(&response), []);
    let next = response.next_context.as_ref().unwrap();
    assert_eq!(
        (&next.places[..], next.games_left),
        (&[3, 4, 5, 1][..], Some(29))
    );
}

#[test]
fn the_place_that_is_missing_deals() {
    let played = |places: Vec<i32>| {
        let mut record = beginning(48).unwrap();
        record.context = Some(v1::GameContext {
            places,
            ..v1::GameContext::default()
        });
        five(vec![E::Game(game(G::Record(record)))])
    };
    let response = answer(played(vec![4, 5, 1, 2])).unwrap();
    assert_eq!(response.lines.first().unwrap().dealer(), v1::Place::Place3);
    assert_eq!(kinds(&response), [(0, v1::SessionCheckKind::Dealer)]);
    assert_eq!(response.next_dealer(), v1::Place::Place4);
    assert_eq!(
        refused(played(vec![1, 2, 4, 5])),
        only(
            "entries[0].game.record.context.places",
            ErrorReason::ContradictoryFields
        )
    );
    assert_eq!(
        refused(five(vec![E::Penalty(v1::SessionPenalty {
            points: vec![1, 1, 1, -3],
            note: String::new(),
        })])),
        only(
            "entries[0].penalty.points",
            ErrorReason::ColumnLengthMismatch
        )
    );
}

#[test]
fn a_tie_starts_a_block_of_bock_games() {
    let empty = under(bock, Vec::new());
    let games = vec![
        counts(&empty, 120, None),
        counts(&empty, 130, None),
        counts(&empty, 130, Some(1)),
        E::Redeal(v1::SessionRedeal::default()),
        counts(&empty, 130, Some(2)),
    ];
    let response = answer(under(bock, games)).unwrap();
    let lines = response.lines.iter();
    let factors: Vec<u32> = lines.map(|it| it.bock_factor).collect();
    assert_eq!(factors, [1, 2, 1, 1, 2]);
    let second = response.lines.get(1).unwrap();
    assert_eq!(second.points, [2, -2, 2, -2]);
    let settlement = second.settlement.as_ref().unwrap();
    assert_eq!((settlement.bock_factor, settlement.value), (2, 2));
    let cited = settlement.decided_by.last();
    assert_eq!(cited.map(|it| it.rule_id.as_str()), Some("SCORE-42"));
    // What is stated is settled as stated, and noticed.
    assert_eq!(kinds(&response), [(2, v1::SessionCheckKind::BockFactor)]);
    assert_eq!(response.next_context.unwrap().bock_factor, Some(2));
}

#[test]
fn a_settlement_made_elsewhere_may_start_bock_games() {
    let lost = settled(|it| {
        it.result = v1::GameResult::KontraWon.into();
        it.re_seats = vec![2];
        it.points = vec![1, -3, 1, 1];
        it.contract = Some(v1::Contract {
            kind: v1::ContractKind::Solo.into(),
            seat: 2,
            solo: v1::Solo::Damen.into(),
            ..v1::Contract::default()
        });
    });
    let factors = |entries: Vec<E>| {
        let response = answer(under(bock, entries)).unwrap();
        response.next_context.unwrap().bock_factor
    };
    assert_eq!(factors(vec![lost]), Some(2));
    assert_eq!(factors(vec![settled(|_| ())]), None);
    let party = |augen| {
        Some(v1::PartyResult {
            augen,
            tricks: 6,
            ..v1::PartyResult::default()
        })
    };
    let tie = settled(|it| (it.re, it.kontra) = (party(120), party(120)));
    assert_eq!(factors(vec![tie]), Some(2));
}

#[test]
fn points_of_a_solo_need_not_sum_to_zero() {
    let solo = || {
        settled(|it| {
            it.re_seats = vec![2];
            it.points = vec![-1, 2, -1, -1];
            it.contract = Some(v1::Contract {
                kind: v1::ContractKind::Solo.into(),
                seat: 2,
                solo: v1::Solo::Damen.into(),
                ..v1::Contract::default()
            });
        })
    };
    let twice = |rules: &mut v1::RuleSet| rules.score_solo_multiplier = Some(2);
    assert_eq!(kinds(&answer(under(twice, vec![solo()])).unwrap()), []);
    assert_eq!(kinds(&answer(request(vec![solo()])).unwrap()).len(), 2);
    let plus = |rules: &mut v1::RuleSet| rules.set_score_counting(v1::ScoreCounting::Plus);
    let only_plus = settled(|it| it.points = vec![1, 0, 1, 0]);
    assert_eq!(kinds(&answer(under(plus, vec![only_plus])).unwrap()), []);
}

#[test]
fn a_redeal_has_a_reason_of_the_rule_set() {
    let redeal = |reason: v1::RedealReason| {
        E::Redeal(v1::SessionRedeal {
            reason: reason.into(),
            ..v1::SessionRedeal::default()
        })
    };
    let armut = |rules: &mut v1::RuleSet| {
        rules.set_armut(v1::ArmutMode::Redeal);
        let order = [
            v1::VorbehaltRank::Pflichtsolo,
            v1::VorbehaltRank::Lustsolo,
            v1::VorbehaltRank::Armut,
            v1::VorbehaltRank::Hochzeit,
        ];
        rules.vorbehalt_order = Some(v1::VorbehaltRankList {
            values: order.map(Into::into).to_vec(),
        });
    };
    answer(under(armut, vec![redeal(v1::RedealReason::Armut)])).unwrap();
    let refused_reason = only("entries[0].redeal.reason", ErrorReason::ContradictoryFields);
    let refuses = |reason| refused(under(armut, vec![redeal(reason)]));
    assert_eq!(refuses(v1::RedealReason::ArmutRefused), refused_reason);
    assert_eq!(refuses(v1::RedealReason::Thrown), refused_reason);
    assert_eq!(
        refused(request(vec![redeal(v1::RedealReason::Armut)])),
        refused_reason
    );
}

#[test]
fn open_pflichtsoli_have_their_kinds() {
    let kinds_of = |rules: &mut v1::RuleSet| {
        rules.pflichtsolo = Some(2);
        rules.pflichtsolo_kind = Some(v1::PflichtsoloKinds {
            color: 1,
            picture: 0,
        });
    };
    let response = answer(under(kinds_of, Vec::new())).unwrap();
    let next = response.next_context.unwrap();
    assert_eq!(next.pflichtsolo_seats, [1, 1, 2, 2, 3, 3, 4, 4]);
    let (color, free) = (v1::PflichtsoloSlot::Color, v1::PflichtsoloSlot::Free);
    let slots: Vec<i32> = [color, free].map(i32::from).repeat(4);
    assert_eq!(next.pflichtsolo_slots, slots);
}

/// Rules that say nothing of lists say so by the rule that stands for that, and in its words.
#[test]
fn a_pflichtsolo_where_nothing_is_said_of_lists() {
    let mut request = request(vec![settled(|it| {
        it.contract = Some(v1::Contract {
            kind: v1::ContractKind::Solo.into(),
            seat: 1,
            solo: v1::Solo::Damen.into(),
            duty: v1::SoloDuty::Pflichtsolo.into(),
            ..v1::Contract::default()
        });
        it.re_seats = vec![1];
        it.points = vec![9, -3, -3, -3];
    })]);
    request.rule_set = rule_set("vln");
    request.set_language(v1::Language::De);
    let response = answer(request.clone()).unwrap();
    let [check] = response.failed_checks.as_slice() else {
        panic!("{:?}", response.failed_checks);
    };
    assert_eq!(check.kind(), v1::SessionCheckKind::Pflichtsolo);
    let rule = check.rule.as_ref().unwrap();
    assert_eq!(rule.rule_id, "LIST-11");
    assert!(rule.text.contains("Pflichtsoli"), "{}", rule.text);

    request.entries = vec![v1::SessionEntry {
        entry: Some(E::TimeOver(v1::SessionTimeOver {})),
    }];
    let failure = answer(request).unwrap_err();
    let fields = failure.into_fields();
    let message = &fields.first().unwrap().problem;
    assert!(message.ends_with("could end (LIST-11)"), "{message}");
}
