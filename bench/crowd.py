"""10,000 clients on one process: what a room and a connection that does nothing cost, while 200 rooms are played in."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import time

import httpx
import rooms
from room_servers import OPTIONS, SEATS, Process, open_rooms, running, store_of

CLIENTS = 10_000
AT_ONCE = 50  # that are being made or connected
KIB = 1024
UPGRADE = (
    "GET /ws/{} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HELLO = b'{"type":"hello","seq":0}'
TEXT, PING, PONG = 0x81, 0x89, 0x8A


class Idle(asyncio.Protocol):
    """A client that says hello, answers pings, and otherwise only hears."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.buffer = b""
        self.open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(UPGRADE.format(self.code).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("not taken"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open and b"\r\n\r\n" in self.buffer:
            self.buffer = self.buffer.partition(b"\r\n\r\n")[2]
            self.open = True
            self.send(TEXT, HELLO)
        while self.open and self.take_frame():
            pass

    def send(self, kind: int, payload: bytes) -> None:
        self.transport.write(bytes((kind, 0x80 | len(payload), 0, 0, 0, 0)) + payload)

    def take_frame(self) -> bool:
        """Whether there was a whole one."""
        if len(self.buffer) < 10:
            return self.take(2) if len(self.buffer) >= 2 and self.buffer[1] < 126 else False
        return self.take({126: 4, 127: 10}.get(self.buffer[1], 2))

    def take(self, head: int) -> bool:
        length = {2: self.buffer[1], 4: 0, 10: 0}[head] or int.from_bytes(self.buffer[2:head])
        if len(self.buffer) < head + length:
            return False
        payload = self.buffer[head : head + length]
        kind, self.buffer = self.buffer[0], self.buffer[head + length :]
        if kind == PING:
            self.send(PONG, payload)
        elif kind == TEXT and not self.ready.done():
            self.ready.set_result(None)
        return True


async def make_rooms(process: Process, number: int) -> list[str]:
    """Rooms in which nobody plays."""
    wish = {"rule_set": "golems/board", "options": OPTIONS, "seats": [{"kind": "open"}] * SEATS}
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}", timeout=None, limits=limits) as client:
        made = await asyncio.gather(*(client.post("/api/rooms", json=wish) for _ in range(number)))
    return [str(answer.json()["room"]) for answer in made]


async def connect_idle(process: Process, codes: list[str]) -> list[Idle]:
    gate, loop = asyncio.Semaphore(AT_ONCE), asyncio.get_running_loop()

    async def enter(code: str) -> Idle:
        async with gate:
            _, own = await loop.create_connection(lambda: Idle(code), "127.0.0.1", process.port)
            await own.ready
            return own

    return await asyncio.gather(*(enter(code) for code in codes))


async def main() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    playing = rooms.ROOMS * SEATS
    with store_of("sqlite") as place:
        async with running("table", place) as process, contextlib.AsyncExitStack() as stack:
            codes, cookies = await open_rooms(process, rooms.ROOMS)
            empty = process.memory()
            quiet = await make_rooms(process, (CLIENTS - playing) // SEATS)
            with_rooms = process.memory()
            crowd = await connect_idle(process, [code for code in quiet for _ in range(SEATS)])
            with_crowd, idle_cpu = process.memory(), process.cpu()
            await asyncio.sleep(5)
            idle_cpu = (process.cpu() - idle_cpu) / 5
            tables = [rooms.Table(code) for code in codes]
            for table in tables:
                await table.enter([process], cookies, stack)
            listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(SEATS)]
            before, begun = process.cpu(), time.perf_counter()
            await asyncio.gather(*(table.play(begun + rooms.SECONDS) for table in tables))
            seconds, cpu = time.perf_counter() - begun, process.cpu() - before
            lost = sum(one.transport.is_closing() for one in crowd)
            for one in crowd:
                one.transport.abort()
            process.kill()
            await asyncio.gather(*listening)
    times = sorted(time_ for table in tables for time_ in table.times)
    echo = await rooms.measure_echo(len(times) / seconds)
    ratio = rooms.at(times, 0.99) / rooms.at(echo, 0.99)
    print(f"{len(crowd) + playing:,} clients on one process, {rooms.ROOMS} rooms of {SEATS} active, {lost} lines lost")
    print(f"  a room at its beginning {(with_rooms - empty) / len(quiet) / KIB:7.1f} KiB")
    print(f"  an idle connection      {(with_crowd - with_rooms) / len(crowd) / KIB:7.1f} KiB")
    print(f"  all of them idle        {1000 * idle_cpu:7.1f} ms of CPU a second")
    print(
        f"  {len(times) / seconds:.0f} answers/s   p99 {rooms.at(times, 0.99):.2f} ms, {ratio:.1f} times the echo's   "
        f"{1000 * cpu / len(times):.2f} ms of CPU an answer",
        flush=True,
    )


if __name__ == "__main__":
    asyncio.run(main())
