//! What words before the first card demand, word by word.

use super::hands::{after_an_exchange, known};
use super::standing::{hand, words};
use super::*;
use crate::card::Rank;
use crate::options::{SchweineContract, SchweineContracts, SchweineRules, ThrowCondition};
use crate::rulesets::VLN;
use crate::seat::Seat::{Second as S2, Third as S3};
use crate::worlds::count::{Count, Measure};
use crate::worlds::demand::Demand;
use crate::worlds::handover::Hidden;
use crate::worlds::way::MOST_WAYS;

#[test]
fn whatever_is_demanded_is_a_demand() {
    assert!(!Demand::NONE.is_any());
    let queens = CardSet::both(Card::CQ);
    let least = Demand {
        least: queens,
        ..Demand::NONE
    };
    let most = Demand {
        most: queens,
        ..Demand::NONE
    };
    let count = Demand {
        count: Some(Count::up_to(Measure::Augen, 70)),
        ..Demand::NONE
    };
    for demand in [least, most, count] {
        assert!(demand.is_any(), "{demand:?}");
    }
}

/// VLN with so many conditions for throwing a hand in, all for kings.
fn with_conditions(number: u8) -> RuleSet {
    let mut rules = VLN;
    rules.throwing.conditions = List::new(ThrowCondition::Kings(0));
    for kings in 1..=number {
        rules.throwing.conditions.push(ThrowCondition::Kings(kings));
    }
    rules
}

/// Each hand that was thrown in has conditions of its own, and the last seat counts in steps of
/// those of all before it.
#[test]
fn all_combinations_of_conditions_are_looked_at_one_after_the_other() {
    let (rules, budget) = (with_conditions(3), Budget::new());
    let said = words("2t 3t");
    let known = known(&rules, &said, &budget);
    assert_eq!(known.conditions(), 9);
    let kings = |conditions: usize, seat| {
        let demands = known.demands(conditions);
        demands.get(seat).count.map(|it| it.fewest)
    };
    let all: Vec<_> = (0..9)
        .map(|it| (kings(it, S2).unwrap(), kings(it, S3).unwrap()))
        .collect();
    let expected: Vec<_> = (1..=3)
        .flat_map(|third| (1..=3).map(move |second| (second, third)))
        .collect();
    assert_eq!(all, expected);
    let mut of_a_hand = known;
    *of_a_hand.hands.get_mut(S2) = Some(hand("CA CK CJ SQ HT HA HJ DA DA DT"));
    assert_eq!(of_a_hand.conditions(), 3);
}

#[test]
fn more_conditions_than_are_told_apart_leave_the_answer_open() {
    let conditions = |number, text| {
        let (rules, budget) = (with_conditions(number), Budget::new());
        let said = words(text);
        let found = known(&rules, &said, &budget).conditions();
        (found, budget.is_in_doubt())
    };
    let most = MOST_WAYS / OWNERS.len();
    assert_eq!(conditions(8, "1g"), (1, false));
    assert_eq!(conditions(8, "1t"), (8, false));
    assert_eq!(conditions(8, "1t 2t"), (most, false));
    assert_eq!(conditions(8, "1t 2t 3t"), (most, true));
}

/// Hands that have about as much of everything are none where one of them said that it is poor.
#[test]
fn hands_that_are_filled_evenly_are_what_they_said() {
    let budget = Budget::new();
    let evenly = |text: &str| {
        let said = words(text);
        let worlds = Worlds::of(known(&VLN, &said, &budget));
        let way = worlds.ways().next().unwrap();
        worlds.filled_evenly(way, S2).is_some()
    };
    assert!(evenly("1h 2s 3g 4g"));
    assert!(!evenly("1a 2s 3g 4g"));
}

/// VLN with ♦K above the Schweine, in an Armut, too.
fn with_kings() -> RuleSet {
    RuleSet {
        schweine: SchweineRules {
            above: List::of(&[Rank::King], Rank::Nine),
            contracts: SchweineContracts::of(&[SchweineContract::Armut]),
            ..VLN.schweine
        },
        ..VLN
    }
}

/// An acceptor has kept none of his pairs, the first, or both: each is told apart.
#[test]
fn pairs_in_doubt_leave_less_room_for_conditions() {
    let mut rules = with_kings();
    rules.throwing.conditions = with_conditions(8).throwing.conditions;
    for (text, kept) in [("1a 2w 1p 2c 2r 3t 4t", 2), ("1a 2w 2k 1p 2c 2r 3t 4t", 3)] {
        let (said, budget) = (words(text), Budget::new());
        let known = after_an_exchange(&rules, &said, &budget);
        assert_eq!(known.kept().count(), kept);
        assert_eq!(known.conditions(), MOST_WAYS / OWNERS.len() / kept);
        assert!(known.ways().count() <= MOST_WAYS);
        assert!(budget.is_in_doubt());
    }
}

/// The pairs that are in doubt after these words, if cards go back that are not named.
fn in_doubt(rules: &RuleSet, text: &str, returned: Option<u8>) -> Vec<(Seat, Rank)> {
    let (said, budget) = (words(text), Budget::new());
    let mut known = known(rules, &said, &budget);
    known.hidden[0] = Some(Hidden {
        returned,
        ..Hidden::default()
    });
    let pairs = known.pairs_in_doubt();
    pairs.iter().map(|it| (it.seat, it.rank)).collect()
}

#[test]
fn pairs_of_an_acceptor_are_in_doubt_from_when_he_gives_cards_back() {
    let rules = with_kings();
    let (ace, king) = ((S2, Rank::Ace), (S2, Rank::King));
    let nothing: &[(Seat, Rank)] = &[];
    for (text, expected) in [
        ("1a 2w 1p 2c 2r", &[ace][..]),
        ("1a 2w 2k 1p 2c 2r", &[ace, king]),
        // Those above count only with those below.
        ("1a 2k 1p 2c 2r", nothing),
        // Nothing has gone back yet, or had before they were declared.
        ("1a 2w 1p 2c", nothing),
        ("1a 1p 2c 2r 2w", nothing),
        // They are not the acceptor's.
        ("1a 3w 1p 2c 2r", nothing),
    ] {
        assert_eq!(in_doubt(&rules, text, Some(3)), expected, "{text}");
        assert_eq!(in_doubt(&rules, text, None), nothing, "{text}");
    }
    let mut elsewhere = rules;
    elsewhere.schweine.contracts = SchweineContracts::of(&[SchweineContract::Normal]);
    assert_eq!(in_doubt(&elsewhere, "1a 2w 1p 2c 2r", Some(3)), nothing);
}
