//! What hands that are not known may hold.

use super::*;
use crate::contract::Selector;
use crate::holding::Holding;

/// A round in which the hands of these seats are not known.
fn round(rules: &RuleSet, held: &[(Seat, &str)], hidden: &[Seat]) -> Round {
    let deal = deal(rules, held);
    let known = |seat: Seat| (!hidden.contains(&seat)).then(|| deal.hand(seat));
    Round::new(Context::default(), BySeat::from_fn(known))
}

const BOTH_QUEENS: &str = "CQ CQ SQ HQ DJ CA CT CK SA ST HA HK";
const ONE_QUEEN: &str = "CQ SQ SQ HQ DJ CA CT CK SA ST HA HK";

#[test]
fn the_most_augen_are_those_of_the_highest_cards() {
    let among = |text, size| Holding::Among {
        cards: cards(text),
        size,
    };
    let text = "D9 HJ SQ DK DK HT CA";
    let most = [0, 11, 21, 25, 29, 32, 34, 34, 34];
    for (size, augen) in (0..).zip(most) {
        assert_eq!(among(text, size).most_augen(), augen, "{size}");
    }
    assert_eq!(Holding::Known(cards(text)).most_augen(), 34);
}

#[test]
fn both_queens_lie_where_no_other_hand_can_have_them() {
    let with = [(S2, BOTH_QUEENS)];
    let known = round(&DDV_TSR, &with, &[]);
    assert!(known.must_hold_both_queens(S2) && !known.must_hold_both_queens(S1));
    let one = round(&DDV_TSR, &with, &[S2]);
    assert!(one.must_hold_both_queens(S2) && !one.must_hold_both_queens(S1));
    let two = round(&DDV_TSR, &with, &[S2, S3]);
    assert!(!two.must_hold_both_queens(S2) && !two.must_hold_both_queens(S3));
    assert!(two.may_hold_both_queens(&DDV_TSR, S3) && !two.may_hold_both_queens(&DDV_TSR, S1));
    let apart = [(S1, ONE_QUEEN)];
    let apart = round(&DDV_TSR, &apart, &[S2, S3]);
    assert!(!apart.must_hold_both_queens(S2));
}

#[test]
fn who_has_a_hochzeit_for_all_that_was_said_leaves_the_queens_to_nobody() {
    let leaves = |said: &[(Seat, Word)]| {
        let mut round = round(&DDV_TSR, &[(S1, BOTH_QUEENS)], &[S1, S2]);
        for &(seat, word) in said {
            round.say(&DDV_TSR, seat, word).unwrap();
        }
        round.may_hold_both_queens(&DDV_TSR, S2)
    };
    assert!(leaves(&[]));
    assert!(leaves(&[(S1, GESUND)]));
    assert!(leaves(&[(S1, Word::Vorbehalt)]));
    assert!(leaves(&[(S1, DAMEN)]));
    assert!(!leaves(&[(S1, Word::Hochzeit(Selector::Any))]));
}

#[test]
fn a_declared_pair_lies_in_no_other_hand() {
    let mut round = round(&VLN, &[(S1, "DA DA CQ CT CK SA ST SK HA HK")], &[S1, S2]);
    assert!(round.may_hold_schweine(&VLN, S1) && round.may_hold_schweine(&VLN, S2));
    assert!(!round.may_hold_schweine(&VLN, S3));
    round.say(&VLN, S1, SCHWEINE).unwrap();
    assert!(round.may_hold_schweine(&VLN, S1) && !round.may_hold_schweine(&VLN, S2));
    assert!(!round.may_hold_schweine(&VLN, S3));
    assert!(!round.may_hold_schweine(&DDV_TSR, S1));
}

#[test]
fn schweine_are_open_to_a_known_hand_as_long_as_they_may_come_to_count() {
    let held = [(S1, "DA DA CQ CT CK SA ST SK HA HK")];
    let open = |hidden: &[Seat], said: &[(Seat, Word)], seat| {
        let mut round = round(&VLN, &held, hidden);
        for &(seat, word) in said {
            round.say(&VLN, seat, word).unwrap();
        }
        round.has_open_schweine(&VLN, seat)
    };
    assert!(open(&[], &[], S1) && !open(&[], &[], S2));
    assert!(open(&[], &[(S1, GESUND)], S1));
    assert!(!open(&[S1], &[], S1), "nothing is said of a hidden hand");
    assert!(!open(&[], &[(S1, SCHWEINE)], S1), "they are declared");
    let all = [(S2, GESUND), (S3, GESUND), (S4, GESUND)];
    assert!(open(&[], &all, S1));
    assert!(open(&[], &[&all[..], &[(S1, GESUND)]].concat(), S1));
    let of_queens = [&all[..], &[(S1, DAMEN)]].concat();
    assert!(!open(&[], &of_queens, S1), "the ♦A is no trump there");
}

#[test]
fn who_has_declared_schweine_is_told_from_the_others() {
    let mut round = round(&VLN, &[(S1, "DA DA CQ CT CK SA ST SK HA HK")], &[]);
    assert!(
        Seat::ALL
            .iter()
            .all(|&seat| !round.has_declared_schweine(seat))
    );
    round.say(&VLN, S1, SCHWEINE).unwrap();
    for seat in Seat::ALL {
        assert_eq!(round.has_declared_schweine(seat), seat == S1);
    }
}
