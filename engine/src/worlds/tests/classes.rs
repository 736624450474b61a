//! The class of a hand, and the ways in which it comes to it, against what the rules say of
//! the hand; combinations of classes against deals.

use std::collections::BTreeSet;

use super::super::classes::{
    ARMUT, CLASSES_LEFT, Classes, DECLARED, LEFT_ARMUT, LEFT_THROW, POOR, SCHWEINE, SILENT, THROW,
    place_of_class,
};
use super::super::wish::Wish;
use super::hands::{Traits, hand, is_as_wished, known, rules};
use super::*;
use crate::card::Rank;
use crate::replay::Said;
use crate::throw::ThrowRank;
use crate::word::Word;

/// Whether a hand with these traits is of this class.
fn is_of(known: &Known<'_, '_>, class: u8, traits: &Traits) -> bool {
    let rules = known.rules;
    let has = |bit: u8| class & bit != 0;
    let is_thrown_with = !rules.throwing.conditions.is_empty()
        && (rules.throwing.rank == ThrowRank::AfterSolo || has(SILENT));
    let [armut, armut_left] = traits.armut;
    let [thrown, thrown_left] = traits.thrown.map(|it| it && is_thrown_with);
    let pair = traits.pair && known.may_have(SCHWEINE);
    if pair != has(SCHWEINE) {
        return false;
    }
    if has(POOR) {
        return armut || thrown;
    }
    let as_dealt = armut == has(ARMUT) && thrown == has(THROW);
    let as_left = armut_left == has(LEFT_ARMUT) && thrown_left == has(LEFT_THROW);
    as_dealt && (as_left || !has(DECLARED))
}

/// All classes that hands can be of, by what was said of them.
fn classes(known: &Known<'_, '_>) -> Vec<u8> {
    let rules = known.rules;
    let mut all = Vec::new();
    for class in 0..=u8::MAX {
        let has = |bit: u8| class & bit != 0;
        let throws = known.may_have(THROW) || has(SILENT) && !rules.throwing.conditions.is_empty();
        let poor = known.may_have(ARMUT) && has(ARMUT) || throws && has(THROW);
        let left = (class & (LEFT_ARMUT | LEFT_THROW)) >> 5;
        let may_be = (known.may_have(ARMUT) || !has(ARMUT))
            && (throws || !has(THROW))
            && (known.may_have(SCHWEINE) || !has(SCHWEINE))
            && left & !class == 0
            && (has(DECLARED) || left == 0)
            && (!has(DECLARED) || rules.armut_trumps(false) != rules.armut_trumps(true));
        let several = has(POOR) && (poor || has(DECLARED));
        if may_be && !several {
            all.push(class);
        }
    }
    all
}

#[test]
fn a_hand_comes_to_its_class_in_one_of_the_ways_and_to_no_other() {
    let mut draw = Draw(1);
    let mut seen = [0; 2];
    for _ in 0..150 {
        let rules = rules(&mut draw);
        let budget = Budget::new();
        let known = known(&rules, &[], &budget);
        let classes = classes(&known);
        for _ in 0..12 {
            let hand = hand(&mut draw, &rules);
            let traits = Traits::of(&rules, hand);
            for &class in &classes {
                let comes = known.origins(class).iter().any(|origin| {
                    let mut wish = Wish::NONE;
                    wish.come(&known, class, origin);
                    is_as_wished(hand, &wish)
                });
                let is_one = is_of(&known, class, &traits);
                assert_eq!(comes, is_one, "{class:#b} of {hand}: {traits:?} {rules:?}");
                seen[usize::from(is_one)] += 1;
            }
        }
    }
    assert!(seen[0] > 10_000 && seen[1] > 2_000, "{seen:?}");
}

#[test]
fn no_two_classes_share_a_place() {
    let left = [0, LEFT_ARMUT, LEFT_THROW, LEFT_ARMUT | LEFT_THROW];
    let all = left
        .into_iter()
        .flat_map(|it| (0..8).map(move |class| class | it));
    let places: BTreeSet<usize> = all.clone().map(place_of_class).collect();
    assert_eq!(places, (0..CLASSES_LEFT).collect());
    for class in all {
        let marked = class | SILENT | DECLARED;
        assert_eq!(place_of_class(marked), place_of_class(class));
    }
}

/// Vorbehalte of some seats, silence of others, and Schweine of one.
fn drawn_words(draw: &mut Draw) -> Vec<Said> {
    let mut said = Vec::new();
    for seat in Seat::ALL {
        match draw.below(4) {
            0 => (),
            1 => said.push(Said {
                seat,
                word: Word::Gesund,
            }),
            _ => said.push(Said {
                seat,
                word: Word::Vorbehalt,
            }),
        }
    }
    if draw.below(2) == 0 {
        let seat = Seat::ALL[draw.below(4)];
        let word = Word::Schweine(Rank::Ace);
        said.push(Said { seat, word });
    }
    said
}

/// What stands for an Armut, or a hand to throw in, or both, stands for each of them once;
/// so all combinations come once, but those of which more would be left than there was.
#[test]
fn what_stands_for_several_classes_is_each_of_them_once() {
    let mut draw = Draw(2);
    for _ in 0..100 {
        let rules = rules(&mut draw);
        let said = drawn_words(&mut draw);
        let budget = Budget::new();
        let known = known(&rules, &said, &budget);
        let all: Vec<Classes> = known.all_classes().collect();
        let bits: BTreeSet<_> = all.iter().map(|it| it.bit()).collect();
        assert_eq!(bits.len(), all.len());
        let way = known.ways().next().unwrap();
        let each = known.likely_classes(way);
        let each: Vec<_> = each.flat_map(|it| known.kinds_of(it)).collect();
        let found: BTreeSet<_> = each.iter().map(|it| it.bit()).collect();
        assert_eq!(found.len(), each.len());
        let may_be = all.iter().filter(|classes| {
            Seat::ALL.into_iter().all(|seat| {
                let class = known.class_of(seat, **classes).unwrap_or_default();
                let left = (class & (LEFT_ARMUT | LEFT_THROW)) >> 5;
                left & !class == 0
            })
        });
        assert_eq!(found, may_be.map(|it| it.bit()).collect(), "{said:?}");
    }
}

/// Every deal has classes that may go together, and so have those that stand for them.
#[test]
fn classes_of_a_deal_may_go_together() {
    let mut draw = Draw(3);
    let mut seen = [0; 2];
    for _ in 0..300 {
        let rules = rules(&mut draw);
        let said = drawn_words(&mut draw);
        let hands = deal(&mut draw, &rules);
        let budget = Budget::new();
        let mut known = known(&rules, &said, &budget);
        if draw.below(2) == 0 {
            let seat = Seat::ALL[draw.below(4)];
            *known.hands.get_mut(seat) = Some(*hands.get(seat));
        }
        let traits = hands.map(|_, &hand| Traits::of(&rules, hand));
        let mut of_deal = 0;
        for classes in known.all_classes() {
            let is_one = Seat::ALL.into_iter().all(|seat| {
                let class = known.class_of(seat, classes);
                class.is_none_or(|class| is_of(&known, class, traits.get(seat)))
            });
            let may_be = known.may_go_together(classes);
            assert!(may_be || !is_one, "{classes:?} {hands:?} {said:?}");
            of_deal += usize::from(is_one);
            seen[usize::from(may_be)] += 1;
        }
        assert_eq!(of_deal, 1, "{hands:?} {said:?} {rules:?}");
    }
    assert!(seen.iter().all(|&number| number > 1_000), "{seen:?}");
}

/// Two poor hands and two others.
fn deal(draw: &mut Draw, rules: &RuleSet) -> BySeat<CardSet> {
    loop {
        let first = hand(draw, rules);
        let second = hand(draw, rules);
        let deck = rules.deck.cards();
        let together = first.plus(second).filter(|it| it.is_subset(deck));
        let Some(together) = together else {
            continue;
        };
        let mut rest: Vec<Card> = deck.minus(together).cards().collect();
        let mut third = CardSet::EMPTY;
        while third.len() < first.len() {
            let at = draw.below(rest.len());
            third.insert(rest.remove(at));
        }
        let mut hands = [first, second, third, rest.into_iter().collect()];
        hands.rotate_right(draw.below(4));
        return BySeat::new(hands);
    }
}
