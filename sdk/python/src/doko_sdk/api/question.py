# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""What questions have in common: what else to include, the view, and the language."""

from __future__ import annotations

from doko_sdk._base import ProtoEnum
from doko_sdk.api.seat import Seat


class Include(ProtoEnum, message="doppelkopf.rules.v1.Include"):
    """More that a response can contain.

    An entry that has no meaning for the question changes nothing. The same entry twice is refused.
    """

    LEGAL_CARDS = 1
    """The legal cards of the asked seat."""

    POSITION = 2
    """The position after the action if it is legal, otherwise before it."""

    EFFECTS = 3
    """What the action brings about."""

    ANNOUNCEMENT_WINDOWS = 4
    """Who may announce what, until when."""

    LINE = 5
    """The record after the action if it is legal, on one line.

    A line shows all hands of the record, so there is none if the view is that of a seat or of the public.
    """


class View(ProtoEnum, message="doppelkopf.rules.v1.View"):
    """Who may know the answer.

    It uses and says nothing that this view may not know. A question whose answer may show hands needs a view.
    The view of a seat has the number of the seat.
    """

    SEAT_1 = 1
    """What seat 1 knows."""

    SEAT_2 = 2
    """What seat 2 knows."""

    SEAT_3 = 3
    """What seat 3 knows."""

    SEAT_4 = 4
    """What seat 4 knows."""

    PUBLIC = 5
    """What everybody knows."""

    EVERYTHING = 6
    """All that the record says: for an answer that goes to no player."""

    @classmethod
    def of(cls, seat: Seat) -> View:
        """The view of this seat.

        >>> View.of(Seat.S2)
        View.SEAT_2
        """
        return cls(int(seat))


class Language(ProtoEnum, message="doppelkopf.rules.v1.Language"):
    """The language of texts.

    Errors are always English.
    """

    DE = 1
    """German."""

    EN = 2
    """English."""
