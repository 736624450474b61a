"""Many questions in one message, and their answers."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from doko_sdk._base import Question
from doko_sdk._calls import wire_at
from doko_sdk._codec import Malformed, decode, fill
from doko_sdk.errors import DokoError, ProtocolError, Unavailable, error_in_answer
from doko_sdk.proto import rules_service_pb2 as wire
from doko_sdk.settings import Settings

M = TypeVar("M", wire.EvaluateBatchRequest, wire.EvaluateRequest)
T = TypeVar("T")

MOST = 200
"""Questions that fit into one message."""

BATCH_CALL = wire_at("/doppelkopf.rules.v1.RulesService/EvaluateBatch")
STREAM_CALL = wire_at("/doppelkopf.rules.v1.RulesService/Evaluate")

FIELDS = {it.message_type.full_name: it.name for it in wire.Question.DESCRIPTOR.fields if it.message_type is not None}
"""Where each kind of question stands."""


def put(message: M, questions: Iterable[Question[Any]], settings: Settings) -> M:
    """The message, with these questions in it."""
    entries = message.questions
    for question in questions:
        entry = getattr(entries.add(), FIELDS[question.message_name])
        fill(entry, question)
        settings.complete(entry)
    return message


def batch(questions: Iterable[Question[Any]], settings: Settings) -> Any:
    """The message of a batch."""
    return put(wire.EvaluateBatchRequest(), questions, settings)


def read(answers: Sequence[Any], expected: int) -> list[Any]:
    """As many answers as there were questions; one that failed is an error among them.

    Raises `ProtocolError` if they are more or fewer, or cannot be read.
    """
    if len(answers) != expected:
        raise ProtocolError(f"{len(answers)} answers to {expected} questions")
    return [read_one(answer) for answer in answers]


def read_one(answer: Any) -> Any:
    """One answer, or the error in its place."""
    kind = answer.WhichOneof("answer")
    if kind is None:
        return ProtocolError("an answer of a kind that is not known here")
    if kind == "error":
        return error_in_answer(answer.error)
    try:
        return decode(getattr(answer, kind))
    except Malformed as error:
        return ProtocolError(str(error))


def failed(error: DokoError, count: int) -> list[DokoError]:
    """The questions of a message that failed as a whole."""
    return [error] * count


def chunks(items: Iterable[T], size: int) -> Iterator[list[T]]:
    """The items, so many at a time."""
    iterator = iter(items)
    while chunk := list(islice(iterator, size)):
        yield chunk


async def async_chunks(items: Iterable[T] | AsyncIterable[T], size: int) -> AsyncIterator[list[T]]:
    """The items, so many at a time, if need be as they come."""
    if not isinstance(items, AsyncIterable):
        for chunk in chunks(items, size):
            yield chunk
        return
    waiting: list[T] = []
    async for item in items:
        waiting.append(item)
        if len(waiting) == size:
            yield waiting
            waiting = []
    if waiting:
        yield waiting


class Sent:
    """How many questions each message of a stream had that is not answered yet."""

    def __init__(self, settings: Settings, per_message: int) -> None:
        if not 1 <= per_message <= MOST:
            raise ValueError(f"a message has 1 to {MOST} questions, not {per_message}")
        self.per_message = per_message
        self.fault: Exception | None = None
        """What the questions raised instead of going on: it is told to whoever asks, not to the server."""
        self._settings = settings
        self._counts = deque[int]()

    def messages(self, questions: Iterable[Question[Any]]) -> Iterator[Any]:
        """The messages to send, until there are no more questions or there is a fault."""
        try:
            for chunk in chunks(questions, self.per_message):
                yield self.message(chunk)
        except Exception as fault:
            self.fault = fault

    async def async_messages(
        self, questions: Iterable[Question[Any]] | AsyncIterable[Question[Any]]
    ) -> AsyncIterator[Any]:
        """The same, of questions that may have to be waited for."""
        try:
            async for chunk in async_chunks(questions, self.per_message):
                yield self.message(chunk)
        except Exception as fault:
            self.fault = fault

    def message(self, questions: Sequence[Question[Any]]) -> Any:
        """The next message to send."""
        message = put(wire.EvaluateRequest(), questions, self._settings)
        self._counts.append(len(questions))
        return message

    def answers(self, response: Any) -> list[Any]:
        """The answers to the earliest message that has none yet."""
        return read(response.answers, self._counts.popleft() if self._counts else 0)

    def end(self) -> None:
        """The stream is over.

        Raises what the questions raised, and `Unavailable` if something was not answered.
        """
        if self.fault is not None:
            raise self.fault
        if self._counts:
            raise Unavailable(f"the stream ended before {sum(self._counts)} questions were answered")
