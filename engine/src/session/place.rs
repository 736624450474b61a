//! [`Place`], [`Players`] and [`ByPlace`]: who sits where for a whole session.

use crate::seat::{BySeat, Seat};

/// How many sit at the table: option `table.players`.
///
/// ```
/// use doko_engine::{Place, Players, Seat};
///
/// let dealer = Place::P1;
/// assert_eq!(Players::Four.place_of(Seat::First, dealer), Place::P2);
/// assert_eq!(Players::Four.place_of(Seat::Fourth, dealer), dealer);
/// assert_eq!(Players::Five.place_of(Seat::Fourth, dealer), Place::P0);
/// assert_eq!(Players::Five.seat_of(dealer, dealer), None); // who deals sits out
/// ```
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Players {
    /// All four play.
    Four,
    /// Who deals sits out (CARD-9).
    Five,
}

impl Players {
    /// The table of this many, which are 4 or 5.
    pub const fn of(number: u8) -> Players {
        match number {
            5 => Players::Five,
            _ => Players::Four,
        }
    }

    /// How many there are.
    pub const fn number(self) -> u8 {
        match self {
            Players::Four => 4,
            Players::Five => 5,
        }
    }

    /// Their places, clockwise.
    pub const fn places(self) -> &'static [Place] {
        match self {
            Players::Four => &[Place::P0, Place::P1, Place::P2, Place::P3],
            Players::Five => &Place::ALL,
        }
    }

    /// The place that has `seat` when `dealer` deals.
    pub const fn place_of(self, seat: Seat, dealer: Place) -> Place {
        self.after(dealer, seat.number())
    }

    /// The seat that `place` has when `dealer` deals; `None` if it sits out.
    pub fn seat_of(self, place: Place, dealer: Place) -> Option<Seat> {
        let mut seats = Seat::ALL.into_iter();
        seats.find(|&seat| self.place_of(seat, dealer) == place)
    }

    /// The next place clockwise.
    pub const fn next(self, place: Place) -> Place {
        self.after(place, 1)
    }

    const fn after(self, place: Place, steps: u8) -> Place {
        match (place as u8 + steps) % self.number() {
            0 => Place::P0,
            1 => Place::P1,
            2 => Place::P2,
            3 => Place::P3,
            _ => Place::P4,
        }
    }
}

/// A place at the table, which stays with a player while the seats turn with the
/// deal. Place 0 deals the first game (LIST-2). Here it is an index; messages number the
/// places from 1.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[repr(u8)]
pub enum Place {
    /// Place 0, the first dealer.
    P0,
    /// Place 1, to the left of place 0.
    P1,
    /// Place 2.
    P2,
    /// Place 3.
    P3,
    /// Place 4, which exists at a table of five.
    P4,
}

impl Place {
    /// All places, clockwise.
    pub const ALL: [Place; 5] = [Place::P0, Place::P1, Place::P2, Place::P3, Place::P4];

    /// The number of the place, 0 to 4.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// One value for each place; at a table of four that of place 4 is not used.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ByPlace<T>([T; 5]);

impl<T> ByPlace<T> {
    /// The values of the places 0 to 4.
    pub const fn new(values: [T; 5]) -> ByPlace<T> {
        ByPlace(values)
    }

    /// The value that `value` finds for each place.
    pub fn from_fn(value: impl FnMut(Place) -> T) -> ByPlace<T> {
        ByPlace(Place::ALL.map(value))
    }

    /// The value of `place`. Total, so it neither fails nor panics.
    #[expect(
        clippy::indexing_slicing,
        reason = "a Place has as many values as the table entries"
    )]
    pub const fn get(&self, place: Place) -> &T {
        &self.0[place as usize]
    }

    /// The value of `place`, to be changed.
    #[expect(
        clippy::indexing_slicing,
        reason = "a Place has as many values as the table entries"
    )]
    pub const fn get_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[place as usize]
    }

    /// The values of all five places, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Place, &T)> {
        Place::ALL.into_iter().zip(&self.0)
    }
}

impl<T: Copy + Default> ByPlace<T> {
    /// The values of the seats when `dealer` deals, by place; who sits out has the
    /// value that is none.
    pub fn of(values: &BySeat<T>, players: Players, dealer: Place) -> ByPlace<T> {
        let mut placed = ByPlace::default();
        for (seat, &value) in values.iter() {
            *placed.get_mut(players.place_of(seat, dealer)) = value;
        }
        placed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_seats_are_two_names_for_a_player() {
        for players in [Players::Four, Players::Five] {
            for &dealer in players.places() {
                for seat in Seat::ALL {
                    let place = players.place_of(seat, dealer);
                    assert!(players.places().contains(&place));
                    assert_eq!(players.seat_of(place, dealer), Some(seat));
                }
                assert_eq!(players.place_of(Seat::First, dealer), players.next(dealer));
            }
        }
        assert_eq!(
            Players::Four.seat_of(Place::P2, Place::P2),
            Some(Seat::Fourth)
        );
        assert_eq!(Players::Five.seat_of(Place::P2, Place::P2), None);
    }

    #[test]
    fn values_of_seats_are_placed() {
        let values = BySeat::new([1, 2, 3, 4]);
        let placed = ByPlace::of(&values, Players::Four, Place::P2);
        assert_eq!(placed, ByPlace::new([2, 3, 4, 1, 0]));
        let placed = ByPlace::of(&values, Players::Five, Place::P2);
        assert_eq!(placed, ByPlace::new([3, 4, 0, 1, 2]));
    }
}
