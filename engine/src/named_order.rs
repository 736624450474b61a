//! [`NamedOrder`]: an order of play that a seat has named, and how it binds that seat.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::list::List;
use crate::seat::Seat;

/// An order of play that `seat` has named for its own cards, or its beginning.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct NamedOrder {
    /// Who named it.
    pub seat: Seat,
    /// Its cards, the next one first.
    pub cards: List<Card, 12>,
}

impl NamedOrder {
    /// The order, none of which is played yet.
    pub(crate) fn cards_left(&self) -> NamedCards<'_> {
        NamedCards::of(self.seat, self.cards.as_slice())
    }
}

/// What is left of a named order. It binds its seat only (CLAIM-4, PEN-2).
#[derive(Clone, Copy)]
pub(crate) struct NamedCards<'a> {
    seat: Seat,
    left: &'a [Card],
}

/// What a named order says of the next card.
#[derive(Clone, Copy)]
pub(crate) enum NamedCard {
    /// Nothing: whoever is on turn plays any legal card.
    Any,
    /// This one is played.
    Is(Card),
    /// One that may not be played: the order cannot be followed.
    Unplayable,
}

impl<'a> NamedCards<'a> {
    /// Nobody has named any.
    pub(crate) const NONE: NamedCards<'static> = NamedCards::of(Seat::First, &[]);

    /// The order named by `seat`.
    pub(crate) const fn of(seat: Seat, left: &'a [Card]) -> NamedCards<'a> {
        NamedCards { seat, left }
    }

    /// What it says of the next card of `seat`, who may play the `legal` ones.
    pub(crate) fn next(self, seat: Seat, legal: CardSet) -> NamedCard {
        match self.left.first() {
            Some(&card) if seat == self.seat && legal.contains(card) => NamedCard::Is(card),
            Some(_) if seat == self.seat => NamedCard::Unplayable,
            Some(_) | None => NamedCard::Any,
        }
    }

    /// What is left of it after a card of `seat`.
    pub(crate) fn after(self, seat: Seat) -> NamedCards<'a> {
        let left = if seat == self.seat {
            self.left.get(1..).unwrap_or_default()
        } else {
            self.left
        };
        NamedCards { left, ..self }
    }

    /// Nothing is left of it.
    pub(crate) const fn given_up(self) -> NamedCards<'a> {
        NamedCards { left: &[], ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_binds_its_seat_until_it_is_given_up() {
        let order = [Card::CA, Card::DJ];
        let named = NamedCards::of(Seat::Second, &order);
        let next = |named: NamedCards<'_>, seat, legal: &str| match named
            .next(seat, legal.parse().unwrap())
        {
            NamedCard::Is(card) => Some(card),
            NamedCard::Any => None,
            NamedCard::Unplayable => Some(Card::D9),
        };
        assert_eq!(next(named, Seat::Second, "CA DJ"), Some(Card::CA));
        assert_eq!(next(named, Seat::Second, "DJ"), Some(Card::D9));
        assert_eq!(next(named, Seat::First, "CA DJ"), None);
        let later = named.after(Seat::First).after(Seat::Second);
        assert_eq!(next(later, Seat::Second, "DJ"), Some(Card::DJ));
        assert_eq!(next(named.given_up(), Seat::Second, "CA DJ"), None);
    }
}
