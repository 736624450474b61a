//! Several soli: who bids highest plays (AUC-1 to AUC-4), and of equal ones the solo that option
//! `solo.rank` names first.
//!
//! A solo that is named at once brings its final bid along. Who has only said yes
//! to a solo bids in turn, higher than an earlier seat and at least as high as a
//! later one stands, until all others have passed.

use super::Round;
use super::stance::{Bidding, Declaration, HIGHEST, Stance, category_at};
use crate::options::SoloConflict;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::word::Category;

/// Where a seat stands among all: the place of its Vorbehalt, then its bid, then
/// which solo it is, then its seat. The lower one prevails.
pub(super) type Rank = (u8, u8, u8, Seat);

/// The rank of a bid for a `solo` at a place. Of equal ones that of the earlier seat goes before
/// (AUC-2).
pub(super) const fn rank(place: u8, bid: u8, solo: u8, seat: Seat) -> Rank {
    (place, HIGHEST.saturating_sub(bid), solo, seat)
}

impl Round {
    /// Whether soli stand at this place.
    fn is_of_soli(rules: &RuleSet, place: u8) -> bool {
        matches!(
            category_at(rules, place),
            Some(Category::Pflichtsolo | Category::Lustsolo | Category::Solo)
        )
    }

    /// Whether soli of this place are bid for.
    pub(super) fn is_auction(rules: &RuleSet, place: u8) -> bool {
        rules.solo_conflict == SoloConflict::Auction && Round::is_of_soli(rules, place)
    }

    /// Whether more than the seats decides among the soli of this place.
    pub(super) fn is_contest(rules: &RuleSet, place: u8) -> bool {
        Round::is_auction(rules, place)
            || !rules.solo_rank.is_empty() && Round::is_of_soli(rules, place)
    }

    /// The first and the last place in `solo.rank` of a solo with which `seat` can end at
    /// `place`. What is not listed is equal and last.
    pub(super) fn soli(&self, rules: &RuleSet, seat: Seat, place: u8) -> (u8, u8) {
        let order = &rules.solo_rank;
        if order.is_empty() || !Round::is_of_soli(rules, place) {
            return (0, 0);
        }
        let named = match *self.stances.get(seat) {
            Stance::Named { declaration, .. } => Some(declaration),
            Stance::Silent | Stance::Gesund | Stance::Unnamed { .. } => None,
        };
        let soli = rules.solos.iter().filter(|&solo| {
            let declaration = Declaration::Solo(solo);
            named.is_none_or(|named| named == declaration)
                && self.place_of(rules, seat, declaration) == place
        });
        let places = soli.map(|solo| {
            let listed = order.iter().position(|it| *it == solo);
            let place = listed.unwrap_or(order.len()) as u8;
            (place, place)
        });
        let ends = places.reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)));
        ends.unwrap_or((0, 0))
    }

    /// The lowest and the highest bid with which `seat` can end at `place`.
    pub(super) fn bids(&self, rules: &RuleSet, seat: Seat, place: u8) -> (u8, u8) {
        if !Round::is_auction(rules, place) {
            return (0, 0);
        }
        let highest = rules.announcement.levels;
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
            } => (bid, highest),
            Stance::Named { bid: None, .. } | Stance::Silent | Stance::Gesund => (0, highest),
        }
    }

    /// The bid with which the leading `seat` gets the game at `place`, if that is
    /// certain.
    pub(super) fn winning_bid(&self, rules: &RuleSet, seat: Seat, place: u8) -> Option<u8> {
        let (low, high) = self.bids(rules, seat, place);
        let unnamed = matches!(self.stances.get(seat), Stance::Unnamed { .. });
        let (_, last) = self.soli(rules, seat, place);
        let over = unnamed && !self.is_contested(rules, seat, rank(place, low, last, seat));
        (low == high || over).then_some(low)
    }

    /// Whether another seat can still come before `own`.
    fn is_contested(&self, rules: &RuleSet, seat: Seat, own: Rank) -> bool {
        let mut others = Seat::ALL.into_iter().filter(|&other| other != seat);
        others.any(|other| self.best(rules, other).is_some_and(|best| best < own))
    }

    /// The greatest bid that there is.
    pub fn greatest_bid(rules: &RuleSet) -> u8 {
        rules.announcement.levels.min(HIGHEST)
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
                // The ranks of the others, the best and the last that their soli can have.
                let others = Seat::ALL.into_iter().filter(|&other| other != seat);
                let standing = others.filter_map(|other| {
                    let in_it = self.possible(rules, other).contains(place);
                    let (low, _) = self.bids(rules, other, place);
                    let (first, last) = self.soli(rules, other, place);
                    let of = |solo| rank(place, low, solo, other);
                    (in_it && self.has_spoken(other)).then_some((of(first), of(last)))
                });
                let (best, least) =
                    standing.reduce(|one, other| (one.0.min(other.0), one.1.min(other.1)))?;
                let (first, last) = self.soli(rules, seat, place);
                if rank(place, bid, last, seat) < best {
                    return None; // it leads
                }
                (bid + 1..=rules.announcement.levels)
                    .find(|&bid| rank(place, bid, first, seat) < least)
            }
            Stance::Silent
            | Stance::Gesund
            | Stance::Unnamed { .. }
            | Stance::Named { bid: Some(_), .. } => None,
        }
    }
}
