//! What becomes of an action in the deals that fit.

use super::hands::{armut_first, known};
use super::standing::{hand, words};
use super::*;
use crate::action::{Piles, Play};
use crate::deal::{Deal, Deck};
use crate::rulesets::VLN;
use crate::seat::Seat::{First as S1, Second as S2};
use crate::worlds::ask::{Extent, Found};

const HANDS: [&str; 4] = [
    "CA CT CK CQ SA SK HA HT DJ DA",
    "CA CT CJ SA ST HK HQ DT DQ DJ",
    "CK SK SQ SQ HA HT HJ DT DK DA",
    "CQ CJ ST SJ SJ HK HQ HJ DK DQ",
];

#[test]
fn a_deal_for_each_answer_is_within_every_bound() {
    let deal = Deal::new(Deck::WithoutNines, BySeat::new(HANDS.map(hand))).unwrap();
    let piles = [Piles::default(); 2];
    let world = |there: bool| there.then_some(World { deal, piles });
    let is_beyond = |accepted, refused, extent| {
        let found = Found {
            accepted_with: world(accepted),
            refused_with: world(refused),
            extent,
            ..Found::NOTHING
        };
        found.is_beyond_bound()
    };
    for extent in [Extent::All, Extent::Some] {
        let is_some = extent == Extent::Some;
        assert!(!is_beyond(true, true, extent));
        assert_eq!(is_beyond(true, false, extent), is_some);
        assert_eq!(is_beyond(false, true, extent), is_some);
        assert_eq!(is_beyond(false, false, extent), is_some);
    }
}

/// The seat on turn is the same in every deal, so it makes no difference whether it is named.
#[test]
fn a_card_of_whoever_is_on_turn_is_looked_at_like_one_of_that_seat() {
    let said = words("1g 2g 3g 4g");
    let mut open = 0;
    for led in ["CA", "DJ", "HT"] {
        let plays = [Play {
            seat: None,
            card: led.parse().unwrap(),
        }];
        let answers = |own: bool, seat, card| {
            let budget = Budget::new();
            let mut game = known(&VLN, &said, &budget);
            game.record.plays = &plays;
            *game.hands.get_mut(S1) = own.then(|| hand(HANDS[0]));
            let found = Worlds::of(game).play(seat, card);
            (found.accepted_with.is_some(), found.refused_with.is_some())
        };
        for (own, card) in [false, true]
            .into_iter()
            .flat_map(|own| Card::ALL.map(move |card| (own, card)))
        {
            let (any, named) = (answers(own, None, card), answers(own, Some(S2), card));
            assert_eq!(any, named, "{led} {card}");
            open += u32::from(any == (true, true));
        }
    }
    assert_eq!(
        open, 120,
        "every card is legal with some deal, and not held in another"
    );
}

/// A hand that is not known may have all cards that are pushed, and no other trump: then it may
/// push them.
#[test]
fn whoever_pushes_may_have_these_cards_and_no_other_trump() {
    let rules = armut_first();
    let (said, longer) = (words("1a"), words("1a 1p"));
    let budgets = [Budget::new(), Budget::new()];
    let worlds = Worlds::of(known(&rules, &said, &budgets[0]));
    let longer = known(&rules, &longer, &budgets[1]);
    let found = worlds.say(&longer, S1, longer.record.said[1].word);
    let poor = found.accepted_with.unwrap().deal.hand(S1);
    assert!(hand("DJ SA SA").is_subset(poor));
    assert_eq!(poor.intersect(rules.normal_trumps()), hand("DJ"));
    assert!(found.refused_with.is_some());
}
