//! Cards given out to parts, against every way to lay a few cards; and whole decks, where
//! a sum says what there is.

mod naive;
mod whole;

use std::collections::BTreeSet;
use std::string::ToString as _;
use std::vec::Vec;

use super::*;
use naive::Drawn;

/// So many problems are drawn; about half of them can be solved.
const PROBLEMS: usize = 300;

#[test]
fn what_is_found_keeps_everything_and_what_is_there_is_found() {
    let mut drawn = Drawn::new(1);
    let mut seen = [0; 2];
    for _ in 0..PROBLEMS {
        let problem = drawn.problem();
        let all = problem.solutions();
        let found = problem.split().fill(problem.pool, &Budget::new());
        match found {
            Some(contents) => assert!(all.contains(&contents), "{problem:?}"),
            None => assert!(all.is_empty(), "{problem:?}"),
        }
        seen[usize::from(found.is_some())] += 1;
    }
    assert!(seen.iter().all(|&number| number > 80), "{seen:?}");
}

#[test]
fn lots_are_what_nothing_tells_apart() {
    let mut drawn = Drawn::new(2);
    for _ in 0..PROBLEMS {
        let problem = drawn.problem();
        if let Some((_, portions)) = problem.split().portions(problem.pool, &Budget::new()) {
            let lots: BTreeSet<_> = portions.lots().iter().map(|it| it.to_string()).collect();
            let naive: BTreeSet<_> = problem.lots().iter().map(|it| it.to_string()).collect();
            assert_eq!(lots, naive, "{problem:?}");
        }
    }
}

/// Each way to say how many cards of each lot lie in each part comes once, if every sum
/// allows it.
#[test]
fn every_way_that_the_sums_allow_comes_once() {
    let mut drawn = Drawn::new(3);
    let mut seen = [0; 3];
    for _ in 0..PROBLEMS {
        let problem = drawn.problem();
        let split = problem.split();
        let Some((_, portions)) = split.portions(problem.pool, &Budget::new()) else {
            assert!(problem.solutions().is_empty(), "{problem:?}");
            continue;
        };
        let lots = portions.lots();
        let mut visited = Vec::new();
        portions.each(&Budget::new(), &mut |shares| {
            let numbers = (0..lots.len()).map(|lot| shares.of(lot));
            visited.push(numbers.collect::<Vec<_>>());
            true
        });
        let naive = problem.numbers(lots);
        assert_eq!(visited.len(), naive.len(), "{problem:?}");
        assert_eq!(visited.into_iter().collect::<BTreeSet<_>>(), naive);
        let may = split.may_fill(problem.pool, &Budget::new());
        assert!(may || naive.is_empty(), "{problem:?}");
        seen[usize::from(may) + usize::from(!naive.is_empty())] += 1;
    }
    // What is shown at once, without trying a number, is most of what cannot be.
    assert!(seen[0] > 5 * seen[1], "{seen:?}");
    assert!(seen[2] > 80, "{seen:?}");
}

/// What a question looks at is counted, and whether it is answered rests on the count: so
/// searches that go on longer answer less.
#[test]
fn searches_take_so_many_steps() {
    let mut drawn = Drawn::new(4);
    let mut taken = [0; 3];
    for _ in 0..PROBLEMS {
        let problem = drawn.problem();
        let split = problem.split();
        let [asked, filled, told] = [Budget::new(), Budget::new(), Budget::new()];
        split.may_fill(problem.pool, &asked);
        split.fill(problem.pool, &filled);
        if let Some((_, portions)) = split.portions(problem.pool, &Budget::new()) {
            portions.each(&told, &mut |_| true);
        }
        for (sum, budget) in taken.iter_mut().zip([asked, filled, told]) {
            *sum += budget.spent();
        }
    }
    assert_eq!(taken, [5_108, 12_170, 54_340]);
}

#[test]
fn a_search_ends_with_its_budget() {
    let mut drawn = Drawn::new(5);
    for _ in 0..PROBLEMS {
        let problem = drawn.problem();
        let split = problem.split();
        let budget = Budget::of(2);
        budget.spend(3);
        assert_eq!(split.fill(problem.pool, &budget), None, "{problem:?}");
        let whole = Budget::new();
        if split.fill(problem.pool, &whole).is_some() {
            // What is left when the last card is laid is all that it takes.
            let enough = Budget::of(whole.spent());
            assert!(split.fill(problem.pool, &enough).is_some(), "{problem:?}");
        }
    }
}

/// More bounds or tallies than there is place for: nothing is told of the cards then.
#[test]
fn what_finds_no_place_leaves_the_answer_open() {
    let is_told = |bounds: usize, tallies: usize| {
        let mut split = Split::of(2);
        split.hand(0b01, 1);
        split.hand(0b10, 1);
        for _ in 0..bounds {
            split.bound(0b01, CardSet::EMPTY, CardSet::FULL);
        }
        for _ in 0..tallies {
            split.tally(0b10, Count::NONE);
        }
        let budget = Budget::new();
        let fills = split.may_fill("CA DJ".parse().unwrap(), &budget);
        assert_eq!(fills, !budget.is_in_doubt());
        fills
    };
    assert!(is_told(40, 0) && is_told(0, 62));
    assert!(!is_told(41, 0) && !is_told(0, 63));
    assert!(!is_told(41, 1) && !is_told(1, 63));
}
