# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""Verdicts: accepted, refused with every broken rule, undecided, or a record that is itself faulty."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TypeAlias

from doko_sdk._base import Message, ProtoEnum
from doko_sdk.api.announcement import Announcement, AnnouncementMode, StandingAnnouncement
from doko_sdk.api.card import Card, CardClass, Rank
from doko_sdk.api.record import SaidWord
from doko_sdk.api.rule_set import AnnCounter
from doko_sdk.api.seat import Party, Seat


class Reason(ProtoEnum, message="doppelkopf.rules.v1.Reason"):
    """Why something is not legal.

    Branch on this. New reasons may be added; none is renamed or reused. Where several apply they are listed in
    the order of this enum, the first is the primary one. Impossible deals and unreadable requests are not
    reasons but `ErrorReason`s.
    """

    UNKNOWN_VORBEHALT = 1
    """Rule VORB-12: no declaration that can be made here."""

    SOLO_NOT_AVAILABLE = 2
    """Rule TRUMP-7: the rule set has no such solo."""

    BAD_BID = 3
    """Rule AUC-1: the bid is not 0 to 5, or too low to stay in the auction."""

    BID_NOT_AVAILABLE = 4
    """Rule VORB-12: a bid although the rule set knows no auction."""

    HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS = 5
    """Rule WED-1: Hochzeit without both queens of clubs."""

    SELECTOR_NOT_AVAILABLE = 6
    """Rule VORB-12: the rule set has no such way to find the partner."""

    ARMUT_NOT_AVAILABLE = 7
    """Rule THROW-4: the rule set has no Armut."""

    TOO_MANY_TRUMPS = 8
    """Rule ARM-1: too many trumps for an Armut."""

    THROW_NOT_AVAILABLE = 9
    """Rule THROW-4: the rule set has no throwing in."""

    THROW_CONDITION_NOT_MET = 10
    """Rules THROW-2, THROW-3, THROW-5: the hand fulfils no condition for throwing it in."""

    SCHWEINE_NOT_AVAILABLE = 11
    """Rule TRUMP-7 where the rule set has no Schweine; rules SCHW-2, SCHW-5, SCHW-12: none in this contract or at
    this time.
    """

    SCHWEINE_NEED_BOTH_DIAMOND_ACES = 12
    """Rule SCHW-1: Schweine without both aces."""

    POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE = 13
    """Rule ARM-10: Schweine by the poor player of an Armut that is certain to be handled.

    Those declared before that are void.
    """

    VORFUEHRUNG_NEEDS_SOLO = 14
    """Rule VORB-10: the seat of a Vorführung declares no solo."""

    VORFUEHRUNG_NO_VORBEHALT = 15
    """Rule VORB-10: another seat declares a Vorbehalt in a Vorführung."""

    HOCHZEIT_MUST_BE_DECLARED = 16
    """Rule STILL-1: gesund with both queens of clubs where no stille Hochzeit exists.

    This may turn out only when all have spoken; the action at fault is then the earlier word.
    """

    ALREADY_SPOKEN = 17
    """Rules VORB-1, VORB-8: the seat has spoken in this round, and this is no timely withdrawal."""

    NOT_ASKED = 18
    """Rules VORB-3, VORB-5 to VORB-7, VORB-10, ARM-4, ARM-7: the answer to a question that was not put to this
    seat, or its bid, or cards that it is not to hand over.
    """

    WITHDRAWAL_TOO_LATE = 19
    """Rule VORB-8: the Vorbehalt can no longer be taken back."""

    PUSH_CARD_NOT_HELD = 20
    """Rule ARM-4: a pushed card that the poor player does not hold."""

    PUSH_WRONG_COUNT = 21
    """Rule ARM-4: the wrong number of cards pushed."""

    PUSH_LEAVES_TRUMP = 22
    """Rule ARM-4: a trump stayed in the poor player's hand."""

    ANSWER_OUT_OF_ORDER = 23
    """Rule ARM-5: another seat is to answer, or somebody has accepted."""

    RETURN_CARD_NOT_HELD = 24
    """Rule ARM-7: a returned card that the acceptor does not hold."""

    RETURN_WRONG_COUNT = 25
    """Rule ARM-7: not as many cards returned as pushed."""

    RETURN_NEEDS_FEHL = 26
    """Rule ARM-7: a trump returned although the rule set demands Fehl and there was enough."""

    PLAY_BEFORE_CONTRACT = 27
    """Rule LEAD-3: a card while the contract is open."""

    GAME_OVER = 28
    """Rules MOD-4, CLAIM-7, CLAIM-8: the game is over."""

    OUT_OF_TURN = 29
    """Rules MOD-1, TRICK-2: another seat is to play."""

    CARD_NOT_HELD = 30
    """Rule FOLLOW-1: the seat does not hold the card, or holds it no longer."""

    REVOKE = 31
    """Rule FOLLOW-2: a card of the demanded class is held and was not played."""

    INCOMPLETE = 32
    """Rules WIN-1 and on, CLAIM-7: a settlement before the last card without a valid claim."""

    SCHWEINE_TOO_LATE = 33
    """Rules SCHW-2, SCHW-9, SCHW-10: the time to declare Schweine is over."""

    CONTRACT_NOT_FIXED = 34
    """Rule ANN-2: an announcement while the contract is open."""

    HOCHZEIT_PENDING = 35
    """Rule WED-10: an announcement before the Klärungsstich is complete."""

    TOO_EARLY = 36
    """Rule ANN-20: an announcement before the first trick is complete, where the rule set demands it."""

    WRONG_PARTY = 37
    """Rule ANN-1: Re by a Kontra player or Kontra by a Re player, or an Absage that was made for the other party
    (`GameRecord.extra_parties`).

    Rule SCHW-3: Schweine that were an Ansage of the other party (`GameRecord.schweine_party`).
    """

    NO_CARD_LEFT = 38
    """Rule ANN-18: an announcement by a seat without cards."""

    ALREADY = 39
    """Rule ANN-5: the party has made or skipped this announcement already."""

    NEEDS_ANSAGE = 40
    """Rules ANN-7, ANN-9: an Absage without the Ansage it requires."""

    BLOCKED_BY_LATE_REPLY = 41
    """Rule ANN-16: an Absage after a late Erwiderung of the own party."""

    NEEDS_PREVIOUS = 42
    """Rule ANN-8: a level was skipped where the rule set does not allow it."""

    TOO_LATE = 43
    """Rules ANN-11, ANN-12, ANN-15: the time for the announcement is over."""

    CLAIM_NOT_AVAILABLE = 44
    """Rule CLAIM-1: the rule set knows no claims."""

    CLAIM_NOT_ENTITLED = 45
    """Rules CLAIM-1, CLAIM-3: not the soloist of an established solo."""

    CLAIM_ORDER_NOT_HELD = 46
    """Rule CLAIM-4: the order names a card that the soloist does not hold."""

    CLAIM_NOT_PROVEN = 47
    """Rules CLAIM-5, CLAIM-10: the claim does not hold against every play."""

    PENALTIES_NOT_AVAILABLE = 48
    """Rule PEN-9: the rule set knows no penalties."""

    COMPLAINT_NOT_ENTITLED = 49
    """Rule PEN-10: this seat may not complain."""

    COMPLAINT_TOO_LATE = 50
    """Rules CLAIM-9, PEN-11: the right to complain is lost."""

    GENSCHER_NOT_AVAILABLE = 51
    """Rule MOD-6, option `genscher`: no Genscher in this rule set or contract, or there was one."""

    GENSCHER_NEEDS_BOTH_DIAMOND_KINGS = 52
    """Rule MOD-6: a Genscher by a seat that does not hold both kings of diamonds, or not with the first of them."""

    NO_DEAL_FITS = 53
    """Rule CARD-5: not every hand is known, and after this action no deal fits the record.

    An action of some seat was wrong; the record does not show which. Always alone, and of no seat.
    """

    ANN_LEVEL_NOT_AVAILABLE = 54
    """An announcement above the highest that this rule set has."""

    RETURN_KEEPS_SCHWEINE = 55
    """Schweine that the acceptor of an Armut must keep are given back."""


class ActionSection(ProtoEnum, message="doppelkopf.rules.v1.ActionSection"):
    """The part of a record that an action stands in."""

    ASKED = 1
    """The action that the request asks about; not part of the record."""

    SAID = 2
    """The `said_*` columns."""

    PLAYS = 3
    """The `plays` column."""

    EXTRAS = 4
    """The `extra_*` columns."""

    ARMUT = 5
    """The list `armut_exchanges`."""


@dataclass(frozen=True)
class ActionRef(Message, message="doppelkopf.rules.v1.ActionRef"):
    """Points at one action."""

    section: ActionSection
    """Where the action stands.

    Always set.
    """

    _: KW_ONLY

    index: int | None = None
    """Its index in that section, from 0.

    Absent for `ASKED`.
    """

    cards_played: int = 0
    """Cards on the table (all tricks) before the action, 0 to 48."""

    seat: Seat | None = None
    """Whose action it is.

    Unset for a card that could not be judged, if the record does not state who played it, where it is nobody's
    turn and the question names nobody, and for `REASON_NO_DEAL_FITS`.
    """


@dataclass(frozen=True)
class RuleCitation(Message, message="doppelkopf.rules.v1.RuleCitation"):
    """Points at one rule."""

    _: KW_ONLY

    rule_id: str = ""
    """The id of the rule in the catalogue of `ListRules`, such as `FOLLOW-2`.

    Never renamed or reused.
    """

    reason: Reason | None = None
    """The reason for a refusal.

    Unset where the rule is cited for something else, such as a point or a winner.
    """

    source: str = ""
    """Where the rule is written down for the rule set at hand, such as `TSR 5.2.2`.

    For a rule that an option adds to the text of this rule set: where it comes from.
    """

    edition: str = ""
    """The edition of that source, such as `2026-02-21`, whichever rule set cites it.

    Empty if the source has none, as a custom of many tables.
    """

    option_path: str = ""
    """The option that decided, such as `solo.lead`.

    Empty if no option was involved.
    """

    text: str = ""
    """The rule applied to this case, in the language asked for.

    Empty without a language, and where it depends on hands that are not known whether the rule is broken. The
    wording may change at any time.
    """

    arguments: tuple[TextArgument, ...] = ()
    """What the text was filled with, in the order of the text.

    Empty without a text, and if the text is that of the rule itself.
    """


@dataclass(frozen=True)
class TextArgument(Message, message="doppelkopf.rules.v1.TextArgument"):
    """What fills a gap of a text.

    One of the fields beside `name` is set, but `announcements` is empty for a bid of nothing.
    """

    _: KW_ONLY

    name: str = ""
    """The name of the gap, as in `TextTemplate.placeholders`."""

    seats: tuple[Seat, ...] = ()
    """For `SEAT`: one seat, or those of which the text says that it is one of them."""

    cards: tuple[Card, ...] = ()
    """For `CARD` and `CARDS`: each kind once, by number; a line of play has its cards in order."""

    party: Party | None = None
    """For `PARTY`.

    Unset for all others.
    """

    card_class: CardClass | None = None
    """For `CARD_CLASS`.

    Unset for all others.
    """

    announcements: tuple[Announcement, ...] = ()
    """For `ANNOUNCEMENT`: one, or those of which any may be made."""

    words: tuple[SaidWord, ...] = ()
    """For `WORD`: one, or those of which any may be said."""

    number: int | None = None
    """For `NUMBER`.

    Absent for all others.
    """


@dataclass(frozen=True)
class Refusal(Message, message="doppelkopf.rules.v1.Refusal"):
    """Says that an action is not legal, and why."""

    action: ActionRef
    """The action that is refused.

    It can be an earlier word that only a later one shows to be wrong.
    """

    _: KW_ONLY

    violations: tuple[RuleCitation, ...] = ()
    """Every rule that the action breaks, at least one, in the order of `Reason`.

    The first is the primary one. If hands are not known: every rule that it breaks whatever they are, or, if
    that is none, see `depends_on_hands`.
    """

    evidence: Evidence | None = None
    """What shows it, as far as the view may know it.

    Absent if the reason alone says everything, as for Schweine and Genscher in play, and if the view may know
    nothing of it.
    """

    text: str = ""
    """The whole refusal as a sentence or two, in the language asked for.

    Empty without a language.
    """

    proved_by: ActionRef | None = None
    """The later card that proves it, if the hand was not known.

    Absent if the action alone shows it.
    """

    depends_on_hands: bool = False
    """Whether it depends on hands that are not known which rules the action breaks.

    It breaks at least one of `violations` then, whatever the hands are, and none with certainty; they have no
    texts.
    """

    @property
    def reason(self) -> Reason | None:
        """The primary reason."""
        return next(iter(self.reasons), None)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """All reasons, the primary one first."""
        return tuple(it.reason for it in self.violations if it.reason is not None)

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The ids of the broken rules, in the order of the reasons."""
        return tuple(it.rule_id for it in self.violations)

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """The cards that would have been legal, where a card is refused."""
        return self.evidence.legal_cards if isinstance(self.evidence, CardEvidence) else ()

    @property
    def available_announcements(self) -> tuple[Announcement, ...]:
        """The announcements that would have been legal, where one is refused."""
        return self.evidence.available if isinstance(self.evidence, AnnouncementEvidence) else ()

    @property
    def accepted_words(self) -> tuple[SaidWord, ...]:
        """The words that would have been legal, where one is refused."""
        return self.evidence.accepted_words if isinstance(self.evidence, VorbehaltEvidence) else ()

    def __str__(self) -> str:
        return self.text or ", ".join(f"{it.rule_id} {it.reason}" for it in self.violations)


@dataclass(frozen=True)
class CardEvidence(Message, message="doppelkopf.rules.v1.CardEvidence"):
    """The situation in which a card is refused."""

    _: KW_ONLY

    card: Card | None = None
    """The card that was to be played.

    Unset if a settlement was asked for too early.
    """

    seat: Seat | None = None
    """The seat that was to play it.

    Unset if it is nobody's turn and the question names nobody.
    """

    seat_to_play: Seat | None = None
    """The seat whose turn it is.

    Unset if it is nobody's, and if hands that the view does not know decide it.
    """

    trick: int | None = None
    """The number of the trick, 1 to 12.

    Absent while the contract is open, and if the game ended before its first trick.
    """

    trick_leader: Seat | None = None
    """Who leads the trick.

    Unset if there is no trick.
    """

    trick_cards: tuple[Card, ...] = ()
    """The cards of the trick on the table, in playing order."""

    demanded: CardClass | None = None
    """The class that the first card demands.

    Unset if no card lies.
    """

    held_of_demanded: tuple[Card, ...] = ()
    """The cards of that class in the seat's hand, by number."""

    hand: tuple[Card, ...] = ()
    """The cards in the seat's hand before the action, by number.

    Empty if not known, or not for this view.
    """

    legal_cards: tuple[Card, ...] = ()
    """The cards that the seat could legally play instead, by number.

    Empty if it is not its turn, and if its hand is not known, or not for this view.
    """

    played_at: tuple[int, ...] = ()
    """If the card is held no longer: the indices in `plays` where this seat played it."""

    cards_missing: int | None = None
    """If a settlement was asked for too early: the cards still to be played.

    Absent otherwise.
    """


@dataclass(frozen=True)
class AnnouncementEvidence(Message, message="doppelkopf.rules.v1.AnnouncementEvidence"):
    """The situation in which an announcement is refused."""

    announcement: Announcement
    """What was to be announced."""

    seat: Seat
    """Who was to announce it."""

    counter_kind: AnnCounter
    """What the limits of this rule set count: `cards_played`, `tricks_started` or `cards_on_table`."""

    _: KW_ONLY

    party: Party | None = None
    """The seat's party.

    Unset if it is not fixed yet or not for this view.
    """

    cards_played: int = 0
    """The seat's own cards on the table."""

    cards_in_hand: int = 0
    """The seat's cards in hand."""

    tricks_started: int = 0
    """Tricks of which at least one card lies."""

    counter_limit: int | None = None
    """The largest value of that counter at which the announcement would have been in time, the shift included.

    Absent if time was not the question.
    """

    cards_in_hand_needed: int | None = None
    """The fewest cards the seat had to hold to be in time.

    Absent if time was not the question or something else than own cards is counted.
    """

    lowest_missing: Announcement | None = None
    """The lowest level that the seat's party has not announced.

    Its time decides. Unset if none is missing, or if the party is not known.
    """

    hochzeit_shift: int = 0
    """By how much the limits are shifted after a Hochzeit: 0, 1 or 2."""

    klaerungsstich: int | None = None
    """The number of the Klärungsstich.

    Absent if there is none or it is not complete.
    """

    standing: tuple[StandingAnnouncement, ...] = ()
    """The announcements of both parties that stand, in order of time."""

    available: tuple[Announcement, ...] = ()
    """What the seat may announce now instead; to a view that may not know its party, what it may whichever party
    it is.
    """

    cards_on_table: int = 0
    """The cards that all four have played."""


@dataclass(frozen=True)
class VorbehaltEvidence(Message, message="doppelkopf.rules.v1.VorbehaltEvidence"):
    """The situation in which something said up to the contract is refused."""

    word: SaidWord
    """What was said."""

    seat: Seat
    """Who said it."""

    _: KW_ONLY

    bid: int | None = None
    """The height of a `BID`.

    Absent for every other word.
    """

    accepted_words: tuple[SaidWord, ...] = ()
    """What this seat could have said instead at that point.

    Empty if it was not to speak. Where its hand is not known, or not to this view, that which it could have
    said with any hand: it may have been able to say more.
    """

    seat_to_speak: Seat | None = None
    """Who was to speak next.

    Unset if nobody, and if hands that the view does not know decide it.
    """

    cards: tuple[Card, ...] = ()
    """The cards concerned: those of the required kind that the seat holds, the trumps that are too many, the
    pushed or returned cards at fault.
    """

    counted: int | None = None
    """What was counted: trumps held, cards pushed or returned."""

    limit: int | None = None
    """What it had to be, or not to exceed."""

    not_held: tuple[Card, ...] = ()
    """Those of the pushed or returned cards that the seat does not hold, also where `cards` are those that had to
    go over, or not to go back, instead.
    """

    rank: Rank | None = None
    """The pair of `SCHWEINE`, the ace for Schweine themselves.

    Unset for every other word.
    """


@dataclass(frozen=True)
class ClaimEvidence(Message, message="doppelkopf.rules.v1.ClaimEvidence"):
    """Why a claim does not hold."""

    seat: Seat
    """Who claimed."""

    _: KW_ONLY

    line: tuple[Card, ...] = ()
    """A line of play, starting with the next card, in which the claimant loses a trick."""

    line_seats: tuple[Seat, ...] = ()
    """Who plays each card of it, as many as `line`."""

    lost_trick: int | None = None
    """The number of the trick that is lost in it.

    Absent if no line is given.
    """

    not_held: tuple[Card, ...] = ()
    """Cards of the named order that the claimant does not hold."""


@dataclass(frozen=True)
class PenaltyEvidence(Message, message="doppelkopf.rules.v1.PenaltyEvidence"):
    """Why a complaint is not accepted."""

    offender: Seat
    """Who is complained of."""

    complainant: Seat
    """Who complains."""

    _: KW_ONLY

    entitled: tuple[Seat, ...] = ()
    """The seats that may complain."""

    last_cards_played: int | None = None
    """Cards on the table until which the complaint had to come.

    Absent if time was not the question.
    """


@dataclass(frozen=True)
class Acceptance(Message, message="doppelkopf.rules.v1.Acceptance"):
    """Says that an action is legal."""

    _: KW_ONLY

    includes: tuple[Announcement, ...] = ()
    """For an announcement: the levels that are skipped and count as announced with it, lowest first; to a view
    that may not know the party, those that count whichever party it is.
    """

    mode: AnnouncementMode | None = None
    """For an announcement: in what way it is made; unset if that depends on a party that the view may not know.

    Unset for a word, a card or a claim.
    """

    decided_by: tuple[RuleCitation, ...] = ()
    """The rules that allow it: how a card follows, until when an announcement is in time and what it skips, what
    lets a word be said, what proves a claim.

    Where not every hand is known, those that allow it whatever the others are.
    """


@dataclass(frozen=True)
class Witness(Message, message="doppelkopf.rules.v1.Witness"):
    """A complete deal that agrees with everything the record says."""

    _: KW_ONLY

    hand_1: tuple[Card, ...] = ()
    """The cards dealt to seat 1."""

    hand_2: tuple[Card, ...] = ()
    """The cards dealt to seat 2."""

    hand_3: tuple[Card, ...] = ()
    """The cards dealt to seat 3."""

    hand_4: tuple[Card, ...] = ()
    """The cards dealt to seat 4."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands of seats 1 to 4, as `Record.new` takes them."""
        return (self.hand_1, self.hand_2, self.hand_3, self.hand_4)


@dataclass(frozen=True)
class Undecided(Message, message="doppelkopf.rules.v1.Undecided"):
    """Says that what is known does not suffice: there are deals with different answers, or too many deals to look
    at.
    """

    _: KW_ONLY

    accepted_with: Witness | None = None
    """A deal with which the action is legal.

    Absent if none was found.
    """

    refused_with: Witness | None = None
    """A deal with which it is not.

    Absent if none was found.
    """

    violations: tuple[RuleCitation, ...] = ()
    """The rules that it would break with the second deal."""

    deals_tried: int | None = None
    """How many deals were looked at, if there are more of them than the bound allows and all of those had the same
    answer.

    Absent if there is a deal for each answer.
    """

    text: str = ""
    """Why it is open, in one sentence that names no hand.

    Empty unless a language was asked for.
    """


@dataclass(frozen=True)
class RecordFaulty(Message, message="doppelkopf.rules.v1.RecordFaulty"):
    """Says that the record breaks the rules before the question is reached, so the question has no answer."""

    _: KW_ONLY

    violations: tuple[Refusal, ...] = ()
    """The violations in the record, in order of time, at least one.

    Only the first is certain to be listed: what follows a violation can be judged only where the rules say how
    to go on. Exactly one where not every hand is known.
    """


Evidence: TypeAlias = CardEvidence | AnnouncementEvidence | VorbehaltEvidence | ClaimEvidence | PenaltyEvidence
"""What shows that a rule is broken.

If hands are not known, or not to the view: as much of it as that view may know. What it may not know is unset
then, or not in a list.
"""


Verdict: TypeAlias = Acceptance | Refusal | Undecided | RecordFaulty
"""The answer to "may this happen next?"."""
