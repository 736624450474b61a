//! Worked cases of chapter R: house rules of throwing in, Armut and the order of Vorbehalte.

use doko_reference::cards::{Card, deck, hand_size, read_cards, without, write_cards};
use doko_reference::contract::{Contract, Kind};
use doko_reference::list::{Entry, List};
use doko_reference::options::{Options, Solo};
use doko_reference::presets::{ddv_tsr, vln};
use doko_reference::scoring::Settlement;
use doko_reference::trumps::trumps;
use doko_reference::vorbehalt::armut::{push_faults, shown_cards};
use doko_reference::vorbehalt::outcome::Outcome;
use doko_reference::vorbehalt::resolve::resolve;
use doko_reference::vorbehalt::round::{Open, Round, Said, Vorbehalt};
use doko_reference::vorbehalt::validity::{Hand, faults};
use doko_reference::winning::Need;

const ARMUT: Said = Said {
    vorbehalt: Vorbehalt::Armut,
    schweine: Vec::new(),
};

fn cards(text: &str) -> Vec<Card> {
    read_cards(text).unwrap_or_default()
}

fn with(options: Options, differs: &[(&str, &str)]) -> Options {
    let mut options = options;
    for (name, value) in differs {
        assert_eq!(options.set(name, value), Ok(()), "{name}");
    }
    options
}

/// A hand with these cards and otherwise Fehl, the poorest first.
fn filled(options: &Options, begin: &str) -> Vec<Card> {
    let mut hand = cards(begin);
    let mut rest = without(&deck(options), &hand);
    rest.retain(|card| !trumps(options, None).contains(card));
    rest.sort_by_key(|card| doko_reference::cards::augen(*card));
    hand.extend(rest);
    hand.truncate(hand_size(options));
    hand
}

fn refused(options: &Options, vorbehalt: Vorbehalt, hand: &[Card]) -> Vec<&'static str> {
    let said = Said {
        vorbehalt,
        schweine: Vec::new(),
    };
    faults(options, &Hand::Known(hand.to_vec()), &said)
}

#[test]
fn r_throw_conditions() {
    for (id, condition, hand, may) in [
        (
            "full",
            "full>=7",
            "CA CA CT CT SA SA HT C9 C9 S9 S9 H9",
            true,
        ),
        (
            "full",
            "full>=7",
            "CA CA CT CT SA SA C9 C9 S9 S9 H9 H9",
            false,
        ),
        (
            "R-02",
            "nines>=4&kings>=4",
            "C9 C9 S9 S9 CK CK SK SK CA CA SA SA",
            true,
        ),
        (
            "R-02",
            "nines>=4&kings>=4",
            "C9 C9 S9 S9 H9 CK CK SK CA CA SA SA",
            false,
        ),
        (
            "R-03",
            "highest<=DJ",
            "DJ DA DK CA CA SA SA HA HA C9 C9 S9",
            true,
        ),
        (
            "R-03",
            "highest<=DJ",
            "HJ DA DK CA CA SA SA HA HA C9 C9 S9",
            false,
        ),
        (
            "R-03",
            "highest<=DJ",
            "CA CA CT CT SA SA ST ST HA HA C9 C9",
            true,
        ),
        (
            "R-04",
            "augen<=34",
            "CA CA DT CQ C9 C9 S9 S9 H9 H9 D9 D9",
            false,
        ),
        (
            "R-04",
            "augen<=34",
            "CA CT CT CQ C9 C9 S9 S9 H9 H9 D9 D9",
            true,
        ),
        (
            "R-05",
            "nine_of_each",
            "C9 S9 H9 D9 CA CA SA SA HA HA CT CT",
            true,
        ),
        (
            "R-05",
            "nine_of_each",
            "C9 C9 S9 H9 CA CA SA SA HA HA CT CT",
            false,
        ),
        (
            "THROW-5",
            "king_of_each",
            "CK SK HK DK CA CA SA SA HA HA CT CT",
            true,
        ),
    ] {
        let options = with(ddv_tsr(), &[("throw", condition)]);
        let found = refused(&options, Vorbehalt::Throw, &cards(hand));
        let expected: &[&str] = if may {
            &[]
        } else {
            &["THROW_CONDITION_NOT_MET"]
        };
        assert_eq!(found, expected, "{id} {condition}");
    }
}

/// VORB-9: of a hand that is not known both conditions have to hold together.
#[test]
fn r_throw_unseen() {
    let options = with(ddv_tsr(), &[("throw", "nines>=4&augen>=82")]);
    let throw = Said {
        vorbehalt: Vorbehalt::Throw,
        schweine: Vec::new(),
    };
    let may = |unseen: &[Card]| faults(&options, &Hand::Among(unseen.to_vec()), &throw).is_empty();
    let all = deck(&options);
    assert!(may(&all));
    let aces = cards("CA CA SA SA HA HA DA");
    assert!(!may(&without(&all, &aces)));
}

/// What comes of lines after all four hands were dealt so that these begin them.
fn outcome(options: &Options, begin: [&str; 4], lines: &str) -> Outcome {
    let mut hands = begin.map(cards);
    let held: Vec<Card> = hands.iter().flatten().copied().collect();
    let mut rest = without(&deck(options), &held);
    for hand in &mut hands {
        while hand.len() < hand_size(options) {
            hand.extend(rest.pop());
        }
    }
    said(options, &mut Round::new(&hands), lines)
}

fn said(options: &Options, round: &mut Round, lines: &str) -> Outcome {
    for line in lines.split(", ") {
        assert_eq!(round.say(line), Ok(()), "{line}");
    }
    resolve(options, round)
}

fn thrown(seat: usize) -> Outcome {
    Outcome::Redeal {
        reason: "thrown",
        seat,
    }
}

#[test]
fn r_rank_of_a_throw() {
    let order = |order| {
        let throw = ("throw", "nines>=3");
        with(
            ddv_tsr(),
            &[("armut", "exchange"), throw, ("vorbehalt.order", order)],
        )
    };
    let above = order("solo,throw,armut,hochzeit");
    let below = order("solo,armut,hochzeit,throw");
    let poor = "CA CA CT CT CK CK SA SA ST ST SK SK";
    let nines = "C9 C9 S9 HT";
    let poor_too = "HA HA HK HK H9 H9 S9 DT CQ SQ HQ";
    let lines = "1 armut, 2 throw, 3 gesund, 4 gesund";
    let hands = [poor, nines, "DA DA DT HT", ""];
    assert_eq!(outcome(&above, hands, lines), thrown(1), "R-07");
    let needs = Outcome::NeedsInput {
        what: "armut_push",
        seats: vec![0],
    };
    assert_eq!(outcome(&below, hands, lines), needs, "R-08");
    let above = with(above, &[("armut.max_trumps", "5")]);
    let hands = [poor, poor_too, nines, "DA DA HT"];
    let lines = "1 armut, 2 armut, 3 throw, 4 gesund";
    assert_eq!(outcome(&above, hands, lines), thrown(2), "R-09");
    let lines = "1 throw, 2 throw, 3 gesund, 4 gesund";
    let hands = [nines, "H9 H9 D9", "", ""];
    assert_eq!(outcome(&above, hands, lines), thrown(0), "THROW-5");
    let Outcome::Contract { contract, .. } =
        outcome(&above, hands, "1 throw, 2 solo_pik, 3 gesund, 4 gesund")
    else {
        panic!("no solo");
    };
    assert_eq!(contract.seat, Some(1), "R-09");
}

#[test]
fn r_right_to_an_armut() {
    let too_many: &[&str] = &["TOO_MANY_TRUMPS"];
    let single = with(vln(), &[("armut.fox", "single_free")]);
    let nine = with(
        ddv_tsr(),
        &[("armut", "exchange"), ("armut.nine", "one_free")],
    );
    let both = with(nine.clone(), &[("armut.fox", "single_free")]);
    let four = with(vln(), &[("armut.max_trumps", "4")]);
    for (id, options, hand, reasons) in [
        ("R-12", &single, "DA DK DJ SQ", &[][..]),
        ("R-13", &single, "DA DA DK", &[]),
        ("R-13", &single, "DA DA DK DJ", too_many),
        ("R-14", &single, "DA DK DJ SQ HQ", too_many),
        ("armut.nine", &nine, "D9 DK DJ SQ", &[]),
        ("R-17", &nine, "D9 D9 DK DJ SQ", too_many),
        ("R-17", &nine, "HJ DK DJ SQ", too_many),
        ("R-18", &both, "DA D9 DK DJ SQ", &[]),
        ("R-19", &four, "HT DJ DJ DK", &[]),
        ("R-20", &four, "HT HT DJ DJ DK", too_many),
    ] {
        let found = refused(options, Vorbehalt::Armut, &filled(options, hand));
        assert_eq!(found, reasons, "{id} {hand}");
    }
    let throw = refused(&single, Vorbehalt::Throw, &filled(&single, "DA DT DT DK"));
    assert!(throw.is_empty(), "R-15");
    let automatic = [
        ("schweine.mode", "automatic"),
        ("armut.fox", "does_not_count"),
    ];
    let automatic = with(vln(), &automatic);
    let found = refused(
        &automatic,
        Vorbehalt::Armut,
        &filled(&automatic, "DA DA DK DJ"),
    );
    assert_eq!(found, too_many, "automatic");
}

#[test]
fn r_pushing() {
    let count: &[&str] = &["PUSH_WRONG_COUNT"];
    let stays: &[&str] = &["PUSH_LEAVES_TRUMP"];
    let single = with(vln(), &[("armut.fox", "single_free")]);
    let four = with(vln(), &[("armut.max_trumps", "4")]);
    let either = with(vln(), &[("armut.push", "trumps_or_three")]);
    let foxes = [
        ("armut.push", "three_and_foxes"),
        ("armut.fox", "does_not_count"),
    ];
    let foxes = with(vln(), &foxes);
    for (id, options, trumps, push, reasons) in [
        ("R-12", &single, "DA DK DJ SQ", "DA DK DJ SQ", &[][..]),
        (
            "R-19",
            &four,
            "HT DJ DJ DK",
            "HT DJ DJ",
            &["PUSH_WRONG_COUNT", "PUSH_LEAVES_TRUMP"],
        ),
        ("R-20", &four, "HT DJ", "HT DJ CK", &[]),
        ("R-25", &either, "SQ DT", "SQ DT", &[]),
        ("R-25", &either, "SQ DT", "SQ DT CK", count),
        ("R-25", &either, "SQ DT", "SQ", stays),
        ("armut.push", &either, "", "CK CK SK", &[]),
        ("armut.push", &either, "", "", count),
        ("R-27", &foxes, "DA DA DK DJ", "DA DA DK DJ CK", &[]),
        ("R-27", &foxes, "DA DA DK DJ", "DA DA DK DJ", count),
        ("R-27", &foxes, "DA DK", "DA DK CK SK", &[]),
        ("R-28", &foxes, "DK SQ", "DK SQ CK", &[]),
        ("R-28", &foxes, "DA DK", "DA DK CK", count),
    ] {
        let hand = filled(options, trumps);
        let found = push_faults(options, &ARMUT, &hand, &cards(push));
        assert_eq!(found, reasons, "{id} {push}");
        if reasons.is_empty() {
            let mut round = Round::default();
            let lines = format!("1 armut, 2 gesund, 3 gesund, 4 gesund, 1 push {push}");
            let asks = said(options, &mut round, &lines);
            assert!(
                matches!(asks, Outcome::NeedsInput { .. }),
                "{id} unseen: {asks:?}"
            );
        }
    }
    for (id, value, push, shown) in [
        ("R-29", "foxes", "DA SQ CK", "DA"),
        ("R-30", "all", "DA SQ CK", "DA SQ CK"),
        ("R-30", "hidden", "DA SQ CK", ""),
        ("R-32", "foxes", "SQ CK CK", ""),
    ] {
        let options = with(vln(), &[("armut.shown", value)]);
        let found = write_cards(&shown_cards(&options, &cards(push)));
        assert_eq!(found, shown, "{id}");
    }
}

#[test]
fn r_rank_of_soli() {
    let options = with(ddv_tsr(), &[("solo.rank", "kreuz,pik,herz,karo")]);
    let wins = |open: usize, lines: &str| {
        let mut round = Round::default();
        if let Some(open) = round.open.get_mut(open) {
            open.free = 1;
        }
        let Outcome::Contract { contract, .. } = said(&options, &mut round, lines) else {
            return None;
        };
        contract.seat
    };
    for (id, open, lines, winner) in [
        (
            "R-37",
            9,
            "1 gesund, 2 solo_damen, 3 solo_kreuz, 4 gesund",
            Some(2),
        ),
        (
            "R-38",
            9,
            "1 gesund, 2 solo_karo, 3 gesund, 4 solo_karo",
            Some(1),
        ),
        (
            "R-38",
            9,
            "1 gesund, 2 solo_damen, 3 solo_buben, 4 gesund",
            Some(1),
        ),
        (
            "R-39",
            3,
            "1 gesund, 2 solo_kreuz, 3 gesund, 4 solo_damen",
            Some(3),
        ),
        ("R-40", 9, "2 solo_kreuz, 3 gesund, 4 gesund", None),
        ("R-40", 9, "1 gesund, 2 solo_kreuz, 3 gesund", Some(1)),
        ("R-40", 9, "1 gesund, 2 solo_pik, 3 gesund", None),
    ] {
        assert_eq!(wins(open, lines), winner, "{id} {lines}");
    }
}

/// LIST-4: enters a game of this contract into a list.
fn enter(list: &mut List, contract: &Contract) {
    let next = list.next();
    list.enter(&Entry {
        contract,
        forced: next.and_then(|it| it.vorfuehrung),
        won: Vec::new(),
        settlement: &Settlement {
            winner: None,
            needs: [Need::Augen(121), Need::Augen(120)],
            augen: [121, 119],
            tricks: [6, 6],
            items: Vec::new(),
            base: 0,
            doubling: 1,
            special: 0,
            value: 0,
            points: [0; 4],
        },
        triggers: Vec::new(),
    });
}

#[test]
fn r_stille_hochzeit_as_pflichtsolo() {
    let fulfils = with(ddv_tsr(), &[("pflichtsolo.stille", "fulfils")]);
    let silent = Contract::new(Kind::StilleHochzeit, Some(0));
    let mut list = List::new(&fulfils);
    enter(&mut list, &silent);
    assert_eq!((list.open[1].number(), list.dealer), (0, 1), "R-42");
    let mut list = List::new(&fulfils);
    enter(&mut list, &Contract::new(Kind::Hochzeit, Some(0)));
    assert_eq!(list.open[1].number(), 1, "R-43");
    let mut list = List::new(&ddv_tsr());
    enter(&mut list, &silent);
    assert_eq!(list.open[1].number(), 1, "stays_open");
    let kinds = [
        ("pflichtsolo", "2"),
        ("pflichtsolo.kind", "color:1;picture:1"),
    ];
    let mut list = List::new(&with(fulfils, &kinds));
    enter(&mut list, &silent);
    let picture = Open {
        picture: 1,
        ..Open::default()
    };
    assert_eq!(list.open[1], picture, "R-45");
    assert_eq!(picture.after(Solo::Damen), Some(Open::default()), "R-45");
}
