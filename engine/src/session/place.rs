//! [`Place`], [`Players`] and [`ByPlace`]: who sits where for a whole session.

/// How many sit at the table: option `table.players`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Players {
    /// All four play.
    Four,
    /// Who deals sits out (CARD-9).
    Five,
    /// Two sit out.
    Six,
    /// Three sit out.
    Seven,
    /// Four sit out.
    Eight,
}

impl Players {
    /// The table of this many, which are 4 to 8.
    pub const fn of(number: u8) -> Players {
        match number {
            5 => Players::Five,
            6 => Players::Six,
            7 => Players::Seven,
            8 => Players::Eight,
            _ => Players::Four,
        }
    }

    /// How many there are.
    pub const fn number(self) -> u8 {
        self as u8 + 4
    }

    /// Their places, clockwise.
    pub fn places(self) -> &'static [Place] {
        Place::ALL.split_at(self.number().into()).0
    }

    /// The next place clockwise.
    pub const fn next(self, place: Place) -> Place {
        self.after(place, 1)
    }

    /// The place so many `steps` clockwise.
    pub(super) const fn after(self, place: Place, steps: u8) -> Place {
        match (place as u8 + steps) % self.number() {
            0 => Place::P0,
            1 => Place::P1,
            2 => Place::P2,
            3 => Place::P3,
            4 => Place::P4,
            5 => Place::P5,
            6 => Place::P6,
            _ => Place::P7,
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
    /// Place 4, which exists at a table of five or more.
    P4,
    /// Place 5.
    P5,
    /// Place 6.
    P6,
    /// Place 7.
    P7,
}

impl Place {
    /// All places, clockwise.
    pub const ALL: [Place; 8] = [
        Place::P0,
        Place::P1,
        Place::P2,
        Place::P3,
        Place::P4,
        Place::P5,
        Place::P6,
        Place::P7,
    ];

    /// The number of the place, 0 to 7.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// One value for each place; those of places that a table does not have are not used.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ByPlace<T>([T; 8]);

impl<T> ByPlace<T> {
    /// The values of the places 0 to 7.
    pub const fn new(values: [T; 8]) -> ByPlace<T> {
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

    /// The values of all places, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Place, &T)> {
        Place::ALL.into_iter().zip(&self.0)
    }
}
