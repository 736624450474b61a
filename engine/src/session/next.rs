//! What the next game of a list inherits.

use super::due::Due;
use super::place::Place;
use super::{Session, Time};
use crate::score::BockFactor;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::OpenPflichtsoli;

impl Session {
    /// What the next game inherits if `dealer` deals it; `None` stands for the
    /// place that has to.
    pub fn due(&self, dealer: Option<Place>) -> Due {
        let dealer = dealer.unwrap_or_else(|| self.next_dealer());
        let open = BySeat::from_fn(|seat| self.open_at(seat, dealer));
        let mut seats = Seat::ALL.into_iter();
        let owes = |seat: &Seat| !open.get(*seat).is_empty();
        Due {
            dealer,
            open_pflichtsoli: open,
            vorfuehrung: seats.find(|seat| self.is_forced() && owes(seat)),
            games_left: self.games_left(),
            bock: if self.is_finished() {
                Some(BockFactor::ONE)
            } else {
                self.bock.factor(&self.rules.bock)
            },
        }
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

    fn open_at(&self, seat: Seat, dealer: Place) -> OpenPflichtsoli {
        let place = self.at_table.place_of(seat, dealer);
        self.player(place).pflichtsoli_open
    }

    /// The open Pflichtsoli of who has `seat` when `dealer` deals, to be changed.
    pub(super) fn open_at_mut(&mut self, seat: Seat, dealer: Place) -> &mut OpenPflichtsoli {
        let place = self.at_table.place_of(seat, dealer);
        &mut self.players.get_mut(place).pflichtsoli_open
    }

    /// Whether as many Pflichtsoli are open as games are left (LIST-6).
    fn is_forced(&self) -> bool {
        let open = self.open_pflichtsoli();
        let left = self.games_left();
        left.is_some_and(|left| left > 0 && open >= left)
    }

    /// The place that has to deal. If the only Pflichtsolo to be forced is that of a
    /// place that would sit out, the next one deals: it can be played in a later
    /// deal only (LIST-8).
    pub(super) fn next_dealer(&self) -> Place {
        let owes = |seat: &Seat| !self.open_at(*seat, self.dealer).is_empty();
        if self.is_forced() && !Seat::ALL.iter().any(owes) {
            self.at_table.next(self.dealer)
        } else {
            self.dealer
        }
    }
}
