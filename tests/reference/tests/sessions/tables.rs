//! Worked cases of chapters W (lists) and X (tables).

use doko_reference::list::List;
use doko_reference::options::{BockTrigger, Options};
use doko_reference::presets::{ddv_tsr, dokoland_liga, vln};
use doko_reference::sound::is_sound;

use crate::{enter, enter_value, with};

#[test]
fn w_points() {
    let liga = |points| with(dokoland_liga(), "list.points", points);
    // The sum so far, the value, whether the list ends.
    for (id, sum, value, ends) in [
        ("W-01", 38, 4, true),
        ("W-02", 30, 10, true),
        ("W-03", 39, 0, false),
        ("W-03", 39, -1, true),
        ("less", 30, -9, false),
    ] {
        let mut list = List::new(&liga("40"));
        list.points = sum;
        enter_value(&mut list, None, &[], value);
        assert_eq!(list.is_finished(), ends, "{id} {sum} {value}");
    }
    // W-05: the earlier end counts.
    let mut list = List::new(&with(ddv_tsr(), "list.points", "400"));
    for place in 0..4 {
        enter_value(&mut list, Some(place), &[], 5);
    }
    for _ in 0..20 {
        assert!(!list.is_finished(), "W-05");
        enter_value(&mut list, None, &[], 5);
    }
    assert!(list.is_finished() && list.points == 120, "W-05");
    // Two Pflichtsoli are open when the points are reached.
    let mut list = List::new(&with(ddv_tsr(), "list.points", "40"));
    (list.open[1].free, list.open[3].free) = (0, 0);
    enter_value(&mut list, None, &[], 40);
    assert_eq!((list.games_left(), list.dealer), (2, 1));
    for place in [2, 0] {
        let next = enter(&mut list, Some(place), &[]);
        assert_eq!(next.vorfuehrung.map(|seat| next.places[seat]), Some(place));
    }
    assert!(list.is_finished());
}

#[test]
fn w_solo_rounds() {
    let options = with(dokoland_liga(), "list.solo_rounds", "called");
    let options = with(options, "list.redeal_after", "soloist_led");
    let bock = "triggers:any_solo;factor:2;games:4;append:append";
    let options = with(options, "bock", bock);
    let mut list = List::new(&options);
    (list.dealer, list.blocks) = (3, vec![2]);
    assert_eq!(list.call_solo_round(), Ok(()), "W-06");
    for place in 0..4 {
        assert_eq!(list.call_solo_round(), Err("SOLO_ROUND_OPEN"), "W-08");
        let others = list.name_places(&[0, 2, 1, 3], 3);
        assert_eq!(others, Err("SOLO_ROUND_OPEN"), "W-08");
        let triggers: &[_] = if place == 1 {
            &[BockTrigger::AnySolo]
        } else {
            &[]
        };
        let next = enter(&mut list, Some(place), triggers);
        assert_eq!((next.places[0], next.vorfuehrung), (place, Some(0)), "W-06");
        assert_eq!(next.bock, Some(1), "W-07");
    }
    let next = list.next().map(|it| (it.dealer, it.solo_round, it.bock));
    assert_eq!(next, Some((3, false, Some(2))), "W-06, W-07");
    assert_eq!(list.blocks, [2, 4], "W-07");
    // They are no Pflichtsoli.
    let mut list = List::new(&with(ddv_tsr(), "list.solo_rounds", "called"));
    assert_eq!(list.call_solo_round(), Ok(()));
    let next = enter(&mut list, Some(1), &[]);
    assert_eq!((next.open[0].number(), list.open[1].number()), (0, 1));
    let mut list = List::new(&vln());
    assert_eq!(list.call_solo_round(), Err("SOLO_ROUND_NOT_AVAILABLE"));
}

/// A table of so many players, with these places behind the dealer sitting out.
fn table(players: &str, offsets: &str) -> Options {
    let options = with(dokoland_liga(), "table.players", players);
    with(options, "table.offsets", offsets)
}

#[test]
fn x_who_sits_out() {
    for (id, players, offsets, dealer, places) in [
        ("X-01", "6", "3", 0, [1, 2, 4, 5]),
        ("X-01", "6", "3", 1, [2, 3, 5, 0]),
        ("X-02", "7", "2,4", 5, [6, 1, 3, 4]),
        ("X-03", "8", "1,4,6", 2, [4, 5, 7, 1]),
        ("X-08", "5", "", 4, [0, 1, 2, 3]),
        ("four", "4", "", 2, [3, 0, 1, 2]),
    ] {
        let options = table(players, offsets);
        assert!(is_sound(&options), "{id}");
        let mut list = List::new(&options);
        list.dealer = dealer;
        let next = enter(&mut list, None, &[]);
        assert_eq!(next.places, places, "{id}");
        assert_eq!(list.dealer, (dealer + 1) % list.totals.len(), "{id}");
    }
    for (players, offsets) in [
        ("6", ""),
        ("6", "2,3"),
        ("7", "2,2"),
        ("6", "6"),
        ("4", "1"),
    ] {
        assert!(
            !is_sound(&table(players, offsets)),
            "X-04 {players} {offsets}"
        );
    }
    let bock = "triggers:any_solo;factor:2;games:players;append:append";
    let mut list = List::new(&with(table("6", "3"), "bock", bock));
    enter(&mut list, None, &[BockTrigger::AnySolo]);
    assert_eq!(list.blocks, [6], "X-07");
    // The two who still owe a solo sit out: the first dealer that brings one of them in deals.
    let options = with(
        with(table("6", "1"), "pflichtsolo", "1"),
        "list.games",
        "24",
    );
    let mut list = List::new(&options);
    list.played = 22;
    for place in 2..6 {
        list.open[place].free = 0;
    }
    let next = list.next().map(|it| (it.dealer, it.places, it.vorfuehrung));
    assert_eq!(next, Some((1, vec![3, 4, 5, 0], Some(3))));
}

#[test]
fn x_free_places() {
    let options = with(table("8", ""), "table.seating", "free");
    let options = with(options, "list.games", "2");
    assert!(is_sound(&options));
    let mut list = List::new(&options);
    for (places, dealer) in [
        (&[7, 2, 0][..], 0),
        (&[7, 2, 7, 5], 5),
        (&[7, 2, 0, 8], 1),
        (&[7, 2, 0, 5], 2),
        (&[7, 2, 0, 5], 8),
    ] {
        assert_eq!(
            list.name_places(places, dealer),
            Err("WRONG_PLACES"),
            "X-06"
        );
    }
    for (places, dealer) in [([7, 2, 0, 5], 5), ([1, 2, 0, 6], 3)] {
        assert_eq!(list.next().map(|it| it.places), Some(Vec::new()));
        assert_eq!(list.name_places(&places, dealer), Ok(()));
        let next = enter(&mut list, None, &[]);
        assert_eq!((next.places, next.dealer), (places.to_vec(), dealer));
    }
    let games: Vec<u32> = list.players.iter().map(|it| it.games).collect();
    assert_eq!(games, [2, 1, 2, 0, 0, 1, 1, 1]);
    assert!(list.is_finished());
    // Nobody is forced, and nobody deals again.
    let owing = with(options, "pflichtsolo", "1");
    let mut list = List::new(&owing);
    assert_eq!(list.name_places(&[0, 1, 2, 3], 3), Ok(()));
    assert_eq!(list.next().and_then(|it| it.vorfuehrung), None);
    list.end_time();
    assert!(list.is_finished());
    let again = with(owing, "list.redeal_after", "pflichtsolo");
    assert!(!is_sound(&again));
}
