//! One deal of a kind: what the hands that are not known may hold, and cards given out so.

use super::demand::Demand;
use super::fill::{Bin, Bins, NO_BIN, fill_counted, fill_evenly};
use super::{Case, STEPS_TO_FILL, Way, World, Worlds};
use crate::action::Piles;
use crate::card::{Card, Class};
use crate::card_set::CardSet;
use crate::deal::Deal;
use crate::seat::{BySeat, Seat};

impl Worlds<'_, '_> {
    /// A world of this kind that fulfils `case`, if the cards can be given out so that
    /// everything is legal that was answered; kinds of `first` early, if that is no matter
    /// of an exchange. There is none once the budget is overdrawn.
    pub(super) fn world(&self, way: Way, case: &Case, first: CardSet) -> Option<World> {
        let plain = self.filled(way, case, first)?;
        if self.has_answer() {
            self.answered(plain, way, case)
        } else {
            Some(plain)
        }
    }

    /// The same, whatever was answered.
    pub(super) fn filled(&self, way: Way, case: &Case, first: CardSet) -> Option<World> {
        if self.known.has_exchange() {
            return self.exchange(way, case, None);
        }
        if self.known.budget.is_overdrawn() {
            return None;
        }
        let bins = self.bins(way, case)?;
        let pool = self.unseen(way)?;
        let filled = fill_counted(&bins, pool, first, self.known.budget)?;
        self.world_with(way, &filled)
    }

    /// A world of this kind in which the hands that are not known have about as much of
    /// each class, whatever was answered; the hand of `seat` has the first choice.
    pub(super) fn filled_evenly(&self, way: Way, seat: Seat) -> Option<World> {
        if self.known.has_exchange() || self.known.budget.is_overdrawn() {
            return None;
        }
        let order = self.trail(way).order;
        let lots = Class::ALL.into_iter().map(|class| order.members(class));
        let mut bins = self.bins(way, &Case { seat, ..Case::ANY })?;
        self.known.budget.spend(STEPS_TO_FILL);
        let filled = fill_evenly(bins.as_mut_slice(), self.unseen(way)?, lots);
        let counts = filled && bins.iter().all(Bin::counts);
        counts.then(|| self.world_with(way, &bins)).flatten()
    }

    /// The world in which the hands that are not known are played as these.
    pub(super) fn world_with(&self, way: Way, bins: &Bins) -> Option<World> {
        let hands = BySeat::from_fn(|seat| match self.known.hand(seat) {
            Some(hand) => Some(hand),
            None => {
                let own = bins.iter().filter(|bin| bin.seat == seat);
                let played = *self.trail(way).played.get(seat);
                own.into_iter()
                    .try_fold(played, |hand, bin| hand.plus(bin.held))
            }
        });
        let complete = Seat::ALL.into_iter().all(|seat| hands.get(seat).is_some());
        let hands = hands.map(|_, hand| hand.unwrap_or_default());
        if self.known.has_exchange() {
            return self.exchange(way, &Case::ANY, Some(&hands));
        }
        let deal = Deal::new(self.known.rules.deck, hands);
        deal.filter(|_| complete).map(|deal| World {
            deal,
            piles: [Piles::default(); 2],
        })
    }

    /// What each hand that is not known may still hold, the hand of the case first.
    pub(super) fn bins(&self, way: Way, case: &Case) -> Option<Bins> {
        let demands = self.known.demands(way.condition);
        let mut bins = Bins::new(NO_BIN);
        for seat in (0..4).map(|steps| case.seat.after(steps)) {
            if let Some(hand) = self.known.hand(seat) {
                if !self.is_hand_of(seat, hand, way, case) {
                    return None;
                }
                continue;
            }
            let mut bin = self.bin_of(seat, demands.get(seat), way)?;
            if seat == case.seat {
                bin.least = bin.least.union(case.least);
                bin.most = bin.most.intersect(case.most);
            }
            bins.push(bin);
        }
        Some(bins)
    }

    /// Whether a hand that is known is one of this way and case.
    fn is_hand_of(&self, seat: Seat, hand: CardSet, way: Way, case: &Case) -> bool {
        let played = *self.trail(way).played.get(seat);
        let fulfils = seat != case.seat || case.allows(hand.minus(played));
        played.is_subset(hand) && hand.count(Card::CQ) == way.queens(seat) && fulfils
    }

    /// What the hand of `seat` may still hold; `None` if there is none of which this may
    /// be demanded.
    fn bin_of(&self, seat: Seat, demand: &Demand, way: Way) -> Option<Bin> {
        let size = u32::from(self.known.rules.deck.hand_size());
        let trail = self.trail(way);
        let played = *trail.played.get(seat);
        if !played.is_subset(demand.most) {
            return None;
        }
        let left = way.queens(seat).checked_sub(played.count(Card::CQ))?;
        let left: CardSet = core::iter::repeat_n(Card::CQ, left as usize).collect();
        let least = demand.least.union(*trail.pairs.get(seat)).minus(played);
        let most = CardSet::FULL.without(CardSet::both(Card::CQ)).union(left);
        let most = most.intersect(demand.most.minus(played));
        let count = match demand.count {
            None => None,
            Some(count) => {
                let (kinds, fewest, most) = count.of_cards(self.known.rules);
                let shown = played.intersect(kinds).len();
                let most = most.checked_sub(shown)?;
                Some((kinds, fewest.saturating_sub(shown), most))
            }
        };
        Some(Bin {
            seat,
            size: size.checked_sub(played.len())?,
            least: least.union(left),
            most: most.without(*trail.void.get(seat)),
            count,
            held: CardSet::EMPTY,
        })
    }

    /// The cards that nobody has seen: not played, and in no hand that is known.
    pub(super) fn unseen(&self, way: Way) -> Option<CardSet> {
        let seen = Seat::ALL
            .into_iter()
            .try_fold(CardSet::EMPTY, |seen, seat| {
                let hand = self.known.hand(seat);
                seen.plus(hand.unwrap_or(*self.trail(way).played.get(seat)))
            })?;
        let deck = self.known.rules.deck.cards();
        seen.is_subset(deck).then(|| deck.minus(seen))
    }
}
