//! Worked cases of chapter S: house rules of Schweine.
#![expect(clippy::panic, reason = "helpers of tests")]

use doko_reference::cards::{Card, deck, hand_size, read_cards, without, write_cards};
use doko_reference::contract::{Contract, Kind, Pair};
use doko_reference::game::Game;
use doko_reference::options::{Options, Solo};
use doko_reference::presets::{ddv_tsr, vln};
use doko_reference::vorbehalt::outcome::Outcome;
use doko_reference::vorbehalt::resolve::resolve;
use doko_reference::vorbehalt::round::Round;

fn with(options: Options, differs: &[(&str, &str)]) -> Options {
    let mut options = options;
    for (name, value) in differs {
        assert_eq!(options.set(name, value), Ok(()), "{name}");
    }
    options
}

fn cards(text: &str) -> Vec<Card> {
    read_cards(text).unwrap_or_default()
}

fn one(text: &str) -> Card {
    cards(text)
        .first()
        .copied()
        .unwrap_or_else(|| panic!("no card: {text}"))
}

/// Four hands that begin like this, filled up with what is left.
fn hands(options: &Options, begin: [&str; 4]) -> [Vec<Card>; 4] {
    let mut hands = begin.map(cards);
    let held: Vec<Card> = hands.iter().flatten().copied().collect();
    let mut rest = without(&deck(options), &held);
    for hand in &mut hands {
        while hand.len() < hand_size(options) {
            hand.extend(rest.pop());
        }
    }
    hands
}

fn said(options: &Options, begin: [&str; 4], lines: &str) -> Outcome {
    let mut round = Round::new(&hands(options, begin));
    for line in lines.split(", ") {
        assert_eq!(round.say(line), Ok(()), "{line}");
    }
    resolve(options, &round)
}

/// The game that comes of a round.
fn game(options: &Options, begin: [&str; 4], lines: &str) -> Game {
    let outcome = said(options, begin, lines);
    let Outcome::Contract { contract, hands } = &outcome else {
        panic!("{lines}: {outcome:?}");
    };
    let hands: Vec<Vec<Card>> = hands.iter().flatten().cloned().collect();
    Game::new(options, contract, &hands)
}

/// The pairs that stand, as `<seat> <card>`, lowest first.
fn pigs(game: &Game) -> String {
    let all: Vec<String> = game
        .pigs
        .iter()
        .map(|it| format!("{} {}", it.seat, it.card))
        .collect();
    all.join(", ")
}

fn play(game: &mut Game, text: &str) {
    for card in cards(text) {
        let turn = game.turn().unwrap_or(9);
        assert_eq!(game.play(turn, card), Ok(()), "{card} of {text}");
    }
}

const GESUND: &str = "1 gesund, 2 gesund, 3 gesund, 4 gesund";

#[test]
fn s_automatic() {
    let contracts = ("schweine.contracts", "normal,armut");
    let order = ("vorbehalt.order", "solo,armut,hochzeit");
    let mode = ("schweine.mode", "automatic");
    let options = with(ddv_tsr(), &[mode, contracts, ("armut", "exchange"), order]);
    let begin = ["CQ", "DA DA", "CQ", ""];
    let normal = game(&options, begin, GESUND);
    assert_eq!(pigs(&normal), "1 DA", "automatic");
    let none = vec!["SCHWEINE_NOT_AVAILABLE"];
    assert_eq!(normal.check_schweine(1, 'A', one("DA")), none, "S-02");
    let word = format!("2 schweine, {GESUND}");
    let refused = Outcome::Refused(vec![(1, "SCHWEINE_NOT_AVAILABLE")]);
    assert_eq!(said(&options, begin, &word), refused, "S-02");
    let wedding = ["CQ CQ", "DA DA", "", ""];
    let lines = "1 hochzeit, 2 gesund, 3 gesund, 4 gesund";
    assert_eq!(pigs(&game(&options, wedding, lines)), "", "S-03");
    let lines = "1 gesund, 2 gesund, 3 solo_karo, 4 gesund";
    assert_eq!(pigs(&game(&options, begin, lines)), "", "S-03");
    let poor = "DA DT DK CA CA CT CT CK CK SA SA ST";
    let begin = [poor, "DA S9 S9 H9 H9", "", ""];
    let armut = "1 armut, 2 gesund, 3 gesund, 4 gesund, 1 push DA DT DK, 2 accept";
    let keeps = format!("{armut}, 2 return S9 S9 H9");
    assert_eq!(pigs(&game(&options, begin, &keeps)), "1 DA", "S-04");
    let returns = format!("{armut}, 2 return DA DA H9");
    assert_eq!(pigs(&game(&options, begin, &returns)), "0 DA", "S-04");
    let implied = with(options, &[("schweine.ansage", "implied")]);
    let normal = game(&implied, ["CQ", "DA DA", "CQ", ""], GESUND);
    assert_eq!(normal.said, [false, true], "S-05");
}

#[test]
fn s_second_if() {
    let begin = ["DA DA CQ", "DK DK SQ", "CQ HT DT", "D9 D9 DT"];
    let own = "DA DK DT D9";
    let partner = "DA DK CQ D9 DT DT";
    let both_known = "CQ DK CQ D9 DA DK HT D9 DT DT";
    let caught = "DA SQ DT D9 DK HT D9";
    for (id, value, plays, words, may) in [
        ("S-07", "known_to_all", both_known, "", true),
        ("S-08", "known_to_all", partner, "2 re", false),
        ("S-08", "party_won", partner, "", true),
        ("S-09", "known_to_all", own, "", true),
        ("S-09", "party_won", own, "", true),
        ("S-09", "always", own, "", true),
        ("S-09", "announced", own, "1 kontra", true),
        ("S-09", "announced", own, "", false),
        ("S-10", "always", caught, "", true),
        ("S-10", "party_won", caught, "", false),
    ] {
        let options = [
            ("schweine.mode", "second_only"),
            ("schweine.contracts", "normal"),
            ("schweine.second_if", value),
        ];
        let mut it = game(&with(ddv_tsr(), &options), begin, GESUND);
        if let Some((seat, word)) = words.split_once(' ') {
            assert!(it.announce(seat.parse().unwrap_or(9), word).is_ok(), "{id}");
        }
        play(&mut it, plays);
        assert_eq!(it.turn(), Some(0), "{id} {value}");
        let expected: &[&str] = if may { &[] } else { &["SCHWEINE_TOO_LATE"] };
        assert_eq!(
            it.check_schweine(0, 'A', one("DA")),
            expected,
            "{id} {value}"
        );
    }
}

const FARBSOLI: [(&str, &str); 2] = [
    ("schweine.mode", "vorbehalt"),
    ("schweine.contracts", "normal,armut,farbsolo"),
];

#[test]
fn s_farbsolo_card() {
    let trump = with(ddv_tsr(), &FARBSOLI);
    let diamond = with(trump.clone(), &[("schweine.farbsolo_card", "diamond_ace")]);
    let solo = "1 gesund, 2 gesund, 3 gesund, 4 solo_kreuz";
    let declared = format!("1 schweine, {solo}");
    let begin = ["DA DA D9", "DT DT D9", "CA CA", "DK DK"];
    assert_eq!(
        pigs(&game(&diamond, begin, &declared)),
        "0 DA",
        "diamond_ace"
    );
    assert_eq!(pigs(&game(&trump, begin, &declared)), "", "S-19");
    let late = format!("{declared}, 3 schweine");
    assert_eq!(pigs(&game(&trump, begin, &late)), "2 CA", "S-19");
    let led = |options: &Options, lines: &str, begin, first: &str| {
        let mut it = game(options, begin, lines);
        it.contract.lead = 3;
        play(&mut it, first);
        it
    };
    let it = led(&diamond, &declared, begin, "DK");
    assert_eq!(write_cards(&it.legal_cards(0)), "D9", "S-17");
    let begin = ["DA DA SA", "DT", "D9", "DK CA"];
    let mut it = led(&diamond, solo, begin, "DK DA DT D9");
    assert_eq!(it.winners, [0], "S-18");
    play(&mut it, "SA");
    let mut it = led(&diamond, &declared, begin, "CA");
    assert_eq!(it.check_card(0, one("SA")), ["REVOKE"], "diamond_ace");
    play(&mut it, "DA HT");
    assert_eq!(it.trick_winner(0), 0, "diamond_ace");
    let first = with(diamond, &[("schweine.mode", "at_first_fox")]);
    let begin = ["DA DA DK", "", "", "DT CA"];
    let mut it = led(&first, solo, begin, "DT");
    assert!(it.check_card(0, one("DA")).is_empty(), "S-20");
    assert_eq!(it.declare_schweine(0, 'A', one("DA")), Ok(()), "S-20");
    assert_eq!(it.check_card(0, one("DA")), ["REVOKE"], "S-20");
    let mut it = led(&first, solo, begin, "CA");
    assert_eq!(it.check_card(0, one("DA")), ["REVOKE"], "S-20");
    assert_eq!(it.declare_schweine(0, 'A', one("DA")), Ok(()), "S-20");
    assert_eq!(it.play(0, one("DA")), Ok(()), "S-20");
}

#[test]
fn s_above() {
    let base = with(with(ddv_tsr(), &FARBSOLI), &[("schweine.above", "nine")]);
    let in_farbsoli = [("schweine.above_contracts", "normal,armut,farbsolo")];
    let farbsolo = with(base.clone(), &in_farbsoli);
    let solo = "1 gesund, 2 gesund, 3 gesund, 4 solo_kreuz";
    let begin = ["CA CA", "", "", "C9 C9"];
    let both = format!("{solo}, 1 schweine, 4 schweine 9");
    assert_eq!(
        pigs(&game(&farbsolo, begin, &both)),
        "0 CA, 3 C9",
        "above_contracts"
    );
    let nine = format!("{solo}, 4 schweine 9");
    assert_eq!(pigs(&game(&farbsolo, begin, &nine)), "", "S-22");
    let refused = Outcome::Refused(vec![(3, "SCHWEINE_NOT_AVAILABLE")]);
    assert_eq!(said(&base, begin, &nine), refused, "S-25");
    let one_hand = (["", "DA DA D9 D9", "", ""], "2 schweine, 2 schweine 9");
    let two_hands = (["", "DA DA", "", "D9 D9"], "2 schweine, 4 schweine 9");
    for (holder, place, stand) in [
        ("anyone", one_hand, "1 DA, 1 D9"),
        ("anyone", two_hands, "1 DA, 3 D9"),
        ("not_the_same", one_hand, "1 DA"),
        ("not_the_same", two_hands, "1 DA, 3 D9"),
        ("the_same", one_hand, "1 DA, 1 D9"),
        ("the_same", two_hands, "1 DA"),
    ] {
        let options = with(base.clone(), &[("schweine.above_holder", holder)]);
        let (begin, words) = place;
        let it = game(&options, begin, &format!("{words}, {GESUND}"));
        assert_eq!(pigs(&it), stand, "S-23 {holder}");
    }
}

#[test]
fn s_above_at_first_card() {
    let options = [
        ("schweine.above", "nine"),
        ("schweine.above_mode", "at_first_card"),
        ("schweine.above_contracts", "normal"),
        ("ann.implied", "schweine_above"),
    ];
    let options = with(with(ddv_tsr(), &FARBSOLI), &options);
    let begin = ["DK CQ", "DA DA HT", "DT", "D9 D9"];
    let declares = |it: &mut Game| {
        play(it, "DK HT DT");
        assert_eq!(it.declare_schweine(3, '9', one("D9")), Ok(()));
        play(it, "D9");
    };
    let mut normal = game(&options, begin, &format!("2 schweine, {GESUND}"));
    declares(&mut normal);
    assert_eq!(
        (pigs(&normal).as_str(), &normal.winners),
        ("1 DA, 3 D9", &vec![3]),
        "S-24"
    );
    assert_eq!(normal.announced.len(), 1, "ann.implied");
    let armut = Contract {
        schweine: vec![Pair { seat: 1, rank: 'A' }],
        ..Contract::new(Kind::Armut, Some(2))
    };
    let mut it = Game::new(&options, &armut, &hands(&options, begin));
    declares(&mut it);
    assert_eq!(
        (pigs(&it).as_str(), &it.winners),
        ("1 DA", &vec![1]),
        "S-24"
    );
    let first = with(options, &[("schweine.mode", "at_first_fox")]);
    let mut it = game(&first, begin, GESUND);
    declares(&mut it);
    assert_eq!(pigs(&it), "", "above_mode");
    assert_eq!(it.declare_schweine(1, 'A', one("DA")), Ok(()));
    assert_eq!(pigs(&it), "1 DA, 3 D9", "above_mode");
}

#[test]
fn s_through_armut() {
    let options = with(vln(), &[("schweine.through_armut", "kept")]);
    let poor = "DA DA CA CA CT CT CK SA ST SK";
    let begin = [poor, "HT SK", "", ""];
    let armut = "1 schweine, 1 armut, 2 gesund, 3 gesund, 4 gesund, 1 push DA DA CK";
    let it = game(
        &options,
        begin,
        &format!("{armut}, 2 accept, 2 return CK SK HT"),
    );
    assert_eq!(
        (pigs(&it).as_str(), it.said),
        ("1 DA", [true, false]),
        "kept"
    );
    let reason = |seat, reason| Outcome::Refused(vec![(seat, reason)]);
    let broken = said(
        &options,
        begin,
        &format!("{armut}, 2 accept, 2 return DA CK HT"),
    );
    assert_eq!(broken, reason(1, "RETURN_KEEPS_SCHWEINE"), "S-27");
    let single = ["DA DK CA CA CT CT CK SA ST SK", "DA SK", "", ""];
    let armut = "1 armut, 2 gesund, 3 gesund, 4 gesund, 1 push DA DK CK, 2 accept";
    for when in [
        "2 schweine, 2 return DK CK SK",
        "2 return DK CK SK, 2 schweine",
    ] {
        let late = said(&options, single, &format!("{armut}, {when}"));
        assert_eq!(late, reason(1, "SCHWEINE_NOT_AVAILABLE"), "S-28");
    }
    let declared = "1 armut, 1 schweine, 2 gesund, 3 gesund, 4 gesund";
    let refuse = "1 push DA DA CK, 2 refuse, 3 refuse, 4 refuse";
    let redeal = Outcome::Redeal {
        reason: "armut_refused",
        seat: 0,
    };
    assert_eq!(
        said(&options, begin, &format!("{declared}, {refuse}")),
        redeal,
        "S-29"
    );
    let overtaken = "1 armut, 1 schweine, 2 gesund, 3 solo_karo, 4 gesund";
    let it = game(&options, begin, overtaken);
    assert_eq!(
        (pigs(&it).as_str(), it.said),
        ("0 DA", [false, true]),
        "S-30"
    );
    assert_eq!(it.contract.solo, Some(Solo::Karo), "S-30");
}
