# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""The rulings.

Every method is a pure function of its request: nothing is stored, and equal requests get equal answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from doko_sdk._base import Message, ProtoEnum, Question
from doko_sdk.api.announcement import Announcement, AnnouncementWindow
from doko_sdk.api.card import Card, Rank
from doko_sdk.api.offence import Complaint, Offence, Penalty
from doko_sdk.api.position import CompletedTrick, Effects, Position, ViewedPosition
from doko_sdk.api.question import Include, Language, View
from doko_sdk.api.record import ExtraWord, SaidWord
from doko_sdk.api.rule_set_stamp import RuleSetStamp
from doko_sdk.api.seat import Party, Seat
from doko_sdk.api.settlement import GameCounts, Settlement
from doko_sdk.api.verdict import ActionRef, RecordFaulty, Refusal, Verdict
from doko_sdk.api.vorbehalt import ContractSettled, NeedsInput, OpenRight, Redeal
from doko_sdk.cards import CardLike
from doko_sdk.record import Record


class NotJudgedReason(ProtoEnum, message="doppelkopf.rules.v1.NotJudgedReason"):
    """Why an action could not be judged."""

    HAND_UNKNOWN = 1
    """The hand is not known, and nothing in the record shows that the action was legal."""

    AFTER_VIOLATION = 2
    """An earlier violation leaves open how the game goes on."""

    TOO_MANY_DEALS = 3
    """More deals fit the record than are looked at for one question."""


class ClaimKind(ProtoEnum, message="doppelkopf.rules.v1.ClaimKind"):
    """What is claimed."""

    REST = 1
    """All remaining tricks are the claimant's."""

    SURRENDER = 2
    """All remaining tricks are the opponents'."""


@dataclass(frozen=True)
class ResolveVorbehalte(
    Question["ResolveVorbehalteAnswer"],
    message="doppelkopf.rules.v1.ResolveVorbehalteRequest",
    path="/doppelkopf.rules.v1.RulesService/ResolveVorbehalte",
):
    """Which contract does what was said lead to, or who has to speak next?

    The contract is settled when no further word can change it. Asks which contract what was said leads to.
    """

    record: Record
    """The record.

    Required. `plays` and `extra_*` are not looked at, so that the record of a whole game can be sent as it is.
    """

    _: KW_ONLY

    view: View
    """Who may know the answer.

    Required: `VIEW_EVERYTHING` if the answer goes to no player.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """

    seat_names: Sequence[str] = ()
    """The names of seats 1 to 4, which texts use in place of "seat 1".

    None or four, each of 1 to 40 characters, no control characters. Never logged.
    """


@dataclass(frozen=True)
class ResolveVorbehalteAnswer(Message, message="doppelkopf.rules.v1.ResolveVorbehalteResponse"):
    """Says which contract it is, or what is missing."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    outcome: ContractSettled | Redeal | NeedsInput | RecordFaulty
    """Exactly one is set."""

    _: KW_ONLY

    open_rights: tuple[OpenRight, ...] = ()
    """What may be said now without being asked, by seat.

    Empty after a redeal. If hands are missing, it is listed if they decide who speaks next, and empty
    otherwise.
    """


@dataclass(frozen=True)
class CheckWord(
    Question["CheckWordAnswer"],
    message="doppelkopf.rules.v1.CheckWordRequest",
    path="/doppelkopf.rules.v1.RulesService/CheckWord",
):
    """May this seat say this word now: a Vorbehalt, an answer, a bid, cards of an Armut, Schweine, a Genscher?

    And what does it lead to? Asks whether a seat may say a word. A declaration (`GESUND`, `VORBEHALT`, or a
    Vorbehalt by its name) is accepted from every seat that has made none, in any order and until the first
    card, because the order changes nothing (VORB-9). A Vorbehalt may be named before its seat is asked. Other
    words must come in turn: `YES`, `NO`, bids without the name of a solo, taking a Vorbehalt back, and an
    exchange. To keep the order of a table, accept a word only from `needs_input.asks[0]` of the position, or if
    it stands in `open_rights`.
    """

    record: Record
    """The record up to this word.

    Required.
    """

    seat: Seat
    """Who wants to say it.

    Required.
    """

    word: SaidWord | ExtraWord
    """The word.

    Required.
    """

    _: KW_ONLY

    bid: int | None = None
    """The height of a `BID`, as in `said_bids` of a record.

    Required for `BID`. Must be absent with every other word.
    """

    rank: Rank | None = None
    """The pair of `SCHWEINE` that is above the aces.

    Unset means the aces. Must be unset with every other word.
    """

    partner: Seat | None = None
    """Whom a `GENSCHER` names.

    Required for `GENSCHER`. Must be unset with every other word.
    """

    cards: Sequence[CardLike] = ()
    """The cards of `ARMUT_PUSH` and `ARMUT_RETURN`, at most 12.

    Empty means not known, or none; cards that are not known, or not to the view, are taken to be legal ones.
    Must be empty with every other word.
    """

    card_count: int | None = None
    """How many they are, 0 to 12.

    Absent means as many as `cards`; if both are given they must agree. Must be absent with every other word.
    """

    view: View | None = None
    """Who may know the answer.

    Unset asks for the verdict alone: a refusal without evidence, and nothing else. Required with `language` and
    with `include`.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """

    include: Sequence[Include] = ()
    """What else to answer; `POSITION`, `EFFECTS` and `LINE` have a meaning here.

    At most 8 entries.
    """

    also_views: Sequence[View] = ()
    """The positions that these views see besides, each in an entry of `also_positions`.

    At most 6 different ones.
    """

    seat_names: Sequence[str] = ()
    """The names of seats 1 to 4, which texts use in place of "seat 1".

    None or four, each of 1 to 40 characters, no control characters. Never logged.
    """


@dataclass(frozen=True)
class CheckWordAnswer(Message, message="doppelkopf.rules.v1.CheckWordResponse"):
    """Says whether the word may be said, and what it leads to."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    verdict: Verdict
    """The verdict.

    A legal word is accepted, also if it makes an earlier word of another seat wrong. That word is then at fault
    in the longer record, and its seat has to say something else.
    """

    _: KW_ONLY

    outcome: ContractSettled | Redeal | NeedsInput | None = None
    """What was said leads to this, the accepted word included.

    Not set if the word is not accepted, for `extra`, which changes no contract, and if hands that the view does
    not know decide it.
    """

    open_rights: tuple[OpenRight, ...] = ()
    """What may be said without being asked after the accepted word, by seat.

    Empty if the word is not accepted, and for `extra`.
    """

    position: Position | None = None
    """With `INCLUDE_POSITION`: the position after the word if it is legal, else before it.

    Absent if the record is faulty.
    """

    effects: Effects | None = None
    """With `INCLUDE_EFFECTS`, if the word is legal: what it brings about."""

    line: str = ""
    """With `INCLUDE_LINE`, if the word is legal: the record after it on one line, for `GameRecord.line`."""

    also_positions: tuple[ViewedPosition, ...] = ()
    """What each of `also_views` sees, in that order: the position after the action if it is legal, else before it.

    Empty if the record is faulty.
    """


@dataclass(frozen=True)
class ValidateMove(
    Question["ValidateMoveAnswer"],
    message="doppelkopf.rules.v1.ValidateMoveRequest",
    path="/doppelkopf.rules.v1.RulesService/ValidateMove",
):
    """May this seat play this card now?

    Asks whether a seat may play a card.
    """

    record: Record
    """The record up to this card.

    Required.
    """

    seat: Seat | None
    """Who wants to play.

    Unset means the seat whose turn it is.
    """

    card: CardLike
    """The card.

    Required.
    """

    _: KW_ONLY

    view: View | None = None
    """Who may know the answer.

    Unset asks for the verdict alone: a refusal without evidence, and nothing else. Required with `language` and
    with `include`.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """

    include: Sequence[Include] = ()
    """What else to answer.

    At most 8 entries.
    """

    also_views: Sequence[View] = ()
    """The positions that these views see besides, each in an entry of `also_positions`.

    At most 6 different ones.
    """

    seat_names: Sequence[str] = ()
    """The names of seats 1 to 4, which texts use in place of "seat 1".

    None or four, each of 1 to 40 characters, no control characters. Never logged.
    """


@dataclass(frozen=True)
class ValidateMoveAnswer(Message, message="doppelkopf.rules.v1.ValidateMoveResponse"):
    """Says whether the card may be played."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    verdict: Verdict
    """The verdict."""

    _: KW_ONLY

    legal_cards: tuple[Card, ...] = ()
    """With `INCLUDE_LEGAL_CARDS`: the cards the asked seat may play now, by number; empty if it is not its turn.

    A card of which the seat holds both copies has two entries.
    """

    position: Position | None = None
    """With `INCLUDE_POSITION`: the position after the card if it is legal, else before it.

    Absent if the record is faulty.
    """

    effects: Effects | None = None
    """With `INCLUDE_EFFECTS`, if the card is legal: what it brings about."""

    announcement_windows: tuple[AnnouncementWindow, ...] = ()
    """With `INCLUDE_ANNOUNCEMENT_WINDOWS`: who may announce what until when, in that same position; by seat, then
    by level.
    """

    line: str = ""
    """With `INCLUDE_LINE`, if the card is legal: the record after it on one line, for `GameRecord.line`."""

    also_positions: tuple[ViewedPosition, ...] = ()
    """What each of `also_views` sees, in that order: the position after the action if it is legal, else before it.

    Empty if the record is faulty.
    """


@dataclass(frozen=True)
class CheckAnnouncement(
    Question["CheckAnnouncementAnswer"],
    message="doppelkopf.rules.v1.CheckAnnouncementRequest",
    path="/doppelkopf.rules.v1.RulesService/CheckAnnouncement",
):
    """May this seat make this announcement now, and what may be announced until when?

    Asks whether a seat may make an announcement.
    """

    record: Record
    """The record up to this announcement.

    Required.
    """

    seat: Seat | None = None
    """Who wants to announce.

    Unset means all seats; then `announcement` must be unset too.
    """

    announcement: Announcement | None = None
    """The announcement.

    Unset asks only what may be announced.
    """

    _: KW_ONLY

    view: View | None = None
    """Who may know the answer.

    Unset asks for the verdict alone: a refusal without evidence, and nothing else. Required without
    `announcement`, with `language` and with `include`.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """

    include: Sequence[Include] = ()
    """What else to answer; `POSITION`, `EFFECTS` and `LINE` have a meaning here.

    At most 8 entries.
    """

    party: Party | None = None
    """The party that makes an Absage, as in `extra_parties` of a record.

    Unset means not stated. Must be unset without `announcement`, and with Re and Kontra. An Absage for the
    wrong party is refused with `REASON_WRONG_PARTY`. If the hand is hidden, only deals with this party count.
    """

    also_views: Sequence[View] = ()
    """The positions that these views see besides, each in an entry of `also_positions`.

    At most 6 different ones.
    """

    seat_names: Sequence[str] = ()
    """The names of seats 1 to 4, which texts use in place of "seat 1".

    None or four, each of 1 to 40 characters, no control characters. Never logged.
    """


@dataclass(frozen=True)
class CheckAnnouncementAnswer(Message, message="doppelkopf.rules.v1.CheckAnnouncementResponse"):
    """Says whether the announcement may be made, and what else."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    _: KW_ONLY

    verdict: Verdict | None = None
    """The verdict.

    Without an announcement in the request it is absent, or `record_faulty`, or `undecided` if more deals fit
    the record than are looked at for one question.
    """

    windows: tuple[AnnouncementWindow, ...] = ()
    """What the asked seat (or every seat) may announce now or later, in the position before the announcement; by
    seat, then by level.
    """

    position: Position | None = None
    """With `INCLUDE_POSITION`: the position after the announcement if it is legal, else before it.

    Absent if the record is faulty.
    """

    effects: Effects | None = None
    """With `INCLUDE_EFFECTS`, if the announcement is legal: what it brings about."""

    line: str = ""
    """With `INCLUDE_LINE`, if the announcement is legal: the record after it on one line, for `GameRecord.line`."""

    also_positions: tuple[ViewedPosition, ...] = ()
    """What each of `also_views` sees, in that order: the position after the action if it is legal, else before it.

    Empty if the record is faulty.
    """


@dataclass(frozen=True)
class ScoreGame(
    Question["ScoreGameAnswer"],
    message="doppelkopf.rules.v1.ScoreGameRequest",
    path="/doppelkopf.rules.v1.RulesService/ScoreGame",
):
    """What is a finished game worth, and what does everyone get?

    Asks for the settlement of a finished game. Hands need not be known: the cards played show them, and after
    an offence the answer says whether they are needed.
    """

    source: Record | GameCounts
    """What is known of the game.

    Required.
    """

    _: KW_ONLY

    offence: Offence | None = None
    """An offence that ended the game.

    Only with `record`. Absent means none did.
    """

    view: View | None = None
    """Who may know the answer.

    Unset means everything, but a refusal has neither evidence nor texts then.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """

    seat_names: Sequence[str] = ()
    """The names of seats 1 to 4, which texts use in place of "seat 1".

    None or four, each of 1 to 40 characters, no control characters. Never logged.
    """


@dataclass(frozen=True)
class ScoreGameAnswer(Message, message="doppelkopf.rules.v1.ScoreGameResponse"):
    """The settlement."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    outcome: Settlement | Refusal | RecordFaulty | NeedsInput
    """Exactly one is set."""


@dataclass(frozen=True)
class InspectGame(
    Question["InspectGameAnswer"],
    message="doppelkopf.rules.v1.InspectGameRequest",
    path="/doppelkopf.rules.v1.RulesService/InspectGame",
):
    """What is the position after this record?

    Asks for the position after a record.
    """

    record: Record
    """The record.

    Required.
    """

    _: KW_ONLY

    view: View
    """Who may know the answer.

    Required: `VIEW_EVERYTHING` if the answer goes to no player.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """

    also_views: Sequence[View] = ()
    """The positions that these views see besides, each in an entry of `also_positions`.

    At most 6 different ones.
    """

    seat_names: Sequence[str] = ()
    """The names of seats 1 to 4, which texts use in place of "seat 1".

    None or four, each of 1 to 40 characters, no control characters. Never logged.
    """


@dataclass(frozen=True)
class InspectGameAnswer(Message, message="doppelkopf.rules.v1.InspectGameResponse"):
    """The position."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    outcome: Position | RecordFaulty | NeedsInput
    """Exactly one is set."""

    _: KW_ONLY

    also_positions: tuple[ViewedPosition, ...] = ()
    """What each of `also_views` sees, in that order.

    Empty if the record is faulty.
    """


@dataclass(frozen=True)
class AuditGame(
    Question["AuditGameAnswer"],
    message="doppelkopf.rules.v1.AuditGameRequest",
    path="/doppelkopf.rules.v1.RulesService/AuditGame",
):
    """Was this whole game played by the rules?

    Asks for a judgement of a whole record.
    """

    record: Record
    """The record, complete or up to any point.

    Required.
    """

    _: KW_ONLY

    view: View
    """Who may know the answer.

    Required: `VIEW_EVERYTHING` if the answer goes to no player.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """

    seat_names: Sequence[str] = ()
    """The names of seats 1 to 4, which texts use in place of "seat 1".

    None or four, each of 1 to 40 characters, no control characters. Never logged.
    """


@dataclass(frozen=True)
class NotJudged(Message, message="doppelkopf.rules.v1.NotJudged"):
    """An action that could not be judged."""

    action: ActionRef
    """Which one."""

    reason: NotJudgedReason
    """Why not."""

    _: KW_ONLY

    text: str = ""
    """The reason in the language asked for.

    Empty without a language.
    """


@dataclass(frozen=True)
class AuditGameAnswer(Message, message="doppelkopf.rules.v1.AuditGameResponse"):
    """The judgement.

    If `violations` and `not_judged` are empty, everything in the record is legal.
    """

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    _: KW_ONLY

    violations: tuple[Refusal, ...] = ()
    """Every violation, in order of time.

    Where not every hand is known: the first one, and nothing is judged after the action that shows it. A revoke
    from a hand that is not known names the card that shows it in `proved_by`.
    """

    tricks: tuple[CompletedTrick, ...] = ()
    """The complete tricks, in order, as far as the game could be followed."""

    not_judged: tuple[NotJudged, ...] = ()
    """What could not be judged, in order of time."""

    settlement: Settlement | None = None
    """The settlement, if the game is complete and could be followed to its end.

    Absent otherwise. It settles the game as it went on: an announcement, Schweine, a Genscher or a claim that
    is a violation was not made, and a revoke stays where it was played, with all that the trick gave. So does a
    violation that nobody complained of in time. Every other violation (a word, a card out of turn or not held)
    leaves open how the game goes on: what follows is `AFTER_VIOLATION`, and there is no settlement. Penalties
    are not part of it: `AssessOffence`.
    """


@dataclass(frozen=True)
class CheckClaim(
    Question["CheckClaimAnswer"],
    message="doppelkopf.rules.v1.CheckClaimRequest",
    path="/doppelkopf.rules.v1.RulesService/CheckClaim",
):
    """May this seat shorten the game, and does the claim hold?

    The question has no consequence: only a claim in a record was made. Asks whether a claim is allowed and
    holds. All hands decide a claim, so judge it with all hands and `VIEW_EVERYTHING`. With a view of the
    claimant the answer is often `undecided`: it says what this seat can know.
    """

    record: Record
    """The record up to the claim.

    Required.
    """

    seat: Seat
    """Who claims.

    Required. Only a soloist may claim, once everybody knows who it is: in an announced solo, after a failed
    Hochzeit, and in a stille Hochzeit after both queens of clubs. Before that the answer is
    `REASON_CLAIM_NOT_ENTITLED`, which does not show who plays alone.
    """

    kind: ClaimKind
    """What is claimed.

    Required.
    """

    _: KW_ONLY

    order: Sequence[CardLike] = ()
    """The order of play named with the claim, complete or only the beginning.

    At most 12. Empty means none was named.
    """

    view: View | None = None
    """Who may know the answer.

    Unset asks for the verdict alone: a refusal without evidence, and nothing else. Required with `language` and
    with `include`.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """

    include: Sequence[Include] = ()
    """What else to answer; `INCLUDE_LINE` alone has a meaning here.

    At most 8.
    """

    seat_names: Sequence[str] = ()
    """The names of seats 1 to 4, which texts use in place of "seat 1".

    None or four, each of 1 to 40 characters, no control characters. Never logged.
    """


@dataclass(frozen=True)
class CheckClaimAnswer(Message, message="doppelkopf.rules.v1.CheckClaimResponse"):
    """Says whether the claim stands."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    verdict: Verdict
    """The verdict.

    A claim that does not hold carries the line of play that breaks it.
    """

    _: KW_ONLY

    settlement: Settlement | None = None
    """The settlement that the claim leads to, as announcements stand.

    Present if it is accepted.
    """

    windows: tuple[AnnouncementWindow, ...] = ()
    """After a surrender: what the opponents may still announce before the settlement; by seat, then by level.

    Empty otherwise.
    """

    line: str = ""
    """With `INCLUDE_LINE`, if the claim is legal: the record after it on one line, for `GameRecord.line`."""


@dataclass(frozen=True)
class AssessOffence(
    Question["AssessOffenceAnswer"],
    message="doppelkopf.rules.v1.AssessOffenceRequest",
    path="/doppelkopf.rules.v1.RulesService/AssessOffence",
):
    """Which penalty follows from an offence?

    Asks which penalty follows from an offence.
    """

    record: Record
    """The record up to the complaint.

    Required. What was played after it is not looked at.
    """

    offence: Offence
    """The offence.

    Required.
    """

    complaint: Complaint
    """Who complained and when.

    Required.
    """

    _: KW_ONLY

    view: View
    """Who may know the answer.

    Required: `VIEW_EVERYTHING` if the answer goes to no player.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """

    seat_names: Sequence[str] = ()
    """The names of seats 1 to 4, which texts use in place of "seat 1".

    None or four, each of 1 to 40 characters, no control characters. Never logged.
    """


@dataclass(frozen=True)
class AssessOffenceAnswer(Message, message="doppelkopf.rules.v1.AssessOffenceResponse"):
    """The penalty."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    outcome: Penalty | Refusal | NeedsInput | RecordFaulty
    """Exactly one is set."""

    _: KW_ONLY

    settlement: Settlement | None = None
    """The settlement, if the offence ends the game with one.

    Absent otherwise.
    """
