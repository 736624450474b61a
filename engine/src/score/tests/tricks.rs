//! What tricks bring, card by card.

use std::vec::Vec;

use super::super::special::specials_of;
use super::*;
use crate::card::Card;
use crate::contract::Solo;
use crate::options::{KarlchenCaughtBy, PairLast, PairsLast, SpecialPoint, SpecialPoints};
use crate::order::CardOrder;
use crate::party::Parties;
use crate::trick::{CompletedTrick, Trick};

/// A trick that the first seat has led, under the rule that the second ♥10 wins.
fn trick(rules: &RuleSet, cards: &str, last: bool) -> CompletedTrick {
    let mut trick = Trick::new(Seat::First);
    for card in cards.split(' ') {
        let card = card.parse().unwrap();
        trick.put(
            card,
            0,
            CardOrder::of_solo(Solo::Karo),
            rules.dulle_tie,
            last,
        );
    }
    trick.finish().unwrap()
}

/// What the last trick, or one that is not the last, brings to whom. Re are the
/// first and the third seat.
fn points(rules: &RuleSet, trick: CompletedTrick, last: bool) -> Vec<(SpecialPoint, Party)> {
    let filler = CompletedTrick {
        cards: [Card::CK; 4],
        raised: [0; 4],
        ..trick
    };
    let mut tricks = [filler; 12];
    let hand_size = usize::from(rules.deck.hand_size());
    let place = if last { hand_size - 1 } else { 0 };
    tricks[place] = trick;
    let parties = Parties::pair(Seat::First, Seat::Third);
    let order = CardOrder::of_solo(Solo::Karo);
    let augen_free = CompletedTrick { augen: 0, ..filler };
    for (i, other) in tricks.iter_mut().enumerate() {
        if i != place {
            *other = augen_free;
        }
    }
    let made = specials_of(rules, order, &tricks[..hand_size], &parties, &[]);
    for special in made.iter() {
        assert_eq!(special.trick, u8::try_from(place + 1).ok());
        assert_eq!(special.seat, Some(trick.winner));
    }
    made.iter().map(|it| (it.point, it.party)).collect()
}

fn of(cards: &str, last: bool) -> Vec<(SpecialPoint, Party)> {
    points(&VLN, trick(&VLN, cards, last), last)
}

use Party::{Kontra, Re};
use SpecialPoint::{
    Doppelkopf, Dulle, Fuchs, FuchsCaughtLast, FuchsLast, Herzstich, Karlchen, KarlchenCaught,
};

#[test]
fn a_fuchs_is_caught_by_opponents_only() {
    assert_eq!(of("DA DJ DK DT", false), [(Fuchs, Kontra)]);
    assert_eq!(of("DA DK DJ DT", false), []);
    assert_eq!(of("DA DA DJ DJ", false), [(Fuchs, Re)]);
    assert_eq!(of("DA DK DT DK", false), []);
}

#[test]
fn one_card_brings_several_points_in_the_last_trick() {
    // K-18: the ♣J of opponents wins and holds a ♦A of Re.
    assert_eq!(
        of("DA CJ DK DT", true),
        [
            (Fuchs, Kontra),
            (FuchsCaughtLast, Kontra),
            (Karlchen, Kontra)
        ]
    );
    // K-19: the ♣J of Re beats a later ♣J of Kontra.
    assert_eq!(
        of("CJ CJ DK DT", true),
        [(Karlchen, Re), (KarlchenCaught, Re)]
    );
    assert_eq!(of("CJ CQ CJ DT", true), [(KarlchenCaught, Kontra); 2]);
    assert_eq!(of("CJ CQ CJ DT", false), []);
    // A ♦A wins the last trick over the other one.
    assert_eq!(
        of("DA DA DK DT", true),
        [(Fuchs, Re), (FuchsLast, Re), (FuchsCaughtLast, Re)]
    );
    // Those of the winner's party bring nothing more.
    assert_eq!(of("CJ DK CJ DT", true), [(Karlchen, Re)]);
}

#[test]
fn schweine_are_no_fuechse() {
    let mut schwein = trick(&VLN, "DA HT DK DT", true);
    schwein.winner = Seat::First;
    schwein.raised = [1, 0, 0, 0];
    assert_eq!(points(&VLN, schwein, true), []);
    // Of two ♦A the one that was not raised is a Fuchs.
    let mut one = trick(&VLN, "DA DA DK DT", true);
    one.raised = [1, 0, 0, 0];
    assert_eq!(
        points(&VLN, one, true),
        [(Fuchs, Re), (FuchsCaughtLast, Re)]
    );
}

#[test]
fn karlchen_may_be_caught_by_one_card_only() {
    let rules = rules(VLN, |score| {
        score.karlchen_only_by = KarlchenCaughtBy::DiamondQueen;
    });
    let caught = |cards| points(&rules, trick(&rules, cards, true), true);
    assert_eq!(caught("CJ CQ DK DT"), []);
    assert_eq!(caught("CJ DQ DK DT"), [(KarlchenCaught, Kontra)]);
    assert_eq!(caught("CJ CJ DK DT"), [(Karlchen, Re)]);
}

#[test]
fn the_later_dulle_catches_that_of_an_opponent() {
    assert_eq!(of("HT HT DK DT", false), [(Dulle, Kontra)]);
    // K-20: of partners.
    assert_eq!(of("HT DQ HT DT", false), []);
    // K-21: a Schwein lies above both.
    let mut beaten = trick(&VLN, "HT HT DA DK", false);
    beaten.winner = Seat::Third;
    beaten.raised = [0, 0, 1, 0];
    assert_eq!(points(&VLN, beaten, false), []);
    // Where the first one wins nothing is caught.
    let first = trick(&DDV_TSR, "HT HT DK DT", false);
    assert_eq!(points(&DDV_TSR, first, false), []);
}

#[test]
fn a_herzstich_is_four_plain_hearts() {
    // K-22 and K-23.
    assert_eq!(of("HK HA HA HK", false), [(Herzstich, Kontra)]);
    assert_eq!(of("HA HK HA HT", false), []);
    assert_eq!(of("HA HK HA CA", false), []);
}

#[test]
fn forty_augen_are_a_doppelkopf() {
    assert_eq!(of("ST ST CT CT", false), [(Doppelkopf, Re)]);
    assert_eq!(of("SA SA CA SK", false), []);
}

/// The tricks are led by the first seat, and Re are the first and the third one.
#[test]
fn house_rules_know_more_special_points() {
    use Party::Re;
    use SpecialPoint::{Fuchs, FuchsCaughtLast, FuchsLast, Kaffeekraenzchen, Karlchen};
    use SpecialPoint::{KarlchenCaught, Klabautermann};
    let pairs = rules(VLN, |score| {
        score.pairs_last = PairsLast::of(&[PairLast::Fuchs, PairLast::Karlchen]);
        score.special_points = SpecialPoints::of(&SpecialPoint::ALL);
    });
    let re =
        |points: &[SpecialPoint]| -> Vec<_> { points.iter().map(|&point| (point, Re)).collect() };
    for (id, cards, last, made) in [
        ("T-32", "CJ CJ D9 DK", true, re(&[Karlchen, KarlchenCaught])),
        ("T-33", "DA DK DA DK", true, re(&[FuchsLast; 2])),
        (
            "T-34",
            "DA DK DT DA",
            true,
            re(&[Fuchs, FuchsLast, FuchsCaughtLast]),
        ),
        ("both", "CJ D9 CJ DK", true, re(&[Karlchen; 2])),
        ("T-42", "SQ DK SK D9", false, re(&[])),
        ("T-42 Dulle", "HT SK D9 SQ", false, re(&[])),
        ("T-43", "SQ SK D9 SK", false, re(&[Klabautermann; 2])),
        ("T-47", "CQ DQ HQ SQ", false, re(&[Kaffeekraenzchen])),
        ("T-47", "DA D9 CT D9", false, re(&[SpecialPoint::Gans; 2])),
    ] {
        assert_eq!(
            points(&pairs, trick(&pairs, cards, last), last),
            made,
            "{id}"
        );
    }
}

/// A point, and who has lost the card.
type Loss = (SpecialPoint, Option<Seat>);

#[test]
fn who_lost_a_caught_card_is_named() {
    let rules = rules(VLN, |score| {
        score.special_points = SpecialPoints::of(&SpecialPoint::ALL);
    });
    let (order, parties) = (
        CardOrder::of_solo(Solo::Karo),
        Parties::pair(Seat::First, Seat::Third),
    );
    let lost = |cards: &str, place: usize| -> Vec<Loss> {
        let last = place + 1 == usize::from(rules.deck.hand_size());
        let mut tricks = [trick(&rules, "CK C9 CK C9", false); 12];
        tricks[place] = trick(&rules, cards, last);
        let made = specials_of(&rules, order, &tricks[..=place.max(1)], &parties, &[]);
        made.iter().map(|it| (it.point, it.lost_by)).collect()
    };
    const LAST: usize = 9;
    let (first, second, fourth) = (Seat::First, Seat::Second, Seat::Fourth);
    let cases: [(&str, usize, &[Loss]); 7] = [
        ("DA DJ DK DT", 0, &[(Fuchs, Some(first))]),
        (
            "DJ DA DK DA",
            0,
            &[(Fuchs, Some(second)), (Fuchs, Some(fourth))],
        ),
        ("HT HT DK DK", 0, &[(Dulle, Some(first))]),
        ("DQ CJ DK DK", LAST, &[(KarlchenCaught, Some(second))]),
        (
            "DJ DA DK DK",
            LAST,
            &[(Fuchs, Some(second)), (FuchsCaughtLast, Some(second))],
        ),
        (
            "SQ SK DK DK",
            0,
            &[(SpecialPoint::Klabautermann, Some(second))],
        ),
        ("CJ DK DK DK", LAST, &[(Karlchen, None)]),
    ];
    for (cards, place, expected) in cases {
        assert_eq!(lost(cards, place), expected, "{cards}");
    }
}

#[test]
fn a_fischauge_needs_a_trump_before_it() {
    let rules = rules(DDV_TSR, |score| {
        score.special_points = SpecialPoints::of(&[SpecialPoint::Fischauge]);
    });
    let order = CardOrder::of_solo(Solo::Karo);
    let parties = Parties::pair(Seat::First, Seat::Third);
    let fischauge = trick(&DDV_TSR, "D9 H9 C9 S9", false);
    for (before, made) in [("CA CK C9 CT", 0), ("CA CK D9 CT", 1)] {
        let tricks = [trick(&DDV_TSR, before, false), fischauge];
        let specials = specials_of(&rules, order, &tricks, &parties, &[]);
        let found = specials.iter().filter(|it| it.trick == Some(2));
        let found = found.filter(|it| it.point == SpecialPoint::Fischauge);
        assert_eq!(found.count(), made);
    }
}
