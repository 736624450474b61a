//! Worked cases of chapter Q: house rules of announcements.
#![expect(clippy::indexing_slicing, reason = "positions are made by hand")]

use doko_reference::cards::{Card, hand_size, read_cards};
use doko_reference::contract::{Contract, Exchange, Kind, Pair};
use doko_reference::game::Game;
use doko_reference::options::{Options, Solo};
use doko_reference::presets::{ddv_tsr, vln};
use doko_reference::trick::Laid;
use doko_reference::vorbehalt::round::{Said, Vorbehalt};
use doko_reference::vorbehalt::validity::{Hand, faults};

fn with(options: Options, differs: &[(&str, &str)]) -> Options {
    let mut options = options;
    for (name, value) in differs {
        assert_eq!(options.set(name, value), Ok(()), "{name}");
    }
    options
}

fn tsr(differs: &[(&str, &str)]) -> Options {
    with(ddv_tsr(), differs)
}

fn cards(text: &str) -> Vec<Card> {
    read_cards(text).unwrap_or_default()
}

/// Seats 0 and 1 are Re, with the ♣D; everybody has nothing else but nines.
fn hands(options: &Options) -> [Vec<Card>; 4] {
    let hand = |first: &str| {
        let mut hand = cards(first);
        hand.resize(hand_size(options), cards("S9")[0]);
        hand
    };
    [hand("CQ"), hand("CQ"), hand(""), hand("")]
}

fn of(options: &Options, contract: &Contract) -> Game {
    Game::new(options, contract, &hands(options))
}

fn normal(options: &Options) -> Game {
    of(options, &Contract::new(Kind::Normalspiel, None))
}

/// Plays so many cards, seat 0 first in each Stich; `clear` is won by seat 1, the others by seat 0.
fn lay(game: &mut Game, number: usize, clear: usize) {
    for _ in 0..number {
        let on_table = game.cards_played();
        let seat = on_table % 4;
        let laid = Laid {
            seat,
            card: cards("S9")[0],
            top: 0,
        };
        if seat == 0 {
            game.tricks.push(Vec::new());
        }
        game.tricks[on_table / 4].push(laid);
        game.hands[seat].pop();
        if seat == 3 {
            let number = game.tricks.len();
            game.winners.push(usize::from(number == clear));
        }
    }
}

/// Words as `<cards on the table>: <seat> <word> = <answer>`; what is allowed is announced.
fn hear(game: &mut Game, words: &str) {
    for line in words.split(", ") {
        let (at, rest) = line.split_once(": ").unwrap_or_default();
        let (said, answer) = rest.split_once(" = ").unwrap_or((rest, "OK"));
        let (seat, word) = said.split_once(' ').unwrap_or_default();
        let at: usize = at.parse().unwrap_or_default();
        lay(game, at - game.cards_played(), 3);
        let found = match game.announce(seat.parse().unwrap_or_default(), word) {
            Ok(allowed) if allowed.as_reply => "OK_REPLY",
            Ok(_) => "OK",
            Err(reason) => reason,
        };
        assert_eq!(found, answer, "{line} in {words}");
    }
}

#[test]
fn q_when() {
    let table = |max| tsr(&[("ann.counter", "cards_on_table"), ("ann.max", max)]);
    let seventh = table("6,10,14,18,22");
    let full = table("7,11,15,19,23");
    let last = |trick| {
        let max = ("ann.max", "1,3,6,9,9");
        let max = if trick == "1" {
            ("ann.max", "1,2,3,4,5")
        } else {
            max
        };
        tsr(&[max, ("ann.last_trick", trick)])
    };
    for (id, options, words) in [
        ("Q-01", &seventh, "6: 0 re"),
        ("Q-02", &seventh, "7: 0 re = TOO_LATE"),
        ("Q-04", &seventh, "0: 0 re, 10: 2 kontra = OK_REPLY"),
        ("Q-04", &seventh, "0: 0 re, 11: 2 kontra = TOO_LATE"),
        (
            "Q-05",
            &seventh,
            "0: 0 re, 0: 0 keine_90, 14: 2 kontra = OK_REPLY",
        ),
        (
            "Q-05",
            &seventh,
            "0: 0 re, 0: 0 keine_90, 15: 2 kontra = TOO_LATE",
        ),
        ("Q-06", &full, "7: 0 re"),
        ("Q-06", &full, "8: 1 re = TOO_LATE"),
        (
            "Q-16",
            &last("10"),
            "0: 0 re, 0: 0 keine_60, 37: 1 keine_30",
        ),
        (
            "Q-16",
            &last("10"),
            "0: 0 re, 0: 0 keine_60, 40: 1 keine_30 = TOO_LATE",
        ),
        ("Q-19", &last("1"), "4: 0 re = TOO_LATE"),
        ("Q-19", &last("0"), "4: 0 re"),
    ] {
        println!("{id}");
        hear(&mut normal(options), words);
    }
    let wedding = Contract::new(Kind::Hochzeit, Some(0));
    let shifted = "12: 0 re, 12: 0 keine_60, 40: 0 keine_30";
    hear(
        &mut of(&last("10"), &wedding),
        &format!("{shifted} = TOO_LATE"),
    );
    hear(&mut of(&last("0"), &wedding), shifted);
    hear(&mut of(&seventh, &wedding), "14: 0 re");
    hear(&mut of(&seventh, &wedding), "15: 0 re = TOO_LATE");
}

#[test]
fn q_levels() {
    let one = tsr(&[("ann.levels", "1")]);
    hear(
        &mut normal(&one),
        "0: 0 re, 0: 0 keine_90 = ANN_LEVEL_NOT_AVAILABLE",
    );
    let none = tsr(&[("ann.levels", "0")]);
    let wedding = Contract::new(Kind::Hochzeit, Some(0));
    let two = with(vln(), &[("ann.levels", "2")]);
    let bids = |bid| {
        let said = Said {
            vorbehalt: Vorbehalt::Solo(Solo::Damen, bid),
            schweine: Vec::new(),
        };
        faults(&two, &Hand::Known(Vec::new()), &said)
    };
    assert!(bids(2).is_empty(), "ann.levels");
    assert_eq!(bids(3), ["BID_NOT_AVAILABLE"], "ann.levels");
    hear(
        &mut of(&none, &wedding),
        "0: 0 re = ANN_LEVEL_NOT_AVAILABLE",
    );
}

#[test]
fn q_skipping() {
    let named = tsr(&[("ann.skipped_absagen", "do_not_count")]);
    let mut game = normal(&named);
    hear(&mut game, "0: 0 re, 0: 0 keine_60, 0: 0 keine_90 = ALREADY");
    assert_eq!(
        (game.level[0], &game.entered[0]),
        (3, &vec![1, 3]),
        "Q-20, Q-25"
    );
    let mut game = normal(&ddv_tsr());
    hear(&mut game, "0: 0 re, 0: 0 keine_60");
    assert_eq!(game.entered[0], [1, 2, 3], "Q-20");
    let free = tsr(&[("ann.absage_requires", "none")]);
    let mut game = normal(&free);
    hear(&mut game, "8: 0 keine_90");
    assert!(!game.said[0] && game.level[0] == 2, "Q-26");
    hear(&mut game.clone(), "8: 1 re = TOO_LATE");
    hear(&mut normal(&free), "4: 0 keine_90, 5: 1 re");
    hear(&mut normal(&free), "0: 0 keine_90, 12: 2 kontra = OK_REPLY");
    hear(&mut normal(&free), "0: 0 keine_90, 16: 2 kontra = TOO_LATE");
}

/// What stands before the first card, as `<seat> <level>`.
fn forced(options: &Options, contract: &Contract) -> Vec<(usize, usize)> {
    let game = of(options, contract);
    game.announced
        .iter()
        .map(|it| (it.seat, it.level))
        .collect()
}

#[test]
fn q_implied() {
    let implied = |base: Options, games, step| {
        with(base, &[("ann.implied", games), ("ann.implied_step", step)])
    };
    let solo = Contract {
        solo: Some(Solo::Damen),
        ..Contract::new(Kind::Solo, Some(2))
    };
    let options = implied(ddv_tsr(), "solo", "ansage");
    assert_eq!(forced(&options, &solo), [(2, 1)], "Q-37");
    hear(&mut of(&options, &solo), "4: 0 kontra");
    hear(&mut of(&options, &solo), "8: 0 kontra = OK_REPLY");
    hear(&mut of(&options, &solo), "12: 0 kontra = TOO_LATE");
    let silent = Contract::new(Kind::StilleHochzeit, Some(2));
    assert_eq!(forced(&options, &silent), [], "solo");
    let wedding = Contract::new(Kind::Hochzeit, Some(0));
    let options = implied(ddv_tsr(), "hochzeit", "ansage");
    assert_eq!(forced(&options, &wedding), [(0, 1)], "Q-38");
    let armut = Contract {
        exchanges: vec![Exchange {
            poor: 1,
            acceptor: 3,
        }],
        schweine: vec![Pair { seat: 3, rank: 'A' }],
        ..Contract::new(Kind::Armut, Some(1))
    };
    let options = implied(vln(), "armut", "ansage");
    assert_eq!(forced(&options, &armut), [(3, 1)], "armut");
    let options = implied(vln(), "armut", "next_level");
    assert_eq!(forced(&options, &armut), [(3, 1), (3, 2)], "Q-40");
    let bid = Contract { bid: 1, ..solo };
    let options = implied(vln(), "solo", "ansage");
    assert_eq!(forced(&options, &bid), [(2, 1)], "Q-42");
    let options = implied(vln(), "solo", "next_level");
    assert_eq!(forced(&options, &bid), [(2, 1), (2, 2)], "solo");
    let above = Contract {
        schweine: vec![Pair { seat: 0, rank: 'A' }, Pair { seat: 1, rank: 'K' }],
        ..Contract::new(Kind::Normalspiel, None)
    };
    let king = with(vln(), &[("schweine.above", "king"), ("ann.levels", "2")]);
    let options = implied(king, "schweine_above", "next_level");
    assert_eq!(forced(&options, &above), [(0, 1), (1, 2)], "schweine_above");
    let options = with(options, &[("ann.levels", "1")]);
    assert_eq!(forced(&options, &above), [(0, 1)], "ann.levels");
}

/// Stiche of so many Augen, won by these seats, with words before the next card; what is then
/// announced by Re and Kontra.
fn pflicht(options: &Options, contract: &Contract, tricks: &[(usize, u32, &str)]) -> [usize; 2] {
    let mut game = of(options, contract);
    for (winner, augen, word) in tricks {
        let hand = match augen {
            29 => "SA ST SK SK",
            31 => "SA ST ST D9",
            34 => "SA HA ST CJ",
            _ => "SA SA ST C9",
        };
        let at = game.completed() * 4;
        lay(&mut game, 4, 0);
        for (laid, card) in game.tricks[at / 4].iter_mut().zip(cards(hand)) {
            laid.card = card;
        }
        game.winners.pop();
        game.end_trick(*winner);
        if !word.is_empty() {
            hear(&mut game, &format!("{}: {word}", at + 4));
        }
    }
    game.level
}

#[test]
fn q_pflicht() {
    let parts = "augen:30;excused_by:nobody;step:next_level;in_hochzeit:none";
    let base = |differs: &[(&str, &str)]| with(tsr(&[("ann.pflicht", parts)]), differs);
    let normal = Contract::new(Kind::Normalspiel, None);
    let chain = base(&[("ann.pflicht_tricks", "chain")]);
    let found = pflicht(&chain, &normal, &[(1, 32, ""), (2, 31, "")]);
    assert_eq!(found, [1, 1], "Q-43");
    let found = pflicht(&chain, &normal, &[(1, 29, ""), (2, 31, "")]);
    assert_eq!(found, [0, 0], "chain");
    let found = pflicht(&chain, &normal, &[(1, 31, ""), (1, 32, "")]);
    assert_eq!(found, [2, 0], "Q-45");
    let both = base(&[("ann.pflicht_tricks", "first_two")]);
    let found = pflicht(&both, &normal, &[(1, 29, ""), (2, 31, "")]);
    assert_eq!(found, [0, 1], "first_two");
    let games = base(&[("ann.pflicht_games", "armut,solo")]);
    let solo = Contract {
        solo: Some(Solo::Damen),
        ..Contract::new(Kind::Solo, Some(0))
    };
    assert_eq!(pflicht(&games, &solo, &[(2, 34, "")]), [0, 1], "Q-47");
    let armut = Contract {
        exchanges: vec![Exchange {
            poor: 0,
            acceptor: 1,
        }],
        ..Contract::new(Kind::Armut, Some(0))
    };
    assert_eq!(pflicht(&games, &armut, &[(2, 32, "")]), [0, 1], "Q-47");
    assert_eq!(
        pflicht(&base(&[]), &armut, &[(2, 32, "")]),
        [0, 0],
        "ARM-11"
    );
    let moral = with(
        chain,
        &[("ann.pflicht_moral", "29"), ("ann.max", "0,0,0,0,0")],
    );
    let found = pflicht(&moral, &normal, &[(1, 29, "1 re"), (1, 31, "")]);
    assert_eq!(found, [2, 0], "Q-48");
    let found = pflicht(&moral, &normal, &[(1, 29, "0 re = TOO_LATE"), (1, 31, "")]);
    assert_eq!(found, [0, 0], "Q-48");
}
