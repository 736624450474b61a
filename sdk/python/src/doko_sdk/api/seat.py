# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""Seats, places at the table, and parties."""

from __future__ import annotations

from doko_sdk._base import ProtoEnum


class Seat(ProtoEnum, message="doppelkopf.rules.v1.Seat"):
    """A seat of one game, counted from the dealer's left: relative to the deal, not to the table.

    The place at the table is a `Place`.
    """

    S1 = 1
    """Seat 1, the eldest hand (Vorhand), left of the dealer.

    Speaks first and leads unless the contract says otherwise.
    """

    S2 = 2
    """Seat 2, to the left of seat 1."""

    S3 = 3
    """Seat 3, to the left of seat 2."""

    S4 = 4
    """Seat 4, to the left of seat 3.

    At a table of four it deals.
    """


class Place(ProtoEnum, message="doppelkopf.rules.v1.Place"):
    """A place at the table.

    A player keeps the place for a whole session, while the seats turn with the deal. In a list with an entry
    for each place, the entry of place n has the index n - 1.
    """

    P1 = 1
    """Place 1, which deals the first game of a session."""

    P2 = 2
    """Place 2, to the left of place 1."""

    P3 = 3
    """Place 3, to the left of place 2."""

    P4 = 4
    """Place 4, to the left of place 3."""

    P5 = 5
    """Place 5, to the left of place 4; exists at a table of five or more."""

    P6 = 6
    """Place 6, to the left of place 5."""

    P7 = 7
    """Place 7, to the left of place 6."""

    P8 = 8
    """Place 8, to the left of place 7."""


class Party(ProtoEnum, message="doppelkopf.rules.v1.Party"):
    """A party of one game.

    Which seats belong to it depends on the contract.
    """

    RE = 1
    """The Re party: the holders of the queens of clubs in a Normalspiel, the lone player in a solo, the Hochzeiter
    with the partner, the poor player with the acceptor of an Armut.
    """

    KONTRA = 2
    """The Kontra party: everyone who is not Re."""
