//! What is still open to a seat, or still has to be said.

use super::*;
use crate::options::{
    ArmutFox, ArmutMode, ArmutReturn, ArmutRules, SchweineContract, SchweineContracts,
    SchweineRules, SecondArmut, SoloConflict, Throw, ThrowCondition, ThrowRank, ThrowRules,
};

const ACES: &str = "DA DA CQ SJ CT CK SA ST HA HK";
const KINGS: &str = "DK DK SQ CJ CA CT CK SA ST HK";

/// Schweine count in these contracts; the ♦K lie above them.
fn counting_in(contracts: &[SchweineContract], solos: &[Solo]) -> RuleSet {
    RuleSet {
        solos: Solos::of(solos),
        schweine: SchweineRules {
            contracts: SchweineContracts::of(contracts),
            above: List::of(&[Rank::King], Rank::King),
            ..VLN.schweine
        },
        ..VLN
    }
}

/// Whether seat 1 with both ♦A, seat 2 with both ♦K, could declare these Schweine.
fn open(rules: &RuleSet, said: &[(Seat, Word)]) -> [bool; 2] {
    let position = after(rules, &[(S1, ACES), (S2, KINGS)], said);
    [S1, S2].map(|seat| position.round().has_open_schweine(rules, seat))
}

#[test]
fn schweine_are_open_as_long_as_a_normalspiel_may_come_about() {
    let rules = counting_in(&[SchweineContract::Normal], &[Solo::Karo, Solo::Damen]);
    assert_eq!(open(&rules, &[]), [true, false]);
    let named = [(S3, DAMEN)];
    assert_eq!(open(&rules, &named), [false; 2], "a solo goes before");
    // Without soli what is left of a Vorbehalt is the pair above the Schweine.
    let rules = counting_in(&[SchweineContract::Normal], &[]);
    let said = [(S2, Word::Vorbehalt), (S3, GESUND)];
    assert_eq!(open(&rules, &said), [true, false]);
}

#[test]
fn a_higher_pair_is_open_once_the_lower_one_is_declared() {
    let rules = counting_in(&[SchweineContract::Normal], &[Solo::Damen]);
    assert_eq!(open(&rules, &[(S1, SCHWEINE)]), [false, true]);
}

#[test]
fn schweine_are_open_as_long_as_a_trumpfsolo_may_come_about() {
    let rules = counting_in(&[SchweineContract::Trumpfsolo], &[Solo::Karo, Solo::Damen]);
    assert_eq!(open(&rules, &[]), [true, false]);
    assert_eq!(
        open(&rules, &[(S3, DAMEN)]),
        [true, false],
        "it can be outbid"
    );
    let rest = [(S2, GESUND), (S3, GESUND), (S4, GESUND)];
    let with = |solo| [&rest[..], &[(S1, solo)]].concat();
    assert_eq!(open(&rules, &with(KARO)), [true, false]);
    assert_eq!(open(&rules, &with(DAMEN)), [false; 2]);
}

#[test]
fn only_a_vorbehalt_that_may_be_schweine_has_to_be_named_as_such() {
    let rules = counting_in(&[SchweineContract::Normal], &[]);
    let said = [
        (S1, GESUND),
        (S2, Word::Vorbehalt),
        (S3, GESUND),
        (S4, GESUND),
    ];
    let position = after(&rules, &[(S1, ACES), (S2, KINGS)], &said);
    let contract = settled(&rules, position.round()).contract;
    assert_eq!(contract, Contract::Normalspiel);
}

#[test]
fn schweine_said_in_the_round_are_no_hearts_whatever_solo_stands() {
    let rules = counting_in(&[SchweineContract::Normal], &[Solo::Herz]);
    let said = [
        (S3, Word::Solo(Solo::Herz)),
        (S3, Word::Bid(5)),
        (S2, GESUND),
    ];
    let said = [&said[..], &[(S1, SCHWEINE), (S1, GESUND)]].concat();
    let position = after(&rules, &[(S1, ACES)], &said);
    assert!(settled(&rules, position.round()).schweine.is_empty());
}

#[test]
fn hearts_declared_in_a_herzsolo_are_no_trumps_of_an_armut() {
    let mut rules = counting_in(&SchweineContract::ALL, &[Solo::Herz]);
    rules.armut.fox = ArmutFox::DoesNotCount;
    let said = [
        (S1, Word::Solo(Solo::Herz)),
        (S1, Word::Bid(0)),
        (S2, Word::Armut),
        (S3, GESUND),
        (S4, GESUND),
        (S2, SCHWEINE),
    ];
    let poor = "SQ DT DK DA HA HA CA CT SA SK";
    let position = after(&rules, &[(S2, poor)], &said);
    assert_eq!(settled(&rules, position.round()).schweine.len(), 1);
}

/// Two Armuten and nothing else are exchanged one after the other.
#[test]
fn an_armut_and_a_throw_are_not_both_exchanged() {
    let rules = RuleSet {
        armut: ArmutRules {
            second: SecondArmut::Both,
            ..VLN.armut
        },
        ..VLN
    };
    let said = [
        (S1, Word::Armut),
        (S2, GESUND),
        (S3, Word::Throw),
        (S4, GESUND),
    ];
    let held = [(S1, POOR), (S3, "DA DK CA CT CK SA ST SK HA HK")];
    let redeal = after(&rules, &held, &said).redeal().unwrap();
    assert_eq!((redeal.reason, redeal.seat), (RedealReason::TwoArmuten, S1));
}

#[test]
fn who_picks_up_gives_fehl_back_as_far_as_his_hand_must_have_it() {
    let rules = RuleSet {
        armut: ArmutRules {
            returned: ArmutReturn::FehlOnly,
            ..VLN.armut
        },
        ..VLN
    };
    let trumps = cards("SQ DT HJ");
    let held = [
        (S1, "SQ DT HJ CA CT CK SA ST SK HA"),
        (S2, "HT CQ SQ HQ CJ SJ DA DK CK HK"),
    ];
    let deal = deal(&rules, &held);
    // His hand is what nobody else has.
    let known = |seat: Seat| (seat != S2).then(|| deal.hand(seat));
    let mut round = Round::new(Context::default(), BySeat::from_fn(known));
    for (seat, word) in [
        (S1, Word::Armut),
        (S2, GESUND),
        (S3, GESUND),
        (S4, GESUND),
        (S1, Word::Push(trumps)),
        (S2, Word::Accept),
    ] {
        round.say(&rules, seat, word).unwrap();
    }
    let mut back = |text| round.say(&rules, S2, Word::Return(cards(text)));
    let kept = back("DT HJ CK").unwrap_err();
    assert_eq!(kept.reason(), Reason::ReturnNeedsFehl);
    back("DT CK HK").unwrap();
}

/// A round of hands that nobody knows, in which the seats answer as they are asked.
fn leaves_queens(rules: &RuleSet, answers: &[(Seat, Word)]) -> bool {
    let vorbehalte = [
        (S1, Word::Vorbehalt),
        (S2, Word::Vorbehalt),
        (S3, GESUND),
        (S4, GESUND),
    ];
    let said = [&vorbehalte[..], answers].concat();
    round_after(rules, Context::default(), &said).may_hold_both_queens(rules, S3)
}

#[test]
fn who_denies_everything_else_has_the_queens() {
    let (yes, no) = ((S1, Word::Yes), [(S1, Word::No), (S2, Word::No)]);
    assert!(leaves_queens(&DDV_TSR, &[yes]), "a solo");
    assert!(!leaves_queens(&DDV_TSR, &no[..1]), "a Hochzeit is left");
    // Solo, Armut, Hochzeit, and Schweine last of all.
    let twice = [no, no].concat();
    assert!(leaves_queens(&VLN, &[&no[..], &[yes]].concat()), "an Armut");
    assert!(leaves_queens(&VLN, &twice), "Schweine are left");
    let hochzeit = [&twice[..], &[yes]].concat();
    assert!(!leaves_queens(&VLN, &hochzeit), "a Hochzeit");
}

#[test]
fn a_hand_may_be_thrown_in_where_it_makes_no_armut() {
    let one_trump = Throw::of(ThrowCondition::MaxOneTrump);
    let without_armut = |conditions: &[Throw]| RuleSet {
        armut: ArmutRules {
            mode: ArmutMode::Off,
            ..DDV_TSR.armut
        },
        throwing: ThrowRules {
            conditions: List::of(conditions, one_trump),
            rank: ThrowRank::AfterSolo,
        },
        ..DDV_TSR
    };
    let no = [(S1, Word::No)];
    assert!(leaves_queens(&without_armut(&[one_trump]), &no));
    assert!(!leaves_queens(&without_armut(&[]), &no));
}

#[test]
fn a_round_says_whose_pflichtsolo_is_vorgefuehrt() {
    let forced = Context {
        vorfuehrung: Some(S3),
        ..Context::default()
    };
    let round = round_after(&DDV_TSR, forced, &[]);
    assert_eq!(round.vorfuehrung(), Some(S3));
    let round = round_after(&DDV_TSR, Context::default(), &[]);
    assert_eq!(round.vorfuehrung(), None);
}

#[test]
fn a_refusal_shows_what_may_be_said_instead() {
    let mut round = round_after(&DDV_TSR, Context::default(), &[(S1, GESUND)]);
    let accepted = |refusal: Refusal| {
        let Evidence::Vorbehalt { accepted, .. } = *refusal.evidence() else {
            panic!("{refusal:?}");
        };
        accepted
    };
    let nothing = accepted(round.say(&DDV_TSR, S1, GESUND).unwrap_err());
    assert_eq!(nothing, Words::default());
    let words = accepted(round.say(&DDV_TSR, S2, Word::Yes).unwrap_err());
    assert!(words.contains(GESUND) && words.contains(Word::Vorbehalt) && words.contains(DAMEN));
    assert!(!words.contains(Word::Yes) && !words.contains(Word::Armut));
}

/// In a Farbsolo of another suit a pair of its aces can still be declared after the ♦A.
#[test]
fn schweine_of_another_suit_stay_open_beside_those_of_the_round() {
    let mut rules = counting_in(&[SchweineContract::Farbsolo], &[Solo::Herz]);
    rules.solo_conflict = SoloConflict::Seat;
    let held = [(S1, "DA DA HA HA CQ CJ SA ST HK HJ")];
    let said = [
        (S1, SCHWEINE),
        (S1, Word::Solo(Solo::Herz)),
        (S2, GESUND),
        (S3, GESUND),
        (S4, GESUND),
    ];
    let mut position = after(&rules, &held, &said);
    let is_open = |position: &Position<'_>| position.round().has_open_schweine(&rules, S1);
    assert!(is_open(&position));
    position.say(S1, SCHWEINE).unwrap();
    assert!(!is_open(&position));
}
