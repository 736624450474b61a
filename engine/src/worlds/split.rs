//! Whether cards can be given out to parts of hands, where something is known of
//! several parts together.
//!
//! A hand that changed in an exchange is known in halves: what was dealt is one
//! union of parts, what is played with is another one. So bounds stand for sets of
//! parts. Kind by kind there are few ways to keep them; most often they say where
//! each copy may lie, and then it is a question of exchanges along a chain. Where
//! they say more, the ways are tried one after the other.

use super::STEPS_TO_FILL;
use super::matching::{Matching, NOWHERE};
use crate::budget::Budget;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::list::List;

/// The most parts that there are: five for each of two exchanges.
pub(super) const MOST_PARTS: usize = 10;

/// The most parts once they are taken apart by what is counted.
pub(super) const MOST_PLACES: usize = 32;

/// A set of parts, a bit for each.
pub(super) type Parts = u16;

/// What lies in these parts together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bound {
    pub(super) parts: Parts,
    /// The cards that are there at least.
    pub(super) least: CardSet,
    /// The cards that are there at most, copies counted.
    pub(super) most: CardSet,
}

/// How many cards of some kinds lie in these parts together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub(super) parts: Parts,
    pub(super) kinds: CardSet,
    pub(super) fewest: u32,
    pub(super) most: u32,
}

/// What is known of the parts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    pub(super) parts: usize,
    bounds: List<Bound, 40>,
    tallies: List<Tally, 24>,
}

/// The cards of each part.
pub(super) type Contents = [CardSet; MOST_PARTS];

/// The parts in which the copies of a kind can lie: of the first copy, and of the
/// second if there is one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Choice {
    first: Parts,
    second: Option<Parts>,
}

impl Choice {
    /// How many of the copies must lie in `part`, and how many may.
    fn within(self, part: Parts) -> (u32, u32) {
        let both = [Some(self.first), self.second].into_iter().flatten();
        both.fold((0, 0), |(fewest, most), parts| {
            (
                fewest + u32::from(parts == part),
                most + u32::from(parts & part != 0),
            )
        })
    }
}

const NO_CHOICE: Choice = Choice {
    first: 0,
    second: None,
};

type Choices = List<Choice, MOST_PARTS>;

/// Some kinds within a part.
#[derive(Clone, Copy, Debug)]
struct Place {
    part: usize,
    kinds: CardSet,
    /// The fewest and the most cards of these kinds that can lie there.
    fewest: u32,
    most: u32,
}

type Places = List<Place, MOST_PLACES>;

impl Split {
    pub(super) const fn of(parts: usize) -> Split {
        const NOTHING: Bound = Bound {
            parts: 0,
            least: CardSet::EMPTY,
            most: CardSet::FULL,
        };
        const NO_TALLY: Tally = Tally {
            parts: 0,
            kinds: CardSet::EMPTY,
            fewest: 0,
            most: 0,
        };
        Split {
            parts,
            bounds: List::new(NOTHING),
            tallies: List::new(NO_TALLY),
        }
    }

    /// In these parts lie at least and at most these cards.
    pub(super) fn bound(&mut self, parts: Parts, least: CardSet, most: CardSet) {
        self.bounds.push(Bound { parts, least, most });
    }

    /// In these parts lie so many cards of these kinds.
    pub(super) fn tally(&mut self, parts: Parts, kinds: CardSet, (fewest, most): (u32, u32)) {
        self.tallies.push(Tally {
            parts,
            kinds,
            fewest,
            most,
        });
    }

    /// How many cards of these kinds all parts take at least and at most, as far as is
    /// said of each alone.
    pub(super) fn sums(&self, kinds: CardSet) -> (u32, u32) {
        (0..self.parts).fold((0, 0), |(fewest, most), part| {
            let own = self.tallies.iter().filter(|it| it.parts == 1 << part);
            let counted = own.clone().filter(|it| it.kinds == kinds);
            let least = counted
                .clone()
                .map(|it| it.fewest)
                .max()
                .unwrap_or_default();
            let sizes = own.filter(|it| it.kinds == CardSet::FULL);
            let largest = counted.chain(sizes).map(|it| it.most).min();
            (
                fewest + least,
                most.saturating_add(largest.unwrap_or(u32::MAX)),
            )
        })
    }

    /// Gives all of `pool` out; `None` if that cannot be done, or if `budget`, from which
    /// it draws, is overdrawn before.
    pub(super) fn fill(&self, pool: CardSet, budget: &Budget) -> Option<Contents> {
        let mut choices = [Choices::new(NO_CHOICE); Card::COUNT];
        for (card, choices) in Card::ALL.into_iter().zip(&mut choices) {
            *choices = self.choices(card, pool.count(card))?;
        }
        let Some(places) = self.places(pool, &choices) else {
            budget.leave_open();
            return None;
        };
        let mut found = None;
        self.numbers(&places, budget, &mut |numbers| {
            budget.spend(STEPS_TO_FILL);
            found = place(&places, numbers, &choices, budget);
            found.is_none()
        });
        found
    }

    /// Where the copies of `card` can lie; `None` if they cannot.
    fn choices(&self, card: Card, copies: u32) -> Option<Choices> {
        let mut anywhere: Parts = (1 << self.parts) - 1;
        let mut close: List<(Parts, u32, u32), 40> = List::new((0, 0, 0));
        for bound in self.bounds.iter() {
            let least = bound.least.count(card);
            let most = bound.most.count(card);
            if least > copies.min(most) {
                return None;
            }
            if most == 0 {
                anywhere &= !bound.parts;
            } else if least == copies {
                anywhere &= bound.parts;
            } else if least > 0 || most < copies {
                close.push((bound.parts, least, most));
            }
        }
        let mut choices = Choices::new(NO_CHOICE);
        match copies {
            0 => {}
            1 => {
                choices.push(Choice {
                    first: anywhere,
                    second: None,
                });
            }
            _ if close.is_empty() => {
                choices.push(Choice {
                    first: anywhere,
                    second: Some(anywhere),
                });
            }
            _ => cover(anywhere, &close, &mut choices),
        }
        (copies == 0 || choices.iter().any(|it| it.first != 0)).then_some(choices)
    }

    /// The parts, taken apart by the kinds that are counted in them; `None` if these are
    /// too many places.
    fn places(&self, pool: CardSet, choices: &[Choices; Card::COUNT]) -> Option<Places> {
        let mut places = Places::new(Place {
            part: 0,
            kinds: CardSet::EMPTY,
            fewest: 0,
            most: 0,
        });
        for part in 0..self.parts {
            let mut own: List<CardSet, 8> = List::new(CardSet::EMPTY);
            own.push(CardSet::FULL);
            let tallies = self.tallies.iter();
            for tally in tallies.filter(|it| it.parts & 1 << part != 0) {
                let whole = own;
                own = List::new(CardSet::EMPTY);
                for kinds in whole.iter() {
                    for some in [kinds.intersect(tally.kinds), kinds.without(tally.kinds)] {
                        if !some.intersect(pool).is_empty() && !own.push(some) {
                            return None;
                        }
                    }
                }
            }
            for &kinds in own.iter() {
                let of_kinds = Card::ALL.into_iter().zip(choices);
                let of_kinds = of_kinds.filter(|(card, _)| kinds.contains(*card));
                let (fewest, most) = of_kinds.fold((0, 0), |(fewest, most), (_, choices)| {
                    let all = || choices.iter().map(|it| it.within(1 << part));
                    let least = all().map(|(least, _)| least).min().unwrap_or_default();
                    let largest = all().map(|(_, most)| most).max().unwrap_or_default();
                    (fewest + least, most + largest)
                });
                let is_placed = places.push(Place {
                    part,
                    kinds,
                    fewest,
                    most,
                });
                if !is_placed {
                    return None;
                }
            }
        }
        Some(places)
    }

    /// All ways to say how many cards each place takes, until `visit` says that it
    /// is enough or `budget` is overdrawn.
    fn numbers(
        &self,
        places: &Places,
        budget: &Budget,
        visit: &mut impl FnMut(&[u8; MOST_PLACES]) -> bool,
    ) {
        let mut numbers = [0; MOST_PLACES];
        self.number(places, &mut numbers, 0, &mut |numbers| {
            budget.spend(1);
            !budget.is_overdrawn() && numbers.is_none_or(&mut *visit)
        });
    }

    /// The same from the place `next` on; `visit` is asked at every step with nothing.
    fn number(
        &self,
        places: &Places,
        numbers: &mut [u8; MOST_PLACES],
        next: usize,
        visit: &mut impl FnMut(Option<&[u8; MOST_PLACES]>) -> bool,
    ) -> bool {
        let Some(place) = places.get(next) else {
            return visit(Some(numbers));
        };
        if !visit(None) {
            return false;
        }
        let Place {
            mut fewest,
            mut most,
            ..
        } = *place;
        for tally in self.tallies.iter().filter(|it| it.counts(place)) {
            let laid = places.iter().zip(numbers.iter()).take(next);
            let laid = laid.filter(|(it, _)| tally.counts(it));
            let sum: u32 = laid.map(|(_, &number)| u32::from(number)).sum();
            let room = self.room(tally, places, next + 1);
            most = most.min(tally.most.saturating_sub(sum));
            fewest = fewest.max(tally.fewest.saturating_sub(sum + room));
        }
        for number in (fewest..=most).rev() {
            if let Some(entry) = numbers.get_mut(next) {
                *entry = u8::try_from(number).unwrap_or(u8::MAX);
            }
            if !self.number(places, numbers, next + 1, visit) {
                return false;
            }
        }
        true
    }
}

impl Split {
    /// How many cards of a tally the places from this one on take at most, by what is
    /// said of each part alone.
    fn room(&self, tally: &Tally, places: &Places, from: usize) -> u32 {
        let later = || places.iter().skip(from).filter(|it| tally.counts(it));
        (0..self.parts).fold(0, |room, part| {
            let own = later().filter(|it| it.part == part);
            let own: u32 = own.map(|it| it.most).sum();
            let bounds = self
                .tallies
                .iter()
                .filter(|it| it.parts == 1 << part && tally.kinds.is_subset(it.kinds));
            room + bounds.map(|it| it.most).fold(own, u32::min)
        })
    }
}

impl Tally {
    fn counts(&self, place: &Place) -> bool {
        self.parts & 1 << place.part != 0 && place.kinds.is_subset(self.kinds)
    }
}

/// All ways to lay two copies of a kind that keep these bounds, as few choices in
/// which each copy may lie anywhere, whatever becomes of the other one.
fn cover(anywhere: Parts, bounds: &[(Parts, u32, u32)], choices: &mut Choices) {
    let all = move || {
        (0..MOST_PARTS)
            .map(|part| 1 << part)
            .filter(move |it: &Parts| anywhere & it != 0)
    };
    let keeps = |one: Parts, other: Parts| {
        bounds.iter().all(|&(parts, least, most)| {
            let number = u32::from(parts & one != 0) + u32::from(parts & other != 0);
            least <= number && number <= most
        })
    };
    let grown = |with: Parts| {
        let fits = |it: &Parts| {
            all()
                .filter(|other| with & other != 0)
                .all(|other| keeps(*it, other))
        };
        all().filter(fits).fold(0, |parts, it| parts | it)
    };
    for one in all() {
        for other in all().filter(|&other| keeps(one, other)) {
            let covered = choices.iter().any(|it| {
                let lies = |first: Parts, second: Parts| {
                    it.first & first != 0 && it.second.is_some_and(|parts| parts & second != 0)
                };
                lies(one, other) || lies(other, one)
            });
            if !covered {
                let first = grown(other);
                choices.push(Choice {
                    first,
                    second: Some(grown(first)),
                });
            }
        }
    }
}

/// Lays each card into a place, so many into each.
fn place(
    places: &Places,
    numbers: &[u8; MOST_PLACES],
    choices: &[Choices; Card::COUNT],
    budget: &Budget,
) -> Option<Contents> {
    let mut matching = Matching::of(*numbers);
    // Where there is one choice only, nothing has to be tried.
    for (card, choices) in Card::ALL.into_iter().zip(choices) {
        if let [choice] = choices.as_slice()
            && !lay(&mut matching, places, card, *choice)
        {
            return None;
        }
    }
    let matching = choose(matching, places, choices, 0, budget)?;
    let mut contents = [CardSet::EMPTY; MOST_PARTS];
    for (card, at) in matching.laid() {
        let part = places.get(at).map_or(NOWHERE, |it| it.part);
        contents.get_mut(part)?.insert(card);
    }
    Some(contents)
}

/// Lays the kinds that have several choices, from this one on; `None` if that cannot
/// be done, or if `budget` is overdrawn before.
fn choose(
    matching: Matching,
    places: &Places,
    choices: &[Choices; Card::COUNT],
    from: usize,
    budget: &Budget,
) -> Option<Matching> {
    let mut open = Card::ALL.into_iter().zip(choices).enumerate().skip(from);
    let Some((kind, (card, choices_of_kind))) = open.find(|(_, (_, it))| it.len() > 1) else {
        return Some(matching);
    };
    choices_of_kind.iter().find_map(|&choice| {
        if budget.is_overdrawn() {
            return None;
        }
        budget.spend(1);
        let mut next = matching;
        lay(&mut next, places, card, choice)
            .then(|| choose(next, places, choices, kind + 1, budget))
            .flatten()
    })
}

fn lay(matching: &mut Matching, places: &Places, card: Card, choice: Choice) -> bool {
    let of_kind = |parts: Parts| {
        let all = (0..).zip(places.iter());
        let fits = all.filter(|(_, it)| parts & 1 << it.part != 0 && it.kinds.contains(card));
        fits.fold(0_u32, |mask, (at, _)| mask | 1 << at)
    };
    let Choice { first, second } = choice;
    matching.lay(card, of_kind(first))
        && second.is_none_or(|second| matching.lay(card, of_kind(second)))
}
