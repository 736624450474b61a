//! Worked cases of chapters D (Vorbehalt) and E (Armut, Werfen).
#![expect(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests"
)]

use doko_reference::cards::{Card, deck, read_cards, without};
use doko_reference::contract::{Contract, Kind};
use doko_reference::options::{Options, Solo};
use doko_reference::presets::{ddv_tsr, dokoland_liga, palast, vln};
use doko_reference::vorbehalt::armut::{push_faults, reported_trumps, return_faults};
use doko_reference::vorbehalt::outcome::Outcome;
use doko_reference::vorbehalt::resolve::resolve;
use doko_reference::vorbehalt::round::{Open, Round, Said, Vorbehalt};
use doko_reference::vorbehalt::validity::{Hand, faults};

fn cards(text: &str) -> Vec<Card> {
    read_cards(text).unwrap_or_default()
}

fn with(options: Options, name: &str, value: &str) -> Options {
    let mut options = options;
    assert_eq!(options.set(name, value), Ok(()));
    options
}

/// Four hands, each beginning with the cards given, filled up with what is left.
fn hands(options: &Options, begin: [&str; 4]) -> [Vec<Card>; 4] {
    let size = doko_reference::cards::hand_size(options);
    let mut hands = begin.map(cards);
    let held: Vec<Card> = hands.iter().flatten().copied().collect();
    let mut rest = without(&deck(options), &held);
    for hand in &mut hands {
        while hand.len() < size {
            hand.extend(rest.pop());
        }
    }
    hands
}

fn round(options: &Options, begin: [&str; 4], said: &[&str]) -> Round {
    let mut round = Round::new(&hands(options, begin));
    for line in said {
        assert_eq!(round.say(line), Ok(()), "{line}");
    }
    round
}

fn contract(outcome: Outcome) -> Contract {
    let Outcome::Contract { contract, .. } = outcome else {
        panic!("no contract: {outcome:?}");
    };
    contract
}

fn solo(options: &Options, round: &Round) -> (usize, Solo, bool, usize, usize) {
    let it = contract(resolve(options, round));
    assert_eq!(it.kind, Kind::Solo);
    (
        it.seat.unwrap(),
        it.solo.unwrap(),
        it.pflicht,
        it.lead,
        it.bid,
    )
}

const GESUND: Said = Said {
    vorbehalt: Vorbehalt::Gesund,
    schweine: Vec::new(),
};
const NONE: [&str; 4] = ["CQ", "CQ", "", ""];
const ONE: Open = Open {
    free: 1,
    color: 0,
    picture: 0,
};

fn needs(what: &'static str, seats: &[usize]) -> Outcome {
    Outcome::NeedsInput {
        what,
        seats: seats.to_vec(),
    }
}

#[test]
fn d_soli_by_seat() {
    let tsr = ddv_tsr();
    let two = ["", "CQ CQ", "", ""];
    let lines = ["1 gesund", "2 hochzeit", "3 solo_pik", "4 gesund"];
    let said = round(&tsr, two, &lines);
    assert_eq!(solo(&tsr, &said), (2, Solo::Pik, false, 0, 0), "D-01");
    let lines = ["1 solo_karo", "2 gesund", "3 gesund", "4 solo_damen"];
    let mut said = round(&tsr, NONE, &lines);
    said.open[3] = ONE;
    assert_eq!(solo(&tsr, &said), (3, Solo::Damen, true, 3, 0), "D-02");
    let lines = ["1 gesund", "2 solo_karo", "3 solo_pik", "4 gesund"];
    let said = round(&tsr, NONE, &lines);
    assert_eq!(solo(&tsr, &said), (1, Solo::Karo, false, 0, 0), "D-03");
    let lines = ["1 solo_karo", "2 gesund", "3 solo_pik", "4 gesund"];
    let mut said = round(&tsr, NONE, &lines);
    said.open = [ONE; 4];
    assert_eq!(solo(&tsr, &said), (0, Solo::Karo, true, 0, 0), "D-04");
    let lines = ["1 gesund", "2 gesund", "3 solo_buben", "4 gesund"];
    let dl = dokoland_liga();
    let said = round(&dl, NONE, &lines);
    assert_eq!(solo(&dl, &said), (2, Solo::Buben, false, 2, 0), "D-09");
    let lines = ["1 gesund", "2 solo_karo", "3 hochzeit", "4 solo_pik"];
    let palast = palast();
    let said = round(&palast, ["", "", "CQ CQ", ""], &lines);
    assert_eq!(solo(&palast, &said), (1, Solo::Karo, false, 0, 0), "D-10");
}

#[test]
fn d_weddings() {
    let tsr = ddv_tsr();
    let lines = ["1 gesund", "2 gesund", "3 hochzeit", "4 gesund"];
    let it = contract(resolve(&tsr, &round(&tsr, ["", "", "CQ CQ", ""], &lines)));
    assert_eq!((it.kind, it.seat, it.lead), (Kind::Hochzeit, Some(2), 0));
    let refused = resolve(&tsr, &round(&tsr, NONE, &lines));
    let reason = vec![(2, "HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS")];
    assert_eq!(refused, Outcome::Refused(reason), "D-06");
    let lines = ["1 gesund", "2 gesund", "3 gesund", "4 gesund"];
    let it = contract(resolve(&tsr, &round(&tsr, ["", "CQ CQ", "", ""], &lines)));
    assert_eq!(
        (it.kind, it.seat, it.lead),
        (Kind::StilleHochzeit, Some(1), 0)
    );
    let loud = with(ddv_tsr(), "hochzeit.silent", "forbidden");
    let refused = resolve(&loud, &round(&loud, ["", "CQ CQ", "", ""], &lines));
    let reason = vec![(1, "HOCHZEIT_MUST_BE_DECLARED")];
    assert_eq!(refused, Outcome::Refused(reason));
}

const POOR: &str = "SQ DT CA CT CK SA ST SK HA HK";
const POOR_TOO: &str = "DK DT CA CT CK SA ST SK HA HK";

#[test]
fn d_armut_in_the_order() {
    let vln = vln();
    let lines = ["1 hochzeit", "2 armut", "3 gesund", "4 gesund"];
    let said = round(&vln, ["CQ CQ", POOR, "", ""], &lines);
    assert_eq!(resolve(&vln, &said), needs("armut_push", &[1]), "D-11");
    let lines = ["1 armut", "2 gesund", "3 armut", "4 solo_damen 0"];
    let said = round(&vln, [POOR, "CQ", POOR_TOO, "CQ"], &lines);
    assert_eq!(solo(&vln, &said), (3, Solo::Damen, false, 0, 0), "D-12");
    let lines = ["1 armut", "2 gesund", "3 armut", "4 gesund"];
    let said = round(&vln, [POOR, "CQ", POOR_TOO, "CQ"], &lines);
    let redeal = |reason, seat| Outcome::Redeal { reason, seat };
    assert_eq!(resolve(&vln, &said), redeal("two_armuten", 0), "D-13");
    let first = with(vln.clone(), "armut.second_armut", "first_seat");
    assert_eq!(resolve(&first, &said), needs("armut_push", &[0]), "E-19");
    let lines = [
        "1 armut",
        "2 gesund",
        "3 hochzeit",
        "4 gesund",
        "1 push SQ DT CK",
        "2 refuse",
        "3 refuse",
        "4 refuse",
    ];
    let said = round(&vln, [POOR, "", "CQ CQ", ""], &lines);
    assert_eq!(resolve(&vln, &said), redeal("armut_refused", 0), "D-18");
}

#[test]
fn d_auction() {
    let vln = vln();
    for (id, lines, seat, bid) in [
        (
            "D-14",
            ["1 gesund", "2 solo_karo 1", "3 gesund", "4 solo_damen 2"],
            3,
            2,
        ),
        (
            "D-15",
            ["1 gesund", "2 solo_karo 1", "3 gesund", "4 solo_damen 1"],
            1,
            1,
        ),
        (
            "D-16",
            ["1 gesund", "2 solo_karo", "3 solo_damen", "4 gesund"],
            1,
            0,
        ),
        (
            "D-20",
            ["1 gesund", "2 solo_karo 2", "3 gesund", "4 gesund"],
            1,
            2,
        ),
    ] {
        let said = round(&vln, NONE, &lines);
        let it = contract(resolve(&vln, &said));
        assert_eq!((it.seat, it.bid, it.lead), (Some(seat), bid, 0), "{id}");
    }
}

#[test]
fn d_early() {
    let tsr = ddv_tsr();
    let said = round(&tsr, NONE, &["2 solo_karo"]);
    assert_eq!(
        resolve(&tsr, &said),
        needs("declaration", &[0, 2, 3]),
        "D-21"
    );
    let mut said = round(&tsr, ["CQ CQ", "", "", ""], &["1 hochzeit", "2 solo_damen"]);
    assert_eq!(solo(&tsr, &said), (1, Solo::Damen, false, 0, 0), "D-22");
    said.open[3] = ONE;
    assert_eq!(resolve(&tsr, &said), needs("declaration", &[2, 3]), "D-23");
    let mut said = round(&tsr, NONE, &["2 solo_damen"]);
    said.open[1] = ONE;
    assert_eq!(solo(&tsr, &said), (1, Solo::Damen, true, 1, 0), "D-24");
    let vln = vln();
    let said = round(&vln, NONE, &["1 solo_damen 5"]);
    assert_eq!(solo(&vln, &said), (0, Solo::Damen, false, 0, 5), "D-25");
    let said = round(&vln, NONE, &["1 solo_damen 4"]);
    assert_eq!(
        resolve(&vln, &said),
        needs("declaration", &[1, 2, 3]),
        "D-25"
    );
    let lines = ["1 gesund", "2 solo_karo 5", "3 gesund"];
    let said = round(&vln, ["CQ", "CQ", "", "DA DA"], &lines);
    assert_eq!(resolve(&vln, &said), needs("declaration", &[3]), "D-26");
    let mut said = round(&vln, ["CQ", "CQ DA", "", "DA"], &lines);
    assert_eq!(solo(&vln, &said).0, 1, "D-26");
    said.hands[3] = None;
    assert_eq!(solo(&vln, &said).0, 1, "D-26, one ♦A is seen");
    said.hands = [None, None, None, None];
    assert_eq!(
        resolve(&vln, &said),
        needs("declaration", &[3]),
        "D-26, nothing is seen"
    );
}

#[test]
fn d_vorfuehrung() {
    let tsr = ddv_tsr();
    let mut said = round(&tsr, NONE, &[]);
    said.open[2] = ONE;
    said.vorfuehrung = Some(2);
    assert_eq!(resolve(&tsr, &said), needs("solo", &[2]));
    assert_eq!(said.say("3 solo_damen"), Ok(()));
    assert_eq!(solo(&tsr, &said), (2, Solo::Damen, true, 2, 0));
    assert_eq!(said.say("1 solo_damen"), Ok(()));
    let refused = vec![(0, "VORFUEHRUNG_NO_VORBEHALT")];
    assert_eq!(resolve(&tsr, &said), Outcome::Refused(refused));
}

fn throw_ok(options: &Options, trumps: &str) -> bool {
    let mut hand = cards(trumps);
    let fehl = cards("CA CA CT CT CK SA SA ST SK HA");
    hand.extend(&fehl[..10 - hand.len()]);
    let said = Said {
        vorbehalt: Vorbehalt::Throw,
        schweine: Vec::new(),
    };
    faults(options, &Hand::Known(hand), &said).is_empty()
}

#[test]
fn e_throw() {
    let vln = vln();
    for (id, trumps, may) in [
        ("E-10", "DA DT DK", true),
        ("E-11", "DJ DA DK", false),
        ("E-12", "DT DK", true),
        ("E-13", "HT", true),
        ("E-14", "DA DA DT DK", false),
        ("none", "", true),
    ] {
        assert_eq!(throw_ok(&vln, trumps), may, "{id}");
    }
    let fox = with(vln, "throw", "fox_highest,kings>=5,augen>=70");
    assert!(throw_ok(&fox, "DA DA DT DK"), "E-14");
}

#[test]
fn e_push_and_return() {
    let vln = vln();
    let hand = cards(POOR);
    let none: [&str; 0] = [];
    assert_eq!(
        push_faults(&vln, &GESUND, &hand, &cards("SQ DT CK")),
        none,
        "E-02"
    );
    assert_eq!(
        push_faults(&vln, &GESUND, &hand, &cards("SQ CK SK")),
        ["PUSH_LEAVES_TRUMP"],
        "E-03"
    );
    assert_eq!(
        push_faults(&vln, &GESUND, &hand, &cards("SQ DT")),
        ["PUSH_WRONG_COUNT"],
        "E-04"
    );
    let trumps = with(vln.clone(), "armut.push", "trumps_only");
    assert_eq!(
        push_faults(&trumps, &GESUND, &hand, &cards("SQ DT")),
        none,
        "E-04"
    );
    assert_eq!(
        push_faults(&trumps, &GESUND, &hand, &cards("SQ DT CK")),
        ["PUSH_WRONG_COUNT"]
    );
    let up = cards("CA CT HJ SA ST SK HA HK DA DT SQ DT CK");
    let push = cards("SQ DT CK");
    let back = cards("CA CT HJ");
    assert_eq!(return_faults(&vln, &up, &push, &back), none, "E-05");
    assert_eq!(reported_trumps(&vln, &back), Some(1), "E-05");
    let two = cards("CA CT");
    assert_eq!(
        return_faults(&vln, &up, &push, &two),
        ["RETURN_WRONG_COUNT"],
        "E-06"
    );
    let fehl = with(vln, "armut.return", "fehl_only");
    assert_eq!(
        return_faults(&fehl, &up, &push, &back),
        ["RETURN_NEEDS_FEHL"]
    );
}

#[test]
fn e_asking_and_schweine() {
    let vln = vln();
    let poor = "DA DA CJ CA CT CK SA ST SK HA";
    let start = [
        "1 gesund",
        "2 gesund",
        "3 armut",
        "4 gesund",
        "3 push DA DA CJ",
    ];
    let said = round(&vln, ["", "", poor, ""], &start);
    assert_eq!(resolve(&vln, &said), needs("armut_answer", &[3]), "E-07");
    let mut said = round(&vln, ["HT HK", "", poor, ""], &start);
    for line in ["4 refuse", "1 accept", "1 return HT HK CJ", "1 schweine"] {
        assert_eq!(said.say(line), Ok(()));
    }
    let Outcome::Contract {
        contract: it,
        hands,
    } = resolve(&vln, &said)
    else {
        panic!("no contract");
    };
    let hands: Vec<Vec<Card>> = hands.into_iter().flatten().collect();
    assert_eq!(it.exchanges[0].acceptor, 0);
    assert_eq!(it.forced(&vln, &hands), [(0, 1)], "E-16");
    assert_eq!(hands[2].len(), 10);
    said.late_schweine[0].pair.seat = 2;
    let reason = Outcome::Refused(vec![(2, "POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE")]);
    assert_eq!(resolve(&vln, &said), reason, "E-20");
    let boasting = ["1 gesund", "2 gesund", "3 armut", "4 gesund", "3 schweine"];
    let said = round(&vln, ["", "", poor, ""], &boasting);
    assert_eq!(resolve(&vln, &said), reason, "E-17");
}

#[test]
fn g_schweine_in_the_round() {
    let vln = vln();
    let forced = |begin: [&str; 4], said: &[&str]| {
        let round = round(&vln, begin, said);
        let it = contract(resolve(&vln, &round));
        let hands: Vec<Vec<Card>> = round.hands.iter().flatten().cloned().collect();
        (it.schweine.len(), it.forced(&vln, &hands))
    };
    let plain = ["1 gesund", "2 gesund", "2 schweine", "3 gesund", "4 gesund"];
    assert_eq!(
        forced(["CQ", "DA DA CQ", "", ""], &plain),
        (1, vec![(1, 1)]),
        "G-01"
    );
    let other = ["1 solo_damen", "2 schweine", "3 gesund", "4 gesund"];
    assert_eq!(
        forced(["CQ", "DA DA", "CQ", ""], &other),
        (0, vec![]),
        "G-06"
    );
    let karo = ["1 solo_karo 1", "2 gesund", "3 schweine", "4 gesund"];
    assert_eq!(
        forced(["CQ", "", "DA DA", "CQ"], &karo),
        (1, vec![(0, 1), (2, 1)]),
        "G-12"
    );
    let own = [
        "1 hochzeit",
        "1 schweine",
        "2 gesund",
        "3 gesund",
        "4 gesund",
    ];
    assert_eq!(
        forced(["CQ CQ DA DA", "", "", ""], &own),
        (1, vec![(0, 1)]),
        "G-08"
    );
    let void = ["1 hochzeit", "2 gesund", "3 schweine", "4 gesund"];
    assert_eq!(
        forced(["CQ CQ", "", "DA DA", ""], &void),
        (0, vec![]),
        "G-09"
    );
    let poor = "DA DA DT CA CT CK SA ST SK HA";
    let overtaken = [
        "1 solo_karo",
        "2 armut",
        "2 schweine",
        "3 gesund",
        "4 gesund",
    ];
    assert_eq!(
        forced(["CQ", poor, "", ""], &overtaken),
        (1, vec![(1, 1)]),
        "G-11"
    );
    let one = round(&vln, ["CQ", "DA", "DA", "CQ"], &plain);
    let reason = vec![(1, "SCHWEINE_NEED_BOTH_DIAMOND_ACES")];
    assert_eq!(resolve(&vln, &one), Outcome::Refused(reason), "G-05");
}
