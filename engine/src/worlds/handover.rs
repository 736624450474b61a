//! The cards of an Armut that change hands, known or not.

use super::Known;
use crate::action::{Piles, Said};
use crate::card_set::CardSet;
use crate::deal::Deal;
use crate::replay::uncovered;
use crate::seat::Seat;
use crate::word::Word;

/// What is known of an exchange some of whose cards are not.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Hidden {
    /// How many cards were pushed, if the record does not say which.
    pub pushed: Option<u8>,
    /// How many were given back, if the record does not say which.
    pub returned: Option<u8>,
    /// How many trumps went back, if that was told.
    pub trumps: Option<u8>,
}

/// One way how everything can be.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct World {
    /// The hands as dealt.
    pub deal: Deal,
    // What went over where the record does not say it.
    pub(super) piles: [Piles; 2],
}

/// Cards that change hands, as far as they are known.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Pile {
    These(CardSet),
    SoMany(u8),
}

impl Pile {
    pub(super) fn len(self) -> u32 {
        match self {
            Pile::These(cards) => cards.len(),
            Pile::SoMany(number) => u32::from(number),
        }
    }

    /// The cards, if they are named; else what is taken for them.
    fn or(self, cards: Option<CardSet>) -> CardSet {
        match self {
            Pile::These(cards) => cards,
            Pile::SoMany(_) => cards.unwrap_or_default(),
        }
    }
}

/// An exchange, as far as it has come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handover {
    pub(super) poor: Seat,
    pub(super) pushed: Pile,
    /// Who took the cards, and at which place among the words.
    pub(super) acceptor: Option<(Seat, usize)>,
    /// What went back, and at which place among the words.
    pub(super) returned: Option<(Pile, usize)>,
    /// How many trumps went back, if that was told and the cards are not named.
    pub(super) trumps: Option<u32>,
}

impl Handover {
    /// Whether cards went over that are not named.
    pub(super) fn is_hidden(&self) -> bool {
        let hidden = |pile: Pile| matches!(pile, Pile::SoMany(_));
        hidden(self.pushed) || self.returned.is_some_and(|(pile, _)| hidden(pile))
    }

    /// Whether it has changed the hand of `seat`.
    pub(super) fn concerns(&self, seat: Seat) -> bool {
        seat == self.poor || self.acceptor.is_some_and(|(acceptor, _)| acceptor == seat)
    }

    /// What `seat` gets and what it gives so far, each without the cards that come
    /// back.
    fn of(&self, seat: Seat, piles: &Piles) -> (CardSet, CardSet) {
        let all_pushed = self.pushed.or(piles.pushed);
        let all_returned = self
            .returned
            .map_or(CardSet::EMPTY, |(pile, _)| pile.or(piles.returned));
        let pushed = all_pushed.minus(all_returned);
        let returned = all_returned.minus(all_pushed);
        if seat == self.poor {
            (returned, pushed)
        } else if self.concerns(seat) {
            (pushed, returned)
        } else {
            (CardSet::EMPTY, CardSet::EMPTY)
        }
    }
}

impl Known<'_, '_> {
    /// The exchanges in which cards were pushed, in their order.
    pub(super) fn handovers(&self) -> impl Iterator<Item = Handover> {
        [0, 1].into_iter().filter_map(|place| self.handover(place))
    }

    /// Whether cards were pushed.
    pub(super) fn has_exchange(&self) -> bool {
        self.handovers().next().is_some()
    }

    /// Whether cards that are not named have changed the hand of `seat`.
    pub fn hides_a_hand(&self, seat: Seat) -> bool {
        self.handovers()
            .any(|it| it.is_hidden() && it.concerns(seat))
    }

    pub(super) fn handover(&self, place: usize) -> Option<Handover> {
        let all = || (0..).zip(self.record.said);
        let hidden = self
            .hidden
            .get(place)
            .copied()
            .flatten()
            .unwrap_or_default();
        let pile = |cards, number| match number {
            Some(number) => Pile::SoMany(number),
            None => Pile::These(cards),
        };
        let mut pushes = all().filter_map(|(at, said)| Some((at, cards_pushed(said)?)));
        let (start, (poor, pushed)) = pushes.nth(place)?;
        let end = pushes.next().map_or(usize::MAX, |(at, _)| at);
        let within = |at: usize| start < at && at < end;
        let mut accepted = all().filter(|&(at, said)| within(at) && said.word == Word::Accept);
        let mut returned = all()
            .filter(|&(at, _)| within(at))
            .filter_map(|(at, said)| {
                let cards = cards_returned(said)?;
                Some((pile(cards, hidden.returned), at))
            });
        Some(Handover {
            poor,
            pushed: pile(pushed, hidden.pushed),
            acceptor: accepted.next().map(|(at, said)| (said.seat, at)),
            returned: returned.next(),
            trumps: hidden
                .trumps
                .map(u32::from)
                .filter(|_| hidden.returned.is_some()),
        })
    }

    /// The hand that `seat` plays with, if it is known.
    pub(super) fn hand(&self, seat: Seat) -> Option<CardSet> {
        let dealt = *self.hands.get(seat);
        let dealt = dealt.filter(|_| !self.hides_a_hand(seat))?;
        Some(self.handovers().fold(dealt, |hand, handover| {
            exchanged(hand, handover.of(seat, &Piles::default()))
        }))
    }

    /// What `seat` holds in `world` once everything was said, and no card lies.
    pub(super) fn held(&self, world: &World, seat: Seat) -> CardSet {
        let all = self.handovers().zip(&world.piles);
        all.fold(*world.deal.hands().get(seat), |hand, (handover, piles)| {
            exchanged(hand, handover.of(seat, piles))
        })
    }

    /// The cards that `poor` pushed, where they are known.
    pub(super) fn pushed_by(&self, poor: Seat, world: Option<&World>) -> CardSet {
        let piles = |place: usize| world.and_then(|it| it.piles.get(place)?.pushed);
        let mut all = (0..).zip(self.handovers());
        let own = all.find(|(_, it)| it.poor == poor);
        own.map_or(CardSet::EMPTY, |(place, it)| it.pushed.or(piles(place)))
    }

    /// The cards that lie on the table, pushed and not taken, where the record names
    /// them.
    pub(super) fn on_offer(&self) -> CardSet {
        let offered = self.handovers().filter(|it| it.acceptor.is_none());
        offered.fold(CardSet::EMPTY, |all, it| {
            all.plus(it.pushed.or(None)).unwrap_or(all)
        })
    }

    /// What was said in `world`, with all cards that went over.
    pub fn words(&self, world: World) -> impl Iterator<Item = Said> {
        uncovered(self.record.said, self.piles(&world))
    }

    /// The cards that went over in `world` where the record does not name them. Where
    /// nothing went over in it yet, these could have: all trumps first where they
    /// are pushed, and as many as was told where they go back.
    pub(super) fn piles(&self, world: &World) -> [Piles; 2] {
        let trumps = self.rules.normal_trumps();
        let mut hands = *world.deal.hands();
        let mut all = [Piles::default(); 2];
        for ((place, piles), given) in (0..).zip(&mut all).zip(&world.piles) {
            let Some(handover) = self.handover(place) else {
                return all;
            };
            let number = handover.pushed.len();
            let poor = hands.get_mut(handover.poor);
            let pushed = given
                .pushed
                .unwrap_or_else(|| some_of(*poor, trumps, number, number));
            let pushed = handover.pushed.or(Some(pushed));
            *poor = poor.minus(pushed);
            piles.pushed = matches!(handover.pushed, Pile::SoMany(_)).then_some(pushed);
            let Some(((acceptor, _), (pile, _))) = handover.acceptor.zip(handover.returned) else {
                return all;
            };
            let hand = hands.get_mut(acceptor);
            *hand = hand.plus(pushed).unwrap_or(*hand);
            let told = handover.trumps.unwrap_or_default();
            let returned = given
                .returned
                .unwrap_or_else(|| some_of(*hand, trumps, told, pile.len()));
            let returned = pile.or(Some(returned));
            *hand = hand.minus(returned);
            piles.returned = matches!(pile, Pile::SoMany(_)).then_some(returned);
        }
        all
    }
}

/// A hand that gets and gives these cards.
fn exchanged(hand: CardSet, (gets, gives): (CardSet, CardSet)) -> CardSet {
    hand.plus(gets).unwrap_or(hand).minus(gives)
}

/// So many cards of a hand: first so many trumps, then Fehl, then what is left.
fn some_of(hand: CardSet, trumps: CardSet, first: u32, number: u32) -> CardSet {
    let mut cards = CardSet::EMPTY;
    let fehl = hand.without(trumps);
    let piles = [
        (hand.intersect(trumps), first),
        (fehl, number),
        (hand, number),
    ];
    for (kinds, limit) in piles {
        for card in kinds.cards() {
            if cards.len() < limit.min(number) && cards.count(card) < hand.count(card) {
                cards.insert(card);
            }
        }
    }
    cards
}

fn cards_pushed(said: &Said) -> Option<(Seat, CardSet)> {
    let Word::Push(cards) = said.word else {
        return None;
    };
    Some((said.seat, cards))
}

fn cards_returned(said: &Said) -> Option<CardSet> {
    let Word::Return(cards) = said.word else {
        return None;
    };
    Some(cards)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Contract;
    use crate::order::CardOrder;

    #[test]
    fn some_of_a_hand_are_so_many_trumps_then_fehl_then_what_is_left() {
        let trumps = CardOrder::of(Contract::Normalspiel).trumps();
        let some = |hand: &str, first, number| {
            let found = some_of(hand.parse().unwrap(), trumps, first, number);
            (found.len(), found.intersect(trumps).len())
        };
        assert_eq!(some("DJ DJ DQ CA CT SK", 3, 3), (3, 3));
        assert_eq!(some("DJ DJ DQ CA CT SK", 1, 3), (3, 1));
        assert_eq!(some("DJ DJ DQ CA CT SK", 0, 3), (3, 0));
        assert_eq!(some("DJ DJ CA", 5, 2), (2, 2));
        assert_eq!(some("DJ DJ DQ CA", 0, 3), (3, 2));
        assert_eq!(some("CA CA DJ", 1, 3), (3, 1));
        assert_eq!(some("CA DJ", 1, 3), (2, 1));
    }
}
