//! Pairs without a word, above others, and as two more trumps of a Farbsolo.

use super::*;
use crate::list::List;
use crate::options::{
    SchweineAboveHolder, SchweineAboveMode, SchweineFarbsoloCard, SchweineSecondIf,
};

const HOLDER: [&str; 4] = [
    "HT CJ DQ DQ DT DT D9 D9 CA CA HA SA",
    "DA DA DK HA CQ SQ HQ CT CK SK S9 H9",
    "DK H9 CQ SQ SJ SJ CJ CK C9 C9 SA HK",
    "HT DJ DJ HJ HJ HQ CT ST ST SK S9 HK",
];

fn rules(mode: SchweineMode, contracts: &[SchweineContract]) -> RuleSet {
    let mut rules = DDV_TSR;
    rules.schweine = SchweineRules {
        mode,
        contracts: SchweineContracts::of(contracts),
        ..VLN.schweine
    };
    rules
}

fn solo(solo: Solo) -> Contract {
    Contract::Solo {
        seat: Seat::First,
        solo,
        duty: Duty::Lustsolo,
    }
}

fn with(rules: &RuleSet, contract: Contract, schweine: &[DeclaredPair]) -> Game {
    let mut opening = opening(contract, HOLDER);
    for &pair in schweine {
        opening.schweine.push(pair);
    }
    Game::new(rules, &opening)
}

/// CASES S-02 to S-05.
#[test]
fn automatic_schweine_stand_where_the_contract_has_them() {
    let here = [SchweineContract::Normal, SchweineContract::Armut];
    let rules = rules(SchweineMode::Automatic, &here);
    let armut = |seat| Contract::Armut {
        seat,
        acceptor: Seat::Third,
    };
    let hochzeit = Contract::Hochzeit {
        seat: Seat::First,
        selector: Selector::Any,
    };
    let table = [
        (Contract::Normalspiel, true),
        (hochzeit, false),
        (solo(Solo::Karo), false),
        (armut(Seat::First), true),
        (armut(Seat::Second), true),
    ];
    for (contract, stand) in table {
        let game = with(&rules, contract, &[]);
        assert_eq!(game.schweine().contains(&PAIR), stand, "{contract:?}");
        assert_eq!(game.announced().len(), usize::from(stand), "{contract:?}");
        let said = reasons(&game.schweine_grounds(&rules, Seat::Second, Rank::Ace));
        assert_eq!(said, [(Reason::SchweineNotAvailable, Rule::Schw2)]);
        assert!(!game.may_still_declare(&rules, Seat::Second) && !game.has_declared_in_play());
    }
}

/// CASES S-17, S-18 and S-20.
#[test]
fn both_diamond_aces_are_two_more_trumps_of_a_farbsolo() {
    let with_mode = |mode| {
        let mut rules = rules(mode, &[SchweineContract::Farbsolo]);
        rules.schweine.farbsolo_card = SchweineFarbsoloCard::DiamondAce;
        rules
    };
    let legal = |game: &Game| game.legal_cards().to_string();
    let rules = with_mode(SchweineMode::Vorbehalt);
    let mut fehl = with(&rules, solo(Solo::Kreuz), &[]);
    play(&mut fehl, &rules, "DT DA DK ST");
    assert_eq!(fehl.tricks()[0].winner, Seat::Second);
    let mut trumps = with(&rules, solo(Solo::Kreuz), &[PAIR]);
    play(&mut trumps, &rules, "DT");
    assert_eq!(legal(&trumps), "DK");
    play(&mut trumps, &rules, "DK DK ST HT DA CJ HT");
    assert_eq!(trumps.tricks()[1].winner, Seat::Second);

    let rules = with_mode(SchweineMode::AtFirstFox);
    let mut game = with(&rules, solo(Solo::Kreuz), &[]);
    play(&mut game, &rules, "DT");
    assert_eq!(legal(&game), "DA DA DK");
    let grounds = game.schweine_grounds(&rules, Seat::Second, Rank::Ace);
    assert!(grounds.is_empty());
    let declarable = game.declarable_with(&rules, Seat::Second, Card::DA);
    assert_eq!(declarable, None, "with the word it does not follow");
    game.declare_in_time(&rules, PAIR);
    assert_eq!(legal(&game), "DK");
    play(&mut game, &rules, "DK DK ST");
    assert!(game.schweine().is_empty(), "it has lapsed");
    play(&mut game, &rules, "HT");
    assert!(!game.legal_cards().contains(Card::DA));
    game.declare_in_time(&rules, PAIR);
    play(&mut game, &rules, "DA CJ HT");
    assert_eq!(game.tricks()[1].winner, Seat::Second);
    assert_ne!(game.order_after(4).class(Card::DA), Class::Trump);
    assert_eq!(game.order_after(5).class(Card::DA), Class::Trump);
}

/// CASES S-23 and S-24.
#[test]
fn pairs_above_have_a_time_a_contract_and_a_holder_of_their_own() {
    let nines = |seat| DeclaredPair {
        seat,
        rank: Rank::Nine,
    };
    let of = |mode, above_mode, above_holder| {
        let mut rules = rules(mode, &[SchweineContract::Normal, SchweineContract::Armut]);
        rules.schweine.above = List::of(&[Rank::Nine], Rank::Nine);
        rules.schweine.above_contracts = SchweineContracts::of(&[SchweineContract::Normal]);
        rules.schweine.above_mode = above_mode;
        rules.schweine.above_holder = above_holder;
        rules
    };
    let table = [
        (SchweineAboveHolder::Anyone, true, true),
        (SchweineAboveHolder::NotTheSame, false, true),
        (SchweineAboveHolder::TheSame, true, false),
    ];
    for (holder, same, other) in table {
        let rules = of(SchweineMode::Vorbehalt, SchweineAboveMode::Same, holder);
        let game = with(&rules, Contract::Normalspiel, &[PAIR]);
        assert_eq!(game.is_void(&rules, nines(Seat::Second)), !same);
        assert_eq!(game.is_void(&rules, nines(Seat::First)), !other);
    }

    let rules = of(
        SchweineMode::Vorbehalt,
        SchweineAboveMode::AtFirstCard,
        SchweineAboveHolder::Anyone,
    );
    let mut game = with(&rules, Contract::Normalspiel, &[PAIR]);
    game.declare_in_time(&rules, nines(Seat::First));
    play(&mut game, &rules, "D9 DA DK HT");
    assert_eq!(game.tricks()[0].winner, Seat::First);
    assert_eq!(game.tricks()[0].raised, [2, 1, 0, 0]);
    let armut = Contract::Armut {
        seat: Seat::Fourth,
        acceptor: Seat::Third,
    };
    let mut game = with(&rules, armut, &[PAIR]);
    let grounds = game.schweine_grounds(&rules, Seat::First, Rank::Nine);
    assert!(grounds.is_empty(), "void, and no error");
    game.declare_in_time(&rules, nines(Seat::First));
    play(&mut game, &rules, "D9 DA");
    assert_eq!(game.trick().raised(), [0, 1]);

    // What is declared before the lower pair waits for it.
    let rules = of(
        SchweineMode::AtFirstFox,
        SchweineAboveMode::Vorbehalt,
        SchweineAboveHolder::Anyone,
    );
    let mut game = with(&rules, Contract::Normalspiel, &[nines(Seat::First)]);
    assert!(game.schweine().is_empty() && !game.has_declared_in_play());
    play(&mut game, &rules, "D9");
    game.declare_in_time(&rules, PAIR);
    play(&mut game, &rules, "DA DK HJ DK SJ HJ");
    assert_eq!(game.schweine(), [PAIR, nines(Seat::First)]);
    play(&mut game, &rules, "D9");
    assert_eq!(game.tricks()[1].winner, Seat::First);
}

/// CASES S-07 to S-10: the first ♦A went to seat 3, the partner of seat 2, or to seat 1.
#[test]
fn a_second_ace_is_a_schwein_on_the_terms_of_the_table() {
    let of = |second_if| {
        let mut rules = rules(SchweineMode::SecondOnly, &[SchweineContract::Normal]);
        rules.schweine.second_if = second_if;
        rules
    };
    let table = [
        (SchweineSecondIf::KnownToAll, [false, false, true]),
        (SchweineSecondIf::PartyWon, [false, true, true]),
        (SchweineSecondIf::Always, [true, true, true]),
        (SchweineSecondIf::Announced, [false, false, false]),
    ];
    let lines = [
        "HT DA DK DJ CJ",
        "DT DA CQ HJ CJ HJ HT",
        "DT DA CQ HJ CJ HJ DQ CQ",
    ];
    for (second_if, expected) in table {
        let rules = of(second_if);
        let fits = lines.map(|line| {
            let mut game = with(&rules, Contract::Normalspiel, &[]);
            play(&mut game, &rules, line);
            while game.to_play() != Some(Seat::Second) {
                let card = game.legal_cards().kinds().last().unwrap();
                let seat = game.to_play().unwrap();
                game.put(&rules, seat, card);
            }
            game.schweine_grounds(&rules, Seat::Second, Rank::Ace)
                .is_empty()
        });
        assert_eq!(fits, expected, "{second_if:?}");
    }
}
