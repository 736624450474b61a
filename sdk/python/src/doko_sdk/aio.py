"""`AsyncDokoClient`: asks questions while other tasks go on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterable, AsyncIterator, Iterable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, TypeVar

import grpc

from doko_sdk import _many
from doko_sdk._base import Question, Request
from doko_sdk._calls import Wire, read_answer, wire_of
from doko_sdk._codec import encode
from doko_sdk.api.methods import AsyncMethods
from doko_sdk.errors import CLOSED, Cancelled, DokoError, error_of_call, error_of_stream
from doko_sdk.retry import Attempts, Budget
from doko_sdk.settings import Endpoint, Settings

A = TypeVar("A")


class AsyncDokoClient(AsyncMethods):
    """A client of the rules service for one event loop.

    >>> async def names() -> None:
    ...     async with AsyncDokoClient(address) as client:
    ...         print(*(it.name for it in (await client.list_rule_sets()).rule_sets))
    >>> asyncio.run(names())
    ddv-tsr dokoland-liga palast vln

    Every method raises a `DokoError` if there is no answer. A refusal is an answer.
    """

    def __init__(self, address: str, settings: Settings | None = None) -> None:
        """Connects, when the first question is asked; made where the event loop runs.

        Raises `ValueError` if the address is none, or the settings do not fit it.
        """
        self._settings = settings or Settings()
        self._budget = Budget(self._settings.retries)
        endpoint = Endpoint.of(address, self._settings)
        self._metadata = endpoint.metadata
        self._is_closed = False
        if endpoint.credentials is None:
            self._channel = grpc.aio.insecure_channel(endpoint.target, endpoint.options)
        else:
            self._channel = grpc.aio.secure_channel(endpoint.target, endpoint.credentials, endpoint.options)

    async def __aenter__(self) -> AsyncDokoClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Ends all connections. Who still waits for an answer, or asks later, is told so by `Cancelled`."""
        self._is_closed = True
        await self._channel.close()

    async def ask(self, request: Request[A], *, timeout: float | None = None) -> A:
        """Asks a question that is a value, and gives its answer.

        `timeout` in seconds, with all retries; `None` for that of the client.
        """
        message = self._settings.complete(encode(request))
        answer: A = read_answer(await self._call(wire_of(type(request)), message, timeout))
        return answer

    async def evaluate_batch(
        self, questions: Iterable[Question[A]], *, timeout: float | None = None
    ) -> list[A | DokoError]:
        """Many questions at once, 200 in a message. Each has its answer or its error, in the order of the questions.

        One that cannot be read fails alone, and if a message fails, its questions do, and no others. `timeout` in
        seconds, for each message.
        """
        answers: list[A | DokoError] = []
        for chunk in _many.chunks(questions, _many.MOST):
            message = _many.batch(chunk, self._settings)
            try:
                response = await self._call(_many.BATCH_CALL, message, timeout)
                answers += _many.read(response.answers, len(chunk))
            except DokoError as error:
                answers += _many.failed(error, len(chunk))
        return answers

    async def evaluate(
        self,
        questions: Iterable[Question[A]] | AsyncIterable[Question[A]],
        *,
        per_message: int = 50,
        timeout: float | None = None,
    ) -> AsyncGenerator[A | DokoError, None]:
        """Many questions in a stream, so many in a message, each with its answer or its error, in their order.

        The questions are taken ahead of the answers; what they raise is raised here, after the answers to all messages
        before. `timeout` in seconds, for the whole stream; `None` for none. Nothing is sent again. Closing the
        generator ends the stream. If it ends just when a question is sent, that is `Unavailable`, whatever ended it:
        gRPC does not say.
        """
        sent = _many.Sent(self._settings, per_message)
        stream = self._channel.stream_stream(*_many.STREAM_CALL)
        async with self._open():
            call: Any = stream(sent.async_messages(questions), timeout, self._metadata)
        responses = aiter(call)
        try:
            while True:
                async with self._open():
                    response = await anext(responses, None)
                if response is None:
                    break
                for answer in sent.answers(response):
                    yield answer
        except grpc.RpcError as failed:
            # What the questions raised is raised below, as it is.
            if sent.fault is None:
                raise error_of_stream(failed) from failed
        finally:
            call.cancel()
        sent.end()

    async def _call(self, wire: Wire, message: Any, timeout: float | None) -> Any:
        limit = self._settings.timeout if timeout is None else timeout
        attempts = Attempts(self._settings.retries, self._budget, limit)
        call = self._channel.unary_unary(*wire)
        while True:
            try:
                async with self._open():
                    return await call(message, timeout=attempts.begin(), metadata=self._metadata)
            except grpc.RpcError as failed:
                error = error_of_call(failed)
                pause = attempts.pause_after(error)
                if pause is None:
                    raise error from failed
            await asyncio.sleep(pause)

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        """Waits for a server, while the client is open.

        Raises `Cancelled` if it is closed, now or meanwhile.
        """
        try:
            if not self._is_closed:
                yield
                return
        except asyncio.CancelledError as error:
            # Closing cancels a call as if the task were cancelled, which this one is not.
            task = asyncio.current_task()
            if not self._is_closed or task is None or task.cancelling() > 0:
                raise
            raise Cancelled(CLOSED) from error
        raise Cancelled(CLOSED)
