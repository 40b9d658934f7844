"""How many tables one server process keeps up with, and whether killing it loses a move.

`python bench/rooms.py` plays in 200 rooms of 4 over real sockets on this machine: the time from an answer to the moment
when everybody in the room has been told, beside the round trip of an echo server with as many sockets and messages, and
beside one commit to the same disk, in the same run. Then a server is killed 20 times while people play, and its disk is
compared with what it had said was done. It ends by itself within about a minute.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import kills
from room_servers import SEATS, Message, cards_for, decode, encode, line, open_rooms, running
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from algoritmus.server.rooms.store import connect as connect_store

ROOMS = 200
SECONDS = 10.0
ECHO_SECONDS = 3.0
COMMIT_SECONDS = 1.5
PAUSE = 2.0  # between the steps of a room; people take longer


class Table:
    """A room with four sockets; every answer is timed until all four have heard of it."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.chance = random.Random(code)
        self.lines: list[ClientConnection] = []
        self.states: list[Message] = []  # by seat
        self.heard: dict[int, int] = {}  # by number: how many sockets heard of it
        self.times: list[float] = []
        self.refused = 0
        self.news = asyncio.Event()

    async def listen(self, seat: int) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.lines[seat]:
                message: Message = decode(text)
                if message["type"] in ("step", "table"):
                    self.heard[message["seq"]] = self.heard.get(message["seq"], 0) + 1
                    self.states[seat].update(message)
                    self.news.set()
                elif message["type"] == "refused":
                    self.refused += 1
                    self.news.set()

    async def play(self, until: float) -> None:
        """Each seat answers when the one before has been heard, then the room rests a little."""
        await asyncio.sleep(self.chance.random() * PAUSE)
        while time.perf_counter() < until and self.states[0]["waiting"] and not self.refused:
            waiting = self.states[0]["waiting"]
            for seat in self.chance.sample(waiting, len(waiting)):
                await self.answer(seat)
            await asyncio.sleep(PAUSE * (0.5 + self.chance.random()))

    async def answer(self, seat: int) -> None:
        state = self.states[seat]
        seq, step = state["seq"] + 1, state["step"]
        self.heard[seq] = 0
        cards = cards_for(state["views"][str(seat)], self.chance)
        message = {"type": "answer", "id": f"{seat}/{step}", "seat": seat, "step": step, "cards": cards}
        begun = time.perf_counter()
        await self.lines[seat].send(encode(message).decode())
        while self.heard[seq] < SEATS:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 10)
            if self.refused:
                return
        self.times.append(time.perf_counter() - begun)


async def measure_tables(folder: str) -> tuple[list[float], int, float]:
    """Seconds from every answer to everybody told, refusals, and answers per second."""
    async with running("table", folder) as process, contextlib.AsyncExitStack() as stack:
        codes, cookies = await open_rooms(process, ROOMS)
        tables = [Table(code) for code in codes]
        listening: list[asyncio.Task[None]] = []
        for table in tables:
            opening = (stack.enter_async_context(line(process, f"/ws/{table.code}", cookie)) for cookie in cookies)
            table.lines = await asyncio.gather(*opening)
            for own in table.lines:
                await own.send('{"type":"hello","seq":0}')
                table.states.append(decode(await own.recv()))
            listening += [asyncio.create_task(table.listen(seat)) for seat in range(SEATS)]
        begun = time.perf_counter()
        await asyncio.gather(*(table.play(begun + SECONDS) for table in tables))
        seconds = time.perf_counter() - begun
        process.kill()
        await asyncio.gather(*listening)
        times = sorted(itertools.chain.from_iterable(table.times for table in tables))
        return times, sum(table.refused for table in tables), len(times) / seconds


async def measure_echo(folder: str, rate: float) -> list[float]:
    """The round trip of as many sockets with as many messages a second."""
    async with running("echo", folder) as process, contextlib.AsyncExitStack() as stack:
        count = ROOMS * SEATS
        lines = [await stack.enter_async_context(line(process, "/ws")) for _ in range(count)]
        until, pause, times = time.perf_counter() + ECHO_SECONDS, count / rate, list[float]()

        async def talk(own: ClientConnection, chance: random.Random) -> None:
            await asyncio.sleep(chance.random() * pause)
            while time.perf_counter() < until:
                begun = time.perf_counter()
                await own.send("x" * 100)
                await own.recv()
                times.append(time.perf_counter() - begun)
                await asyncio.sleep(pause * (0.5 + chance.random()))

        await asyncio.gather(*(talk(own, random.Random(number)) for number, own in enumerate(lines)))
        return sorted(times)


def measure_commits(folder: str) -> list[float]:
    """One durable row after the other on the same disk."""
    times: list[float] = []
    connection = connect_store(Path(folder) / "rooms.sqlite3")
    until, row = time.perf_counter() + COMMIT_SECONDS, ("ROOM", "answer", "x" * 150)
    while time.perf_counter() < until:
        begun = time.perf_counter()
        with connection:
            connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, 0)", (row[0], len(times), *row[1:]))
        times.append(time.perf_counter() - begun)
        time.sleep(0.002)
    connection.close()
    return sorted(times)


# all of it


def show(title: str, times: list[float]) -> None:
    at = [1000 * times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.99)]
    print(f"{title:44}{len(times):8,} p50 {at[0]:7.2f} ms   p99 {at[1]:7.2f} ms")


async def main() -> None:
    gc.disable()  # the clients' pauses are not the server's
    times, refused, rate = await with_folder(measure_tables)
    print(f"{ROOMS} rooms of {SEATS}, {rate:,.0f} answers/s, {refused} refused")
    show("answer, durable, everybody told", times)
    show("echo", await with_folder(lambda folder: measure_echo(folder, rate)))
    show("one commit to this disk", await with_folder(lambda folder: asyncio.to_thread(measure_commits, folder)))
    if await kills.main():
        sys.exit(1)


async def with_folder(measure: Callable[[str], Awaitable[Any]]) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        return await measure(folder)


if __name__ == "__main__":
    asyncio.run(main())
