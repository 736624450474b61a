//! Worked cases of chapters F (Klärungsstich), G (Schweine in play), N (whole games).
#![expect(
    clippy::indexing_slicing,
    clippy::panic,
    reason = "positions are made by hand"
)]

use doko_reference::cards::{Card, read_cards};
use doko_reference::contract::{Contract, Kind, Pair};
use doko_reference::game::{Game, Hochzeit};
use doko_reference::options::{Options, Selector, Solo};
use doko_reference::presets::{ddv_tsr, palast, vln};
use doko_reference::scoring::Settlement;
use doko_reference::trick::{Laid, trick_augen};

fn cards(text: &str) -> Vec<Card> {
    read_cards(text).unwrap_or_default()
}

fn with(options: Options, name: &str, value: &str) -> Options {
    let mut options = options;
    assert_eq!(options.set(name, value), Ok(()));
    options
}

/// Plays a game through, with announcements `(cards on the table, seat, word)`.
fn play(
    options: &Options,
    contract: &Contract,
    hands: [&str; 4],
    tricks: &[&str],
    extras: &[(usize, usize, &str)],
) -> Game {
    let hands = hands.map(cards);
    let mut game = Game::new(options, contract, &hands);
    for card in tricks.iter().flat_map(|trick| cards(trick)) {
        for (at, seat, word) in extras {
            if *at == game.cards_played() {
                assert!(game.announce(*seat, word).is_ok(), "{word}");
            }
        }
        let turn = game.turn().unwrap_or(9);
        assert_eq!(game.play(turn, card), Ok(()), "{card}");
    }
    game
}

fn settled(game: &Game) -> Settlement {
    game.settle(1).unwrap_or_else(|reason| panic!("{reason}"))
}

const N1: [&str; 4] = [
    "HT HQ CJ SJ SJ DJ CA CT CK HA HK H9",
    "HT CQ SQ CJ DJ DT DK CA CT ST SK S9",
    "SQ HQ DQ DQ DA DA D9 CK C9 SA SK HK",
    "CQ HJ HJ DT DK D9 C9 SA ST S9 HA H9",
];
const N1_PLAYS: [&str; 12] = [
    "SJ DT SQ D9",
    "CK C9 CT CT",
    "HQ HT DA CQ",
    "SQ DQ DT SJ",
    "ST SA ST CA",
    "C9 HJ CK CA",
    "SA HT SK SK",
    "CJ CQ HQ DK",
    "DJ DQ HJ DJ",
    "D9 S9 H9 DK",
    "S9 DA HA HA",
    "HK H9 HK CJ",
];

fn normal() -> Contract {
    Contract::new(Kind::Normalspiel, None)
}

fn hochzeit(seat: usize, selector: Selector) -> Contract {
    Contract {
        selector: Some(selector),
        ..Contract::new(Kind::Hochzeit, Some(seat))
    }
}

fn solo(seat: usize, solo: Solo) -> Contract {
    Contract {
        solo: Some(solo),
        ..Contract::new(Kind::Solo, Some(seat))
    }
}

#[test]
fn n_01() {
    let tsr = ddv_tsr();
    let game = play(&tsr, &normal(), N1, &N1_PLAYS, &[]);
    assert_eq!(game.winners, [2, 0, 1, 1, 2, 3, 0, 1, 2, 1, 2, 1]);
    let it = settled(&game);
    assert_eq!(it.augen, [88, 152]);
    assert_eq!(it.points, [2, -2, 2, -2]);
    let it = settled(&play(&tsr, &normal(), N1, &N1_PLAYS, &[(0, 0, "kontra")]));
    assert_eq!(it.points, [4, -4, 4, -4]);
    let it = settled(&play(&tsr, &normal(), N1, &N1_PLAYS, &[(1, 1, "re")]));
    assert_eq!(it.points, [4, -4, 4, -4]);
}

#[test]
fn n_02() {
    let hands = [
        "HT CQ CQ DQ CJ DJ DT DK CT ST ST SK",
        "HT SQ CJ HJ DJ DA D9 CK SA S9 HA H9",
        "HQ SJ HJ DA DK CA CT C9 SK HA HK HK",
        "SQ HQ DQ SJ DT D9 CA CK C9 SA S9 H9",
    ];
    let plays = [
        "CT CK CT C9",
        "DJ HT DA SJ",
        "DA DK SQ DK",
        "H9 ST HA HA",
        "SA SK SA ST",
        "H9 HK S9 HT",
        "CQ DJ HJ HQ",
        "DT HJ HQ D9",
        "C9 CA SK D9",
        "SQ SJ DQ DQ",
        "CJ HK DT CQ",
        "CJ S9 CA CK",
    ];
    let contract = hochzeit(0, Selector::Any);
    let of = |extras: &[_]| settled(&play(&ddv_tsr(), &contract, hands, &plays, extras)).points;
    let game = play(&ddv_tsr(), &contract, hands, &plays, &[]);
    assert_eq!(game.hochzeit(), Some(Hochzeit::Partner(1, 2)));
    assert_eq!(settled(&game).augen, [203, 37]);
    assert_eq!(of(&[]), [4, 4, -4, -4]);
    assert_eq!(of(&[(8, 1, "re")]), [6, 6, -6, -6]);
    assert_eq!(of(&[(8, 1, "re"), (9, 0, "keine_90")]), [7, 7, -7, -7]);
}

#[test]
fn n_03() {
    let hands = [
        "HT HT CQ CQ SQ HQ HJ D9 CA CK SA HK",
        "SQ HQ DQ CJ SJ DA DK C9 SA ST S9 HK",
        "SJ DT DT D9 CA CT C9 SK SK S9 HA H9",
        "DQ CJ HJ DJ DJ DA DK CT CK ST HA H9",
    ];
    let plays = [
        "SQ DA DT DJ",
        "HT SQ DT DA",
        "HT CJ SJ DK",
        "CQ DQ D9 DJ",
        "CA C9 CA CT",
        "CK HQ CT CK",
        "ST SK ST SA",
        "HJ SJ SK HJ",
        "DK S9 CJ CQ",
        "HQ SA C9 DQ",
        "D9 HK H9 H9",
        "HK S9 HA HA",
    ];
    let game = play(&ddv_tsr(), &hochzeit(0, Selector::Any), hands, &plays, &[]);
    assert_eq!(game.hochzeit(), Some(Hochzeit::Alone(3)));
    let it = settled(&game);
    assert_eq!((it.augen, it.points), ([183, 57], [9, -3, -3, -3]));
}

#[test]
fn n_04() {
    let hands = [
        "SQ HQ SJ CT CK CK ST ST SK HK",
        "DA DA CQ CJ SJ HJ CA SA SK HK",
        "HT CQ DQ DQ CJ DJ DJ DT CT HA",
        "HT SQ HQ HJ DT DK DK CA SA HA",
    ];
    let plays = [
        "HK HK HA HA",
        "DJ HJ SQ HJ",
        "CT CA CT CA",
        "SJ DJ DK SJ",
        "CQ HT HT HQ",
        "SQ SK DA DT",
        "CJ DQ HQ ST",
        "DT CK DA CJ",
        "SA DQ SA ST",
        "CQ DK CK SK",
    ];
    let contract = Contract {
        schweine: vec![Pair { seat: 1, rank: 'A' }],
        ..normal()
    };
    let game = play(&vln(), &contract, hands, &plays, &[]);
    assert_eq!(game.said, [true, false]);
    let it = settled(&game);
    assert_eq!((it.augen, it.points), ([187, 53], [-7, 7, 7, -7]));
}

#[test]
fn n_05() {
    let hands = [
        "HT SQ SQ SJ HJ CK ST SK HK HK",
        "CJ HJ DJ DJ DT DT DK CK SA HA",
        "HT CQ HQ HQ CJ DA CA CA CT SA",
        "CQ DQ DQ SJ DA DK CT ST SK HA",
    ];
    let plays = [
        "HJ DJ CQ DK",
        "SA ST ST SA",
        "HQ SJ SQ DT",
        "HK HA CJ HA",
        "HQ DQ SQ DK",
        "SK CK CT SK",
        "HT DJ HT DQ",
        "CA CT CK HJ",
        "DT DA CQ SJ",
        "DA HK CJ CA",
    ];
    let of =
        |options: &Options, extras: &[_]| settled(&play(options, &normal(), hands, &plays, extras));
    let it = of(&vln(), &[]);
    assert_eq!((it.augen, it.value), ([132, 108], 0));
    assert_eq!(of(&vln(), &[(0, 2, "re")]).points, [-1, -1, 1, 1]);
    let doubled = with(vln(), "score.sonder_doubling", "doubled");
    assert_eq!(of(&doubled, &[(0, 2, "re")]).value, 0);
}

#[test]
fn n_06() {
    let hands = [
        "CQ HQ CJ HJ DJ DA DA DT ST HA",
        "HT DQ SJ CA CA CK SA SA SK HA",
        "CQ SQ HQ DQ SJ DK CT CK SK HK",
        "HT SQ CJ HJ DJ DT DK CT ST HK",
    ];
    let plays = [
        "HA HA HK HK",
        "HJ DQ DQ DJ",
        "SA SK ST ST",
        "CA CK CT CJ",
        "DJ HT DK DT",
        "SK SQ HT CQ",
        "SQ DT SJ CQ",
        "CT HJ DA CK",
        "DK HQ CA HQ",
        "DA SA SJ CJ",
    ];
    let it = settled(&play(&vln(), &normal(), hands, &plays, &[]));
    assert_eq!((it.augen, it.points), ([96, 144], [-5, 5, -5, 5]));
}

#[test]
fn n_07() {
    let hands = [
        "DJ CA CQ C9 S9 HT HK HQ DQ DQ D9 D9",
        "CJ CJ SJ HJ CT C9 SA SQ S9 HA HK DA",
        "SJ CA CT CK CQ SA ST SK SQ H9 DA DT",
        "HJ DJ CK ST SK HA HT HQ H9 DT DK DK",
    ];
    let plays = [
        "C9 C9 CQ CK",
        "H9 HT HK H9",
        "HQ HA SJ HT",
        "CT HA CA CT",
        "DQ DA DT DK",
        "CJ SK DJ DJ",
        "S9 SA SK S9",
        "DA DT D9 CJ",
        "SA ST ST DQ",
        "HJ SQ HJ D9",
        "SJ CA HQ CQ",
        "SQ CK DK HK",
    ];
    let of = |extras: &[_]| {
        settled(&play(
            &palast(),
            &solo(1, Solo::Buben),
            hands,
            &plays,
            extras,
        ))
    };
    assert_eq!(
        (of(&[]).augen, of(&[]).points),
        ([136, 104], [-1, 3, -1, -1])
    );
    assert_eq!(of(&[(0, 1, "re")]).points, [-3, 9, -3, -3]);
}

#[test]
fn n_08() {
    let hands = [
        "SK HK CA CT CJ ST SQ SJ HA DJ",
        "SK HK CT CQ CQ SA SQ SJ HA HQ",
        "CK CK DK DK CJ SA HT HJ DA DQ",
        "CA ST HT HQ HJ DA DT DT DQ DJ",
    ];
    let plays = [
        "CJ CQ CJ CA",
        "ST SJ SQ SA",
        "HJ HJ HA HA",
        "ST SA DK DJ",
        "CK HT HK HK",
        "DK DT SK SK",
        "SQ SJ DQ DT",
        "CT CT DA DA",
        "DJ CQ HT DQ",
        "HQ CA HQ CK",
    ];
    let it = settled(&play(&vln(), &solo(2, Solo::Koenige), hands, &plays, &[]));
    assert_eq!((it.augen, it.points), ([96, 144], [2, 2, -6, 2]));
}

/// A Hochzeit of seat 0 after Stiche with these winners and first cards.
fn searched(options: &Options, selector: Selector, tricks: &[(usize, &str)]) -> Option<Hochzeit> {
    let hands = vec![Vec::new(); 4];
    let mut game = Game::new(options, &hochzeit(0, selector), &hands);
    for (winner, first) in tricks {
        let card = cards(first)[0];
        game.tricks.push(vec![Laid {
            seat: 0,
            card,
            top: 0,
        }]);
        game.winners.push(*winner);
    }
    game.hochzeit()
}

#[test]
fn f_search() {
    use Hochzeit::{Alone, Partner, Pending};
    use Selector::{Any, Fehl, Trumpf};
    let (tsr, vln) = (ddv_tsr(), vln());
    for (id, options, selector, tricks, state) in [
        ("F-01", &tsr, Any, &[(3, "CA")][..], Partner(3, 1)),
        ("F-02", &tsr, Any, &[(0, "CA"), (3, "CA")], Partner(3, 2)),
        (
            "F-03",
            &tsr,
            Any,
            &[(0, "CA"), (0, "DJ"), (1, "SA")],
            Partner(1, 3),
        ),
        (
            "F-04",
            &tsr,
            Any,
            &[(0, "CA"), (0, "CA"), (0, "SA")],
            Alone(3),
        ),
        ("F-05", &vln, Trumpf, &[(1, "CA"), (2, "DJ")], Partner(2, 2)),
        ("F-06", &vln, Fehl, &[(0, "DJ"), (3, "SA")], Partner(3, 2)),
        (
            "F-07",
            &vln,
            Fehl,
            &[(0, "CA"), (1, "DJ"), (2, "SA")],
            Partner(2, 3),
        ),
        (
            "F-08",
            &vln,
            Trumpf,
            &[(1, "CA"), (2, "CA"), (3, "SA")],
            Alone(3),
        ),
        ("F-09", &vln, Any, &[(0, "CA"), (2, "CA")], Partner(2, 2)),
        ("open", &vln, Trumpf, &[(1, "CA"), (2, "CA")], Pending),
    ] {
        assert_eq!(searched(options, selector, tricks), Some(state), "{id}");
    }
    let own = with(tsr, "hochzeit.own_trick", "decides");
    assert_eq!(searched(&own, Any, &[(0, "CA")]), Some(Alone(1)));
}

#[test]
fn g_schweine_with_a_card() {
    let first = with(vln(), "schweine.mode", "at_first_fox");
    let hands = [
        "DA DA CQ CJ SJ HJ CA SA SK HK",
        "HT CQ DQ DQ CJ DJ DJ DT CT HA",
        "HT SQ HQ HJ DT DK DK CA SA HA",
        "SQ HQ SJ CT CK CK ST ST SK HK",
    ];
    let fox = cards("DA")[0];
    let game = |options: &Options| Game::new(options, &normal(), &hands.map(cards));
    let mut at = game(&first);
    assert_eq!(at.check_schweine(1, 'A', fox), ["SCHWEINE_TOO_LATE"]);
    assert_eq!(at.declare_schweine(0, 'A', fox), Ok(()));
    for text in ["DA", "HT", "HT", "SQ"] {
        let turn = at.turn().unwrap_or(9);
        assert_eq!(at.play(turn, cards(text)[0]), Ok(()));
    }
    assert_eq!(at.winners, [0]);
    assert_eq!(trick_augen(&at.tricks[0]), 34);
    let mut late = game(&vln());
    assert_eq!(late.play(0, fox), Ok(()));
    assert_eq!(
        late.check_schweine(0, 'A', fox),
        ["SCHWEINE_TOO_LATE"],
        "G-04"
    );
    let second = with(vln(), "schweine.mode", "second_only");
    let mut later = game(&second);
    assert_eq!(later.check_schweine(0, 'A', fox), ["SCHWEINE_TOO_LATE"]);
    for text in ["DA", "DT", "DT", "SJ"] {
        let turn = later.turn().unwrap_or(9);
        assert_eq!(later.play(turn, cards(text)[0]), Ok(()));
    }
    assert_eq!(
        later.check_schweine(0, 'A', fox),
        ["SCHWEINE_TOO_LATE"],
        "lost to Kontra"
    );
}
