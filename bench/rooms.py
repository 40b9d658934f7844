"""Load test of the server on both stores: rooms it can serve, and the cost of a room and a client.

`python bench/rooms.py` plays in 200 rooms of 4 over real sockets on this machine, with the embedded store and with
PostgreSQL, there with 1 and 2 processes (every room has visitors at both): answers a second, the time until all
clients of the room have the message, as a ratio to the round trip of an echo server with as many sockets and messages
in the same run (for two processes also to that of two echo servers), and the processor time of the servers
for a move; play and echo take turns, so that both meet the same machine. Then 10,000 clients are connected to one
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
from functools import partial
from typing import NamedTuple

import crowd
import kills
import msgspec
import room_costs
from plain import HELLO, Plain, dial
from room_servers import SEATS, Process, cards_for, decode, encode, open_rooms, running, store_of

ROOMS = 200
SECONDS = 10.0
ECHO_SECONDS = 5.0
PAUSE = 2.0  # between the steps of a room; people take longer
TURNS = 2  # of play and echo
PLAYED = [("sqlite", 1), ("postgres", 1), ("postgres", 2)]  # store and processes


class Heard(msgspec.Struct):
    """The parts of a message that a player needs; views are decoded only when the seat is asked."""

    type: str
    seq: int = 0
    step: int = 0
    waiting: list[int] | None = None
    views: dict[str, msgspec.Raw] = {}


read = msgspec.json.Decoder(Heard).decode


class Table:
    """A room with four sockets; every answer is timed until all four have its message."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.chance = random.Random(code)
        self.lines: list[Plain] = []
        self.seq, self.step, self.waiting = 0, 0, list[int]()
        self.views: dict[int, msgspec.Raw] = {}  # by seat
        self.heard: dict[int, int] = {}  # by number: how many sockets heard of it
        self.welcomed = 0
        self.times: list[float] = []
        self.refused = 0
        self.news = asyncio.Event()

    async def enter(self, processes: list[Process], cookies: list[str]) -> None:
        """The seats are spread over the processes."""
        for seat, process in zip(range(SEATS), itertools.cycle(processes), strict=False):
            line = await dial(process.port, f"/ws/{self.code}", partial(self.hear, seat), cookies[seat])
            line.say(HELLO)
            self.lines.append(line)
        while self.welcomed < SEATS:
            await self.hear_more()

    def hear(self, seat: int, text: bytes) -> None:
        message = read(text)
        if message.type in ("step", "table"):
            self.heard[message.seq] = self.heard.get(message.seq, 0) + 1
        self.welcomed += message.type == "state"
        self.refused += message.type == "refused"
        if message.waiting is not None and message.seq >= self.seq:
            self.seq, self.waiting = message.seq, message.waiting
            self.step = message.step or self.step
        if str(seat) in message.views:
            self.views[seat] = message.views[str(seat)]
        self.news.set()

    async def hear_more(self) -> None:
        self.news.clear()
        await asyncio.wait_for(self.news.wait(), 60)

    async def play(self, until: float) -> None:
        """Each seat answers after the message of the one before; then the room pauses."""
        await asyncio.sleep(self.chance.random() * PAUSE)
        while time.perf_counter() < until and self.waiting and not self.refused:
            for seat in self.chance.sample(self.waiting, len(self.waiting)):
                await self.answer(seat)
            await asyncio.sleep(PAUSE * (0.5 + self.chance.random()))

    async def answer(self, seat: int) -> None:
        seq, step = self.seq + 1, self.step
        self.heard[seq] = 0
        cards = cards_for(decode(self.views[seat]), self.chance)
        message = encode({"type": "answer", "id": f"{seat}/{step}", "seat": seat, "step": step, "cards": cards})
        begun = time.perf_counter()
        self.lines[seat].say(message)
        while self.heard[seq] < SEATS:
            await self.hear_more()
            if self.refused:
                return
        self.times.append(time.perf_counter() - begun)


class Played(NamedTuple):
    """Measurements of some seconds of play."""

    times: list[float]  # from an answer to the last message, sorted
    refused: int
    rate: float  # answers a second
    cpu: float  # seconds of the servers for an answer


async def play_tables(processes: list[Process], codes: list[str], cookies: list[str]) -> Played:
    tables = [Table(code) for code in codes]
    for table in tables:
        await table.enter(processes, cookies)
    before, begun = sum(process.cpu() for process in processes), time.perf_counter()
    await asyncio.gather(*(table.play(begun + SECONDS) for table in tables))
    seconds, cpu = time.perf_counter() - begun, sum(process.cpu() for process in processes) - before
    for line in itertools.chain.from_iterable(table.lines for table in tables):
        line.transport.abort()
    times = sorted(itertools.chain.from_iterable(table.times for table in tables))
    return Played(times, sum(table.refused for table in tables), len(times) / seconds, cpu / len(times))


async def measure_tables(kind: str, number: int) -> Played:
    with store_of(kind) as place:
        async with contextlib.AsyncExitStack() as stack:
            processes = [await stack.enter_async_context(running("table", place)) for _ in range(number)]
            return await play_tables(processes, *await open_rooms(processes[0], ROOMS))


class Echo:
    """A socket whose every message comes back."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)
        self.back = asyncio.Event()
        self.times: list[float] = []

    async def enter(self, process: Process) -> None:
        self.line = await dial(process.port, "/ws", lambda _: self.back.set())

    async def talk(self, until: float, pause: float) -> None:
        await asyncio.sleep(self.chance.random() * pause)
        while time.perf_counter() < until:
            self.back.clear()
            begun = time.perf_counter()
            self.line.say(b"x" * 100)
            await asyncio.wait_for(self.back.wait(), 60)
            self.times.append(time.perf_counter() - begun)
            await asyncio.sleep(pause * (0.5 + self.chance.random()))


async def measure_echo(rate: float, number: int = 1) -> list[float]:
    """The round trip of as many sockets with as many messages a second, spread over as many processes."""
    talkers = [Echo(talker) for talker in range(ROOMS * SEATS)]
    async with contextlib.AsyncExitStack() as stack:
        processes = [await stack.enter_async_context(running("echo", "")) for _ in range(number)]
        for one, process in zip(talkers, itertools.cycle(processes), strict=False):
            await one.enter(process)
        until = time.perf_counter() + ECHO_SECONDS
        await asyncio.gather(*(one.talk(until, len(talkers) / rate) for one in talkers))
        for one in talkers:
            one.line.transport.abort()
    return sorted(itertools.chain.from_iterable(one.times for one in talkers))


# all of it


def at(times: list[float], share: float) -> float:
    """Milliseconds that this share of them took at most."""
    return 1000 * times[min(len(times) - 1, int(len(times) * share))]


async def play() -> None:
    print(f"{ROOMS} rooms of {SEATS}: an answer, durable, sent to all")
    for kind, number in PLAYED:
        turns, heard = list[Played](), list[list[list[float]]]()
        for _ in range(TURNS):
            turns.append(await measure_tables(kind, number))
            heard.append(await echoes(turns[-1].rate, number))
        times = sorted(itertools.chain.from_iterable(played.times for played in turns))
        trips = [sorted(itertools.chain.from_iterable(echo)) for echo in zip(*heard, strict=True)]
        rate, cpu = (sum(part) / TURNS for part in zip(*((one.rate, one.cpu) for one in turns), strict=True))
        ratios = "   ".join(
            f"{at(times, 0.99) / at(echo, 0.99):.1f}x of {processes} echo {at(echo, 0.99):.2f} ms"
            for processes, echo in enumerate(trips, 1)
        )
        print(
            f"{kind:9}{number} process{'es' if number > 1 else '  '}{rate:6.0f} answers/s"
            f"   p50 {at(times, 0.5):5.2f} ms   p99 {at(times, 0.99):5.2f} ms = {ratios}"
            f"   {1000 * cpu:.2f} ms of CPU an answer   {sum(one.refused for one in turns)} refused",
            flush=True,
        )


async def echoes(rate: float, number: int) -> list[list[float]]:
    """Round trips with one echo server, and with as many as there are processes."""
    return [await measure_echo(rate, processes) for processes in range(1, number + 1)]


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
