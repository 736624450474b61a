//! Deals with which answers to categories were legal: who is asked for one, and who may
//! say no to the last, depends on more of a hand than the ♣Q.

use super::demand::Demand;
use super::{Case, Known, Way, World, Worlds};
use crate::card::Rank;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::list::List;
use crate::replay::Said;
use crate::schweine::{SchweineMode, card_of_pair};
use crate::seat::{BySeat, Seat};
use crate::word::Word;

/// What may be wished of a hand: nothing, few trumps or many, a pair, and each of eight
/// conditions for throwing in.
const MOST_WISHES: usize = 12;

/// How many wishes of all hands together are tried for a deal.
const MOST_TRIED: usize = 400;

impl Worlds<'_, '_> {
    /// Whether a category was answered, and some hand is not known.
    pub(super) fn has_answer(&self) -> bool {
        let known = &self.known;
        let is_answer = |word| matches!(word, Word::Yes | Word::No);
        known.record.said.iter().any(|it| is_answer(it.word))
            && known.hands.iter().any(|(_, hand)| hand.is_none())
    }

    /// The `plain` world, or another one of this kind, with which everything is legal
    /// that was said.
    pub(super) fn answered(
        &self,
        plain: World,
        way: Way,
        case: &Case,
        first: CardSet,
    ) -> Option<World> {
        if self.is_said_legally(plain) {
            return Some(plain);
        }
        let wishes = BySeat::from_fn(|seat| self.known.wishes(seat));
        let all: usize = wishes.iter().map(|(_, it)| it.len()).product();
        (1..all.min(MOST_TRIED)).find_map(|number| {
            let mut number = number;
            let wished = wishes.map(|_, wishes| {
                let wish = wishes.get(number % wishes.len().max(1));
                number /= wishes.len().max(1);
                wish.copied().unwrap_or(Demand::NONE)
            });
            let others = Worlds { wished, ..*self };
            let world = others.filled(way, case, first)?;
            self.is_said_legally(world).then_some(world)
        })
    }

    fn is_said_legally(&self, world: World) -> bool {
        let said = self.known.up_to(self.known.record.said.len());
        said.replay(world).next_refused().is_none()
    }

    /// What was said of each hand, and what is wished of it beside.
    pub(super) fn demands(&self, way: Way) -> BySeat<Demand> {
        let told = self.known.demands(way.condition);
        told.map(|seat, demand| demand.and(self.wished.get(seat)))
    }
}

impl Known<'_, '_> {
    /// What tells hands of `seat` apart that it has a Vorbehalt with.
    fn wishes(&self, seat: Seat) -> List<Demand, MOST_WISHES> {
        let rules = self.rules;
        let mut wishes = List::new(Demand::NONE);
        wishes.push(Demand::NONE);
        let has_vorbehalt = |it: &Said| it.seat == seat && it.word == Word::Vorbehalt;
        let is_open = self.hands.get(seat).is_none() && self.record.said.iter().any(has_vorbehalt);
        if !is_open {
            return wishes;
        }
        let few = u32::from(rules.armut.max_trumps);
        let most = CardSet::FULL.len();
        if rules.armut.has_vorbehalt() {
            wishes.push(Demand {
                count: Some((rules.armut_trumps(false), 0, few)),
                ..Demand::NONE
            });
        }
        wishes.push(Demand {
            count: Some((rules.normal_trumps(), few + 1, most)),
            ..Demand::NONE
        });
        let pair = card_of_pair(Contract::Normalspiel, Rank::Ace);
        if let Some(card) = pair.filter(|_| rules.schweine.mode == SchweineMode::Vorbehalt) {
            wishes.push(Demand {
                least: CardSet::both(card),
                ..Demand::NONE
            });
        }
        for condition in 0..rules.throwing.conditions.len() {
            wishes.push(self.thrown(condition));
        }
        wishes
    }
}

impl Demand {
    /// This one and, as far as it says nothing of that, the `other` one.
    fn and(&self, other: &Demand) -> Demand {
        let Demand { least, most, count } = *other;
        Demand {
            least: self.least.union(least),
            most: self.most.intersect(most),
            count: self.count.or(count),
        }
    }
}
