# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""Positions: the state of a game after a record, and what an action changes."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message, ProtoEnum
from doko_sdk.api.announcement import AnnouncementWindow, StandingAnnouncement
from doko_sdk.api.card import Card, CardClass
from doko_sdk.api.contract import Contract, HochzeitSelector
from doko_sdk.api.question import View
from doko_sdk.api.record import ExtraWord
from doko_sdk.api.seat import Party, Seat
from doko_sdk.api.verdict import ActionRef, RuleCitation
from doko_sdk.api.vorbehalt import DeclaredPair, NeedsInput, OpenRight, Redeal


class Phase(ProtoEnum, message="doppelkopf.rules.v1.Phase"):
    """How far a game is."""

    VORBEHALTE = 1
    """The contract is being found."""

    ARMUT = 2
    """Cards of an Armut are being exchanged."""

    PLAY = 3
    """Cards are being played."""

    OVER = 4
    """The game is over: all cards lie, or a valid claim ended it."""

    REDEAL = 5
    """The cards are dealt again."""


class PartyProof(ProtoEnum, message="doppelkopf.rules.v1.PartyProof"):
    """What makes a party known."""

    OWN_HAND = 1
    """The seat's own cards."""

    CLUB_QUEEN = 2
    """A queen of clubs was played."""

    SOLO = 3
    """A solo was named."""

    HOCHZEIT = 4
    """A Hochzeit was declared."""

    KLAERUNGSSTICH = 5
    """The Klärungsstich found the partner, or none."""

    ARMUT = 6
    """The Armut was accepted."""

    ANNOUNCEMENT = 7
    """An announcement."""

    SCHWEINE = 8
    """Schweine that were an Ansage."""

    FEHL_ON_TRUMP = 9
    """Fehl on a trump lead: no queen of clubs is held."""

    ELIMINATION = 10
    """The other parties are known, or the cards leave no choice."""

    GENSCHER = 11
    """A Genscher."""


@dataclass(frozen=True)
class CompletedTrick(Message, message="doppelkopf.rules.v1.CompletedTrick"):
    """A trick of four cards."""

    leader: Seat
    """Who led it."""

    winner: Seat
    """Who won it."""

    _: KW_ONLY

    number: int = 0
    """Its number, 1 to 12."""

    cards: tuple[Card, ...] = ()
    """The four cards in playing order."""

    augen: int = 0
    """Its Augen, 0 to 44."""

    decided_by: tuple[RuleCitation, ...] = ()
    """The rule that made the winner, where one in particular did (two equal cards)."""


@dataclass(frozen=True)
class RunningTrick(Message, message="doppelkopf.rules.v1.RunningTrick"):
    """The trick being played."""

    leader: Seat
    """Who leads it."""

    _: KW_ONLY

    number: int = 0
    """Its number, 1 to 12."""

    cards: tuple[Card, ...] = ()
    """The cards on the table in playing order, 0 to 3."""

    demanded: CardClass | None = None
    """What it demands.

    Unset while no card lies.
    """

    best_seat: Seat | None = None
    """Who would win it now.

    Unset while no card lies.
    """

    augen: int = 0
    """The Augen on the table, 0 to 33."""


@dataclass(frozen=True)
class SeatState(Message, message="doppelkopf.rules.v1.SeatState"):
    """One seat."""

    seat: Seat
    """Which one."""

    _: KW_ONLY

    party: Party | None = None
    """Its party.

    Unset if not fixed yet, or not for this view.
    """

    party_known_to: tuple[Seat, ...] = ()
    """The seats that know its party for certain, in order: from what was said and shown, and from their own cards.

    What follows in another way counts for the view alone.
    """

    party_proof: PartyProof | None = None
    """What made it known to all.

    Unset if it is not known to all.
    """

    party_proof_action: ActionRef | None = None
    """The action that made it known to all.

    For a Pflichtansage: the card that made it due. Absent if no action did.
    """

    cards_in_hand: int = 0
    """Its cards in hand."""

    cards_played: int = 0
    """Its cards on the table."""

    augen: int = 0
    """The Augen in the tricks it has won."""

    tricks: int = 0
    """The tricks it has won."""

    hand: tuple[Card, ...] = ()
    """Its cards in hand, by number.

    Empty if the view may not know them. A hand that follows for certain is known, such as the last hand of
    four.
    """

    legal_cards: tuple[Card, ...] = ()
    """The cards it may play now, by number.

    A card of which it holds both copies has two entries. Empty if it is not its turn, and if the view may not
    know the hand.
    """

    announcements: tuple[AnnouncementWindow, ...] = ()
    """What it may announce now or later without being asked, by level."""

    other_rights: tuple[ExtraWord, ...] = ()
    """What else it may do now without being asked, as far as the view knows.

    `SCHWEINE` and `GENSCHER` are listed if `CheckWord` accepts them. `CLAIM_REST` and `SURRENDER` are listed
    whether or not the claim would hold. Empty while the contract is open.
    """


@dataclass(frozen=True)
class HochzeitState(Message, message="doppelkopf.rules.v1.HochzeitState"):
    """A declared Hochzeit."""

    hochzeiter: Seat
    """Who declared it."""

    selector: HochzeitSelector
    """Which trick finds the partner."""

    _: KW_ONLY

    partner: Seat | None = None
    """The partner.

    Unset while the search goes on, and if it failed; `klaerungsstich` tells which.
    """

    klaerungsstich: int | None = None
    """The number of the Klärungsstich.

    Absent while the search goes on.
    """

    shift: int = 0
    """By how much the limits of announcements are shifted, 0 to 2."""


@dataclass(frozen=True)
class ArmutState(Message, message="doppelkopf.rules.v1.ArmutState"):
    """An Armut whose cards are pushed.

    Only the poor player and the acceptor know the cards. Other views have only their number.
    """

    poor_player: Seat
    """Whose Armut it is."""

    _: KW_ONLY

    acceptor: Seat | None = None
    """Who accepted.

    Unset while nobody has, and if nobody does; then `Position.redeal` is present.
    """

    pushed_count: int | None = None
    """How many cards were pushed, which all see.

    Absent until they are.
    """

    pushed_cards: tuple[Card, ...] = ()
    """The cards that were pushed, by number.

    Empty until they are pushed, and if the view may not know them. If nobody accepts, they return to the poor
    player.
    """

    returned_count: int | None = None
    """How many cards were given back.

    Absent until they are.
    """

    returned_cards: tuple[Card, ...] = ()
    """The cards that were given back, by number.

    Empty until they are, and if the view may not know them.
    """

    returned_trumps: int | None = None
    """How many of the cards given back are trumps.

    Everybody knows it where option `armut.report_trumps` is `told`, else only who knows the cards. Absent until
    the cards are given back, and if the view may not know it.
    """


@dataclass(frozen=True)
class UnseenCard(Message, message="doppelkopf.rules.v1.UnseenCard"):
    """Who may hold the unseen copies of a card.

    A copy is unseen if it was not played and the view does not know where it is. A card that the viewer gave
    away in an exchange is unseen until it is played.
    """

    card: Card
    """The card."""

    _: KW_ONLY

    copies: int = 0
    """How many copies are unseen, 1 or 2."""

    possible_holders: tuple[Seat, ...] = ()
    """The seats that may hold an unseen copy, in order, and never a seat whose hand the view knows.

    Empty if all unseen copies are among the pushed cards on the table.
    """


@dataclass(frozen=True)
class Position(Message, message="doppelkopf.rules.v1.Position"):
    """The state of a game after a record."""

    _: KW_ONLY

    phase: Phase | None = None
    """How far the game is.

    Unset, like `needs_input`, if hidden hands decide what comes next.
    """

    contract: Contract | None = None
    """What is played.

    Absent while it is being found, and after a redeal.
    """

    redeal: Redeal | None = None
    """Why the cards are dealt again.

    Present in phase `REDEAL` only.
    """

    needs_input: NeedsInput | None = None
    """Who is asked what.

    Present in the phases `VORBEHALTE` and `ARMUT` only. Absent if hidden hands decide who is asked. A question
    at the table is public, so a platform may tell everybody what the view of everything says here.
    """

    open_rights: tuple[OpenRight, ...] = ()
    """What may be said without being asked, by seat: while the contract is open, and Schweine until the first card
    or announcement.
    """

    trump_order: tuple[Card, ...] = ()
    """The trumps of the contract, highest first, each kind once.

    Empty while the contract is open and in a Fleischloser.
    """

    seats: tuple[SeatState, ...] = ()
    """The four seats in order."""

    turn: Seat | None = None
    """Whose turn it is to play.

    Unset if nobody's.
    """

    trick: RunningTrick | None = None
    """The trick being played.

    Absent before the contract and after the end.
    """

    tricks: tuple[CompletedTrick, ...] = ()
    """The complete tricks in order."""

    announcements: tuple[StandingAnnouncement, ...] = ()
    """The announcements that stand, in order of time."""

    hochzeit: HochzeitState | None = None
    """The Hochzeit.

    Absent if none was declared.
    """

    schweine: tuple[DeclaredPair, ...] = ()
    """The pairs that count, in the order of their declaration, which starts with the Schweine.

    Empty if none is declared, and while the contract is open.
    """

    unseen: tuple[UnseenCard, ...] = ()
    """The cards the view does not see, by number.

    Empty if it sees everything.
    """

    re_augen: int | None = None
    """The Augen of the Re party so far.

    Absent while the parties are not fixed, or not for this view.
    """

    kontra_augen: int | None = None
    """The Augen of the Kontra party so far.

    Absent as `re_augen`.
    """

    armuten: tuple[ArmutState, ...] = ()
    """The Armuten whose cards are pushed, in the order in which they are handled: one, or two where option
    `armut.second_armut` is `both`.

    Empty if none is.
    """

    def seat(self, seat: Seat) -> SeatState:
        """What is known of this seat."""
        return self.seats[seat - 1]


@dataclass(frozen=True)
class ViewedPosition(Message, message="doppelkopf.rules.v1.ViewedPosition"):
    """The position as one view sees it."""

    _: KW_ONLY

    view: View
    """Who sees it."""

    position: Position | None = None
    """The position.

    Absent if more deals fit than are looked at for one view, and if this view shows that the record is faulty.
    """


@dataclass(frozen=True)
class PartyRevealed(Message, message="doppelkopf.rules.v1.PartyRevealed"):
    """A party that became known."""

    seat: Seat
    """Whose party."""

    party: Party
    """Which one."""

    proof: PartyProof
    """By what."""

    _: KW_ONLY

    to_seats: tuple[Seat, ...] = ()
    """The seats to which it became known."""


@dataclass(frozen=True)
class Effects(Message, message="doppelkopf.rules.v1.Effects"):
    """What an action brings about."""

    _: KW_ONLY

    trick_won: CompletedTrick | None = None
    """The trick it completes.

    Absent if it completes none.
    """

    revealed: tuple[PartyRevealed, ...] = ()
    """The parties that become known by it."""

    hochzeit_clarified: HochzeitState | None = None
    """The Hochzeit, if the action clarifies it.

    Absent otherwise.
    """

    closed: tuple[AnnouncementWindow, ...] = ()
    """The announcement rights that it ends."""

    opened: tuple[AnnouncementWindow, ...] = ()
    """The announcement rights that it opens."""

    entered: tuple[StandingAnnouncement, ...] = ()
    """Announcements that the rules enter with it."""

    phase: Phase | None = None
    """How far the game is after it.

    `OVER` if the action ends the game. Unset as in `Position`.
    """

    next_seat: Seat | None = None
    """Who plays next.

    Unset if nobody.
    """
