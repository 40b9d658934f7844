"""A small TCP balancer: every new connection goes to the next server, and all connections can be cut."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count


class Balancer:
    """Knows ports of servers, and nothing of what is said."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.turn = count()
        self.lines: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Whoever is carried is dropped; then nobody is left."""
        self.server.close()
        while self.tasks:
            self.cut()
            await asyncio.sleep(0.01)

    def cut(self) -> None:
        """All lines at once, without a word."""
        for line in list(self.lines):
            line.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        with contextlib.suppress(OSError):
            there, back = await self.dial()
            await self.carry_both(reader, writer, there, back)
        writer.transport.abort()

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The next server that listens; OSError if none does."""
        first = next(self.turn)
        for step in range(len(self.ports)):
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self.ports[(first + step) % len(self.ports)])
        raise OSError("no server listens")

    async def carry_both(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        self.lines |= {writer, back}
        ways = [asyncio.create_task(carry(reader, back)), asyncio.create_task(carry(there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.lines -= {writer, back}
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            back.transport.abort()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
        writer.write_eof()
