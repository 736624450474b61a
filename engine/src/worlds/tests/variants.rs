//! What becomes of a word is the same with all hands of a class that are alike in what is
//! varied.

use std::collections::BTreeMap;

use super::hands::{Traits, hand, is_as_wished, known, rules};
use super::*;
use crate::action::Said;
use crate::card::Rank;
use crate::contract::Solo;
use crate::rulesets::DDV_TSR;
use crate::word::Word;

/// What may have been said before, by the seat that is asked and another one.
fn drawn_words(draw: &mut Draw) -> Vec<Said> {
    let [first, second] = [Seat::First, Seat::Second];
    let mut said = Vec::new();
    let mut say = |seat, word| said.push(Said { seat, word });
    match draw.below(5) {
        0 => (),
        1 => say(first, Word::Schweine(Rank::Ace)),
        2 => say(second, Word::Gesund),
        3 => say(second, Word::Solo(Solo::Kreuz)),
        _ => {
            say(first, Word::Vorbehalt);
            say(second, Word::Gesund);
            say(Seat::Third, Word::Gesund);
            say(Seat::Fourth, Word::Gesund);
            say(first, Word::No);
        }
    }
    said
}

#[test]
fn hands_alike_get_the_same_answer() {
    let words = [
        Word::Armut,
        Word::Throw,
        Word::Schweine(Rank::Ace),
        Word::Schweine(Rank::Ten),
        Word::Gesund,
        Word::No,
    ];
    let mut draw = Draw(1);
    let mut seen = [0; 2];
    for _ in 0..150 {
        let rules = rules(&mut draw);
        let said = drawn_words(&mut draw);
        let budget = Budget::new();
        let known = known(&rules, &said, &budget);
        let hands: Vec<CardSet> = (0..40).map(|_| hand(&mut draw, &rules)).collect();
        for word in words {
            let variants = known.variants(Seat::First, word);
            let mut answers = BTreeMap::new();
            for &hand in &hands {
                let own = variants.iter().enumerate();
                let own: Vec<usize> = own
                    .filter(|(_, wish)| is_as_wished(hand, wish))
                    .map(|it| it.0)
                    .collect();
                assert!(!own.is_empty(), "{hand} is none for {word:?}: {rules:?}");
                let mut hands = known.hands;
                *hands.get_mut(Seat::First) = Some(hand);
                let Some(answer) = known.outcome(hands, Seat::First, word) else {
                    continue;
                };
                seen[usize::from(answer.is_ok())] += 1;
                for variant in own {
                    let alike = (variant, Traits::of(&rules, hand));
                    let reasons = answer.map_err(|it| it.grounds().to_vec());
                    let first = answers.entry(alike).or_insert((reasons.clone(), hand));
                    assert_eq!(
                        first.0, reasons,
                        "{word:?} with {hand} and {}: {said:?} {rules:?}",
                        first.1
                    );
                }
            }
        }
    }
    assert!(seen.iter().all(|&number| number > 1_000), "{seen:?}");
}

#[test]
fn soli_of_other_suits_have_schweine_of_their_own() {
    let pairs = |soli: &[Solo], rank| {
        let said = soli.iter().map(|&solo| Said {
            seat: Seat::Second,
            word: Word::Solo(solo),
        });
        let said: Vec<Said> = said.collect();
        let budget = Budget::new();
        known(&DDV_TSR, &said, &budget).pairs_of_soli(rank)
    };
    let cards = |text: &str| text.parse::<CardSet>().unwrap();
    assert_eq!(pairs(&[], Rank::Ace), CardSet::EMPTY);
    assert_eq!(pairs(&[Solo::Karo], Rank::Ace), CardSet::EMPTY);
    assert_eq!(pairs(&[Solo::Kreuz], Rank::Ace), cards("CA CA"));
    let several = [Solo::Herz, Solo::Damen, Solo::Pik];
    assert_eq!(pairs(&several, Rank::Ace), cards("HA HA SA SA"));
    assert_eq!(pairs(&several, Rank::Nine), CardSet::EMPTY);
}
