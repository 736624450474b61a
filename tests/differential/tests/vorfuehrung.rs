//! Vorführungen: who is forced names a solo, whenever the others say that they have nothing.

use doko_differential::orders;
use doko_engine::{
    BySeat, CardSet, Context, Contract, OpenPflichtsoli, Outcome, Round, RuleSet, Seat, Word,
    rulesets,
};

/// Two rule sets with a Pflichtsolo, and who has to play it.
fn tables() -> [(RuleSet, Seat); 2] {
    let owed = RuleSet {
        pflichtsolo: 1,
        ..rulesets::VLN
    };
    [(rulesets::DDV_TSR, Seat::Third), (owed, Seat::First)]
}

/// Somebody has both ♣Q, few trumps or both ♦A: in a Vorführung that counts for nothing.
const HANDS: [&str; 4] = ["CQ CQ HJ HJ", "HQ CA", "DA DA CJ CJ", "SJ SJ DJ DJ"];

/// INV-13, VORB-10: it stands as soon as it is named.
#[test]
fn a_vorfuehrung_is_the_same_in_any_order() {
    let hands = HANDS.map(|hand| Some(hand.parse::<CardSet>().unwrap()));
    for (rules, forced) in &tables() {
        let context = Context {
            open_pflichtsoli: BySeat::from_fn(|_| OpenPflichtsoli::free(1)),
            vorfuehrung: Some(*forced),
        };
        for solo in rules.solos.iter() {
            for order in orders() {
                let mut round = Round::new(context, BySeat::new(hands));
                let mut named = false;
                for seat in order {
                    let names = seat == *forced;
                    named |= names;
                    let word = if names {
                        Word::Solo(solo)
                    } else {
                        Word::Gesund
                    };
                    let said = round.say(rules, seat, word);
                    assert!(said.is_ok(), "{order:?} {said:?}");
                    let settled = match round.outcome(rules) {
                        Some(Outcome::Contract(it)) => Some(it.contract),
                        Some(Outcome::Redeal(_)) | None => None,
                    };
                    let is_so = |it: Contract| matches!(it, Contract::Solo { seat, solo: played, .. } if (seat, played) == (*forced, solo));
                    assert_eq!(settled.is_some_and(is_so), named, "{order:?}");
                    assert_eq!(settled.is_some(), named, "{order:?}");
                }
            }
        }
    }
}
