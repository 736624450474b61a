//! Worked cases of chapter H: until when something may be announced.
#![expect(clippy::indexing_slicing, reason = "positions are made by hand")]

use doko_reference::cards::{hand_size, read_cards};
use doko_reference::contract::{Contract, Kind};
use doko_reference::game::Game;
use doko_reference::options::Options;
use doko_reference::presets::{ddv_tsr, palast, vln};
use doko_reference::trick::Laid;

/// Seats 0 and 1 are Re, 2 and 3 Kontra; everybody holds this many cards and so many Stiche
/// have begun. `clear` is the Klärungsstich of a Hochzeit of seat 0 with seat 1.
fn position(options: &Options, held: usize, started: usize, clear: usize) -> Game {
    let size = hand_size(options);
    let queens = read_cards("CQ").unwrap_or_default();
    let spades = read_cards("S9").unwrap_or_default();
    let hand = |first: &[_]| [first, &vec![spades[0]; size - first.len()]].concat();
    let hands = [hand(&queens), hand(&queens), hand(&[]), hand(&[])];
    let kind = if clear > 0 {
        Kind::Hochzeit
    } else {
        Kind::Normalspiel
    };
    let mut game = Game::new(options, &Contract::new(kind, Some(0)), &hands);
    for trick in 1..=started {
        let laid = |seat| Laid {
            seat,
            card: spades[0],
            top: 0,
        };
        game.tricks.push(vec![laid(0)]);
        if trick < started {
            game.winners.push(usize::from(trick == clear));
        }
    }
    for hand in &mut game.hands {
        hand.truncate(held);
    }
    game
}

fn with(options: Options, name: &str, value: &str) -> Options {
    let mut options = options;
    assert_eq!(options.set(name, value), Ok(()));
    options
}

/// `OK`, `OK_REPLY` or the reason; what is allowed is announced.
fn say(game: &mut Game, seat: usize, word: &str) -> &'static str {
    match game.announce(seat, word) {
        Ok(allowed) if allowed.as_reply => "OK_REPLY",
        Ok(_) => "OK",
        Err(reason) => reason,
    }
}

/// One word by `seat` with so many cards, after these announcements by `<seat> <word>`.
fn tsr(
    held: usize,
    clear: usize,
    before: &[(usize, &str)],
    seat: usize,
    word: &str,
) -> &'static str {
    let mut game = position(&ddv_tsr(), 12, 13, clear);
    for (seat, word) in before {
        assert_eq!(say(&mut game, *seat, word), "OK");
    }
    for hand in &mut game.hands {
        hand.truncate(held);
    }
    say(&mut game, seat, word)
}

const RE: &[(usize, &str)] = &[(0, "re")];
const K90: &[(usize, &str)] = &[(0, "re"), (0, "keine_90")];
const K30: &[(usize, &str)] = &[(0, "re"), (0, "keine_30")];
const SCHWARZ: &[(usize, &str)] = &[(0, "re"), (0, "schwarz")];

#[test]
fn h_own_cards() {
    for (id, held, clear, before, seat, word, answer) in [
        ("H-01", 11, 0, &[][..], 0, "re", "OK"),
        ("H-02", 10, 0, &[], 0, "re", "TOO_LATE"),
        ("H-03", 10, 0, RE, 0, "keine_90", "OK"),
        ("H-04", 9, 0, RE, 0, "keine_90", "TOO_LATE"),
        ("H-05", 10, 0, RE, 0, "keine_60", "OK"),
        ("H-06", 9, 0, RE, 0, "keine_60", "TOO_LATE"),
        ("H-07", 9, 0, K90, 0, "keine_60", "OK"),
        ("H-08", 11, 0, &[], 0, "keine_60", "NEEDS_ANSAGE"),
        ("H-09", 7, 0, K30, 0, "schwarz", "OK"),
        ("H-09", 6, 0, K30, 0, "schwarz", "TOO_LATE"),
        ("H-10", 7, 0, K30, 2, "kontra", "OK_REPLY"),
        ("H-11", 6, 0, K30, 2, "kontra", "TOO_LATE"),
        ("H-12", 10, 0, RE, 2, "kontra", "OK_REPLY"),
        ("H-16", 6, 0, SCHWARZ, 2, "kontra", "OK_REPLY"),
        ("H-16", 5, 0, SCHWARZ, 2, "kontra", "TOO_LATE"),
        ("H-17", 12, 0, RE, 1, "re", "ALREADY"),
        ("H-20", 9, 3, &[], 0, "re", "OK"),
        ("H-20", 8, 3, &[], 0, "re", "TOO_LATE"),
        ("H-21", 5, 3, K30, 0, "schwarz", "OK"),
        ("H-23", 10, 1, &[], 0, "re", "TOO_LATE"),
        ("H-24", 10, 2, &[], 0, "re", "OK"),
        ("H-25", 4, 3, SCHWARZ, 2, "kontra", "OK_REPLY"),
        ("H-25", 3, 3, SCHWARZ, 2, "kontra", "TOO_LATE"),
        ("H-27", 12, 0, &[], 2, "re", "WRONG_PARTY"),
        ("card", 0, 0, &[], 0, "re", "NO_CARD_LEFT"),
    ] {
        assert_eq!(tsr(held, clear, before, seat, word), answer, "{id}");
    }
    let mut open = position(&ddv_tsr(), 12, 1, 3);
    assert_eq!(say(&mut open, 0, "re"), "HOCHZEIT_PENDING", "H-18");
    let mut third = position(&ddv_tsr(), 9, 3, 3);
    assert_eq!(say(&mut third, 0, "re"), "HOCHZEIT_PENDING", "H-19");
}

#[test]
fn h_replies() {
    let mut game = position(&ddv_tsr(), 10, 3, 0);
    game.hands[0] = game.start[0].clone();
    assert_eq!(say(&mut game, 0, "re"), "OK");
    assert_eq!(say(&mut game, 2, "kontra"), "OK_REPLY", "H-15");
    assert_eq!(
        say(&mut game, 2, "keine_90"),
        "BLOCKED_BY_LATE_REPLY",
        "H-13"
    );
    assert_eq!(
        say(&mut game, 3, "keine_90"),
        "BLOCKED_BY_LATE_REPLY",
        "AMB-T10"
    );
    let mut game = position(&ddv_tsr(), 11, 2, 0);
    assert_eq!(say(&mut game, 0, "re"), "OK");
    assert_eq!(say(&mut game, 2, "kontra"), "OK");
    game.hands[2].pop();
    assert_eq!(say(&mut game, 2, "keine_90"), "OK", "H-14");
    let mut game = position(&ddv_tsr(), 10, 3, 0);
    game.said[0] = true;
    game.level[0] = 1;
    game.hands[0].pop();
    assert_eq!(say(&mut game, 0, "keine_60"), "TOO_LATE", "H-42");
    assert_eq!(say(&mut game, 1, "keine_90"), "OK", "H-42");
    assert_eq!(say(&mut game, 0, "keine_60"), "OK", "H-42");
}

#[test]
fn h_tricks_started() {
    let in_trick = |started, clear, before: &[(usize, &str)], seat, word| {
        let mut game = position(&vln(), 10, started, clear);
        for (seat, word) in before {
            let party = usize::from(*seat > 1);
            game.said[party] = true;
            game.level[party] =
                game.level[party].max(doko_reference::announce::level_of(word).unwrap_or(1));
        }
        say(&mut game, seat, word)
    };
    assert_eq!(in_trick(1, 0, &[], 0, "re"), "OK", "H-29");
    assert_eq!(in_trick(2, 0, &[], 0, "re"), "TOO_LATE", "H-30");
    assert_eq!(in_trick(0, 0, &[], 0, "re"), "OK", "H-31");
    assert_eq!(in_trick(2, 0, RE, 0, "keine_90"), "OK", "H-32");
    assert_eq!(in_trick(3, 0, RE, 0, "keine_90"), "TOO_LATE", "H-33");
    assert_eq!(in_trick(5, 0, K30, 0, "schwarz"), "OK", "H-34");
    assert_eq!(in_trick(6, 0, K30, 0, "schwarz"), "TOO_LATE", "H-34");
    assert_eq!(
        in_trick(1, 0, &[(2, "kontra")], 0, "keine_90"),
        "NEEDS_ANSAGE",
        "H-35"
    );
    assert_eq!(in_trick(2, 0, RE, 2, "kontra"), "TOO_LATE", "H-36");
    let mut late = position(&with(vln(), "ann.earliest", "after_first_trick"), 10, 1, 0);
    assert_eq!(say(&mut late, 0, "re"), "TOO_EARLY", "H-31");
    let mut cleared = position(&vln(), 7, 4, 3);
    assert_eq!(say(&mut cleared, 0, "re"), "TOO_LATE", "H-37");
    cleared.tricks.pop();
    assert_eq!(say(&mut cleared, 0, "re"), "OK", "H-37");
}

#[test]
fn h_options() {
    let any = with(ddv_tsr(), "ann.absage_requires", "any");
    let mut game = position(&any, 10, 3, 0);
    game.said[0] = true;
    game.level[0] = 1;
    assert_eq!(say(&mut game, 2, "keine_90"), "OK", "H-40");
    assert!(!game.said[1], "H-40");
    assert_eq!(say(&mut game, 2, "kontra"), "OK_REPLY", "H-40");
    let skip = with(ddv_tsr(), "ann.skip_ansage", "allowed");
    let mut game = position(&skip, 10, 3, 0);
    assert_eq!(say(&mut game, 0, "keine_90"), "TOO_LATE", "H-41");
    let mut game = position(&skip, 11, 2, 0);
    assert_eq!(say(&mut game, 0, "keine_90"), "OK", "H-41");
    assert!(game.said[0] && game.level[0] == 2, "H-41");
    let forty = with(palast(), "deck.nines", "without");
    assert_eq!(say(&mut position(&forty, 9, 2, 0), 0, "re"), "OK", "H-38");
    assert_eq!(
        say(&mut position(&forty, 8, 3, 0), 0, "re"),
        "TOO_LATE",
        "H-38"
    );
    let mut game = position(&forty, 2, 9, 3);
    game.level[0] = 5;
    assert_eq!(say(&mut game, 2, "kontra"), "OK_REPLY", "H-43");
    let mut game = position(&forty, 1, 9, 3);
    game.level[0] = 5;
    assert_eq!(say(&mut game, 2, "kontra"), "TOO_LATE", "H-43");
    let bid = Contract {
        bid: 2,
        ..Contract::new(Kind::Solo, Some(0))
    };
    let base = position(&vln(), 10, 0, 0);
    let mut game = Game::new(&vln(), &bid, &base.start);
    game.tricks = vec![Vec::new(); 3];
    assert_eq!(say(&mut game, 0, "keine_60"), "OK", "H-39");
    let steps = with(ddv_tsr(), "ann.skip_absagen", "forbidden");
    let mut game = position(&steps, 12, 0, 0);
    assert_eq!(say(&mut game, 0, "re"), "OK");
    assert_eq!(say(&mut game, 0, "keine_60"), "NEEDS_PREVIOUS");
}
