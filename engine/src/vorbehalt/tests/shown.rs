//! What a refusal shows: the cards concerned, what was counted and what it had to be.

use super::*;
use crate::options::{HochzeitRules, SchweineMode, SilentHochzeit};
use crate::verdict::Facts;

fn facts(refusal: &Refusal) -> Facts {
    let Evidence::Vorbehalt { facts, .. } = *refusal.evidence() else {
        panic!("{refusal:?}");
    };
    facts
}

fn shown(cards: CardSet, counted: Option<u8>, limit: Option<u8>) -> Facts {
    Facts {
        cards,
        counted,
        limit,
        ..Facts::default()
    }
}

#[test]
fn a_bid_shows_how_high_it_is_and_how_high_it_had_to_be() {
    let said = [
        (S2, Word::Vorbehalt),
        (S4, Word::Vorbehalt),
        (S1, GESUND),
        (S3, GESUND),
        (S2, Word::Yes),
        (S4, Word::Yes),
        (S4, Word::Bid(2)),
        (S2, Word::Bid(3)),
    ];
    let mut round = round_after(&VLN, Context::default(), &said);
    let mut bid = |bid| {
        let refusal = round.say(&VLN, S4, Word::Bid(bid)).unwrap_err();
        assert_eq!(refusal.reason(), Reason::BadBid);
        facts(&refusal)
    };
    assert_eq!(bid(3), shown(CardSet::EMPTY, Some(3), Some(4)));
    assert_eq!(bid(6), shown(CardSet::EMPTY, Some(6), Some(5)));
}

#[test]
fn a_hochzeit_shows_the_queens_that_there_are() {
    let hochzeit = Word::Hochzeit(Selector::Any);
    let of = |held| {
        let refusal = after(&DDV_TSR, &[(S2, held)], &[]).say(S2, hochzeit);
        let refusal = refusal.unwrap_err();
        assert_eq!(refusal.reason(), Reason::HochzeitNeedsBothClubQueens);
        facts(&refusal)
    };
    let one = "CQ SQ HQ CA CT CK SA ST SK HA HK H9";
    assert_eq!(of(one), shown(cards("CQ"), None, None));
    let none = "SQ SQ HQ CA CT CK SA ST SK HA HK H9";
    assert_eq!(of(none), shown(CardSet::EMPTY, None, None));
}

#[test]
fn a_hochzeit_that_had_to_be_declared_shows_both_queens() {
    let loud = RuleSet {
        hochzeit: HochzeitRules {
            silent: SilentHochzeit::Forbidden,
            ..DDV_TSR.hochzeit
        },
        ..DDV_TSR
    };
    let held = [(S2, "CQ CQ SQ CA CT CK SA ST SK HA HK H9")];
    let said = [(S1, GESUND), (S2, GESUND), (S3, GESUND)];
    let refusal = after(&loud, &held, &said).say(S4, GESUND).unwrap_err();
    assert_eq!(facts(&refusal), shown(cards("CQ CQ"), None, None));
}

#[test]
fn cards_that_change_hands_show_what_is_wrong_with_them() {
    let said = [(S1, GESUND), (S2, Word::Armut), (S3, GESUND), (S4, GESUND)];
    let mut position = after(&VLN, &[(S2, POOR)], &said);
    let leaves = position.say(S2, Word::Push(cards("SQ CK SK"))).unwrap_err();
    assert_eq!(facts(&leaves), shown(cards("DT"), Some(3), Some(3)));
    let not_held = position.say(S2, Word::Push(cards("SQ DT DJ")));
    let not_held = not_held.unwrap_err();
    let wrong = Facts {
        not_held: cards("DJ"),
        ..shown(cards("DJ"), Some(3), Some(3))
    };
    assert_eq!(facts(&not_held), wrong);
    // What is not held is shown beside what had to be pushed instead.
    let instead = position.say(S2, Word::Push(cards("SQ DJ DJ")));
    let both = Facts {
        not_held: cards("DJ DJ"),
        ..shown(cards("DT"), Some(3), Some(3))
    };
    assert_eq!(facts(&instead.unwrap_err()), both);

    position.say(S2, Word::Push(cards("SQ DT CK"))).unwrap();
    position.say(S3, Word::Accept).unwrap();
    let few = position.say(S3, Word::Return(cards("DT CK"))).unwrap_err();
    assert_eq!(facts(&few), shown(CardSet::EMPTY, Some(2), Some(3)));
    // One of the two ♣A is in the hand of seat 2.
    let many = position.say(S3, Word::Return(cards("SQ DT CA CA")));
    let many = facts(&many.unwrap_err());
    assert_eq!((many.counted, many.limit), (Some(4), Some(3)));
    assert!(!many.cards.is_empty() && many.cards.is_subset(cards("CA CA")));
    assert_eq!(many.not_held, many.cards);
}

#[test]
fn schweine_show_the_one_that_there_is() {
    let mut rules = VLN;
    rules.schweine.mode = SchweineMode::Vorbehalt;
    let of = |held| {
        let refusal = after(&rules, &[(S2, held)], &[]).say(S2, SCHWEINE);
        let refusal = refusal.unwrap_err();
        assert_eq!(refusal.reason(), Reason::SchweineNeedBothDiamondAces);
        facts(&refusal)
    };
    let one = "DA SQ HQ CA CT CK SA ST SK HA";
    assert_eq!(of(one), shown(cards("DA"), Some(1), Some(2)));
    let none = "SQ SQ HQ CA CT CK SA ST SK HA";
    assert_eq!(of(none), shown(CardSet::EMPTY, Some(0), Some(2)));
}
