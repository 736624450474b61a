# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""Finding the contract: what was settled, what is still to be asked, and which rights are open."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message, ProtoEnum
from doko_sdk.api.announcement import StandingAnnouncement
from doko_sdk.api.card import Card, Rank
from doko_sdk.api.contract import Contract, RedealReason
from doko_sdk.api.record import SaidWord
from doko_sdk.api.seat import Party, Seat
from doko_sdk.api.verdict import RuleCitation


class AskKind(ProtoEnum, message="doppelkopf.rules.v1.AskKind"):
    """What a seat is asked."""

    DECLARATION = 1
    """Gesund or Vorbehalt?"""

    CATEGORY_PFLICHTSOLO = 2
    """Pflichtsolo?"""

    CATEGORY_LUSTSOLO = 3
    """Lustsolo?"""

    CATEGORY_SOLO = 4
    """Solo?

    (Where Pflichtsolo and Lustsolo are not told apart, and of those to whom a Vorführung is offered.)
    """

    CATEGORY_ARMUT = 5
    """Armut?"""

    CATEGORY_HOCHZEIT = 6
    """Hochzeit?"""

    NAME = 7
    """What is it called: which solo, which Hochzeit, what was the Vorbehalt?"""

    VORFUEHRUNG_SOLO = 8
    """Which solo, in a Vorführung?"""

    BID = 9
    """How high?

    Of a seat with a named solo, and of one that has been outbid.
    """

    ARMUT_PUSH = 10
    """Which cards are pushed?"""

    ARMUT_ANSWER = 11
    """Is the Armut accepted?"""

    ARMUT_RETURN = 12
    """Which cards are given back?"""

    CATEGORY_THROW = 13
    """Is the hand thrown in?

    (Where throwing in has a rank of its own.)
    """


class MissingInput(ProtoEnum, message="doppelkopf.rules.v1.MissingInput"):
    """What has to be judged, or known, before there is an answer."""

    OFFENCE_CLASS = 1
    """How grave the offence is."""

    HARMS_SOLOIST = 2
    """Whether it can harm the soloist."""

    HANDS = 3
    """The hands that are not known, or not to this view.

    What an offence or a faulty record leads to is answered with all hands only. Of a legal record they are
    needed if the answer depends on them, or if more deals fit than are looked at for one question.
    """


class OpenUntil(ProtoEnum, message="doppelkopf.rules.v1.OpenUntil"):
    """When a right ends that nobody is asked for."""

    NEXT_WORD = 1
    """When the next seat speaks."""

    QUESTIONING = 2
    """When several Vorbehalte are asked for, or with the first card."""

    FIRST_CARD = 3
    """With the first card."""


@dataclass(frozen=True)
class Ask(Message, message="doppelkopf.rules.v1.Ask"):
    """One question to one seat."""

    seat: Seat
    """Who is asked."""

    question: AskKind
    """What is asked."""

    _: KW_ONLY

    options: tuple[SaidWord, ...] = ()
    """Every word that this seat may answer, by number.

    If the view may not know the hand: every word that some hand allows.
    """

    least_bid: int | None = None
    """For `ASK_KIND_BID`: the lowest bid that stays in the auction, 0 to 5.

    An earlier seat must reach the highest bid so far, a later seat must exceed it. A `YES` to a solo counts as
    bid 0. For a solo that was named without its bid it is 0. Absent otherwise.
    """

    greatest_bid: int | None = None
    """For `ASK_KIND_BID`: the highest bid of this rule set, 0 to 5.

    Absent otherwise.
    """

    card_count: int | None = None
    """For `ASK_KIND_ARMUT_PUSH` and `ASK_KIND_ARMUT_RETURN`: how many cards.

    Absent otherwise, and if the view may not know it.
    """

    must_contain: tuple[Card, ...] = ()
    """The cards that must be among them, by number.

    Empty if none must, and if the view may not know the hand.
    """

    may_contain: tuple[Card, ...] = ()
    """The cards of the hand that may be among them, by number, those of `must_contain` included.

    Any `card_count` of them with all of `must_contain` are legal. Empty for every other question, and if the
    view may not know the hand.
    """

    def cards(self, *wanted: Card) -> tuple[Card, ...]:
        """Legal cards to push, or to give back: what must be among them, then wanted ones, then others that may be.

        >>> hand = parse_cards("HT D9 C9 S9")
        >>> ask = Ask(Seat.S2, AskKind.ARMUT_PUSH, card_count=3, must_contain=parse_cards("HT D9"), may_contain=hand)
        >>> format_cards(ask.cards(Card.S9, Card.CA))
        'HT D9 S9'

        Empty for every other question, and if the view may not know the hand.
        """
        left, chosen = list(self.may_contain), []
        for card in (*self.must_contain, *wanted, *self.may_contain):
            if card in left:
                left.remove(card)
                chosen.append(card)
        return tuple(chosen[: self.card_count])


@dataclass(frozen=True)
class NeedsInput(Message, message="doppelkopf.rules.v1.NeedsInput"):
    """There is no answer yet: somebody has to speak, or something has to be judged or known."""

    _: KW_ONLY

    asks: tuple[Ask, ...] = ()
    """The questions in asking order, one to four.

    The first says who speaks next, unless hidden hands decide that. The others are asked later, as far as it is
    known what they will be asked. Empty with `missing`.
    """

    missing: MissingInput | None = None
    """What has to be judged, or known, first.

    Unset if somebody has to speak.
    """


@dataclass(frozen=True)
class OpenRight(Message, message="doppelkopf.rules.v1.OpenRight"):
    """Something a seat may say without being asked.

    `CheckWord` accepts it. A seat that has not declared yet has no entry, because it is asked for its
    declaration. Schweine are listed if the view knows the hand and if they can still count.
    """

    seat: Seat
    """Who may say it."""

    right: SaidWord
    """What may be said: `SAID_WORD_SCHWEINE` of some pair, or `SAID_WORD_GESUND` to take a Vorbehalt back."""

    open_until: OpenUntil
    """When the right ends."""


@dataclass(frozen=True)
class DeclaredPair(Message, message="doppelkopf.rules.v1.DeclaredPair"):
    """A declared pair: Schweine, or a pair above them."""

    seat: Seat
    """Who holds it."""

    rank: Rank
    """Its rank: the ace for Schweine, else a rank of option `schweine.above`."""


@dataclass(frozen=True)
class ContractSettled(Message, message="doppelkopf.rules.v1.ContractSettled"):
    """The contract is settled: no word that is still missing can change it."""

    contract: Contract
    """What is played."""

    _: KW_ONLY

    parties: tuple[Party | None, ...] = ()
    """The parties of seats 1 to 4, four entries.

    `PARTY_UNSPECIFIED` for a seat whose party is not fixed yet, or not for this view.
    """

    forced: tuple[StandingAnnouncement, ...] = ()
    """Announcements that the rules entered with the contract, in order."""

    schweine: tuple[DeclaredPair, ...] = ()
    """The pairs that count, in rising order, starting with the Schweine.

    Empty if none is declared.
    """

    decided_by: tuple[RuleCitation, ...] = ()
    """The rules that decided."""


@dataclass(frozen=True)
class Redeal(Message, message="doppelkopf.rules.v1.Redeal"):
    """The cards are dealt again, by the same seat."""

    reason: RedealReason
    """Why."""

    seat: Seat
    """Whose Vorbehalt led to it; the earliest seat of several."""

    _: KW_ONLY

    decided_by: tuple[RuleCitation, ...] = ()
    """The rules that decided."""
