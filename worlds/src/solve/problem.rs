//! [`Problem`]: cards to give out, and what is known of the piles.

use doko_engine::{Card, CardSet};

/// Some of the piles, each a bit.
pub(crate) type Piles = u16;

/// The budget was spent before an answer was found.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Spent;

/// What a sum adds up.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Measure {
    /// The cards of these kinds, copies counted.
    Cards(CardSet),
    /// The Augen of all cards.
    Augen,
}

impl Measure {
    /// What one copy of `card` adds.
    pub(super) fn of(self, card: Card) -> u16 {
        match self {
            Measure::Cards(kinds) => u16::from(kinds.contains(card)),
            Measure::Augen => u16::from(card.augen()),
        }
    }

    /// What these cards add up to.
    pub(crate) fn sum(self, cards: CardSet) -> u16 {
        match self {
            Measure::Cards(kinds) => (cards.len() - cards.without(kinds).len()) as u16,
            Measure::Augen => cards.augen(),
        }
    }
}

/// A bound on what some piles have together.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Sum {
    pub(crate) piles: Piles,
    pub(crate) measure: Measure,
    pub(crate) fewest: u16,
    pub(crate) most: u16,
}

/// Any number.
const MANY: u16 = 240;

impl Sum {
    /// The piles have at least so many cards of these kinds.
    pub(crate) const fn at_least(piles: Piles, kinds: CardSet, fewest: u16) -> Sum {
        Sum {
            piles,
            measure: Measure::Cards(kinds),
            fewest,
            most: MANY,
        }
    }

    /// The piles have at most so many cards of these kinds.
    pub(crate) const fn at_most(piles: Piles, kinds: CardSet, most: u16) -> Sum {
        Sum {
            piles,
            measure: Measure::Cards(kinds),
            fewest: 0,
            most,
        }
    }

    /// The piles have so many cards of these kinds.
    pub(crate) const fn exactly(piles: Piles, kinds: CardSet, number: u16) -> Sum {
        Sum {
            piles,
            measure: Measure::Cards(kinds),
            fewest: number,
            most: number,
        }
    }
}

impl Sum {
    /// What holds where this does not, one of these.
    pub(crate) fn otherwise(&self) -> Vec<All> {
        let fewer = self.fewest.checked_sub(1).map(|most| (0, most));
        let more = Some((self.most + 1, MANY)).filter(|_| self.most < MANY);
        let all = [fewer, more].into_iter().flatten();
        let all = all.map(|(fewest, most)| {
            vec![Sum {
                fewest,
                most,
                ..*self
            }]
        });
        all.collect()
    }
}

/// Sums of which all hold.
pub(crate) type All = Vec<Sum>;

/// Cards to give out, and what is known of the piles.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) cards: CardSet,
    /// The cards that each pile has at least and at most.
    pub(crate) piles: Vec<(CardSet, CardSet)>,
    pub(crate) sums: All,
    /// Of each of these one holds at least.
    pub(crate) either: Vec<Vec<All>>,
    /// So many copies of a card are somewhere in these piles.
    pub(crate) within: Vec<(Card, Piles, u16)>,
    /// Ways to put all piles together to hands, each with the number of its cards.
    pub(crate) hands: Vec<Vec<(Piles, u16)>>,
}

impl Problem {
    /// So many piles of which nothing is known.
    pub(crate) fn new(cards: CardSet, piles: usize) -> Problem {
        Problem {
            cards,
            piles: vec![(CardSet::EMPTY, CardSet::FULL); piles],
            sums: Vec::new(),
            either: Vec::new(),
            within: Vec::new(),
            hands: Vec::new(),
        }
    }

    /// All piles together make these hands of so many cards.
    pub(crate) fn hands(&mut self, hands: Vec<(Piles, u16)>) {
        let sizes = hands.iter();
        let sizes = sizes.map(|&(piles, size)| Sum::exactly(piles, CardSet::FULL, size));
        self.sums.extend(sizes);
        self.hands.push(hands);
    }

    /// One of these holds at least.
    pub(crate) fn one_of(&mut self, mut either: Vec<All>) {
        match (either.pop(), either.is_empty()) {
            (Some(all), true) => self.sums.extend(all),
            (last, _) => {
                either.extend(last);
                let fewer = self.either.iter().take_while(|it| it.len() <= either.len());
                self.either.insert(fewer.count(), either);
            }
        }
    }

    /// The same with each of these sums in its turn.
    pub(crate) fn with_each(&self, sums: &[Sum]) -> Vec<Problem> {
        let with = |sum: &Sum| {
            let mut problem = self.clone();
            problem.sums.push(*sum);
            problem
        };
        sums.iter().map(with).collect()
    }

    /// These piles together have at least the cards of `least`, and no more than `most`.
    pub(crate) fn bound(&mut self, piles: Piles, least: CardSet, most: CardSet) {
        let is_one = piles.count_ones() == 1;
        let own = (0..).zip(&mut self.piles);
        for (_, (own_least, own_most)) in own.filter(|(pile, _)| piles & 1 << pile != 0) {
            *own_most = own_most.intersect(most);
            if is_one {
                *own_least = own_least.union(least);
            }
        }
        if is_one {
            return;
        }
        for card in Card::ALL {
            let (fewest, most) = (least.count(card) as u16, most.count(card) as u16);
            let kind = CardSet::both(card);
            if fewest > 0 {
                self.within.push((card, piles, fewest));
            }
            if most == 1 {
                self.sums.push(Sum::at_most(piles, kind, most));
            }
        }
    }
}
