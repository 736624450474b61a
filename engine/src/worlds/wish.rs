//! [`Wish`]: what a hand is wished to be like, and how cards are given out so that it is.

use super::count::Count;
use super::demand::Demand;
use super::fill::Bins;
use super::split::Split;
use super::{Case, Way, World, Worlds};
use crate::card_set::CardSet;
use crate::list::List;
use crate::seat::BySeat;

/// What is wished of a hand as dealt, beside what was told of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) least: CardSet,
    pub(super) most: CardSet,
    pub(super) counts: List<Count, 16>,
}

/// What is wished of each hand.
pub(super) type Wishes = BySeat<Wish>;

/// Nothing is.
pub(super) const NO_WISHES: Wishes = BySeat::new([Wish::NONE; 4]);

impl Wish {
    pub(super) const NONE: Wish = Wish {
        least: CardSet::EMPTY,
        most: CardSet::FULL,
        counts: List::new(Count::NONE),
    };

    /// Wishes for a count, too. There is place for all that rules can count.
    pub(super) fn count(&mut self, count: Count) {
        let mut own = self.counts.as_mut_slice().iter_mut();
        match own.find(|own| own.measure == count.measure) {
            Some(own) => {
                own.fewest = own.fewest.max(count.fewest);
                own.most = own.most.min(count.most);
            }
            None => {
                self.counts.push(count);
            }
        }
    }

    pub(super) fn demand(&mut self, demand: &Demand) {
        let Demand { least, most, count } = *demand;
        self.least = self.least.union(least);
        self.most = self.most.intersect(most);
        if let Some(count) = count {
            self.count(count);
        }
    }
}

impl Worlds<'_, '_> {
    /// A world of this kind that fulfils `case`, and in which the hands are as they are
    /// wished to be. There is none, if the budget is not overdrawn before.
    pub(super) fn filled_as(&self, way: Way, case: &Case, wishes: &Wishes) -> Option<World> {
        let budget = self.known.budget;
        if self.known.has_exchange() {
            return self.exchanged_as(way, case, wishes);
        }
        if budget.is_overdrawn() {
            return None;
        }
        let (mut bins, split) = self.wished(way, case, wishes)?;
        let contents = split.fill(self.unseen(way)?, budget)?;
        for (bin, &held) in bins.as_mut_slice().iter_mut().zip(&contents) {
            bin.held = held;
        }
        self.world_with(way, &bins)
    }

    /// Whether it cannot be shown at once that there is no such world.
    pub(super) fn may_be_filled_as(&self, way: Way, case: &Case, wishes: &Wishes) -> bool {
        if self.known.has_exchange() {
            return self.may_be_exchanged_as(way, case, wishes);
        }
        let split = self.wished(way, case, wishes).zip(self.unseen(way));
        split.is_some_and(|((_, split), pool)| split.may_fill(pool, self.known.budget))
    }

    /// The hands that are not known, and what is known and wished of them.
    fn wished(&self, way: Way, case: &Case, wishes: &Wishes) -> Option<(Bins, Split)> {
        let bins = self.bins(way, case)?;
        let demands = self.known.demands(way.condition);
        let mut split = Split::of(bins.len());
        for (place, bin) in bins.iter().enumerate() {
            let part = 1 << place;
            let played = *self.trail(way).played.get(bin.seat);
            let wish = wishes.get(bin.seat);
            if !played.is_subset(wish.most) {
                return None;
            }
            split.hand(part, bin.size);
            split.bound(part, bin.least, bin.most);
            split.bound(part, wish.least.minus(played), wish.most.minus(played));
            let told = demands.get(bin.seat).count;
            for count in wish.counts.iter().copied().chain(told) {
                split.tally(part, count.without(played)?);
            }
        }
        Some((bins, split))
    }
}
