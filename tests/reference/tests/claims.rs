//! Worked cases of chapter O (claims).

use doko_reference::cards::{Card, augen_of, read_cards};
use doko_reference::claim::Claimed;
use doko_reference::contract::{Contract, Kind};
use doko_reference::game::Game;
use doko_reference::options::Solo;
use doko_reference::presets::ddv_tsr;
use doko_reference::trick::Laid;

const BOUND: u64 = 200_000;

const DEAL: [&str; 4] = [
    "HT HQ CJ SJ SJ DJ CA CT CK HA HK H9",
    "HT CQ SQ CJ DJ DT DK CA CT ST SK S9",
    "SQ HQ DQ DQ DA DA D9 CK C9 SA SK HK",
    "CQ HJ HJ DT DK D9 C9 SA ST S9 HA H9",
];

fn cards(text: &str) -> Vec<Card> {
    read_cards(text).unwrap_or_default()
}

fn solo(seat: usize, solo: Solo) -> Contract {
    Contract {
        solo: Some(solo),
        ..Contract::new(Kind::Solo, Some(seat))
    }
}

/// A Karo-Solo of seat 0 in its last Stiche: hands, what lies, who led it.
fn ending(hands: [&str; 4], table: &str, leader: usize) -> Game {
    let hands = hands.map(cards);
    let mut game = Game::new(&ddv_tsr(), &solo(0, Solo::Karo), &hands);
    let most = hands.iter().map(Vec::len).max().unwrap_or_default();
    for _ in 0..12 - most {
        game.tricks.push(Vec::new());
        game.winners.push(leader);
    }
    let lying = cards(table).into_iter().enumerate();
    let lying: Vec<Laid> = lying
        .map(|(place, card)| Laid {
            seat: (leader + place) % 4,
            card,
            top: 0,
        })
        .collect();
    if !lying.is_empty() {
        game.tricks.push(lying);
    }
    game
}

#[test]
fn o_claims() {
    let not_proven = Claimed::Refused(vec!["CLAIM_NOT_PROVEN"]);
    let o1 = ["HT HT CA", "SQ D9 SK", "SA ST C9", "DJ CK H9"];
    let order = cards("HT HT CA");
    let game = ending(o1, "", 0);
    assert_eq!(game.check_claim(0, &[], BOUND), not_proven, "O-01");
    assert_eq!(game.check_claim(0, &order, BOUND), Claimed::Valid, "O-02");
    let left: u32 = game.hands.iter().map(|hand| augen_of(hand)).sum();
    assert_eq!(left, 65, "O-02");
    let o3 = ["HT HT CA", "SQ D9 SK", "SA ST C9", "DJ DK DT"];
    assert_eq!(
        ending(o3, "", 0).check_claim(0, &order, BOUND),
        not_proven,
        "O-03"
    );
    let o4 = ["HT CQ", "SQ D9", "SA ST", "DJ"];
    assert_eq!(
        ending(o4, "CK", 3).check_claim(0, &[], BOUND),
        Claimed::Valid,
        "O-04"
    );
    let o5 = ["HT DK", "SQ D9", "SA ST", "DJ"];
    let game = ending(o5, "CK", 3);
    assert_eq!(game.check_claim(0, &[], BOUND), not_proven, "O-05");
    assert_eq!(
        game.check_claim(0, &cards("HT DK"), BOUND),
        not_proven,
        "O-05"
    );
    let plain = Game::new(
        &ddv_tsr(),
        &Contract::new(Kind::Normalspiel, None),
        &DEAL.map(cards),
    );
    let not_entitled = Claimed::Refused(vec!["CLAIM_NOT_ENTITLED"]);
    assert_eq!(plain.check_claim(0, &[], BOUND), not_entitled, "O-06");
    let not_held = Claimed::Refused(vec!["CLAIM_ORDER_NOT_HELD"]);
    let game = ending(o1, "", 0);
    assert_eq!(game.check_claim(0, &cards("CQ"), BOUND), not_held);
}

#[test]
fn o_still_and_surrender() {
    let still = Contract::new(Kind::StilleHochzeit, Some(0));
    let mut game = Game::new(&ddv_tsr(), &still, &["CQ CQ HT HT", "", "", ""].map(cards));
    let queen = |seat| Laid {
        seat,
        card: cards("CQ")[0],
        top: 0,
    };
    game.tricks = vec![vec![queen(0)]];
    assert_eq!(game.established_soloist(), None, "O-07");
    game.tricks.push(vec![queen(0)]);
    assert_eq!(game.established_soloist(), Some(0), "O-07");
    let mut game = Game::new(&ddv_tsr(), &solo(1, Solo::Karo), &DEAL.map(cards));
    assert_eq!(game.surrender(1), Ok(()), "O-08");
    assert!(game.announce(0, "kontra").is_ok(), "O-08");
    assert!(game.announce(0, "keine_90").is_ok(), "O-08");
    assert_eq!(game.announce(1, "re"), Err("GAME_OVER"));
    assert_eq!(game.taken(), ([0, 240], [0, 12]));
}
