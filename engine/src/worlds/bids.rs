//! Bids for a solo: whether there was one to make depends on what others may have had.

use super::Known;
use crate::options::ThrowRank;
use crate::seat::Seat;
use crate::word::{Category, Word};

impl Known<'_, '_> {
    /// Whether somebody bid for a solo and others may have had what goes before any: whether
    /// there was a bid to make depends on that (AUC-1).
    pub(super) fn bids_rest_on_hands(&self) -> bool {
        let goes_before = match self.rules.vorbehalt_order.iter().next() {
            Some(Category::Hochzeit | Category::Armut) => true,
            Some(Category::Solo | Category::Pflichtsolo | Category::Lustsolo) | None => false,
        };
        self.has_bid() && (goes_before || self.throws_go_before())
    }

    /// Whether the hand of `seat` may have been one to throw in before everything, and that
    /// decides what others could say: it has said nothing, or had not when they bid.
    pub(super) fn may_throw_before_all(&self, seat: Seat) -> bool {
        let may_have_been_silent = || self.has_bid() && self.hands.get(seat).is_none();
        self.is_silent(seat) || self.throws_go_before() && may_have_been_silent()
    }

    fn has_bid(&self) -> bool {
        let mut said = self.record.said.iter();
        said.any(|it| matches!(it.word, Word::Bid(_) | Word::Pass))
    }

    fn throws_go_before(&self) -> bool {
        let throwing = &self.rules.throwing;
        throwing.rank == ThrowRank::BeforeSolo && !throwing.conditions.is_empty()
    }
}
