//! Claims in games with Schweine.

mod definition;

use std::vec::Vec;

use super::*;
use crate::action::{Claim, ClaimKind};
use crate::budget::Budget;
use crate::contract::{Contract, Duty, Solo};
use crate::inevitable::inevitable;
use crate::opening::Opening;
use crate::options::{Claims, SchweineContract, SchweineContracts, SchweineMode};
use crate::party::Party;
use crate::rulesets::DDV_TSR;
use crate::schweine::DeclaredPair;
use crate::seat::{BySeat, Seat};
use crate::{Card, Rank};

/// The end of a Karo-Solo of seat 1, who leads.
fn ending(rules: &RuleSet, hands: [&str; 4], schweine: Option<Seat>) -> Game {
    let contract = Contract::Solo {
        seat: Seat::First,
        solo: Solo::Karo,
        duty: Duty::Lustsolo,
    };
    let hands = BySeat::new(hands.map(|hand| hand.parse().unwrap()));
    let mut opening = Opening::plain(contract, hands, Seat::First);
    if let Some(seat) = schweine {
        opening.schweine.push(DeclaredPair {
            seat,
            rank: Rank::Ace,
        });
    }
    Game::new(rules, &opening)
}

fn rules(mode: SchweineMode) -> RuleSet {
    let mut rules = DDV_TSR;
    rules.schweine.mode = mode;
    rules.schweine.contracts = SchweineContracts::of(&[SchweineContract::Trumpfsolo]);
    rules
}

fn holds(rules: &RuleSet, game: &Game) -> bool {
    let claim = Claim {
        seat: Seat::First,
        kind: ClaimKind::Rest,
        order: &[],
    };
    judge(rules, Some(game), &claim, &Budget::new()).is_ok()
}

const FOXES: [&str; 4] = ["HT HT CQ", "DA DA ST", "CA CT C9", "SA SK S9"];

#[test]
fn an_opponent_may_still_declare_schweine() {
    for (mode, expected) in [
        (SchweineMode::Off, true),
        (SchweineMode::Vorbehalt, true),
        (SchweineMode::AtFirstFox, false),
    ] {
        let rules = rules(mode);
        let game = ending(&rules, FOXES, None);
        assert_eq!(holds(&rules, &game), expected, "{mode:?}");
        let found = inevitable(&rules, &game, None, &Budget::new());
        let certain = mode == SchweineMode::Off;
        // Before the first card somebody might declare in the round, too.
        assert_eq!(found == Some(Party::Re), certain, "{mode:?}");
    }
}

#[test]
fn without_claims_no_rule_says_how_one_is_made() {
    let rules = RuleSet {
        claim: Claims::Off,
        ..DDV_TSR
    };
    let game = ending(&rules, FOXES, None);
    let claim = Claim {
        seat: Seat::First,
        kind: ClaimKind::Rest,
        order: &[Card::CJ],
    };
    let refusal = judge(&rules, Some(&game), &claim, &Budget::new()).unwrap_err();
    let reasons: Vec<_> = refusal.grounds().iter().map(|it| it.reason).collect();
    assert_eq!(reasons, [Reason::ClaimNotAvailable]);
    let Evidence::Claim { not_held, .. } = refusal.evidence() else {
        panic!("no evidence of a claim");
    };
    assert!(not_held.is_empty());
}

#[test]
fn schweine_of_an_opponent_take_a_ten_of_hearts() {
    let rules = rules(SchweineMode::Vorbehalt);
    let game = ending(&rules, FOXES, Some(Seat::Second));
    let claim = Claim {
        seat: Seat::First,
        kind: ClaimKind::Rest,
        order: &[],
    };
    let refusal = judge(&rules, Some(&game), &claim, &Budget::new()).unwrap_err();
    assert_eq!(refusal.reason(), Reason::ClaimNotProven);
    let Evidence::Claim { counterplay, .. } = *refusal.evidence() else {
        panic!("evidence of a claim");
    };
    assert_eq!(counterplay.cards.get(1), Some(&Card::DA));
    assert_eq!(inevitable(&rules, &game, None, &Budget::new()), None);
}

#[test]
fn the_soloist_leads_his_schweine_first() {
    let rules = rules(SchweineMode::Vorbehalt);
    let hands = ["DA DA D9", "HT CQ CQ", "CA CT C9", "HT SK S9"];
    let game = ending(&rules, hands, Some(Seat::First));
    assert!(!holds(&rules, &game), "a ♣Q takes the ♦9");
    let hands = ["DA DA D9", "HT ST S9", "CA CT C9", "HT SK S9"];
    let game = ending(&rules, hands, Some(Seat::First));
    assert!(holds(&rules, &game), "both ♥10 fall on the first two");
    let silent = ending(&rules, hands, None);
    assert!(!holds(&rules, &silent));
}

/// What the soloist has declared before it claims is no longer its choice.
#[test]
fn schweine_declared_with_the_next_card_count_in_a_claim() {
    let rules = rules(SchweineMode::AtFirstFox);
    let hands = ["S9 DA DA D9", "SA HT CA C9", "SK ST CK CK", "SK CT CT C9"];
    let mut game = ending(&rules, hands, None);
    for card in [Card::S9, Card::SA, Card::SK, Card::SK] {
        game.put(&rules, game.trick().to_play(), card);
    }
    for card in [Card::HT, Card::ST, Card::CT] {
        game.put(&rules, game.trick().to_play(), card);
    }
    assert_eq!(game.to_play(), Some(Seat::First));
    assert!(!holds(&rules, &game), "the ♥10 takes both ♦A");
    let pair = DeclaredPair {
        seat: Seat::First,
        rank: Rank::Ace,
    };
    game.declare_in_time(&rules, pair);
    assert!(holds(&rules, &game), "♦A takes the ♥10");
}
