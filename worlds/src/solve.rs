//! [`Problem`]: cards that are given to piles so that everything known of the piles holds.
//!
//! Each copy of a card goes to one pile. A [`Sum`] bounds how many cards of some kinds, or how
//! many Augen, some piles have together. Kinds that no bound tells apart are one group, so that
//! numbers are looked for, and not cards. Bounds narrow each other until a number is certain or
//! there is none, or until some hands need more cards than there are for them; where they say no
//! more, a number is tried, then the lower and the higher ones.
//! So a solution is found, or it is shown that there is none, or the budget is spent.

mod hall;
mod net;
mod problem;
#[cfg(test)]
mod tests;

use doko_engine::{Budget, CardSet};

use net::Net;
pub(crate) use problem::{All, Measure, Piles, Problem, Spent, Sum};

/// What each pile gets.
pub(crate) type Contents = Vec<CardSet>;

impl Problem {
    /// One solution, if there is any.
    pub(crate) fn solve(&self, budget: &Budget) -> Result<Option<Contents>, Spent> {
        let mut found = None;
        let mut take = |contents: &[CardSet]| {
            found = Some(contents.to_vec());
            false
        };
        self.search(
            &mut self.sums.clone(),
            &self.either,
            true,
            budget,
            &mut take,
        )?;
        Ok(found)
    }

    /// Visits the solutions one by one, until `visit` says that it is enough.
    pub(crate) fn each(
        &self,
        budget: &Budget,
        visit: &mut dyn FnMut(&[CardSet]) -> bool,
    ) -> Result<(), Spent> {
        self.search(&mut self.sums.clone(), &self.either, false, budget, visit)?;
        Ok(())
    }

    /// Whether the search goes on.
    fn search(
        &self,
        sums: &mut All,
        either: &[Vec<All>],
        in_groups: bool,
        budget: &Budget,
        visit: &mut dyn FnMut(&[CardSet]) -> bool,
    ) -> Result<bool, Spent> {
        if self.asks_too_much(sums) {
            return Ok(true);
        }
        let Some(mut net) = Net::of(self, sums, either, in_groups) else {
            return Ok(true);
        };
        if !net.narrow(budget)? {
            return Ok(true);
        }
        let Some((first, others)) = either.split_first() else {
            return net.search(budget, visit);
        };
        let before = sums.len();
        for all in first {
            sums.extend(all);
            let goes_on = self.search(sums, others, in_groups, budget, visit)?;
            sums.truncate(before);
            if !goes_on {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether piles that have nothing in common have to have more together than there is. That
    /// shows in no number alone.
    fn asks_too_much(&self, sums: &All) -> bool {
        sums.iter().enumerate().any(|(place, first)| {
            let alike = sums
                .iter()
                .skip(place)
                .filter(|it| it.measure == first.measure);
            let (mut piles, mut fewest) = (0, 0);
            for sum in alike.filter(|it| it.fewest > 0) {
                if piles & sum.piles == 0 {
                    piles |= sum.piles;
                    fewest += sum.fewest;
                }
            }
            fewest > first.measure.sum(self.cards)
        })
    }
}
