//! Several soli: who bids highest plays (AUC-1 to AUC-4).
//!
//! A solo that is named at once brings its final bid along. Who has only said yes
//! to a solo bids in turn, higher than an earlier seat and at least as high as a
//! later one stands, until all others have passed.

use super::Round;
use super::stance::{Bidding, HIGHEST, Stance};
use crate::options::SoloConflict;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::word::Category;

/// Where a seat stands among all: the place of its Vorbehalt, then its bid, then
/// its seat. The lower one prevails.
pub(super) type Rank = (u8, u8, Seat);

/// The rank of a bid at a place. Of equal bids that of the earlier seat goes before
/// (AUC-2).
pub(super) const fn rank(place: u8, bid: u8, seat: Seat) -> Rank {
    (place, HIGHEST.saturating_sub(bid), seat)
}

impl Round {
    /// Whether soli of this place are bid for.
    pub(super) fn is_auction(rules: &RuleSet, place: u8) -> bool {
        let solo = matches!(
            super::stance::category_at(rules, place),
            Some(Category::Pflichtsolo | Category::Lustsolo | Category::Solo)
        );
        solo && rules.solo_conflict == SoloConflict::Auction
    }

    /// The lowest and the highest bid with which `seat` can end at `place`.
    pub(super) fn bids(&self, rules: &RuleSet, seat: Seat, place: u8) -> (u8, u8) {
        if !Round::is_auction(rules, place) {
            return (0, 0);
        }
        match *self.stances.get(seat) {
            Stance::Unnamed {
                bid,
                bidding: Bidding::Out,
                ..
            }
            | Stance::Named { bid: Some(bid), .. } => (bid, bid),
            Stance::Unnamed {
                bid,
                bidding: Bidding::In,
                ..
            } => (bid, HIGHEST),
            Stance::Named { bid: None, .. } | Stance::Silent | Stance::Gesund => (0, HIGHEST),
        }
    }

    /// The bid with which the leading `seat` gets the game at `place`, if that is
    /// certain.
    pub(super) fn winning_bid(&self, rules: &RuleSet, seat: Seat, place: u8) -> Option<u8> {
        let (low, high) = self.bids(rules, seat, place);
        let unnamed = matches!(self.stances.get(seat), Stance::Unnamed { .. });
        let over = unnamed && !self.is_contested(rules, seat, rank(place, low, seat));
        (low == high || over).then_some(low)
    }

    /// Whether another seat can still come before `own`.
    fn is_contested(&self, rules: &RuleSet, seat: Seat, own: Rank) -> bool {
        let mut others = Seat::ALL.into_iter().filter(|&other| other != seat);
        others.any(|other| self.best(rules, other).is_some_and(|best| best < own))
    }

    /// The least bid that `seat` may make now, if it may bid. A solo that was named
    /// at once may be bid for as its player likes.
    pub(super) fn least_bid(&self, rules: &RuleSet, seat: Seat) -> Option<u8> {
        match *self.stances.get(seat) {
            Stance::Named { bid: None, .. } => Some(0),
            Stance::Unnamed {
                affirmed: Some(place),
                bidding: Bidding::In,
                bid,
                ..
            } if Round::is_auction(rules, place) => {
                let others = Seat::ALL.into_iter().filter(|&other| other != seat);
                let standing = others.filter_map(|other| {
                    let in_it = self.possible(rules, other).contains(place);
                    let (low, _) = self.bids(rules, other, place);
                    let spoken = self.has_spoken(other);
                    (in_it && spoken).then_some(rank(place, low, other))
                });
                let best = standing.min()?;
                let over = |bid: &u8| rank(place, *bid, seat) < best;
                if over(&bid) {
                    return None; // it leads
                }
                (bid..=HIGHEST).find(over)
            }
            Stance::Silent
            | Stance::Gesund
            | Stance::Unnamed { .. }
            | Stance::Named { bid: Some(_), .. } => None,
        }
    }
}
