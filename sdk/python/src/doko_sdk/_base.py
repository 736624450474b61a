"""What all values of the API have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from enum import IntEnum
from typing import Any, ClassVar, Generic, TypeVar

A_co = TypeVar("A_co", covariant=True)

MESSAGES: dict[str, type[Message]] = {}
"""The class of each message, by its full name."""

ENUMS: dict[str, type[ProtoEnum]] = {}
"""The class of each enumeration, by its full name."""

TEXTS: set[type[ProtoEnum]] = set()
"""The enumerations whose words may also be given by their names."""

GIVEN: dict[str, Callable[[Any], Message]] = {}
"""What makes the value of a message from something simpler that may be given for it, by its full name."""


class Message:
    """A value that stands for a message of the API."""

    message_name: ClassVar[str]

    def __init_subclass__(cls, *, message: str = "") -> None:
        """Notes which message the class stands for."""
        super().__init_subclass__()
        if message:
            cls.message_name = message
            MESSAGES[message] = cls

    def __getstate__(self) -> dict[str, Any]:
        """All attributes, also those that nobody has read yet."""
        return {it.name: getattr(self, it.name) for it in fields(self)}  # type: ignore[arg-type]


class Request(Message, Generic[A_co]):
    """Something to ask a service; `A_co` is what it answers."""

    path: ClassVar[str]

    def __init_subclass__(cls, *, message: str = "", path: str = "") -> None:
        """Notes which method answers it, too."""
        super().__init_subclass__(message=message)
        if path:
            cls.path = path


class Question(Request[A_co]):
    """A question that can stand in a batch or a stream."""


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
            return value
        if not isinstance(value, str):
            raise TypeError(f"{name} takes no {type(value).__name__}")
        if value in enum.__members__:
            if enum in TEXTS:
                return int(enum[value])
            raise ValueError(f"{name} takes {enum.__name__}.{value}, and not `{value}` as a text")
        raise ValueError(f"`{value}` as {name} is no {enum.__name__}; there are {', '.join(enum.__members__)}")

    return number
