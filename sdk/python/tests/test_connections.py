"""How a client connects, over slow lines and with options of its caller."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event

import pytest

from doko_sdk import NO_RETRIES, AsyncDokoClient, DokoClient, DokoError, Settings
from doko_sdk.settings import Endpoint

ONCE = Settings(timeout=30, retries=NO_RETRIES)


class SlowLine:
    """A line to a server on which everything takes its time, in both directions."""

    def __init__(self, address: str, delay: float) -> None:
        self.host, _, self.port = address.rpartition(":")
        self.delay = delay
        self.connections = 0

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        from_server, to_server = await asyncio.open_connection(self.host, int(self.port))
        await asyncio.gather(self.carry(reader, to_server), self.carry(from_server, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(1 << 16):
            loop.call_later(self.delay, writer.write, data)
        loop.call_later(self.delay, writer.close)


@contextmanager
def slow_line(address: str, delay: float) -> Iterator[tuple[SlowLine, str]]:
    """The line and where it begins. It lies in a thread of its own, as clients block theirs."""
    line, begun, ended = SlowLine(address, delay), Future[str](), Event()

    async def lie() -> None:
        server = await asyncio.start_server(line.connect, "127.0.0.1", 0)
        begun.set_result(f"127.0.0.1:{server.sockets[0].getsockname()[1]}")
        await asyncio.to_thread(ended.wait)
        server.close()

    with ThreadPoolExecutor(1) as thread:
        lying = thread.submit(asyncio.run, lie())
        try:
            yield line, begun.result(10)
        finally:
            ended.set()
            lying.result(10)


async def test_a_slow_line_is_no_dead_one(address: str) -> None:
    with slow_line(address, 0.2) as (line, start):
        with DokoClient(start, ONCE) as client:
            assert client.list_rule_sets().rule_sets
        async with AsyncDokoClient(start, ONCE) as other:
            assert (await other.list_rule_sets()).rule_sets
    assert line.connections == 2, "nobody hangs up and tries again"


def test_an_option_of_the_caller_stands_in_place_of_the_clients() -> None:
    given = (("grpc.keepalive_time_ms", 1), ("grpc.lb_policy_name", "pick_first"), ("grpc.primary_user_agent", "me"))
    options = Endpoint.of("127.0.0.1:1", Settings(channel_options=given)).options
    names = [name for name, _ in options]
    assert len(names) == len(set(names)), "gRPC would take the first"
    assert dict(options).items() >= dict(given).items()
    assert dict(options)["grpc.max_receive_message_length"] == Settings().largest_answer


def test_grpc_does_as_the_caller_says(address: str) -> None:
    with DokoClient(address, Settings(timeout=30)) as client:
        assert client.list_rule_sets().rule_sets
    narrow = Settings(timeout=30, channel_options=(("grpc.max_receive_message_length", 1),))
    with DokoClient(address, narrow) as client, pytest.raises(DokoError, match="larger"):
        client.list_rule_sets()
