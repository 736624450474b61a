//! CARD-9, LIST-6: who sits where in the next game, and who is forced.

use super::{List, Next};
use crate::options::Seating;
use crate::vorbehalt::round::Open;

impl List {
    /// MOD-1, LIST-6: what the next game is played with; `None` at the end of the list.
    #[must_use]
    pub fn next(&self) -> Option<Next> {
        if self.is_finished() {
            return None;
        }
        let (places, dealer) = self.due();
        let solo_round = self.solo_round > 0;
        let owes = |place: &usize| self.open[*place].number() > 0;
        let forced = places.iter().position(owes);
        let mut open = [Open::default(); 4];
        for (seat, place) in places.iter().enumerate().filter(|_| !solo_round) {
            open[seat] = self.open[*place];
        }
        Some(Next {
            dealer,
            places,
            open,
            vorfuehrung: match solo_round {
                true => Some(0),
                false => forced.filter(|_| self.is_forced()),
            },
            solo_round,
            games_left: self.games_left(),
            bock: if solo_round { Some(1) } else { self.bock() },
            bock_plus: if solo_round { 0 } else { self.bock_plus() },
        })
    }

    /// LIST-6, `table.seating`: the places of the next game and its dealer.
    ///
    /// Where the only soli still owed are those of places that sit out, the next place deals that
    /// brings one of them in: it can be forced in a later deal only, and there are no others left.
    fn due(&self) -> (Vec<usize>, usize) {
        if self.options.table_seating == Seating::Free {
            return self.named.clone().unwrap_or((Vec::new(), self.dealer));
        }
        let players = self.totals.len();
        let owes = |place: &usize| self.open[*place].number() > 0;
        let deals = (0..players).map(|step| (self.dealer + step) % players);
        let mut deals = deals.map(|dealer| (self.places(dealer), dealer));
        let first = (self.places(self.dealer), self.dealer);
        if self.is_forced() {
            deals.find(|it| it.0.iter().any(owes)).unwrap_or(first)
        } else {
            first
        }
    }

    /// LIST-6: open Pflichtsoli = games left. Nobody is forced where the places are free, nor in a
    /// round of soli that are no Pflichtsoli (`list.solo_rounds`).
    fn is_forced(&self) -> bool {
        let may = self.options.table_seating == Seating::DealerOut && self.solo_round == 0;
        let left = self.games_left();
        may && left > 0 && self.owed() >= left
    }

    /// MOD-1, CARD-9, `table.offsets`: the seats from the dealer's left on. At a table of more than
    /// four the dealer sits out, and whoever has one of these distances from him.
    fn places(&self, dealer: usize) -> Vec<usize> {
        let players = self.totals.len();
        let mut out: Vec<usize> = Vec::new();
        if players > 4 {
            let offsets = self.options.table_offsets.iter();
            out.extend(offsets.map(|it| (dealer + *it as usize) % players));
            out.push(dealer);
        }
        let around = (1..=players).map(|step| (dealer + step) % players);
        around
            .filter(|place| !out.contains(place))
            .take(4)
            .collect()
    }

    /// `table.seating`: an entry names the places of its game, the eldest first, and the dealer:
    /// the fourth of them, or somebody who sits out.
    ///
    /// Where nobody chooses the places an entry can only name those that are due. While a round of
    /// soli runs the four stay the same.
    ///
    /// # Errors
    ///
    /// `WRONG_PLACES`, `SOLO_ROUND_OPEN`.
    pub fn name_places(&mut self, places: &[usize], dealer: usize) -> Result<(), &'static str> {
        let players = self.totals.len();
        let sorted = in_order(places);
        if self.options.table_seating == Seating::DealerOut {
            return match self.due() == (places.to_vec(), dealer) {
                true => Ok(()),
                false if self.solo_round > 0 => Err("SOLO_ROUND_OPEN"),
                false => Err("WRONG_PLACES"),
            };
        }
        let is_four = sorted.len() == 4 && places.len() == 4;
        let deals = dealer < players && !places.iter().take(3).any(|it| *it == dealer);
        if !is_four || !deals || places.iter().any(|place| *place >= players) {
            return Err("WRONG_PLACES");
        }
        if self.solo_round > 0 && self.round_places.as_ref().is_some_and(|it| *it != sorted) {
            return Err("SOLO_ROUND_OPEN");
        }
        self.named = Some((places.to_vec(), dealer));
        Ok(())
    }

    /// `list.solo_rounds`: opens a round in which each eldest plays a solo, of as many games as
    /// players.
    ///
    /// # Errors
    ///
    /// `SOLO_ROUND_OPEN` while one runs; `SOLO_ROUND_NOT_AVAILABLE` without the option, and where
    /// only Pflichtsoli are left (LIST-7).
    pub fn call_solo_round(&mut self) -> Result<(), &'static str> {
        if !self.options.list_solo_rounds || self.is_over() {
            return Err("SOLO_ROUND_NOT_AVAILABLE");
        }
        if self.solo_round > 0 {
            return Err("SOLO_ROUND_OPEN");
        }
        self.solo_round = self.options.table_players;
        self.round_places = None;
        Ok(())
    }

    /// `list.solo_rounds`: a game of the round is over. The end of the list ends the round too.
    pub(super) fn end_round_game(&mut self, game: &Next) {
        self.round_places = Some(in_order(&game.places));
        self.solo_round -= 1;
        if self.is_over() {
            self.solo_round = 0;
        }
    }
}

/// `table.players`: the places in their order, each once.
fn in_order(places: &[usize]) -> Vec<usize> {
    let mut sorted = places.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted
}
