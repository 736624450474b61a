# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""Announcements: Ansagen (Re, Kontra), Absagen (keine 90 and on), how they stand and how long they may be made."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message, ProtoEnum
from doko_sdk.api.seat import Party, Seat


class Announcement(ProtoEnum, message="doppelkopf.rules.v1.Announcement"):
    """An announcement.

    Re and Kontra are Ansagen, the others Absagen, in rising order.
    """

    RE = 1
    """Re, an Ansage of the Re party."""

    KONTRA = 2
    """Kontra, an Ansage of the Kontra party."""

    KEINE_90 = 3
    """Keine 90: the other party stays below 90 Augen."""

    KEINE_60 = 4
    """Keine 60: the other party stays below 60 Augen."""

    KEINE_30 = 5
    """Keine 30: the other party stays below 30 Augen."""

    SCHWARZ = 6
    """Schwarz: the other party wins no trick."""


class AnnouncementMode(ProtoEnum, message="doppelkopf.rules.v1.AnnouncementMode"):
    """In what way an announcement is made."""

    ORDINARY = 1
    """In its own time, or in time although it answers the other party."""

    REPLY = 2
    """As an Erwiderung: too late on its own, but in time as an answer.

    The party may make no Absage after it.
    """

    FORCED = 3
    """Entered by the rules themselves (an auction bid, Schweine with Ansage, a Pflichtansage), exempt from the
    limits.
    """

    SUSPENDED = 4
    """Entered by the rules after the Klärungsstich, for Schweine declared in somebody else's Hochzeit."""


class WindowOpening(ProtoEnum, message="doppelkopf.rules.v1.WindowOpening"):
    """From when on an announcement may be made."""

    NOW = 1
    """It may be made now."""

    AFTER_KLAERUNGSSTICH = 2
    """When the Klärungsstich of the Hochzeit is complete."""

    AFTER_FIRST_TRICK = 3
    """When the first trick is complete."""


@dataclass(frozen=True)
class StandingAnnouncement(Message, message="doppelkopf.rules.v1.StandingAnnouncement"):
    """An announcement that stands."""

    mode: AnnouncementMode
    """In what way it was made."""

    _: KW_ONLY

    seat: Seat | None = None
    """Who made it, or in whose name the rules entered it.

    Unset in the settlement of a game given by counts.
    """

    party: Party | None = None
    """The party it binds.

    Unset if the view may not know it.
    """

    announcement: Announcement | None = None
    """What was announced.

    Unset if the rules entered it for a hidden hand and the record does not say what it was
    (`GameRecord.schweine_party`, `GameRecord.extra_words`).
    """

    includes: tuple[Announcement, ...] = ()
    """The lower levels that were skipped and count as announced with it, lowest first.

    If the view may not know the party: those that count for either party, so never a skipped Ansage.
    """

    cards_played: int = 0
    """Cards on the table (all tricks, 0 to 48) when it was made."""

    index: int | None = None
    """Index in the `extra_*` columns of the record.

    Absent for an announcement that the rules entered.
    """


@dataclass(frozen=True)
class AnnouncementWindow(Message, message="doppelkopf.rules.v1.AnnouncementWindow"):
    """The time in which a seat may make an announcement.

    There is none before the contract stands, because the parties follow from the contract. If the view may not
    know the party: what the seat may announce with either party.
    """

    seat: Seat
    """Who may make it."""

    announcement: Announcement
    """What may be announced."""

    opens: WindowOpening
    """From when on."""

    _: KW_ONLY

    includes: tuple[Announcement, ...] = ()
    """The levels that would be skipped and count as announced with it, lowest first.

    If the view may not know the party: those that would count for either party.
    """

    mode: AnnouncementMode | None = None
    """In what way it would be made now: `ORDINARY` or `REPLY`.

    Unset if that depends on a party that the view may not know.
    """

    own_card: int | None = None
    """The seat's own card of this number (1 to 12).

    When it is played, the time is over.
    """

    lead_of_trick: int | None = None
    """The first card of this trick (1 to 12), whoever leads it."""

    card_on_table: int | None = None
    """The card of this number (1 to 48) on the table, whoever plays it."""

    end_of_trick: int | None = None
    """The last card of this trick (1 to 12)."""

    closed_by_next_card: bool = False
    """True if the very next card ends the time, whoever plays it.

    Has no meaning without `closes_with`.
    """
