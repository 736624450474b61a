//! Worked cases of chapters Q and T: skipped Absagen, Armut, and more Sonderpunkte.

use doko_reference::cards::read_cards;
use doko_reference::contract::Party::{self, Kontra, Re};
use doko_reference::contract::{Contract, Kind};
use doko_reference::game::Game;
use doko_reference::options::{Options, Solo, Sonder};
use doko_reference::presets::{ddv_tsr, vln};
use doko_reference::scoring::{Scored, settle_counts};
use doko_reference::sonder::{Special, counts as counts_here, specials};
use doko_reference::trick::Laid;

use crate::{counts, settle, value, with};

#[test]
fn skipped_absagen_do_not_count() {
    let double = with(ddv_tsr(), "score.ansage", "double_each");
    let double = with(double, "score.gegen_die_alten", "doubled");
    let double = with(double, "score.against_points", "off");
    let both = with(vln(), "score.failed_absage", "both");
    // keine 90 of Re was skipped.
    for (id, options, said, re, count, do_not_count) in [
        ("Q-20", ddv_tsr(), "R k60", 198, 7, 6),
        ("Q-21", double, "R k60", 198, 10, 8),
        ("Q-22", ddv_tsr(), "R k60", 130, -7, -6),
        ("Q-24", ddv_tsr(), "R k60 K k90", 110, -2, -1),
        // (1 + 2 for both levels + 2 for both announced)·2 + gegen 1, or one level of each.
        ("both", both, "R k60", 130, -11, -7),
    ] {
        let mut game = counts(said, re, [6, 6], &[], Scored::TwoAgainstTwo);
        assert_eq!(settle_counts(&options, &game).points[0], count, "{id}");
        game.skipped[0] = vec![1];
        let it = settle_counts(&options, &game);
        assert_eq!(it.points[0], do_not_count, "{id}");
    }
}

#[test]
fn an_absage_without_an_ansage() {
    let mut game = counts("", 175, [6, 6], &[], Scored::TwoAgainstTwo);
    game.result.level[0] = 2;
    assert_eq!(settle_counts(&ddv_tsr(), &game).points[0], 3, "Q-27");
    game.result.augen = [140, 100];
    assert_eq!(settle_counts(&ddv_tsr(), &game).points[0], -3, "Q-28");
}

#[test]
fn what_was_not_entered_was_skipped() {
    let mut game = last_trick(&ddv_tsr(), "H9 H9 H9 H9", 0);
    game.level[0] = 4;
    game.entered[0] = vec![1, 2, 3, 4];
    assert_eq!(game.counts(1).skipped, [vec![], vec![]]);
    game.entered[0] = vec![1, 3, 4];
    assert_eq!(game.counts(1).skipped, [vec![1], vec![]]);
    game.entered[0] = vec![4];
    assert_eq!(game.counts(1).skipped, [vec![1, 2], vec![]]);
}

#[test]
fn gegen_die_alten_in_an_armut() {
    let not_given = |options| with(options, "score.gegen_in_armut", "not_given");
    let doubled = with(vln(), "score.gegen_die_alten", "doubled");
    for (id, options, armut, said, re, given, expected) in [
        ("T-57", vln(), true, "R", 80, -5, -4),
        ("T-58", doubled, true, "R", 110, -4, -2),
        ("T-59", vln(), false, "", 110, -2, -2),
    ] {
        let mut game = counts(said, re, [5, 5], &[], Scored::TwoAgainstTwo);
        game.armut = armut;
        assert_eq!(settle_counts(&options, &game).points[0], given, "{id}");
        let it = settle_counts(&not_given(options), &game);
        assert_eq!(it.points[0], expected, "{id}");
    }
    let armut = Contract::new(Kind::Armut, Some(0));
    let game = Game::new(&vln(), &armut, &[const { Vec::new() }; 4]);
    assert!(game.counts(1).armut);
}

/// A game of which only the last Stich was played: the party of seats 0 and 2 is Re.
fn last_trick(options: &Options, plays: &str, winner: usize) -> Game {
    let hands = ["CQ", "HT", "CQ", "HT"].map(|hand| read_cards(hand).unwrap_or_default());
    let contract = Contract::new(Kind::Normalspiel, None);
    let mut game = Game::new(options, &contract, &hands);
    let last = if options.deck_nines { 11 } else { 9 };
    game.tricks = vec![Vec::new(); last];
    game.tricks.push(laid(plays));
    game.winners = vec![winner; last + 1];
    game
}

fn laid(plays: &str) -> Vec<Laid> {
    let cards = read_cards(plays).unwrap_or_default();
    let laid = cards.into_iter().enumerate();
    laid.map(|(seat, card)| Laid { seat, card, top: 0 })
        .collect()
}

/// The Sonderpunkte of the last Stich, without the empty ones before it.
fn found(game: &Game) -> Vec<(Sonder, Party)> {
    let all = specials(game);
    all.iter().map(|it| (it.what, it.party)).collect()
}

#[test]
fn pairs_in_the_last_trick() {
    let pairs = |value| with(vln(), "score.pairs_last", value);
    for (id, value, plays, winner, expected) in [
        ("T-32", "karlchen", "CJ CJ DK DK", 0, 1),
        ("both", "karlchen", "CJ DK CJ DK", 0, 2),
        ("both", "", "CJ DK CJ DK", 0, 1),
        ("T-33", "fuchs", "DA DK DA DK", 0, 2),
        ("T-33", "karlchen", "DA DK DA DK", 0, 1),
        ("T-34", "fuchs,karlchen", "DA DK DT DA", 0, 3),
    ] {
        let game = last_trick(&pairs(value), plays, winner);
        let mut list = found(&game);
        list.retain(|it| ![Sonder::KarlchenCaught, Sonder::Doppelkopf].contains(&it.0));
        assert_eq!(list.len(), expected, "{id}: {list:?}");
        assert!(list.iter().all(|it| it.1 == Re), "{id}");
    }
}

#[test]
fn t_more_sonderpunkte() {
    let klabauter = Sonder::Klabautermann;
    let (gans, kranz) = (Sonder::Gans, Sonder::Kaffeekraenzchen);
    for (id, plays, winner, expected) in [
        ("caught", "SK SQ SA S9", 1, vec![(klabauter, Kontra)]),
        ("T-42", "SK CK SQ C9", 2, vec![]),
        ("T-42", "SK HT S9 S9", 1, vec![]),
        ("T-43", "S9 SK SQ SK", 2, vec![(klabauter, Re); 2]),
        ("T-47", "DK D9 DA DT", 2, vec![(gans, Re)]),
        ("two", "DA D9 DK D9", 0, vec![(gans, Re); 2]),
        ("own", "DA DK D9 DJ", 3, vec![]),
        ("T-47", "CQ DQ HQ SQ", 0, vec![(kranz, Re)]),
    ] {
        let mut list = found(&last_trick(&ddv_tsr(), plays, winner));
        list.retain(|it| [klabauter, gans, kranz].contains(&it.0));
        assert_eq!(list, expected, "{id} {plays}");
    }
    // T-47: Fischauge, after a trump in an earlier Stich.
    let mut game = last_trick(&ddv_tsr(), "D9 H9 C9 S9", 0);
    assert_eq!(found(&game), [], "T-47");
    game.tricks[4] = laid("HA DK HK H9");
    assert_eq!(found(&game), [(Sonder::Fischauge, Re)], "T-47");
    // They stand in the place of SCORE-24, where they are options.
    let all = with(ddv_tsr(), "score.sonder", "fischauge,klabautermann");
    let both = [(Sonder::Fischauge, Re), (klabauter, Re), (gans, Re)];
    assert_eq!(value(&all, "", 121, &both), 3);
    // In a solo what wins has to be a trump of it.
    let all = with(all, "score.sonder_in_solo", "all");
    let here = |solo, what| counts_here(&all, true, Some(solo), what);
    assert!(here(Solo::Damen, klabauter) && !here(Solo::Damen, Sonder::Fischauge));
    assert!(here(Solo::Karo, Sonder::Fischauge) && !here(Solo::Buben, klabauter));
}

#[test]
fn t_gegen_die_schweine() {
    let sonder = "fuchs,gegen_die_schweine";
    let schweine = with(vln(), "score.sonder", sonder);
    let doubled = with(schweine.clone(), "score.gegen_die_alten", "doubled");
    let of_re = [(Sonder::GegenDieSchweine, Kontra)];
    let of_kontra = [(Sonder::GegenDieSchweine, Re)];
    for (id, options, said, re, specials, expected) in [
        ("T-44", &schweine, "R", 90, &of_re, -4),
        ("T-44", &doubled, "R", 90, &of_re, -6),
        ("T-45", &schweine, "K", 151, &of_kontra, 5),
        ("won", &schweine, "K", 151, &of_re, 4),
        ("off", &vln(), "K", 151, &of_kontra, 4),
        ("nobody", &schweine, "R k90 K k90", 130, &of_re, 0),
    ] {
        assert_eq!(value(options, said, re, specials), expected, "{id}");
    }
    let solo = Scored::Solo(Solo::Karo);
    assert_eq!(
        settle(&schweine, "", 121, [5, 5], &of_kontra, solo).value,
        2
    );
    // Whoever holds Schweine that stand has them against him.
    let mut game = last_trick(&vln(), "CA CA CK CK", 0);
    game.pigs.push(doko_reference::contract::Pig {
        seat: 1,
        card: doko_reference::cards::card('D', 'A'),
        level: 1,
    });
    let expected = Special {
        what: Sonder::GegenDieSchweine,
        party: Re,
        trick: None,
    };
    assert_eq!(specials(&game).last(), Some(&expected));
}
