//! Which actions nothing in the record shows to be legal.

use super::hands::{after_an_exchange, armut_first, known, plays};
use super::standing::{hand, words};
use super::*;
use crate::action::{ClaimKind, Extra};
use crate::card::Rank;
use crate::options::SilentHochzeit;
use crate::options::{SchweineContract, SchweineContracts, SchweineMode};
use crate::rulesets::{DDV_TSR, VLN};
use crate::seat::Seat::{First as S1, Second as S2};
use crate::worlds::overlooked::Overlooked;

/// What is in doubt, by column and place.
fn doubtful(known: Known<'_, '_>) -> Vec<(Section, usize)> {
    let unproven = Worlds::of(known).unproven();
    unproven.iter().map(|it| (it.section, it.index)).collect()
}

/// Whoever sees a hand as dealt does not see what it gets and gives.
#[test]
fn a_known_hand_proves_what_was_said_before_cards_went_over() {
    let rules = armut_first();
    let doubtful = |text: &str, seat: Seat, cards: &str| {
        let (said, budget) = (words(text), Budget::new());
        let mut open = after_an_exchange(&rules, &said, &budget);
        *open.hands.get_mut(seat) = Some(hand(cards));
        let found = doubtful(open).into_iter();
        let found = found.filter(|&(section, _)| section == Section::Said);
        found.map(|it| it.1).collect::<Vec<_>>()
    };
    let poor = "CA CA SA SK SK ST HA DJ DQ DT";
    let rich = "CA CK CJ SQ SA HA HJ DA DA DT";
    assert_eq!(doubtful("1a 1p 2c 2r", S1, poor), [1, 3]);
    assert_eq!(doubtful("1a 1p 2c 2r", S2, rich), [0, 1, 3]);
    assert_eq!(doubtful("2w 1a 1p 2c 2r", S2, rich), [1, 2, 4]);
    assert_eq!(doubtful("1a 1p 2c 2r 2w", S2, rich), [0, 1, 3, 4]);
}

/// Both ♦A were shown, but with the first of them the suit was not followed.
#[test]
fn schweine_are_in_doubt_with_the_card_that_declares_them() {
    let mut rules = DDV_TSR;
    rules.schweine.mode = SchweineMode::AtFirstFox;
    rules.schweine.contracts =
        SchweineContracts::of(&[SchweineContract::Normal, SchweineContract::Stille]);
    let plays = plays("CA DA C9 CK DA DJ DJ HJ");
    let extras = [Extra {
        at: 1,
        seat: S2,
        word: ExtraWord::Schweine(Rank::Ace),
        party: None,
    }];
    let (said, budget) = (words("1g 2g 3g 4g"), Budget::new());
    let mut game = known(&rules, &said, &budget);
    game.record.plays = &plays;
    game.record.extras = &extras;
    assert!(matches!(game.judge(), Judged::Legal(_)));
    let found = doubtful(game);
    assert!(found.contains(&(Section::Plays, 1)), "{found:?}");
    assert!(found.contains(&(Section::Extras, 0)), "{found:?}");
    *game.hands.get_mut(S2) = Some(hand("DA DA SA SK SK ST HA SJ DQ DT HK HK"));
    assert!(matches!(game.judge(), Judged::Legal(_)));
    let found = doubtful(game);
    assert!(!found.contains(&(Section::Plays, 1)), "{found:?}");
    assert!(!found.contains(&(Section::Extras, 0)), "{found:?}");
}

/// Whoever denies one thing after the other may have nothing left, unless he says what he has.
#[test]
fn a_no_is_in_doubt_until_its_seat_says_what_it_has() {
    for (text, expected) in [
        ("1v 2v 3g 4g 1n", &[4][..]),
        ("1v 2v 3g 4g 1n 2y", &[4]),
        ("1v 2v 3g 4g 1n 2n 1n", &[4, 5, 6]),
        ("1v 2v 3g 4g 1n 2n 1y", &[5]),
        ("1v 2v 3g 4g 1n 2n 1n 2n 1y", &[5, 7]),
    ] {
        let (said, budget) = (words(text), Budget::new());
        let found = doubtful(known(&VLN, &said, &budget));
        let expected: Vec<_> = expected.iter().map(|&it| (Section::Said, it)).collect();
        assert_eq!(found, expected, "{text}");
    }
}

/// What is overlooked is so where cards show less, too: a claim that may be wrong shows nothing.
#[test]
fn what_is_overlooked_stays_so_whatever_was_demanded() {
    let extras = [Extra {
        at: 0,
        seat: S1,
        word: ExtraWord::Claim(ClaimKind::Rest),
        party: None,
    }];
    let (said, budget) = (words("1s 2g 3g 4g"), Budget::new());
    let mut game = known(&VLN, &said, &budget);
    game.record.extras = &extras;
    let worlds = Worlds::of(game);
    let all = Overlooked::all_of(&game.record);
    assert!(worlds.has_claim());
    assert!(!worlds.whatever_was_demanded(all).has_claim());
}

/// Where there is no stille Hochzeit, whoever may have both ♣Q may have kept them back.
#[test]
fn whoever_may_have_a_hochzeit_is_in_doubt_once_all_have_spoken() {
    let mut rules = VLN;
    rules.hochzeit.silent = SilentHochzeit::Forbidden;
    for (text, expected) in [("1g 2g 3g 4g", &[0, 1, 2, 3][..]), ("1g 2g 3g", &[])] {
        let (said, budget) = (words(text), Budget::new());
        let found = doubtful(known(&rules, &said, &budget)).into_iter();
        let found: Vec<usize> = found.map(|it| it.1).collect();
        assert_eq!(found, expected, "{text}");
    }
}

/// Where little may be looked at it is open whether a no was wrong, and nothing else is.
#[test]
fn a_doubt_costs_a_share_of_what_may_be_looked_at() {
    let said = words("1v 2v 3g 4g 1n");
    let doubt = |steps| {
        let budget = Budget::of(steps);
        let unproven = Worlds::of(known(&VLN, &said, &budget)).unproven();
        (unproven.first().map(|it| it.extent), budget.is_in_doubt())
    };
    assert_eq!(doubt(Budget::STEPS), (Some(Extent::All), false));
    assert_eq!(doubt(8_000), (Some(Extent::Some), false));
}
