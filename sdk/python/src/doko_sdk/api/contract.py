# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""What is played: the contract and the ways to get there."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message, ProtoEnum
from doko_sdk.api.seat import Seat


class ContractKind(ProtoEnum, message="doppelkopf.rules.v1.ContractKind"):
    """What kind of game is played."""

    NORMALSPIEL = 1
    """Normalspiel: all said gesund; the holders of the queens of clubs play together.

    A stille Hochzeit is shown as this kind to every view that may not know it yet.
    """

    STILLE_HOCHZEIT = 2
    """Stille Hochzeit: one seat holds both queens of clubs, said gesund and plays alone, undisclosed."""

    HOCHZEIT = 3
    """Hochzeit: the declared holder of both queens of clubs looks for a partner.

    The kind stays when the search fails and the Hochzeiter plays alone.
    """

    SOLO = 4
    """An announced solo."""

    ARMUT = 5
    """Armut: the poor player and the acceptor play together."""


class Solo(ProtoEnum, message="doppelkopf.rules.v1.Solo"):
    """The kinds of announced solo, by the names of option `solos`.

    Which of them exist depends on the rule set.
    """

    KARO = 1
    """Karo-Solo: diamonds are trump, the order of the Normalspiel (Trumpfsolo)."""

    KREUZ = 2
    """Kreuz-Solo: clubs are trump instead of diamonds."""

    PIK = 3
    """Pik-Solo: spades are trump instead of diamonds."""

    HERZ = 4
    """Herz-Solo: hearts are trump instead of diamonds."""

    DAMEN = 5
    """Damensolo: only the queens are trump."""

    BUBEN = 6
    """Bubensolo: only the jacks are trump."""

    KOENIGE = 7
    """Königsolo: only the kings are trump."""

    FLEISCHLOS = 8
    """Fleischloser: no trumps."""

    DAMEN_BUBEN = 9
    """Queens above jacks are trump."""

    KOENIGE_BUBEN = 10
    """Kings above jacks are trump."""

    KOENIGE_DAMEN = 11
    """Kings above queens are trump."""

    KOEHLER = 12
    """Köhler: kings above queens above jacks are trump."""


class SoloDuty(ProtoEnum, message="doppelkopf.rules.v1.SoloDuty"):
    """Whether an announced solo fulfils a duty.

    Derived from the open Pflichtsoli, never from what was called.
    """

    LUSTSOLO = 1
    """Lustsolo: a solo without duty.

    The only kind where the rule set knows no Pflichtsolo.
    """

    PFLICHTSOLO = 2
    """Pflichtsolo, played of the player's own accord or in a Vorführung."""


class HochzeitSelector(ProtoEnum, message="doppelkopf.rules.v1.HochzeitSelector"):
    """Which trick finds the partner of a Hochzeit: the first one of this class that another seat wins."""

    ANY = 1
    """Any trick."""

    FEHL = 2
    """A trick led with Fehl."""

    TRUMPF = 3
    """A trick led with a trump."""

    KREUZ = 4
    """A trick led with Fehl of clubs."""

    PIK = 5
    """A trick led with Fehl of spades."""

    HERZ = 6
    """A trick led with Fehl of hearts."""


class RedealReason(ProtoEnum, message="doppelkopf.rules.v1.RedealReason"):
    """Why the cards are dealt again.

    The same seat deals.
    """

    TWO_ARMUTEN = 1
    """Two or more Armuten (or throws) stand and no solo."""

    THROWN = 2
    """A hand was thrown in."""

    ARMUT_REFUSED = 3
    """Nobody accepted the Armut."""

    ARMUT = 4
    """One Armut stands, and the rule set deals again for it."""


@dataclass(frozen=True)
class Contract(Message, message="doppelkopf.rules.v1.Contract"):
    """The contract of a game.

    Fields that do not apply to its kind stay unset.
    """

    kind: ContractKind
    """The kind of game.

    Always set.
    """

    lead: Seat
    """The seat that leads the first trick.

    Always set.
    """

    _: KW_ONLY

    seat: Seat | None = None
    """Who plays it: the soloist, the Hochzeiter, the poor player, or the lone holder of both queens of clubs in a
    stille Hochzeit.

    Unset in a Normalspiel.
    """

    solo: Solo | None = None
    """The kind of solo.

    Set for an announced solo only.
    """

    duty: SoloDuty | None = None
    """Whether the solo is a duty.

    Set for an announced solo only.
    """

    selector: HochzeitSelector | None = None
    """Which trick finds the partner.

    Set for a Hochzeit only.
    """

    acceptor: Seat | None = None
    """Who accepted the Armut.

    Set for an Armut only.
    """
