"""`DokoClient`: asks questions and waits for the answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from types import TracebackType
from typing import Any, TypeVar

import grpc

from doko_sdk import _many
from doko_sdk._base import Question, Request
from doko_sdk._calls import Wire, read_answer, wire_of
from doko_sdk._codec import encode
from doko_sdk.api.methods import Methods
from doko_sdk.errors import CLOSED, Cancelled, DokoError, error_of_call
from doko_sdk.retry import Attempts, Budget
from doko_sdk.settings import Endpoint, Settings

A = TypeVar("A")
T = TypeVar("T")


class DokoClient(Methods):
    """A client of the rules service. It may be shared by threads.

    >>> with DokoClient(address) as client:
    ...     print(*(it.name for it in client.list_rule_sets().rule_sets))
    ddv-tsr dokoland-liga palast vln

    Every method raises a `DokoError` if there is no answer. A refusal is an answer.
    """

    def __init__(self, address: str, settings: Settings | None = None) -> None:
        """Connects, when the first question is asked.

        Raises `ValueError` if the address is none, or the settings do not fit it.
        """
        self._settings = settings or Settings()
        self._budget = Budget(self._settings.retries)
        endpoint = Endpoint.of(address, self._settings)
        self._metadata = endpoint.metadata
        self._is_closed = False
        if endpoint.credentials is None:
            self._channel = grpc.insecure_channel(endpoint.target, endpoint.options)
        else:
            self._channel = grpc.secure_channel(endpoint.target, endpoint.credentials, endpoint.options)

    def __enter__(self) -> DokoClient:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends all connections. Who still waits for an answer, or asks later, is told so by `Cancelled`."""
        self._is_closed = True
        self._channel.close()

    def ask(self, request: Request[A], *, timeout: float | None = None) -> A:
        """Asks a question that is a value, and gives its answer.

        `timeout` in seconds, with all retries; `None` for that of the client.

        >>> client.ask(ValidateMove(record, Seat.S2, Card.CA)).verdict.reason
        Reason.REVOKE
        """
        message = self._settings.complete(encode(request))
        answer: A = read_answer(self._call(wire_of(type(request)), message, timeout))
        return answer

    def evaluate_batch(self, questions: Iterable[Question[A]], *, timeout: float | None = None) -> list[A | DokoError]:
        """Many questions at once, 200 in a message. Each has its answer or its error, in the order of the questions.

        One that cannot be read fails alone, and if a message fails, its questions do, and no others. `timeout` in
        seconds, for each message.
        """
        answers: list[A | DokoError] = []
        for chunk in _many.chunks(questions, _many.MOST):
            message = _many.batch(chunk, self._settings)
            try:
                response = self._call(_many.BATCH_CALL, message, timeout)
                answers += _many.read(response.answers, len(chunk))
            except DokoError as error:
                answers += _many.failed(error, len(chunk))
        return answers

    def evaluate(
        self, questions: Iterable[Question[A]], *, per_message: int = 50, timeout: float | None = None
    ) -> Generator[A | DokoError, None, None]:
        """Many questions in a stream, so many in a message, each with its answer or its error, in their order.

        The questions are taken by another thread, ahead of the answers; what they raise is raised here, after the
        answers to all messages before. `timeout` in seconds, for the whole stream; `None` for none. Nothing is sent
        again. Closing the generator ends the stream.
        """
        sent = _many.Sent(self._settings, per_message)
        stream = self._channel.stream_stream(*_many.STREAM_CALL)
        call: Any = self._open(lambda: stream(sent.messages(questions), timeout, self._metadata))
        try:
            for response in call:
                yield from sent.answers(response)
        except grpc.RpcError as failed:
            # What the questions raised is raised below, as it is.
            if sent.fault is None:
                raise error_of_call(failed) from failed
        finally:
            call.cancel()
        sent.end()

    def _call(self, wire: Wire, message: Any, timeout: float | None) -> Any:
        limit = self._settings.timeout if timeout is None else timeout
        attempts = Attempts(self._settings.retries, self._budget, limit)
        call = self._channel.unary_unary(*wire)
        while True:
            try:
                return self._open(lambda: call(message, attempts.begin(), self._metadata))
            except grpc.RpcError as failed:
                error = error_of_call(failed)
                pause = attempts.pause_after(error)
                if pause is None:
                    raise error from failed
            time.sleep(pause)

    def _open(self, call: Callable[[], T]) -> T:
        """What a call gives, while the client is open.

        Raises `Cancelled` if it is closed.
        """
        try:
            if not self._is_closed:
                return call()
        except ValueError as error:
            # What the channel says of a call that begins when it is closed.
            if not self._is_closed:
                raise
            raise Cancelled(CLOSED) from error
        raise Cancelled(CLOSED)
