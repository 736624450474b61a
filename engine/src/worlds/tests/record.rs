//! The first actions of a record.

use super::standing::words;
use super::*;
use crate::action::{ClaimKind, Extra, Play};
use crate::card::Rank;
use crate::options::SchweineMode;
use crate::rulesets::VLN;
use crate::trust::Trust;
use crate::worlds::overlooked::Overlooked;
use crate::worlds::wish::NO_WISHES;

/// Seat 1 claims the rest after so many cards.
fn claim(at: u8) -> Extra {
    Extra {
        at,
        seat: Seat::First,
        word: ExtraWord::Claim(ClaimKind::Rest),
        party: None,
    }
}

/// Nothing else happened.
const fn of_extras(extras: &[Extra]) -> Record<'_> {
    Record {
        said: &[],
        plays: &[],
        extras,
        claim_order: &[],
        schweine_party: None,
    }
}

#[test]
fn a_record_is_as_long_as_it_was_at_most() {
    let said = words("1g 2g 3g 4g");
    let plays = [Play {
        seat: None,
        card: Card::CA,
    }; 2];
    let extras = [0, 1, 1, 2].map(claim);
    let record = Record {
        said: &said,
        plays: &plays,
        extras: &extras,
        claim_order: &[],
        schweine_party: None,
    };
    let first = |actions| {
        let first = record.up_to(actions);
        [first.said.len(), first.plays.len(), first.extras.len()]
    };
    assert_eq!([0, 3, 4].map(first), [[0, 0, 0], [3, 0, 0], [4, 0, 0]]);
    // What is said with a card comes before it.
    let later = [
        [4, 0, 1],
        [4, 1, 1],
        [4, 1, 2],
        [4, 1, 3],
        [4, 2, 3],
        [4, 2, 4],
    ];
    assert_eq!([5, 6, 7, 8, 9, 10].map(first), later);
    assert_eq!([11, 50].map(first), [later[5]; 2]);
}

/// Every card, announcement and claim may be wrong, and there is none beyond the bits.
#[test]
fn what_may_be_wrong_is_overlooked() {
    let extras = [claim(0), claim(1)];
    let all = Overlooked::all_of(&of_extras(&extras));
    let extras = [0, 1, 2].map(|index| all.contains(Section::Extras, index));
    assert_eq!(extras, [true, true, false]);
    assert!(!all.contains(Section::Said, 0));
    assert!(all.contains(Section::Plays, 63) && !all.contains(Section::Plays, 64));
    assert!(!Overlooked::NONE.contains(Section::Extras, 0));
}

#[test]
fn no_deal_is_looked_for_beyond_the_budget() {
    let (said, budget) = (words("1g 2g 3g 4g"), Budget::new());
    let worlds = Worlds::of(known(&VLN, &said, &budget));
    let way = worlds.ways().next().unwrap();
    let found = || worlds.filled_as(way, &Case::ANY, &NO_WISHES).is_some();
    assert!(found());
    budget.spend(Budget::STEPS);
    assert!(found(), "one that needs no search");
    budget.spend(Budget::MOST);
    assert!(!found());
}

/// A card with which two things were declared is one like one with a single thing.
#[test]
fn a_card_with_which_something_was_declared_is_not_overlooked() {
    let extras = [3, 7, 7].map(|at| Extra {
        at,
        seat: Seat::First,
        word: ExtraWord::Schweine(Rank::Ace),
        party: None,
    });
    let record = of_extras(&extras);
    let all = Overlooked::all_of(&record);
    let believed = all.but_for_declarations(&record, SchweineMode::AtFirstFox);
    let kept: Vec<usize> = (0..48)
        .filter(|&card| !believed.contains(Section::Plays, card))
        .collect();
    assert_eq!(kept, [3, 7]);
}

/// What is beyond the bits is nothing.
#[test]
fn an_action_beyond_those_that_are_read_has_no_place() {
    let card = |at| {
        let genscher = ExtraWord::Genscher(Seat::Second);
        let extra = Extra {
            at,
            seat: Seat::First,
            word: genscher,
            party: None,
        };
        extra.card(SchweineMode::Vorbehalt)
    };
    assert_eq!([63, 64].map(card), [Some(63), None]);
    assert_eq!(Trust::NONE.taking(64), Trust::NONE);
    assert!(Trust::NONE.taking(64).checks(64) && !Trust::NONE.taking(63).checks(63));
}

/// Two hands are not known, and these have both copies of ten kinds: there are as many deals as
/// ways to give one of them ten cards of these.
#[test]
fn all_deals_are_gone_through_if_there_are_no_more_than_that() {
    let (said, budget) = (words("1g 2g 3g 4g"), Budget::new());
    let mut known = known(&VLN, &said, &budget);
    let hand = |cards: &str| Some(cards.parse().unwrap());
    known.hands = BySeat::new([
        hand("CQ CQ SQ SQ HQ HQ DQ DQ HT HT"),
        hand("CJ CJ SJ SJ HJ HJ DJ DJ DK DK"),
        None,
        None,
    ]);
    let worlds = Worlds::of(known);
    let through = |most| {
        let mut deals = 0;
        let extent = worlds.each(&Case::ANY, most, |_| {
            deals += 1;
            true
        });
        (deals, extent)
    };
    assert_eq!(through(8_953), (8_953, Extent::All));
    assert_eq!(through(8_952), (8_952, Extent::Some));
}
