//! Whole decks, where a sum says what can be.

use super::*;
use crate::card::Rank;

const HANDS: [Parts; 4] = [0b0001, 0b0010, 0b0100, 0b1000];

/// Four hands of twelve cards.
fn table() -> Split {
    let mut split = Split::of(4);
    for hand in HANDS {
        split.hand(hand, 12);
    }
    split
}

/// What can be given out, and what is shown at once that it cannot be.
fn told(split: &Split) -> (bool, bool) {
    let budget = Budget::new();
    let found = split.fill(CardSet::FULL, &budget);
    assert!(!budget.is_spent() && !budget.is_in_doubt());
    if let Some(contents) = found {
        for tally in split.tallies() {
            let part = tally.parts.trailing_zeros() as usize;
            let number = tally.count.measure.of(contents[part]);
            assert!((tally.count.fewest..=tally.count.most).contains(&number));
        }
    }
    (
        found.is_some(),
        split.may_fill(CardSet::FULL, &Budget::new()),
    )
}

/// The twelve cards that count least are all nines and four jacks: 8 Augen. So three hands
/// have 232 at most, and three that have 224 at least leave no more than 16 to the fourth.
#[test]
fn three_hands_have_what_the_fourth_leaves() {
    for (each, can_be) in [([77, 77, 78], true), ([77, 78, 78], false)] {
        let mut split = table();
        for (hand, augen) in HANDS.into_iter().zip(each) {
            split.tally(hand, Count::from(Measure::Augen, augen));
        }
        assert_eq!(told(&split), (can_be, can_be), "{each:?}");
    }
    for (most, can_be) in [(8, true), (7, false)] {
        let mut split = table();
        split.tally(HANDS[3], Count::up_to(Measure::Augen, most));
        assert_eq!(told(&split), (can_be, can_be), "{most}");
    }
}

/// The twelve cards that count most are eight aces and four tens: 128 Augen.
#[test]
fn a_hand_has_at_most_all_aces_and_four_tens() {
    for (least, can_be) in [(128, true), (129, false)] {
        let mut split = table();
        split.tally(HANDS[1], Count::from(Measure::Augen, least));
        assert_eq!(told(&split), (can_be, can_be), "{least}");
    }
    // With all aces and three tens, and the least beside them, it has 118.
    for (exactly, can_be) in [(118, true), (117, false)] {
        let mut split = table();
        let high = CardSet::of_rank(Rank::Ace).union(CardSet::of_rank(Rank::Ten));
        split.tally(HANDS[2], Count::from(Measure::Cards(high), 11));
        split.tally(
            HANDS[2],
            Count::from(Measure::Cards(CardSet::of_rank(Rank::Ace)), 8),
        );
        split.tally(HANDS[2], Count::up_to(Measure::Augen, exactly));
        assert_eq!(told(&split), (can_be, can_be), "{exactly}");
    }
}

/// All Augen are 240: what three hands have exactly, the fourth does not have.
#[test]
fn what_all_hands_have_together_is_known() {
    for (last, can_be) in [(40, true), (39, false), (41, false)] {
        let mut split = table();
        for (hand, augen) in HANDS.into_iter().zip([8, 64, 128, last]) {
            split.tally(hand, Count::exactly(Measure::Augen, augen));
        }
        assert_eq!(told(&split).0, can_be, "{last}");
    }
    // The same of eight kings.
    let kings = Measure::Cards(CardSet::of_rank(Rank::King));
    for (each, can_be) in [(2, true), (3, false), (1, false)] {
        let mut split = table();
        for hand in HANDS {
            split.tally(hand, Count::exactly(kings, each));
        }
        assert_eq!(told(&split), (can_be, can_be), "{each}");
    }
}

/// Hands that can be thrown in, two of them beside a poor one: many kings and nines, few
/// trumps, many Augen.
#[test]
fn several_demands_at_once_take_so_many_steps() {
    let low = CardSet::of_rank(Rank::King).union(CardSet::of_rank(Rank::Nine));
    let trumps: CardSet =
        "HT HT CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ DJ DJ DA DA DT DT DK DK D9 D9"
            .parse()
            .unwrap();
    let mut split = table();
    split.tally(HANDS[0], Count::from(Measure::Cards(low), 8));
    split.tally(HANDS[0], Count::up_to(Measure::Augen, 34));
    split.tally(HANDS[1], Count::up_to(Measure::Cards(trumps), 3));
    split.tally(HANDS[1], Count::from(Measure::Augen, 81));
    split.tally(HANDS[2], Count::exactly(Measure::Augen, 71));
    split.tally(HANDS[2], Count::from(Measure::Cards(trumps), 9));
    assert_eq!(told(&split), (true, true));
    let budget = Budget::new();
    split.fill(CardSet::FULL, &budget);
    assert_eq!(budget.spent(), 78);
}
