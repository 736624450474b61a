"""A server that is far away: a line on which every byte takes its time, there and back."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from threading import Event

FAR = 0.2
"""Seconds that every byte is under way, in each direction."""

THERE_AND_BACK = 2 * FAR


class Line:
    """The line to a server, and how often it was begun."""

    def __init__(self, address: str) -> None:
        self.host, _, self.port = address.rpartition(":")
        self.connections = 0

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        from_server, to_server = await asyncio.open_connection(self.host, int(self.port))
        # Who is still connected when the line ends is no fault.
        with suppress(asyncio.CancelledError):
            await asyncio.gather(self.carry(reader, to_server), self.carry(from_server, writer))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(1 << 16):
            loop.call_later(FAR, writer.write, data)
        loop.call_later(FAR, writer.close)


@contextmanager
def far_away(address: str) -> Iterator[tuple[Line, str]]:
    """The line and where it begins. It lies in a thread of its own, as clients block theirs."""
    line, begun, ended = Line(address), Future[str](), Event()

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
