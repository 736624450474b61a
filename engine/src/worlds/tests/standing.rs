//! Where it rests on hands what comes of the words, word by word.

use super::hands::known;
use super::*;
use crate::card::Rank;
use crate::contract::{Selector, Solo, Solos};
use crate::replay::{Play, Said};
use crate::rulesets::VLN;
use crate::seat::Seat::{First as S1, Fourth as S4, Second as S2, Third as S3};

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
