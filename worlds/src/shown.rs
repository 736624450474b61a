//! [`Shown`]: what the cards that were played, and what was declared with them, show of the
//! hands behind them.

use doko_engine::{BySeat, Card, CardSet, Game, Seat};

use crate::parts::Parts;
use crate::solve::{Problem, Sum};

/// What a record shows of the hands.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Shown {
    /// The cards that each seat has played.
    pub(crate) played: BySeat<CardSet>,
    /// The kinds that each seat holds no more, because it did not follow with them.
    pub(crate) void: BySeat<CardSet>,
    // Pairs that were declared after cards had gone over, or with a card.
    pairs: Vec<Sum>,
}

impl Shown {
    /// Takes in all cards that lie; whether they can come from hands at all: nobody lays a third
    /// copy.
    pub(crate) fn note_laid(&mut self, game: &Game) -> bool {
        self.played = BySeat::default();
        let mut plays = game.plays();
        plays.all(|(_, seat, card)| self.played.get_mut(seat).insert(card))
    }

    /// The same, and what did not follow; nobody lays a card of a class with which he did not
    /// follow before, either.
    pub(crate) fn note_plays(&mut self, game: &Game) -> bool {
        let mut void: BySeat<CardSet> = BySeat::default();
        for (place, (led, seat, card)) in game.plays().enumerate() {
            let order = game.order_after(place);
            if void.get(seat).contains(card) {
                return false;
            }
            if order.class(led) != order.class(card) {
                let kinds = void.get_mut(seat);
                *kinds = kinds.union(order.following(led));
            }
        }
        self.void = self.void.map(|seat, kinds| kinds.union(*void.get(seat)));
        self.note_laid(game)
    }

    /// Takes in that `seat` has none of these kinds any more.
    pub(crate) fn note_void(&mut self, seat: Seat, kinds: CardSet) {
        let own = self.void.get_mut(seat);
        *own = own.union(kinds);
    }

    /// Takes in that these piles have both copies of `card`.
    pub(crate) fn note_pair(&mut self, piles: u16, card: Card) {
        let pair = Sum::exactly(piles, CardSet::both(card), 2);
        if !self.pairs.contains(&pair) {
            self.pairs.push(pair);
        }
    }

    /// Demands the pairs that were declared.
    pub(crate) fn demand_pairs(&self, problem: &mut Problem) {
        problem.sums.extend(&self.pairs);
    }

    /// Demands all that is shown.
    pub(crate) fn demand(&self, parts: &Parts, problem: &mut Problem) {
        self.demand_pairs(problem);
        for seat in Seat::ALL {
            let (least, most) = self.bounds(seat, CardSet::EMPTY, CardSet::FULL);
            problem.bound(parts.held(seat), least, most);
        }
    }

    /// What the hand with which `seat` began to play has at least and at most, if so much is
    /// left of it.
    pub(crate) fn bounds(&self, seat: Seat, least: CardSet, most: CardSet) -> (CardSet, CardSet) {
        let played = *self.played.get(seat);
        let most = most.without(*self.void.get(seat));
        // More than both copies is as good as both.
        let with = |cards: CardSet| {
            played.cards().fold(cards, |mut all, card| {
                all.insert(card);
                all
            })
        };
        (with(least), with(most))
    }
}
