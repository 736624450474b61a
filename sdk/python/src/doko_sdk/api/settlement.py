# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""Settlements: who won, for which points, and what everyone gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message, ProtoEnum
from doko_sdk.api.announcement import Announcement, AnnouncementMode, StandingAnnouncement
from doko_sdk.api.contract import Contract, RedealReason, Solo
from doko_sdk.api.rule_set import SpecialPoint
from doko_sdk.api.seat import Party, Seat
from doko_sdk.api.verdict import RuleCitation
from doko_sdk.record import RuleSetLike


class GameResult(ProtoEnum, message="doppelkopf.rules.v1.GameResult"):
    """How a game ended."""

    RE_WON = 1
    """The Re party won."""

    KONTRA_WON = 2
    """The Kontra party won."""

    NOBODY_WON = 3
    """Both parties missed their Absagen (or what else the rule set obliges to): nobody won."""

    REDEAL = 4
    """The cards are dealt again.

    Nobody gets points.
    """

    BROKEN_OFF = 5
    """The game was broken off after an offence.

    The points are those of the penalty.
    """


class ScoredAs(ProtoEnum, message="doppelkopf.rules.v1.ScoredAs"):
    """How the points are shared out."""

    TWO_AGAINST_TWO = 1
    """Everyone of the winners gets what everyone of the losers gives."""

    SOLO = 2
    """The lone player gets or gives for all others."""


class ScoreItemKind(ProtoEnum, message="doppelkopf.rules.v1.ScoreItemKind"):
    """What a point is for."""

    WON = 1
    """The game was won."""

    UNDER_90 = 2
    """The loser stayed below 90 Augen."""

    UNDER_60 = 3
    """The loser stayed below 60 Augen."""

    UNDER_30 = 4
    """The loser stayed below 30 Augen."""

    SCHWARZ = 5
    """The loser won no trick."""

    RE_ANNOUNCED = 6
    """Re was announced."""

    KONTRA_ANNOUNCED = 7
    """Kontra was announced."""

    KEINE_90_ANNOUNCED = 8
    """Keine 90 was announced."""

    KEINE_60_ANNOUNCED = 9
    """Keine 60 was announced."""

    KEINE_30_ANNOUNCED = 10
    """Keine 30 was announced."""

    SCHWARZ_ANNOUNCED = 11
    """Schwarz was announced."""

    AGAINST_KEINE_90 = 12
    """120 Augen reached against keine 90."""

    AGAINST_KEINE_60 = 13
    """90 Augen reached against keine 60."""

    AGAINST_KEINE_30 = 14
    """60 Augen reached against keine 30."""

    AGAINST_SCHWARZ = 15
    """30 Augen reached against schwarz."""

    MIRRORED_ABSAGE = 16
    """A level of a failed Absage, given to the other party."""

    FUCHS = 17
    """Fuchs caught."""

    DOPPELKOPF = 18
    """A trick of 40 Augen or more."""

    KARLCHEN = 19
    """Karlchen won the last trick."""

    KARLCHEN_CAUGHT = 20
    """Karlchen caught in the last trick."""

    FUCHS_LAST = 21
    """Fuchs won the last trick."""

    FUCHS_CAUGHT_LAST = 22
    """Fuchs caught in the last trick, in addition."""

    DULLE = 23
    """One ten of hearts caught the other."""

    HERZSTICH = 24
    """A trick of four hearts that are Fehl."""

    GEGEN_DIE_ALTEN = 25
    """Kontra won against Re."""

    SOLO_POINT = 26
    """The game was scored as a solo."""

    GEGEN_DIE_SCHWEINE = 27
    """Gegen die Schweine."""

    KLABAUTERMANN = 28
    """Klabautermann."""

    FISCHAUGE = 29
    """Fischauge."""

    GANS = 30
    """Gans."""

    KAFFEEKRAENZCHEN = 31
    """Kaffeekränzchen."""


class CountedGame(ProtoEnum, message="doppelkopf.rules.v1.CountedGame"):
    """How a game given by counts was played."""

    TWO_AGAINST_TWO = 1
    """Two against two: Normalspiel, Hochzeit with a partner."""

    SOLO = 2
    """An announced solo."""

    STILLE_HOCHZEIT = 3
    """A stille Hochzeit."""

    FAILED_HOCHZEIT = 4
    """A Hochzeit without a partner."""

    ARMUT = 5
    """An Armut after an exchange.

    Counts like two against two, unless option `score.gegen_in_armut` is `not_given`.
    """


@dataclass(frozen=True)
class ScoreItem(Message, message="doppelkopf.rules.v1.ScoreItem"):
    """One line of a settlement."""

    kind: ScoreItemKind
    """What it is for."""

    party: Party
    """The party that gets it."""

    rule: RuleCitation
    """The rule that gives it."""

    _: KW_ONLY

    points: int = 0
    """How many points, before any doubling.

    Positive.
    """

    announced_by: Party | None = None
    """For a point of an announcement: the party that announced it.

    Unset otherwise.
    """

    trick: int | None = None
    """For a special point: the number of the trick, 1 to 12.

    Absent otherwise, and if it was given by counts.
    """

    seat: Seat | None = None
    """For a special point: who won the trick.

    Unset otherwise.
    """

    lost_by: Seat | None = None
    """For a card that was caught: who played and lost it.

    Unset otherwise, and if it was given by counts.
    """


@dataclass(frozen=True)
class PartyResult(Message, message="doppelkopf.rules.v1.PartyResult"):
    """What a party had and what it needed."""

    _: KW_ONLY

    augen: int = 0
    """Its Augen, 0 to 240."""

    tricks: int = 0
    """Its tricks, 0 to 12."""

    augen_needed: int | None = None
    """So many Augen.

    121 or 120: more than half, or half. 151, 181, 211: its own keine 90, 60 or 30. 90, 60, 30: enough against
    keine 90, 60 or 30 of the other party. 240: all, by its own schwarz where Augen decide schwarz. 1: any,
    against such a schwarz.
    """

    tricks_needed: int | None = None
    """So many tricks: 1, or all 12 (10 without nines)."""

    announcements: tuple[StandingAnnouncement, ...] = ()
    """Its announcements, in order of time."""


@dataclass(frozen=True)
class Settlement(Message, message="doppelkopf.rules.v1.Settlement"):
    """A game settled."""

    result: GameResult
    """How it ended."""

    _: KW_ONLY

    contract: Contract | None = None
    """What was played.

    Absent after a redeal, and if it was given by counts.
    """

    redeal_reason: RedealReason | None = None
    """Why the cards are dealt again.

    Set with `REDEAL` only.
    """

    scored_as: ScoredAs | None = None
    """How the points are shared out.

    Unset after a redeal, and with `BROKEN_OFF` if hidden hands decide it.
    """

    re_seats: tuple[Seat, ...] = ()
    """The seats of the Re party, in order.

    Empty after a redeal, and with `BROKEN_OFF` if they are not known.
    """

    re: PartyResult | None = None
    """The Re party.

    Absent after a redeal.
    """

    kontra: PartyResult | None = None
    """The Kontra party.

    Absent after a redeal.
    """

    items: tuple[ScoreItem, ...] = ()
    """The points one by one, in the order of the scoring rules."""

    base: int = 0
    """What is doubled: the points of `items` without those added afterwards, from the winner's side (if nobody
    won, from the Re side).
    """

    doubling: int = 0
    """What `base` is multiplied by for Ansagen: 1, 2 or 4."""

    special: int = 0
    """What is added after doubling, from the same side."""

    bock_factor: int = 0
    """What the value is multiplied by for Bock.

    1 without Bock.
    """

    value: int = 0
    """The value of the game from the same side: (`base` times `doubling` plus `special`) times `bock_factor`,
    after options that change the whole value.
    """

    points: tuple[int, ...] = ()
    """What seats 1 to 4 get, four entries.

    All zero after a redeal.
    """

    decided_by: tuple[RuleCitation, ...] = ()
    """The rules that made the winner or the end, and the rules that changed the whole value."""


@dataclass(frozen=True)
class CountedAnnouncement(Message, message="doppelkopf.rules.v1.CountedAnnouncement"):
    """An announcement that was made."""

    party: Party
    """Whose it was."""

    announcement: Announcement
    """What it was.

    Levels that were skipped need not be listed.
    """

    _: KW_ONLY

    mode: AnnouncementMode | None = None
    """In what way it was made.

    Unset counts as `ORDINARY`.
    """


@dataclass(frozen=True)
class CountedSpecial(Message, message="doppelkopf.rules.v1.CountedSpecial"):
    """Special points that were made."""

    kind: SpecialPoint
    """Which one."""

    party: Party
    """The party that gets it."""

    _: KW_ONLY

    count: int | None = None
    """How many, 1 to 12.

    Absent means 1.
    """


@dataclass(frozen=True)
class GameCounts(Message, message="doppelkopf.rules.v1.GameCounts"):
    """A finished game as a scorekeeper knows it: counts, no cards."""

    rule_set: RuleSetLike
    """The rules.

    Required.
    """

    kind: CountedGame
    """How it was played.

    Required.
    """

    re_seats: Sequence[Seat]
    """The seats of the Re party, all different: two for two against two, else one.

    Required.
    """

    re_augen: int
    """The Augen of the Re party, 0 to 240.

    Kontra has the rest. Each party has at least and at most what its tricks and special points can have. Not
    checked: whether some cards make just this number. Required.
    """

    re_tricks: int
    """The tricks of the Re party, 0 to 12.

    Required.
    """

    kontra_tricks: int
    """The tricks of the Kontra party.

    Both together are 12 (10 without nines). Required.
    """

    _: KW_ONLY

    solo: Solo | None = None
    """Which solo.

    Required for `SOLO`, unset otherwise.
    """

    announcements: Sequence[CountedAnnouncement] = ()
    """The announcements in order of time.

    At most 12. Not checked: whether each was in time.
    """

    specials: Sequence[CountedSpecial] = ()
    """The special points of tricks.

    At most 32. Two jacks of clubs, two aces of diamonds, one last trick and the tricks and Augen of each party
    have to suffice for them. Not checked: who held these cards, whether both parties together need more aces
    and tens than there are, whether legal play leads there, and whether a point is missing. In a solo they may
    be stated and do not count. The point for a win of Kontra and the solo point are added by the service.
    """

    bock_factor: int | None = None
    """What the value is multiplied by for Bock, 1 to 1000000.

    Absent means 1.
    """
