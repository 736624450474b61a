//! Whether an action is legal with every deal that fits, with none, or with some.

use super::{Case, World, Worlds};
use crate::action::Action;
use crate::budget::Budget;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::game::Game;
use crate::list::List;
use crate::party::Party;
use crate::position::Position;
use crate::seat::Seat;
use crate::verdict::Refusal;
use crate::word::Announcement;

/// What becomes of an action in the deals that fit.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// A world in which it is legal, if there is one.
    pub accepted_with: Option<World>,
    /// A world in which it is not, if there is one.
    pub refused_with: Option<World>,
    /// What speaks against it with the second deal; if it is legal with no deal,
    /// what speaks against it with every one.
    pub refusal: Option<Refusal>,
    /// Whether all deals were looked at. If not, what was found is true of some
    /// of them only.
    pub extent: Extent,
    /// How many deals were looked at.
    pub deals_tried: u32,
}

/// How many of the deals were looked at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Extent {
    /// All that matter.
    All,
    /// As many as the bound allows.
    Some,
}

impl Found {
    pub(super) const NOTHING: Found = Found {
        accepted_with: None,
        refused_with: None,
        refusal: None,
        extent: Extent::All,
        deals_tried: 0,
    };

    pub(super) fn note(&mut self, world: World, outcome: Result<(), Refusal>) {
        self.deals_tried += 1;
        match outcome {
            Ok(()) => {
                self.accepted_with.get_or_insert(world);
            }
            Err(refusal) => {
                self.refused_with.get_or_insert(world);
                self.refusal = Some(match self.refusal {
                    None => refusal,
                    Some(other) => other.in_common(&refusal),
                });
            }
        }
    }

    /// Whether there is a deal for each answer.
    pub(super) const fn is_open(&self) -> bool {
        self.accepted_with.is_some() && self.refused_with.is_some()
    }

    /// Whether it is legal with some deal, or may be with one that was not looked at.
    pub(super) const fn may_hold(&self) -> bool {
        self.accepted_with.is_some() || matches!(self.extent, Extent::Some)
    }

    /// Whether it is not known that the deals that were not looked at are like the others.
    pub fn is_beyond_bound(&self) -> bool {
        self.extent == Extent::Some && !self.is_open()
    }

    /// What was found, all of it within `budget`. The refusal is the one that belongs to
    /// the deal that was found, if the action is legal with another one.
    pub(super) fn of_one_deal(
        mut self,
        budget: &Budget,
        judge: impl Fn(World) -> Result<(), Refusal>,
    ) -> Found {
        if budget.is_in_doubt() {
            self.extent = Extent::Some;
        }
        if self.accepted_with.is_some()
            && let Some(Err(refusal)) = self.refused_with.map(judge)
        {
            self.refusal = Some(refusal);
        }
        self
    }
}

impl<'r> Worlds<'r, '_> {
    /// The position after the whole record, as it is in `world`.
    pub fn position(&self, world: World) -> Position<'r> {
        let mut replay = self.known.replay(world);
        while let Some((step, _)) = replay.next_refused() {
            replay.overlook(&step);
        }
        replay.into_position()
    }

    /// Whether `seat` may play `card` now, or whoever's turn it is if none is named.
    pub fn play(&self, seat: Option<Seat>, card: Card) -> Found {
        let judge = |world| {
            let mut position = self.position(world);
            match seat {
                Some(seat) => position.play(seat, card),
                None => position.play_in_turn(card),
            }
        };
        let mut found = Found::NOTHING;
        let Some(seat) = seat else {
            // Hands can decide whether the contract stands, and with it whose turn it is.
            let mut turns: List<Seat, 4> = List::new(Seat::First);
            for world in self.deals_told_apart(Case::ANY) {
                found.note(world, judge(world));
                let turn = self.position(world).to_play();
                if let Some(seat) = turn.filter(|it| !turns.contains(it)) {
                    turns.push(seat);
                }
            }
            for &seat in turns.iter() {
                self.look_at(Action::Play(seat, card), |world| {
                    found.note(world, judge(world));
                });
            }
            return found.of_one_deal(self.known.budget, judge);
        };
        self.look_at(Action::Play(seat, card), |world| {
            found.note(world, judge(world));
        });
        found.of_one_deal(self.known.budget, judge)
    }

    /// Whether `seat` may make this announcement now.
    pub fn announce(&self, seat: Seat, announcement: Announcement) -> Found {
        self.announce_for(seat, announcement, None)
    }

    /// Whether `seat` may make this announcement now, for this `party` if one is named with it.
    /// Everybody hears that: deals in which the seat is of another one are set aside, unless it is
    /// legal with none that is left.
    pub fn announce_for(
        &self,
        seat: Seat,
        announcement: Announcement,
        party: Option<Party>,
    ) -> Found {
        let judged = |position: &Position<'_>| {
            let announced = position.check_announcement_for(seat, announcement, party);
            announced.map(|_| ())
        };
        let judge = |world| judged(&self.position(world));
        let (mut all, mut of_party) = (Found::NOTHING, Found::NOTHING);
        for world in self.deals_told_apart(Case::ANY) {
            let position = self.position(world);
            let outcome = judged(&position);
            all.note(world, outcome);
            if !party.is_some_and(|it| position.is_of_another(seat, it)) {
                of_party.note(world, outcome);
            }
        }
        let found = if of_party.accepted_with.is_some() {
            of_party
        } else {
            all
        };
        found.of_one_deal(self.known.budget, judge)
    }

    /// The cards that follow the card led, if `seat` has yet to follow it.
    pub(super) fn following(&self, seat: Seat) -> CardSet {
        let world = self.deals(Case::ANY).next();
        let position = world.map(|world| self.position(world));
        let game = position.as_ref().and_then(Position::game);
        game.filter(|game| !game.trick().has_played(seat))
            .and_then(|game| Some((game, game.demanded()?)))
            .map_or(CardSet::EMPTY, |(game, class)| {
                Game::order(game).members(class)
            })
    }
}
