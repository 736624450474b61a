"""`Record`: one game, whole or up to any point."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, TypeAlias, TypeVar

from google.protobuf import json_format

from doko_sdk._base import GIVEN, Message, ProtoEnum, member_of
from doko_sdk._codec import decode, encode, fill
from doko_sdk.api.announcement import Announcement
from doko_sdk.api.card import Card, Rank
from doko_sdk.api.record import ArmutExchange, ExtraWord, GameContext, RuleSetRef, SaidWord
from doko_sdk.api.rule_set import RuleSet
from doko_sdk.api.seat import Party, Seat
from doko_sdk.cards import CardLike, parse_cards
from doko_sdk.proto.record_pb2 import GameRecord

NO_JSON = "this is no JSON object; `doko show --format json` makes one of a line of the notation"


class Preset(StrEnum):
    """The published rule sets, by the names that `list_rule_sets` gives."""

    VLN = "vln"
    DDV_TSR = "ddv-tsr"
    DOKOLAND_LIGA = "dokoland-liga"
    PALAST = "palast"


HANDS = ("hand_1", "hand_2", "hand_3", "hand_4")
"""The columns of the hands of seats 1 to 4."""

E = TypeVar("E", bound=ProtoEnum)

RuleSetLike: TypeAlias = str | RuleSet | RuleSetRef
"""A rule set: the name of a published one (`Preset`), one of your own with every option, or a reference, which can say
more, such as options that differ."""


@dataclass(frozen=True)
class Said:
    """One word up to the contract."""

    seat: Seat
    word: SaidWord
    bid: int | None = None
    """The height of a bid, 0 to 5, which is none without it."""
    rank: Rank | None = None
    """The pair above the Schweine that is declared; `None` for the Schweine themselves."""


@dataclass(frozen=True)
class Extra:
    """What happened after the contract besides cards."""

    at: int
    """Cards on the table before it, over all tricks."""
    seat: Seat
    word: ExtraWord
    rank: Rank | None = None
    """The pair above the Schweine that is declared; `None` for the Schweine themselves."""
    partner: Seat | None = None
    """The seat that a Genscher names, which is none without it."""
    party: Party | None = None
    """The party that an Absage was made for, if it is stated."""


@dataclass(frozen=True)
class Record(Message, message="doppelkopf.rules.v1.GameRecord"):
    """One game, whole or up to any point: everything that an answer is based on.

    Lists are in the order of time. Whether the game is played by the rules is for the service to say; a record holds
    whatever happened. It is a value: each method gives a new one, and undoing is asking about the shorter one.

    >>> record = (
    ...     Record.new("ddv-tsr")
    ...     .say_all(SaidWord.GESUND)
    ...     .play("HT")
    ...     .announce(Seat.S4, Announcement.RE)
    ...     .play("DJ CJ")
    ... )
    >>> record.plays
    (Card.HT, Card.DJ, Card.CJ)
    >>> record.extras
    (Extra(at=1, seat=Seat.S4, word=ExtraWord.RE, rank=None, partner=None, party=None),)
    """

    rule_set: RuleSetRef | None
    """The rules. The service asks for them."""
    context: GameContext | None = None
    """What the game inherits from its session."""
    hands: tuple[tuple[Card, ...], ...] = ((), (), (), ())
    """The cards dealt to seats 1 to 4; empty for a hand that is not known."""
    said: tuple[Said, ...] = ()
    """Everything said up to the contract."""
    armut_exchanges: tuple[ArmutExchange, ...] = ()
    """The exchanges of an Armut."""
    plays: tuple[Card, ...] = ()
    """The cards played, over all tricks."""
    play_seats: tuple[Seat, ...] = field(default=(), kw_only=True)
    """Who played each card; empty, or as many as `plays` and then checked."""
    extras: tuple[Extra, ...] = ()
    """Everything else after the contract."""
    claim_order: tuple[Card, ...] = ()
    """The order of play named with a claim."""
    schweine_party: Party | None = None
    """What declared Schweine were announced as, where the hand of their holder does not say it."""
    line: str = field(default="", kw_only=True)
    """The whole game on one line of text, in place of everything else."""

    @classmethod
    def new(cls, rule_set: RuleSetLike, hands: Iterable[Iterable[CardLike] | None] = ()) -> Record:
        """A game by these rules in which nothing has happened yet, with the hands of seats 1 to 4 as far as known.

        A hand that is not known is `None`, or empty; those at the end may be left out.

        >>> Record.new(Preset.VLN, [None, "HT DA"]).hands
        ((), (Card.HT, Card.DA), (), ())

        Raises `ValueError` if there are more than four hands, or one has something that is no card.
        """
        known = [cards_of("hand", hand or ()) for hand in hands]
        if len(known) > 4:
            raise ValueError(f"a game has 4 hands, and these are {len(known)}")
        return cls(rule_set_ref(rule_set), hands=(*known, *((),) * (4 - len(known))))

    @classmethod
    def from_line(cls, line: str) -> Record:
        """The game on this line, as an answer with `Include.LINE` has it.

        It is read by the service only. Here it stays a text, to which nothing is added.

        >>> Record.from_line("vln; p=SJ").line
        'vln; p=SJ'
        """
        return cls(None, line=line)

    def say(self, seat: Seat, word: SaidWord, *, bid: int | None = None, rank: Rank | None = None) -> Record:
        """The seat says this next: a bid with its height, a pair above the Schweine with its rank.

        Raises `ValueError` if there is no such seat, word or rank.
        """
        said = Said(checked(Seat, "seat", seat), checked(SaidWord, "word", word), bid, given(Rank, "rank", rank))
        return replace(self, said=(*self.said, said))

    def say_all(self, word: SaidWord) -> Record:
        """All seats say this, in turn.

        Raises `ValueError` if there is no such word.
        """
        word = checked(SaidWord, "word", word)
        return replace(self, said=(*self.said, *(Said(seat, word) for seat in Seat)))

    def exchange(self, exchange: ArmutExchange) -> Record:
        """The cards of the next exchange of an Armut, or what is known of them."""
        return replace(self, armut_exchanges=(*self.armut_exchanges, exchange))

    def play(self, cards: Card | Iterable[CardLike]) -> Record:
        """These cards are played next, by whoever's turn it is.

        Raises `ValueError` if a name is that of no card, or if the record says who played its cards.
        """
        if self.play_seats:
            raise ValueError("this record says who played each card: `play_by` says it of the next one")
        played = cards_of("card", [cards] if isinstance(cards, Card) else cards)
        return replace(self, plays=(*self.plays, *played))

    def play_by(self, seat: Seat, card: CardLike) -> Record:
        """The seat plays this card next.

        Records that say who played are checked in that, too.

        >>> Record.new("vln").play_by(Seat.S1, "SJ").play_seats
        (Seat.S1,)

        Raises `ValueError` if there is no such seat or card, or if the record does not say who played the cards before.
        """
        if len(self.play_seats) != len(self.plays):
            raise ValueError("this record does not say who played the cards before: all of them say it, or none")
        seat = checked(Seat, "seat", seat)
        return replace(self, plays=(*self.plays, checked(Card, "card", card)), play_seats=(*self.play_seats, seat))

    def announce(self, seat: Seat, announcement: Announcement, party: Party | None = None) -> Record:
        """The seat announces this, after the cards that lie on the table by now.

        An Absage may have the party that it is made for: where its hand is not known, nothing else tells it.

        Raises `ValueError` if there is no such seat, announcement or party.
        """
        return self.extra(seat, ExtraWord[checked(Announcement, "announcement", announcement).name], party=party)

    def extra(
        self,
        seat: Seat,
        word: ExtraWord,
        *,
        rank: Rank | None = None,
        partner: Seat | None = None,
        party: Party | None = None,
    ) -> Record:
        """The seat does this, after the cards that lie on the table by now.

        A pair above the Schweine has its rank. A Genscher has the named partner. An Absage may have the party that it
        was made for: where its hand is not known, nothing else tells it.

        Raises `ValueError` if there is no such seat, word, rank, partner or party.
        """
        extra = Extra(
            len(self.plays),
            checked(Seat, "seat", seat),
            checked(ExtraWord, "word", word),
            given(Rank, "rank", rank),
            given(Seat, "partner", partner),
            given(Party, "party", party),
        )
        return replace(self, extras=(*self.extras, extra))

    def claim_rest(self, seat: Seat, order: Iterable[CardLike] = ()) -> Record:
        """The soloist claims all remaining tricks; the order may be named to its end, in part, or not at all."""
        return replace(self, claim_order=cards_of("order", order)).extra(seat, ExtraWord.CLAIM_REST)

    def before_play(self, index: int) -> Record:
        """The same game just before its card of this index. What was announced before that card stays.

        Raises `ValueError` if the record is a line, which this client does not read.
        """
        if self.line:
            raise ValueError("a record that is a line cannot be cut")
        extras = tuple(it for it in self.extras if it.at <= index)
        aces = (None, Rank.ACE)
        words = {it.word for it in self.said if it.rank in aces} | {it.word for it in extras if it.rank in aces}
        return replace(
            self,
            plays=self.plays[:index],
            play_seats=self.play_seats[:index],
            extras=extras,
            claim_order=self.claim_order if ExtraWord.CLAIM_REST in words else (),
            schweine_party=self.schweine_party if words & {SaidWord.SCHWEINE, ExtraWord.SCHWEINE} else None,
        )

    def fill(self, message: Any) -> None:
        """Puts the record into an empty `GameRecord` of `doko_sdk.proto.record_pb2`.

        Raises `ValueError` if something in it is no card, seat, word or party.
        """
        # Its bytes are made once, however many questions there are about it.
        known = self.__dict__.get("_bytes")
        if known is None:
            self._fill(message)
            self.__dict__["_bytes"] = message.SerializeToString()
        else:
            message.MergeFromString(known)

    def _fill(self, message: Any) -> None:
        if self.rule_set is not None:
            message.rule_set.CopyFrom(encode(self.rule_set))
        if self.context is not None:
            message.context.SetInParent()
            fill(message.context, self.context)
        for at, hand in enumerate(self.hands):
            put(message, HANDS[at], Card, "card", hand)
        if self.said:
            put(message, "said_seats", Seat, "seat", [it.seat for it in self.said])
            put(message, "said_words", SaidWord, "word", [it.word for it in self.said])
            put_bids(message, self.said)
            put_given(message, "said_ranks", Rank, "rank", [it.rank for it in self.said])
        for exchange in self.armut_exchanges:
            fill(message.armut_exchanges.add(), exchange)
        put(message, "plays", Card, "card", self.plays)
        put(message, "play_seats", Seat, "seat", self.play_seats)
        if self.extras:
            message.extra_at.extend(it.at for it in self.extras)
            put(message, "extra_seats", Seat, "seat", [it.seat for it in self.extras])
            put(message, "extra_words", ExtraWord, "word", [it.word for it in self.extras])
            put_given(message, "extra_ranks", Rank, "rank", [it.rank for it in self.extras])
            put_given(message, "extra_partners", Seat, "partner", [it.partner for it in self.extras])
            put_given(message, "extra_parties", Party, "party", [it.party for it in self.extras])
        put(message, "claim_order", Card, "card", self.claim_order)
        if self.schweine_party is not None:
            message.schweine_party = member_of(Party, "party")(self.schweine_party)
        message.line = self.line

    @classmethod
    def from_message(cls, message: Any) -> Record:
        """The record that a `GameRecord` stands for.

        Raises `ValueError` if columns that belong together differ in length.
        """

        def columns(whole: Sequence[str], beside: Sequence[str]) -> Iterable[tuple[Any, ...]]:
            parts = [list(getattr(message, name)) for name in whole]
            parts += [list(getattr(message, name)) or [None] * len(parts[0]) for name in beside]
            if any(len(part) != len(parts[0]) for part in parts):
                raise ValueError(f"{', '.join((*whole, *beside))} differ in length")
            return zip(*parts, strict=True)

        said = columns(("said_seats", "said_words"), ("said_bids", "said_ranks"))
        extras = columns(("extra_at", "extra_seats", "extra_words"), ("extra_ranks", "extra_partners", "extra_parties"))
        return cls(
            rule_set=decode(message.rule_set) if message.HasField("rule_set") else None,
            context=decode(message.context) if message.HasField("context") else None,
            hands=tuple(tuple(map(Card, getattr(message, name))) for name in HANDS),
            said=tuple(
                Said(
                    Seat(seat),
                    SaidWord(word),
                    bid if bid or word == SaidWord.BID else None,
                    Rank(rank) if rank else None,
                )
                for seat, word, bid, rank in said
            ),
            armut_exchanges=tuple(map(decode, message.armut_exchanges)),
            plays=tuple(map(Card, message.plays)),
            play_seats=tuple(map(Seat, message.play_seats)),
            extras=tuple(
                Extra(
                    at,
                    Seat(seat),
                    ExtraWord(word),
                    Rank(rank) if rank else None,
                    Seat(partner) if partner else None,
                    Party(party) if party else None,
                )
                for at, seat, word, rank, partner, party in extras
            ),
            claim_order=tuple(map(Card, message.claim_order)),
            schweine_party=Party(message.schweine_party) if message.schweine_party else None,
            line=message.line,
        )

    def to_json(self) -> str:
        """The record as canonical JSON, which is how games are stored."""
        return json_format.MessageToJson(encode(self), indent=None)

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Reads a stored game.

        >>> Record.from_json(Record.new("vln").play("SJ").to_json()) == Record.new("vln").play("SJ")
        True

        Raises `ValueError` if the text is no record. A line of the notation is none:

        >>> Record.from_json("vln; p=SJ")
        Traceback (most recent call last):
        ValueError: this is no JSON object; `doko show --format json` makes one of a line of the notation
        """
        if not text.lstrip().startswith("{"):
            raise ValueError(NO_JSON)
        try:
            return cls.from_message(json_format.Parse(text, GameRecord()))
        except json_format.ParseError as error:
            raise ValueError(str(error)) from error


def checked(enum: type[E], name: str, value: E | str) -> E:
    """The member of this enumeration, which a card may be by its name.

    Raises `ValueError` for any other text, and `TypeError` for anything else: type checkers are not everywhere.
    """
    return enum(member_of(enum, name)(value))


def given(enum: type[E], name: str, value: E | None) -> E | None:
    """The member of this enumeration, if one is given."""
    return None if value is None else checked(enum, name, value)


def cards_of(name: str, cards: Iterable[CardLike]) -> tuple[Card, ...]:
    """The cards of a text or a list."""
    return parse_cards(cards) if isinstance(cards, str) else tuple(checked(Card, name, card) for card in cards)


def rule_set_ref(rules: RuleSetLike) -> RuleSetRef:
    """The reference to a rule set.

    >>> rule_set_ref(Preset.VLN).source
    'vln'
    """
    if isinstance(rules, RuleSetRef):
        return rules
    return RuleSetRef(str(rules) if isinstance(rules, str) else rules)


GIVEN[RuleSetRef.message_name] = rule_set_ref


def put(message: Any, column: str, enum: type[ProtoEnum], name: str, values: Sequence[Any]) -> None:
    """Puts these members of an enumeration into a column; what else may stand for one takes longer."""
    if values:
        are_members = [*map(type, values)].count(enum) == len(values)
        getattr(message, column).extend(values if are_members else map(member_of(enum, name), values))


def put_given(message: Any, column: str, enum: type[ProtoEnum], name: str, values: Sequence[Any]) -> None:
    """Puts what stands beside words into its column, which is left out if nothing does."""
    if values.count(None) < len(values):
        put(message, column, enum, name, values)


def put_bids(message: Any, said: Sequence[Said]) -> None:
    """Puts the bids into their column, which is left out if there is none, or if one lacks its height."""
    given = [it.bid for it in said]
    if given.count(None) < len(given):
        heights = [it.bid for it in said if it.word == SaidWord.BID]
        if None not in heights and (heights or any(given)):
            message.said_bids.extend(it or 0 for it in given)
