//! Worked cases of the round: precedence, auctions, Armut, Schweine, Vorführungen.

use std::vec::Vec;

use super::*;
use crate::armut::SecondArmut;
use crate::card::{Card, Rank};
use crate::contract::{Selector, Solo};
use crate::deal::Deal;
use crate::position::Position;
use crate::ruleset::{ArmutRules, SchweineRules};
use crate::rulesets::{DDV_TSR, VLN};
use crate::schweine::{SchweineContract, SchweineContracts};
use crate::session::PflichtsoloOffer;
use crate::verdict::Reason;

const S1: Seat = Seat::First;
const S2: Seat = Seat::Second;
const S3: Seat = Seat::Third;
const S4: Seat = Seat::Fourth;
const GESUND: Word = Word::Gesund;
const SCHWEINE: Word = Word::Schweine(Rank::Ace);
const DAMEN: Word = Word::Solo(Solo::Damen);
const KARO: Word = Word::Solo(Solo::Karo);

/// Two trumps (CASES E-01).
const POOR: &str = "SQ DT CA CT CK SA ST SK HA HK";

fn cards(text: &str) -> CardSet {
    text.parse().unwrap()
}

/// A deal in which these seats hold these cards, filled up with the rest.
fn deal(rules: &RuleSet, held: &[(Seat, &str)]) -> Deal {
    let mut rest = rules.deck.cards();
    let mut hands = BySeat::<CardSet>::default();
    for &(seat, text) in held {
        rest = rest.minus(cards(text));
        *hands.get_mut(seat) = cards(text);
    }
    let mut rest = rest.cards().collect::<Vec<Card>>();
    for seat in Seat::ALL {
        let hand = hands.get_mut(seat);
        while hand.len() < u32::from(rules.deck.hand_size()) {
            // From both ends, so that nobody gets trumps only.
            let at = if rest.len() % 2 == 0 {
                0
            } else {
                rest.len() - 1
            };
            assert!(hand.insert(rest.remove(at)));
        }
    }
    Deal::new(rules.deck, hands).unwrap()
}

fn after<'r>(rules: &'r RuleSet, held: &[(Seat, &str)], said: &[(Seat, Word)]) -> Position<'r> {
    let mut position = Position::new(rules, Context::default(), deal(rules, held));
    for &(seat, word) in said {
        let outcome = position.say(seat, word);
        assert!(outcome.is_ok(), "{seat} {word:?}: {outcome:?}");
    }
    position
}

fn round_after(rules: &RuleSet, context: Context, said: &[(Seat, Word)]) -> Round {
    let mut round = Round::new(context, BySeat::default());
    for &(seat, word) in said {
        let outcome = round.say(rules, seat, word);
        assert!(outcome.is_ok(), "{seat} {word:?}: {outcome:?}");
    }
    round
}

fn settled(rules: &RuleSet, round: &Round) -> Settled {
    match round.outcome(rules) {
        Some(Outcome::Contract(settled)) => settled,
        other => panic!("{other:?}: {round:?}"),
    }
}

fn asked(rules: &RuleSet, round: &Round) -> Vec<(Seat, Question)> {
    let asks = round.asks(rules);
    asks.iter().map(|it| (it.seat, it.question)).collect()
}

fn refused(position: &mut Position<'_>, seat: Seat, word: Word) -> Reason {
    position.say(seat, word).unwrap_err().reason()
}

#[test]
fn the_highest_bid_plays_and_binds() {
    let nobody = Context::default();
    let bids = |said: &[(Seat, u8)]| {
        let mut words = Vec::new();
        for seat in Seat::ALL {
            match said.iter().find(|(bidder, _)| *bidder == seat) {
                Some(&(_, bid)) => words.extend([(seat, DAMEN), (seat, Word::Bid(bid))]),
                None => words.push((seat, GESUND)),
            }
        }
        let settled = settled(&VLN, &round_after(&VLN, nobody, &words));
        let Contract::Solo { seat, .. } = settled.contract else {
            panic!("{settled:?}");
        };
        (seat, settled.bid, settled.lead)
    };
    assert_eq!(bids(&[(S2, 1), (S4, 2)]), (S4, 2, S1)); // D-14
    assert_eq!(bids(&[(S2, 1), (S4, 1)]), (S2, 1, S1)); // D-15
    assert_eq!(bids(&[(S2, 0), (S3, 0)]), (S2, 0, S1)); // D-16
    assert_eq!(bids(&[(S2, 2)]), (S2, 2, S1)); // D-20

    // D-25: nobody can outbid schwarz, if nobody speaks before.
    let early = |bid| round_after(&VLN, nobody, &[(S1, DAMEN), (S1, Word::Bid(bid))]);
    assert!(early(5).outcome(&VLN).is_some() && early(4).outcome(&VLN).is_none());
    let second = round_after(&VLN, nobody, &[(S2, DAMEN), (S2, Word::Bid(5))]);
    assert_eq!(asked(&VLN, &second).len(), 3);
}

#[test]
fn in_the_dialogue_an_earlier_seat_may_equal_and_a_later_one_must_exceed() {
    let mut round = round_after(
        &VLN,
        Context::default(),
        &[
            (S1, GESUND),
            (S2, Word::Vorbehalt),
            (S3, GESUND),
            (S4, Word::Vorbehalt),
            (S2, Word::Yes),
            (S4, Word::Yes),
        ],
    );
    let mut next = |seat, word, ask| {
        round.say(&VLN, seat, word).unwrap();
        assert_eq!(asked(&VLN, &round), [ask]);
    };
    let bid = |least| Question::Bid { least };
    next(S4, Word::Bid(1), (S2, bid(1)));
    next(S2, Word::Bid(1), (S4, bid(2)));
    next(S4, Word::Bid(3), (S2, bid(3)));
    next(S2, Word::Pass, (S4, Question::Name));
    assert_eq!(
        round.say(&VLN, S4, Word::Bid(5)).unwrap_err().reason(),
        Reason::NotAsked
    );
    round.say(&VLN, S4, KARO).unwrap();
    let settled = settled(&VLN, &round);
    assert_eq!(
        (settled.bid, settled.contract.solo()),
        (3, Some(Solo::Karo))
    );
}

#[test]
fn bids_are_0_to_5_and_high_enough() {
    let said = [(S1, DAMEN)];
    let mut round = round_after(&VLN, Context::default(), &said);
    let refusal = round.say(&VLN, S1, Word::Bid(6)).unwrap_err();
    assert_eq!(refusal.reason(), Reason::BadBid);
    assert_eq!(
        round.say(&VLN, S2, Word::Bid(1)).unwrap_err().reason(),
        Reason::NotAsked
    );
    round.say(&VLN, S1, Word::Pass).unwrap();
    let again = round.say(&VLN, S1, Word::Bid(1)).unwrap_err();
    assert_eq!(again.reason(), Reason::AlreadySpoken);

    let mut ddv = round_after(&DDV_TSR, Context::default(), &said);
    for word in [Word::Bid(1), Word::Pass] {
        let refusal = ddv.say(&DDV_TSR, S2, word).unwrap_err();
        assert_eq!(refusal.reason(), Reason::BidNotAvailable);
    }
}

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
fn schweine_count_where_the_contract_admits_them() {
    let held = [(S2, "DA DA CQ CA CT SA ST HA HK CJ")];
    let schweine = |said: &[(Seat, Word)]| {
        let position = after(&VLN, &held, said);
        let settled = settled(&VLN, position.round());
        settled
            .schweine
            .iter()
            .map(|it| it.seat)
            .collect::<Vec<_>>()
    };
    let rest = [(S1, GESUND), (S3, GESUND), (S4, GESUND)];
    assert_eq!(
        schweine(&[&[(S2, SCHWEINE), (S2, GESUND)], &rest[..]].concat()),
        [S2]
    ); // G-01
    assert_eq!(
        schweine(&[&rest[..], &[(S2, GESUND), (S2, SCHWEINE)]].concat()),
        [S2]
    );
    assert_eq!(schweine(&[&rest[..], &[(S2, GESUND)]].concat()), []); // G-03
    let named = [(S2, Word::Vorbehalt), (S2, SCHWEINE)];
    assert_eq!(schweine(&[&rest[..], &named].concat()), [S2]);
    for (solo, expected) in [(DAMEN, Vec::new()), (KARO, [S2].to_vec())] {
        let solo = [(S1, solo), (S1, Word::Bid(0)), (S3, GESUND), (S4, GESUND)];
        let own = [(S2, SCHWEINE), (S2, GESUND)];
        assert_eq!(schweine(&[&own, &solo[..]].concat()), expected); // G-06, G-07
    }

    let mut position = after(&VLN, &held, &rest);
    let one = refused(&mut position, S1, SCHWEINE); // G-05
    assert_eq!(one, Reason::SchweineNeedBothDiamondAces);
    position.say(S2, GESUND).unwrap();
    let led = position.legal_cards(S1).kinds().next().unwrap();
    position.play(S1, led).unwrap();
    assert_eq!(
        refused(&mut position, S2, SCHWEINE),
        Reason::SchweineTooLate
    ); // G-04
    let mut ddv = Round::new(Context::default(), BySeat::default());
    let refusal = ddv.say(&DDV_TSR, S1, SCHWEINE).unwrap_err();
    assert_eq!(refusal.reason(), Reason::SchweineNotAvailable);
}

#[test]
fn a_missing_seat_with_both_foxes_keeps_a_trumpfsolo_open() {
    let said = [(S1, GESUND), (S2, KARO), (S2, Word::Bid(5)), (S3, GESUND)];
    let open = after(&VLN, &[(S4, "DA DA CQ CA CT SA ST HA HK CJ")], &said);
    assert_eq!(asked(&VLN, open.round()), [(S4, Question::Declaration)]); // D-26
    let held = [(S3, "DA DA CQ CA CT SA ST HA HK CJ")];
    assert!(after(&VLN, &held, &said).game().is_some());
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
    let mut position = after(&VLN, &[(S2, poor)], &said);
    // Until the last word it could still have been overtaken by a Trumpfsolo (G-11).
    let refusal = position.say(S4, GESUND).unwrap_err();
    assert_eq!(refusal.reason(), Reason::PoorPlayerMayNotDeclareSchweine); // E-17
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
fn higher_pairs_need_the_lower_ones_in_whatever_order() {
    let rules = RuleSet {
        schweine: SchweineRules {
            above: List::of(&[Rank::Ten, Rank::King], Rank::Ten),
            contracts: SchweineContracts::of(&SchweineContract::ALL),
            ..VLN.schweine
        },
        ..VLN
    };
    let held = [
        (S2, "DA DA CQ CA CT SA ST HA HK CJ"),
        (S3, "DT DT CQ CA CT SA ST HA HK CJ"),
    ];
    let all = Seat::ALL.map(|seat| (seat, GESUND));
    let ten = (S3, Word::Schweine(Rank::Ten));
    let void = after(&rules, &held, &[&[ten], &all[..]].concat());
    assert!(settled(&rules, void.round()).schweine.is_empty());
    let both = after(&rules, &held, &[&[ten, (S2, SCHWEINE)], &all[..]].concat());
    let ranks = settled(&rules, both.round()).schweine;
    let ranks: Vec<Rank> = ranks.iter().map(|it| it.rank).collect();
    assert_eq!(ranks, [Rank::Ace, Rank::Ten]);
    let mut late = void;
    late.say(S2, SCHWEINE).unwrap();
    assert_eq!(settled(&rules, late.round()).schweine.len(), 2);
    let unknown = refused(&mut late, S2, Word::Schweine(Rank::Jack));
    assert_eq!(unknown, Reason::UnknownVorbehalt);

    // In a Kreuz-Solo the two ♣A take their place, once it is named.
    let kreuz = RuleSet {
        solos: crate::contract::Solos::of(&[Solo::Kreuz]),
        ..rules
    };
    let held = [
        (S2, "DA DA CQ CT SA ST HA HK CJ DJ"),
        (S3, "CA CA DT DT CQ CT SA ST HA HK"),
    ];
    let mut said = [(S2, SCHWEINE); 6];
    for (place, seat) in said.iter_mut().skip(1).zip(Seat::ALL) {
        *place = (seat, GESUND);
    }
    said[1] = (S1, Word::Solo(Solo::Kreuz));
    said[5] = (S1, Word::Bid(0));
    let mut position = after(&kreuz, &held, &said);
    assert!(settled(&kreuz, position.round()).schweine.is_empty());
    position.say(S3, SCHWEINE).unwrap();
    assert_eq!(
        settled(&kreuz, position.round())
            .schweine
            .first()
            .unwrap()
            .seat,
        S3
    );
}

#[test]
fn a_hochzeit_must_be_declared_where_it_cannot_be_silent() {
    let loud = RuleSet {
        hochzeit: crate::ruleset::HochzeitRules {
            silent: SilentHochzeit::Forbidden,
            ..DDV_TSR.hochzeit
        },
        ..DDV_TSR
    };
    let held = [(S2, "CQ CQ")];
    let said = [(S1, GESUND), (S2, GESUND), (S3, GESUND)];
    let mut position = after(&loud, &held, &said);
    let refusal = position.say(S4, GESUND).unwrap_err();
    assert_eq!(refusal.reason(), Reason::HochzeitMustBeDeclared);
    assert!(matches!(
        refusal.evidence(),
        Evidence::Vorbehalt { seat: S2, .. }
    ));
    position.say(S4, DAMEN).unwrap(); // a solo prevails, and all is well
    assert!(position.game().is_some());
    let hochzeit = [(S2, Word::Hochzeit(Selector::Any))];
    assert!(after(&loud, &held, &hochzeit).game().is_none());
}

fn forced(open: OpenPflichtsoli) -> Context {
    Context {
        open_pflichtsoli: BySeat::from_fn(|seat| {
            if seat == S2 {
                open
            } else {
                OpenPflichtsoli::default()
            }
        }),
        vorfuehrung: Some(S2),
    }
}

#[test]
fn a_forced_solo_fills_an_open_slot() {
    let color = OpenPflichtsoli {
        color: 1,
        ..OpenPflichtsoli::default()
    };
    let mut round = round_after(&DDV_TSR, forced(color), &[(S1, GESUND)]);
    for word in [DAMEN, GESUND, Word::Pass] {
        let refusal = round.say(&DDV_TSR, S2, word).unwrap_err();
        assert_eq!(refusal.reason(), Reason::VorfuehrungNeedsSolo, "{word:?}");
    }
    let other = round.say(&DDV_TSR, S3, DAMEN).unwrap_err();
    assert_eq!(other.reason(), Reason::VorfuehrungNoVorbehalt);
    round.say(&DDV_TSR, S2, KARO).unwrap();
    assert_eq!(settled(&DDV_TSR, &round).lead, S2);

    // Outside of a Vorführung a solo without a slot is a Lustsolo.
    let open = Context {
        vorfuehrung: None,
        ..forced(color)
    };
    let duty = |solo| {
        let said = [(S1, GESUND), (S2, solo), (S3, GESUND), (S4, GESUND)];
        let Contract::Solo { duty, .. } =
            settled(&DDV_TSR, &round_after(&DDV_TSR, open, &said)).contract
        else {
            panic!("no solo");
        };
        duty
    };
    assert_eq!(
        (duty(DAMEN), duty(KARO)),
        (Duty::Lustsolo, Duty::Pflichtsolo)
    );
}

#[test]
fn an_offered_solo_goes_to_the_first_who_takes_it() {
    let rules = RuleSet {
        pflichtsolo_offer: PflichtsoloOffer::On,
        ..DDV_TSR
    };
    let context = forced(OpenPflichtsoli::free(1));
    let mut round = round_after(&rules, context, &[(S2, Word::Pass)]);
    let solo = Question::Category(Category::Solo);
    assert_eq!(asked(&rules, &round), [(S3, solo)]);
    let early = round.say(&rules, S4, Word::Yes).unwrap_err();
    assert_eq!(early.reason(), Reason::VorfuehrungNoVorbehalt);
    round.say(&rules, S3, Word::No).unwrap();
    let mut taken = round;
    taken.say(&rules, S4, Word::Yes).unwrap();
    assert_eq!(asked(&rules, &taken), [(S4, Question::Name)]);
    taken.say(&rules, S4, DAMEN).unwrap();
    let it = settled(&rules, &taken);
    let expected = Contract::Solo {
        seat: S4,
        solo: Solo::Damen,
        duty: Duty::Lustsolo,
    };
    assert_eq!((it.contract, it.lead), (expected, S4));

    for seat in [S4, S1] {
        round.say(&rules, seat, Word::No).unwrap();
    }
    assert_eq!(asked(&rules, &round), [(S2, Question::Name)]);
    round.say(&rules, S2, DAMEN).unwrap();
    assert_eq!(settled(&rules, &round).lead, S2);
}

#[test]
fn unknown_hands_may_hold_what_no_known_one_does() {
    // Three hands are known, so the fourth is what is left: a poor one.
    let known = deal(&VLN, &[(S2, POOR)]);
    let hands = known
        .hands()
        .map(|seat, &hand| (seat != S2).then_some(hand));
    let mut round = Round::new(Context::default(), hands);
    assert!(round.say(&VLN, S2, Word::Armut).is_ok());
    let rich = deal(&VLN, &[(S2, "CQ CJ SJ HJ CA CT CK SA ST SK")]);
    let hands = rich.hands().map(|seat, &hand| (seat != S2).then_some(hand));
    let mut round = Round::new(Context::default(), hands);
    let refusal = round.say(&VLN, S2, Word::Armut).unwrap_err();
    assert_eq!(refusal.reason(), Reason::TooManyTrumps);
}
