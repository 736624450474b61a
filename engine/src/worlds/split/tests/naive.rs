//! Small problems, and everything that can be said of them by laying each card everywhere.

use super::super::super::portions::Numbers;
use super::*;
use crate::draw::Draw;

/// What the cards are drawn from: all ranks, some of them twice, in two suits and more.
const KINDS: &str = "CA CT CK CQ C9 SA SK HT DA DJ";

/// A few cards, and what is known of the parts in which they lie.
#[derive(Clone, Debug)]
pub(super) struct Problem {
    parts: usize,
    pub(super) pool: CardSet,
    hands: Vec<(Parts, u32)>,
    bounds: Vec<Bound>,
    tallies: Vec<Tally>,
}

/// Where the copies of a kind lie.
type Places = Vec<usize>;

pub(super) struct Drawn(Draw);

impl Drawn {
    pub(super) fn new(seed: u64) -> Drawn {
        Drawn(Draw(seed))
    }

    /// Something is known of cards that were given out; half of the time it is known a
    /// little wrong.
    pub(super) fn problem(&mut self) -> Problem {
        let parts = 3 + self.0.below(3);
        let kinds = KINDS.parse::<CardSet>().unwrap();
        let cards = [8, 7, 6][parts - 3];
        let mut pool = CardSet::EMPTY;
        while pool.len() < cards {
            let at = self.0.below(10);
            pool.insert(kinds.kinds().nth(at).unwrap());
        }
        let mut lies = [CardSet::EMPTY; MOST_PARTS];
        for card in pool.cards() {
            lies[self.0.below(parts)].insert(card);
        }
        let mut problem = Problem {
            parts,
            pool,
            hands: Vec::new(),
            bounds: Vec::new(),
            tallies: Vec::new(),
        };
        let hands: &[Parts] = match (parts, self.0.below(4)) {
            (_, 0) => &[],
            (3, _) => &[0b001, 0b010, 0b100],
            (4, _) => &[0b0011, 0b0100, 0b1000],
            (_, _) => &[0b0_0101, 0b0_1010, 0b1_0000],
        };
        problem.hands = hands.iter().map(|&it| (it, of(&lies, it).len())).collect();
        for _ in 0..self.0.below(4) {
            let bound = self.bound(&problem, &lies);
            problem.bounds.push(bound);
        }
        for _ in 0..self.0.below(4) {
            let tally = self.tally(&problem, &lies);
            problem.tallies.push(tally);
        }
        problem
    }

    fn some_parts(&mut self, problem: &Problem) -> Parts {
        if !problem.hands.is_empty() && self.0.below(2) == 0 {
            return problem.hands[self.0.below(problem.hands.len())].0;
        }
        let all = (1 << problem.parts) - 1;
        1 + Parts::try_from(self.0.below(all)).unwrap()
    }

    fn bound(&mut self, problem: &Problem, lies: &Contents) -> Bound {
        let parts = self.some_parts(problem);
        let content = of(lies, parts);
        let (mut least, mut most) = (CardSet::EMPTY, content);
        for card in content.cards() {
            if self.0.below(3) == 0 {
                least.insert(card);
            }
        }
        for card in problem.pool.cards() {
            if self.0.below(3) > 0 {
                most.insert(card);
            }
        }
        if self.0.below(8) == 0 {
            let others = problem.pool.kinds().next();
            least = others.map_or(least, |card| least.union(CardSet::both(card)));
        }
        Bound { parts, least, most }
    }

    fn tally(&mut self, problem: &Problem, lies: &Contents) -> Tally {
        let parts = self.some_parts(problem);
        let measure = if self.0.below(2) == 0 {
            Measure::Augen
        } else {
            let kinds = problem.pool.kinds().filter(|_| self.0.below(2) == 0);
            let kinds = kinds.fold(CardSet::EMPTY, |all, it| all.union(CardSet::both(it)));
            Measure::Cards(kinds)
        };
        let number = measure.of(of(lies, parts));
        let scale = if measure == Measure::Augen { 4 } else { 1 };
        let mut step = || u32::try_from(self.0.below(2)).unwrap() * scale;
        let (less, more) = (step(), step());
        let wrong = if self.0.below(4) == 0 { 1 + scale } else { 0 };
        let count = Count {
            measure,
            fewest: (number + wrong).saturating_sub(less),
            most: number + wrong + more,
        };
        Tally { parts, count }
    }
}

/// What lies in these parts together.
fn of(contents: &Contents, parts: Parts) -> CardSet {
    let own = (0..MOST_PARTS).filter(|it| parts & 1 << it != 0);
    own.fold(CardSet::EMPTY, |all, part| {
        all.plus(contents[part]).unwrap()
    })
}

impl Problem {
    pub(super) fn split(&self) -> Split {
        let mut split = Split::of(self.parts);
        for &(hand, size) in &self.hands {
            split.hand(hand, size);
        }
        for bound in &self.bounds {
            split.bound(bound.parts, bound.least, bound.most);
        }
        for tally in &self.tallies {
            split.tally(tally.parts, tally.count);
        }
        split
    }

    /// What is counted, the cards of hands among it.
    fn counted(&self) -> Vec<Tally> {
        let hands = self.hands.iter().map(|&(parts, size)| Tally {
            parts,
            count: Count::exactly(Measure::SIZE, size),
        });
        hands.chain(self.tallies.iter().copied()).collect()
    }

    /// All that can be done with the copies of a kind by what lies where at least and at
    /// most.
    fn places(&self, card: Card) -> Vec<Places> {
        let parts = 0..self.parts;
        let all: Vec<Places> = match self.pool.count(card) {
            0 => [Vec::new()].into(),
            1 => parts.map(|it| [it].into()).collect(),
            _ => parts
                .flat_map(|one| (one..self.parts).map(move |other| [one, other].into()))
                .collect(),
        };
        let keeps = |places: &Places| {
            self.bounds.iter().all(|it| {
                let number = within(places, it.parts);
                it.least.count(card) <= number && number <= it.most.count(card)
            })
        };
        all.into_iter().filter(keeps).collect()
    }

    /// Every way to give the cards out.
    pub(super) fn solutions(&self) -> Vec<Contents> {
        let mut all = [[CardSet::EMPTY; MOST_PARTS]].to_vec();
        for card in Card::ALL {
            let places = self.places(card);
            let laid = all.iter().flat_map(|contents| {
                places.iter().map(|places| {
                    let mut contents = *contents;
                    for &part in places {
                        assert!(contents[part].insert(card));
                    }
                    contents
                })
            });
            all = laid.collect();
        }
        let counted = self.counted();
        all.retain(|contents| {
            counted.iter().all(|it| {
                let number = it.count.measure.of(of(contents, it.parts));
                it.count.fewest <= number && number <= it.count.most
            })
        });
        all
    }

    /// Kinds that are counted together whatever is counted.
    pub(super) fn lots(&self) -> Vec<CardSet> {
        let counted = self.counted();
        let mut lots: Vec<(Vec<u32>, CardSet)> = Vec::new();
        for card in self.pool.kinds() {
            let one: CardSet = core::iter::once(card).collect();
            let told = counted.iter().map(|it| it.count.measure.of(one));
            let told: Vec<u32> = told.collect();
            let own = self.pool.intersect(CardSet::both(card));
            match lots.iter_mut().find(|it| it.0 == told) {
                Some((_, lot)) => *lot = lot.union(own),
                None => lots.push((told, own)),
            }
        }
        lots.into_iter().map(|it| it.1).collect()
    }

    /// How many cards of some kinds lie in some parts at least and at most, kind by kind.
    fn range(&self, kinds: CardSet, parts: Parts) -> (u32, u32) {
        kinds.kinds().fold((0, 0), |(fewest, most), card| {
            let places = self.places(card);
            let numbers = || places.iter().map(|it| within(it, parts));
            let least = numbers().min().unwrap_or_default();
            (fewest + least, most + numbers().max().unwrap_or_default())
        })
    }

    /// How many cards of each of these lots each part can take, as far as sums tell.
    pub(super) fn numbers(&self, lots: &[CardSet]) -> BTreeSet<Vec<Numbers>> {
        let mut all = [Vec::new()].to_vec();
        for &lot in lots {
            let own = self.numbers_of(lot);
            let longer = all.iter().flat_map(|numbers: &Vec<Numbers>| {
                own.iter().map(|it| [numbers.as_slice(), &[*it]].concat())
            });
            all = longer.collect();
        }
        let counted = self.counted();
        let keeps = |numbers: &Vec<Numbers>| {
            counted.iter().all(|it| {
                let mut cards = 0;
                let mut number = 0;
                for (&lot, numbers) in lots.iter().zip(numbers) {
                    let own = self.sum(numbers, it.parts);
                    let card: CardSet = lot.kinds().take(1).collect();
                    number += own * it.count.measure.of(card);
                    if let Measure::Cards(kinds) = it.count.measure {
                        cards += own * u32::from(!lot.intersect(kinds).is_empty());
                    }
                }
                let bound = match it.count.measure {
                    Measure::Cards(kinds) => self.range(self.pool.intersect(kinds), it.parts),
                    Measure::Augen => (0, 0),
                };
                it.count.fewest <= number
                    && number <= it.count.most
                    && bound.0 <= cards
                    && cards <= bound.1
            })
        };
        all.into_iter().filter(keeps).collect()
    }

    /// The same of one lot: by where each kind may lie, of parts alone and, where these are
    /// few, of several together.
    fn numbers_of(&self, lot: CardSet) -> Vec<Numbers> {
        let mut all: Vec<Numbers> = [[0; MOST_PARTS]].to_vec();
        for part in 0..self.parts {
            let more = all.iter().flat_map(|numbers| {
                (0..=u8::try_from(lot.len()).unwrap()).map(move |number| {
                    let mut numbers = *numbers;
                    numbers[part] = number;
                    numbers
                })
            });
            all = more.collect();
        }
        let unions =
            (1..1 << self.parts).filter(|it: &Parts| self.parts < 5 || it.is_power_of_two());
        let ranges: Vec<_> = unions.map(|it| (it, self.range(lot, it))).collect();
        all.retain(|numbers| {
            self.sum(numbers, Parts::MAX) == lot.len()
                && ranges.iter().all(|&(parts, (fewest, most))| {
                    let number = self.sum(numbers, parts);
                    fewest <= number && number <= most
                })
        });
        all
    }

    fn sum(&self, numbers: &Numbers, parts: Parts) -> u32 {
        let own = (0..self.parts).filter(|it| parts & 1 << it != 0);
        own.map(|part| u32::from(numbers[part])).sum()
    }
}

/// How many of these places are in some parts.
fn within(places: &Places, parts: Parts) -> u32 {
    let own = places.iter().filter(|&it| parts & 1 << it != 0);
    u32::try_from(own.count()).unwrap()
}
