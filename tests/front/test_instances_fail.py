"""Instances fail, end and come back while questions are asked: none of the questions fails."""

import asyncio
from collections import Counter
from collections.abc import Callable

from doko_sdk import AsyncDokoClient, Card, DokoError, Reason, Record, Refusal, Seat, Settings
from programs import Front, Instance, wait_until

CALLERS = 16
BETWEEN = 0.04
"""Seconds that a caller waits between an answer and the next question."""
MOST = 20_000
"""Questions in all, should the machine be so slow that instances take long."""


class Load:
    """Callers that ask, until they are told to stop."""

    def __init__(self, client: AsyncDokoClient, record: Record) -> None:
        self.answers: Counter[Reason | None] = Counter()
        self.failed: list[str] = []
        self.goes_on = True
        self._client = client
        self._record = record

    async def caller(self) -> None:
        """Asks what is known to be a revoke."""
        while self.goes_on and self.answers.total() < MOST:
            try:
                verdict = (await self._client.validate_move(self._record, Card.CA, seat=Seat.S2)).verdict
                self.answers[verdict.reason if isinstance(verdict, Refusal) else None] += 1
            except DokoError as error:
                self.failed.append(repr(error))
            await asyncio.sleep(BETWEEN)

    async def until(self, questions: int) -> None:
        """Until so many have been answered in all."""
        while self.answers.total() < questions and self.goes_on:
            await asyncio.sleep(BETWEEN)


async def disturb(load: Load, front: Front, instances: list[Instance]) -> None:
    """One is killed and one drained, both come back, and then the third is drained."""

    async def until(holds: Callable[[], bool], what: str) -> None:
        await asyncio.to_thread(wait_until, holds, what)

    def healthy(number: int) -> bool:
        return front.figure("cluster.doko.membership_healthy") == number

    first, second, third = instances
    await load.until(400)
    await asyncio.to_thread(first.kill)
    await load.until(800)
    second.drain()
    await until(second.ended, "the second one has ended")
    assert second.process.returncode == 0
    await until(lambda: healthy(1), "the front knows of both")
    await load.until(1200)
    for instance in (first, second):
        await asyncio.to_thread(instance.start_again)
    await until(lambda: healthy(3), "the front knows that both are back")
    before = front.answered_by()
    third.drain()
    await until(third.ended, "the third one has ended")
    assert third.process.returncode == 0
    await load.until(2000)
    after = front.answered_by()
    for instance in (first, second):
        assert after[instance.port] > before[instance.port], "one that came back is asked again"


async def test_no_question_fails(front: Front, instances: list[Instance], record: Record, settings: Settings) -> None:
    async with AsyncDokoClient(front.address, settings) as client:
        load = Load(client, record)
        callers = [asyncio.create_task(load.caller()) for _ in range(CALLERS)]
        try:
            await disturb(load, front, instances)
        finally:
            load.goes_on = False
            await asyncio.gather(*callers)
    assert load.failed == []
    assert set(load.answers) == {Reason.REVOKE}
    assert load.answers.total() >= 2000
    instances[2].start_again()
    wait_until(lambda: front.figure("cluster.doko.membership_healthy") == 3, "all are back")
