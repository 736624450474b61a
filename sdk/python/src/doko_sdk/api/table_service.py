# Generated from the .proto files by `cargo xtask generate`; not edited by hand.
"""Around the game: dealing that can be checked, and sessions of many games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import TypeAlias

from doko_sdk._base import Message, ProtoEnum, Question, Request
from doko_sdk.api.card import Card
from doko_sdk.api.contract import RedealReason, SoloDuty
from doko_sdk.api.offence import Offence
from doko_sdk.api.question import Language
from doko_sdk.api.record import GameContext, PflichtsoloSlot
from doko_sdk.api.rule_set_stamp import RuleSetStamp
from doko_sdk.api.seat import Place, Seat
from doko_sdk.api.settlement import GameCounts, Settlement
from doko_sdk.api.verdict import RecordFaulty, RuleCitation
from doko_sdk.cards import CardLike
from doko_sdk.record import Record, RuleSetLike


class DealFinding(ProtoEnum, message="doppelkopf.rules.v1.DealFinding"):
    """What a check of a deal finds."""

    MATCHES = 1
    """The promises were kept, and the hands come from the draw."""

    COMMITMENT_BROKEN = 2
    """The secret is not the one that was committed to."""

    HANDS_DIFFER = 3
    """The draw gives other hands."""

    CONTRIBUTION_BROKEN = 4
    """A contribution is not the one that its player committed to."""


class SessionCheckKind(ProtoEnum, message="doppelkopf.rules.v1.SessionCheckKind"):
    """What is checked in a session."""

    SUM_ZERO = 1
    """The points of a game with its corrections sum to zero."""

    EQUAL_PARITY = 2
    """The points of a game with its corrections are all even or all odd."""

    DEALER = 3
    """The right place dealt."""

    GAMES_LEFT = 4
    """The stated number of games left is right."""

    PFLICHTSOLO = 5
    """The stated Pflichtsoli are right."""

    VORFUEHRUNG = 6
    """A Vorführung was due, and the right seat played it."""

    BOCK_FACTOR = 7
    """The stated Bock factor is right."""

    LIST_LENGTH = 8
    """The list is not longer than the rules say."""

    RECORD = 9
    """The record of a game is legal and complete; if not, the line of the entry says in `record_faulty` what is
    wrong, and the game gives no points.
    """

    SOLO_ROUND_OPEN = 10
    """A round of soli begins only if the rule set has such rounds, none is running, and not only Pflichtsoli are
    left.

    While one runs, the same four play.
    """


@dataclass(frozen=True)
class FairDraw(Message, message="doppelkopf.rules.v1.FairDraw"):
    """A finished draw in which nobody could choose the outcome.

    The platform publishes a commitment to a secret. Then the players contribute, and the platform deals. After
    the game it reveals the secret. The secret is part of this message, so a platform that does not run this
    service deals by itself with the documented algorithm, and asks when the game is over.
    """

    commitment: bytes
    """What the platform published before anybody contributed: 32 bytes, the SHA-256 of the secret as the algorithm
    says.

    Required.
    """

    contributions: Sequence[bytes]
    """What the players contributed, in the order of their seats.

    At a table of five the dealer comes last. 1 to 5 entries of 1 to 64 bytes. Required.
    """

    reveal: bytes
    """The secret, 32 bytes.

    Required.
    """

    _: KW_ONLY

    contribution_commitments: Sequence[bytes] = ()
    """What the players published before anybody showed a contribution, 32 bytes each, one entry for each
    contribution.

    Empty at tables that do without; then who contributes last must not be in league with the platform.
    """


@dataclass(frozen=True)
class DealCards(
    Request["DealCardsAnswer"],
    message="doppelkopf.rules.v1.DealCardsRequest",
    path="/doppelkopf.rules.v1.TableService/DealCards",
):
    """Which hands does this seed, or this fair draw, give?

    Asks for the hands of a deal. Nothing is drawn at random here: equal requests get equal hands.
    """

    rule_set: RuleSetLike
    """The rules, for the deck and the packets.

    Required.
    """

    randomness: bytes | FairDraw
    """What decides the deal.

    Required.
    """

    _: KW_ONLY

    algorithm: str = ""
    """The name of the algorithm.

    Empty means the newest.
    """


@dataclass(frozen=True)
class DealCardsAnswer(Message, message="doppelkopf.rules.v1.DealCardsResponse"):
    """The deal."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    _: KW_ONLY

    algorithm: str = ""
    """The name of the documented algorithm."""

    hand_1: tuple[Card, ...] = ()
    """The cards of seat 1, in the order they were dealt."""

    hand_2: tuple[Card, ...] = ()
    """The cards of seat 2, in the order they were dealt."""

    hand_3: tuple[Card, ...] = ()
    """The cards of seat 3, in the order they were dealt."""

    hand_4: tuple[Card, ...] = ()
    """The cards of seat 4, in the order they were dealt."""

    seed: bytes = b""
    """The seed, 32 bytes: the one given, or the one that the draw leads to."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands of seats 1 to 4, as `Record.new` takes them."""
        return (self.hand_1, self.hand_2, self.hand_3, self.hand_4)


@dataclass(frozen=True)
class VerifyDeal(
    Request["VerifyDealAnswer"],
    message="doppelkopf.rules.v1.VerifyDealRequest",
    path="/doppelkopf.rules.v1.TableService/VerifyDeal",
):
    """Do these hands come from that draw?

    Asks whether hands come from a draw.
    """

    rule_set: RuleSetLike
    """The rules, for the deck and the packets.

    Required.
    """

    draw: FairDraw
    """The draw.

    Required.
    """

    hand_1: Sequence[CardLike]
    """The cards of seat 1, 12 (10 without nines), in any order.

    Required.
    """

    hand_2: Sequence[CardLike]
    """The cards of seat 2, in any order.

    Required.
    """

    hand_3: Sequence[CardLike]
    """The cards of seat 3, in any order.

    Required.
    """

    hand_4: Sequence[CardLike]
    """The cards of seat 4, in any order.

    Required.
    """

    _: KW_ONLY

    algorithm: str = ""
    """The name of the algorithm.

    Empty means the newest.
    """


@dataclass(frozen=True)
class VerifyDealAnswer(Message, message="doppelkopf.rules.v1.VerifyDealResponse"):
    """What was found."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    _: KW_ONLY

    findings: tuple[DealFinding, ...] = ()
    """`MATCHES` alone, or everything that is wrong, each once: `COMMITMENT_BROKEN`, `CONTRIBUTION_BROKEN`,
    `HANDS_DIFFER`.

    The hands are compared with those of the secret that was revealed, also if it is the wrong one.
    """

    algorithm: str = ""
    """The name of the documented algorithm."""

    broken_contributions: tuple[int, ...] = ()
    """The indices of the contributions that break their commitments."""

    differing_hands: tuple[Seat, ...] = ()
    """The seats to which the draw gives other hands."""


@dataclass(frozen=True)
class SessionGame(Message, message="doppelkopf.rules.v1.SessionGame"):
    """One game of a session."""

    game: Record | Settlement | GameCounts
    """The game.

    Required.
    """

    _: KW_ONLY

    dealer: Place | None = None
    """The place that dealt.

    Unset means what the record says in `context.places`, or else as the rules say.
    """

    duty: SoloDuty | None = None
    """Whether a solo given as `counts` was a duty.

    Unset otherwise.
    """

    places: Sequence[Place] = ()
    """The places of seats 1 to 4, where option `table.seating` is `free`.

    Then `dealer` is the fourth of them or a place that sits out; unset, it is the fourth. Empty otherwise, and
    if the record has `context.places`.
    """


@dataclass(frozen=True)
class SessionRedeal(Message, message="doppelkopf.rules.v1.SessionRedeal"):
    """A deal that was not played."""

    _: KW_ONLY

    dealer: Place | None = None
    """The place that dealt.

    Unset means as the rules say.
    """

    reason: RedealReason | None = None
    """Why.

    Unset if the cards were dealt wrongly, and if nobody has noted why.
    """


@dataclass(frozen=True)
class SessionBrokenOff(Message, message="doppelkopf.rules.v1.SessionBrokenOff"):
    """A game that an offence ended."""

    record: Record
    """The record up to the offence.

    Required. Hands that decide what the offence leads to are refused as missing.
    """

    offence: Offence
    """The offence, with its class: only a grave one ends a game.

    Required.
    """


@dataclass(frozen=True)
class SessionPenalty(Message, message="doppelkopf.rules.v1.SessionPenalty"):
    """Penalty points besides a game."""

    points: Sequence[int]
    """The points by place, one entry for each player, each -1000000 to 1000000.

    Required.
    """

    _: KW_ONLY

    note: str = ""
    """A note for people, at most 200 bytes.

    Never logged.
    """


@dataclass(frozen=True)
class SessionCorrection(Message, message="doppelkopf.rules.v1.SessionCorrection"):
    """A correction of the score."""

    entry: int
    """The index of the earlier entry it corrects: a game, a game broken off or penalty points.

    The points of a game are checked together with its corrections. Required.
    """

    points: Sequence[int]
    """What is added, by place, one entry for each player, each -1000000 to 1000000.

    Required.
    """

    _: KW_ONLY

    note: str = ""
    """A note for people, at most 200 bytes.

    Never logged.
    """


@dataclass(frozen=True)
class SessionTimeOver(Message, message="doppelkopf.rules.v1.SessionTimeOver"):
    """The time is over: outstanding normal games are dropped, outstanding Pflichtsoli are still played.

    Not allowed where lists have no end.
    """


@dataclass(frozen=True)
class SessionSoloRound(Message, message="doppelkopf.rules.v1.SessionSoloRound"):
    """The players call a round of soli: as many games as there are players at the table, in each of which the
    eldest must play a solo and leads.

    Changes nothing without option `list.solo_rounds`.
    """


@dataclass(frozen=True)
class ScoreSession(
    Question["ScoreSessionAnswer"],
    message="doppelkopf.rules.v1.ScoreSessionRequest",
    path="/doppelkopf.rules.v1.TableService/ScoreSession",
):
    """How does a session stand, and what does the next game inherit?

    Asks how a session stands.
    """

    rule_set: RuleSetLike
    """The rules.

    Required.
    """

    _: KW_ONLY

    players: int | None = None
    """Players at the table, 4 to 8.

    Absent means as the rule set says.
    """

    entries: Sequence[SessionEntry] = ()
    """What happened, in order.

    At most 1000. `LIMIT_EXCEEDED` refuses an entry that gives a player more than 1000000 points, and one after
    which a game would count more than 1000000 times. Its path is that of the entry, such as `entries[8]`.
    """

    language: Language | None = None
    """The language of texts.

    Unset means no texts.
    """


@dataclass(frozen=True)
class SessionLine(Message, message="doppelkopf.rules.v1.SessionLine"):
    """What one entry came to."""

    _: KW_ONLY

    entry: int = 0
    """The index of the entry."""

    game_number: int | None = None
    """The number of the game in the list, from 1.

    Absent if the entry is no game.
    """

    dealer: Place | None = None
    """The place that dealt.

    Unset if the entry is no deal.
    """

    places: tuple[Place, ...] = ()
    """The places of seats 1 to 4.

    Empty if the entry is no deal.
    """

    points: tuple[int, ...] = ()
    """What it gave, by place, one entry for each player."""

    totals: tuple[int, ...] = ()
    """The totals after it, by place."""

    bock_factor: int = 0
    """What a game was multiplied by for Bock.

    1 without Bock.
    """

    settlement: Settlement | None = None
    """The settlement, if the service made it.

    Absent otherwise.
    """

    record_faulty: RecordFaulty | None = None
    """What is wrong with the record of a game, without evidence and texts: everybody sees the list.

    Absent if nothing is. Such a game gives no points. Absent, too, if the check `RECORD` fails for a record
    that no deal fits, and hands that are not known leave open which action breaks the rules.
    """


@dataclass(frozen=True)
class Standing(Message, message="doppelkopf.rules.v1.Standing"):
    """How one player stands."""

    place: Place
    """The place."""

    _: KW_ONLY

    points: int = 0
    """The total."""

    rank: int = 0
    """The rank, from 1; equal totals have equal ranks."""

    games: int = 0
    """The games played, without sitting out."""

    won: int = 0
    """The games won."""

    soli: int = 0
    """The announced soli played."""

    soli_won: int = 0
    """The announced soli won."""

    pflichtsoli_open: int = 0
    """The Pflichtsoli still open."""

    penalty_points: int = 0
    """The penalty points contained in the total."""


@dataclass(frozen=True)
class SessionCheck(Message, message="doppelkopf.rules.v1.SessionCheck"):
    """A check that failed."""

    kind: SessionCheckKind
    """Which one."""

    rule: RuleCitation
    """The rule behind it."""

    _: KW_ONLY

    entry: int = 0
    """The index of the entry."""

    stated: int | None = None
    """What was stated, or came out.

    `SUM_ZERO`: the sum. `DEALER`: the number of the place that dealt. `GAMES_LEFT`: the games left.
    `PFLICHTSOLO`: the `SoloDuty` that a solo was said to be. `VORFUEHRUNG`: the number of the seat that was
    said to be forced or that played an announced solo instead, 0 for none. `BOCK_FACTOR`: the factor.
    `LIST_LENGTH`: the number of the game, or of all games when the time is over. `SOLO_ROUND_OPEN`: the games
    left of the round, 0 if there can be none. Absent with every other kind, and where `stated_seats` says it.
    """

    expected: int | None = None
    """What is right instead, in the same terms.

    Absent as `stated`, and if more than one number would be right.
    """

    stated_seats: tuple[Seat, ...] = ()
    """`PFLICHTSOLO`, if the open ones were stated wrong: the seats as in `GameContext.pflichtsolo_seats`."""

    stated_slots: tuple[PflichtsoloSlot, ...] = ()
    """The kind of each entry of `stated_seats`, as in `GameContext.pflichtsolo_slots`."""

    expected_seats: tuple[Seat, ...] = ()
    """The seats with an open Pflichtsolo that are right instead of `stated_seats`.

    Empty if none is open.
    """

    expected_slots: tuple[PflichtsoloSlot, ...] = ()
    """The kind of each entry of `expected_seats`."""

    text: str = ""
    """What is wrong and what would be right, in the language asked for.

    Empty without a language.
    """


@dataclass(frozen=True)
class ScoreSessionAnswer(Message, message="doppelkopf.rules.v1.ScoreSessionResponse"):
    """How a session stands."""

    answered_by: RuleSetStamp
    """The rules and the engine behind the answer."""

    _: KW_ONLY

    lines: tuple[SessionLine, ...] = ()
    """The entries one by one."""

    standings: tuple[Standing, ...] = ()
    """The players, by place."""

    failed_checks: tuple[SessionCheck, ...] = ()
    """The checks that failed, in order of entries.

    Empty if everything is right, the records of games included.
    """

    next_context: GameContext | None = None
    """What the next game inherits, as its record takes it.

    Absent if the list is finished.
    """

    next_dealer: Place | None = None
    """Who deals next.

    Unset if the list is finished, and where each game names its places.
    """


SessionEntry: TypeAlias = (
    SessionGame
    | SessionRedeal
    | SessionBrokenOff
    | SessionPenalty
    | SessionCorrection
    | SessionTimeOver
    | SessionSoloRound
)
"""One line of a session."""
