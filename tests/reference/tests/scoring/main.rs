//! Worked cases of chapters I (who wins), J, K and L (value).
#![expect(clippy::indexing_slicing, reason = "helpers of tests")]

mod feigheit;
mod house;
mod sonder;

use doko_reference::announce::level_of;
use doko_reference::contract::Party::{self, Kontra, Re};
use doko_reference::options::{Options, Solo, Sonder};
use doko_reference::presets::{ddv_tsr, palast, vln};
use doko_reference::scoring::{Counts, Scored, Settlement, settle_counts};
use doko_reference::sonder::Special;
use doko_reference::winning::Tally;

/// Announcements as `R`, `K`, and levels as `R k60`; blanks between, in order.
fn tally(said: &str, re: u32, tricks: [usize; 2]) -> Tally {
    let mut tally = Tally {
        augen: [re, 240 - re],
        tricks,
        said: [false; 2],
        level: [0; 2],
        ansagen: Vec::new(),
    };
    let mut speaker = Re;
    for word in said.split_whitespace() {
        match word {
            "R" | "K" => {
                speaker = if word == "R" { Re } else { Kontra };
                if !tally.said[speaker.index()] {
                    tally.said[speaker.index()] = true;
                    tally.ansagen.push(speaker);
                }
            }
            _ => {}
        }
        let word = word.replace('k', "keine_");
        let level = level_of(&word).unwrap_or(1);
        let level = level.max(tally.level[speaker.index()]);
        tally.level[speaker.index()] = level;
    }
    tally
}

fn with(options: Options, name: &str, value: &str) -> Options {
    let mut options = options;
    assert_eq!(options.set(name, value), Ok(()));
    options
}

#[test]
fn i_winner() {
    let some = [6, 6];
    let all = [12, 0];
    let one = [11, 1];
    let mirrored = [1, 11];
    let always = with(ddv_tsr(), "win.tie_120", "kontra_always_120");
    let augen = with(ddv_tsr(), "win.schwarz_by", "augen");
    for (id, options, said, re, tricks, winner) in [
        ("I-01", ddv_tsr(), "", 121, some, Some(Re)),
        ("I-01", ddv_tsr(), "", 120, some, Some(Kontra)),
        ("I-02", ddv_tsr(), "R", 120, some, Some(Kontra)),
        ("I-03", ddv_tsr(), "K", 120, some, Some(Re)),
        ("I-03", ddv_tsr(), "K", 119, some, Some(Kontra)),
        ("I-04", ddv_tsr(), "R K", 120, some, Some(Kontra)),
        ("I-04", ddv_tsr(), "K R", 121, some, Some(Re)),
        ("I-05", ddv_tsr(), "R k90", 151, some, Some(Re)),
        ("I-05", ddv_tsr(), "R k90", 150, some, Some(Kontra)),
        ("I-06", ddv_tsr(), "R k60", 181, some, Some(Re)),
        ("I-06", ddv_tsr(), "R k60", 180, some, Some(Kontra)),
        ("I-07", ddv_tsr(), "R k30", 211, some, Some(Re)),
        ("I-07", ddv_tsr(), "R k30", 210, some, Some(Kontra)),
        ("I-08", ddv_tsr(), "R schwarz", 240, one, Some(Kontra)),
        ("I-09", ddv_tsr(), "R schwarz", 240, all, Some(Re)),
        ("I-10", ddv_tsr(), "K schwarz", 0, mirrored, Some(Re)),
        ("I-11", ddv_tsr(), "K k60", 60, some, Some(Re)),
        ("I-11", ddv_tsr(), "K k60", 59, some, Some(Kontra)),
        ("I-12", ddv_tsr(), "R K k90", 90, some, Some(Re)),
        ("I-12", ddv_tsr(), "R K k90", 89, some, Some(Kontra)),
        ("I-13", ddv_tsr(), "R k90 K k90", 151, some, Some(Re)),
        ("I-13", ddv_tsr(), "R k90 K k90", 150, some, None),
        ("I-13", ddv_tsr(), "R k90 K k90", 90, some, None),
        ("I-13", ddv_tsr(), "R k90 K k90", 89, some, Some(Kontra)),
        ("I-14", ddv_tsr(), "R k90 K k60", 60, some, None),
        ("I-14", ddv_tsr(), "R k90 K k60", 59, some, Some(Kontra)),
        ("I-15", ddv_tsr(), "R schwarz K k90", 200, some, None),
        ("I-16", vln(), "K", 120, some, Some(Re)),
        ("I-17", vln(), "R K", 120, some, Some(Re)),
        ("I-18", vln(), "K R", 120, some, Some(Kontra)),
        ("I-20", vln(), "R K R k90", 150, some, Some(Kontra)),
        ("I-21", palast(), "R k90", 150, some, Some(Kontra)),
        ("I-22", always, "K", 120, some, Some(Kontra)),
        ("I-23", augen, "R schwarz", 240, one, Some(Re)),
        (
            "strict",
            with(ddv_tsr(), "win.strict_ansage", "on"),
            "R K",
            120,
            some,
            None,
        ),
    ] {
        let found = tally(said, re, tricks).winner(&options);
        assert_eq!(found, winner, "{id} {said} {re}");
    }
}

fn counts(
    said: &str,
    re: u32,
    tricks: [usize; 2],
    specials: &[(Sonder, Party)],
    scored: Scored,
) -> Counts {
    let special = |(what, party): &(Sonder, Party)| Special {
        what: *what,
        party: *party,
        trick: None,
    };
    let seats = if scored == Scored::TwoAgainstTwo {
        vec![0, 2]
    } else {
        vec![0]
    };
    Counts {
        scored,
        re: seats,
        armut: false,
        skipped: [Vec::new(), Vec::new()],
        result: tally(said, re, tricks),
        specials: specials.iter().map(special).collect(),
        bock: 1,
        bock_plus: 0,
    }
}

fn settle(
    options: &Options,
    said: &str,
    re: u32,
    tricks: [usize; 2],
    specials: &[(Sonder, Party)],
    scored: Scored,
) -> Settlement {
    settle_counts(options, &counts(said, re, tricks, specials, scored))
}

/// The value as Re sees it.
fn value(options: &Options, said: &str, re: u32, specials: &[(Sonder, Party)]) -> i32 {
    let tricks = if re == 240 { [12, 0] } else { [6, 6] };
    let it = settle(options, said, re, tricks, specials, Scored::TwoAgainstTwo);
    it.points[0]
}

const FUCHS_K: (Sonder, Party) = (Sonder::Fuchs, Kontra);

#[test]
fn j_value() {
    let tsr = ddv_tsr();
    let doko_k = [(Sonder::Doppelkopf, Kontra)];
    let nullspiel = [FUCHS_K, FUCHS_K, (Sonder::Karlchen, Kontra)];
    let mixed = [(Sonder::Doppelkopf, Re), (Sonder::Karlchen, Kontra)];
    let fox = [FUCHS_K, (Sonder::Doppelkopf, Re)];
    for (id, said, re, specials, expected) in [
        ("J-01", "", 121, &[][..], 1),
        ("J-02", "", 120, &[], -2),
        ("J-03", "R", 120, &[], -4),
        ("J-04", "K", 120, &[], 3),
        ("J-05", "R K", 120, &[], -6),
        ("J-06", "", 151, &[], 2),
        ("J-07", "", 89, &[], -3),
        ("J-08", "K", 80, &[], -5),
        ("J-09", "R k60", 130, &[], -7),
        ("J-10", "R k90", 144, &[], -5),
        ("J-11", "R k90", 155, &[], 5),
        ("J-12", "R k90", 120, &[], -6),
        ("J-13", "R k60", 120, &[], -8),
        ("J-14", "R schwarz", 208, &[], -9),
        ("J-15", "R schwarz", 240, &[], 11),
        ("J-18", "", 240, &[], 5),
        ("J-19", "R k90 K k90", 130, &[], 1),
        ("J-20", "R k60 K k90", 155, &[], 2),
        ("J-21", "R k90 K k90", 130, &doko_k, 0),
        ("J-22", "R schwarz K k90", 200, &[], 2),
        ("J-23", "K k60", 60, &[], 5),
        ("J-24", "K k60", 59, &[], -8),
        ("J-25", "", 121, &[FUCHS_K, FUCHS_K], -1),
        ("J-26", "", 185, &nullspiel, 0),
        ("J-27", "", 121, &mixed, 1),
        ("J-28", "", 115, &fox, -2),
        ("J-29", "R schwarz K schwarz", 240, &[], 21),
    ] {
        assert_eq!(value(&tsr, said, re, specials), expected, "{id}");
    }
    let one = |said| settle(&tsr, said, 240, [11, 1], &[], Scored::TwoAgainstTwo).points[0];
    assert_eq!(one("R schwarz"), -8, "J-16");
    assert_eq!(one(""), 4, "J-17");
}

#[test]
fn j_solo() {
    let tsr = ddv_tsr();
    for (id, scored, said, re, points) in [
        ("J-30", Scored::Solo(Solo::Damen), "", 121, [3, -1, -1, -1]),
        ("J-31", Scored::Solo(Solo::Karo), "", 120, [-3, 1, 1, 1]),
        (
            "J-32",
            Scored::Solo(Solo::Karo),
            "R k90",
            155,
            [15, -5, -5, -5],
        ),
        ("J-33", Scored::Solo(Solo::Karo), "K", 120, [9, -3, -3, -3]),
        ("J-34", Scored::Alone, "", 130, [3, -1, -1, -1]),
    ] {
        let it = settle(&tsr, said, re, [6, 6], &[FUCHS_K], scored);
        assert_eq!(it.points, points, "{id}");
    }
}

#[test]
fn k_value() {
    let vln = vln();
    let minus = [(Sonder::Doppelkopf, Kontra)];
    let plus = [(Sonder::Doppelkopf, Re)];
    for (id, said, re, specials, expected) in [
        ("K-01", "", 121, &[][..], 1),
        ("K-02", "", 120, &[], -2),
        ("K-03", "K", 120, &[], 2),
        ("K-04", "R K", 120, &[], 4),
        ("K-05", "K R", 120, &[], -5),
        ("K-06", "R", 120, &[], -3),
        ("K-07", "", 185, &[], 3),
        ("K-08", "R k60", 185, &[], 10),
        ("K-09", "R", 185, &[], 6),
        ("K-10", "R k90", 140, &[], -5),
        ("K-11", "R K", 151, &plus, 9),
        ("K-12", "K", 50, &[], -7),
        ("K-13", "R", 240, &[], 10),
        ("K-14", "R schwarz", 240, &[], 18),
        ("K-15", "R k90 K k90", 130, &[], 0),
        ("K-24", "R", 132, &minus, 1),
    ] {
        assert_eq!(value(&vln, said, re, specials), expected, "{id}");
    }
    let doubled = with(vln.clone(), "score.sonder_doubling", "doubled");
    assert_eq!(value(&doubled, "R", 132, &minus), 0, "K-24");
    let once = with(vln.clone(), "score.ansage", "double_once");
    assert_eq!(value(&once, "R K", 121, &[]), 2, "K-25");
    assert_eq!(value(&vln, "R K", 121, &[]), 4, "K-25");
    let solo =
        |solo, said, re| settle(&vln, said, re, [5, 5], &[FUCHS_K], Scored::Solo(solo)).points;
    assert_eq!(solo(Solo::Damen, "R", 130), [9, -3, -3, -3], "K-16");
    assert_eq!(solo(Solo::Koenige, "", 96), [-6, 2, 2, 2], "K-17");
}

#[test]
fn l_palast() {
    let palast = palast();
    let foxes = [(Sonder::Fuchs, Re), (Sonder::Fuchs, Re)];
    assert_eq!(value(&palast, "R k90", 130, &foxes), -3, "L-01");
    assert_eq!(value(&palast, "R k90", 120, &[]), -5, "L-02");
    assert_eq!(value(&palast, "K", 120, &[]), 3, "L-03");
    assert_eq!(value(&palast, "", 120, &[]), -2, "L-05");
    let once = with(palast.clone(), "score.ansage", "plus_two_once");
    assert_eq!(value(&once, "R K", 120, &[]), -4, "L-09");
    assert_eq!(value(&palast, "R K", 120, &[]), -6, "L-09");
}

#[test]
fn options_of_the_value() {
    let mirror = with(ddv_tsr(), "score.failed_absage", "mirror");
    assert_eq!(value(&mirror, "R k60", 130, &[]), -(1 + 2 + 2 + 2 + 1));
    let base = with(ddv_tsr(), "score.base_at_120_120", "not_given");
    assert_eq!(value(&base, "", 120, &[]), -1);
    let floor = with(ddv_tsr(), "score.floor", "zero");
    assert_eq!(value(&floor, "", 121, &[FUCHS_K, FUCHS_K]), 0);
    let coward = with(ddv_tsr(), "feigheit", "3");
    assert_eq!(value(&coward, "", 185, &[]), -3);
    assert_eq!(value(&coward, "R", 185, &[]), 5);
    let off = with(ddv_tsr(), "score.gegen_die_alten", "off");
    assert_eq!(value(&off, "", 120, &[]), -1);
    let doubled = with(vln(), "score.gegen_die_alten", "doubled");
    assert_eq!(value(&doubled, "R", 120, &[]), -4);
    let plus = with(ddv_tsr(), "score.counting", "plus");
    let it = settle(&plus, "", 121, [6, 6], &[], Scored::TwoAgainstTwo);
    assert_eq!(it.points, [1, 0, 1, 0]);
    let trumpf = with(vln(), "score.sonder_in_solo", "trumpfsolo");
    let it = settle(
        &trumpf,
        "",
        130,
        [5, 5],
        &[FUCHS_K],
        Scored::Solo(Solo::Karo),
    );
    assert_eq!(it.value, 1);
    let it = settle(
        &trumpf,
        "",
        130,
        [5, 5],
        &[FUCHS_K],
        Scored::Solo(Solo::Damen),
    );
    assert_eq!(it.value, 2);
}
