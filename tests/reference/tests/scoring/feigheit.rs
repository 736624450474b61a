//! Worked cases of chapter U, and Bock in the value.

use doko_reference::contract::Party;
use doko_reference::options::{Options, Solo, Sonder};
use doko_reference::presets::{ddv_tsr, vln};
use doko_reference::scoring::{Scored, settle_counts};

use crate::{counts, settle, with};

const FUCHS_RE: (Sonder, Party) = (Sonder::Fuchs, Party::Re);
const DOKO_RE: (Sonder, Party) = (Sonder::Doppelkopf, Party::Re);

/// `feigheit=3` with scope, specials, effect and levels.
fn coward(options: Options, how: &str) -> Options {
    let names = ["scope", "specials", "effect", "levels"];
    let start = with(options, "feigheit", "3");
    names
        .iter()
        .zip(how.split(';'))
        .fold(start, |options, (name, value)| {
            with(options, &format!("feigheit.{name}"), value)
        })
}

/// What Re gets.
fn re(options: &Options, said: &str, augen: u32, specials: &[(Sonder, Party)]) -> i32 {
    let scored = Scored::TwoAgainstTwo;
    settle(options, said, augen, [6, 6], specials, scored).points[0]
}

fn damensolo(options: &Options, said: &str, augen: u32) -> [i32; 4] {
    let scored = Scored::Solo(Solo::Damen);
    settle(options, said, augen, [6, 6], &[], scored).points
}

#[test]
fn u_feigheit() {
    for (id, options, said, augen, specials, expected) in [
        (
            "U-01",
            "normal;stay;turned;none",
            "",
            190,
            &[FUCHS_RE][..],
            -2,
        ),
        ("U-01", "normal;turn;turned;none", "", 190, &[FUCHS_RE], -4),
        ("U-03", "normal;stay;turned;none", "", 50, &[FUCHS_RE], 5),
        ("U-04", "solo;turn;turned;none", "", 190, &[], 3),
        ("U-05", "both;stay;nobody;none", "", 190, &[FUCHS_RE], 0),
        ("U-06", "normal;stay;penalty;none", "", 190, &[FUCHS_RE], 0),
        ("U-06", "normal;stay;penalty;none", "", 220, &[], -2),
        ("as 3", "normal;turn;turned;0,1,2,3", "", 190, &[], -3),
        ("as 3", "normal;turn;turned;0,1,2,3", "R", 190, &[], 5),
        ("as 3", "normal;turn;turned;0,1,2,3", "R", 220, &[], -6),
        ("a mark", "normal;turn;turned;5,5,5,5", "", 150, &[], 1),
        ("a mark", "normal;turn;turned;0,0,0,0", "", 220, &[], 4),
    ] {
        let options = coward(ddv_tsr(), options);
        assert_eq!(
            re(&options, said, augen, specials),
            expected,
            "{id} {said} {augen}"
        );
    }
    let solo = coward(ddv_tsr(), "solo;turn;turned;none");
    assert_eq!(damensolo(&solo, "", 190), [-9, 3, 3, 3], "U-04");
    let stay = coward(vln(), "normal;stay;turned;none");
    assert_eq!(re(&stay, "", 190, &[DOKO_RE]), -2, "U-08");
    let normal = coward(ddv_tsr(), "normal;turn;turned;none");
    assert_eq!(damensolo(&normal, "", 190), [9, -3, -3, -3]);
    // Doubled Sonderpunkte stay as doubled: -(1 + 3) * 2 + 2; Re said nothing, Kontra did.
    let doubled = with(stay, "score.sonder_doubling", "doubled");
    assert_eq!(re(&doubled, "K", 220, &[DOKO_RE]), -(4 * 2) + 2);
}

/// The points of a Bock game.
fn bock(options: &Options, factor: i32, plus: i32, scored: Scored, augen: u32) -> [i32; 4] {
    let mut counts = counts("", augen, [6, 6], &[FUCHS_RE], scored);
    (counts.bock, counts.bock_plus) = (factor, plus);
    settle_counts(options, &counts).points
}

#[test]
fn the_value_of_a_bock_game() {
    let tsr = with(ddv_tsr(), "score.sonder_in_solo", "trumpfsolo");
    let two = Scored::TwoAgainstTwo;
    let coward = coward(tsr.clone(), "normal;stay;turned;none");
    assert_eq!(bock(&coward, 2, 0, two, 190)[0], -4, "U-09");
    let base = with(tsr.clone(), "bock.effect", "factor_base");
    assert_eq!(bock(&tsr, 2, 0, two, 190)[0], 8);
    assert_eq!(bock(&base, 2, 0, two, 190)[0], 7);
    // V-12: v 2.
    let left_out = with(tsr.clone(), "bock.in_solo", "not_counts");
    let damen = Scored::Solo(Solo::Damen);
    assert_eq!(bock(&left_out, 2, 0, damen, 151), [6, -2, -2, -2], "V-12");
    assert_eq!(bock(&tsr, 2, 0, damen, 151), [12, -4, -4, -4], "V-12");
    assert_eq!(bock(&left_out, 2, 0, Scored::Alone, 121)[0], 12);
    // V-14: v 3, and twice 2 points.
    let plus = with(tsr, "bock.effect", "plus");
    assert_eq!(bock(&plus, 1, 4, two, 151)[0], 7, "V-14");
    assert_eq!(bock(&plus, 1, 4, damen, 181), [21, -7, -7, -7], "V-14");
    let mut nobody = counts("R k90 K k90", 130, [6, 6], &[], two);
    nobody.bock_plus = 4;
    assert_eq!(settle_counts(&plus, &nobody).points[0], 1, "V-14");
    // Nobody gets anything, for Bock games neither.
    let annulled = with(with(plus, "feigheit", "3"), "feigheit.effect", "nobody");
    assert_eq!(bock(&annulled, 1, 4, two, 190), [0; 4]);
}
