"""The shared store: rooms and their events in PostgreSQL, for any number of processes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

import asyncpg

from algoritmus.server.store import statements
from algoritmus.server.store.interface import Store, Subscriber
from algoritmus.server.store.key import KEY_BYTES
from algoritmus.server.store.migrations import migrate
from algoritmus.server.store.peers import Peers
from algoritmus.server.store.rows import (
    ConflictError,
    LogEntry,
    OnWritten,
    RoomRow,
    SqlValue,
    StoreError,
    check_numbers,
    decode_entry,
    decode_room,
    event_columns,
    log_clock,
    room_columns,
)
from algoritmus.server.store.writer import SHUTDOWN_SECONDS, Writer

if TYPE_CHECKING:
    from algoritmus.server.store.migrations import Connection, DedicatedConnection

Statement = tuple[str, tuple[SqlValue, ...]]
PAGE_SIZE: Final = 100  # rooms
VACUUM_SECONDS: Final = 3600.0
TIMEOUT_SECONDS: Final = 10.0  # of one statement
RETRY_SECONDS: Final = 0.2
CONNECTION_ERRORS: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    TimeoutError,
)
SETTINGS: Final = {"application_name": "algoritmus", "synchronous_commit": "on"}


class PostgresStore(Store):
    """A connection pool for reads, a writer with its own connection, and the peer processes."""

    def __init__(self, address: str, lease_seconds: float) -> None:
        self.address = address
        self.failed: Exception | None = None
        self.peers = Peers(self, lease_seconds)
        self.writer = Writer(self, self.peers)

    async def open(self) -> None:
        """Connect and migrate; StoreError says why not."""
        try:
            self.pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=4, command_timeout=TIMEOUT_SECONDS, server_settings=SETTINGS
            )
        except (*CONNECTION_ERRORS, ValueError) as error:
            raise StoreError(f"cannot open the database: {error or type(error).__name__}") from None
        try:
            async with self.acquire() as connection:
                await migrate(connection)
                clock, last = await connection.fetchval(statements.CLOCK), await connection.fetchval(statements.LAST_AT)
                shared = await connection.fetchval(statements.LOG_NOW)
        except BaseException:
            await self._close_pool()
            raise
        self.peers.set_log_time(shared or log_clock(clock, last))

    async def check_version(self, rules: str) -> None:
        """Wait for the leases of processes that were just stopped or killed."""
        self.peers.rules = rules
        ends = time.monotonic() + 2 * self.peers.lease_seconds
        while await self.number(statements.OTHER_RULES, rules):
            if time.monotonic() > ends:
                raise StoreError("servers that play by other rules are at work on this database: stop them first")
            await asyncio.sleep(RETRY_SECONDS)

    async def start(self, subscriber: Subscriber) -> None:
        await self.peers.start(subscriber)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        await self.peers.close()
        await self._close_pool()

    async def _close_pool(self) -> None:
        try:
            async with asyncio.timeout(SHUTDOWN_SECONDS):
                await self.pool.close()
        except CONNECTION_ERRORS:
            self.pool.terminate()
        await asyncio.sleep(0)  # terminated connections close in the next turn of the loop

    async def connect(self) -> DedicatedConnection:
        """A connection outside the pool."""
        return await asyncpg.connect(
            self.address, timeout=TIMEOUT_SECONDS, command_timeout=TIMEOUT_SECONDS, server_settings=SETTINGS
        )

    def now(self) -> float:
        return self.peers.now()

    def append(self, entry: LogEntry, on_written: OnWritten) -> None:
        self.writer.append(entry, on_written)

    # rooms and events

    @contextlib.asynccontextmanager
    async def acquire(self) -> AsyncIterator[Connection]:
        """A connection of the pool; StoreError if it breaks."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS), self.pool.acquire() as connection:
                yield connection
        except CONNECTION_ERRORS as error:
            raise StoreError(f"the database cannot be reached: {error or type(error).__name__}") from None

    async def returns(self, statement: str, *values: SqlValue) -> bool:
        """Whether the statement returns a row."""
        return bool(await self.rows(statement, *values))

    async def number(self, statement: str, *values: SqlValue) -> float | None:
        """The number that the statement returns."""
        rows = await self.rows(statement, *values)
        return float(rows[0][0]) if rows and rows[0][0] is not None else None

    async def rows(self, statement: str, *values: SqlValue) -> list[asyncpg.Record]:
        async with self.acquire() as connection:
            return await connection.fetch(statement, *values)

    async def run_atomically(self, *steps: Statement) -> None:
        """All of these statements in one transaction."""
        async with self.acquire() as connection, connection.transaction():
            for statement, values in steps:
                await connection.execute(statement, *values)

    async def add_room(self, row: RoomRow) -> None:
        if not await self.returns(statements.ADD_ROOM, *room_columns(row)):
            raise ConflictError(row.code)

    async def read_room(self, code: str) -> tuple[RoomRow, list[LogEntry]] | None:
        async with self.acquire() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            room = await connection.fetchrow(statements.ROOM, code)
            events = await connection.fetch(statements.EVENTS, code, 1)
        return None if room is None else decode_room(tuple(room), map(tuple, events))

    async def read_events(self, code: str, after: int) -> list[LogEntry]:
        log = [decode_entry(tuple(row)) for row in await self.rows(statements.EVENTS, code, after)]
        check_numbers(code, after, log)
        return log

    async def has_room(self, code: str) -> bool:
        return await self.returns("SELECT 1 FROM rooms WHERE code = $1", code)

    async def codes(self, after: str, most: int) -> list[str]:
        return [row["code"] for row in await self.rows(statements.CODES, after, most)]

    # import from another store

    async def put_room(self, row: RoomRow, log: list[LogEntry]) -> None:
        async with self.acquire() as connection, connection.transaction():
            if await connection.fetchval(statements.ADD_ROOM, *room_columns(row)) is None:
                raise ConflictError(row.code)
            await connection.executemany(statements.PUT_EVENT, map(event_columns, log))

    async def put_key(self, key: bytes) -> None:
        await self.rows(statements.PUT_KEY, key)

    async def count_peers(self) -> int:
        return int(await self.number(statements.COUNT_PEERS, self.peers.process) or 0)

    # archive

    async def old_rooms(self, before: float, after: str) -> tuple[list[str], str]:
        found = await self.rows(statements.LAST_USED, after, PAGE_SIZE)
        return [row["code"] for row in found if row["last"] < before], found[-1]["code"] if found else ""

    async def remove_room(self, code: str) -> None:
        async with self.acquire() as connection, connection.transaction():
            if await connection.fetchval(statements.UNWATCHED, code) is not None:
                for statement in statements.ARCHIVE:
                    await connection.execute(statement, code, *([self.now()] if "$2" in statement else []))

    async def purge_archive(self, before: float) -> None:
        """VACUUM frees the space inside the tables, and at their ends for the system."""
        await self.run_atomically((statements.PURGE_ARCHIVE[0], (before,)), (statements.PURGE_ARCHIVE[1], ()))
        connection: DedicatedConnection | None = None
        try:
            connection = await self.connect()
            for table in statements.VACUUMED_TABLES:
                await connection.execute(f"VACUUM {table}", timeout=VACUUM_SECONDS)
        except CONNECTION_ERRORS as error:
            raise StoreError(f"space cannot be given back: {error or type(error).__name__}") from None
        finally:
            if connection is not None:
                connection.terminate()

    async def restore_archived(self) -> int:
        async with self.acquire() as connection, connection.transaction():
            codes = [row["code"] for row in await connection.fetch(statements.RESTORE_ROOMS, self.now())]
            await connection.execute(statements.RESTORE_EVENTS, codes)
            for table in ("rooms_away", "events_away"):
                await connection.execute(f"DELETE FROM {table}")
        return len(codes)

    # shared by all processes

    async def cookie_key(self) -> bytes:
        while not (found := await self.rows(statements.COOKIE_KEY, secrets.token_bytes(KEY_BYTES))):
            pass  # another process is inserting it
        return bytes(found[0]["value"])

    async def admit(self, name: str, rate: float, most: float) -> bool:
        return await self.returns(statements.ADMIT, name, rate, most)

    async def lease(self, code: str, step: int, seconds: float) -> bool:
        try:
            return await self.returns(statements.LEASE, code, step, self.peers.process, seconds)
        except StoreError:
            return False

    def enter(self, code: str, holder: str) -> None:
        self.peers.note_presence(code, holder, here=True)

    def leave(self, code: str, holder: str) -> None:
        self.peers.note_presence(code, holder, here=False)
