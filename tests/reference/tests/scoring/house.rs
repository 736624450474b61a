//! Worked cases of chapter T: house rules of other programs.

use doko_reference::cards::read_cards;
use doko_reference::contract::{Contract, Kind, Party};
use doko_reference::game::Game;
use doko_reference::list::triggers;
use doko_reference::options::{BockTrigger, Options, Solo, Sonder};
use doko_reference::presets::{ddv_tsr, vln};
use doko_reference::scoring::{Scored, Settlement};
use doko_reference::trick::Laid;

use crate::{settle, tally, value, with};

const FUCHS_RE: (Sonder, Party) = (Sonder::Fuchs, Party::Re);
const DOKO_RE: (Sonder, Party) = (Sonder::Doppelkopf, Party::Re);
const DOKO_KONTRA: (Sonder, Party) = (Sonder::Doppelkopf, Party::Kontra);

fn damensolo(options: &Options, said: &str, re: u32) -> Settlement {
    let scored = Scored::Solo(Solo::Damen);
    settle(options, said, re, [6, 6], &[], scored)
}

/// The rules and points of the items, in order.
fn items(it: &Settlement) -> Vec<(&str, i32)> {
    it.items.iter().map(|it| (it.rule, it.points)).collect()
}

#[test]
fn one_point_for_an_ansage() {
    let one = with(ddv_tsr(), "score.ansage", "plus_one");
    // T-10: 1 + 1.
    assert_eq!(value(&one, "R", 121, &[]), 2, "T-10");
    // Both Ansagen, with a win of Kontra: 1 + 1 + 1 + gegen 1.
    assert_eq!(value(&one, "R K", 120, &[]), -4);
    // T-12: 1 + 1 + 1 + 1.
    assert_eq!(value(&one, "R k90", 155, &[]), 4, "T-12");
    // T-13: the same in a solo.
    let it = damensolo(&one, "R k90", 155);
    assert_eq!(it.points, [12, -4, -4, -4], "T-13");
}

#[test]
fn a_failed_absage_counts_both_ways() {
    let both = |options| with(options, "score.failed_absage", "both");
    let mirror = with(vln(), "score.failed_absage", "mirror");
    // T-18: (1 + own levels 2 + keine 90 1 + 1)·2; alone, or in place of the own levels.
    assert_eq!(value(&both(vln()), "K k90", 195, &[]), 10, "T-18");
    assert_eq!(value(&vln(), "K k90", 195, &[]), 8, "T-18");
    assert_eq!(value(&mirror, "K k90", 195, &[]), 6, "T-18");
    // T-19: (1 + 0 + 1 + 1)·2 + gegen 1.
    assert_eq!(value(&both(vln()), "R k90", 140, &[]), -7, "T-19");
    assert_eq!(value(&vln(), "R k90", 140, &[]), -5, "T-19");
    // T-20: 1 + 2 + 4 + 4 + gegen 1; 30 against schwarz is not given.
    assert_eq!(value(&both(ddv_tsr()), "R schwarz", 208, &[]), -12, "T-20");
    assert_eq!(value(&ddv_tsr(), "R schwarz", 208, &[]), -9, "T-20");
    // T-22: nobody won, and it stays as it is.
    let tsr = both(ddv_tsr());
    assert_eq!(value(&tsr, "R k90 K k90", 130, &[]), 1, "T-22");
    // Without an Absage of the loser nothing is different.
    assert_eq!(value(&tsr, "R k90", 185, &[]), 6);
}

#[test]
fn nothing_without_a_winner() {
    let zero = with(ddv_tsr(), "score.nobody_wins", "zero");
    // T-23: J-19, J-22 and J-20.
    assert_eq!(value(&zero, "R k90 K k90", 130, &[]), 0, "T-23");
    assert_eq!(value(&zero, "R schwarz K k90", 200, &[]), 0, "T-23");
    assert_eq!(value(&zero, "R k60 K k90", 155, &[]), 0, "T-23");
    // T-24: J-21; no Doppelkopf either, and a block of Bock games starts.
    let scored = Scored::TwoAgainstTwo;
    let said = "R k90 K k90";
    let it = settle(&zero, said, 130, [6, 6], &[DOKO_KONTRA], scored);
    assert_eq!((it.winner, it.value, it.points), (None, 0, [0; 4]), "T-24");
    assert_eq!(it.items, [], "T-24");
    let counts = crate::counts(said, 130, [6, 6], &[DOKO_KONTRA], scored);
    assert!(
        triggers(&counts, &it).contains(&BockTrigger::ZeroGame),
        "T-24"
    );
    // T-25: both Ansagen oblige to 121.
    let strict = with(zero.clone(), "win.strict_ansage", "on");
    assert_eq!(value(&strict, "R K", 120, &[FUCHS_RE]), 0, "T-25");
    // With a winner everything counts.
    assert_eq!(value(&zero, "R", 121, &[DOKO_KONTRA]), 2);
}

/// A game of which only the last Stich was played: the party of seats 0 and 2 is Re.
fn last_trick(options: &Options, plays: &str, winner: usize) -> Game {
    let hands = ["CQ", "HT", "CQ", "HT"].map(|hand| read_cards(hand).unwrap_or_default());
    let contract = Contract::new(Kind::Normalspiel, None);
    let mut game = Game::new(options, &contract, &hands);
    let laid = read_cards(plays).unwrap_or_default();
    let laid = laid.into_iter().enumerate();
    let laid = laid.map(|(seat, card)| Laid { seat, card, top: 0 });
    game.tricks = vec![Vec::new(); 9];
    game.tricks.push(laid.collect());
    game.winners = vec![winner; 10];
    game
}

#[test]
fn karlchen_caught_counts_once() {
    let sonder = |value: &str, plays, winner| {
        let options = with(vln(), "score.per_card", value);
        let game = last_trick(&options, plays, winner);
        let mut counts = game.counts(1);
        // A win of Re with 121, and no more.
        counts.result = tally("", 121, [5, 5]);
        doko_reference::scoring::settle_counts(&options, &counts).special
    };
    // T-35: both ♣B of Kontra are caught.
    let two = "SQ CJ DK CJ";
    assert_eq!(sonder("karlchen_once", two, 0), 1, "T-35");
    assert_eq!(sonder("each", two, 0), 2, "T-35");
    assert_eq!(sonder("once", two, 0), 1);
    // T-37: a Fuchs, once more in the last Stich, and a ♣B.
    assert_eq!(sonder("karlchen_once", "SQ DA DK CJ", 0), 3, "T-37");
    // Two Füchse in the last Stich count each, twice; with `once` the last Stich adds one only.
    let foxes = "SQ DA DK DA";
    assert_eq!(sonder("karlchen_once", foxes, 0), 4);
    assert_eq!(sonder("each", foxes, 0), 4);
    assert_eq!(sonder("once", foxes, 0), 3);
}

#[test]
fn opponents_of_a_solo_count_more() {
    let three = with(ddv_tsr(), "score.solo_opponents_multiplier", "3");
    let counting = |value| with(three.clone(), "score.counting", value);
    // T-48: the solo is lost.
    let it = damensolo(&counting("plus"), "", 120);
    assert_eq!((it.value, it.points), (1, [0, 3, 3, 3]), "T-48");
    // T-49: it is won.
    let it = damensolo(&counting("plus"), "", 121);
    assert_eq!((it.value, it.points), (1, [3, 0, 0, 0]), "T-49");
    // T-50: it is won.
    let it = damensolo(&counting("minus"), "", 121);
    assert_eq!((it.value, it.points), (1, [0, -3, -3, -3]), "T-50");
    // A stille or failed Hochzeit is scored so, too; 2 against 2 is not.
    let it = settle(&three, "", 121, [6, 6], &[], Scored::Alone);
    assert_eq!(it.points, [3, -3, -3, -3]);
    let it = settle(&three, "", 121, [6, 6], &[], Scored::TwoAgainstTwo);
    assert_eq!(it.points, [1, -1, 1, -1]);
}

#[test]
fn nobody_wins_at_120() {
    let nobody = with(ddv_tsr(), "win.tie_120", "nobody");
    let at = |options: &Options, said, re, specials: &[_]| {
        let it = settle(options, said, re, [6, 6], specials, Scored::TwoAgainstTwo);
        (it.winner, it.points[0])
    };
    // T-52: no winner, no item.
    assert_eq!(at(&nobody, "", 120, &[]), (None, 0), "T-52");
    let it = settle(&nobody, "", 120, [6, 6], &[], Scored::TwoAgainstTwo);
    assert_eq!(it.items, [], "T-52");
    // T-53: the Fuchs counts, or nothing does.
    assert_eq!(at(&nobody, "R K", 120, &[FUCHS_RE]), (None, 1), "T-53");
    let zero = with(nobody.clone(), "score.nobody_wins", "zero");
    assert_eq!(at(&zero, "R K", 120, &[FUCHS_RE]), (None, 0), "T-53");
    // T-54: at 120 nobody; with 121 Kontra gets 1 + 2 + gegen 1.
    assert_eq!(at(&nobody, "K", 120, &[]), (None, 0), "T-54");
    let kontra = Some(Party::Kontra);
    assert_eq!(at(&nobody, "K", 119, &[]), (kontra, -4), "T-54");
    // T-55: an Absage stands, and it is J-12.
    assert_eq!(at(&nobody, "R k90", 120, &[]), (kontra, -6), "T-55");
    // What an Ansage obliges to has no effect.
    let strict = with(nobody, "win.strict_ansage", "on");
    for said in ["", "R", "K", "R K"] {
        assert_eq!(at(&strict, said, 120, &[]), (None, 0), "{said}");
    }
}

#[test]
fn the_solo_point_is_doubled() {
    let doubled = |options| with(options, "score.solo_point_doubling", "doubled");
    // T-02: (1 + 2 + 1)·2 + the Doppelkopf.
    let all = with(doubled(vln()), "score.sonder_in_solo", "all");
    let buben = Scored::Solo(Solo::Buben);
    let it = settle(&all, "R", 185, [5, 5], &[DOKO_RE], buben);
    assert_eq!(it.points, [27, -9, -9, -9], "T-02");
    // T-03: (1 + 2 + 1)·2, where it is 7 without the option.
    let it = damensolo(&doubled(vln()), "R", 185);
    assert_eq!(it.points, [24, -8, -8, -8], "T-03");
    assert_eq!(damensolo(&vln(), "R", 185).points, [21, -7, -7, -7], "T-03");
    // T-04: it is doubled with the Sonderpunkte, and once only.
    let both = with(doubled(vln()), "score.sonder_doubling", "doubled");
    let it = damensolo(&both, "R", 130);
    assert_eq!(it.points, [12, -4, -4, -4], "T-04");
    // T-05: 1 + 2 + 1; nothing is doubled there.
    let point = with(doubled(ddv_tsr()), "score.solo_point", "1");
    let it = damensolo(&point, "R", 130);
    assert_eq!(it.points, [12, -4, -4, -4], "T-05");
    let expected = [("SCORE-1", 1), ("SCORE-6", 2), ("SCORE-33", 1)];
    assert_eq!(items(&it), expected, "T-05");
    assert_eq!((it.base, it.special), (3, 1), "T-05");
}
