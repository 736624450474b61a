//! Hands between which cards went over.

use super::hands::{after_an_exchange, armut_first, plays};
use super::standing::{hand, words};
use super::*;
use crate::action::Extra;
use crate::card::Rank;
use crate::options::{SchweineContract, SchweineContracts, SchweineMode};
use crate::rulesets::VLN;
use crate::seat::Seat::{First as S1, Fourth as S4, Second as S2, Third as S3};

fn with_schweine_in_play() -> RuleSet {
    let mut rules = VLN;
    rules.schweine.mode = SchweineMode::AtFirstFox;
    rules.schweine.contracts = SchweineContracts::of(&[SchweineContract::Armut]);
    rules
}

/// What is known of hands once everything went over is what they have played since, and what
/// they cannot have.
#[test]
fn hands_after_an_exchange_are_bound_by_the_cards_alone() {
    let (rules, said, budget) = (
        with_schweine_in_play(),
        words("1a 2g 3g 4g 1p 2c 2r"),
        Budget::new(),
    );
    let plays = plays("CA DA SA CK HT");
    let mut game = after_an_exchange(&rules, &said, &budget);
    let extras = [Extra {
        at: 1,
        seat: S2,
        word: ExtraWord::Schweine(Rank::Ace),
        party: None,
    }];
    game.record.plays = &plays;
    game.record.extras = &extras;
    *game.hands.get_mut(S4) = Some(hand("CK CK CJ SQ SA HA HJ DT DJ DT"));
    let worlds = Worlds::of(game);
    let way = worlds.ways().next().unwrap();
    let bins = worlds.hands_after_exchange(way);
    let found: Vec<_> = bins
        .iter()
        .map(|it| (it.seat, it.size, it.least, it.most))
        .collect();
    let lacks = |cards: &str| CardSet::FULL.without(hand(cards));
    let expected = [
        (S1, 9, CardSet::EMPTY, CardSet::FULL),
        (S2, 8, hand("DA"), lacks("CA CT CK C9")),
        (S3, 9, CardSet::EMPTY, lacks("CA CT CK C9")),
    ];
    assert_eq!(found, expected);
}

/// What is declared after cards went back was kept; what was declared before may have been given.
#[test]
fn a_pair_that_is_declared_after_an_exchange_was_kept() {
    let rules = armut_first();
    let holders = |text: &str| {
        let (said, budget) = (words(text), Budget::new());
        let worlds = Worlds::of(after_an_exchange(&rules, &said, &budget));
        let holds = |seat| {
            let all = Case::holds(seat, hand("DA DA"));
            let one = Case::holds(seat, hand("DA"));
            [all, one].map(|case| worlds.deals(case).next().is_some())
        };
        [S1, S2, S3].map(holds)
    };
    let kept = [[false; 2], [true; 2], [false; 2]];
    assert_eq!(holders("1a 1p 2c 2r 2w"), kept);
    let given = [[true; 2], [true; 2], [false; 2]];
    assert_eq!(holders("1a 2w 1p 2c 2r"), given);
    assert_eq!(holders("1a 1p 2c 2w 2r"), given);
}

/// A hand that is known is as it is, also where others change cards.
#[test]
fn a_known_hand_beside_an_exchange_holds_what_it_holds() {
    let (rules, said, budget) = (armut_first(), words("1a 1p 2c 2r"), Budget::new());
    let mut open = after_an_exchange(&rules, &said, &budget);
    *open.hands.get_mut(S3) = Some(hand("CA CK CJ SQ SA HA HJ DA DA DT"));
    let worlds = Worlds::of(open);
    let is_so = |case| worlds.deals(case).next().is_some();
    assert!(is_so(Case::ANY));
    assert!(is_so(Case::holds(S3, hand("DA DA"))));
    assert!(is_so(Case::lacks(S3, hand("HT CT"))));
    assert!(!is_so(Case::holds(S3, hand("HT"))));
    assert!(!is_so(Case::lacks(S3, hand("DA"))));
}

/// Of two pairs that were declared before cards went back the first one that was not kept is void,
/// and whether the other one was kept is open then.
#[test]
fn of_two_pairs_each_may_have_been_given_back() {
    let mut rules = armut_first();
    rules.schweine.above = List::of(&[Rank::King], Rank::King);
    let (said, budget) = (words("1a 2w 2k 1p 2c 2r"), Budget::new());
    let worlds = Worlds::of(after_an_exchange(&rules, &said, &budget));
    let kept: Vec<usize> = worlds.ways().map(|way| way.kept).collect();
    assert!((0..=2).all(|it| kept.contains(&it)), "{kept:?}");
    let is_so = |case| worlds.deals(case).next().is_some();
    for poor in ["DA DA DK", "DA DK DK", "DA DA", "DK DK"] {
        assert!(is_so(Case::holds(S1, hand(poor))), "{poor}");
    }
    for own in ["DA DA DK DK", "DA DA", "DK DK"] {
        assert!(is_so(Case::holds(S2, hand(own))), "{own}");
    }
    assert!(!is_so(Case::holds(S3, hand("DA"))));
    assert!(!is_so(Case::holds(S3, hand("DK"))));
}
