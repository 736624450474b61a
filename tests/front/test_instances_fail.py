"""Instances fail, end and come back while questions are asked: none of the questions fails."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable

import grpc

from doko_sdk import AsyncDokoClient, Card, DokoError, Reason, Record, Refusal, Seat, Settings, ValidateMove
from programs import PATIENCE, Front, Instance, wait_until

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
                verdict = (await self._client.validate_move(self._record, Seat.S2, Card.CA)).verdict
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


class Stream:
    """Questions over a stream that is opened anew if it breaks, beginning with what was not answered."""

    def __init__(self, client: AsyncDokoClient, record: Record) -> None:
        self.answered = 0
        self.broken: list[DokoError] = []
        self.goes_on = True
        self._client = client
        self._question = ValidateMove(record, Seat.S2, Card.CA)

    async def _questions(self) -> AsyncIterator[ValidateMove]:
        while self.goes_on:
            yield self._question
            await asyncio.sleep(BETWEEN)

    async def run(self) -> None:
        """Asks until it is told to stop."""
        while self.goes_on:
            try:
                async for answer in self._client.evaluate(self._questions(), per_message=1):
                    assert not isinstance(answer, DokoError)
                    assert isinstance(answer.verdict, Refusal)
                    assert answer.verdict.reason is Reason.REVOKE
                    self.answered += 1
            except DokoError as error:
                self.broken.append(error)

    async def goes_further(self) -> None:
        """Until something has been answered that is asked from now on."""
        # A question and an answer may be on their way.
        enough = self.answered + 3
        while self.answered < enough:
            await asyncio.sleep(BETWEEN)


async def test_streams_go_on_elsewhere(
    front: Front, instances: list[Instance], record: Record, settings: Settings
) -> None:
    """A stream breaks with its instance and no other one does; the next one finds another instance."""
    async with AsyncDokoClient(front.address, settings) as client:
        streams = [Stream(client, record) for _ in range(12)]
        running = [asyncio.create_task(stream.run()) for stream in streams]

        async def all_go_further() -> None:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(stream.goes_further() for stream in streams))

        try:
            for instance, fail, said in (
                # Unavailable, too, if a question was just being sent.
                (instances[0], Instance.kill, (grpc.StatusCode.INTERNAL, grpc.StatusCode.UNAVAILABLE)),
                (instances[1], Instance.drain, (grpc.StatusCode.UNAVAILABLE,)),
            ):
                await all_go_further()
                for stream in streams:
                    stream.broken.clear()
                await asyncio.to_thread(fail, instance)
                await asyncio.to_thread(wait_until, instance.ended, "it has ended")
                await all_go_further()
                # Some were at that instance and have heard so once; the others have not noticed.
                broken = [[error.code for error in stream.broken] for stream in streams]
                assert 0 < broken.count([]) < len(streams), broken
                assert all(len(codes) <= 1 and set(codes) <= set(said) for codes in broken), broken
                await asyncio.to_thread(instance.start_again)
                await asyncio.to_thread(
                    wait_until, lambda: front.figure("cluster.doko.membership_healthy") == 3, "it is back"
                )
        finally:
            # For the tests that follow, whatever became of this one.
            for instance in instances:
                if instance.ended():
                    await asyncio.to_thread(instance.start_again)
            for stream in streams:
                stream.goes_on = False
            await asyncio.gather(*running)
