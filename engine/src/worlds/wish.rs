//! [`Wish`]: what a hand is wished to be like, and how cards are given out so that it is.

use super::demand::Demand;
use super::fill::Bins;
use super::split::Split;
use super::{Way, Worlds};
use crate::card_set::CardSet;
use crate::list::List;

/// So many cards of some kinds: the kinds, the fewest and the most.
pub(super) type Count = (CardSet, u32, u32);

pub(super) const NO_COUNT: Count = (CardSet::EMPTY, 0, 0);

/// What is wished of a hand as dealt, beside what was told of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) least: CardSet,
    pub(super) most: CardSet,
    pub(super) counts: List<Count, 8>,
}

impl Wish {
    pub(super) const NONE: Wish = Wish {
        least: CardSet::EMPTY,
        most: CardSet::FULL,
        counts: List::new(NO_COUNT),
    };

    /// Wishes for a count, too. One that finds no place is left out: what is found is
    /// looked at anyway.
    pub(super) fn count(&mut self, (kinds, fewest, most): Count) {
        if kinds.is_empty() {
            return;
        }
        let mut own = self.counts.as_mut_slice().iter_mut();
        match own.find(|(own, _, _)| *own == kinds) {
            Some((_, least, largest)) => {
                *least = fewest.max(*least);
                *largest = most.min(*largest);
            }
            None => {
                self.counts.push((kinds, fewest, most));
            }
        }
    }

    pub(super) fn demand(&mut self, demand: &Demand) {
        let Demand { least, most, count } = *demand;
        self.least = self.least.union(least);
        self.most = self.most.intersect(most);
        self.count(count.unwrap_or(NO_COUNT));
    }
}

impl Worlds<'_, '_> {
    /// Whether anything is wished of the hands.
    pub(super) fn wishes(&self) -> bool {
        let mut wishes = self.wished.iter();
        wishes.any(|(_, it)| {
            !(it.counts.is_empty() && it.least.is_empty() && it.most == CardSet::FULL)
        })
    }

    /// Gives `pool` out so that the hands are as they are wished to be.
    pub(super) fn fill_as_wished(&self, way: Way, bins: Bins, pool: CardSet) -> Option<Bins> {
        let mut split = Split::of(bins.len());
        let all = (1 << bins.len()) - 1;
        let mut bins = bins;
        for (place, bin) in bins.iter().enumerate() {
            let part = 1 << place;
            let played = *self.trail(way).played.get(bin.seat);
            let wish = self.wished.get(bin.seat);
            if !played.is_subset(wish.most) {
                return None;
            }
            split.tally(part, CardSet::FULL, (bin.size, bin.size));
            split.bound(part, bin.least, bin.most);
            split.bound(part, wish.least.minus(played), wish.most.minus(played));
            if let Some((kinds, fewest, most)) = bin.count {
                split.tally(part, kinds, (fewest, most));
            }
            for &(kinds, fewest, most) in wish.counts.iter() {
                let shown = played.intersect(kinds).len();
                let most = most.checked_sub(shown)?;
                split.tally(part, kinds, (fewest.saturating_sub(shown), most));
            }
        }
        // What one hand has too much of, the others have too little of.
        for bin in bins.iter() {
            let told = bin.count.into_iter();
            for (kinds, _, _) in told.chain(self.wished.get(bin.seat).counts.iter().copied()) {
                let number = pool.intersect(kinds).len();
                let (fewest, most) = split.sums(kinds);
                if number < fewest || most < number {
                    return None;
                }
                split.tally(all, kinds, (number, number));
            }
        }
        let contents = split.fill(pool, self.known.budget)?;
        for (bin, &held) in bins.as_mut_slice().iter_mut().zip(&contents) {
            bin.held = held;
        }
        Some(bins)
    }
}
