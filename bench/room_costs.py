"""How the cost of an answer grows with rooms, players and the length of a game: processor time without any socket."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

from room_servers import COMMANDS, OPTIONS, Message, decode, encode

from algoritmus.server.limits import Limits
from algoritmus.server.rooms.live_room import LiveRoom
from algoritmus.server.rooms.registry import Registry
from algoritmus.server.rooms.seats import build
from algoritmus.server.store.open import open_store
from algoritmus.server.wire.messages import Answer
from algoritmus.server.wire.rooms import NewRoomRequest, SeatRequest

ROUNDS = 9
PIECE = 3  # rounds that are reported together


class Ear:
    """A listener that drops its messages."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        self.bytes = 0

    def send(self, message: bytes) -> None:
        self.bytes += len(message)

    def close(self, code: int) -> None:
        raise AssertionError(code)


class Tables:
    """Many rooms in this process."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.rooms: list[tuple[LiveRoom, list[Ear], random.Random]] = []

    async def add(self, number: int, players: int) -> None:
        wish = NewRoomRequest(
            "golems/board",
            {**OPTIONS, "players": str(players)},
            [SeatRequest("person")] + [SeatRequest("open")] * (players - 1),
        )
        for room in range(number):
            live = await self.registry.create(wish, "holder0", seed=f"{players}/{room}")
            for seat in range(1, players):
                await self.registry.joining.join(live, f"holder{seat}", "")
            ears = [Ear(f"holder{seat}") for seat in range(players)]
            for ear in ears:
                await self.registry.enter(live, ear, 0)
            self.rooms.append((live, ears, random.Random(room)))

    async def play(self) -> tuple[int, float]:
        """All seats answer once: the number of answers, and the time."""
        wishes = [
            (live, ears[seat], answer_of(live, seat, chance))
            for live, ears, chance in self.rooms
            for seat in live.room.waiting()
        ]
        begun = time.process_time()
        for live, ear, answer in wishes:
            self.registry.command(live, ear, answer)
        while any(live.room.assigned != live.room.seq for live, _, _ in self.rooms):
            await asyncio.sleep(0.001)
        return len(wishes), time.process_time() - begun


def answer_of(live: LiveRoom, seat: int, chance: random.Random) -> Answer:
    room = live.room
    view: Message = decode(encode(room.match.view(seat)))
    if "options" in view["ask"]:
        cards = [str(chance.choice(view["ask"]["options"]))]
    else:
        cards = chance.sample(COMMANDS, view["golems"][view["seat"]]["rows_next"])
    return Answer(f"{room.match.steps}/{seat}", seat, room.match.steps, cards)


async def measure(rooms: int, players: int) -> None:
    """A line: cost of an answer by round, bytes sent, and the cost of loading such a room."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder))
        registry = Registry(store, Limits())
        await store.start(registry)
        tables = Tables(registry)
        await tables.add(rooms, players)
        costs: list[float] = []
        all_answers = 0
        for _ in range(ROUNDS // PIECE):
            played = [await tables.play() for _ in range(PIECE)]
            answers = sum(number for number, _ in played)
            all_answers += answers
            costs.append(1000 * sum(seconds for _, seconds in played) / max(answers, 1))
        sent = sum(ear.bytes for _, ears, _ in tables.rooms for ear in ears) / all_answers / 1024
        begun = time.process_time()
        some = [await store.read_room(live.room.code) for live, _, _ in tables.rooms[:20]]
        for found in some:
            assert found is not None
            build(*found)
        loading = 1000 * (time.process_time() - begun) / len(some)
        await registry.close()
    by_round = "  ".join(f"{cost:.2f}" for cost in costs)
    print(
        f"{rooms:6} rooms of {players}   {by_round} ms   {sent:5.1f} KiB sent   {loading:6.1f} ms to load", flush=True
    )


async def main() -> None:
    print(f"CPU of an answer in rounds 1–3, 4–6, 7–9, without sockets; what {ROUNDS} steps cost to load")
    for rooms, players in ((50, 4), (200, 4), (800, 4), (200, 2), (200, 3)):
        await measure(rooms, players)


if __name__ == "__main__":
    asyncio.run(main())
