//! The cards of an Armut that change hands, known or not.

use super::Known;
use crate::card_set::CardSet;
use crate::replay::Said;
use crate::seat::Seat;
use crate::word::Word;

/// The cards of an exchange, of which only this is known.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Hidden {
    /// How many were pushed, and given back.
    pub count: u8,
    /// How many trumps went back, if that was told.
    pub trumps: Option<u8>,
}

/// A finished exchange.
#[derive(Clone, Copy, Debug)]
pub(super) struct Handover {
    pub(super) poor: Seat,
    pub(super) acceptor: Seat,
    /// What was pushed and what was given back; where that is hidden, nothing. Then
    /// the same cards may have gone back, which leaves the hands as they were.
    pub(super) pushed: CardSet,
    pub(super) returned: CardSet,
    pub(super) hidden: Option<Hidden>,
}

impl Handover {
    /// The hand that `seat` plays with, if this one was dealt.
    pub(super) fn played_with(&self, seat: Seat, dealt: CardSet) -> CardSet {
        let (gets, gives) = self.of(seat);
        dealt.plus(gets).unwrap_or(dealt).minus(gives)
    }

    /// The hand that was dealt to `seat`, if it plays with this one.
    pub(super) fn dealt(&self, seat: Seat, hand: CardSet) -> CardSet {
        let (gets, gives) = self.of(seat);
        hand.plus(gives).unwrap_or(hand).minus(gets)
    }

    /// What `seat` gets and what it gives, each without the cards that come back.
    fn of(&self, seat: Seat) -> (CardSet, CardSet) {
        let pushed = self.pushed.minus(self.returned);
        let returned = self.returned.minus(self.pushed);
        if seat == self.poor {
            (returned, pushed)
        } else if seat == self.acceptor {
            (pushed, returned)
        } else {
            (CardSet::EMPTY, CardSet::EMPTY)
        }
    }
}

impl Known<'_, '_> {
    /// The exchanges that are finished, in their order.
    pub(super) fn handovers(&self) -> impl Iterator<Item = Handover> {
        [0, 1].into_iter().filter_map(|place| self.handover(place))
    }

    fn handover(&self, place: usize) -> Option<Handover> {
        let said = self.record.said;
        let pushes = said.iter().filter_map(cards_pushed);
        let (poor, pushed) = pushes.into_iter().nth(place)?;
        let (acceptor, returned) = said.iter().filter_map(cards_returned).nth(place)?;
        let hidden = self.hidden.get(place).copied().flatten();
        let shown = |cards| {
            if hidden.is_some() {
                CardSet::EMPTY
            } else {
                cards
            }
        };
        Some(Handover {
            poor,
            acceptor,
            pushed: shown(pushed),
            returned: shown(returned),
            hidden,
        })
    }

    /// The cards that the poor player of the exchange at `place` pushes from `hand`
    /// and gets back, where the record hides them: all trumps among them.
    pub(super) fn hidden_pile(
        &self,
        place: usize,
        hand: impl Fn(Seat) -> CardSet,
    ) -> Option<CardSet> {
        let hidden = self.hidden.get(place).copied().flatten()?;
        let mut pushes = self.record.said.iter().filter_map(cards_pushed);
        let (poor, _) = pushes.nth(place)?;
        let hand = hand(poor);
        let trumps = hand.intersect(self.rules.normal_trumps());
        let mut pile = trumps;
        for card in hand.minus(trumps).cards() {
            if pile.len() < u32::from(hidden.count) {
                pile.insert(card);
            }
        }
        Some(pile)
    }
}

fn cards_pushed(said: &Said) -> Option<(Seat, CardSet)> {
    let Word::Push(cards) = said.word else {
        return None;
    };
    Some((said.seat, cards))
}

fn cards_returned(said: &Said) -> Option<(Seat, CardSet)> {
    let Word::Return(cards) = said.word else {
        return None;
    };
    Some((said.seat, cards))
}
