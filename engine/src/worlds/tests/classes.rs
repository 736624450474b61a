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
use crate::action::Said;
use crate::card::Rank;
use crate::contract::Solos;
use crate::options::{ArmutFox, ArmutMode, SchweineMode, ThrowCondition, ThrowRank};
use crate::rulesets::VLN;
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

/// Whether a hand comes to this class in one of the ways.
fn comes(known: &Known<'_, '_>, class: u8, hand: CardSet) -> bool {
    known.origins(class).iter().any(|origin| {
        let mut wish = Wish::NONE;
        wish.come(known, class, origin);
        is_as_wished(hand, &wish)
    })
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
                let comes = comes(&known, class, hand);
                let is_one = is_of(&known, class, &traits);
                assert_eq!(comes, is_one, "{class:#b} of {hand}: {traits:?} {rules:?}");
                seen[usize::from(is_one)] += 1;
            }
        }
    }
    assert!(seen[0] > 10_000 && seen[1] > 2_000, "{seen:?}");
}

/// With two trumps and both ♦A, none of them higher, a hand can be thrown in, until the ♦A are
/// Schweine: four trumps are not few.
#[test]
fn a_hand_that_was_to_be_thrown_in_may_have_many_trumps_with_its_schweine() {
    let mut rules = with_schweine(with_armut());
    rules.armut.max_trumps = 1;
    let condition = ThrowCondition::FoxHighestInArmut;
    rules.throwing.conditions = List::of(&[condition], condition);
    rules.armut.fox = ArmutFox::DoesNotCount;
    let budget = Budget::new();
    let known = known(&rules, &[], &budget);
    let hand: CardSet = "DA DA DK D9 CA CT CK C9 SA ST SK S9".parse().unwrap();
    let class = THROW | SCHWEINE | DECLARED;
    assert!(comes(&known, class, hand));
    assert!(!comes(&known, class | LEFT_THROW, hand));
}

/// What can still be thrown in for few trumps with its Schweine is still of an Armut, where every
/// such hand is: who is none any more comes to it by other conditions.
#[test]
fn ways_that_no_hand_takes_are_not_looked_at() {
    let mut rules = with_schweine(with_armut());
    let conditions = [ThrowCondition::FoxHighestInArmut, ThrowCondition::Kings(5)];
    rules.throwing.conditions = List::of(&conditions, conditions[0]);
    rules.armut.fox = ArmutFox::DoesNotCount;
    let budget = Budget::new();
    let known = known(&rules, &[], &budget);
    let ways = |left: u8| {
        let class = ARMUT | THROW | SCHWEINE | DECLARED | LEFT_THROW;
        known.origins(class | left).len()
    };
    assert_eq!([ways(LEFT_ARMUT), ways(0)], [2, 1]);
}

/// With every condition and every pair that there can be, no way is left out.
#[test]
fn there_is_a_place_for_every_way_to_a_class() {
    let mut rules = with_schweine(with_armut());
    let ranks = [Rank::King, Rank::Nine, Rank::Ten];
    rules.schweine.above = List::of(&ranks, Rank::Nine);
    let conditions = [
        ThrowCondition::Kings(5),
        ThrowCondition::Nines(5),
        ThrowCondition::NinesKings(7),
        ThrowCondition::Augen(80),
        ThrowCondition::Trumps(3),
        ThrowCondition::FoxHighestInArmut,
        ThrowCondition::MaxOneTrump,
        ThrowCondition::FoxHighest,
    ];
    rules.throwing.conditions = List::of(&conditions, conditions[0]);
    let budget = Budget::new();
    let known = known(&rules, &[], &budget);
    let class = ARMUT | THROW | SCHWEINE | DECLARED;
    assert_eq!(known.origins(class).len(), 8 * 2 * 4);
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

/// Vorbehalte of some seats, silence of others, answers, and Schweine of one.
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
    for seat in Seat::ALL {
        for _ in 0..draw.below(3) {
            let word = [Word::No, Word::No, Word::Yes][draw.below(3)];
            said.push(Said { seat, word });
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
/// so all combinations come once, but those of which more would be left than there was. Each has
/// a place among those that are looked at.
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
        assert!(bits.iter().all(|&(set, _)| set < Classes::SETS), "{said:?}");
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

/// A search for an Armut, a hand to throw in, or both, leaves open which it is, and nothing else.
#[test]
fn who_is_poor_is_looked_for_whatever_makes_it_so() {
    let mut draw = Draw(4);
    let mut seen = [0; 2];
    for _ in 0..100 {
        let rules = rules(&mut draw);
        let said = drawn_words(&mut draw);
        let budget = Budget::new();
        let known = known(&rules, &said, &budget);
        for classes in known.all_classes() {
            let alike = known.wanted_alike(classes);
            for (seat, &class) in known.wanted(classes).iter() {
                let alike = *alike.get(seat);
                let is_poor = class.is_some_and(|it| it & ARMUT != 0 || it & THROW != 0);
                seen[usize::from(is_poor)] += 1;
                if !is_poor {
                    assert_eq!(alike, class);
                    continue;
                }
                let (class, alike) = class.zip(alike).unwrap();
                for kept in [SCHWEINE, SILENT] {
                    assert_eq!(alike & kept, class & kept);
                }
                let more = alike & !(SCHWEINE | SILENT);
                assert_eq!(more, POOR, "{class:#b} {alike:#b}");
            }
        }
    }
    assert!(seen.iter().all(|&number| number > 1_000), "{seen:?}");
}

/// A rule set without Armut, throwing in and Schweine, and what can be said of a hand by it.
fn plain() -> RuleSet {
    let mut rules = rules(&mut Draw(1));
    rules.armut.mode = ArmutMode::Off;
    rules.armut.fox = ArmutFox::Counts;
    rules.throwing.conditions = List::new(ThrowCondition::Kings(0));
    rules.throwing.rank = ThrowRank::AfterSolo;
    rules.schweine.mode = SchweineMode::Off;
    rules.schweine.above = List::new(Rank::Ten);
    rules.solos = VLN.solos;
    rules.vorbehalt_order = VLN.vorbehalt_order;
    rules
}

fn with_armut() -> RuleSet {
    let mut rules = plain();
    rules.armut.mode = ArmutMode::Exchange;
    rules.armut.max_trumps = 3;
    rules
}

fn with_throws() -> RuleSet {
    let mut rules = plain();
    rules.throwing.conditions = List::of(&[ThrowCondition::Kings(5)], ThrowCondition::Kings(0));
    rules
}

fn with_schweine(mut rules: RuleSet) -> RuleSet {
    rules.schweine.mode = SchweineMode::Vorbehalt;
    rules
}

fn vorbehalte() -> Vec<Said> {
    let word = Word::Vorbehalt;
    Seat::ALL.map(|seat| Said { seat, word }).to_vec()
}

#[test]
fn hands_are_of_the_classes_that_the_rules_know() {
    let has = |rules: &RuleSet| {
        let budget = Budget::new();
        let known = known(rules, &[], &budget);
        [ARMUT, THROW, SCHWEINE].map(|class| known.may_have(class))
    };
    assert_eq!(has(&plain()), [false; 3]);
    assert_eq!(has(&with_armut()), [true, false, false]);
    assert_eq!(has(&with_throws()), [false, true, false]);
    assert_eq!(has(&with_schweine(plain())), [false, false, true]);
    let mut before_all = with_throws();
    before_all.throwing.rank = ThrowRank::BeforeSolo;
    assert_eq!(has(&before_all), [false; 3]);
}

/// Not everybody has few trumps, and not everybody the one pair that there is.
#[test]
fn not_every_hand_is_poor_or_has_schweine() {
    let said = vorbehalte();
    let all = |rules: &RuleSet| {
        let budget = Budget::new();
        let known = known(rules, &said, &budget);
        let all: Vec<Classes> = known.all_classes().collect();
        assert!(known.may_go_together(all[0]));
        let last = all[all.len() - 1];
        (all.len(), known.may_go_together(last))
    };
    assert_eq!(all(&with_armut()), (16, false));
    assert_eq!(all(&with_schweine(plain())), (16, false));
    assert_eq!(all(&with_throws()), (16, true));
}

/// What is left of an Armut is told of who declared Schweine, where ♦A count only then.
#[test]
fn what_is_left_is_told_of_who_declared_schweine() {
    let mut rules = with_schweine(with_armut());
    let mut said = vorbehalte();
    let declared = |rules: &RuleSet, said: &[Said]| {
        let budget = Budget::new();
        let known = known(rules, said, &budget);
        Seat::ALL.map(|seat| {
            let mut all = known.all_classes();
            all.any(|it| known.class_of(seat, it).unwrap_or_default() & DECLARED != 0)
        })
    };
    let pair = |seat, rank| Said {
        seat,
        word: Word::Schweine(rank),
    };
    said.push(pair(Seat::First, Rank::Ten));
    said.push(pair(Seat::Third, Rank::Ace));
    assert_eq!(declared(&rules, &said), [false; 4]);
    rules.armut.fox = ArmutFox::DoesNotCount;
    assert_eq!(declared(&rules, &said), [false, false, true, false]);
    assert_eq!(declared(&rules, &said[..5]), [false; 4]);
}

/// Which class is looked for first after these answers of a seat, by who has both ♣Q.
#[test]
fn answers_say_what_is_likely() {
    let first = |rules: &RuleSet, answers: &str, hochzeiter: bool| {
        let mut said = vorbehalte();
        let seat = Seat::Second;
        said.extend(answers.chars().map(|it| Said {
            seat,
            word: if it == 'n' { Word::No } else { Word::Yes },
        }));
        let budget = Budget::new();
        let known = known(rules, &said, &budget);
        let mut ways = known.ways();
        let way = ways.find(|it| (it.queens(seat) == 2) == hochzeiter);
        let class = known.likely_classes(way.unwrap()).next().unwrap();
        class.of(seat)
    };
    let rules = with_schweine(with_armut());
    let both = ARMUT | SCHWEINE;
    let without_queens = [
        ("", 0),
        ("y", 0),
        ("n", ARMUT),
        ("ny", ARMUT),
        ("nn", both),
        ("nnn", ARMUT),
    ];
    for (answers, class) in without_queens {
        assert_eq!(first(&rules, answers, false), class, "{answers}");
    }
    // A Hochzeit may be denied as well.
    let with_queens = [
        ("y", 0),
        ("n", 0),
        ("ny", 0),
        ("nn", ARMUT),
        ("nny", ARMUT),
        ("nnn", both),
    ];
    for (answers, class) in with_queens {
        assert_eq!(first(&rules, answers, true), class, "{answers}");
    }
    // Nobody is asked for a solo.
    let mut without_soli = rules;
    without_soli.solos = Solos::of(&[]);
    for (answers, class) in [("", 0), ("y", ARMUT), ("n", both), ("nn", ARMUT)] {
        assert_eq!(first(&without_soli, answers, false), class, "{answers}");
    }
    assert_eq!(first(&with_throws(), "n", false), THROW);
    assert_eq!(first(&with_armut(), "nn", false), ARMUT);
    assert_eq!(first(&plain(), "n", false), 0);
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
