//! House rules (CASES R): what may be thrown in and where that ranks, which trumps of an Armut
//! count and are pushed, and which solo goes before another.

use super::*;
use crate::holding::Holding;
use crate::options::{
    ArmutFox, ArmutMode, ArmutNine, ArmutPush, ArmutShown, SoloConflict, Throw, ThrowCondition,
};
use crate::schweine::NO_PAIR;

/// The rule set `rules` with these conditions of throwing in.
fn throwing(rules: RuleSet, conditions: &[Throw]) -> RuleSet {
    let mut rules = rules;
    rules.throwing.conditions = List::of(conditions, Throw::of(ThrowCondition::FoxHighest));
    rules
}

#[test]
fn a_hand_is_thrown_in_on_the_conditions_of_the_table() {
    use ThrowCondition::{
        Augen, FewAugen, FoxHighest, Full, Highest, KingOfEach, Kings, NineOfEach, Nines,
    };
    let both = |condition, also| Throw {
        condition,
        also: Some(also),
    };
    let of = Throw::of;
    let cases = [
        (of(Full(7)), "CA SA HA DA CT HT DT", true),
        (of(Full(7)), "CA SA HA DA CT HT CK CQ", false),
        (both(Nines(4), Kings(4)), "C9 S9 H9 D9 CK SK HK DK", true),
        (both(Nines(4), Kings(4)), "C9 C9 S9 H9 D9 CK SK HK", false),
        (of(Highest(Card::DJ)), "DJ DA DK CA", true),
        (of(Highest(Card::DJ)), "HJ DA", false),
        (of(Highest(Card::DJ)), "CA SA", true),
        (of(Highest(Card::DA)), "DJ CA", false),
        (of(FewAugen(34)), "CA CA SA C9 D9", true), // 33
        (of(FewAugen(34)), "CA CA SA CJ", false),
        (of(NineOfEach), "C9 S9 H9 D9", true),
        (of(NineOfEach), "C9 C9 S9 H9", false),
        (of(KingOfEach), "CK SK HK DK CA", true),
        (of(KingOfEach), "CK CK SK HK", false),
    ];
    for (throw, hand, expected) in cases {
        let rules = throwing(DDV_TSR, &[throw]);
        let holding = Holding::Known(cards(hand));
        assert_eq!(
            rules.is_thrown(holding, false),
            expected,
            "{throw:?} {hand}"
        );
    }
    // ♦A is the highest trump of the same hands.
    for card in Card::ALL {
        let hand = Holding::Known([card].into_iter().collect());
        let [fox, highest] = [FoxHighest, Highest(Card::DA)]
            .map(|it| throwing(DDV_TSR, &[of(it)]).is_thrown(hand, false));
        assert_eq!(fox, highest, "{card}");
    }
    // Of a hand that is not known, what it can be.
    let among = |text| Holding::Among {
        cards: cards(text),
        size: 3,
    };
    let may = |condition, text| throwing(DDV_TSR, &[of(condition)]).is_thrown(among(text), false);
    assert!(may(FewAugen(7), "CA CK CQ C9") && !may(FewAugen(6), "CA CK CQ C9"));
    assert!(may(Augen(18), "CA CK CQ C9") && !may(Augen(19), "CA CK CQ C9"));
    assert!(may(Highest(Card::DA), "CA SA HA CQ") && !may(Highest(Card::DA), "CA SA SQ CQ"));
}

#[test]
fn a_throw_has_its_own_rank() {
    use Category::{Armut, Hochzeit, Solo};
    let nines = Throw::of(ThrowCondition::Nines(4));
    let ranked = |order: &[Category]| {
        let mut rules = throwing(DDV_TSR, &[nines]);
        rules.vorbehalt_order = List::of(order, Solo);
        rules.armut.mode = ArmutMode::Exchange;
        rules
    };
    let above = ranked(&[Solo, Category::Throw, Armut, Hochzeit]);
    let below = ranked(&[Solo, Armut, Hochzeit, Category::Throw]);
    let held = [
        (S1, "SQ DT CA CT CK CK SA ST SK HA HK HK"),
        (S2, "C9 C9 S9 S9 H9 CQ SQ HQ HQ DQ CJ SJ"),
    ];
    let said = [
        (S1, Word::Armut),
        (S2, Word::Throw),
        (S3, GESUND),
        (S4, GESUND),
    ];
    let redeal = after(&above, &held, &said).redeal().unwrap();
    assert_eq!((redeal.reason, redeal.seat), (RedealReason::Thrown, S2));
    let position = after(&below, &held, &said);
    assert_eq!(asked(&below, position.round()), [(S1, Question::ArmutPush)]);
    // a solo goes before; VORB-9: somebody who has not spoken may throw.
    let solo = [(S2, Word::Throw), (S1, DAMEN), (S3, GESUND), (S4, GESUND)];
    let solo = after(&above, &held, &solo);
    assert_eq!(solo.game().unwrap().soloist(), Some(S1));
    let first = ranked(&[Category::Throw, Solo, Armut, Hochzeit]);
    let settled = |other| {
        let mut round = Round::new(Context::default(), BySeat::new([None, None, other, None]));
        for (seat, word) in [(S1, DAMEN), (S2, GESUND), (S4, GESUND)] {
            round.say(&first, seat, word).unwrap();
        }
        round.outcome(&first).is_some()
    };
    assert!(!settled(None) && settled(Some(cards("CQ"))));
    // In the dialogue the first yes decides.
    let words = [
        (S1, Word::Vorbehalt),
        (S2, Word::Vorbehalt),
        (S3, GESUND),
        (S4, GESUND),
        (S1, Word::No),
        (S2, Word::No),
    ];
    let mut round = round_after(&above, Context::default(), &words);
    let ask = (S1, Question::Category(Category::Throw));
    assert_eq!(asked(&above, &round).first(), Some(&ask));
    round.say(&above, S1, Word::Yes).unwrap();
    let thrown = Redeal {
        reason: RedealReason::Thrown,
        seat: S1,
    };
    assert_eq!(round.outcome(&above), Some(Outcome::Redeal(thrown)));
}

#[test]
fn free_trumps_of_an_armut_do_not_count_and_are_pushed() {
    let rules = |fox, nine, max_trumps| {
        let mut rules = DDV_TSR;
        rules.armut.mode = ArmutMode::Exchange;
        rules.armut.fox = fox;
        rules.armut.nine = nine;
        rules.armut.max_trumps = max_trumps;
        rules
    };
    let fox = rules(ArmutFox::SingleFree, ArmutNine::Counts, 3);
    let nine = rules(ArmutFox::Counts, ArmutNine::OneFree, 3);
    let both = rules(ArmutFox::SingleFree, ArmutNine::OneFree, 3);
    let four = rules(ArmutFox::Counts, ArmutNine::Counts, 4);
    // How many are pushed, if it is an Armut.
    let cases = [
        (&fox, "DA DK DJ SQ", Some(4)),
        (&fox, "DA DA DK", Some(3)),
        (&fox, "DA DA DK DJ", None),
        (&fox, "DA DK DJ SQ HQ", None),
        (&nine, "D9 DK DJ SQ", Some(4)),
        (&nine, "D9 D9 DK DJ SQ", None),
        (&nine, "HJ DK DJ SQ", None),
        (&both, "DA D9 DK DJ SQ", Some(5)),
        (&four, "HT DJ DJ DK", Some(4)),
        (&four, "DJ DK", Some(3)),
        (&four, "HT DJ DJ DK D9", None),
    ];
    for (rules, trumps, expected) in cases {
        let hand = cards(trumps).union(cards("CA CA SA SA HA HA CK"));
        let holding = Holding::Known(hand);
        let may_push = |number: u32| {
            let fehl = cards("CA CA SA SA").cards();
            let more = fehl.take(number.saturating_sub(cards(trumps).len()) as usize);
            let pushed = cards(trumps).cards().chain(more).collect();
            let (grounds, _) = rules.push_faults(holding, false, pushed);
            rules.is_armut(holding, false) && grounds.is_empty()
        };
        let least = cards(trumps).len();
        let may: Vec<u32> = (least..7).filter(|&it| may_push(it)).collect();
        assert_eq!(may, Vec::from_iter(expected), "{trumps}");
    }
    // three are counted.
    let rules = throwing(fox, &[Throw::of(ThrowCondition::FoxHighestInArmut)]);
    let thrown = |hand| rules.is_thrown(Holding::Known(cards(hand)), false);
    assert!(thrown("DA DT DT DK") && !thrown("DA DA DT DK"));
}

#[test]
fn what_is_pushed_is_a_choice_of_the_table() {
    let push = |push, fox, hand: &str, pushed: &str| {
        let mut rules = VLN;
        rules.armut.push = push;
        rules.armut.fox = fox;
        let (grounds, _) = rules.push_faults(Holding::Known(cards(hand)), false, cards(pushed));
        grounds.first()
    };
    let wrong = Some(Reason::PushWrongCount);
    let or_three = |hand, pushed| push(ArmutPush::TrumpsOrThree, ArmutFox::Counts, hand, pushed);
    assert_eq!(or_three("SQ DT CK CA", "SQ DT"), None);
    assert_eq!(or_three("SQ DT CK CA", "SQ DT CK"), wrong);
    assert_eq!(or_three("CK CA SA SK", "CK CA SA"), None);
    assert_eq!(or_three("CK CA SA SK", "CK CA"), wrong);
    let foxes = |hand, pushed| {
        push(
            ArmutPush::ThreeAndFoxes,
            ArmutFox::DoesNotCount,
            hand,
            pushed,
        )
    };
    assert_eq!(foxes("DA DA DK DJ CA CK", "DA DA DK DJ CA"), None);
    assert_eq!(foxes("DA DA DK DJ CA CK", "DA DA DK DJ"), wrong);
    assert_eq!(foxes("DA DK CA CK SK", "DA DK CA CK"), None);
    assert_eq!(foxes("DA DK CA CK SK", "DA DK CA"), wrong);
    assert_eq!(foxes("DK SQ CA CK SK", "DK SQ CA"), None);
    //
    let shown = |shown, pushed| {
        let mut rules = VLN.armut;
        rules.shown = shown;
        rules.shown_of(cards(pushed))
    };
    assert_eq!(shown(ArmutShown::Foxes, "DA SQ CK"), cards("DA"));
    assert_eq!(shown(ArmutShown::Foxes, "SQ CK C9"), cards(""));
    assert_eq!(shown(ArmutShown::All, "DA SQ CK"), cards("DA SQ CK"));
    assert_eq!(shown(ArmutShown::Hidden, "DA SQ CK"), cards(""));
}

#[test]
fn of_soli_of_equal_rank_the_one_named_earlier_in_the_list_prevails() {
    let mut rules = DDV_TSR;
    let order = [Solo::Kreuz, Solo::Pik, Solo::Herz, Solo::Karo];
    rules.solo_rank = List::of(&order, Solo::Karo);
    let kinds = [Solo::Kreuz, Solo::Karo, Solo::Damen, Solo::Buben].map(Word::Solo);
    let [kreuz, karo, damen, buben] = kinds;
    let owes = |owing: Option<Seat>| Context {
        open_pflichtsoli: BySeat::from_fn(|seat| {
            OpenPflichtsoli::free(u8::from(owing == Some(seat)))
        }),
        vorfuehrung: None,
    };
    let plays = |owing, said: &[(Seat, Word)]| {
        let round = round_after(&rules, owes(owing), said);
        let Outcome::Contract(settled) = round.outcome(&rules)? else {
            panic!("{round:?}");
        };
        let Contract::Solo { seat, .. } = settled.contract else {
            panic!("{settled:?}");
        };
        Some(seat)
    };
    let two = |a, b| {
        let all = Seat::ALL.map(|seat| (seat, GESUND)).into_iter();
        let named = [a, b];
        let rest = all.filter(move |(seat, _)| named.iter().all(|(it, _)| it != seat));
        rest.chain(named).collect::<Vec<_>>()
    };
    assert_eq!(plays(None, &two((S2, damen), (S3, kreuz))), Some(S3));
    assert_eq!(plays(None, &two((S2, karo), (S4, karo))), Some(S2));
    assert_eq!(plays(None, &two((S2, damen), (S3, buben))), Some(S2));
    assert_eq!(plays(Some(S4), &two((S2, kreuz), (S4, damen))), Some(S4));
    let rest = [(S3, GESUND), (S4, GESUND)];
    let early = |first| [&[(S2, kreuz), first][..], &rest[..1]].concat();
    let without_first = [&[(S2, kreuz)], &rest[..]].concat();
    assert_eq!(plays(None, &without_first), None);
    assert_eq!(plays(None, &early((S1, GESUND))), Some(S2));
    let last = [(S1, GESUND), (S2, damen), (S3, GESUND)];
    assert_eq!(plays(None, &last), None, "the last seat may name one above");
    // In the dialogue all who have a solo name it, as long as it can prevail.
    let vorbehalte = [
        (S1, GESUND),
        (S2, Word::Vorbehalt),
        (S3, Word::Vorbehalt),
        (S4, Word::Vorbehalt),
        (S2, Word::Yes),
        (S3, Word::Yes),
        (S4, Word::No),
        (S2, damen),
    ];
    let mut round = round_after(&rules, owes(None), &vorbehalte);
    assert_eq!(asked(&rules, &round), [(S3, Question::Name)]);
    round.say(&rules, S3, karo).unwrap();
    assert!(matches!(
        settled(&rules, &round).contract,
        Contract::Solo { seat: S3, .. }
    ));

    // Of equal bids the solo decides, and who is not behind for certain may pass.
    rules.solo_conflict = SoloConflict::Auction;
    let bids = [
        (S2, damen),
        (S2, Word::Bid(1)),
        (S3, karo),
        (S3, Word::Bid(1)),
    ];
    let all = [&[(S1, GESUND), (S4, GESUND)][..], &bids].concat();
    let settled = settled(&rules, &round_after(&rules, owes(None), &all));
    assert!(matches!(settled.contract, Contract::Solo { seat: S3, .. }));
    assert_eq!((settled.bid, settled.schweine), (1, List::new(NO_PAIR)));
    let mut round = round_after(&rules, owes(None), &vorbehalte[..7]);
    for (seat, word, next) in [
        (S2, Word::Bid(1), (S3, Question::Bid { least: 1 })),
        (S3, Word::Bid(1), (S2, Question::Bid { least: 2 })),
        (S2, Word::Pass, (S3, Question::Bid { least: 2 })),
        (S3, Word::Pass, (S2, Question::Name)),
        (S2, damen, (S3, Question::Name)),
    ] {
        round.say(&rules, seat, word).unwrap();
        assert_eq!(
            asked(&rules, &round).first(),
            Some(&next),
            "{seat} {word:?}"
        );
    }
}
