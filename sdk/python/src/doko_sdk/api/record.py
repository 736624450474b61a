# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""The record of one game.

The service stores nothing, so every question contains the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message, ProtoEnum
from doko_sdk.api.rule_set import RuleSet
from doko_sdk.api.seat import Place, Seat
from doko_sdk.cards import CardLike


class PflichtsoloSlot(ProtoEnum, message="doppelkopf.rules.v1.PflichtsoloSlot"):
    """The kind of an open Pflichtsolo, where option `pflichtsolo.kind` tells kinds apart."""

    FREE = 1
    """Any solo fills it."""

    COLOR = 2
    """A Farbsolo (karo, kreuz, pik, herz) fills it."""

    PICTURE = 3
    """A picture solo (damen, buben, koenige and their combinations) fills it."""


class SaidWord(ProtoEnum, message="doppelkopf.rules.v1.SaidWord"):
    """What can be said up to the contract.

    A seat may name its Vorbehalt at once, or answer the categories one by one, as at a table. A record may mix
    both forms.
    """

    GESUND = 1
    """Gesund: no Vorbehalt.

    Said after an unnamed `VORBEHALT`, it takes the Vorbehalt back.
    """

    VORBEHALT = 2
    """Vorbehalt, not named yet.

    A Vorbehalt that is overtaken stays unnamed and is valid.
    """

    YES = 3
    """Yes, to the category that this seat is being asked for."""

    NO = 4
    """No, to the category that this seat is being asked for.

    Only seats that may still have a category are asked for it. If your table asks everybody, leave out the
    answers of the others.
    """

    HOCHZEIT = 5
    """Hochzeit; the first trick of any class finds the partner."""

    HOCHZEIT_FEHL = 6
    """Hochzeit; the first trick led with Fehl finds the partner."""

    HOCHZEIT_TRUMPF = 7
    """Hochzeit; the first trick led with a trump finds the partner."""

    HOCHZEIT_KREUZ = 8
    """Hochzeit; the first trick led with Fehl of clubs finds the partner."""

    HOCHZEIT_PIK = 9
    """Hochzeit; the first trick led with Fehl of spades finds the partner."""

    HOCHZEIT_HERZ = 10
    """Hochzeit; the first trick led with Fehl of hearts finds the partner."""

    SOLO_KARO = 11
    """Karo-Solo.

    Whether a solo is a Pflichtsolo or a Lustsolo is derived from the context.
    """

    SOLO_KREUZ = 12
    """Kreuz-Solo."""

    SOLO_PIK = 13
    """Pik-Solo."""

    SOLO_HERZ = 14
    """Herz-Solo."""

    SOLO_DAMEN = 15
    """Damensolo."""

    SOLO_BUBEN = 16
    """Bubensolo."""

    SOLO_KOENIGE = 17
    """Königsolo."""

    SOLO_FLEISCHLOS = 18
    """Fleischloser."""

    SOLO_DAMEN_BUBEN = 19
    """Damen-Buben-Solo."""

    SOLO_KOENIGE_BUBEN = 20
    """Königen-Buben-Solo."""

    SOLO_KOENIGE_DAMEN = 21
    """Königen-Damen-Solo."""

    SOLO_KOEHLER = 22
    """Köhler."""

    ARMUT = 23
    """Armut: few trumps, cards are to be pushed."""

    THROW = 24
    """The hand is thrown in (Werfen)."""

    SCHWEINE = 25
    """Schweine.

    A seat may say so before or after its other declaration, until the first card. As the name of a `VORBEHALT`
    they are the whole Vorbehalt. `said_ranks` names a pair above the aces.
    """

    BID = 26
    """A bid, where soli are bid for.

    Its height stands in `said_bids`: 0 no announcement, 1 Re, 2 keine 90, 3 keine 60, 4 keine 30, 5 schwarz. A
    seat that names its solo at once says its bid after the name, and this bid is final. Seats that said `YES`
    to a solo bid in turn. A later seat must bid higher than an earlier one; an earlier seat must bid at least
    as high. When the others have passed, the winner names the solo.
    """

    PASS = 27
    """No higher bid.

    After the name of a solo it is the bid 0. In a Vorführung the forced seat offers its solo with this word
    (option `pflichtsolo.offer`). The others answer `YES`, `NO` or with a solo.
    """

    ARMUT_PUSH = 28
    """The poor player pushes cards.

    They, or their number, stand in `armut_exchanges`.
    """

    ARMUT_ACCEPT = 29
    """The asked seat takes the pushed cards."""

    ARMUT_REFUSE = 30
    """The asked seat does not take them."""

    ARMUT_RETURN = 31
    """The acceptor gives cards back.

    They, or their number, stand in `armut_exchanges`.
    """


class ExtraWord(ProtoEnum, message="doppelkopf.rules.v1.ExtraWord"):
    """What can happen after the contract besides cards."""

    RE = 1
    """The Ansage Re."""

    KONTRA = 2
    """The Ansage Kontra."""

    KEINE_90 = 3
    """The Absage keine 90."""

    KEINE_60 = 4
    """The Absage keine 60."""

    KEINE_30 = 5
    """The Absage keine 30."""

    SCHWARZ = 6
    """The Absage schwarz."""

    SCHWEINE = 7
    """Schweine declared after the contract, before the first card.

    Where Schweine are declared with a card, the word stands right before that card in the record. A question
    that asks for another card declares nothing. `extra_ranks` names a pair above the aces.
    """

    GENSCHER = 8
    """Genscher: the player of the first king of diamonds names a partner.

    The word stands right before that card in the record. A question that asks for another card names nobody.
    The partner stands in `extra_partners`.
    """

    CLAIM_REST = 9
    """The soloist claims all remaining tricks.

    An order named with it stands in `claim_order`.
    """

    SURRENDER = 10
    """The soloist gives up all remaining tricks."""


@dataclass(frozen=True)
class RuleSetRef(Message, message="doppelkopf.rules.v1.RuleSetRef"):
    """Which rules apply."""

    source: str | RuleSet
    """The rule set to start from.

    Required.
    """

    _: KW_ONLY

    edition: str = ""
    """The edition of the named rule set, such as `2026-02-21`.

    Empty means the newest. A published edition never disappears within v1. Must be empty with `custom`.
    """

    overrides: RuleSet | None = None
    """Options that differ from the named rule set: those that are set here.

    Absent means none. Not allowed with `custom`.
    """

    expected_options_hash: str = ""
    """The `RuleSetStamp.options_hash` that the caller expects, 64 lower-case hexadecimal digits.

    If it differs, the request is refused with `RULE_SET_CHANGED`. Empty means no check. An option added after
    v1 does not change the hash of a rule set that does not use the option.
    """


@dataclass(frozen=True)
class GameContext(Message, message="doppelkopf.rules.v1.GameContext"):
    """What a game inherits from its session.

    Without a context, or with an empty one, no Pflichtsolo is open and nothing is doubled.
    """

    _: KW_ONLY

    pflichtsolo_seats: tuple[Seat, ...] = ()
    """The seats with an open Pflichtsolo.

    A seat with two open ones has two entries. At most 16. Empty means that none is open.
    """

    pflichtsolo_slots: tuple[PflichtsoloSlot, ...] = ()
    """The kind of each entry of `pflichtsolo_seats`.

    Empty (all `FREE`) or of the same length.
    """

    vorfuehrung_seat: Seat | None = None
    """The seat that must play its Pflichtsolo in this game (Vorführung).

    Unset means none must. It must be among `pflichtsolo_seats`.
    """

    games_left: int | None = None
    """Games left in the list, this one included, 1 to 1000.

    Absent means unknown. Only `ScoreSession` uses and checks it.
    """

    bock_factor: int | None = None
    """What the value of this game is multiplied by for Bock, 1 to 1000000.

    Absent means 1.
    """

    places: tuple[Place, ...] = ()
    """The places of seats 1 to 4 at the table: four different entries, or none.

    At a table of five the missing place deals.
    """


@dataclass(frozen=True)
class ArmutExchange(Message, message="doppelkopf.rules.v1.ArmutExchange"):
    """The cards of one Armut exchange.

    A viewer who may not know the cards states only how many there were.
    """

    _: KW_ONLY

    pushed_cards: Sequence[CardLike] = ()
    """The cards that were pushed, at most 12.

    Empty means not known, or none. Where option `armut.shown` is `foxes`, a view that may not know the others
    names the aces of diamonds alone.
    """

    pushed_count: int | None = None
    """How many were pushed, 0 to 12.

    Absent means as many as `pushed_cards`. If both are given they agree, unless only some of the cards are
    known.
    """

    returned_cards: Sequence[CardLike] = ()
    """The cards that were given back, at most 12.

    Empty means not known, or none.
    """

    returned_count: int | None = None
    """How many were given back, 0 to 12.

    Absent means as many as `returned_cards`; if both are given they must agree.
    """

    returned_trumps: int | None = None
    """How many of the cards given back were trumps, as far as it was told.

    Absent means it was not told.
    """
