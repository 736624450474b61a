//! The worlds of an Armut in which cards were pushed.
//!
//! Whose cards go over are dealt one hand and play with another one. Both are the
//! same few parts: what the poor player keeps, what he pushes and gets back or not,
//! what the acceptor gives, and what he keeps. What was dealt, pushed, given back,
//! or played binds some of the parts together.

use super::demand::Demand;
use super::fill::{Bin, Bins, NO_BIN};
use super::handover::{Handover, Pile, Piles};
use super::split::{Contents, MOST_PARTS, Parts, Split};
use super::{Case, Way, World, Worlds};
use crate::armut::{ArmutPush, ArmutReturn, THREE};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::deal::Deal;
use crate::list::List;
use crate::schweine::{DeclaredPair, card_of_pair};
use crate::seat::{BySeat, Seat};
use crate::word::Word;

/// Cards with one way through the exchanges.
#[derive(Clone, Copy, Debug)]
struct Part {
    dealt: Seat,
    /// Who holds them after it, if anybody does yet.
    held: Option<Seat>,
    /// The exchange in which they were pushed, and given back.
    pushed: Option<usize>,
    returned: Option<usize>,
}

const NO_PART: Part = Part {
    dealt: Seat::First,
    held: None,
    pushed: None,
    returned: None,
};

/// Who was dealt the ♣Q.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Queens {
    OfTheWay,
    Anywhere,
}

/// What everybody holds once the exchanges are over.
pub(super) type Hands = BySeat<CardSet>;

impl Worlds<'_, '_> {
    /// A world of this kind that fulfils `case`, and in which these `hands` are
    /// played with, if they are given.
    pub(super) fn exchange(&self, way: Way, case: &Case, hands: Option<&Hands>) -> Option<World> {
        self.exchanged(way, case, hands, Queens::OfTheWay)
    }

    /// One world that fulfils `case` for each number of pairs that acceptors kept,
    /// whoever was dealt the ♣Q: after an exchange nothing depends on that any more.
    pub(super) fn whoever_has_queens(&self, case: Case) -> impl Iterator<Item = (Way, World)> {
        let mut last = None;
        let first_of_kind = move |way: &Way| {
            let kind = Some((way.kept, way.condition));
            core::mem::replace(&mut last, kind) != kind
        };
        self.ways().filter(first_of_kind).filter_map(move |first| {
            let world = self.exchanged(first, &case, None, Queens::Anywhere)?;
            let queens = |seat| world.deal.hand(seat).count(Card::CQ);
            let same_kind =
                move |way: &Way| (way.kept, way.condition) == (first.kept, first.condition);
            let mut ways = self.ways().filter(same_kind);
            let legal =
                ways.find(|way| Seat::ALL.into_iter().all(|it| way.queens(it) == queens(it)));
            legal.map(|way| (way, world)).or_else(|| {
                let mut ways = self.ways().filter(same_kind);
                ways.find_map(|way| Some((way, self.exchange(way, &case, None)?)))
            })
        })
    }

    fn exchanged(
        &self,
        way: Way,
        case: &Case,
        hands: Option<&Hands>,
        queens: Queens,
    ) -> Option<World> {
        if self.known.budget.is_overdrawn() {
            return None;
        }
        let parts = self.parts(self.trail(way).unwanted)?;
        let mut pool = self.known.rules.deck.cards();
        let mut split = Split::of(parts.len());
        for seat in Seat::ALL {
            let dealt = mask(&parts, |it| it.dealt == seat);
            if dealt == 0 {
                let hand = *self.known.hands.get(seat);
                pool = pool.minus(hand?);
            }
        }
        for (place, handover) in (0..).zip(self.known.handovers()) {
            self.bind_exchange(place, &handover, &parts, &mut split);
        }
        let demands = self.known.demands(way.condition);
        for seat in Seat::ALL {
            self.bind_dealt(seat, demands.get(seat), &parts, &mut split);
            if queens == Queens::OfTheWay {
                self.bind_queens(seat, way, &parts, &mut split)?;
            }
            self.bind_held(seat, way, case, hands, &parts, &mut split)?;
        }
        self.bind_pairs(way, &parts, &mut split);
        if queens == Queens::Anywhere {
            self.bind_plainly(&demands, &parts, &mut split);
        }
        // Either no trumps go back, or the acceptor has nothing else (ARM-7).
        let fehl_only = self.known.rules.armut.returned == ArmutReturn::FehlOnly;
        let modes = if fehl_only { 4 } else { 1 };
        (0..modes).find_map(|mode| {
            let mut split = split;
            if fehl_only {
                self.bind_returned(mode, &parts, &mut split);
            }
            self.world_of(&parts, &split.fill(pool, self.known.budget)?)
        })
    }

    /// The hands that are not known after the exchanges, as far as the cards played
    /// bind them.
    pub(super) fn hands_after_exchange(&self, way: Way) -> Bins {
        let size = u32::from(self.known.rules.deck.hand_size());
        let trail = self.trail(way);
        let mut bins = Bins::new(NO_BIN);
        for seat in Seat::ALL {
            if self.known.hand(seat).is_none() {
                let played = *trail.played.get(seat);
                bins.push(Bin {
                    seat,
                    size: size.saturating_sub(played.len()),
                    least: trail.pairs.get(seat).minus(played),
                    most: CardSet::FULL.without(*trail.void.get(seat)),
                    ..NO_BIN
                });
            }
        }
        bins
    }

    /// All parts of hands that are not known as they are played with, where nobody takes
    /// the cards of `unwanted`; `None` if a seat takes part in two exchanges.
    fn parts(&self, unwanted: Option<Seat>) -> Option<List<Part, MOST_PARTS>> {
        let mut parts = List::new(NO_PART);
        let mut concerned: BySeat<bool> = BySeat::default();
        for (place, handover) in (0..).zip(self.known.handovers()) {
            let poor = handover.poor;
            let acceptor = handover.acceptor.map(|(seat, _)| seat);
            for seat in [Some(poor), acceptor].into_iter().flatten() {
                if core::mem::replace(concerned.get_mut(seat), true) {
                    return None;
                }
            }
            let kept = Part {
                dealt: poor,
                held: Some(poor),
                ..NO_PART
            };
            let pushed = Part {
                held: acceptor.or(unwanted.filter(|&it| it == poor)),
                pushed: Some(place),
                ..kept
            };
            let finished = handover.returned.and(acceptor);
            if let Some(acceptor) = finished {
                let given = Part {
                    dealt: acceptor,
                    returned: Some(place),
                    ..kept
                };
                parts.push(Part {
                    pushed: Some(place),
                    returned: Some(place),
                    ..kept
                });
                parts.push(pushed);
                parts.push(given);
            } else {
                parts.push(pushed);
            }
            parts.push(kept);
            if let Some(acceptor) = acceptor {
                parts.push(Part {
                    dealt: acceptor,
                    held: Some(acceptor),
                    ..NO_PART
                });
            }
        }
        for (seat, concerned) in concerned.iter() {
            if !concerned && self.known.hands.get(seat).is_none() {
                parts.push(Part {
                    dealt: seat,
                    held: Some(seat),
                    ..NO_PART
                });
            }
        }
        Some(parts)
    }

    /// What the rules of the exchange and what was told of it say (ARM-1, ARM-4).
    fn bind_exchange(&self, place: usize, handover: &Handover, parts: &[Part], split: &mut Split) {
        let rules = self.known.rules;
        let trumps = rules.normal_trumps();
        let fehl = CardSet::FULL.without(trumps);
        let poor = |it: &Part| it.dealt == handover.poor;
        let pushed = mask(parts, |it| it.pushed == Some(place));
        let kept = mask(parts, |it| poor(it) && it.pushed.is_none());
        split.bound(kept, CardSet::EMPTY, fehl);
        pile(handover.pushed, pushed, split);
        let number = handover.pushed.len();
        let trumps_only = match rules.armut.push {
            ArmutPush::TrumpsOnly => true,
            ArmutPush::ExactlyThree => number > THREE,
        };
        if trumps_only {
            split.bound(pushed, CardSet::EMPTY, trumps);
        }
        let most = u32::from(rules.armut.max_trumps);
        if most < number {
            split.tally(pushed, rules.armut_trumps(false), (0, most));
        }
        let Some((returned, _)) = handover.returned else {
            return;
        };
        let parts = mask(parts, |it| it.returned == Some(place));
        pile(returned, parts, split);
        if let Some(told) = handover.trumps {
            split.tally(parts, trumps, (told, told));
        }
    }

    /// What was dealt to `seat`.
    fn bind_dealt(&self, seat: Seat, demand: &Demand, parts: &[Part], split: &mut Split) {
        let dealt = mask(parts, |it| it.dealt == seat);
        if dealt == 0 {
            return;
        }
        let size = u32::from(self.known.rules.deck.hand_size());
        split.tally(dealt, CardSet::FULL, (size, size));
        if let Some(hand) = *self.known.hands.get(seat) {
            split.bound(dealt, hand, hand);
            return;
        }
        let wish = self.wished.get(seat);
        split.bound(dealt, demand.least, demand.most);
        split.bound(dealt, wish.least, wish.most);
        for &(kinds, fewest, most) in wish.counts.iter() {
            split.tally(dealt, kinds, (fewest, most));
        }
        if let Some((kinds, fewest, most)) = demand.count {
            split.tally(dealt, kinds, (fewest, most));
        }
    }

    /// How many ♣Q were dealt to `seat`.
    fn bind_queens(&self, seat: Seat, way: Way, parts: &[Part], split: &mut Split) -> Option<()> {
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
    fn bind_plainly(&self, demands: &BySeat<Demand>, parts: &[Part], split: &mut Split) {
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
    fn bind_held(
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
    fn bind_pairs(&self, way: Way, parts: &[Part], split: &mut Split) {
        let known = &self.known;
        for (at, said) in (0..).zip(known.record.said) {
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
    fn bind_returned(&self, mode: usize, parts: &[Part], split: &mut Split) {
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

    fn world_of(&self, parts: &[Part], contents: &Contents) -> Option<World> {
        let sum = |wanted: &dyn Fn(&Part) -> bool| {
            let all = parts.iter().zip(contents);
            let mut wanted = all.filter(|(part, _)| wanted(part));
            wanted.try_fold(CardSet::EMPTY, |sum, (_, &cards)| sum.plus(cards))
        };
        let hands = BySeat::from_fn(|seat| match self.known.hands.get(seat) {
            Some(hand) => Some(*hand),
            None => sum(&|it| it.dealt == seat),
        });
        let hands = hands.map(|_, hand| hand.unwrap_or_default());
        let mut piles = [Piles::default(); 2];
        for ((place, piles), handover) in (0..).zip(&mut piles).zip(self.known.handovers()) {
            piles.pushed = sum(&|it| it.pushed == Some(place));
            let returned = handover
                .returned
                .and_then(|_| sum(&|it| it.returned == Some(place)));
            piles.returned = returned;
        }
        let deal = Deal::new(self.known.rules.deck, hands)?;
        Some(World { deal, piles })
    }
}

/// The parts of which `wanted` is true.
fn mask(parts: &[Part], wanted: impl Fn(&Part) -> bool) -> Parts {
    let all = (0..).zip(parts);
    all.filter(|(_, part)| wanted(part))
        .fold(0, |mask, (at, _)| mask | 1 << at)
}

fn pile(pile: Pile, parts: Parts, split: &mut Split) {
    split.tally(parts, CardSet::FULL, (pile.len(), pile.len()));
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
