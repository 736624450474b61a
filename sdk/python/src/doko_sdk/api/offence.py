# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""Offences at the table and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message, ProtoEnum
from doko_sdk.api.seat import Seat
from doko_sdk.api.verdict import RuleCitation
from doko_sdk.cards import CardLike


class OffenceKind(ProtoEnum, message="doppelkopf.rules.v1.OffenceKind"):
    """What was done wrong."""

    REVOKE = 1
    """A revoke."""

    OUT_OF_TURN = 2
    """A card out of turn."""

    ANNOUNCEMENT = 3
    """An announcement that was not allowed."""

    VORBEHALT = 4
    """A Vorbehalt that was not allowed."""

    CLAIM = 5
    """A claim that was not allowed or does not hold."""

    OTHER = 6
    """Something that a record does not show."""


class OffenceClass(ProtoEnum, message="doppelkopf.rules.v1.OffenceClass"):
    """How grave an offence is, by its effect."""

    IRRELEVANT = 1
    """No influence on play or result."""

    MINOR = 2
    """May influence both, but not who wins."""

    GRAVE = 3
    """May decide who wins."""

    UNSPORTING = 4
    """Unsporting conduct, a matter for the arbitration panel."""


class HarmsSoloist(ProtoEnum, message="doppelkopf.rules.v1.HarmsSoloist"):
    """Whether an offence of an opponent can harm the soloist."""

    YES = 1
    """It can."""

    NO = 2
    """It cannot."""


class PenaltyEffect(ProtoEnum, message="doppelkopf.rules.v1.PenaltyEffect"):
    """What becomes of the game."""

    GOES_ON = 1
    """The game goes on and is settled besides."""

    ENDS_NOT_PLAYED = 2
    """The game ends and counts as not played."""

    ENDS_AS_PLAYED = 3
    """The game ends and counts as played."""

    ENDS_SETTLED = 4
    """The game ends and is settled, the remaining tricks going to the other party."""


@dataclass(frozen=True)
class Offence(Message, message="doppelkopf.rules.v1.Offence"):
    """An offence."""

    offender: Seat
    """Who committed it.

    Required.
    """

    kind: OffenceKind
    """What it was.

    Required.
    """

    cards_played: int
    """Cards on the table (all tricks) before it happened, 0 to the number of `plays`.

    Required.
    """

    _: KW_ONLY

    class_of_effect: OffenceClass | None = None
    """How grave it is.

    Unset if nobody has judged that; the answer says whether it is needed.
    """

    harms_soloist: HarmsSoloist | None = None
    """Whether it can harm the soloist.

    Unset if it was not judged.
    """

    named_order: Sequence[CardLike] = ()
    """The order of play that `named_by` had named before the offence: own cards of that seat, from the offence on,
    complete or only the beginning.

    An offence is irrelevant if the party of that seat makes all remaining tricks in this order (PEN-2). The
    order ends at a card that cannot be played when it is due. At most 12. Empty means that none was named.
    """

    named_by: Seat | None = None
    """Whose order `named_order` is.

    Required with `named_order`, and unset without.
    """


@dataclass(frozen=True)
class Complaint(Message, message="doppelkopf.rules.v1.Complaint"):
    """Who complained of an offence, and when."""

    seat: Seat
    """Who complained.

    Required.
    """

    cards_played: int
    """Cards on the table (all tricks) when the complaint came: from the number before the offence to the number of
    `plays`.

    Required.
    """


@dataclass(frozen=True)
class Penalty(Message, message="doppelkopf.rules.v1.Penalty"):
    """What follows from an offence."""

    class_of_effect: OffenceClass
    """The class that applied."""

    effect: PenaltyEffect
    """What becomes of the game."""

    _: KW_ONLY

    points: tuple[int, ...] = ()
    """The penalty points of seats 1 to 4, four entries."""

    decided_by: tuple[RuleCitation, ...] = ()
    """The rules that decided."""
