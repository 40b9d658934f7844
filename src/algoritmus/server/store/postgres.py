"""The shared store: rooms and their events in PostgreSQL, for any number of processes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from algoritmus.server.store import orders
from algoritmus.server.store.company import Company
from algoritmus.server.store.interface import Follower
from algoritmus.server.store.key import KEY_BYTES
from algoritmus.server.store.rows import (
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
from algoritmus.server.store.writer import ENDING, Writer

if TYPE_CHECKING:
    from algoritmus.server.store.tables import Connection

    Line = asyncpg.Connection[asyncpg.Record]

PIECE: Final = 100  # rooms that are looked at in one go
HOUR: Final = 3600.0
PATIENCE: Final = 10.0  # seconds for any one order
AGAIN: Final = 0.2  # seconds, when the line is cut
UNREACHED: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)
SETTINGS: Final = {"application_name": "algoritmus", "synchronous_commit": "on"}


class PostgresStore:
    """A pool to read with, a line to write with, and the company of other processes."""

    def __init__(self, address: str, alive: float) -> None:
        self.address = address
        self.failed: Exception | None = None
        self.company = Company(self, alive)
        self.writer = Writer(self, self.company)

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
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.company.close()
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

    def append(self, event: RoomEvent, done: Done) -> None:
        self.writer.append(event, done)

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
        line: Line | None = None
        try:
            line = await self.connect()
            for table in orders.FULL_SPACE:
                await line.execute(f"VACUUM {table}", timeout=HOUR)
        except UNREACHED as error:
            raise StoreError(f"space cannot be given back: {error or type(error).__name__}") from None
        finally:
            if line is not None:
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
