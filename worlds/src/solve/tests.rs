use std::collections::BTreeSet;

use doko_engine::{Budget, Card, CardSet};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::*;

/// All ways to give out the cards, one by one.
fn all(problem: &Problem) -> BTreeSet<Vec<String>> {
    let mut found = BTreeSet::new();
    let cards: Vec<Card> = problem.cards.cards().collect();
    let piles = problem.piles.len();
    for mut number in 0..piles.pow(cards.len() as u32) {
        let mut contents = vec![CardSet::EMPTY; piles];
        for &card in &cards {
            contents[number % piles].insert(card);
            number /= piles;
        }
        let is_within = |(cards, (least, most)): (&CardSet, &(CardSet, CardSet))| {
            least.is_subset(*cards) && cards.is_subset(*most)
        };
        let is_there = |&(card, piles, fewest): &(Card, Piles, u16)| {
            Sum::at_least(piles, CardSet::both(card), fewest).holds(&contents)
        };
        let are_hands = |hands: &Vec<(Piles, u16)>| {
            let is_one = |&(piles, size)| Sum::exactly(piles, CardSet::FULL, size).holds(&contents);
            hands.iter().all(is_one)
        };
        let hold = |all: &All| all.iter().all(|sum| sum.holds(&contents));
        if contents.iter().zip(&problem.piles).all(is_within)
            && hold(&problem.sums)
            && problem.within.iter().all(is_there)
            && problem.hands.iter().all(are_hands)
            && problem.either.iter().all(|either| either.iter().any(hold))
        {
            found.insert(contents.iter().map(CardSet::to_string).collect());
        }
    }
    found
}

fn solutions(problem: &Problem) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut take = |contents: &[CardSet]| {
        found.push(contents.iter().map(CardSet::to_string).collect());
        true
    };
    problem.each(&Budget::new(), &mut take).unwrap();
    found
}

fn some_cards() -> impl Strategy<Value = CardSet> {
    let card = (0..Card::COUNT).prop_map(|it| Card::ALL[it]);
    prop::collection::vec(card, 0..=24).prop_map(|cards| cards.into_iter().collect())
}

fn two_cards() -> impl Strategy<Value = CardSet> {
    let card = (0..9_usize).prop_map(|it| Card::ALL[it]);
    prop::collection::vec(card, 0..=2).prop_map(|cards| cards.into_iter().collect())
}

fn sum() -> impl Strategy<Value = Sum> {
    let measure = prop_oneof![
        3 => some_cards().prop_map(Measure::Cards),
        1 => Just(Measure::Augen),
    ];
    (1..8_u16, measure, 0..4_u16, 0..5_u16).prop_map(|(piles, measure, fewest, more)| {
        let scale = if measure == Measure::Augen { 6 } else { 1 };
        Sum {
            piles,
            measure,
            fewest: fewest * scale,
            most: (fewest + more) * scale,
        }
    })
}

prop_compose! {
    fn problem()(
        cards in prop::collection::vec((0..9_usize).prop_map(|it| Card::ALL[it]), 0..=8),
        least in (0..9_usize).prop_map(|it| Card::ALL[it]),
        held in any::<bool>(),
        within in prop::collection::vec((two_cards(), 1..8_u16), 0..=2),
        sizes in prop::option::of((0..4_u16, 0..4_u16)),
        most in prop::collection::vec(prop_oneof![Just(CardSet::FULL), some_cards()], 3),
        sums in prop::collection::vec(sum(), 0..=3),
        either in prop::collection::vec(
            prop::collection::vec(prop::collection::vec(sum(), 1..=2), 1..=2), 0..=1),
    ) -> Problem {
        let mut problem = Problem::new(cards.into_iter().collect(), 3);
        for (pile, most) in most.into_iter().enumerate() {
            problem.bound(1 << pile, CardSet::EMPTY, most);
        }
        if held {
            problem.bound(1, [least].into_iter().collect(), CardSet::FULL);
        }
        for (cards, piles) in within {
            problem.bound(piles, cards.intersect(problem.cards), CardSet::FULL);
        }
        if let Some((one, other)) = sizes {
            let rest = (problem.cards.len() as u16).saturating_sub(one + other);
            problem.hands(vec![(1, one), (2, other), (4, rest)]);
            problem.hands(vec![(0b011, one + other), (0b100, rest)]);
        }
        problem.sums.extend(sums);
        problem.either = either;
        problem
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_found_is_all_that_there_is(problem in problem()) {
        let all = all(&problem);
        let found = solutions(&problem);
        let different: BTreeSet<Vec<String>> = found.iter().cloned().collect();
        prop_assert_eq!(&different, &all);
        if problem.either.is_empty() {
            prop_assert_eq!(found.len(), all.len(), "each once");
        }
        let one = problem.solve(&Budget::new()).unwrap();
        let one = one.map(|it| it.iter().map(CardSet::to_string).collect::<Vec<_>>());
        prop_assert_eq!(one.is_some(), !all.is_empty());
        prop_assert!(one.is_none_or(|it| all.contains(&it)));
    }
}

#[test]
fn twenty_six_trumps_need_three_hands() {
    let trumps: CardSet = "HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT DK D9".parse().unwrap();
    let mut problem = Problem::new(CardSet::FULL, 4);
    for pile in 0..4 {
        problem
            .sums
            .push(Sum::exactly(1 << pile, CardSet::FULL, 12));
    }
    let may_lack = |piles: Piles| {
        let mut problem = problem.clone();
        problem.sums.push(Sum::at_most(piles, trumps, 0));
        problem.solve(&Budget::new()).unwrap().is_some()
    };
    assert!(may_lack(1) && !may_lack(0b11));
    let poor = |piles: &[Piles]| {
        let mut problem = problem.clone();
        let few = piles.iter().map(|&it| Sum::at_most(it, trumps, 3));
        problem.sums.extend(few);
        problem.solve(&Budget::new()).unwrap().is_some()
    };
    assert!(poor(&[1, 2]) && !poor(&[1, 2, 4]));
}

#[test]
fn a_budget_that_is_spent_is_no_answer() {
    let problem = Problem::new(CardSet::FULL, 4);
    assert_eq!(problem.solve(&Budget::of(1)), Err(Spent));
}
