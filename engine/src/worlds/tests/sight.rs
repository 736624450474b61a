//! What every deal shows of the hands.

use super::hands::{after_an_exchange, armut_first, known, plays};
use super::standing::{hand, words};
use super::*;
use crate::replay::Said;
use crate::rulesets::VLN;
use crate::seat::Seat::{First as S1, Second as S2, Third as S3};

const HAND: &str = "CA CT CK CQ SA SK HA HT DJ DA";

fn words_of_a_normal_game() -> Vec<Said> {
    words("1g 2g 3g 4g")
}

#[test]
fn a_hand_held_what_it_played_since() {
    let plays = plays("CA CT CK DK");
    let (said, budget) = (words_of_a_normal_game(), Budget::new());
    let mut game = known(&VLN, &said, &budget);
    game.record.plays = &plays;
    *game.hands.get_mut(S1) = Some(hand(HAND));
    let sight = Worlds::of(game).sight();
    let then = |cards: usize| {
        let before = Worlds::of(game.up_to(said.len() + cards));
        let world = before.deals(Case::ANY).next().unwrap();
        let position = before.position(world);
        [S1, S2].map(|seat| sight.hand_in(position.game(), seat))
    };
    let all = hand(HAND);
    let rest = all.minus(hand("CA"));
    assert_eq!(sight.hand(S1), Some(rest));
    assert_eq!(then(0), [(all, Some(all)), (hand("CT"), None)]);
    assert_eq!(then(1), [(rest, Some(rest)), (hand("CT"), None)]);
    assert_eq!(then(2), [(rest, Some(rest)), (CardSet::EMPTY, None)]);
}

#[test]
fn nobody_whose_hand_is_known_may_hold_an_unseen_card() {
    let (said, budget) = (words_of_a_normal_game(), Budget::new());
    let mut game = known(&VLN, &said, &budget);
    *game.hands.get_mut(S3) = Some(hand(HAND));
    let sight = Worlds::of(game).sight();
    let others: Vec<Seat> = Seat::ALL.into_iter().filter(|&it| it != S3).collect();
    for card in ["CA", "DJ", "SQ"] {
        let card: Card = card.parse().unwrap();
        assert!(sight.possible_holders(card).eq(others.iter().copied()));
    }
}

/// Of a poor player whose hand is known stays what is no trump, whichever cards he pushed.
#[test]
fn what_a_known_hand_has_kept_is_seen() {
    let (rules, said, budget) = (armut_first(), words("1a 1p 2c"), Budget::new());
    let mut game = after_an_exchange(&rules, &said, &budget);
    *game.hands.get_mut(S1) = Some(hand("CA CA SA SK SK ST HA DJ DQ DT"));
    let unseen = Worlds::of(game).sight().unseen();
    let number = |card: &str| unseen.count(card.parse().unwrap());
    assert_eq!(["CA", "SA", "CT", "DJ"].map(number), [0, 1, 2, 2]);
}
