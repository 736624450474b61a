//! What binds the parts of an exchange: the rules of it, what was dealt, said and played.

use super::super::count::{Count, Measure};
use super::super::demand::Demand;
use super::super::handover::{Handover, Pile};
use super::super::split::{Parts, Split};
use super::super::wish::Wish;
use super::super::{Case, Way, Worlds};
use super::{Hands, Part, mask};
use crate::armut::THREE;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::options::ArmutPush;
use crate::schweine::{DeclaredPair, card_of_pair};
use crate::seat::{BySeat, Seat};
use crate::word::Word;

impl Worlds<'_, '_> {
    /// What the rules of the exchange and what was told of it say (ARM-1, ARM-4).
    pub(super) fn bind_exchange(
        &self,
        place: usize,
        handover: &Handover,
        parts: &[Part],
        split: &mut Split,
    ) {
        let trumps = self.known.rules.normal_trumps();
        let pushed = mask(parts, |it| it.pushed == Some(place));
        let poor = |it: &Part| it.dealt == handover.poor;
        let kept = mask(parts, |it| poor(it) && it.pushed.is_none());
        split.bound(kept, CardSet::EMPTY, CardSet::FULL.without(trumps));
        pile(handover.pushed, pushed, split);
        self.bind_pushed(handover.pushed.len(), pushed, split);
        let Some((returned, _)) = handover.returned else {
            return;
        };
        let parts = mask(parts, |it| it.returned == Some(place));
        pile(returned, parts, split);
        if let Some(told) = handover.trumps {
            split.tally(parts, Count::exactly(Measure::Cards(trumps), told));
        }
    }

    /// What so many cards are that an Armut pushes.
    fn bind_pushed(&self, number: u32, pushed: Parts, split: &mut Split) {
        let rules = self.known.rules;
        let trumps_only = match rules.armut.push {
            ArmutPush::TrumpsOnly => true,
            ArmutPush::ExactlyThree => number > THREE,
        };
        if trumps_only {
            split.bound(pushed, CardSet::EMPTY, rules.normal_trumps());
        }
        let most = u32::from(rules.armut.max_trumps);
        if most < number {
            let trumps = Measure::Cards(rules.armut_trumps(false));
            split.tally(pushed, Count::up_to(trumps, most));
        }
    }

    /// What was dealt to `seat`.
    pub(super) fn bind_dealt(
        &self,
        seat: Seat,
        demand: &Demand,
        wish: &Wish,
        parts: &[Part],
        split: &mut Split,
    ) {
        let dealt = mask(parts, |it| it.dealt == seat);
        if dealt == 0 {
            return;
        }
        let size = u32::from(self.known.rules.deck.hand_size());
        split.hand(dealt, size);
        if let Some(hand) = *self.known.hands.get(seat) {
            split.bound(dealt, hand, hand);
            return;
        }
        split.bound(dealt, demand.least, demand.most);
        split.bound(dealt, wish.least, wish.most);
        for count in wish.counts.iter().copied().chain(demand.count) {
            split.tally(dealt, count);
        }
    }

    /// How many ♣Q were dealt to `seat`.
    pub(super) fn bind_queens(
        &self,
        seat: Seat,
        way: Way,
        parts: &[Part],
        split: &mut Split,
    ) -> Option<()> {
        let queens = way.queens(seat);
        let known = *self.known.hands.get(seat);
        if known.is_some_and(|hand| hand.count(Card::CQ) != queens) {
            return None;
        }
        let dealt = mask(parts, |it| it.dealt == seat);
        let queens: CardSet = core::iter::repeat_n(Card::CQ, queens as usize).collect();
        let others = CardSet::FULL.without(CardSet::both(Card::CQ));
        if dealt != 0 {
            split.bound(dealt, queens, others.union(queens));
        }
        Some(())
    }

    /// Where nothing is known of the two hands before an exchange, as much came back
    /// of what was pushed as can be: other cards may as well have been dealt so.
    pub(super) fn bind_plainly(&self, demands: &BySeat<Demand>, parts: &[Part], split: &mut Split) {
        let rules = self.known.rules;
        for (place, handover) in (0..).zip(self.known.handovers()) {
            let Some(((acceptor, _), (_, returned))) = handover.acceptor.zip(handover.returned)
            else {
                continue;
            };
            let said = self.known.record.said.iter().take(returned);
            let mut pairs = said.filter(|it| matches!(it.word, Word::Schweine(_)));
            let number = handover.pushed.len();
            let plain = matches!(handover.pushed, Pile::SoMany(_))
                && self.known.hands.get(handover.poor).is_none()
                && self.known.hands.get(acceptor).is_none()
                && !demands.get(acceptor).is_any()
                && pairs.all(|it| it.seat != acceptor)
                && number <= u32::from(rules.armut.max_trumps);
            let given = mask(parts, |it| {
                it.returned == Some(place) && it.pushed.is_none()
            });
            match rules.armut.push {
                ArmutPush::ExactlyThree if plain && number == THREE => {
                    split.bound(given, CardSet::EMPTY, CardSet::EMPTY);
                }
                ArmutPush::TrumpsOnly if plain => {
                    let fehl = CardSet::FULL.without(rules.normal_trumps());
                    split.bound(given, CardSet::EMPTY, fehl);
                }
                ArmutPush::ExactlyThree | ArmutPush::TrumpsOnly => (),
            }
        }
    }

    /// What `seat` plays with: what it played and still holds.
    pub(super) fn bind_held(
        &self,
        seat: Seat,
        way: Way,
        case: &Case,
        hands: Option<&Hands>,
        parts: &[Part],
        split: &mut Split,
    ) -> Option<()> {
        let trail = self.trail(way);
        let played = *trail.played.get(seat);
        let (least, most) = if case.seat == seat {
            (case.least, case.most)
        } else {
            (CardSet::EMPTY, CardSet::FULL)
        };
        if let Some(hand) = self.known.hand(seat) {
            let left = hand.minus(played);
            let fits = least.is_subset(left) && left.is_subset(most);
            return (played.is_subset(hand) && fits).then_some(());
        }
        let held = mask(parts, |it| it.held == Some(seat));
        if let Some(hands) = hands {
            let hand = *hands.get(seat);
            split.bound(held, hand, hand);
        }
        let pair = *trail.pairs.get(seat);
        let void = *trail.void.get(seat);
        let least = played.plus(least)?.union(pair);
        let most = with(played, most.without(void));
        split.bound(held, least, most);
        Some(())
    }

    /// The pairs that acceptors declared before they gave cards back, and whether
    /// they kept them.
    pub(super) fn bind_pairs(&self, way: Way, parts: &[Part], split: &mut Split) {
        let known = &self.known;
        let said = (0..).zip(known.record.said);
        for (at, said) in said.filter(|&(at, _)| known.trust.checks(at)) {
            let Word::Schweine(rank) = said.word else {
                continue;
            };
            let card = card_of_pair(Contract::Normalspiel, rank);
            let pair = card.map(CardSet::both).unwrap_or_default();
            let mut all = (0..).zip(known.handovers());
            let own = all.find(|(_, it)| it.acceptor.is_some_and(|(seat, _)| seat == said.seat));
            let holders = match own {
                Some((
                    place,
                    Handover {
                        acceptor: Some((seat, accepted)),
                        returned,
                        ..
                    },
                )) => {
                    let is_over = returned.is_some_and(|(_, returned)| returned < at);
                    mask(parts, |it| {
                        let own = it.dealt == seat;
                        let picked_up = accepted < at && it.pushed == Some(place);
                        if is_over {
                            it.held == Some(seat)
                        } else {
                            own || picked_up
                        }
                    })
                }
                Some(_) | None => mask(parts, |it| it.dealt == said.seat),
            };
            if holders != 0 {
                split.bound(holders, pair, CardSet::FULL);
            }
        }
        for (number, &DeclaredPair { seat, rank }) in (0..).zip(known.pairs_in_doubt().iter()) {
            let held = mask(parts, |it| it.held == Some(seat));
            let Some(card) = card_of_pair(Contract::Normalspiel, rank) else {
                return;
            };
            if number < way.kept {
                split.bound(held, CardSet::both(card), CardSet::FULL);
            } else if number == way.kept {
                let one: CardSet = core::iter::once(card).collect();
                let others = CardSet::FULL.without(one);
                split.bound(held, CardSet::EMPTY, others.union(one));
            }
        }
    }

    /// In each exchange either no trumps go back, or the acceptor has no Fehl left.
    pub(super) fn bind_returned(&self, mode: usize, parts: &[Part], split: &mut Split) {
        let trumps = self.known.rules.normal_trumps();
        for (place, handover) in (0..).zip(self.known.handovers()) {
            let Some((acceptor, _)) = handover.acceptor else {
                continue;
            };
            let (of, kinds) = if mode & 1 << place == 0 {
                let returned = mask(parts, |it| it.returned == Some(place));
                (returned, CardSet::FULL.without(trumps))
            } else {
                (mask(parts, |it| it.held == Some(acceptor)), trumps)
            };
            split.bound(of, CardSet::EMPTY, kinds);
        }
    }
}

fn pile(pile: Pile, parts: Parts, split: &mut Split) {
    split.tally(parts, Count::exactly(Measure::SIZE, pile.len()));
    if let Pile::These(cards) = pile {
        split.bound(parts, cards, cards);
    }
}

/// The cards of both, at most two of a kind.
fn with(cards: CardSet, more: CardSet) -> CardSet {
    let mut all = cards;
    for card in more.cards() {
        all.insert(card);
    }
    all
}
