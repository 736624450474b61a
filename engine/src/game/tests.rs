//! Games with Schweine, and the announcements that they are.

mod asked;
mod genscher;
mod inevitable;
mod known;
mod pairs;
mod schweine;

use std::string::{String, ToString};
use std::vec::Vec;

use super::*;
use crate::card::Rank;
use crate::contract::{Duty, Selector, Solo};
use crate::options::{
    DulleTieWithSchweine, SchweineAnsage, SchweineContract, SchweineContracts, SchweineCount,
    SchweineMode, SchweineRules,
};
use crate::rulesets::{DDV_TSR, VLN};
use crate::verdict::Reason;
use crate::word::{Absage, Announcement};

/// A Normalspiel of 40 cards: seat 2 holds both ♦A and a ♣Q, seat 4 both ♦K.
const SCHWEINE: [&str; 4] = [
    "SQ HQ SJ CT CK CK ST ST SK HK",
    "DA DA CQ CJ SJ HJ CA SA SK HK",
    "HT CQ DQ DQ CJ DJ DJ DT CT HA",
    "HT SQ HQ HJ DT DK DK CA SA HA",
];

/// Its tricks, in playing order.
const TRICKS: [&str; 10] = [
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

const PAIR: DeclaredPair = DeclaredPair {
    seat: Seat::Second,
    rank: Rank::Ace,
};

fn hands(of: [&str; 4]) -> BySeat<CardSet> {
    BySeat::new(of.map(|hand| hand.parse().unwrap()))
}

fn opening(contract: Contract, of: [&str; 4]) -> Opening {
    Opening::plain(contract, hands(of), Seat::First)
}

fn with_schweine(rules: &RuleSet) -> Game {
    let mut opening = opening(Contract::Normalspiel, SCHWEINE);
    opening.schweine.push(PAIR);
    Game::new(rules, &opening)
}

fn plain(rules: &RuleSet) -> Game {
    Game::new(rules, &opening(Contract::Normalspiel, SCHWEINE))
}

/// Plays cards in order, each of which must be legal.
fn play(game: &mut Game, rules: &RuleSet, cards: &str) {
    for card in cards.split_whitespace() {
        let card: Card = card.parse().unwrap();
        assert!(game.legal_cards().contains(card), "{card}");
        let seat = game.to_play().unwrap();
        game.put(rules, seat, card);
    }
}

fn reasons(grounds: &crate::verdict::Grounds) -> Vec<(Reason, Rule)> {
    let evidence = crate::verdict::Evidence::Settlement { cards_missing: 0 };
    let refusal = crate::verdict::Refusal::all(*grounds, evidence);
    let grounds = refusal.grounds().iter();
    grounds.map(|it| (it.reason, it.rule)).collect()
}

fn trumps(game: &Game, rules: &RuleSet) -> String {
    let names: Vec<String> = game.trump_order(rules).map(|it| it.to_string()).collect();
    names.join(" ")
}

/// The rules of the VLN with another mode of Schweine.
fn mode(mode: SchweineMode) -> RuleSet {
    let mut rules = VLN;
    rules.schweine.mode = mode;
    rules
}

#[test]
fn declared_schweine_win_and_are_the_ansage() {
    let mut game = with_schweine(&VLN);
    assert!(trumps(&game, &VLN).starts_with("DA HT CQ"));
    assert!(!game.has_begun());
    let [forced] = game.announced() else {
        panic!("one Ansage");
    };
    assert_eq!(forced.announcement, Announcement::Ansage(Party::Re));
    assert_eq!(
        (forced.seat, forced.mode, forced.cards_played),
        (Seat::Second, AnnouncementMode::Forced, 0)
    );
    for trick in TRICKS {
        play(&mut game, &VLN, trick);
    }
    let winners: Vec<u8> = game.tricks().iter().map(|it| it.winner.number()).collect();
    assert_eq!(winners, [3, 1, 2, 2, 4, 2, 4, 2, 3, 3]);
    assert_eq!(
        game.augen(),
        BySeat::new([9, 107, 80, 44]),
        "as it was worked by hand"
    );
    let [.., third, second, last] = game.tricks() else {
        panic!("ten tricks");
    };
    assert_eq!((third.raised, second.raised), ([0, 0, 1, 0], [0; 4]));
    assert_eq!(last.winning_height(), 0);
}

#[test]
fn schweine_of_an_opponent_are_kontra_and_come_after_the_bid() {
    let contract = Contract::Solo {
        seat: Seat::First,
        solo: Solo::Karo,
        duty: Duty::Lustsolo,
    };
    let mut opening = opening(contract, SCHWEINE);
    opening.schweine.push(PAIR);
    opening.bid = 2;
    let game = Game::new(&VLN, &opening);
    let announced: Vec<_> = game
        .announced()
        .iter()
        .map(|it| (it.party, it.announcement, it.lowest_level))
        .collect();
    assert_eq!(
        announced,
        [
            (Party::Re, Announcement::Absage(Absage::Keine90), 1),
            (Party::Kontra, Announcement::Ansage(Party::Kontra), 1),
        ]
    );
    let last = game.taken_with_rest(&VLN, None).last_ansage;
    assert_eq!(last, Some(Party::Kontra));
}

#[test]
fn schweine_of_the_soloist_add_nothing_to_his_bid() {
    let contract = Contract::Solo {
        seat: Seat::Second,
        solo: Solo::Karo,
        duty: Duty::Lustsolo,
    };
    let mut opening = opening(contract, SCHWEINE);
    opening.schweine.push(PAIR);
    assert_eq!(Game::new(&VLN, &opening).announced().len(), 1);
    opening.bid = 1;
    let game = Game::new(&VLN, &opening);
    assert_eq!(game.announced().len(), 1);
    assert_eq!(game.standing().re.level(), 1);
}

#[test]
fn schweine_are_refused_with_their_reason() {
    let game = plain(&VLN);
    let says = |game: &Game, rules: &RuleSet, seat, rank| {
        reasons(&game.schweine_grounds(rules, seat, rank))
    };
    assert!(says(&game, &VLN, Seat::Second, Rank::Ace).is_empty());
    assert_eq!(
        says(&game, &VLN, Seat::First, Rank::Ace),
        [(Reason::SchweineNeedBothDiamondAces, Rule::Schw1)]
    );
    assert_eq!(
        says(&game, &VLN, Seat::Fourth, Rank::King),
        [(Reason::SchweineNotAvailable, Rule::Trump7)]
    );
    assert_eq!(
        says(&game, &DDV_TSR, Seat::Second, Rank::Ace),
        [(Reason::SchweineNotAvailable, Rule::Trump7)]
    );
    let twice = with_schweine(&VLN);
    assert_eq!(
        says(&twice, &VLN, Seat::Second, Rank::Ace),
        [(Reason::SchweineNotAvailable, Rule::Schw1)]
    );
    let mut late = plain(&VLN);
    play(&mut late, &VLN, "HK");
    assert_eq!(
        says(&late, &VLN, Seat::Second, Rank::Ace),
        [(Reason::SchweineTooLate, Rule::Schw2)]
    );
    let hochzeit = Contract::Hochzeit {
        seat: Seat::First,
        selector: Selector::Any,
    };
    let hochzeit = Game::new(&VLN, &opening(hochzeit, SCHWEINE));
    assert_eq!(
        says(&hochzeit, &VLN, Seat::Second, Rank::Ace),
        [(Reason::SchweineNotAvailable, Rule::Schw5)]
    );
    let armut = Contract::Armut {
        seat: Seat::Second,
        acceptor: Seat::Third,
    };
    let armut = Game::new(&VLN, &opening(armut, SCHWEINE));
    assert_eq!(
        says(&armut, &VLN, Seat::Second, Rank::Ace),
        [(Reason::PoorPlayerMayNotDeclareSchweine, Rule::Arm10)]
    );
}

#[test]
fn with_the_first_fox_both_become_schweine() {
    let rules = mode(SchweineMode::AtFirstFox);
    let mut game = plain(&rules);
    for trick in &TRICKS[..5] {
        play(&mut game, &rules, trick);
    }
    play(&mut game, &rules, "SQ");
    assert_eq!(
        reasons(&game.schweine_grounds(&rules, Seat::Second, Rank::Ace)),
        [(Reason::OutOfTurn, Rule::Mod1)]
    );
    play(&mut game, &rules, "SK");
    let may = game.declarable_with(&rules, Seat::Second, Card::DA);
    assert_eq!(may, Some(PAIR));
    assert_eq!(game.declarable_with(&rules, Seat::Second, Card::SJ), None);

    let mut silent = game.clone();
    play(&mut silent, &rules, "DA DT");
    assert_eq!(silent.tricks()[5].winner, Seat::Fourth, "an ordinary Fuchs");
    assert_eq!(
        reasons(&silent.schweine_grounds(&rules, Seat::Second, Rank::Ace)),
        [
            (Reason::OutOfTurn, Rule::Trick2),
            (Reason::SchweineTooLate, Rule::Schw9)
        ]
    );

    let mut lapsed = game.clone();
    lapsed.declare_in_time(&rules, PAIR);
    play(&mut lapsed, &rules, "CJ");
    assert!(lapsed.schweine().is_empty() && !lapsed.uncommon);

    game.declare_in_time(&rules, PAIR);
    assert!(game.schweine().is_empty(), "the card does not lie yet");
    play(&mut game, &rules, "DA DT");
    assert_eq!(game.schweine(), [PAIR]);
    assert_eq!(game.tricks()[5].winner, Seat::Second);
    assert!(game.announced().is_empty(), "no Ansage with a card");
    play(&mut game, &rules, "CJ DQ HQ ST DT CK DA CJ");
    assert_eq!(game.tricks()[7].raised, [0, 0, 1, 0]);
}

#[test]
fn of_two_aces_the_first_only_may_be_a_schwein() {
    let mut rules = VLN;
    rules.schweine.count = SchweineCount::FirstOnly;
    let mut game = with_schweine(&rules);
    for trick in &TRICKS[..6] {
        play(&mut game, &rules, trick);
    }
    assert_eq!(game.tricks()[5].winner, Seat::Second);
    assert!(trumps(&game, &rules).starts_with("HT CQ"));
    play(&mut game, &rules, "CJ DQ HQ ST DT CK DA CJ");
    assert_eq!(game.tricks()[7].raised, [0; 4]);
    assert_eq!(game.tricks()[7].winner, Seat::Third);
}

#[test]
fn the_second_ace_is_a_schwein_if_the_first_went_home() {
    let rules = mode(SchweineMode::SecondOnly);
    let mut lost = plain(&rules);
    for trick in &TRICKS[..6] {
        play(&mut lost, &rules, trick);
    }
    play(&mut lost, &rules, "HQ");
    let grounds = reasons(&lost.schweine_grounds(&rules, Seat::Second, Rank::Ace));
    assert_eq!(
        grounds,
        [
            (Reason::OutOfTurn, Rule::Mod1),
            (Reason::SchweineTooLate, Rule::Schw10)
        ]
    );

    // Seat 3, the partner, takes the first ♦A with a ♥10, and nobody knows that it is.
    let mut hidden = plain(&rules);
    play(&mut hidden, &rules, "SQ DA HT DK DJ DK SJ");
    assert_eq!(hidden.tricks()[0].winner, Seat::Third);
    assert_eq!(
        reasons(&hidden.schweine_grounds(&rules, Seat::Second, Rank::Ace)),
        [(Reason::SchweineTooLate, Rule::Schw10)]
    );

    // Both are Re by what they have announced.
    let mut home = plain(&rules);
    for (seat, announcement) in [
        (Seat::Second, Announcement::Ansage(Party::Re)),
        (Seat::Third, Announcement::Absage(Absage::Keine90)),
    ] {
        home.enter(Announced {
            seat,
            party: Party::Re,
            announcement,
            mode: AnnouncementMode::Ordinary,
            lowest_level: announcement.level(),
            alone: false,
            cards_played: 0,
        });
    }
    play(&mut home, &rules, "SQ DA HT DK DJ DK");
    assert_eq!(
        reasons(&home.schweine_grounds(&rules, Seat::Second, Rank::Ace)),
        [(Reason::OutOfTurn, Rule::Mod1)]
    );
    play(&mut home, &rules, "SJ");
    assert!(
        home.schweine_grounds(&rules, Seat::Second, Rank::Ace)
            .is_empty()
    );
    home.declare_in_time(&rules, PAIR);
    play(&mut home, &rules, "DA");
    let second = &home.tricks()[1];
    assert_eq!((second.winner, second.winning_height()), (Seat::Second, 1));
    assert_eq!(home.tricks()[0].raised, [0; 4], "the first stays a Fuchs");
}

#[test]
fn a_pair_above_needs_the_pair_below() {
    let mut rules = VLN;
    rules.schweine.above = List::of(&[Rank::King], Rank::King);
    let mut game = plain(&rules);
    let kings = DeclaredPair {
        seat: Seat::Fourth,
        rank: Rank::King,
    };
    assert!(game.is_void(&rules, kings));
    game.declare_in_time(&rules, kings);
    assert!(game.schweine().is_empty(), "void, but no error");
    game.declare(&rules, PAIR);
    assert!(!game.is_void(&rules, kings));
    assert!(
        game.schweine_grounds(&rules, Seat::Fourth, Rank::King)
            .is_empty()
    );
    game.declare(&rules, kings);
    assert!(trumps(&game, &rules).starts_with("DK DA HT"));
    assert_eq!(game.announced().len(), 1, "never an Ansage");
    play(&mut game, &rules, "SQ DA DT DK");
    let first = &game.tricks()[0];
    assert_eq!((first.winner, first.raised), (Seat::Fourth, [0, 1, 0, 2]));
}

#[test]
fn with_schweine_the_first_ten_may_win() {
    let mut rules = VLN;
    rules.dulle_tie_with_schweine = DulleTieWithSchweine::First;
    for (mut game, winner) in [
        (plain(&rules), Seat::Fourth),
        (with_schweine(&rules), Seat::Third),
    ] {
        play(&mut game, &rules, "HK HK HA HA HT HT SJ SJ");
        assert_eq!(game.tricks()[1].winner, winner);
    }
}

#[test]
fn schweine_in_a_farbsolo_are_the_aces_of_its_suit() {
    let mut rules = VLN;
    rules.schweine.contracts = SchweineContracts::of(&[SchweineContract::Farbsolo]);
    let contract = Contract::Solo {
        seat: Seat::First,
        solo: Solo::Kreuz,
        duty: Duty::Lustsolo,
    };
    let hands = [
        "CA CA SJ CT CK CK ST ST SK HK",
        "DA DA CQ CJ SJ HJ SQ SA SK HK",
        "HT CQ DQ DQ CJ DJ DJ DT CT HA",
        "HT SQ HQ HQ HJ DT DK DK SA HA",
    ];
    let game = Game::new(&rules, &opening(contract, hands));
    let says = |seat| reasons(&game.schweine_grounds(&rules, seat, Rank::Ace));
    assert!(says(Seat::First).is_empty());
    assert_eq!(
        says(Seat::Second),
        [(Reason::SchweineNeedBothDiamondAces, Rule::Schw1)]
    );
    rules.schweine.above = List::of(&[Rank::Ten], Rank::Ten);
    assert_eq!(
        reasons(&game.schweine_grounds(&rules, Seat::First, Rank::Ten)),
        [(Reason::SchweineNotAvailable, Rule::Schw12)]
    );
}

/// Seat 1 holds both ♣Q, seat 2 both ♦A.
const HOCHZEIT: [&str; 4] = [
    "CQ CQ SJ CT CK CK ST ST SK HK",
    "DA DA SQ CJ SJ HJ CA SA SK HK",
    "HT HQ DQ DQ CJ DJ DJ DT CT HA",
    "HT SQ HQ HJ DT DK DK CA SA HA",
];

const OPEN: Contract = Contract::Hochzeit {
    seat: Seat::First,
    selector: Selector::Any,
};

fn in_any_hochzeit() -> RuleSet {
    RuleSet {
        schweine: SchweineRules {
            contracts: SchweineContracts::of(&[SchweineContract::HochzeitAny]),
            ..VLN.schweine
        },
        ..VLN
    }
}

#[test]
fn in_somebody_elses_hochzeit_the_ansage_waits() {
    let rules = in_any_hochzeit();
    let mut opening = opening(OPEN, HOCHZEIT);
    opening.schweine.push(PAIR);
    let mut game = Game::new(&rules, &opening);
    assert!(game.announced().is_empty());
    play(&mut game, &rules, "CT CA CT CA");
    assert_eq!(
        game.hochzeit(),
        Hochzeit::Clarified {
            trick: 1,
            partner: Some(Seat::Second)
        }
    );
    let [suspended] = game.announced() else {
        panic!("the suspended Ansage");
    };
    assert_eq!(
        (
            suspended.mode,
            suspended.announcement,
            suspended.cards_played
        ),
        (
            AnnouncementMode::Suspended,
            Announcement::Ansage(Party::Re),
            4
        )
    );
}

#[test]
fn schweine_without_ansage_only_change_the_order() {
    let mut rules = VLN;
    rules.schweine.ansage = SchweineAnsage::None;
    assert!(with_schweine(&rules).announced().is_empty());
}
