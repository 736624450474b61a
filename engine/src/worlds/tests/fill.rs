//! Cards given out to hands, against every way to do it.

use super::super::fill::{Bin, Bins, NO_BIN, fill_counted, fill_evenly, give};
use super::*;

const KINDS: &str = "CA CT CQ SA SK HT DA DJ";

/// Cards, and hands that take them.
struct Drawn {
    pool: CardSet,
    bins: Bins,
}

/// Bounds of hands to which cards were given out, half of the time a little wrong.
fn drawn(draw: &mut Draw) -> Drawn {
    let kinds: Vec<Card> = KINDS.parse::<CardSet>().unwrap().kinds().collect();
    let number = 2 + draw.below(3);
    let cards = u32::try_from([9, 8, 7][number - 2]).unwrap();
    let mut pool = CardSet::EMPTY;
    while pool.len() < cards {
        pool.insert(kinds[draw.below(kinds.len())]);
    }
    let mut held = Vec::new();
    held.resize(number, CardSet::EMPTY);
    for card in pool.cards() {
        held[draw.below(number)].insert(card);
    }
    let mut bins = Bins::new(NO_BIN);
    for (seat, held) in Seat::ALL.into_iter().zip(held) {
        let least = held.cards().filter(|_| draw.below(4) == 0);
        let least = least.fold(CardSet::EMPTY, |mut all, card| {
            all.insert(card);
            all
        });
        let more = pool.cards().filter(|_| draw.below(2) == 0);
        let mut most = more.fold(held, |mut all, card| {
            all.insert(card);
            all
        });
        if draw.below(6) == 0 {
            most.remove(kinds[draw.below(kinds.len())]);
        }
        let counted = kinds.iter().filter(|_| draw.below(2) == 0);
        let counted = counted.fold(CardSet::EMPTY, |all, &it| all.union(CardSet::both(it)));
        let number = held.intersect(counted).len();
        let less = u32::try_from(draw.below(3)).unwrap();
        let range = match draw.below(6) {
            0 => Some((number + 1, number + less)),
            1 | 2 => Some((number.saturating_sub(less), number + 1)),
            _ => None,
        };
        bins.push(Bin {
            seat,
            size: held.len(),
            least,
            most,
            count: range.map(|(fewest, most)| (counted, fewest, most)),
            held: CardSet::EMPTY,
        });
    }
    Drawn { pool, bins }
}

/// Whether this hand may have these cards.
fn takes(bin: &Bin, hand: CardSet) -> bool {
    let counts = bin.count.is_none_or(|(kinds, fewest, most)| {
        let number = hand.intersect(kinds).len();
        fewest <= number && number <= most
    });
    counts && hand.len() == bin.size && bin.least.is_subset(hand) && hand.is_subset(bin.most)
}

impl Drawn {
    /// Every way to give the cards out, by the hands.
    fn all(&self) -> Vec<Vec<CardSet>> {
        let mut empty = Vec::new();
        empty.resize(self.bins.len(), CardSet::EMPTY);
        let mut all = [empty].to_vec();
        for card in self.pool.kinds() {
            let mut next: Vec<Vec<CardSet>> = Vec::new();
            for hands in &all {
                for places in places(hands.len(), self.pool.count(card)) {
                    let mut hands = hands.clone();
                    for at in places {
                        hands[at].insert(card);
                    }
                    let mut bins = hands.iter().zip(self.bins.iter());
                    if bins.all(|(it, bin)| it.len() <= bin.size && it.is_subset(bin.most)) {
                        next.push(hands);
                    }
                }
            }
            all = next;
        }
        all.retain(|hands| {
            let mut bins = hands.iter().zip(self.bins.iter());
            bins.all(|(it, bin)| takes(bin, *it))
        });
        all
    }

    /// What each seat got, in one part or two.
    fn hands(&self, bins: &Bins) -> Vec<CardSet> {
        let of = |seat| {
            let own = bins.iter().filter(|it| it.seat == seat);
            own.fold(CardSet::EMPTY, |all, it| all.plus(it.held).unwrap())
        };
        self.bins.iter().map(|it| of(it.seat)).collect()
    }
}

/// Where so many copies can lie.
fn places(number: usize, copies: u32) -> Vec<Vec<usize>> {
    match copies {
        1 => (0..number).map(|it| [it].into()).collect(),
        _ => (0..number)
            .flat_map(|one| (one..number).map(move |other| [one, other].into()))
            .collect(),
    }
}

#[test]
fn a_way_is_found_if_there_is_one() {
    let mut draw = Draw(1);
    let mut seen = [0; 2];
    let mut taken = 0;
    for _ in 0..400 {
        let drawn = drawn(&mut draw);
        let all = drawn.all();
        let budget = Budget::new();
        let first = CardSet::both(Card::CA).union(CardSet::both(Card::HT));
        let filled = fill_counted(&drawn.bins, drawn.pool, first, &budget);
        let hands = filled.map(|bins| drawn.hands(&bins));
        match &hands {
            Some(hands) => assert!(all.contains(hands)),
            None => assert!(all.is_empty()),
        }
        seen[usize::from(hands.is_some())] += 1;
        taken += budget.spent();
        let nothing_left = Budget::of(2);
        nothing_left.spend(3);
        let is_counted = drawn.bins.iter().any(|it| it.count.is_some());
        let filled = fill_counted(&drawn.bins, drawn.pool, first, &nothing_left);
        assert!(filled.is_none() || !is_counted);
    }
    assert!(seen.iter().all(|&number| number > 80), "{seen:?}");
    assert_eq!(taken, 8_208);
}

/// Whatever is wished for first, the first hand has as much of it as there is room for.
#[test]
fn the_first_hand_gets_what_is_given_out_first() {
    let mut draw = Draw(2);
    let mut seen = 0;
    for _ in 0..300 {
        let mut drawn = drawn(&mut draw);
        for bin in drawn.bins.as_mut_slice() {
            bin.count = None;
            bin.most = CardSet::FULL;
            bin.least = CardSet::EMPTY;
        }
        let first: CardSet = "CA CA SA SA DA DA".parse().unwrap();
        let filled = fill_counted(&drawn.bins, drawn.pool, first, &Budget::new());
        let filled = filled.unwrap();
        let mut left = drawn.pool.intersect(first).len();
        for bin in filled.iter() {
            let most = left.min(bin.size);
            assert_eq!(bin.held.intersect(first).len(), most);
            left -= most;
            seen += most;
        }
    }
    assert!(seen > 300);
}

#[test]
fn every_way_comes_once() {
    let mut draw = Draw(3);
    let mut seen = [0; 2];
    for _ in 0..300 {
        let mut drawn = drawn(&mut draw);
        let all = drawn.all();
        let mut given = Vec::new();
        let mut asked = 0;
        let mut bins = drawn.bins;
        let goes_on = give(&mut bins, drawn.pool, &mut |bins| {
            match bins {
                Some(bins) => given.push(drawn.hands(bins)),
                None => asked += 1,
            }
            true
        });
        assert!(goes_on && asked > 0);
        assert_eq!(given.len(), all.len());
        assert!(all.iter().all(|it| given.contains(it)));
        seen[usize::from(all.is_empty())] += 1;
        // Whoever has seen enough is not asked again.
        let mut visits = 0;
        let enough = asked / 2;
        give(&mut drawn.bins, drawn.pool, &mut |bins| {
            assert!(visits <= enough);
            visits += usize::from(bins.is_none());
            visits <= enough
        });
    }
    assert!(seen.iter().all(|&number| number > 80), "{seen:?}");
}

#[test]
fn cards_given_out_evenly_lie_evenly() {
    let lots = ["CA CA CT CT CQ CQ", "SA SA SK SK", "HT HT DA DA DJ DJ"];
    let lots = lots.map(|it| it.parse::<CardSet>().unwrap());
    let mut draw = Draw(4);
    let mut seen = [0; 2];
    for _ in 0..300 {
        let mut drawn = drawn(&mut draw);
        for bin in drawn.bins.as_mut_slice() {
            bin.count = None;
        }
        let all = drawn.all();
        let mut bins = drawn.bins;
        let filled = fill_evenly(bins.as_mut_slice(), drawn.pool, lots.into_iter());
        assert_eq!(filled, !all.is_empty());
        assert!(!filled || all.contains(&drawn.hands(&bins)));
        seen[usize::from(filled)] += 1;
        // Where everybody may have everything, nobody has two more of a lot than another one
        // with room.
        let size = drawn.pool.len() / u32::try_from(bins.len()).unwrap();
        for bin in drawn.bins.as_mut_slice() {
            (bin.size, bin.least, bin.most) = (size, CardSet::EMPTY, CardSet::FULL);
        }
        let number = usize::try_from(size).unwrap() * bins.len();
        let pool: CardSet = drawn.pool.cards().take(number).collect();
        let mut bins = drawn.bins;
        assert!(fill_evenly(bins.as_mut_slice(), pool, lots.into_iter()));
        let of_lot = |bin: &Bin| bin.held.intersect(lots[0]).len();
        let numbers: Vec<u32> = bins.iter().map(of_lot).collect();
        assert!(numbers.iter().max().unwrap() - numbers.iter().min().unwrap() <= 1);
    }
    assert!(seen.iter().all(|&number| number > 5), "{seen:?}");
}
