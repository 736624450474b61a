//! Worked cases of chapters A (cards), B (Stich winner) and C (legal cards).

use doko_reference::cards::{augen_of, deal_faults, deck, read_cards, write_cards};
use doko_reference::options::{Options, Solo};
use doko_reference::presets::{ddv_tsr, palast, vln};
use doko_reference::trick::{Laid, Moment, legal_cards, trick_augen, winner};
use doko_reference::trumps::trumps;

fn cards(text: &str) -> Vec<doko_reference::cards::Card> {
    read_cards(text).unwrap_or_default()
}

fn table(text: &str, pig: Option<usize>) -> Vec<Laid> {
    let laid = cards(text).into_iter().enumerate();
    laid.map(|(seat, card)| Laid {
        seat,
        card,
        top: usize::from(pig == Some(seat)),
    })
    .collect()
}

fn with(options: Options, name: &str, value: &str) -> Options {
    let mut options = options;
    assert_eq!(options.set(name, value), Ok(()));
    options
}

#[test]
fn a_decks() {
    for options in [ddv_tsr(), vln(), palast()] {
        assert_eq!(augen_of(&deck(&options)), 240);
    }
    let number = |options: &Options, solo| trumps(options, solo).len() * 2;
    let tsr = ddv_tsr();
    assert_eq!(number(&tsr, None), 26);
    assert_eq!(number(&tsr, Some(Solo::Herz)), 24);
    assert_eq!(number(&tsr, Some(Solo::Kreuz)), 26);
    assert_eq!(number(&tsr, Some(Solo::Damen)), 8);
    assert_eq!(number(&tsr, Some(Solo::Fleischlos)), 0);
    assert_eq!(number(&tsr, Some(Solo::Koehler)), 24);
    assert_eq!(number(&vln(), None), 24);
    assert_eq!(augen_of(&trumps(&vln(), None)) * 2, 110);
    let flat = with(ddv_tsr(), "dullen", "off");
    assert_eq!(number(&flat, None), 24);
    let flat = with(vln(), "dullen", "off");
    assert_eq!(number(&flat, None), 22);
    let herz: Vec<String> = trumps(&with(ddv_tsr(), "dullen", "off"), Some(Solo::Herz))
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(herz[8..], ["HA", "HT", "HK", "H9"]);
}

#[test]
fn a_deals() {
    let hand = cards("CA CT CK SA ST SK HA HK DA DT");
    let hands = [hand.clone(), hand.clone(), hand.clone(), cards("S9")];
    assert_eq!(
        deal_faults(&vln(), &hands),
        ["CARD_NOT_IN_DECK", "WRONG_HAND_SIZE", "TOO_MANY_COPIES"]
    );
}

#[test]
fn b_winners() {
    let last = Moment {
        is_last: true,
        schweine_stand: false,
    };
    let open = Moment::default();
    for (id, options, solo, text, moment, index, augen) in [
        ("B-01", ddv_tsr(), None, "SA ST D9 HA", open, 2, 32),
        ("B-02", ddv_tsr(), None, "HT CQ HT SQ", open, 0, 26),
        ("B-03", vln(), None, "HT CQ HT SQ", open, 2, 26),
        ("B-04", vln(), None, "HT CQ HT SQ", last, 2, 26),
        (
            "B-05",
            with(vln(), "dulle_tie", "second_except_last"),
            None,
            "HT CQ HT SQ",
            last,
            0,
            26,
        ),
        ("B-07", vln(), None, "HT DA CQ HT", open, 3, 34),
        ("B-08", ddv_tsr(), None, "DK DT DA DJ", open, 3, 27),
        ("B-09", ddv_tsr(), None, "D9 DK DA DT", open, 2, 25),
        ("B-10", ddv_tsr(), None, "HJ SJ CJ CJ", open, 2, 8),
        ("B-11", ddv_tsr(), None, "C9 SA HA ST", open, 0, 32),
        ("B-12", ddv_tsr(), None, "CA CA SA SA", open, 0, 44),
        ("B-13", ddv_tsr(), None, "C9 C9 S9 H9", open, 0, 0),
        (
            "B-14",
            ddv_tsr(),
            Some(Solo::Damen),
            "HT HA H9 HK",
            open,
            1,
            25,
        ),
        (
            "B-15",
            ddv_tsr(),
            Some(Solo::Damen),
            "HT HA HK DQ",
            open,
            3,
            28,
        ),
        ("B-16", vln(), Some(Solo::Damen), "HT HT HK HJ", open, 0, 26),
        (
            "B-17",
            ddv_tsr(),
            Some(Solo::Damen),
            "HA DJ HK H9",
            open,
            0,
            17,
        ),
        (
            "B-18",
            ddv_tsr(),
            Some(Solo::Herz),
            "HA DJ HK H9",
            open,
            1,
            17,
        ),
        (
            "B-19",
            ddv_tsr(),
            Some(Solo::Herz),
            "HA DJ HK HT",
            open,
            3,
            27,
        ),
        (
            "B-20",
            ddv_tsr(),
            Some(Solo::Kreuz),
            "DA DT C9 D9",
            open,
            2,
            21,
        ),
        (
            "B-21",
            ddv_tsr(),
            Some(Solo::Buben),
            "CQ CK CT SA",
            open,
            2,
            28,
        ),
        (
            "B-22",
            vln(),
            Some(Solo::Koenige),
            "DQ DJ DK DA",
            open,
            2,
            20,
        ),
        (
            "B-23",
            ddv_tsr(),
            Some(Solo::Fleischlos),
            "HT HQ HA CA",
            open,
            2,
            35,
        ),
        (
            "B-24",
            palast(),
            Some(Solo::Fleischlos),
            "CT CT CK CQ",
            open,
            0,
            27,
        ),
        (
            "B-29",
            ddv_tsr(),
            Some(Solo::DamenBuben),
            "CJ DQ HT CA",
            open,
            1,
            26,
        ),
        (
            "B-30",
            ddv_tsr(),
            Some(Solo::Koehler),
            "HA CQ DK HT",
            open,
            2,
            28,
        ),
        (
            "B-31",
            ddv_tsr(),
            Some(Solo::KoenigeDamen),
            "CJ CA CT DQ",
            open,
            3,
            26,
        ),
    ] {
        let table = table(text, None);
        assert_eq!(winner(&options, solo, &table, moment), index, "{id}");
        assert_eq!(trick_augen(&table), augen, "{id}");
    }
    let schweine = table("HT DA CQ HT", Some(1));
    assert_eq!(winner(&vln(), None, &schweine, open), 1, "B-06");
}

#[test]
fn b_dullen_options() {
    let first = with(vln(), "dulle_tie_with_schweine", "first");
    let stand = Moment {
        is_last: false,
        schweine_stand: true,
    };
    let table = table("HT CQ HT SQ", None);
    assert_eq!(winner(&first, None, &table, stand), 0);
    assert_eq!(winner(&first, None, &table, Moment::default()), 2);
    let flat = with(vln(), "dullen", "off");
    assert_eq!(winner(&flat, None, &table, Moment::default()), 1);
}

#[test]
fn c_legal_cards() {
    for (id, options, solo, demanded, hand, legal) in [
        ("C-01", ddv_tsr(), None, "HA", "HT HK D9 CA", "HK"),
        ("C-02", ddv_tsr(), None, "HA", "HT CA", "HT CA"),
        ("C-03", ddv_tsr(), None, "D9", "CA HT CJ", "HT CJ"),
        ("C-04", ddv_tsr(), None, "S9", "HA CK", "HA CK"),
        (
            "C-05",
            ddv_tsr(),
            Some(Solo::Damen),
            "DA",
            "DJ HQ DT",
            "DJ DT",
        ),
        ("C-06", ddv_tsr(), Some(Solo::Damen), "HQ", "HT HA CQ", "CQ"),
        ("C-07", ddv_tsr(), Some(Solo::Buben), "C9", "CJ SA", "CJ SA"),
        ("C-08", vln(), Some(Solo::Koenige), "HA", "HK HT", "HT"),
        (
            "C-09",
            ddv_tsr(),
            Some(Solo::Kreuz),
            "C9",
            "DJ CA SA",
            "DJ CA",
        ),
        (
            "C-10",
            ddv_tsr(),
            Some(Solo::Kreuz),
            "DK",
            "DT CJ D9 SA",
            "DT D9",
        ),
        (
            "C-11",
            ddv_tsr(),
            Some(Solo::Fleischlos),
            "CJ",
            "CQ DJ",
            "CQ",
        ),
        ("C-12", vln(), None, "DK", "DA DA CA", "DA DA"),
        (
            "C-14",
            ddv_tsr(),
            Some(Solo::Koehler),
            "HA",
            "HT HQ HK S9",
            "HT",
        ),
        (
            "C-15",
            ddv_tsr(),
            Some(Solo::KoenigeBuben),
            "CQ",
            "CK C9 CJ",
            "C9",
        ),
    ] {
        let found = legal_cards(&options, solo, &table(hand, None), &table(demanded, None));
        assert_eq!(write_cards(&found), legal, "{id}");
    }
}
