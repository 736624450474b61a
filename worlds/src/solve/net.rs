//! [`Net`]: how many cards of each group each pile gets, within bounds that narrow each other.

use std::cmp::Reverse;

use doko_engine::{Budget, Card, CardSet};

use super::hall::Hands;
use super::problem::{All, Measure, Piles, Problem, Spent, Sum};

/// What it takes to narrow all numbers by all bounds.
const STEPS_TO_NARROW: u32 = 4;

/// Cards that no bound tells apart.
#[derive(Debug)]
struct Group {
    cards: Vec<Card>,
}

impl Group {
    fn copies(&self) -> u16 {
        self.cards.len() as u16
    }
}

/// A bound on a sum of numbers, each with its weight.
#[derive(Debug)]
struct Bound {
    terms: Vec<(u16, u16)>,
    fewest: u16,
    most: u16,
    // Whether it is about some kinds, or about Augen, and not about all cards.
    of_kinds: bool,
}

/// The least and the most that a number can be.
type Range = (u8, u8);

/// The numbers that are looked for: for each group that of each pile.
#[derive(Debug)]
pub(super) struct Net<'p> {
    piles: &'p [(CardSet, CardSet)],
    groups: Vec<Group>,
    bounds: Vec<Bound>,
    // Of each group those of all piles, one after the other.
    ranges: Vec<Range>,
    hands: Vec<Hands>,
}

impl<'p> Net<'p> {
    /// The net of a problem with these sums; `None` if more is known of the piles than there
    /// are cards.
    pub(super) fn of(
        problem: &'p Problem,
        sums: &All,
        either: &[Vec<All>],
        in_groups: bool,
    ) -> Option<Net<'p>> {
        let piles = &problem.piles;
        let mut rest = problem.cards;
        for (least, most) in piles {
            let fits = least.is_subset(*most) && least.cards().all(|card| rest.remove(card));
            if !fits {
                return None;
            }
        }
        let is_there = |&(card, within, fewest): &(Card, Piles, u16)| {
            rest.contains(card) || problem.given(card, within) >= fewest
        };
        if !problem.within.iter().all(is_there) {
            return None;
        }
        let mut sums = sums.clone();
        let mut copies: Vec<(Card, Piles, bool)> = Vec::new();
        for card in rest.kinds() {
            let number = rest.count(card);
            let room = |(least, most): &(CardSet, CardSet)| most.count(card) - least.count(card);
            let open = (0..).zip(piles).filter(|(_, it)| room(it) > 0);
            let open = open.fold(0, |open: Piles, (pile, _)| open | 1 << pile);
            let is_plain = in_groups && piles.iter().all(|it| room(it) == 0 || room(it) >= number);
            let masks = if is_plain {
                problem.copies(card, number, open, &mut sums)?
            } else {
                problem.demand_within(card, &mut sums);
                vec![open; number as usize]
            };
            copies.extend(masks.into_iter().map(|mask| (card, mask, is_plain)));
        }
        let later = || either.iter().flatten().flatten();
        let mut groups: Vec<(Key, Group)> = Vec::new();
        let mut ranges = Vec::new();
        for (card, open, is_plain) in copies {
            let key = Key {
                card: (!is_plain).then_some(card),
                open,
                weights: sums
                    .iter()
                    .chain(later())
                    .map(|it| it.measure.of(card))
                    .collect(),
            };
            match groups.iter_mut().find(|(other, _)| *other == key) {
                Some((_, group)) => group.cards.push(card),
                None => groups.push((key, Group { cards: vec![card] })),
            }
        }
        for (key, group) in &groups {
            let copies = group.cards.len() as u8;
            for (pile, (least, most)) in (0..).zip(piles) {
                let room = |card| (most.count(card) - least.count(card)) as u8;
                let high = match key.card {
                    _ if key.open & 1 << pile == 0 => 0,
                    None => copies,
                    Some(card) => copies.min(room(card)),
                };
                ranges.push((0, high));
            }
        }
        let groups: Vec<Group> = groups.into_iter().map(|(_, group)| group).collect();
        let hands = problem.hands.iter().map(|it| Hands::new(it, groups.len()));
        let mut net = Net {
            hands: hands.collect(),
            piles,
            groups,
            bounds: Vec::new(),
            ranges,
        };
        net.bind(&sums)?;
        Some(net)
    }

    /// Takes in that every card goes somewhere, and these sums.
    fn bind(&mut self, sums: &All) -> Option<()> {
        let piles = self.piles.len();
        for (place, group) in self.groups.iter().enumerate() {
            let copies = group.copies();
            self.bounds.push(Bound {
                terms: (0..piles)
                    .map(|pile| (self.number(place, pile), 1))
                    .collect(),
                fewest: copies,
                most: copies,
                of_kinds: false,
            });
        }
        for sum in sums {
            let own = || (0..piles).filter(|pile| sum.piles & 1 << pile != 0);
            let given = own().filter_map(|pile| self.piles.get(pile));
            let given: u16 = given.map(|(least, _)| sum.measure.sum(*least)).sum();
            let weighed = self.groups.iter().enumerate().filter_map(|(place, group)| {
                let card = *group.cards.first()?;
                Some((place, sum.measure.of(card))).filter(|(_, weight)| *weight > 0)
            });
            let weighed: Vec<(usize, u16)> = weighed.collect();
            let terms = weighed.iter().copied().flat_map(|(place, weight)| {
                own().map(move |pile| ((place * piles + pile) as u16, weight))
            });
            let bound = Bound {
                terms: terms.collect(),
                fewest: sum.fewest.saturating_sub(given),
                most: sum.most.checked_sub(given)?,
                of_kinds: sum.measure != Measure::Cards(CardSet::FULL),
            };
            let mut of = weighed
                .iter()
                .copied()
                .filter(|_| matches!(sum.measure, Measure::Cards(_)));
            if let (Some((group, _)), None) = (of.next(), of.next()) {
                for hands in &mut self.hands {
                    hands.limit(group, sum.piles, (bound.fewest, bound.most));
                }
            }
            self.bounds.push(bound);
        }
        Some(())
    }

    fn number(&self, group: usize, pile: usize) -> u16 {
        (group * self.piles.len() + pile) as u16
    }

    /// Narrows all numbers by all bounds; whether they can still hold.
    pub(super) fn narrow(&mut self, budget: &Budget) -> Result<bool, Spent> {
        loop {
            budget.spend(STEPS_TO_NARROW);
            if budget.is_spent() {
                return Err(Spent);
            }
            let mut is_new = false;
            for bound in &self.bounds {
                match bound.narrow(&mut self.ranges) {
                    None => return Ok(false),
                    Some(new) => is_new |= new,
                }
            }
            if !is_new {
                return Ok(self.hands.iter().all(|it| self.may_be(it)));
            }
        }
    }

    /// Whether there are enough cards for these hands.
    fn may_be(&self, hands: &Hands) -> bool {
        let own = |piles: Piles| (0..self.piles.len()).filter(move |it| piles & 1 << it != 0);
        let given = |piles| {
            let given = own(piles).filter_map(|it| self.piles.get(it));
            given.map(|(least, _)| least.len() as u16).sum()
        };
        let range = |group, piles| {
            let numbers = own(piles).map(|it| usize::from(self.number(group, it)));
            let ranges = numbers.filter_map(|it| self.ranges.get(it));
            ranges.fold((0, 0), |(least, most), (low, high)| {
                (least + u16::from(*low), most + u16::from(*high))
            })
        };
        let copies = self.groups.iter().map(Group::copies);
        hands.may_be(copies, given, range)
    }

    /// Visits the solutions within the ranges, which are narrow already; whether it goes on.
    pub(super) fn search(
        &mut self,
        budget: &Budget,
        visit: &mut dyn FnMut(&[CardSet]) -> bool,
    ) -> Result<bool, Spent> {
        let Some((place, (low, high))) = self.open_number() else {
            return Ok(visit(&self.contents()));
        };
        let guess = self.fair_share(place).clamp(low, high);
        let below = guess
            .checked_sub(1)
            .filter(|it| *it >= low)
            .map(|it| (low, it));
        let above = (guess < high).then_some((guess + 1, high));
        let before = self.ranges.clone();
        for range in [Some((guess, guess)), below, above].into_iter().flatten() {
            if let Some(own) = self.ranges.get_mut(place) {
                *own = range;
            }
            if self.narrow(budget)? && !self.search(budget, visit)? {
                return Ok(false);
            }
            self.ranges.copy_from_slice(&before);
        }
        Ok(true)
    }

    /// The open number that is tried next: one of the bound that is nearest to be certain, of
    /// those that say more than how many cards there are; of these the narrowest, and of equal
    /// ones that of the last pile, which is small in an exchange.
    fn open_number(&self) -> Option<(usize, Range)> {
        let piles = self.piles.len();
        let range = |place: usize| {
            let range = self.ranges.get(place).copied()?;
            (range.0 < range.1).then_some((place, range))
        };
        let narrowness =
            |(place, (low, high)): &(usize, Range)| (high - low, Reverse(place % piles));
        let open = |bound: &&Bound| bound.of_kinds && !bound.holds(&self.ranges);
        let numbers = |bound: &Bound| {
            let terms = bound.terms.iter();
            terms
                .filter_map(|(place, _)| range(usize::from(*place)))
                .collect::<Vec<_>>()
        };
        let bounds = self.bounds.iter().filter(open).map(numbers);
        let nearest = bounds.min_by_key(Vec::len);
        let all = || {
            (0..self.ranges.len())
                .filter_map(range)
                .min_by_key(narrowness)
        };
        nearest.map_or_else(all, |it| it.into_iter().min_by_key(narrowness))
    }

    /// What is left of the group of this number, divided among the piles that are open.
    fn fair_share(&self, place: usize) -> u8 {
        let piles = self.piles.len();
        let group = place / piles;
        let own = self
            .ranges
            .get(group * piles..(group + 1) * piles)
            .unwrap_or_default();
        let copies = self.groups.get(group).map_or(0, |it| it.copies() as u8);
        let given: u8 = own.iter().map(|(low, _)| low).sum();
        let open = own.iter().filter(|(low, high)| low < high).count() as u8;
        let low = self.ranges.get(place).map_or(0, |(low, _)| *low);
        low + (copies.saturating_sub(given)).div_ceil(open.max(1))
    }

    /// The cards of all piles, once every number is certain.
    fn contents(&self) -> Vec<CardSet> {
        let mut contents: Vec<CardSet> = self.piles.iter().map(|(least, _)| *least).collect();
        for (group, numbers) in self.groups.iter().zip(self.ranges.chunks(self.piles.len())) {
            let mut cards = group.cards.iter().copied();
            for (pile, (number, _)) in contents.iter_mut().zip(numbers) {
                for card in cards.by_ref().take(usize::from(*number)) {
                    pile.insert(card);
                }
            }
        }
        contents
    }
}

/// What tells cards apart.
#[derive(Debug, Eq, PartialEq)]
struct Key {
    card: Option<Card>,
    open: Piles,
    weights: Vec<u16>,
}

impl Bound {
    /// The least and the most that it can add up to.
    fn reach(&self, ranges: &[Range]) -> (u16, u16) {
        let terms = self.terms.iter();
        terms.fold((0, 0), |(least, most), &(place, weight)| {
            let (low, high) = ranges.get(usize::from(place)).copied().unwrap_or_default();
            (
                least + weight * u16::from(low),
                most + weight * u16::from(high),
            )
        })
    }

    /// Whether it holds whatever the numbers are.
    fn holds(&self, ranges: &[Range]) -> bool {
        let (least, most) = self.reach(ranges);
        least >= self.fewest && most <= self.most
    }

    /// Narrows the numbers, and says whether that changed any; `None` if it cannot hold.
    fn narrow(&self, ranges: &mut [Range]) -> Option<bool> {
        let (mut least, mut most) = self.reach(ranges);
        if least > self.most || most < self.fewest {
            return None;
        }
        if least >= self.fewest && most <= self.most {
            return Some(false);
        }
        let mut is_new = false;
        for &(place, weight) in &self.terms {
            let (low, high) = ranges.get_mut(usize::from(place))?;
            let (own_least, own_most) = (weight * u16::from(*low), weight * u16::from(*high));
            // What the others leave for it at most, and what they ask of it at least.
            let room = self.most.checked_sub(least - own_least)? / weight;
            let need = self.fewest.saturating_sub(most - own_most).div_ceil(weight);
            let new_high = u16::from(*high).min(room) as u8;
            let new_low = u16::from(*low).max(need) as u8;
            if new_low > new_high {
                return None;
            }
            if (new_low, new_high) != (*low, *high) {
                least = least - own_least + weight * u16::from(new_low);
                most = most - own_most + weight * u16::from(new_high);
                (*low, *high) = (new_low, new_high);
                is_new = true;
            }
        }
        Some(is_new)
    }
}

impl Sum {
    /// Whether it holds of these piles.
    #[cfg(test)]
    pub(super) fn holds(&self, contents: &[CardSet]) -> bool {
        let own = contents.iter().enumerate();
        let own = own.filter(|(pile, _)| self.piles & 1 << pile != 0);
        let sum: u16 = own.map(|(_, cards)| self.measure.sum(*cards)).sum();
        (self.fewest..=self.most).contains(&sum)
    }
}

impl Problem {
    /// Where each of so many copies of `card` can be; `None` if there is no place for one. What
    /// cannot be said copy by copy is demanded as a sum.
    fn copies(&self, card: Card, number: u32, open: Piles, sums: &mut All) -> Option<Vec<Piles>> {
        let mut places = vec![open; number as usize];
        for &(_, piles, fewest) in self.within.iter().filter(|it| it.0 == card) {
            let given = self.given(card, piles);
            let fewest = usize::from(fewest.saturating_sub(given));
            let is_within = |it: &Piles| it & !piles == 0;
            if places.iter().filter(|it| is_within(it)).count() >= fewest {
                continue;
            }
            let may_be = |it: &Piles| it & piles != 0;
            let possible = places.iter().filter(|it| may_be(it)).count();
            let is_alike = places.iter().all(|it| Some(it) == places.first());
            if possible < fewest {
                return None;
            }
            if possible > fewest && !is_alike {
                sums.push(Sum::at_least(
                    piles,
                    CardSet::both(card),
                    fewest as u16 + given,
                ));
                continue;
            }
            for place in places.iter_mut().filter(|it| may_be(it)).take(fewest) {
                *place &= piles;
            }
        }
        places.iter().all(|it| *it != 0).then_some(places)
    }

    /// How many copies of `card` are given to these piles already.
    fn given(&self, card: Card, piles: Piles) -> u16 {
        let own = (0..).zip(&self.piles);
        let own = own.filter(|(pile, _)| piles & 1 << pile != 0);
        own.map(|(_, (least, _))| least.count(card) as u16).sum()
    }

    /// The same as sums.
    fn demand_within(&self, card: Card, sums: &mut All) {
        let own = self.within.iter().filter(|it| it.0 == card);
        sums.extend(
            own.map(|&(_, piles, fewest)| Sum::at_least(piles, CardSet::both(card), fewest)),
        );
    }
}
