"""Deadlines, retries and streams where every answer takes its time to come back."""

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from itertools import pairwise

import grpc
import pytest
from fake import GONE, Fake, served
from far_away import FAR, THERE_AND_BACK, far_away

from doko_sdk import (
    NO_RETRIES,
    AsyncDokoClient,
    DeadlineExceeded,
    DokoClient,
    Record,
    RetryPolicy,
    ScoreGame,
    Settings,
    Unavailable,
)

PATIENT = Settings(timeout=30, retries=NO_RETRIES)

SHORT = FAR / 2
"""A deadline that is over before the question has arrived."""

MESSAGES = 100

QUESTIONS = [ScoreGame(Record.new("ddv-tsr"))] * MESSAGES


class Impatient(Fake):
    """A server that is never available, and writes down how many seconds each attempt had left."""

    def __init__(self) -> None:
        super().__init__(*[self.turn_away] * 99)
        self.left: list[float] = []

    def turn_away(self, context: grpc.ServicerContext) -> None:
        self.left.append(context.time_remaining())
        GONE(context)

    def check(self, deadline: float) -> None:
        assert len(self.left) > 1
        for left, later in pairwise([deadline, *self.left]):
            assert later < left - FAR, self.left


DEADLINE = 4 * THERE_AND_BACK

MANY_ATTEMPTS = Settings(timeout=DEADLINE, retries=RetryPolicy(attempts=20, burst=20))
"""Attempts for twenty ways there and back, within a deadline for four."""

LATE = (DeadlineExceeded, Unavailable)
"""What ends them: the deadline, or an attempt turned away so shortly before that nothing is left for a pause."""


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    started = time.monotonic()
    yield
    taken = time.monotonic() - started
    assert taken < seconds, f"{taken} s"


async def test_a_server_that_is_far_away_is_connected_to(address: str) -> None:
    with far_away(address) as (line, start):
        with DokoClient(start, PATIENT) as client:
            assert client.list_rule_sets().rule_sets
        async with AsyncDokoClient(start, PATIENT) as other:
            assert (await other.list_rule_sets()).rule_sets
    assert line.connections == 2, "nobody hangs up and tries again"


async def test_a_server_that_is_far_away_has_a_connection_for_the_next_question(address: str) -> None:
    with far_away(address) as (line, start):
        with DokoClient(start, PATIENT) as client:
            with pytest.raises(DeadlineExceeded):
                client.list_rule_sets(timeout=SHORT)
            assert client.list_rule_sets().rule_sets
        async with AsyncDokoClient(start, PATIENT) as other:
            with pytest.raises(DeadlineExceeded):
                await other.list_rule_sets(timeout=SHORT)
            assert (await other.list_rule_sets()).rule_sets
    assert line.connections == 2, "what was begun goes on"


async def test_a_deadline_that_is_shorter_than_the_way_costs_no_connection(address: str) -> None:
    with far_away(address) as (line, start):
        with DokoClient(start, PATIENT) as client:
            assert client.list_rule_sets().rule_sets
            with pytest.raises(DeadlineExceeded) as caught:
                client.list_rule_sets(timeout=SHORT)
            assert caught.value.is_transient
            with pytest.raises(DeadlineExceeded):
                list(client.evaluate(QUESTIONS, timeout=SHORT))
            assert client.list_rule_sets().rule_sets
        async with AsyncDokoClient(start, PATIENT) as other:
            assert (await other.list_rule_sets()).rule_sets
            with pytest.raises(DeadlineExceeded):
                await other.list_rule_sets(timeout=SHORT)
            with pytest.raises(DeadlineExceeded):
                await anext(other.evaluate(QUESTIONS, timeout=SHORT))
            assert (await other.list_rule_sets()).rule_sets
    assert line.connections == 2


def test_all_attempts_have_one_deadline() -> None:
    fake = Impatient()
    with (
        served(fake) as server,
        far_away(server) as (_, start),
        DokoClient(start, MANY_ATTEMPTS) as client,
        no_longer_than(2 * DEADLINE),
        pytest.raises(LATE),
    ):
        client.list_rule_sets()
    fake.check(DEADLINE)


async def test_all_attempts_of_the_asynchronous_client_have_one_deadline() -> None:
    fake = Impatient()
    with served(fake) as server, far_away(server) as (_, start):
        async with AsyncDokoClient(start, MANY_ATTEMPTS) as client:
            with no_longer_than(2 * DEADLINE), pytest.raises(LATE):
                await client.list_rule_sets()
    fake.check(DEADLINE)


async def test_messages_of_a_stream_do_not_wait_for_answers(address: str) -> None:
    async def as_they_come() -> AsyncIterator[ScoreGame]:
        for question in QUESTIONS:
            yield question

    with far_away(address) as (_, start):
        with DokoClient(start, PATIENT) as client:
            assert client.list_rule_sets().rule_sets
            with no_longer_than(5 * THERE_AND_BACK):
                assert len(list(client.evaluate(QUESTIONS, per_message=1))) == MESSAGES
        async with AsyncDokoClient(start, PATIENT) as other:
            assert (await other.list_rule_sets()).rule_sets
            with no_longer_than(5 * THERE_AND_BACK):
                answers = [it async for it in other.evaluate(as_they_come(), per_message=1)]
            assert len(answers) == MESSAGES
