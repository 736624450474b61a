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
        view: v1::View::Everything.into(),
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
    refused_with(kind, specials, |_| ())
}

fn refused_with(
    kind: v1::CountedGame,
    specials: Vec<v1::CountedSpecial>,
    change: impl FnOnce(&mut v1::GameCounts),
) -> Vec<(String, ErrorReason, String)> {
    let mut request = score(kind, specials);
    if let Some(v1::score_game_request::Source::Counts(counts)) = &mut request.source {
        change(counts);
    }
    let failure = doko_wire::answer(request).err();
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
fn a_special_point_has_a_number_and_counts_in_the_rule_set() {
    for number in 1..=8 {
        let mut stated = vec![special(number, Party::Re, None)];
        if number == i32::from(P::FuchsCaughtLast) {
            stated.push(of(P::Fuchs, Party::Re, 1)); // it is one, too
        }
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
    for number in 9..=13 {
        let problem = "must be a special point of this rule set: FUCHS, DOPPELKOPF, KARLCHEN, \
                       KARLCHEN_CAUGHT, FUCHS_LAST, FUCHS_CAUGHT_LAST, DULLE or HERZSTICH";
        let other = field(ErrorReason::MalformedField, problem);
        assert_eq!(second(number), other, "{number}");
    }
    for number in [14, 127, i32::MAX, -1] {
        let unknown = field(
            ErrorReason::UnknownEnumValue,
            "must name a value of its enum, 1 to 13",
        );
        assert_eq!(second(number), unknown, "{number}");
    }
    assert_eq!(second(0), field(ErrorReason::MissingField, "is required"));
}

#[test]
fn no_point_is_made_more_often_than_a_game_can_have_it() {
    for (point, most) in [
        (P::Fuchs, 2),
        (P::Doppelkopf, 2), // with 120 Augen: three have 124
        (P::Karlchen, 1),
        (P::KarlchenCaught, 2),
        (P::FuchsLast, 1),
        (P::FuchsCaughtLast, 2),
        (P::Dulle, 1),
        (P::Herzstich, 1),
    ] {
        let mut stated = vec![of(point, Party::Re, most)];
        if point == P::FuchsCaughtLast {
            stated.push(of(P::Fuchs, Party::Re, most));
        }
        assert_eq!(refused(TWO, stated), [], "{point:?}");
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
        of(P::KarlchenCaught, Party::Re, 1),
        of(P::FuchsCaughtLast, Party::Re, 1),
        of(P::Dulle, Party::Re, 1),
        of(P::Herzstich, Party::Re, 1),
    ];
    let mut request = score(TWO, all.to_vec());
    if let Some(v1::score_game_request::Source::Counts(counts)) = &mut request.source {
        counts.re_augen = Some(180);
    }
    let response = doko_wire::answer(request).unwrap();
    let Some(v1::score_game_response::Outcome::Settlement(settlement)) = response.outcome else {
        panic!("{response:?}");
    };
    let of_tricks = settlement.items.iter().filter(|item| item.trick.is_none());
    let points = of_tricks.filter(|item| item.party == i32::from(Party::Re));
    assert_eq!(
        points.map(|item| item.points).sum::<i32>(),
        12, // won, and below 90
        "{settlement:?}"
    );
    // Three tricks of hearts only where none of them is trump.
    let hearts = |kind| refused(kind, vec![of(P::Herzstich, Party::Re, 3)]).len();
    assert_eq!((hearts(TWO), hearts(v1::CountedGame::Solo)), (1, 0));
}

/// What is wrong with the special points as a whole.
fn as_a_whole(problem: &str) -> [(String, ErrorReason, String); 1] {
    let path = "counts.specials".to_owned();
    [(path, ErrorReason::ContradictoryFields, problem.to_owned())]
}

/// A fox and a Karlchen are two cards, and one trick has one winner.
#[test]
fn the_last_trick_is_won_once() {
    let (re, kontra) = (Party::Re, Party::Kontra);
    let twice = as_a_whole("gives the last trick to two cards or to both parties");
    let both = |one, party, other, of_whom| {
        let specials = vec![of(one, party, 1), of(other, of_whom, 1)];
        refused(TWO, specials)
    };
    assert_eq!(both(P::Karlchen, re, P::FuchsLast, re), twice);
    assert_eq!(both(P::FuchsLast, kontra, P::Karlchen, kontra), twice);
    assert_eq!(both(P::Karlchen, re, P::KarlchenCaught, kontra), twice);
    assert_eq!(both(P::KarlchenCaught, re, P::FuchsLast, kontra), twice);
    assert_eq!(
        both(P::FuchsLast, re, P::KarlchenCaught, re),
        twice,
        "♣J is higher"
    );
    assert_eq!(both(P::FuchsLast, re, P::Fuchs, re), []);
    // Whoever caught a fox earlier may lose the last trick.
    assert_eq!(both(P::Karlchen, re, P::Fuchs, kontra), []);
}

#[test]
fn a_party_has_tricks_for_its_points() {
    let made = |point, count, [augen, tricks]: [u32; 2]| {
        let specials = vec![of(point, Party::Re, count)];
        refused_with(TWO, specials, |it| {
            it.re_augen = Some(augen);
            it.re_tricks = Some(tricks);
            it.kontra_tricks = Some(12 - tricks);
        })
    };
    let of_re = as_a_whole("gives Re special points that its tricks cannot hold");
    assert_eq!(made(P::Fuchs, 2, [0, 0]), of_re);
    assert_eq!(made(P::Fuchs, 2, [22, 1]), []);
    assert_eq!(made(P::Doppelkopf, 2, [80, 2]), []);
    assert_eq!(made(P::Doppelkopf, 2, [79, 2]), of_re);
    assert_eq!(made(P::Doppelkopf, 1, [40, 1]), []);
    assert_eq!(made(P::Doppelkopf, 1, [39, 1]), of_re);
    assert_eq!(made(P::Fuchs, 2, [21, 5]), of_re, "11 Augen each");
    assert_eq!(made(P::Karlchen, 1, [1, 3]), of_re);
    assert_eq!(made(P::Karlchen, 1, [2, 1]), []);
    assert_eq!(
        made(P::Karlchen, 1, [36, 1]),
        of_re,
        "with three aces it is 35"
    );
    assert_eq!(made(P::Herzstich, 1, [31, 1]), of_re);
}

/// A trick with a ♣J is no Doppelkopf, and one with plain hearts is nothing else.
#[test]
fn a_trick_is_only_what_it_can_be() {
    let of_tricks = |points: &[P], tricks: u32| {
        let specials = points.iter().map(|&it| of(it, Party::Re, 1));
        let found = refused_with(TWO, specials.collect(), |it| {
            it.re_augen = Some(30 * tricks + 12);
            it.re_tricks = Some(tricks);
            it.kontra_tricks = Some(12 - tricks);
        });
        found.is_empty()
    };
    for (points, least) in [
        (&[P::Doppelkopf, P::Karlchen][..], 2),
        (&[P::Doppelkopf, P::KarlchenCaught], 2),
        (&[P::Doppelkopf, P::FuchsLast], 1),
        (&[P::Doppelkopf, P::Dulle], 1),
        (&[P::FuchsLast, P::Dulle], 2),
        (&[P::Karlchen, P::Dulle], 2),
        (&[P::Fuchs, P::FuchsCaughtLast, P::Dulle], 1),
        (&[P::Doppelkopf, P::Herzstich], 2),
    ] {
        let enough = (1..=3).find(|&tricks| of_tricks(points, tricks));
        assert_eq!(enough, Some(least), "{points:?}");
    }
}

/// Two ♣J and two ♦A are in the deck, and the others play one card each to a trick.
#[test]
fn no_card_makes_two_points_that_exclude_each_other() {
    let re = |points: &[(P, u32)]| {
        let specials = points.iter().map(|&(it, count)| of(it, Party::Re, count));
        refused(TWO, specials.collect())
    };
    let cards = as_a_whole("takes more than two jacks of clubs or aces of diamonds");
    assert_eq!(re(&[(P::Karlchen, 1), (P::KarlchenCaught, 2)]), cards);
    assert_eq!(re(&[(P::Karlchen, 1), (P::KarlchenCaught, 1)]), []);
    assert_eq!(re(&[(P::FuchsLast, 1), (P::Fuchs, 2)]), cards);
    let foxes = [(P::Fuchs, 2), (P::FuchsCaughtLast, 2)];
    assert_eq!(re(&foxes), []);
    let many = as_a_whole("gives Re more cards of the last trick than the others play to it");
    assert_eq!(re(&[foxes[0], foxes[1], (P::KarlchenCaught, 1)]), many);
    assert_eq!(re(&[foxes[0], foxes[1], (P::Karlchen, 1)]), []);
    let no_fox = as_a_whole("gives Re a Fuchs of the last trick that is not among its Füchse");
    assert_eq!(re(&[(P::FuchsCaughtLast, 1)]), no_fox);
}

/// A point that a rule set does not know is answered with those that it knows, in the order
/// of their numbers.
#[test]
fn only_points_of_the_rule_set_are_stated() {
    let known = |points: &[P], bock: &[v1::BockTrigger]| {
        let specials = vec![of(P::FuchsLast, Party::Re, 1)];
        let found = refused_with(TWO, specials, |it| {
            let reference = it.rule_set.get_or_insert_default();
            let overrides = reference.overrides.get_or_insert_default();
            overrides.score_sonder = Some(v1::SpecialPointList {
                values: points.iter().copied().map(i32::from).collect(),
            });
            let triggers: Vec<i32> = bock.iter().copied().map(i32::from).collect();
            let games = (!triggers.is_empty()).then(|| v1::Bock {
                triggers,
                factor: 2,
                games: Some(4),
                append: v1::BockAppend::Append.into(),
            });
            overrides.bock = Some(games.unwrap_or_default());
        });
        let [(path, reason, problem)] = found.as_slice() else {
            panic!("{found:?}");
        };
        assert_eq!(path, "counts.specials[0].kind");
        assert_eq!(*reason, ErrorReason::MalformedField);
        problem.clone()
    };
    assert_eq!(
        known(&[P::Karlchen, P::Fuchs, P::FuchsCaughtLast], &[]),
        "must be a special point of this rule set: FUCHS, KARLCHEN or FUCHS_CAUGHT_LAST"
    );
    assert_eq!(
        known(&[P::Dulle], &[]),
        "must be the special point of this rule set: DULLE"
    );
    // A Herzstich that starts Bock games is stated although it is no point.
    assert_eq!(
        known(&[], &[v1::BockTrigger::Herzstich]),
        "must be the special point of this rule set: HERZSTICH"
    );
    assert_eq!(
        known(&[], &[]),
        "must not be there: this rule set has no special points"
    );
}
