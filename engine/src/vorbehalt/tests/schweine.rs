//! Schweine: where they count, how long they can be declared, and what lies above.

use super::*;
use crate::contract::Solos;
use crate::options::{
    ArmutFox, ArmutMode, ArmutRules, SchweineContract, SchweineContracts, SchweineRules,
    SchweineThroughArmut, Throw, ThrowCondition,
};

const ONE_TRUMP: Throw = Throw::of(ThrowCondition::MaxOneTrump);

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
        solos: Solos::of(&[Solo::Kreuz]),
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
fn what_is_shown_belongs_to_the_first_reason() {
    // Three trumps beside a ♦A, which counts once it is a Schwein.
    let rules = RuleSet {
        armut: ArmutRules {
            fox: ArmutFox::DoesNotCount,
            ..VLN.armut
        },
        ..VLN
    };
    let held = [(S2, "SQ DT DK DA CA CT SA SK HA HK")];
    let mut position = after(&rules, &held, &[(S2, Word::Armut)]);
    let refusal = position.say(S2, SCHWEINE).unwrap_err();
    let reasons = refusal.grounds().iter().map(|it| it.reason);
    assert_eq!(
        reasons.collect::<Vec<_>>(),
        [Reason::TooManyTrumps, Reason::SchweineNeedBothDiamondAces]
    );
    let Evidence::Vorbehalt { facts, .. } = refusal.evidence() else {
        panic!("{refusal:?}");
    };
    assert_eq!((facts.counted, facts.limit), (Some(4), Some(3)));
    assert_eq!(facts.cards, cards("SQ DT DK DA"));
}

/// Where a ♦A is no trump of an Armut, it is one once it is a Schwein.
#[test]
fn declared_aces_are_trumps_of_an_armut_and_what_is_above_them_says_nothing_of_aces() {
    let mut rules = RuleSet {
        armut: ArmutRules {
            fox: ArmutFox::DoesNotCount,
            ..VLN.armut
        },
        ..VLN
    };
    rules.schweine.above = List::of(&[Rank::King], Rank::King);
    let aces = [(S2, "SQ DT DK DA DA CA CT SA SK HA")];
    assert!(after(&rules, &aces, &[(S2, Word::Armut)]).game().is_none());
    let mut declared = after(&rules, &aces, &[(S2, SCHWEINE)]);
    assert_eq!(
        refused(&mut declared, S2, Word::Armut),
        Reason::TooManyTrumps
    );

    let kings = [(S2, "SQ DK DK DA CA CT SA SK HA HK")];
    let above = (S2, Word::Schweine(Rank::King));
    let poor = after(&rules, &kings, &[above, (S2, Word::Armut)]);
    let round = poor.round();
    assert!(round.has_declared_schweine(S2) && !round.has_schweine(S2));
    assert!(!round.has_declared_schweine(S3));
}

/// Both ♦A of seat 3, both ♦K of seat 4.
const PAIRS: [(Seat, &str); 3] = [
    (S1, "CA CQ CJ SA SJ HT HQ HJ DT DQ"),
    (S3, "CA CK CJ SQ HT HA HJ DA DA DT"),
    (S4, "CT CQ ST SK SJ HK DK DK DQ DJ"),
];

/// A Vorbehalt may be Schweine, or the ♦K above them, and is no solo.
fn without_soli() -> RuleSet {
    RuleSet {
        solos: Solos::of(&[]),
        schweine: SchweineRules {
            above: List::of(&[Rank::King], Rank::Nine),
            ..VLN.schweine
        },
        ..VLN
    }
}

#[test]
fn schweine_said_again_are_the_name_of_a_vorbehalt() {
    let rules = without_soli();
    let said = [
        (S1, GESUND),
        (S2, GESUND),
        (S3, SCHWEINE),
        (S3, Word::Vorbehalt),
        (S4, Word::Vorbehalt),
    ];
    let mut position = after(&rules, &PAIRS, &said); // W-78
    let names = [S3, S4].map(|seat| (seat, Question::Name));
    assert_eq!(asked(&rules, position.round()), names);
    let has_open = |position: &Position<'_>, seat| position.round().has_open_schweine(&rules, seat);
    assert_eq!(
        [S3, S4].map(|seat| has_open(&position, seat)),
        [false, true]
    );
    let mut kings = position.clone();
    kings.say(S4, Word::Schweine(Rank::King)).unwrap();
    assert_eq!(settled(&rules, kings.round()).schweine.len(), 2);
    position.say(S3, SCHWEINE).unwrap();
    assert_eq!(asked(&rules, position.round()), names[1..]);
    assert_eq!(refused(&mut position, S3, SCHWEINE), Reason::AlreadySpoken);
    position.say(S4, Word::Schweine(Rank::King)).unwrap();
    assert_eq!(settled(&rules, position.round()).schweine.len(), 2);
}

/// Seat 3 has both ♦A and both ♦K: what it has declared of them is not all that it can name.
#[test]
fn a_vorbehalt_beside_one_pair_may_be_the_other_one() {
    let rules = without_soli();
    let held = [PAIRS[0], (S3, "CA CK CJ SQ HT HA DK DA DA DK")];
    let [ace, king] = [Rank::Ace, Rank::King].map(Word::Schweine);
    for (first, last, count) in [
        (ace, ace, 1),
        (ace, king, 2),
        (king, ace, 2),
        (king, king, 0),
    ] {
        let said = [
            (S1, GESUND),
            (S2, GESUND),
            (S3, first),
            (S3, Word::Vorbehalt),
            (S4, GESUND),
        ];
        let mut position = after(&rules, &held, &said);
        assert_eq!(asked(&rules, position.round()), [(S3, Question::Name)]);
        position.say(S3, last).unwrap();
        assert_eq!(settled(&rules, position.round()).schweine.len(), count);
    }
}

#[test]
fn schweine_said_again_leave_no_solo_and_no_hochzeit() {
    let said = |held: &[(Seat, &str)]| {
        let said = [
            (S1, GESUND),
            (S2, GESUND),
            (S3, SCHWEINE),
            (S3, Word::Vorbehalt),
            (S4, GESUND),
        ];
        let mut position = after(&VLN, held, &said);
        assert_eq!(asked(&VLN, position.round()), [(S3, Question::Name)]);
        position.say(S3, SCHWEINE).unwrap();
        settled(&VLN, position.round()).contract
    };
    assert_eq!(said(&PAIRS), Contract::Normalspiel); // W-79
    let both = [(S3, "CQ CQ CJ SQ HT HA HJ DA DA DT")];
    assert_eq!(said(&both), Contract::StilleHochzeit { seat: S3 });
    // Beside Schweine there is no Armut that is played.
    let poor = [PAIRS[0], (S3, "DA DA DJ CA CT CT CK CK SA SK")];
    assert_eq!(said(&poor), Contract::Normalspiel);
}

#[test]
fn schweine_do_not_take_from_an_affirmed_armut_what_it_was() {
    let fox = RuleSet {
        armut: ArmutRules {
            fox: ArmutFox::DoesNotCount,
            ..VLN.armut
        },
        ..VLN
    };
    let held = [
        (S3, "DA DA DJ DK CA CT CT CK CK SA"),
        (S4, "CA SA ST ST CQ SK HA HA HK HK"),
    ];
    let said = [
        (S1, GESUND),
        (S2, GESUND),
        (S3, Word::Vorbehalt),
        (S4, Word::Vorbehalt),
        (S3, Word::No),
        (S4, Word::No),
        (S3, Word::Yes),
    ];
    let mut position = after(&fox, &held, &said);
    assert_eq!(refused(&mut position, S3, SCHWEINE), Reason::TooManyTrumps); // W-80
    // Where so many trumps are few they stand beside it.
    let mut rules = fox;
    rules.armut.max_trumps = 4;
    rules.armut.mode = ArmutMode::Redeal;
    assert!(after(&rules, &held, &said).say(S3, SCHWEINE).is_ok());
    // So it is where the hand is one that can be thrown in, and was not named yet.
    let mut rules = fox;
    rules.armut.max_trumps = 0;
    rules.throwing.conditions = List::of(&[ONE_TRUMP], ONE_TRUMP);
    let one = (S3, "DA DA DJ CA CT CT CK CK SA SK");
    let hochzeit = (S4, "CQ CQ SQ SQ ST ST HA HA HK HK");
    let mut position = after(&rules, &[one, hochzeit], &said);
    let refusal = position.say(S3, SCHWEINE).unwrap_err();
    let reasons: Vec<Reason> = refusal.grounds().iter().map(|it| it.reason).collect();
    let both = [Reason::TooManyTrumps, Reason::ThrowConditionNotMet];
    assert_eq!(reasons, both);
}

/// Who affirmed a solo says nothing of how few trumps its hand has.
#[test]
fn schweine_stand_beside_an_affirmed_solo_however_many_trumps_there_are() {
    let mut rules = VLN;
    rules.throwing.conditions = List::of(&[ONE_TRUMP], ONE_TRUMP);
    let hochzeit = (S4, "CQ CQ SQ SQ ST ST HA HA HK HK");
    let said = [
        (S1, GESUND),
        (S2, GESUND),
        (S3, Word::Vorbehalt),
        (S4, Word::Vorbehalt),
        (S3, Word::Yes),
    ];
    let trumps = (S3, "DA DA DJ DJ DK HT HT CJ CJ SA");
    let mut position = after(&rules, &[trumps, hochzeit], &said);
    assert!(position.say(S3, SCHWEINE).is_ok());
}

/// What a Kreuz-Solo does not admit is void as long as a seat has not spoken, and refused then.
#[test]
fn schweine_that_a_solo_does_not_admit_are_void_whenever_they_are_declared() {
    let kreuz = RuleSet {
        solos: Solos::of(&[Solo::Kreuz]),
        ..VLN
    };
    let held = [(S3, "DA DA CQ CT SA ST HA HK CJ DJ")];
    let said = [
        (S1, GESUND),
        (S2, Word::Solo(Solo::Kreuz)),
        (S2, Word::Bid(5)),
        (S3, GESUND),
    ];
    let mut position = after(&kreuz, &held, &said);
    let mut before = position.clone();
    assert!(before.say(S3, SCHWEINE).is_ok());
    position.say(S4, GESUND).unwrap();
    let reason = refused(&mut position, S4, SCHWEINE);
    assert_eq!(reason, Reason::SchweineNotAvailable, "without the pair");
    position.say(S3, SCHWEINE).unwrap();
    assert!(settled(&kreuz, position.round()).schweine.is_empty());
    let again = refused(&mut position, S3, SCHWEINE);
    assert_eq!(again, Reason::AlreadySpoken);
}

/// CASES S-26 to S-30.
#[test]
fn schweine_of_a_poor_player_go_over_with_his_cards() {
    let mut rules = VLN;
    rules.schweine.through_armut = SchweineThroughArmut::Kept;
    let poor = [(S1, "DA DA SQ CA CT CK SA ST HA HK")];
    let spoken = [
        (S1, Word::Armut),
        (S2, GESUND),
        (S3, GESUND),
        (S4, GESUND),
        (S1, SCHWEINE),
    ];
    let taken = [
        (S1, Word::Push(cards("DA DA SQ"))),
        (S2, Word::Refuse),
        (S3, Word::Accept),
    ];
    let mut position = after(&rules, &poor, &[&spoken[..], &taken].concat());
    let reason = refused(&mut position, S3, SCHWEINE);
    assert_eq!(reason, Reason::SchweineNotAvailable);
    let own: Vec<Card> = position.deal().hand(S3).cards().take(3).collect();
    let one = Word::Return([Card::DA, Card::SQ, own[0]].into_iter().collect());
    let reason = refused(&mut position, S3, one);
    assert_eq!(reason, Reason::ReturnKeepsSchweine);
    position
        .say(S3, Word::Return(own.into_iter().collect()))
        .unwrap();
    let game = position.game().unwrap();
    let holders: Vec<Seat> = game.schweine().iter().map(|it| it.seat).collect();
    assert_eq!(holders, [S3]);
    assert_eq!(game.announced().len(), 1);
    assert!(!position.round().has_open_schweine(&rules, S2));

    let overtaken = [
        (S1, Word::Armut),
        (S1, SCHWEINE),
        (S2, KARO),
        (S2, Word::Bid(0)),
        (S3, GESUND),
        (S4, GESUND),
    ];
    let position = after(&rules, &poor, &overtaken);
    let schweine = position.game().unwrap().schweine();
    assert_eq!(schweine.first().map(|it| it.seat), Some(S1));
}
