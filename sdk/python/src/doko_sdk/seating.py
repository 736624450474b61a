"""`Seating`: who of the table sits where in one game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from doko_sdk.api.seat import Place, Seat

P = TypeVar("P")


@dataclass(frozen=True)
class Seating(Generic[P]):
    """Who sits where: players with fixed places, clockwise, and the place of the dealer.

    Seats turn with the deal: seat 1 is always left of the dealer. At a table of five the dealer sits out.

    >>> seating = Seating(["Anna", "Ben", "Cleo", "Dora"], dealer=Place.P3)
    >>> seating.player(Seat.S1)
    'Dora'
    >>> seating.seat_of("Cleo")
    Seat.S4
    >>> seating.places
    (Place.P4, Place.P1, Place.P2, Place.P3)
    >>> seating.next_deal().player(Seat.S1)
    'Anna'

    Raises `ValueError` if there are not four or five players, or the dealer is none of them.
    """

    players: Sequence[P]
    dealer: Place

    def __post_init__(self) -> None:
        if len(self.players) not in (4, 5):
            raise ValueError(f"a table has 4 or 5 players, and this one has {len(self.players)}")
        if self.dealer > len(self.players):
            raise ValueError(f"the dealer has no place {int(self.dealer)}")

    def place(self, seat: Seat) -> Place:
        """The place of this seat at the table."""
        return Place((self.dealer - 1 + seat) % len(self.players) + 1)

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of seats 1 to 4, as `GameContext.places` takes them."""
        return tuple(map(self.place, Seat))

    def player(self, seat: Seat) -> P:
        """The player in this seat."""
        return self.players[self.place(seat) - 1]

    def seat_of(self, player: P) -> Seat | None:
        """The seat of a player; `None` for a stranger, and for the dealer at a table of five."""
        return next((seat for seat in Seat if self.player(seat) == player), None)

    def by_player(self, of_seats: Sequence[int]) -> list[tuple[P, int]]:
        """What seats 1 to 4 got, by player; who sits out got 0.

        >>> Seating(["Anna", "Ben", "Cleo", "Dora"], Place.P3).by_player([7, -7, -7, 7])
        [('Anna', -7), ('Ben', -7), ('Cleo', 7), ('Dora', 7)]
        """
        points = dict(zip(self.places, of_seats, strict=True))
        return [(player, points.get(Place(number), 0)) for number, player in enumerate(self.players, 1)]

    def next_deal(self) -> Seating[P]:
        """The same table when the next player deals."""
        return replace(self, dealer=Place(self.dealer % len(self.players) + 1))
