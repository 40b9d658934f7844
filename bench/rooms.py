"""How many tables a server keeps up with, on both stores, and what a table and a visitor cost.

`python bench/rooms.py` plays in 200 rooms of 4 over real sockets on this machine, with the embedded store and with
PostgreSQL, there with 1 and 2 processes (every room has visitors at both): answers a second, the time from an answer to
the moment when everybody in the room has been told, as a ratio to the round trip of an echo server with as many sockets
and messages in the same run, and the processor time of the servers for a move. Then 10,000 clients are connected to one
process (`crowd`), costs are followed as rooms, players and games grow (`room_costs`), and a server is killed 20 times
while people play (`kills`). One of these alone: `python bench/rooms.py play` (or crowd, costs, kills).
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import random
import sys
import time
from typing import NamedTuple

import crowd
import kills
import room_costs
from room_servers import SEATS, Message, Process, cards_for, decode, encode, line, open_rooms, running, store_of
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

ROOMS = 200
SECONDS = 10.0
ECHO_SECONDS = 5.0
PAUSE = 2.0  # between the steps of a room; people take longer
PLAYED = [("sqlite", 1), ("postgres", 1), ("postgres", 2)]  # store and processes


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

    async def enter(self, processes: list[Process], cookies: list[str], stack: contextlib.AsyncExitStack) -> None:
        """The seats are spread over the processes."""
        places = itertools.cycle(processes)
        opening = (line(process, f"/ws/{self.code}", cookie) for cookie, process in zip(cookies, places, strict=False))
        self.lines = await asyncio.gather(*(stack.enter_async_context(one) for one in opening))
        for own in self.lines:
            await own.send('{"type":"hello","seq":0}')
            self.states.append(decode(await own.recv()))

    async def listen(self, seat: int) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.lines[seat]:
                message: Message = decode(text)
                if message["type"] in ("step", "table"):
                    self.heard[message["seq"]] = self.heard.get(message["seq"], 0) + 1
                    state = self.states[seat]
                    state.update({**message, "views": {**state["views"], **message.get("views", {})}})
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
            await asyncio.wait_for(self.news.wait(), 60)
            if self.refused:
                return
        self.times.append(time.perf_counter() - begun)


class Played(NamedTuple):
    """What came out of some seconds of play."""

    times: list[float]  # from an answer to everybody told, sorted
    refused: int
    rate: float  # answers a second
    cpu: float  # seconds of the servers for an answer


async def measure_tables(kind: str, number: int) -> Played:
    with store_of(kind) as place:
        async with contextlib.AsyncExitStack() as stack:
            processes = [await stack.enter_async_context(running("table", place)) for _ in range(number)]
            codes, cookies = await open_rooms(processes[0], ROOMS)
            tables = [Table(code) for code in codes]
            for table in tables:
                await table.enter(processes, cookies, stack)
            listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(SEATS)]
            before, begun = sum(process.cpu() for process in processes), time.perf_counter()
            await asyncio.gather(*(table.play(begun + SECONDS) for table in tables))
            seconds, cpu = time.perf_counter() - begun, sum(process.cpu() for process in processes) - before
            for process in processes:
                process.kill()
            await asyncio.gather(*listening)
    times = sorted(itertools.chain.from_iterable(table.times for table in tables))
    return Played(times, sum(table.refused for table in tables), len(times) / seconds, cpu / len(times))


async def measure_echo(rate: float) -> list[float]:
    """The round trip of as many sockets with as many messages a second."""
    async with running("echo", "") as process, contextlib.AsyncExitStack() as stack:
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


# all of it


def at(times: list[float], share: float) -> float:
    """Milliseconds that this share of them took at most."""
    return 1000 * times[min(len(times) - 1, int(len(times) * share))]


async def play() -> None:
    print(f"{ROOMS} rooms of {SEATS}: an answer, durable, everybody told")
    for kind, number in PLAYED:
        played = await measure_tables(kind, number)
        echo = await measure_echo(played.rate)
        ratio = at(played.times, 0.99) / at(echo, 0.99)
        print(
            f"{kind:9}{number} process{'es' if number > 1 else '  '}{played.rate:6.0f} answers/s"
            f"   p50 {at(played.times, 0.5):6.2f} ms   p99 {at(played.times, 0.99):6.2f} ms"
            f"   echo p99 {at(echo, 0.99):5.2f} ms   ratio {ratio:5.1f}"
            f"   {1000 * played.cpu:.2f} ms of CPU an answer   {played.refused} refused",
            flush=True,
        )


async def main(wanted: list[str]) -> None:
    gc.disable()  # the clients' pauses are not the server's
    if "play" in wanted:
        await play()
    if "crowd" in wanted:
        await crowd.main()
    if "costs" in wanted:
        await room_costs.main()
    if "kills" in wanted and await kills.main():
        sys.exit(1)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or ["play", "crowd", "costs", "kills"]))
