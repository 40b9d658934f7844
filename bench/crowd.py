"""10,000 clients on one process: the cost of an idle room and an idle connection, while 200 rooms play.

The idle clients are in a process of their own. `python bench/crowd.py [CLIENTS]`
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import plain
import rooms
from room_servers import OPTIONS, SEATS, Process, encode, open_rooms, running, store_of

CLIENTS = 10_000
AT_ONCE = 50  # that are being made
QUIET = 5.0  # seconds in which nobody plays
KIB = 1024


async def make_rooms(process: Process, number: int) -> list[str]:
    """Idle rooms."""
    wish = {"rule_set": "golems/board", "options": OPTIONS, "seats": [{"kind": "open"}] * SEATS}
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}", timeout=None, limits=limits) as client:
        made = await asyncio.gather(*(client.post("/api/rooms", json=wish) for _ in range(number)))
    return [str(answer.json()["room"]) for answer in made]


class Crowd:
    """The idle clients."""

    def __init__(self, port: int, codes: list[str]) -> None:
        order = [sys.executable, str(Path(plain.__file__))]
        self.process = subprocess.Popen(order, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.tell(encode((port, codes)).decode())

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self) -> int:
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())


@contextlib.contextmanager
def seated(port: int, codes: list[str]) -> Iterator[Crowd]:
    crowd = Crowd(port, codes)
    try:
        yield crowd
    finally:
        crowd.process.kill()
        crowd.process.communicate()


async def main(clients: int = CLIENTS) -> None:
    plain.raise_limit()
    playing = rooms.ROOMS * SEATS
    with store_of("sqlite") as place, contextlib.ExitStack() as crowds:
        async with running("table", place) as process:
            codes, cookies = await open_rooms(process, rooms.ROOMS)
            empty = process.memory()
            quiet = await make_rooms(process, (clients - playing) // SEATS)
            with_rooms = process.memory()
            crowd = crowds.enter_context(seated(process.port, [code for code in quiet for _ in range(SEATS)]))
            idle = await asyncio.to_thread(crowd.hear)
            with_crowd, idle_cpu = process.memory(), process.cpu()
            await asyncio.sleep(QUIET)
            idle_cpu = (process.cpu() - idle_cpu) / QUIET
            played = await rooms.play_tables([process], codes, cookies)
            crowd.tell("how many are lost?")
            lost = await asyncio.to_thread(crowd.hear)
    echo = await rooms.measure_echo(played.rate)
    ratio = rooms.at(played.times, 0.99) / rooms.at(echo, 0.99)
    print(f"{idle + playing:,} clients on one process, {rooms.ROOMS} rooms of {SEATS} active, {lost} lines lost")
    print(f"  a room at its beginning {(with_rooms - empty) / len(quiet) / KIB:7.1f} KiB")
    print(f"  an idle connection      {(with_crowd - with_rooms) / idle / KIB:7.1f} KiB")
    print(f"  all of them idle        {1000 * idle_cpu:7.1f} ms of CPU a second")
    print(
        f"  {played.rate:.0f} answers/s   p50 {rooms.at(played.times, 0.5):.2f} ms   "
        f"p99 {rooms.at(played.times, 0.99):.2f} ms, {ratio:.1f} times the echo's   "
        f"{1000 * played.cpu:.2f} ms of CPU an answer   {played.refused} refused",
        flush=True,
    )


if __name__ == "__main__":
    gc.disable()  # the clients' pauses are not the server's
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else CLIENTS))
