//! The cards of an Armut within the round.

use super::Round;
use super::against::Objections;
use crate::armut::{Exchange, HandOver, Step, asked};
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::holding::Holding;
use crate::list::List;
use crate::options::ArmutMode;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::verdict::Reason;
use crate::word::Handed;

/// What has become of the cards of an Armut.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ArmutExchange {
    /// Whose Armut it is.
    pub poor: Seat,
    /// Who has taken the cards, if anybody has.
    pub acceptor: Option<Seat>,
    /// What was pushed, once it was.
    pub pushed: Option<CardSet>,
    /// What was given back, once it was.
    pub returned: Option<CardSet>,
}

impl Round {
    /// The hands as they are now: as dealt, or as far as an exchange has come.
    pub fn hands(&self, rules: &RuleSet) -> BySeat<Option<CardSet>> {
        match self.armut(rules) {
            None => self.hands,
            Some(armut) => self.hands.map(|seat, hand| {
                let hand = (*hand)?;
                Some(self.exchanged(armut, seat, hand))
            }),
        }
    }

    /// What `seat` has in its hand as it is now, or may have for all that is known: a
    /// hand that is not known holds no card that is seen in another one, on the table
    /// or in the claim of another seat (VORB-9).
    pub(super) fn holding_now(&self, rules: &RuleSet, seat: Seat) -> Holding {
        let dealt = self.holding(rules, seat);
        let Some(armut) = self.armut(rules) else {
            return dealt;
        };
        let size = match dealt {
            Holding::Known(hand) => return Holding::Known(self.exchanged(armut, seat, hand)),
            Holding::Among { size, .. } => size,
        };
        let mut cards = rules.deck.cards();
        for (other, hand) in self.hands.iter().filter(|&(other, _)| other != seat) {
            let seen = self.exchanged(armut, other, hand.unwrap_or_default());
            cards = cards.minus(seen);
            if hand.is_none() {
                cards = cards.without(self.claimed(rules, other));
            }
        }
        let mut taken = CardSet::EMPTY;
        for exchange in self.exchanges.iter().filter(|it| it.returned.is_none()) {
            let pushed = exchange.pushed.unwrap_or_default();
            match exchange.acceptor {
                Some(acceptor) if acceptor == seat => taken = pushed,
                Some(_) => (),
                None => cards = cards.minus(pushed),
            }
        }
        let size = size + taken.len();
        Holding::Among { cards, size }
    }

    /// The hands with which `contract` is played: in an Armut those after the exchange.
    pub(crate) fn hands_in(&self, rules: &RuleSet, contract: Contract) -> BySeat<Option<CardSet>> {
        match contract {
            Contract::Armut { .. } => self.hands(rules),
            Contract::Normalspiel
            | Contract::StilleHochzeit { .. }
            | Contract::Hochzeit { .. }
            | Contract::Solo { .. } => self.hands,
        }
    }

    /// The `hand` of `seat` after what was exchanged so far. Cards that nobody takes go
    /// back to who pushed them.
    fn exchanged(
        &self,
        (poor, second): (Seat, Option<Seat>),
        seat: Seat,
        hand: CardSet,
    ) -> CardSet {
        let step = self.exchange_step(poor, second);
        let after = |exchange: &Exchange, poor, hand| {
            if step == Step::Refused(poor) {
                hand
            } else {
                exchange.hand(poor, seat, hand)
            }
        };
        let [first, next] = &self.exchanges;
        let hand = after(first, poor, hand);
        second.map_or(hand, |second| after(next, second, hand))
    }

    /// The Armuten that are handled, and what has become of their cards.
    pub fn handled_armuten(&self, rules: &RuleSet) -> impl Iterator<Item = ArmutExchange> {
        let (poor, second) = self.armut(rules).unzip();
        let [first, next] = self.exchanges;
        let all = [(poor, first), (second.flatten(), next)];
        all.into_iter().filter_map(|(poor, exchange)| {
            let Exchange {
                pushed,
                refused: _,
                acceptor,
                returned,
            } = exchange;
            Some(ArmutExchange {
                poor: poor?,
                acceptor,
                pushed,
                returned,
            })
        })
    }

    /// What comes next in the exchange of the Armut of `poor`, and of a second one
    /// after it.
    pub(super) fn exchange_step(&self, poor: Seat, second: Option<Seat>) -> Step {
        let [first, next] = &self.exchanges;
        let step = first.step(poor, &asked(poor, |seat| Some(seat) != second));
        let (Step::Done, Some(second)) = (step, second) else {
            return step;
        };
        let left: List<Seat, 3> =
            asked(second, |seat| seat != poor && Some(seat) != first.acceptor);
        next.step(second, &left)
    }

    /// What comes next in an exchange, if an Armut is handled.
    pub(super) fn next_step(&self, rules: &RuleSet) -> Option<Step> {
        let (poor, second) = self.armut(rules)?;
        Some(self.exchange_step(poor, second))
    }

    /// Whether it is for `seat` to hand over cards in this way.
    pub(super) fn is_to_hand_over(&self, rules: &RuleSet, seat: Seat, handed: Handed) -> bool {
        let due = match handed {
            Handed::Pushed(_) => Step::Push(seat),
            Handed::Returned(_) => Step::Return(seat),
        };
        self.next_step(rules) == Some(due)
    }

    /// Which cards `seat` may hand over now, if it is to hand over some and its hand is known.
    pub fn hand_over(&self, rules: &RuleSet, seat: Seat) -> Option<HandOver> {
        let step = self.next_step(rules)?;
        let Holding::Known(hand) = self.holding_now(rules, seat) else {
            return None;
        };
        if step == Step::Push(seat) {
            Some(rules.pushable(hand, self.has_schweine(seat)))
        } else if step == Step::Return(seat) {
            let pushed = self.picked_up(seat).len();
            Some(rules.returnable(hand, pushed, self.kept(rules, seat)))
        } else {
            None
        }
    }

    /// What speaks against cards that `seat` hands over.
    pub(super) fn object_to_handing_over(
        &self,
        rules: &RuleSet,
        seat: Seat,
        handed: Handed,
        objections: &mut Objections,
    ) {
        if !has_exchange(rules, objections) {
            return;
        }
        if !self.is_to_hand_over(rules, seat, handed) {
            let rule = match handed {
                Handed::Pushed(_) => Rule::Arm4,
                Handed::Returned(_) => Rule::Arm7,
            };
            objections.note(true, Reason::NotAsked, rule);
            return;
        }
        let holding = self.holding_now(rules, seat);
        objections.take(match handed {
            Handed::Pushed(cards) => rules.push_faults(holding, self.has_schweine(seat), cards),
            Handed::Returned(cards) => {
                let kept = self.kept(rules, seat);
                rules.return_faults(holding, self.picked_up(seat), kept, cards)
            }
        });
    }

    /// What speaks against an answer of `seat` to whether it takes the cards.
    pub(super) fn object_to_answer(
        &self,
        rules: &RuleSet,
        seat: Seat,
        objections: &mut Objections,
    ) {
        if has_exchange(rules, objections) {
            let asked = self.next_step(rules) == Some(Step::Answer(seat));
            objections.note(!asked, Reason::AnswerOutOfOrder, Rule::Arm5);
        }
    }

    /// The cards that the acceptor `seat` picked up.
    fn picked_up(&self, seat: Seat) -> CardSet {
        let mut all = self.exchanges.iter();
        let own = all.find(|it| it.acceptor == Some(seat));
        own.and_then(|it| it.pushed).unwrap_or_default()
    }

    /// The exchange that is under way, or comes next.
    pub(super) fn running_exchange(&mut self) -> &mut Exchange {
        let [first, next] = &mut self.exchanges;
        if first.returned.is_some() {
            next
        } else {
            first
        }
    }
}

/// Whether cards are exchanged in an Armut at all; notes it if not.
fn has_exchange(rules: &RuleSet, objections: &mut Objections) -> bool {
    let none = rules.armut.mode != ArmutMode::Exchange;
    objections.note(none, Reason::ArmutNotAvailable, Rule::Throw4);
    !none
}
