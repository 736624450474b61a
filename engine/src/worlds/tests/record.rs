//! The first actions of a record.

use super::hands::plays;
use super::standing::words;
use super::*;
use crate::action::{ClaimKind, Extra, Play};
use crate::card::Rank;
use crate::options::SchweineMode;
use crate::rulesets::VLN;
use crate::trust::{Credit, Trust};
use crate::worlds::overlooked::Overlooked;
use crate::worlds::proof::Refused;
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

/// As many extras are read as there are bits for them.
#[test]
fn of_all_extras_what_is_refused_is_what_may_be() {
    let (first, last) = (1, 1 << 63);
    let wrong = Overlooked::NONE.with(Section::Extras, 0);
    assert!(wrong.allows(first, 64) && !wrong.allows(0, 64));
    assert!(!wrong.allows(first | last, 64));
    assert!(wrong.allows(first | last, 63), "the last one comes later");
}

/// What is wrong may be one of those that can be, and there is none beyond the bits.
#[test]
fn what_is_wrong_and_what_may_be_is_overlooked() {
    let extras = [claim(0), claim(1)];
    let record = of_extras(&extras);
    let wrong = Overlooked::NONE.with(Section::Extras, 0);
    let all = wrong.and_all_of(&record);
    let extras = [0, 1, 2].map(|index| all.contains(Section::Extras, index));
    assert_eq!(extras, [true, true, false]);
    assert!(!wrong.contains(Section::Extras, 1) && !all.contains(Section::Said, 0));
    assert!(all.contains(Section::Plays, 63) && !all.contains(Section::Plays, 64));
    assert_eq!(Overlooked::NONE.with(Section::Plays, 64), Overlooked::NONE);
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

/// A card with which two things were declared is believed like one with a single thing.
#[test]
fn a_card_with_which_something_was_declared_twice_is_believed() {
    let extras = [3, 7, 7].map(|at| Extra {
        at,
        seat: Seat::First,
        word: ExtraWord::Schweine(Rank::Ace),
        party: None,
    });
    let record = of_extras(&extras);
    let all = Overlooked::NONE.and_all_of(&record);
    let mode = SchweineMode::AtFirstFox;
    let believed = |given| all.believing_declarations(&record, mode, given).plays;
    let declared = 1 << 3 | 1 << 7;
    assert_eq!(believed(Overlooked::NONE), !declared);
    let given = Overlooked::NONE.with(Section::Plays, 7);
    assert_eq!(believed(given), !(1 << 3));
}

/// What is refused twice is refused.
#[test]
fn what_is_refused_here_or_there_is_told_once() {
    for section in [Section::Plays, Section::Extras] {
        let [one, other] = [3, 7].map(|index| Refused::one(section, index));
        let both: Vec<_> = one.or(other).or(one).places().collect();
        assert_eq!(both, [(section, 3), (section, 7)]);
    }
}

/// What is beyond the bits is nothing.
#[test]
fn an_action_beyond_those_that_are_read_has_no_place() {
    let places = |section, index| Refused::one(section, index).places().collect::<Vec<_>>();
    for section in [Section::Plays, Section::Extras] {
        assert_eq!(places(section, 63), [(section, 63)]);
        assert_eq!(places(section, 64), []);
    }
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
    for credit in [Credit::Checked, Credit::Taken, Credit::Void] {
        assert_eq!(Trust::FULL.giving(64, credit), Trust::FULL);
    }
    let held = Trust::FULL.holding(64);
    assert!(held == Trust::FULL && !held.holds(64) && held.checks(64));
}

/// Seat 3 had no clubs, and lays one: with no deal is that legal, whether or not the claim
/// before it holds, and none is looked for.
#[test]
fn where_a_claim_may_hold_no_deal_is_looked_for_with_which_a_card_after_it_cannot_be() {
    let (said, cards) = (words("1v 2g 3g 4g 1s"), plays("CK CA HA CT SA CT"));
    let budget = Budget::of(1_500);
    let mut known = known(&VLN, &said, &budget);
    known.record.plays = &cards;
    let claims = [claim(4)];
    known.record.extras = &claims;
    let judged = known.judge();
    assert!(!judged.is_complete() && !judged.is_faulty());
    assert_eq!(judged.record.plays.len(), 4, "up to the claim");
    assert_eq!(budget.spent(), 2_571);
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

/// The same revoke, with hands of which some fulfil the claim and some do not: whether the game
/// went on after it is open, and so what comes then is not judged.
#[test]
fn what_comes_after_a_claim_that_may_hold_is_not_judged() {
    let (said, cards) = (words("1v 2g 3g 4g 1s"), plays("CK CA HA CT SA CT"));
    for at in [0, 4] {
        let budget = Budget::new();
        let mut known = known(&VLN, &said, &budget);
        known.record.plays = &cards;
        let claims = [claim(at)];
        known.record.extras = &claims;
        let judged = known.judge();
        assert!(!judged.is_complete() && judged.ends_with_an_open_claim());
        assert_eq!(judged.record.plays.len(), usize::from(at));
    }
}
