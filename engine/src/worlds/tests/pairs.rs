//! Of which card a pair is that was declared, and which words are checked.

use super::hands::known;
use super::standing::hand;
use super::*;
use crate::action::Said;
use crate::card::Rank;
use crate::contract::{Solo, Solos};
use crate::options::SchweineMode;
use crate::rulesets::DDV_TSR;
use crate::seat::Seat::{First as S1, Fourth as S4, Second as S2, Third as S3};
use crate::word::Word;

/// Rules with these soli, and Schweine that are said before the first card.
fn rules(soli: &[Solo]) -> RuleSet {
    let mut rules = DDV_TSR;
    rules.schweine.mode = SchweineMode::Vorbehalt;
    rules.solos = Solos::of(soli);
    rules
}

fn said(seat: Seat, word: Word) -> Said {
    Said { seat, word }
}

const SCHWEINE: Word = Word::Schweine(Rank::Ace);

/// Seat 2 holds a ♦A, so that seat 1 has not both.
#[test]
fn a_pair_is_of_the_suit_of_a_solo_that_was_named_or_is_the_only_one() {
    let card = |soli: &[Solo], said: &[Said]| {
        let (rules, budget) = (rules(soli), Budget::new());
        let mut game = known(&rules, said, &budget);
        *game.hands.get_mut(S2) = Some(hand("DA CA CT C9 SK ST S9 HK H9 HJ DQ DJ"));
        game.card_declared(said.len(), S1, Rank::Ace)
    };
    let first = [said(S1, SCHWEINE)];
    let named = [said(S1, SCHWEINE), said(S2, Word::Solo(Solo::Pik))];
    let two = [Solo::Herz, Solo::Pik];
    assert_eq!(card(&[Solo::Herz], &first), Card::HA, "the only solo");
    assert_eq!(card(&two, &named), Card::SA, "the one that was named");
    assert_eq!(card(&two, &first), Card::DA, "none was named");
}

/// All have spoken, and it can be of ♦ or of ♠.
#[test]
fn a_pair_is_open_as_long_as_a_vorbehalt_has_no_name_or_somebody_was_asked() {
    let is_open = |more: &[Said]| {
        let (rules, budget) = (rules(&[Solo::Herz, Solo::Pik]), Budget::new());
        let mut all = [
            said(S1, SCHWEINE),
            said(S1, Word::Gesund),
            said(S2, Word::Solo(Solo::Pik)),
        ]
        .to_vec();
        all.extend_from_slice(more);
        let game = known(&rules, &all, &budget);
        game.leaves_pair_open(all.len(), S1, Rank::Ace)
    };
    let [gesund, vorbehalt] = [Word::Gesund, Word::Vorbehalt].map(|word| said(S3, word));
    let last = said(S4, Word::Gesund);
    assert!(!is_open(&[gesund, last]));
    assert!(is_open(&[vorbehalt, last]));
    let solo = said(S3, Word::Solo(Solo::Herz));
    assert!(!is_open(&[vorbehalt, last, solo]), "it has its name");
    let no = said(S3, Word::No);
    assert!(is_open(&[vorbehalt, last, no, solo]));
    assert!(!is_open(&[vorbehalt]), "seat 4 has not spoken");
}
