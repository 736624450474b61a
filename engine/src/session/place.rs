//! [`Place`] and [`ByPlace`]: who sits where for a whole session.

use crate::seat::{BySeat, Seat};

/// A place at a table of four, which stays with a player while the seats turn
/// with the deal. Place 0 deals the first game (LIST-2).
///
/// ```
/// use doko_engine::{Place, Seat};
///
/// let dealer = Place::P1;
/// assert_eq!(Place::of(Seat::First, dealer), Place::P2);
/// assert_eq!(Place::of(Seat::Fourth, dealer), dealer);
/// assert_eq!(Place::P0.seat(dealer), Seat::Third);
/// ```
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
}

impl Place {
    /// All places, clockwise.
    pub const ALL: [Place; 4] = [Place::P0, Place::P1, Place::P2, Place::P3];

    /// The place that has `seat` when `dealer` deals.
    pub const fn of(seat: Seat, dealer: Place) -> Place {
        dealer.after(seat.number())
    }

    /// The seat that this place has when `dealer` deals.
    pub const fn seat(self, dealer: Place) -> Seat {
        Seat::Fourth.after(self as usize + 4 - dealer as usize)
    }

    /// The next place clockwise.
    pub const fn next(self) -> Place {
        self.after(1)
    }

    /// The number of the place, 0 to 3.
    pub const fn number(self) -> u8 {
        self as u8
    }

    const fn after(self, steps: u8) -> Place {
        match (self as u8 + steps % 4) % 4 {
            0 => Place::P0,
            1 => Place::P1,
            2 => Place::P2,
            _ => Place::P3,
        }
    }
}

/// One value for each place.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ByPlace<T>([T; 4]);

impl<T> ByPlace<T> {
    /// The values of the places 0 to 3.
    pub const fn new(values: [T; 4]) -> ByPlace<T> {
        ByPlace(values)
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

    /// The places with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Place, &T)> {
        Place::ALL.into_iter().zip(&self.0)
    }
}

impl<T: Copy> ByPlace<T> {
    /// The values of the seats when `dealer` deals, by place.
    pub fn of(values: &BySeat<T>, dealer: Place) -> ByPlace<T> {
        ByPlace(Place::ALL.map(|place| *values.get(place.seat(dealer))))
    }

    /// The values by seat when `dealer` deals.
    pub fn by_seat(&self, dealer: Place) -> BySeat<T> {
        BySeat::from_fn(|seat| *self.get(Place::of(seat, dealer)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_seats_are_two_names_for_a_player() {
        for dealer in Place::ALL {
            for seat in Seat::ALL {
                assert_eq!(Place::of(seat, dealer).seat(dealer), seat);
            }
            assert_eq!(Place::of(Seat::First, dealer), dealer.next());
            assert_eq!(dealer.seat(dealer), Seat::Fourth);
        }
        let values = BySeat::new([1, 2, 3, 4]);
        let placed = ByPlace::of(&values, Place::P2);
        assert_eq!(placed, ByPlace::new([2, 3, 4, 1]));
        assert_eq!(placed.by_seat(Place::P2), values);
    }
}
