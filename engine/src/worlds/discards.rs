//! What some of the deals that give the cards out refuse.

use super::{Found, Known, World, Worlds};
use crate::action::{Claim, ClaimKind, ExtraWord, Section};
use crate::card::Class;
use crate::card_set::CardSet;
use crate::game::Game;
use crate::seat::Seat;

/// Actions by their places.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Refused {
    pub(super) plays: u64,
    pub(super) extras: u64,
}

/// Where a seat whose hand is not known did not follow, and may have had to.
pub(super) struct Discards {
    pub(super) seat: Seat,
    /// The cards that it did not follow with.
    pub(super) kinds: CardSet,
    /// The places of its cards, since it followed last.
    pub(super) places: u64,
}

impl Worlds<'_, '_> {
    /// The cards from hands that are not known with which a seat did not follow, and did
    /// not follow later, either: whether it was able to depends on what it holds in the end.
    pub(super) fn discards<'g>(&self, game: &'g Game) -> impl Iterator<Item = Discards> + use<'g> {
        let unknown = Seat::ALL.map(|seat| self.known.hand(seat).is_none());
        let seats = Seat::ALL.into_iter().zip(unknown);
        let seats = seats.filter(|&(_, unknown)| unknown);
        let all = seats.flat_map(|(seat, _)| Class::ALL.into_iter().map(move |it| (seat, it)));
        all.map(|(seat, class)| Discards {
            seat,
            kinds: game.order().members(class),
            places: discards(game, seat, class),
        })
        .filter(|it| it.places != 0)
    }

    /// What is refused in this deal.
    pub(super) fn refused(&self, world: World) -> Refused {
        let mut refused = Refused::default();
        let mut replay = self.known.replay(world);
        while let Some((step, _)) = replay.next_refused() {
            let bit = 1_u64.checked_shl(step.index as u32).unwrap_or_default();
            match step.section {
                Section::Said => (),
                Section::Plays => refused.plays |= bit,
                Section::Extras => refused.extras |= bit,
            }
            replay.overlook(&step);
        }
        refused
    }

    /// What becomes of the claim to the rest at this place of the extras, if there is one.
    pub(super) fn claimed(&self, index: usize) -> Option<Found> {
        let Known { record, .. } = self.known;
        let extra = record.extras.get(index)?;
        let kind = ClaimKind::Rest;
        if extra.word != ExtraWord::Claim(kind) {
            return None;
        }
        let before = record.place_of(Section::Extras, index)?;
        let earlier = Worlds::but_for(self.known.up_to(before), self.overlooked);
        Some(earlier.claim(&Claim {
            seat: extra.seat,
            kind,
            order: record.claim_order,
        }))
    }
}

/// Where `seat` did not follow `class` after the last card of it that it laid.
fn discards(game: &Game, seat: Seat, class: Class) -> u64 {
    let order = game.order();
    let own = game.plays().enumerate();
    let own = own.filter(|&(index, (_, by, _))| by == seat && index < 64);
    own.fold(0, |places, (index, (led, _, card))| {
        if order.class(card) == class {
            0
        } else if order.class(led) == class {
            places | 1 << index
        } else {
            places
        }
    })
}
