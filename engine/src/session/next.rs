//! What the next game of a list inherits.

use super::due::Due;
use super::finding::Stated;
use super::place::Place;
use super::seating::Seating;
use super::{Session, Time};
use crate::options::TableSeating;
use crate::score::BockFactor;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::OpenPflichtsoli;

impl Session {
    /// What the next game inherits if it is dealt as `stated`, or else by the place that has
    /// to. Where each game names its places, nothing else says who plays.
    pub fn due(&self, stated: &Stated) -> Due {
        let dealer = stated.dealer;
        let seating = stated
            .seating
            .unwrap_or_else(|| self.seating(dealer.unwrap_or_else(|| self.next_dealer())));
        let in_solo_round = self.solo_round.is_some();
        let open = BySeat::from_fn(|seat| match in_solo_round {
            true => OpenPflichtsoli::default(),
            false => self.open_at(seat, &seating),
        });
        let mut seats = Seat::ALL.into_iter();
        let forced = |seat: &Seat| match in_solo_round {
            true => *seat == Seat::First,
            false => self.is_forced() && !open.get(*seat).is_empty(),
        };
        Due {
            seating,
            open_pflichtsoli: open,
            vorfuehrung: seats.find(forced),
            games_left: self.games_left(),
            bock: if self.is_finished() || in_solo_round {
                Some(BockFactor::ONE)
            } else {
                self.bock.factor(&self.rules.bock, &self.rules.bock_how)
            },
        }
    }

    /// Who plays when `dealer` deals.
    fn seating(&self, dealer: Place) -> Seating {
        Seating::dealt(self.at_table, &self.rules.list.offsets, dealer)
    }

    /// The games left; `None` in a list without an end.
    pub(super) fn games_left(&self) -> Option<u16> {
        let left = self.length?.saturating_sub(self.played);
        Some(match self.time {
            Time::Running => left,
            // One game may have settled two Pflichtsoli.
            Time::Over => left.min(self.open_pflichtsoli()),
        })
    }

    /// How many Pflichtsoli are open at the table.
    pub(super) fn open_pflichtsoli(&self) -> u16 {
        let places = self.at_table.places().iter();
        let open = places.map(|&it| u16::from(self.player(it).pflichtsoli_open.count()));
        open.sum()
    }

    fn open_at(&self, seat: Seat, seating: &Seating) -> OpenPflichtsoli {
        self.player(seating.place_of(seat)).pflichtsoli_open
    }

    /// The open Pflichtsoli of who has `seat`, to be changed.
    pub(super) fn open_at_mut(&mut self, seat: Seat, seating: &Seating) -> &mut OpenPflichtsoli {
        let place = seating.place_of(seat);
        &mut self.players.get_mut(place).pflichtsoli_open
    }

    /// Whether as many Pflichtsoli are open as games are left (LIST-6). In a round of soli
    /// nobody is forced to one, nor where each game names its places.
    fn is_forced(&self) -> bool {
        let open = self.open_pflichtsoli();
        let left = self.games_left();
        let turns = self.rules.list.seating == TableSeating::DealerOut;
        turns && self.solo_round.is_none() && left.is_some_and(|left| left > 0 && open >= left)
    }

    /// The place that has to deal. If the only Pflichtsoli to be forced are those of places
    /// that would sit out, it is the next one with whom one can be played (LIST-8).
    pub(super) fn next_dealer(&self) -> Place {
        if !self.is_forced() {
            return self.dealer;
        }
        let owes = |dealer: &Place| {
            let seating = self.seating(*dealer);
            let mut seats = Seat::ALL.into_iter();
            seats.any(|seat| !self.open_at(seat, &seating).is_empty())
        };
        let mut places = (0..self.at_table.number()).map(|it| self.at_table.after(self.dealer, it));
        places.find(owes).unwrap_or(self.dealer)
    }
}
