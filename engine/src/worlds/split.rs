//! Whether cards can be given out to parts of hands, where something is known of
//! several parts together.
//!
//! A hand that changed in an exchange is known in halves: what was dealt is one
//! union of parts, what is played with is another one. So bounds stand for sets of
//! parts. Kind by kind there are few ways to keep them; most often they say where
//! each copy may lie, and then it is a question of exchanges along a chain. Where
//! they say more, the ways are tried one after the other.

use super::STEPS_TO_FILL;
use super::count::{Count, Measure};
use super::matching::Matching;
use super::portions::{Portions, Shares};
use crate::budget::Budget;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::list::List;

/// The most parts that there are: five for each of two exchanges.
pub(super) const MOST_PARTS: usize = 10;

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

/// How much there is of something in these parts together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub(super) parts: Parts,
    pub(super) count: Count,
}

/// What is known of the parts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    pub(super) parts: usize,
    bounds: List<Bound, 40>,
    tallies: List<Tally, 64>,
    hands: List<Parts, 4>,
    /// Whether something found no place.
    is_full: bool,
}

/// The cards of each part.
pub(super) type Contents = [CardSet; MOST_PARTS];

/// The parts in which the copies of a kind can lie: of the first copy, and of the
/// second if there is one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Choice {
    first: Parts,
    second: Option<Parts>,
}

impl Choice {
    /// How many of the copies must lie in some parts, and how many may.
    pub(super) fn within(self, some: Parts) -> (u32, u32) {
        let both = [Some(self.first), self.second].into_iter().flatten();
        both.fold((0, 0), |(fewest, most), parts| {
            (
                fewest + u32::from(parts & !some == 0),
                most + u32::from(parts & some != 0),
            )
        })
    }

    fn lay(self, matching: &mut Matching, card: Card) -> bool {
        let second = self.second;
        matching.lay(card, self.first) && second.is_none_or(|it| matching.lay(card, it))
    }
}

const NO_CHOICE: Choice = Choice {
    first: 0,
    second: None,
};

pub(super) type Choices = List<Choice, MOST_PARTS>;

/// Where each kind can lie.
type Ways = [Choices; Card::COUNT];

impl Split {
    pub(super) const fn of(parts: usize) -> Split {
        const NOTHING: Bound = Bound {
            parts: 0,
            least: CardSet::EMPTY,
            most: CardSet::FULL,
        };
        const NO_TALLY: Tally = Tally {
            parts: 0,
            count: Count::NONE,
        };
        Split {
            parts,
            bounds: List::new(NOTHING),
            tallies: List::new(NO_TALLY),
            hands: List::new(0),
            is_full: false,
        }
    }

    /// In these parts lie at least and at most these cards.
    pub(super) fn bound(&mut self, parts: Parts, least: CardSet, most: CardSet) {
        self.is_full |= !self.bounds.push(Bound { parts, least, most });
    }

    /// In these parts lies so much.
    pub(super) fn tally(&mut self, parts: Parts, count: Count) {
        self.is_full |= !self.tallies.push(Tally { parts, count });
    }

    /// These parts are a hand of so many cards, and so are the others.
    pub(super) fn hand(&mut self, parts: Parts, size: u32) {
        self.hands.push(parts);
        self.tally(parts, Count::exactly(Measure::SIZE, size));
    }

    /// How many there are of something in some parts.
    pub(super) fn tallies(&self) -> &[Tally] {
        self.tallies.as_slice()
    }

    /// The hands, of which each part belongs to one.
    pub(super) fn hands(&self) -> &[Parts] {
        self.hands.as_slice()
    }

    /// Gives all of `pool` out; `None` if that cannot be done, or if `budget`, from which
    /// it draws, is overdrawn before.
    pub(super) fn fill(&self, pool: CardSet, budget: &Budget) -> Option<Contents> {
        let (choices, portions) = self.portions(pool, budget)?;
        let mut found = None;
        portions.each(budget, &mut |shares| {
            budget.spend(STEPS_TO_FILL);
            found = lay_all(&portions, shares, &choices, budget);
            found.is_none()
        });
        found
    }

    /// Whether it cannot be shown at once that `pool` cannot be given out.
    pub(super) fn may_fill(&self, pool: CardSet, budget: &Budget) -> bool {
        let portions = self.portions(pool, budget);
        portions.is_some_and(|(_, portions)| portions.are_possible(budget))
    }

    /// Where each kind can lie, and what that and the tallies say of numbers.
    fn portions(&self, pool: CardSet, budget: &Budget) -> Option<(Ways, Portions)> {
        let mut choices = [Choices::new(NO_CHOICE); Card::COUNT];
        for (card, choices) in Card::ALL.into_iter().zip(&mut choices) {
            *choices = self.choices(card, pool.count(card))?;
        }
        let portions = Portions::of(self, pool, &choices).filter(|_| !self.is_full);
        let steps = portions.as_ref().map_or(STEPS_TO_FILL, Portions::steps);
        budget.spend(steps);
        if portions.is_none() {
            budget.leave_open();
        }
        Some((choices, portions?))
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

/// Lays each card into a part, so many of each lot into each.
fn lay_all(
    portions: &Portions,
    shares: Shares<'_>,
    ways: &Ways,
    budget: &Budget,
) -> Option<Contents> {
    let mut contents = [CardSet::EMPTY; MOST_PARTS];
    for (lot, &kinds) in portions.lots().iter().enumerate() {
        let mut matching = Matching::of(shares.of(lot));
        // Where there is one choice only, nothing has to be tried.
        for (card, choices) in choices_of(kinds, ways) {
            if let [choice] = choices.as_slice()
                && !choice.lay(&mut matching, card)
            {
                return None;
            }
        }
        let matching = choose(matching, kinds, ways, budget)?;
        for (card, part) in matching.laid() {
            contents.get_mut(part)?.insert(card);
        }
    }
    Some(contents)
}

/// Lays those of `kinds` that have several choices; `None` if that cannot be done, or if
/// `budget` is overdrawn before.
fn choose(matching: Matching, kinds: CardSet, ways: &Ways, budget: &Budget) -> Option<Matching> {
    let mut open = choices_of(kinds, ways);
    let Some((card, choices)) = open.find(|(_, it)| it.len() > 1) else {
        return Some(matching);
    };
    choices.iter().find_map(|&choice| {
        if budget.is_overdrawn() {
            return None;
        }
        budget.spend(1);
        let mut next = matching;
        let others = kinds.without(CardSet::both(card));
        (choice.lay(&mut next, card))
            .then(|| choose(next, others, ways, budget))
            .flatten()
    })
}

fn choices_of(kinds: CardSet, ways: &Ways) -> impl Iterator<Item = (Card, &Choices)> {
    let all = Card::ALL.into_iter().zip(ways);
    all.filter(move |(card, _)| kinds.contains(*card))
}

#[cfg(test)]
mod tests;
