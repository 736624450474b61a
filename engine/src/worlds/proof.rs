//! What breaks the rules in every deal with which a record can be followed, and which card
//! proves it.

use super::accounts::Accounts;
use super::blame::Blame;
use super::{Case, Found, Known, World, Worlds};
use crate::action::{Claim, ClaimKind, ExtraWord, Section};
use crate::card::Class;
use crate::card_set::CardSet;
use crate::game::Game;
use crate::position::Position;
use crate::seat::Seat;

/// What breaks the rules whatever the hands are that are not known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Violations {
    pub(super) refused: Refused,
    /// What some of the deals refuse, and others may not.
    pub(super) open: Refused,
    pub(super) last: Option<(Section, usize)>,
    pub(super) accounts: Accounts,
}

/// A violation that a later action proves, although the hand was not known.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Proof {
    /// The column of the violation.
    pub section: Section,
    /// Its place in the column.
    pub index: usize,
    /// The place of the proving card among the cards played.
    pub proved_by: usize,
}

pub(super) const NO_PROOF: Proof = Proof {
    section: Section::Plays,
    index: 0,
    proved_by: 0,
};

/// Actions by their places.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Refused {
    plays: u64,
    extras: u64,
}

impl Refused {
    const NONE: Refused = Refused {
        plays: 0,
        extras: 0,
    };

    pub(super) const ALL: Refused = Refused {
        plays: u64::MAX,
        extras: u64::MAX,
    };

    pub(super) fn one(section: Section, index: usize) -> Refused {
        let bit = if index < 64 { 1 << index } else { 0 };
        match section {
            Section::Said => Refused::NONE,
            Section::Plays => Refused {
                plays: bit,
                extras: 0,
            },
            Section::Extras => Refused {
                plays: 0,
                extras: bit,
            },
        }
    }

    pub(super) const fn and(self, other: Refused) -> Refused {
        Refused {
            plays: self.plays & other.plays,
            extras: self.extras & other.extras,
        }
    }

    pub(super) const fn or(self, other: Refused) -> Refused {
        Refused {
            plays: self.plays | other.plays,
            extras: self.extras | other.extras,
        }
    }

    pub(super) const fn without(self, other: Refused) -> Refused {
        Refused {
            plays: self.plays & !other.plays,
            extras: self.extras & !other.extras,
        }
    }

    /// Whether the action at this place is one of them.
    fn has(self, section: Section, index: usize) -> bool {
        let one = Refused::one(section, index);
        one.plays | one.extras != 0 && self.and(one) == one
    }

    pub(super) fn places(self) -> impl Iterator<Item = (Section, usize)> {
        let places = |section, bits: u64| {
            let all = (0..64).filter(move |index| bits & 1 << index != 0);
            all.map(move |index| (section, index))
        };
        places(Section::Plays, self.plays).chain(places(Section::Extras, self.extras))
    }
}

impl Violations {
    /// Something is wrong, and nobody knows what.
    pub(super) const UNNAMED: Violations = Violations {
        refused: Refused::NONE,
        open: Refused::NONE,
        last: None,
        accounts: Accounts::NONE,
    };

    pub(super) const fn is_last(&self) -> bool {
        self.last.is_some()
    }

    pub(super) fn contains(&self, section: Section, index: usize) -> bool {
        self.last == Some((section, index)) || self.refused.has(section, index)
    }

    /// Whether some of the deals refuse this, and others may not.
    pub(super) fn is_open(&self, section: Section, index: usize) -> bool {
        self.open.has(section, index)
    }
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

    /// What proves such violations where they did not show when they were committed.
    pub(super) fn proofs(
        &self,
        blame: &Blame<'_, '_>,
        violations: &Violations,
    ) -> impl Iterator<Item = Proof> {
        let said = violations.last.filter(|it| it.0 == Section::Said);
        let places = violations.refused.places().chain(said);
        places.filter_map(|(section, index)| {
            let proved_by = self.proof(blame, section, index)?;
            Some(Proof {
                section,
                index,
                proved_by,
            })
        })
    }

    /// Those of `wanted` that are refused in every deal that fits.
    pub(super) fn refused_by_all(&self, wanted: Refused) -> Refused {
        let all = self.deals(Case::ANY).map(|world| self.refused(world));
        let Some(refused) = all.reduce(Refused::and) else {
            return Refused::NONE;
        };
        let mut found = wanted.and(refused);
        let world = self.deals(Case::ANY).next();
        let position = world.map(|world| self.position(world));
        if let Some(game) = position.as_ref().and_then(Position::game) {
            for discards in self.discards(game) {
                let lacks = || Case::lacks(discards.seat, discards.kinds);
                if found.plays & discards.places != 0 && self.deals(lacks()).next().is_some() {
                    found.plays &= !discards.places;
                }
            }
        }
        let claims = found.and(Refused {
            plays: 0,
            extras: u64::MAX,
        });
        for (section, index) in claims.places() {
            if self.claimed(index).is_some_and(|it| it.may_hold()) {
                found.extras &= !Refused::one(section, index).extras;
            }
        }
        found
    }

    /// The cards that are refused in this deal, by their places.
    pub(super) fn revokes(&self, world: World) -> u64 {
        self.refused(world).plays
    }

    /// What is refused in this deal.
    fn refused(&self, world: World) -> Refused {
        let mut refused = Refused::NONE;
        let mut replay = self.known.replay(world);
        while let Some((step, _)) = replay.next_refused() {
            refused = refused.or(Refused::one(step.section, step.index));
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
        let before = self.place_of(Section::Extras, index)?;
        let earlier = Worlds::but_for(self.known.up_to(before), self.overlooked);
        Some(earlier.claim(&Claim {
            seat: extra.seat,
            kind,
            order: record.claim_order,
        }))
    }

    /// How many actions stand before the first claim that holds with some deals and fails
    /// with others, or may do so.
    pub(super) fn open_claim(&self) -> Option<usize> {
        let mut extras = 0..self.known.record.extras.len();
        let is_open = |index: &usize| {
            let found = self.claimed(*index);
            found.is_some_and(|it| {
                it.may_hold() && (it.refused_with.is_some() || it.is_beyond_bound())
            })
        };
        self.place_of(Section::Extras, extras.find(is_open)?)
    }

    /// How many actions stand before this one.
    fn place_of(&self, section: Section, index: usize) -> Option<usize> {
        self.known.record.place_of(section, index)
    }

    /// The card that proves that this action, which all deals refuse, is a violation, if that
    /// did not show when it was done. More is known with every action, so the first one
    /// is looked for after which all deals refuse it.
    fn proof(&self, blame: &Blame<'_, '_>, section: Section, index: usize) -> Option<usize> {
        let record = self.known.record;
        let wanted = Refused::one(section, index);
        let is_shown = |actions: usize| match section {
            Section::Said => blame.is_shown_to_be_wrong(index, actions),
            Section::Plays | Section::Extras => blame.is_shown(wanted, actions),
        };
        let mut open = self.place_of(section, index)? + 1;
        if is_shown(open) {
            return None;
        }
        let mut shown = record.actions();
        let followed = self.followed_after(section, index);
        // In other deals it may be the card of another seat, which shows nothing.
        if let Some(followed) = followed.and_then(|it| self.place_of(Section::Plays, it)) {
            if !is_shown(followed + 1) {
                open = followed + 1;
            } else if is_shown(followed) {
                shown = followed;
            } else {
                (open, shown) = (followed, followed + 1);
            }
        }
        while shown - open > 1 {
            let middle = usize::midpoint(open, shown);
            if is_shown(middle) {
                shown = middle;
            } else {
                open = middle;
            }
        }
        // What is stated for another reason no card proves.
        if shown == record.actions() && !is_shown(shown) {
            return None;
        }
        match record.action(open) {
            Some((Section::Plays, proved_by)) => Some(proved_by),
            Some((Section::Said | Section::Extras, _)) | None => None,
        }
    }

    /// The first card that is one of those with which the seat did not follow at this place.
    fn followed_after(&self, section: Section, index: usize) -> Option<usize> {
        let world = self.deals(Case::ANY).next();
        let position = world.map(|world| self.position(world));
        let game = position.as_ref().and_then(Position::game)?;
        let (led, seat, _) = game
            .plays()
            .nth(index)
            .filter(|_| section == Section::Plays)?;
        let class = game.order().class(led);
        let mut later = game.plays().enumerate().skip(index + 1);
        let found =
            later.find(|&(_, (_, by, card))| by == seat && game.order().class(card) == class);
        found.map(|(place, _)| place)
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
