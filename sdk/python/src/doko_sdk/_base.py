"""What all values of the API have in common."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from doko_sdk.api.announcement import Announcement
    from doko_sdk.api.card import Card
    from doko_sdk.api.record import SaidWord
    from doko_sdk.api.verdict import Evidence, Reason, RuleCitation

A_co = TypeVar("A_co", covariant=True)

MESSAGES: dict[str, type[Message]] = {}
"""The class of each message, by its full name."""

ENUMS: dict[str, type[ProtoEnum]] = {}
"""The class of each enumeration, by its full name."""


class Message:
    """A value that stands for a message of the API."""

    message_name: ClassVar[str]

    def __init_subclass__(cls, *, message: str = "") -> None:
        """Notes which message the class stands for."""
        super().__init_subclass__()
        if message:
            cls.message_name = message
            MESSAGES[message] = cls


class Request(Message, Generic[A_co]):
    """Something to ask a service; `A_co` is what it answers."""

    path: ClassVar[str]

    def __init_subclass__(cls, *, message: str = "", path: str = "") -> None:
        """Notes which method answers it, too."""
        super().__init_subclass__(message=message)
        if path:
            cls.path = path


class Question(Request[A_co]):
    """A question about one game, which can stand in a batch or a stream."""


class ProtoEnum(IntEnum):
    """A word of the API. That nothing is set is `None`, and no member."""

    def __init_subclass__(cls, *, message: str = "") -> None:
        """Notes which enumeration the class stands for."""
        super().__init_subclass__()
        if message:
            ENUMS[message] = cls

    @classmethod
    def _missing_(cls, value: object) -> Any:
        """A word of a newer server: it has a number, and no name yet."""
        if not isinstance(value, int) or value == 0:
            return None
        word = int.__new__(cls, value)
        word._name_, word._value_ = f"UNRECOGNIZED_{value}", value
        return word

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __format__(self, spec: str) -> str:
        return format(self.name, spec)


def member_of(enum: type[ProtoEnum], name: str) -> Callable[[Any], int]:
    """What makes the number in the field `name` from a member of an enumeration."""

    def number(value: Any) -> int:
        if value is None:
            return 0
        # A plain number is that of a word of a newer server.
        if isinstance(value, enum) or type(value) is int:
            return int(value)
        if not isinstance(value, str):
            raise TypeError(f"{name} takes no {type(value).__name__}")
        if value in enum.__members__:
            raise ValueError(f"{name} takes {enum.__name__}.{value}, and not `{value}` as a text")
        raise ValueError(f"`{value}` as {name} is no {enum.__name__}; there are {', '.join(enum.__members__)}")

    return number


class FourHands:
    """The cards of all four seats."""

    hand_1: tuple[Card, ...]
    hand_2: tuple[Card, ...]
    hand_3: tuple[Card, ...]
    hand_4: tuple[Card, ...]

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands of seats 1 to 4, as `Record.new` takes them."""
        return (self.hand_1, self.hand_2, self.hand_3, self.hand_4)


class Reasons:
    """What a refusal says, in short."""

    violations: tuple[RuleCitation, ...]
    evidence: Evidence | None
    text: str

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
        from doko_sdk.api.verdict import CardEvidence

        return self.evidence.legal_cards if isinstance(self.evidence, CardEvidence) else ()

    @property
    def available_announcements(self) -> tuple[Announcement, ...]:
        """The announcements that would have been legal, where one is refused."""
        from doko_sdk.api.verdict import AnnouncementEvidence

        return self.evidence.available if isinstance(self.evidence, AnnouncementEvidence) else ()

    @property
    def accepted_words(self) -> tuple[SaidWord, ...]:
        """The words that would have been legal, where one is refused."""
        from doko_sdk.api.verdict import VorbehaltEvidence

        return self.evidence.accepted_words if isinstance(self.evidence, VorbehaltEvidence) else ()

    def __str__(self) -> str:
        return self.text or ", ".join(f"{it.rule_id} {it.reason}" for it in self.violations)
