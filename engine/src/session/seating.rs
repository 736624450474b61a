//! [`Seating`]: who has which seat in one game.

use super::place::{ByPlace, Place, Players};
use crate::seat::{BySeat, Seat};

/// Who has which seat in one game, and who deals it.
///
/// ```
/// use doko_engine::{Place, Players, Seat, Seating};
///
/// // At a table of six the dealer and the third place behind him sit out.
/// let seating = Seating::dealt(Players::Six, &[3], Place::P0);
/// let places = Seat::ALL.map(|seat| seating.place_of(seat));
/// assert_eq!(places, [Place::P1, Place::P2, Place::P4, Place::P5]);
/// assert_eq!(seating.seat_of(Place::P0), None);
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Seating {
    dealer: Place,
    places: BySeat<Place>, // INVARIANT: four different ones.
}

impl Seating {
    /// Who plays when `dealer` deals: the next four clockwise (CARD-9), at a table of six or
    /// more without those so many places behind him (`table.offsets`).
    pub fn dealt(players: Players, offsets: &[u8], dealer: Place) -> Seating {
        let sits_out = |steps: u8| match players {
            Players::Four | Players::Five => false,
            Players::Six | Players::Seven | Players::Eight => offsets.contains(&steps),
        };
        let steps = || 1..=players.number();
        // Who sits out stands behind the others, so that there are four in any case.
        let others = steps().filter(|&it| !sits_out(it));
        let mut steps = others.chain(steps().filter(|&it| sits_out(it)));
        let places = BySeat::from_fn(|seat| {
            let steps = steps.next().unwrap_or(seat.number());
            players.after(dealer, steps)
        });
        Seating { dealer, places }
    }

    /// Who plays where each game names its places (`table.seating`). These must be four
    /// different ones of the table, and `dealer` the fourth of them or one who sits out.
    pub fn named(players: Players, places: BySeat<Place>, dealer: Place) -> Option<Seating> {
        let seating = Seating { dealer, places };
        let has = |place| players.places().contains(&place);
        let mut seats = places.iter();
        let differ = seats.all(|(seat, &it)| has(it) && seating.seat_of(it) == Some(seat));
        let deals = has(dealer) && matches!(seating.seat_of(dealer), Some(Seat::Fourth) | None);
        (differ && deals).then_some(seating)
    }

    /// Who deals.
    pub const fn dealer(&self) -> Place {
        self.dealer
    }

    /// The place that has `seat`.
    pub const fn place_of(&self, seat: Seat) -> Place {
        *self.places.get(seat)
    }

    /// The seat that `place` has; `None` if it sits out.
    pub fn seat_of(&self, place: Place) -> Option<Seat> {
        let mut seats = Seat::ALL.into_iter();
        seats.find(|&seat| self.place_of(seat) == place)
    }

    /// The values of the seats by place; who sits out has the value that is none.
    pub fn by_place<T: Copy + Default>(&self, values: &BySeat<T>) -> ByPlace<T> {
        let mut placed = ByPlace::default();
        for (seat, &value) in values.iter() {
            *placed.get_mut(self.place_of(seat)) = value;
        }
        placed
    }

    /// Whether the same four play.
    pub(super) fn has_the_places_of(&self, other: &Seating) -> bool {
        let mut seats = Seat::ALL.into_iter();
        seats.all(|seat| other.seat_of(self.place_of(seat)).is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(seating: &Seating) -> [u8; 4] {
        Seat::ALL.map(|seat| seating.place_of(seat).number())
    }

    #[test]
    fn the_dealer_and_the_places_behind_him_sit_out() {
        use Players::{Eight, Five, Four, Seven, Six};
        for (players, offsets, dealer, playing) in [
            (Four, &[][..], Place::P2, [3, 0, 1, 2]),
            (Five, &[], Place::P4, [0, 1, 2, 3]),
            (Six, &[3], Place::P0, [1, 2, 4, 5]),
            (Six, &[3], Place::P1, [2, 3, 5, 0]),
            (Seven, &[2, 4], Place::P5, [6, 1, 3, 4]),
            (Eight, &[1, 4, 6], Place::P2, [4, 5, 7, 1]),
        ] {
            let seating = Seating::dealt(players, offsets, dealer);
            assert_eq!(numbers(&seating), playing, "{players:?} {dealer:?}");
            for &place in players.places() {
                let seat = seating.seat_of(place);
                let plays = playing.contains(&place.number());
                assert_eq!(seat.map(|it| seating.place_of(it)), plays.then_some(place));
            }
        }
    }

    #[test]
    fn named_places_are_four_different_ones_of_the_table() {
        use Place::{P0, P1, P2, P4, P5, P7};
        for (places, dealer, right) in [
            ([P7, P2, P0, P5], P5, true),
            ([P7, P2, P0, P5], P1, true),
            ([P7, P2, P0, P5], P2, false),
            ([P7, P2, P7, P5], P5, false),
        ] {
            let named = Seating::named(Players::Eight, BySeat::new(places), dealer);
            assert_eq!(named.is_some(), right, "{places:?} {dealer:?}");
        }
        let beyond = BySeat::new([P0, P1, P2, P4]);
        assert_eq!(Seating::named(Players::Four, beyond, P4), None);
    }
}
