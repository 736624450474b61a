//! [`Seating`]: who of the table sits where in one game.

use std::fmt;

use crate::named::Numbered as _;
use crate::words::{Place, Seat};

/// Who sits where: players with fixed places, and the dealer of this game.
///
/// Seats turn with the deal: seat 1 is always left of the dealer. At a table of
/// five the dealer sits out.
///
/// ```
/// use doko_sdk::{Seat, Seating};
///
/// let seating = Seating::new(2, ["Anna", "Ben", "Cleo", "Dora"])?;
/// assert_eq!(seating.player(Seat::S1), &"Dora");
/// assert_eq!(seating.seat_of(&"Cleo"), Some(Seat::S4));
///
/// let points = seating.by_player([7, -7, -7, 7]);
/// assert_eq!(points, [(&"Anna", -7), (&"Ben", -7), (&"Cleo", 7), (&"Dora", 7)]);
/// assert_eq!(seating.next_deal().player(Seat::S1), &"Anna");
/// # Ok::<(), doko_sdk::SeatingError>(())
/// ```
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Seating<P> {
    // INVARIANT: four or five players, and the dealer is one of them.
    players: Vec<P>,
    dealer: usize,
}

/// There is no such table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SeatingError {
    /// A table has four or five players; this one has so many.
    Players(usize),
    /// The dealer is none of the players.
    Dealer(usize),
}

impl fmt::Display for SeatingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatingError::Players(count) => {
                write!(f, "a table has 4 or 5 players, and this one has {count}")
            }
            SeatingError::Dealer(dealer) => write!(f, "the dealer has no place {dealer}"),
        }
    }
}

impl std::error::Error for SeatingError {}

impl<P> Seating<P> {
    /// A table: the index of the dealer, and the players clockwise.
    ///
    /// # Errors
    ///
    /// There are not four or five players, or the dealer is none of them.
    pub fn new(
        dealer: usize,
        players: impl IntoIterator<Item = P>,
    ) -> Result<Seating<P>, SeatingError> {
        let players: Vec<P> = players.into_iter().collect();
        match players.len() {
            4 | 5 if dealer < players.len() => Ok(Seating { players, dealer }),
            4 | 5 => Err(SeatingError::Dealer(dealer)),
            count => Err(SeatingError::Players(count)),
        }
    }

    /// The player in this seat.
    #[expect(
        clippy::indexing_slicing,
        reason = "the remainder is below the number of players"
    )]
    pub fn player(&self, seat: Seat) -> &P {
        &self.players[self.index(seat)]
    }

    /// The dealer.
    #[expect(clippy::indexing_slicing, reason = "the dealer is one of the players")]
    pub fn dealer(&self) -> &P {
        &self.players[self.dealer]
    }

    /// The place of this seat at the table.
    pub fn place(&self, seat: Seat) -> Place {
        let number = i32::try_from(self.index(seat) + 1).unwrap_or_default();
        Place::from_number(number).unwrap_or(Place::P1)
    }

    /// The places of seats 1 to 4, as [`Context::places`](crate::Context::places)
    /// takes them.
    pub fn places(&self) -> [Place; 4] {
        Seat::S1.in_turn().map(|seat| self.place(seat))
    }

    /// The seat of a player; `None` for a stranger, and for the dealer at a table
    /// of five.
    pub fn seat_of(&self, player: &P) -> Option<Seat>
    where
        P: PartialEq,
    {
        Seat::ALL
            .iter()
            .copied()
            .find(|&seat| self.player(seat) == player)
    }

    /// What seats 1 to 4 have, by player in the order of the table. Who sits out
    /// is left out.
    pub fn by_player<T: Copy>(&self, by_seat: [T; 4]) -> Vec<(&P, T)> {
        let has_place = |place| {
            Seat::ALL
                .iter()
                .copied()
                .find(|&seat| self.index(seat) == place)
                .map(Seat::index)
        };
        self.players
            .iter()
            .enumerate()
            .filter_map(|(place, player)| Some((player, *by_seat.get(has_place(place)?)?)))
            .collect()
    }

    /// The table when the next player deals. After a redeal the same player deals
    /// again.
    #[must_use]
    pub fn next_deal(mut self) -> Seating<P> {
        self.dealer = (self.dealer + 1) % self.players.len();
        self
    }

    fn index(&self, seat: Seat) -> usize {
        (self.dealer + 1 + seat.index()) % self.players.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dealer_of_five_sits_out() {
        let seating = Seating::new(1, ["A", "B", "C", "D", "E"]).unwrap();
        assert_eq!(
            seating.places(),
            [Place::P3, Place::P4, Place::P5, Place::P1]
        );
        assert_eq!(seating.seat_of(&"B"), None);
        assert_eq!(seating.dealer(), &"B");
        let points = seating.by_player([1, 2, 3, 4]);
        assert_eq!(points, [(&"A", 4), (&"C", 1), (&"D", 2), (&"E", 3)]);
    }

    #[test]
    fn the_dealer_of_four_is_seat_4() {
        for dealer in 0..4 {
            let seating = Seating::new(dealer, [0, 1, 2, 3]).unwrap();
            assert_eq!(seating.player(Seat::S4), &dealer);
        }
    }

    #[test]
    fn there_are_no_other_tables() {
        assert_eq!(
            Seating::new(0, ["A", "B", "C"]),
            Err(SeatingError::Players(3))
        );
        assert_eq!(
            Seating::new(4, ["A", "B", "C", "D"]),
            Err(SeatingError::Dealer(4))
        );
    }
}
