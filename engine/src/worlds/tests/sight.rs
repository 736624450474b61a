//! What every deal shows of the hands.

use super::hands::{after_an_exchange, armut_first, known, plays};
use super::standing::{hand, words};
use super::*;
use crate::action::Said;
use crate::options::{SchweineContract, SchweineContracts, SchweineMode};
use crate::rulesets::{DDV_TSR, VLN};
use crate::seat::Seat::{First as S1, Fourth as S4, Second as S2, Third as S3};

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

/// If seat 2 has both ♣Q its Schweine do not count, and seat 4 wins the first Stich: then the ♠K is
/// of seat 1, and else of seat 3. Seat 1 shows its hand, so the other ♠K is elsewhere.
#[test]
fn who_shows_its_hand_may_hold_no_unseen_card_whatever_it_has_laid() {
    let mut rules = DDV_TSR;
    rules.schweine.mode = SchweineMode::Vorbehalt;
    rules.schweine.contracts = SchweineContracts::of(&[SchweineContract::Normal]);
    let (said, plays) = (words("1g 2w 2g 3g 4g"), plays("DJ DA DK HT SA SK"));
    let budget = Budget::new();
    let mut game = known(&rules, &said, &budget);
    game.record.plays = &plays;
    *game.hands.get_mut(S1) = Some(hand("DJ SK S9 CA CT CT CK C9 HA HK H9 H9"));
    let sight = Worlds::of(game).sight();
    let king: Card = "SK".parse().unwrap();
    assert_eq!(sight.least(S1).count(king), 0);
    assert_eq!(sight.most(S1).count(king), 1);
    let holders: Vec<Seat> = sight.possible_holders(king).collect();
    assert_eq!(holders, [S2, S3, S4]);
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
