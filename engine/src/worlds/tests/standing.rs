//! Where it rests on hands what comes of the words, word by word.

use super::hands::{after_an_exchange, armut_first, known};
use super::*;
use crate::action::{Play, Said};
use crate::card::Rank;
use crate::contract::{Selector, Solo, Solos};
use crate::options::SchweineMode;
use crate::rulesets::VLN;
use crate::seat::Seat::{First as S1, Fourth as S4, Second as S2, Third as S3};
use crate::vorbehalt::{Redeal, RedealReason};
use crate::worlds::standing::Standing;

/// `1v` for the Vorbehalt of seat 1, and so on; `p` pushes three cards, `r` returns as many.
pub(super) fn words(text: &str) -> Vec<Said> {
    let word = |letter| match letter {
        'g' => Word::Gesund,
        'v' => Word::Vorbehalt,
        'y' => Word::Yes,
        'n' => Word::No,
        'h' => Word::Hochzeit(Selector::Any),
        's' => Word::Solo(Solo::Damen),
        'a' => Word::Armut,
        'p' => Word::Push(hand("DJ SA SA")),
        'c' => Word::Accept,
        'f' => Word::Refuse,
        'r' => Word::Return(hand("HA HA HK")),
        't' => Word::Throw,
        'w' => Word::Schweine(Rank::Ace),
        'k' => Word::Schweine(Rank::King),
        other => panic!("{other}"),
    };
    let all = text.split_whitespace().map(|it| {
        let (seat, letter) = it.split_at(1);
        let seat = Seat::ALL[seat.parse::<usize>().unwrap() - 1];
        let word = word(letter.chars().next().unwrap());
        Said { seat, word }
    });
    all.collect()
}

pub(super) fn hand(cards: &str) -> CardSet {
    let all = cards.split_whitespace();
    all.map(|text| text.parse::<Card>().unwrap()).collect()
}

/// Whoever takes the cards of an Armut and names a solo before some go back was not asked for one
/// before: with which hands that is so is looked at.
#[test]
fn what_was_asked_before_a_vorbehalt_had_its_name_rests_on_its_hand() {
    let budget = Budget::new();
    let has_answer = |text: &str| {
        let said = words(text);
        Worlds::of(known(&VLN, &said, &budget)).has_answer()
    };
    assert!(has_answer("1g 3v 4g 2a 2p 3c 3s 3r"));
    assert!(!has_answer("1g 3v 4g 2a 3s 2p 3c 3r"));
    assert!(has_answer("1g 3v 4g 2a"), "it has no name yet");
}

fn without_soli() -> RuleSet {
    RuleSet {
        solos: Solos::of(&[]),
        ..VLN
    }
}

/// Which seats may have anything, by what was said.
fn silent(known: &Known<'_, '_>) -> Vec<Seat> {
    let all = Seat::ALL.into_iter();
    all.filter(|&seat| known.is_silent(seat)).collect()
}

#[test]
fn who_has_not_said_whether_it_has_a_vorbehalt_may_have_anything() {
    let silent_after = |rules: &RuleSet, text: &str| {
        let (said, budget) = (words(text), Budget::new());
        silent(&known(rules, &said, &budget))
    };
    let cases: [(&str, &[Seat]); 9] = [
        ("1v", &[S2, S3, S4]),
        ("1g 2h", &[S3, S4]),
        ("1s 4v", &[S2, S3]),
        ("3w 1v", &[S2, S3, S4]),
        // As long as nobody has a Vorbehalt, anybody may have a solo.
        ("1g", &[]),
        ("1g 2g 3g 4g", &[]),
        ("", &[]),
        // What was said before the cards went over counts.
        ("1a 2g 1p 2c 2r", &[S3, S4]),
        ("1a 2g 1p 2c 2r 3g", &[S3, S4]),
    ];
    for (text, expected) in cases {
        assert_eq!(silent_after(&VLN, text), expected, "{text}");
    }
    assert_eq!(silent_after(&without_soli(), "1g"), [S2, S3, S4]);
    assert_eq!(silent_after(&without_soli(), ""), [S1, S2, S3, S4]);

    let (said, budget) = (words("1v"), Budget::new());
    let mut of_a_hand = known(&VLN, &said, &budget);
    *of_a_hand.hands.get_mut(S3) = Some(hand("CA CK CJ SQ HT HA HJ DA DA DT"));
    assert_eq!(silent(&of_a_hand), [S2, S4]);
    let mut forced = known(&VLN, &said, &budget);
    forced.context.vorfuehrung = Some(S2);
    assert_eq!(silent(&forced), []);
}

#[test]
fn hands_decide_what_comes_of_a_vorbehalt_without_a_name() {
    let rests = |rules: &RuleSet, text: &str| {
        let (said, budget) = (words(text), Budget::new());
        known(rules, &said, &budget).rests_on_hands()
    };
    for (text, expected) in [
        ("", false),
        ("1g", false),
        ("1g 2g 3g 4g", false),
        // Only whoever has a Vorbehalt can say which; it may be a solo, or Schweine alone.
        ("1v", true),
        ("1v 2g 3g 4g", true),
        ("1v 2g 3g 4g 1s", false),
        ("1h 2g 3g 4g", false),
        // Others may have what goes before it.
        ("1h 2g", true),
        ("1v 2v 3g 4g 1y", true),
        // Whose Armut it is stands, and all have said what they have.
        ("1a 2g 3g 4g 1p 2c 2r", false),
        ("1a 2g 1p 2c 2r 3g 4g", false),
        ("1a 2g 1p 2c 2r 3g", true),
        ("1a 2g 1p 2c 2r", true),
    ] {
        assert_eq!(rests(&VLN, text), expected, "{text}");
    }
    assert!(rests(&without_soli(), "1g"), "a Hochzeit, or an Armut");

    let (said, budget) = (words("1v"), Budget::new());
    let mut forced = known(&VLN, &said, &budget);
    forced.context.vorfuehrung = Some(S1);
    assert!(!forced.rests_on_hands());
}

/// Cards that follow show what came of the words.
#[test]
fn deals_are_told_apart_until_something_follows() {
    let budget = Budget::new();
    let said = words("1h 2g");
    let open = known(&VLN, &said, &budget);
    assert!(Worlds::of(open).is_told_apart());
    let mut follows = open;
    let plays = [Play {
        seat: None,
        card: Card::DJ,
    }];
    follows.record.plays = &plays;
    assert!(!Worlds::of(follows).is_told_apart());
    let said = words("1h 2g 3g 4g");
    assert!(!Worlds::of(known(&VLN, &said, &budget)).is_told_apart());
}

#[test]
fn an_acceptor_is_silent_until_he_says_whether_he_has_a_vorbehalt() {
    let acceptors = |text: &str, returned: Option<u8>| {
        let (said, budget) = (words(text), Budget::new());
        let mut known = known(&VLN, &said, &budget);
        known.hidden[0] = Some(Hidden {
            returned,
            ..Hidden::default()
        });
        known.silent_acceptors().collect::<Vec<_>>()
    };
    assert_eq!(acceptors("1a 1p 2c 2r", Some(3)), [S2]);
    assert_eq!(acceptors("1a 1p 2c 2r 3g", Some(3)), [S2]);
    for text in ["1a 2g 1p 2c 2r", "1a 1p 2c 2r 2g", "1a 1p 2c"] {
        assert_eq!(acceptors(text, Some(3)), [], "{text}");
    }
    assert_eq!(acceptors("1a 1p 2c 2r", None), [], "its cards are named");
}

/// Whoever took the cards of an Armut may still have a pair that he was dealt, whether his own hand
/// is known or not.
#[test]
fn an_acceptor_may_have_kept_a_pair() {
    let (rules, said, budget) = (armut_first(), words("1a 1p 2c 2r"), Budget::new());
    let mut open = after_an_exchange(&rules, &said, &budget);
    let pair_of = |known: Known<'_, '_>| {
        let worlds = Worlds::of(known);
        let world = worlds.with_pair_of(S2, Card::DA).unwrap();
        let hands = [world.deal.hand(S2), known.held(&world, S2)];
        assert!(hands.iter().all(|hand| hand.count(Card::DA) == 2));
        hands[0]
    };
    let few = rules.armut.max_trumps;
    let before = budget.spent();
    let dealt = pair_of(open);
    assert_eq!(budget.spent() - before, 7_829, "no class without Schweine");
    let trumps = dealt.intersect(rules.armut_trumps(false)).len();
    assert!(trumps > u32::from(few), "the plainest hand comes first");
    *open.hands.get_mut(S2) = Some(dealt);
    assert_eq!(pair_of(open), dealt);
    *open.hands.get_mut(S2) = None;
    *open.hands.get_mut(S3) = Some(dealt);
    let worlds = Worlds::of(open);
    let before = budget.spent();
    assert!(worlds.with_pair_of(S2, Card::DA).is_none());
    assert_eq!(
        budget.spent() - before,
        0,
        "nothing is looked for that cannot be"
    );
}

/// An acceptor whose hand as dealt is known to have a pair has given a card of it away or not: a
/// deal is looked at with each, where that pair could be declared.
#[test]
fn a_pair_that_was_dealt_was_kept_or_given_away() {
    let (said, budget) = (words("1a 1p 2c 2r"), Budget::new());
    let kept = |rules: &RuleSet, dealt: &str| {
        let mut open = after_an_exchange(rules, &said, &budget);
        *open.hands.get_mut(S2) = Some(hand(dealt));
        let worlds = Worlds::of(open);
        let all = worlds.deals_told_apart(Case::ANY);
        let mut copies: Vec<u32> = all
            .map(|world| open.held(&world, S2).count(Card::DA))
            .collect();
        copies.sort_unstable();
        copies.dedup();
        copies
    };
    let mut rules = armut_first();
    let pair = "CA CK CJ SQ SA HA HJ DA DA DT";
    let one = "CA CK CJ SQ SA HA HJ HT DA DT";
    assert_eq!(kept(&rules, pair), [0, 1, 2]);
    assert_eq!(kept(&rules, one), [1]);
    rules.schweine.mode = SchweineMode::Off;
    assert_eq!(kept(&rules, pair), [2]);
    assert_eq!(kept(&rules, one), [1]);
}

/// Of several pairs that may be declared a class does not say which a hand has.
#[test]
fn classes_are_not_fine_enough_for_several_pairs() {
    let mut rules = armut_first();
    let is_finer = |rules: &RuleSet, text: &str| {
        let (said, budget) = (words(text), Budget::new());
        known(rules, &said, &budget).has_finer_classes()
    };
    assert!(!is_finer(&rules, "1v"), "there is one pair");
    rules.schweine.above = List::of(&[Rank::King], Rank::King);
    assert!(is_finer(&rules, "1v"));
    assert!(!is_finer(&rules, "1w 1v"), "others have one pair left");
    rules.schweine.above = List::of(&[Rank::King, Rank::Nine], Rank::King);
    assert!(is_finer(&rules, "1w 1v"));
    rules.solos = Solos::of(&[]);
    assert!(is_finer(&rules, "1v 2g 3g 4g"), "it may be a pair alone");
    assert!(!is_finer(&rules, "1w 1v 2g 3g 4g"), "it is this one");
    rules.schweine.mode = SchweineMode::AtFirstFox;
    assert!(!is_finer(&rules, "1v 2g 3g 4g"));
}

/// A redeal unlike a given one is a redeal, too; everything else is only what it is.
#[test]
fn a_standing_allows_itself_only() {
    let unlike = Standing::RedealUnlike(Redeal {
        reason: RedealReason::Thrown,
        seat: S1,
    });
    let allowed = Standing::ALL.map(|it| unlike.allows(it));
    assert_eq!(allowed, [false, true, false]);
    for standing in Standing::ALL {
        let allowed = Standing::ALL.map(|it| standing.allows(it));
        assert_eq!(allowed, Standing::ALL.map(|it| it == standing));
    }
}

/// An Armut that nobody took is dealt again, whoever has not said what he has.
#[test]
fn an_armut_that_nobody_took_is_dealt_again_for_one_reason() {
    let (rules, said, budget) = (armut_first(), words("1a 1p 2f 3f 4f"), Budget::new());
    let worlds = Worlds::of(after_an_exchange(&rules, &said, &budget));
    assert!(worlds.is_told_apart());
    let refused = |world: &World| {
        let redeal = worlds.position(*world).redeal().unwrap();
        (redeal.reason, redeal.seat) == (RedealReason::ArmutRefused, S1)
    };
    let all: Vec<World> = worlds.deals(Case::ANY).collect();
    assert!(!all.is_empty() && all.iter().all(refused));
    assert!(worlds.deals_told_apart(Case::ANY).eq(all));
}
