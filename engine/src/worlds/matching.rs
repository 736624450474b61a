//! [`Matching`]: single cards into places that have room for so many.

use super::split::{MOST_PARTS, Parts};
use crate::card::Card;
use crate::list::List;

/// No place at all.
pub(super) const NOWHERE: usize = MOST_PARTS;

/// The cards laid so far. Each can be moved on to make room for the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Matching {
    cards: List<Laid, 48>,
    room: [u8; MOST_PARTS],
}

#[derive(Clone, Copy, Debug)]
struct Laid {
    card: Card,
    /// The places where it may lie, a bit for each.
    may_lie: Parts,
    at: usize,
}

/// How a place was reached.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// The next card may lie there.
    Next,
    /// The card with this number can be moved there.
    Moved(usize),
}

impl Matching {
    /// Nothing laid yet, in places with so much room.
    pub(super) const fn of(room: [u8; MOST_PARTS]) -> Matching {
        const NOTHING: Laid = Laid {
            card: Card::CA,
            may_lie: 0,
            at: NOWHERE,
        };
        Matching {
            cards: List::new(NOTHING),
            room,
        }
    }

    /// Where each card lies.
    pub(super) fn laid(&self) -> impl Iterator<Item = (Card, usize)> {
        self.cards.iter().map(|it| (it.card, it.at))
    }

    /// Lays one card more, moving others on along the shortest chain; `false` if
    /// there is no room however they are moved.
    pub(super) fn lay(&mut self, card: Card, may_lie: Parts) -> bool {
        let mut ways = [Way::Next; MOST_PARTS];
        let mut reached: List<usize, MOST_PARTS> = List::new(NOWHERE);
        let mut seen = may_lie;
        for place in (0..MOST_PARTS).filter(|place| may_lie & 1 << place != 0) {
            reached.push(place);
        }
        let mut next = 0;
        while let Some(&place) = reached.get(next) {
            next += 1;
            if let Some(room) = self.room.get_mut(place).filter(|room| **room > 0) {
                *room -= 1;
                self.pass_on(
                    &ways,
                    place,
                    Laid {
                        card,
                        may_lie,
                        at: place,
                    },
                );
                return true;
            }
            for (number, laid) in self.cards.iter().enumerate() {
                let more = laid.may_lie & !seen;
                if laid.at != place || more == 0 {
                    continue;
                }
                seen |= more;
                for other in (0..MOST_PARTS).filter(|other| more & 1 << other != 0) {
                    if let Some(way) = ways.get_mut(other) {
                        *way = Way::Moved(number);
                    }
                    reached.push(other);
                }
            }
        }
        false
    }

    /// Moves cards to the free `place`, back to where the `new` one may lie.
    fn pass_on(&mut self, ways: &[Way; MOST_PARTS], mut place: usize, new: Laid) {
        while let Some(&Way::Moved(number)) = ways.get(place)
            && let Some(moved) = self.cards.as_mut_slice().get_mut(number)
        {
            (moved.at, place) = (place, moved.at);
        }
        self.cards.push(Laid { at: place, ..new });
    }
}
