//! Special points of a game given by counts: which may be stated, and how many.

use doko_proto::v1;
use v1::{ErrorReason, Party, SpecialPoint as P};

fn special(kind: i32, party: Party, count: Option<u32>) -> v1::CountedSpecial {
    v1::CountedSpecial {
        kind,
        party: party.into(),
        count,
    }
}

fn of(kind: P, party: Party, count: u32) -> v1::CountedSpecial {
    special(kind.into(), party, Some(count))
}

/// A game by rules that know all special points, in which both parties have Augen and
/// tricks enough for any of them.
fn score(kind: v1::CountedGame, specials: Vec<v1::CountedSpecial>) -> v1::ScoreGameRequest {
    let solo = kind == v1::CountedGame::Solo;
    let all = (1..=8).collect();
    v1::ScoreGameRequest {
        source: Some(v1::score_game_request::Source::Counts(v1::GameCounts {
            rule_set: Some(v1::RuleSetRef {
                source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
                overrides: Some(Box::new(v1::RuleSet {
                    score_sonder: Some(v1::SpecialPointList { values: all }),
                    ..v1::RuleSet::default()
                })),
                ..v1::RuleSetRef::default()
            }),
            kind: kind.into(),
            solo: if solo { v1::Solo::Damen.into() } else { 0 },
            re_seats: if solo { vec![1] } else { vec![1, 3] },
            re_augen: Some(120),
            re_tricks: Some(6),
            kontra_tricks: Some(6),
            specials,
            ..v1::GameCounts::default()
        })),
        ..v1::ScoreGameRequest::default()
    }
}

/// The bad fields, if there are any.
fn refused(
    kind: v1::CountedGame,
    specials: Vec<v1::CountedSpecial>,
) -> Vec<(String, ErrorReason, String)> {
    let failure = doko_wire::answer(score(kind, specials)).err();
    let fields = failure
        .map(doko_wire::Failure::into_fields)
        .unwrap_or_default();
    let fields = fields
        .into_iter()
        .map(|it| (it.path, it.reason, it.problem));
    fields.collect()
}

const TWO: v1::CountedGame = v1::CountedGame::TwoAgainstTwo;

#[test]
fn a_special_point_has_a_number_up_to_eight() {
    for number in 1..=8 {
        let stated = vec![special(number, Party::Re, None)];
        assert_eq!(refused(TWO, stated), [], "{number}");
    }
    let field = |reason, problem: &str| {
        let path = "counts.specials[1].kind".to_owned();
        [(path, reason, problem.to_owned())]
    };
    let second = |number| {
        let first = of(P::Fuchs, Party::Kontra, 1);
        refused(TWO, vec![first, special(number, Party::Re, None)])
    };
    for number in [9, 10, 11, 127, i32::MAX, -1] {
        let unknown = field(
            ErrorReason::UnknownEnumValue,
            "must name a value of its enum, 1 to 8",
        );
        assert_eq!(second(number), unknown, "{number}");
    }
    assert_eq!(second(0), field(ErrorReason::MissingField, "is required"));
}

#[test]
fn no_point_is_made_more_often_than_a_game_can_have_it() {
    for (point, most) in [
        (P::Fuchs, 2),
        (P::Doppelkopf, 3), // with 120 Augen
        (P::Karlchen, 1),
        (P::KarlchenCaught, 2),
        (P::FuchsLast, 1),
        (P::FuchsCaughtLast, 2),
        (P::Dulle, 1),
        (P::Herzstich, 1),
    ] {
        assert_eq!(
            refused(TWO, vec![of(point, Party::Re, most)]),
            [],
            "{point:?}"
        );
        for more in [most.max(4) + 1, 8, 9, 10, 11, 12] {
            let limit = if point == P::Doppelkopf { 4 } else { most };
            let found = refused(TWO, vec![of(point, Party::Re, more)]);
            let (path, reason, problem) = found.first().unwrap();
            assert_eq!(path, "counts.specials[0].count", "{point:?}");
            assert_eq!(*reason, ErrorReason::MalformedField, "{point:?}");
            let expected = format!("is more than the {limit} a game can have");
            assert_eq!(*problem, expected, "{point:?}");
        }
    }
    // Those of both parties are counted together, and whoever is one too many is named.
    let both = vec![
        of(P::Fuchs, Party::Re, 1),
        of(P::Fuchs, Party::Kontra, 1),
        of(P::Fuchs, Party::Kontra, 1),
    ];
    let paths = refused(TWO, both).into_iter().map(|it| it.0);
    assert_eq!(paths.collect::<Vec<_>>(), ["counts.specials[2].count"]);
}

#[test]
fn no_number_is_above_twelve() {
    for count in [0, 13, 1000, u32::MAX] {
        let found = refused(TWO, vec![of(P::Dulle, Party::Re, count)]);
        let (path, reason, problem) = found.first().unwrap();
        assert_eq!(path, "counts.specials[0].count", "{count}");
        assert_eq!(*reason, ErrorReason::MalformedField, "{count}");
        assert_eq!(problem, "must be 1 to 12", "{count}");
    }
}

/// All that one game can have is more than eight points, and each is counted.
#[test]
fn a_game_can_have_more_than_eight() {
    let all = [
        of(P::Fuchs, Party::Re, 2),
        of(P::Doppelkopf, Party::Re, 3),
        of(P::Karlchen, Party::Re, 1),
        of(P::KarlchenCaught, Party::Re, 2),
        of(P::FuchsCaughtLast, Party::Re, 2),
        of(P::Dulle, Party::Re, 1),
        of(P::Herzstich, Party::Re, 1),
    ];
    let response = doko_wire::answer(score(TWO, all.to_vec())).unwrap();
    let Some(v1::score_game_response::Outcome::Settlement(settlement)) = response.outcome else {
        panic!("{response:?}");
    };
    let of_tricks = settlement.items.iter().filter(|item| item.trick.is_none());
    let points = of_tricks.filter(|item| item.party == i32::from(Party::Re));
    assert_eq!(
        points.map(|item| item.points).sum::<i32>(),
        12,
        "{settlement:?}"
    );
    // Three tricks of hearts only where none of them is trump.
    let hearts = |kind| refused(kind, vec![of(P::Herzstich, Party::Re, 3)]).len();
    assert_eq!((hearts(TWO), hearts(v1::CountedGame::Solo)), (1, 0));
}
