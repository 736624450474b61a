//! [`Seat`] and [`BySeat`]: who sits where, seen from the dealer.

use core::fmt;

/// A seat, named by its place in the order of play of the first trick.
///
/// Seats are relative (MOD-1): [`Seat::First`] is the eldest, who sits to the
/// left of the dealer; at a table of four [`Seat::Fourth`] deals. Rotating a
/// whole table therefore changes nothing (INV-14).
///
/// ```
/// use doko_engine::Seat;
///
/// assert_eq!(Seat::Fourth.next(), Seat::First);
/// assert_eq!(Seat::Third.after(3), Seat::Second);
/// ```
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[repr(u8)]
pub enum Seat {
    /// The eldest (Vorhand), seat 1.
    First,
    /// Seat 2, to the left of the eldest.
    Second,
    /// Seat 3.
    Third,
    /// Seat 4, the dealer at a table of four.
    Fourth,
}

impl Seat {
    /// All seats in order.
    pub const ALL: [Seat; 4] = [Seat::First, Seat::Second, Seat::Third, Seat::Fourth];

    /// The seat `steps` places clockwise.
    pub const fn after(self, steps: usize) -> Seat {
        match (self as usize + steps % 4) % 4 {
            0 => Seat::First,
            1 => Seat::Second,
            2 => Seat::Third,
            _ => Seat::Fourth,
        }
    }

    /// The next seat clockwise.
    pub const fn next(self) -> Seat {
        self.after(1)
    }

    /// How many steps clockwise it is from `from` to this seat, 0 to 3.
    pub const fn distance_from(self, from: Seat) -> usize {
        (self as usize + 4 - from as usize) % 4
    }

    /// The number of the seat as people say it, 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub struct BySeat<T>(pub(crate) [T; 4]);

impl<T> BySeat<T> {
    /// The values of the seats 1 to 4.
    pub const fn new(values: [T; 4]) -> BySeat<T> {
        BySeat(values)
    }

    /// The value that `value` finds for each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut value))
    }

    /// The value of `seat`. Total, so it neither fails nor panics.
    #[expect(
        clippy::indexing_slicing,
        reason = "a Seat has as many values as the table entries"
    )]
    pub const fn get(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }

    /// The value of `seat`, to be changed.
    #[expect(
        clippy::indexing_slicing,
        reason = "a Seat has as many values as the table entries"
    )]
    pub const fn get_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }

    /// The seats with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }

    /// The table of what `f` makes of each value.
    pub fn map<U>(&self, mut f: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat::from_fn(|seat| f(seat, self.get(seat)))
    }
}

#[cfg(test)]
mod tests {
    use std::format;

    use super::*;

    #[test]
    fn steps_go_round_however_many_there_are() {
        let after = |steps| Seat::ALL.map(|seat| seat.after(steps).number());
        assert_eq!(after(0), [1, 2, 3, 4]);
        assert_eq!(after(5), [2, 3, 4, 1]);
        assert_eq!(after(usize::MAX), [4, 1, 2, 3]);
    }

    #[test]
    fn a_seat_is_told_by_its_number() {
        let told = Seat::ALL.map(|seat| format!("{seat}"));
        assert_eq!(told, ["1", "2", "3", "4"]);
    }
}
