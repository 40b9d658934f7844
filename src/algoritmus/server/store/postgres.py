"""The shared store: rooms and their events in PostgreSQL, for any number of processes.

Events wait by room; the first of every room goes into the next group, which is one statement and one commit. A number
that is taken ends the row of its room: whatever waits behind it was judged by too little. A group whose fate is not
known, because the line was cut, is written again: what is found in the log word for word is ours.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import asyncpg
import msgspec

from algoritmus.server.store import orders
from algoritmus.server.store.company import Company
from algoritmus.server.store.interface import Follower
from algoritmus.server.store.key import KEY_BYTES
from algoritmus.server.store.rows import (
    DamagedError,
    Done,
    RoomEvent,
    RoomRow,
    StoreError,
    TakenError,
    believed,
    check_numbers,
    event_columns,
    event_of,
    read_whole,
    room_columns,
)
from algoritmus.server.store.tables import migrate

if TYPE_CHECKING:
    from algoritmus.server.store.tables import Connection

    Line = asyncpg.Connection[asyncpg.Record]

GROUP: Final = 400  # events in one commit; their numbers fit into one notification
PIECE: Final = 100  # rooms that are looked at in one go
HOUR: Final = 3600.0
PATIENCE: Final = 10.0  # seconds for any one order
AGAIN: Final = 0.2  # seconds, when the line is cut
ENDING: Final = 0.7  # seconds for what is still to be written at the end, and as long again to hang up
UNREACHED: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)
UNFIT: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
SETTINGS: Final = {"application_name": "algoritmus", "synchronous_commit": "on"}
log = logging.getLogger("algoritmus.server")


class Write(NamedTuple):
    """An event on its way, as it is written, and whom to tell when it is there."""

    event: RoomEvent
    payload: str
    done: Done


class PostgresStore:
    """A pool to read with, a line to write with, and the company of other processes."""

    def __init__(self, address: str, alive: float) -> None:
        self.address = address
        self.failed: Exception | None = None
        self.company = Company(self, alive)
        self.waiting: dict[str, deque[Write]] = {}  # by room
        self.wanted = asyncio.Event()
        self.line: Line | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """StoreError says why not."""
        try:
            self.pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=4, command_timeout=PATIENCE, server_settings=SETTINGS
            )
        except (*UNREACHED, ValueError) as error:
            raise StoreError(f"cannot open the database: {error or type(error).__name__}") from None
        try:
            async with self.reached() as connection:
                await migrate(connection)
                clock, last = await connection.fetchval(orders.CLOCK), await connection.fetchval(orders.LAST_AT)
                shared = await connection.fetchval(orders.LOG_NOW)
        except BaseException:
            await self._hang_up_all()
            raise
        self.company.log_began(shared or believed(clock, last))

    async def agree(self, rules: str) -> None:
        """Those who were just stopped or killed are waited for."""
        self.company.rules = rules
        ends = time.monotonic() + 2 * self.company.alive
        while await self.value(orders.OTHER_RULES, rules):
            if time.monotonic() > ends:
                raise StoreError("servers that play by other rules are at work on this database: stop them first")
            await asyncio.sleep(AGAIN)

    async def start(self, follower: Follower) -> None:
        await self.company.start(follower)
        self.tasks.append(asyncio.create_task(self._write_on()))

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING if self.tasks else 0):
                while self.waiting:
                    await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.company.close()
        self._hang_up()
        await self._hang_up_all()

    async def _hang_up_all(self) -> None:
        try:
            async with asyncio.timeout(ENDING):
                await self.pool.close()
        except UNREACHED:
            self.pool.terminate()
        await asyncio.sleep(0)  # lines that are cut end in the next turn of the loop

    async def connect(self) -> Line:
        """A line of its own."""
        return await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=SETTINGS)

    def now(self) -> float:
        return self.company.now()

    # writing

    def append(self, event: RoomEvent, done: Done) -> None:
        write = Write(event, msgspec.json.encode(event.payload).decode(), done)
        self.waiting.setdefault(event.room, deque()).append(write)
        self.wanted.set()

    async def _write_on(self) -> None:
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            while group := [row[0] for row, _ in zip(self.waiting.values(), range(GROUP), strict=False)]:
                await self._write(group)

    async def _write(self, group: list[Write]) -> None:
        """The same group again and again, until its fate is known."""
        try:
            for write, error in await self._put(group):
                self._tell(write, error)
            self.failed = None
        except UNFIT as error:
            if len(group) == 1:
                self._tell(group[0], DamagedError(f"room {group[0].event.room} cannot go on: {error}"))
            else:
                for write in group:
                    await self._write([write])
        except Exception as error:  # whatever it is: nobody else writes what waits here
            if self.failed is None:
                log.warning("nothing can be written: %s", error or type(error).__name__)
            self.failed = StoreError(f"cannot write to the database: {error}")
            self._hang_up()
            await asyncio.sleep(AGAIN)

    async def _put(self, group: list[Write]) -> list[tuple[Write, Exception | None]]:
        if self.line is None:
            self.line = await self.connect()
        events, process, now = [write.event for write in group], self.company.process, self.now()
        rooms, numbers, kinds = ([event[part] for event in events] for part in range(3))
        payloads, times = [write.payload for write in group], [now] * len(group)
        found = await self.line.fetchrow(orders.APPEND, process, rooms, numbers, kinds, payloads, times)
        assert found is not None
        if not found["alive"]:
            await self.company.join()
            return [
                (write, TakenError("this process was thought dead")) for row in self.waiting.values() for write in row
            ]
        put = set(found["put"] or ())
        return [(write, None if write.event.room in put else await self._found(write)) for write in group]

    async def _found(self, write: Write) -> Exception | None:
        """Whose the event is that has the number already."""
        assert self.line is not None
        found = await self.line.fetchrow(orders.WRITTEN, write.event.room, write.event.seq)
        ours = found is not None and (found["kind"], found["payload"]) == (write.event.kind, write.payload)
        return None if ours else TakenError(f"room {write.event.room}, number {write.event.seq}")

    def _tell(self, write: Write, error: Exception | None) -> None:
        """And, if it is not written, all that waits behind it."""
        row = self.waiting.pop(write.event.room, None)
        if row is None:
            return
        ended = [row.popleft()] if error is None else list(row)
        if error is None and row:
            self.waiting[write.event.room] = row  # behind the other rooms
        for one in ended:
            one.done(error)

    def _hang_up(self) -> None:
        if self.line is not None:
            self.line.terminate()
            self.line = None

    # rooms and events

    @contextlib.asynccontextmanager
    async def reached(self) -> AsyncIterator[Connection]:
        """A line of the pool; StoreError if it is cut."""
        try:
            async with asyncio.timeout(PATIENCE), self.pool.acquire() as connection:
                yield connection
        except UNREACHED as error:
            raise StoreError(f"the database cannot be reached: {error or type(error).__name__}") from None

    async def value(self, order: str, *values: object) -> Any:
        async with self.reached() as connection:
            return await connection.fetchval(order, *values)

    async def rows(self, order: str, *values: object) -> list[asyncpg.Record]:
        async with self.reached() as connection:
            return await connection.fetch(order, *values)

    async def whole(self, *steps: tuple[str, tuple[object, ...]]) -> None:
        """All of these orders or none."""
        async with self.reached() as connection, connection.transaction():
            for order, values in steps:
                await connection.execute(order, *values)

    async def answers(self) -> bool:
        try:
            return await self.has_room("") is False
        except StoreError:
            return False

    async def add_room(self, row: RoomRow) -> None:
        if await self.value(orders.ADD_ROOM, *room_columns(row)) is None:
            raise TakenError(row.code)

    async def read_room(self, code: str) -> tuple[RoomRow, list[RoomEvent]] | None:
        async with self.reached() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            room = await connection.fetchrow(orders.ROOM, code)
            events = await connection.fetch(orders.EVENTS, code, 1)
        return None if room is None else read_whole(list(room.values()), [list(event.values()) for event in events])

    async def read_events(self, code: str, after: int) -> list[RoomEvent]:
        found = [event_of(list(row.values())) for row in await self.rows(orders.EVENTS, code, after)]
        check_numbers(code, after, found)
        return found

    async def has_room(self, code: str) -> bool:
        return await self.value("SELECT 1 FROM rooms WHERE code = $1", code) is not None

    async def codes(self, after: str, most: int) -> list[str]:
        return [row["code"] for row in await self.rows(orders.CODES, after, most)]

    # from another store

    async def put_room(self, row: RoomRow, events: list[RoomEvent]) -> None:
        async with self.reached() as connection, connection.transaction():
            if await connection.fetchval(orders.ADD_ROOM, *room_columns(row)) is None:
                raise TakenError(row.code)
            await connection.executemany(orders.PUT_EVENT, [event_columns(event) for event in events])

    async def put_key(self, key: bytes) -> None:
        await self.value(orders.PUT_KEY, key)

    async def others(self) -> int:
        return int(await self.value(orders.OTHERS, self.company.process))

    # putting away

    async def old_rooms(self, before: float, after: str) -> tuple[list[str], str]:
        found = await self.rows(orders.OLD, after, PIECE)
        return [row["code"] for row in found if row["last"] < before], found[-1]["code"] if found else ""

    async def remove_room(self, code: str) -> None:
        async with self.reached() as connection, connection.transaction():
            if await connection.fetchval(orders.UNWATCHED, code) is not None:
                for order in orders.AWAY:
                    await connection.execute(order, code, *([self.now()] if "$2" in order else []))

    async def forget(self, before: float) -> None:
        """Space is given back to the tables at once, and to the system where they end."""
        await self.whole((orders.FORGET[0], (before,)), (orders.FORGET[1], ()))
        async with self.reached():
            line = await self.connect()
        try:
            for table in orders.FULL_SPACE:
                await line.execute(f"VACUUM {table}", timeout=HOUR)
        except UNREACHED as error:
            raise StoreError(f"space cannot be given back: {error or type(error).__name__}") from None
        finally:
            line.terminate()

    async def bring_back(self) -> int:
        async with self.reached() as connection, connection.transaction():
            back = [row["code"] for row in await connection.fetch(orders.BACK, self.now())]
            await connection.execute(orders.EVENTS_BACK, back)
            for table in ("rooms_away", "events_away"):
                await connection.execute(f"DELETE FROM {table}")
        return len(back)

    # what all processes share

    async def cookie_key(self) -> bytes:
        while (found := await self.value(orders.KEY, secrets.token_bytes(KEY_BYTES))) is None:
            pass  # somebody else is just making it
        return bytes(found)

    async def admit(self, name: str, rate: float, most: float) -> bool:
        return await self.value(orders.ADMIT, name, rate, most) is not None

    async def lease(self, code: str, step: int, seconds: float) -> bool:
        try:
            return await self.value(orders.LEASE, code, step, self.company.process, seconds) is not None
        except StoreError:
            return False

    def enter(self, code: str, holder: str) -> None:
        self.company.note(code, holder, here=True)

    def leave(self, code: str, holder: str) -> None:
        self.company.note(code, holder, here=False)
