"""How calls travel: where a method is, and what makes bytes of its messages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from google.protobuf import descriptor_pool
from google.protobuf.message_factory import GetMessageClass

from doko_sdk._base import Request
from doko_sdk._codec import Malformed, decode
from doko_sdk.errors import ProtocolError


class Wire(NamedTuple):
    """A method, in the order in which channels want it."""

    path: str
    serializer: Callable[[Any], bytes]
    deserializer: Callable[[bytes], Any]


@cache
def wire_at(path: str) -> Wire:
    """The method at this path."""
    method = descriptor_pool.Default().FindMethodByName(path.removeprefix("/").replace("/", "."))
    asked, answered = GetMessageClass(method.input_type), GetMessageClass(method.output_type)
    return Wire(path, asked.SerializeToString, answered.FromString)


def wire_of(request: type[Request[Any]]) -> Wire:
    """The method that answers this."""
    return wire_at(request.path)


def read_answer(message: Any) -> Any:
    """What came back.

    Raises `ProtocolError` if it lacks what it must have.
    """
    try:
        return decode(message)
    except Malformed as error:
        raise ProtocolError(str(error)) from error
