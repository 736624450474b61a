//! Armut: pushing, asking, giving back; throws; Schweine that are pushed.

use super::*;
use crate::options::{
    ArmutFox, ArmutMode, ArmutRules, SchweineMode, SecondArmut, Throw, ThrowCondition,
};

#[test]
fn an_armut_is_pushed_asked_round_and_given_back() {
    let said = [(S1, GESUND), (S2, Word::Armut), (S3, GESUND), (S4, GESUND)];
    let mut position = after(&VLN, &[(S2, POOR)], &said);
    let asks = |position: &Position<'_>| asked(&VLN, position.round());
    assert_eq!(asks(&position), [(S2, Question::ArmutPush)]);
    assert_eq!(
        refused(&mut position, S3, Word::Accept),
        Reason::AnswerOutOfOrder
    );
    let leaves = Word::Push(cards("SQ CK SK"));
    assert_eq!(refused(&mut position, S2, leaves), Reason::PushLeavesTrump); // E-03
    assert_eq!(refused(&mut position, S3, leaves), Reason::NotAsked);

    let pushed = cards("SQ DT CK");
    position.say(S2, Word::Push(pushed)).unwrap();
    for (seat, next) in [(S3, S4), (S4, S1)] {
        assert_eq!(asks(&position), [(seat, Question::ArmutAnswer)]); // E-07
        assert_eq!(
            refused(&mut position, next, Word::Accept),
            Reason::AnswerOutOfOrder
        );
        position.say(seat, Word::Refuse).unwrap();
    }
    let mut nobody = position.clone();
    nobody.say(S1, Word::Refuse).unwrap();
    let redeal = nobody.redeal().unwrap();
    assert_eq!(
        (redeal.reason, redeal.seat),
        (RedealReason::ArmutRefused, S2)
    ); // D-18
    assert!(asks(&nobody).is_empty());

    position.say(S1, Word::Accept).unwrap();
    assert_eq!(asks(&position), [(S1, Question::ArmutReturn)]);
    let short = Word::Return(cards("DT CK"));
    assert_eq!(refused(&mut position, S1, short), Reason::ReturnWrongCount); // E-06
    position.say(S1, Word::Return(pushed)).unwrap();
    let game = position.game().unwrap();
    assert_eq!(
        game.contract(),
        Contract::Armut {
            seat: S2,
            acceptor: S1
        }
    );
    assert_eq!(game.hand(S2), cards(POOR));
    assert_eq!(game.first_leader(), S1);
}

#[test]
fn throws_and_second_armuten_end_the_deal() {
    let second = "SQ SK CA CT CK SA ST HA HK DK";
    let held = [(S1, POOR), (S3, second)];
    let both = [
        (S1, Word::Armut),
        (S2, GESUND),
        (S3, Word::Armut),
        (S4, GESUND),
    ];
    let redeal = after(&VLN, &held, &both).redeal().unwrap();
    assert_eq!((redeal.reason, redeal.seat), (RedealReason::TwoArmuten, S1)); // D-13

    let solo = [
        (S1, Word::Armut),
        (S2, GESUND),
        (S3, Word::Armut),
        (S4, DAMEN),
    ];
    let solo = after(&VLN, &held, &[&solo[..], &[(S4, Word::Bid(0))]].concat());
    assert_eq!(solo.game().unwrap().soloist(), Some(S4)); // D-12

    let first = RuleSet {
        armut: ArmutRules {
            second: SecondArmut::FirstSeat,
            ..VLN.armut
        },
        ..VLN
    };
    let round = after(&first, &held, &both);
    assert_eq!(asked(&first, round.round()), [(S1, Question::ArmutPush)]); // E-19

    // E-11: ♦B lies above ♦A; E-13: a single trump.
    let mut too_rich = after(&VLN, &[(S1, "DJ DA DK CA CT CK SA ST SK HA")], &[]);
    assert_eq!(
        refused(&mut too_rich, S1, Word::Throw),
        Reason::ThrowConditionNotMet
    );
    too_rich.say(S1, Word::Armut).unwrap();
    let said = [(S1, Word::Throw), (S2, GESUND), (S3, GESUND), (S4, GESUND)];
    let thrown = after(&VLN, &[(S1, "HT CA CT CK SA ST SK HA HK HA")], &said);
    assert_eq!(thrown.redeal().unwrap().reason, RedealReason::Thrown);

    let mut ddv = Round::new(Context::default(), BySeat::default());
    let refusal = ddv.say(&DDV_TSR, S1, Word::Throw).unwrap_err();
    assert_eq!(refusal.reason(), Reason::ThrowNotAvailable); // D-19
    let refusal = ddv.say(&DDV_TSR, S1, Word::Accept).unwrap_err();
    assert_eq!(refusal.reason(), Reason::ArmutNotAvailable);
}

#[test]
fn both_armuten_are_exchanged_one_after_the_other() {
    let rules = RuleSet {
        armut: ArmutRules {
            second: SecondArmut::Both,
            ..VLN.armut
        },
        ..VLN
    };
    let second = "SQ SK CA CT CK SA ST HA HK DK";
    let said = [
        (S1, Word::Armut),
        (S2, GESUND),
        (S3, Word::Armut),
        (S4, GESUND),
        (S1, Word::Push(cards("SQ DT CK"))),
        (S2, Word::Refuse),
        (S4, Word::Accept), // seat 3 is poor itself
        (S4, Word::Return(cards("SQ DT CK"))),
        (S3, Word::Push(cards("SQ DK SK"))),
    ];
    let mut position = after(&rules, &[(S1, POOR), (S3, second)], &said);
    assert_eq!(
        asked(&rules, position.round()),
        [(S2, Question::ArmutAnswer)]
    );
    let mut refused = position.clone();
    refused.say(S2, Word::Refuse).unwrap();
    assert_eq!(refused.redeal().unwrap().seat, S3);

    position.say(S2, Word::Accept).unwrap();
    position.say(S2, Word::Return(cards("SQ DK SK"))).unwrap();
    let settled = settled(&rules, position.round());
    assert_eq!(
        settled.contract,
        Contract::Armut {
            seat: S1,
            acceptor: S4
        }
    );
    assert_eq!(settled.second_poor, Some(S3));
}

#[test]
fn a_poor_player_declares_no_schweine() {
    let poor = "DA DA CJ CA CT CK SA ST SK HA";
    let said = [
        (S1, GESUND),
        (S2, SCHWEINE),
        (S2, Word::Armut),
        (S3, GESUND),
    ];
    let position = after(&VLN, &[(S2, poor)], &said);
    // Until the last word it can still be overtaken by a Trumpfsolo (G-11), then it is certain.
    let mut handled = position.clone();
    handled.say(S4, GESUND).unwrap();
    assert_eq!(asked(&VLN, handled.round()), [(S2, Question::ArmutPush)]);
    assert_eq!(
        refused(&mut handled, S2, SCHWEINE),
        Reason::PoorPlayerMayNotDeclareSchweine // E-17
    );
    let mut solo = position.clone();
    solo.say(S4, KARO).unwrap();
    solo.say(S4, Word::Bid(1)).unwrap();
    assert_eq!(settled(&VLN, solo.round()).schweine.len(), 1);

    // E-16: the acceptor declares at pick-up what was pushed.
    let said = [
        (S1, GESUND),
        (S2, Word::Armut),
        (S3, GESUND),
        (S4, GESUND),
        (S2, Word::Push(cards("DA DA CJ"))),
        (S3, Word::Accept),
    ];
    let mut picked_up = after(&VLN, &[(S2, poor)], &said);
    let free = picked_up.round().hands(&VLN).get(S3).unwrap();
    let back: CardSet = free.without(cards("DA DA")).cards().take(3).collect();
    let mut returned = picked_up.clone();
    returned.say(S3, Word::Return(back)).unwrap();
    returned.say(S3, SCHWEINE).unwrap();
    assert_eq!(settled(&VLN, returned.round()).schweine.len(), 1);
    assert_eq!(
        refused(&mut returned, S4, SCHWEINE),
        Reason::SchweineNeedBothDiamondAces
    );

    // Declared at pick-up and given back, they are void; E-20: and the poor player
    // has none.
    picked_up.say(S3, SCHWEINE).unwrap();
    picked_up.say(S3, Word::Return(cards("DA DA CJ"))).unwrap();
    assert!(settled(&VLN, picked_up.round()).schweine.is_empty());
    let poor = refused(&mut picked_up, S2, SCHWEINE);
    assert_eq!(poor, Reason::PoorPlayerMayNotDeclareSchweine);
}

#[test]
fn two_armuten_that_are_dealt_again_have_the_reason_of_one() {
    let second = "SQ SK CA CT CK SA ST HA HK DK";
    let held = [(S1, POOR), (S3, second)];
    let said = [
        (S1, Word::Armut),
        (S2, GESUND),
        (S3, Word::Armut),
        (S4, GESUND),
    ];
    let reason = |second| {
        let rules = RuleSet {
            armut: ArmutRules {
                mode: ArmutMode::Redeal,
                second,
                ..VLN.armut
            },
            ..VLN
        };
        after(&rules, &held, &said).redeal().unwrap().reason
    };
    assert_eq!(reason(SecondArmut::Redeal), RedealReason::TwoArmuten);
    assert_eq!(reason(SecondArmut::FirstSeat), RedealReason::Armut);
    assert_eq!(reason(SecondArmut::Both), RedealReason::Armut);
}

#[test]
fn after_the_exchange_a_poor_player_is_refused_for_that_alone() {
    let said = [(S1, GESUND), (S2, Word::Armut), (S3, GESUND), (S4, GESUND)];
    let mut position = after(&VLN, &[(S2, POOR)], &said);
    let pushed = cards("SQ DT CK");
    for (seat, word) in [
        (S2, Word::Push(pushed)),
        (S3, Word::Accept),
        (S3, Word::Return(pushed)),
    ] {
        position.say(seat, word).unwrap();
    }
    let refusal = position.say(S2, SCHWEINE).unwrap_err();
    let reasons: Vec<Reason> = refusal.grounds().iter().map(|it| it.reason).collect();
    assert_eq!(reasons, [Reason::PoorPlayerMayNotDeclareSchweine]);
}

/// Schweine with which a named Armut or throw is none any more are refused for that, and not for
/// what was not named.
#[test]
fn schweine_that_spoil_what_was_named_are_refused_for_that_alone() {
    let mut rules = VLN;
    rules.schweine.mode = SchweineMode::Vorbehalt;
    rules.armut.fox = ArmutFox::DoesNotCount;
    let few = Throw::of(ThrowCondition::FoxHighestInArmut);
    rules.throwing.conditions = List::of(&[few], few);
    let held = [(S2, "DK DK DT DA DA CA CK SA HA HK")];
    let reasons = |named| {
        let mut position = after(&rules, &held, &[(S1, GESUND), (S2, named)]);
        let refusal = position.say(S2, SCHWEINE).unwrap_err();
        let grounds = refusal.grounds().iter();
        grounds.map(|it| (it.reason, it.rule)).collect::<Vec<_>>()
    };
    let too_many = (Reason::TooManyTrumps, Rule::Arm1);
    assert_eq!(reasons(Word::Armut), [too_many]);
    let not_met = (Reason::ThrowConditionNotMet, Rule::Throw2);
    assert_eq!(reasons(Word::Throw), [not_met]);
}
