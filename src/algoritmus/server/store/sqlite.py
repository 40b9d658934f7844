"""The embedded store: rooms and their events in SQLite, for one process, with group commit by one thread.

`append` calls back on the event loop once the event is on disk, in the order of the appends. After a failed write the
store writes nothing any more: no event may follow a lost one.

Events carry the log's own time. It continues from the last event and ignores a clock that went back or jumped more than
a week ahead.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from algoritmus.server.limits import RateLimiter
from algoritmus.server.store import file
from algoritmus.server.store.file import FILE, connect, log_time
from algoritmus.server.store.interface import Store, Subscriber
from algoritmus.server.store.key import load_key, save_key
from algoritmus.server.store.rows import (
    EVENTS,
    ROOMS,
    ConflictError,
    EventColumns,
    LogEntry,
    OnWritten,
    RoomColumns,
    RoomRow,
    SqlValue,
    StoreError,
    check_numbers,
    decode_entry,
    decode_room,
    event_columns,
    room_columns,
)

MAX_BATCH: Final = 2000  # events in one commit
PAGE_SIZE: Final = 100  # rooms
LAST: Final = "max(created, coalesce((SELECT at FROM events WHERE room = code ORDER BY seq DESC LIMIT 1), 0))"
Params = ParamSpec("Params")
Result = TypeVar("Result")


class RowWrite(NamedTuple):
    """A row for a table, with the callback of its write."""

    table: str
    values: tuple[SqlValue, ...]
    on_written: OnWritten


class SqliteStore(Store):
    """One connection, one writer thread."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.folder = folder
        self.failed: Exception | None = None
        self.rate_limiters: dict[tuple[float, float], RateLimiter] = {}
        self.lock = threading.Lock()  # of the connection
        self.connection = connect(folder / FILE)
        self.log_time_at_start = log_time(self.connection, time.time())
        self.started = time.monotonic()
        self.queue: SimpleQueue[RowWrite | None] = SimpleQueue()
        self.writer = threading.Thread(target=self._write_loop, name="store", daemon=True)
        self.writer.start()

    async def check_version(self, rules: str) -> None:
        """There are no other processes."""

    async def start(self, subscriber: Subscriber) -> None:
        """There are no other processes to follow."""

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.queue.put(None)
        self.writer.join()
        with self.lock:
            self.connection.close()

    def now(self) -> float:
        return self.log_time_at_start + time.monotonic() - self.started

    # writing

    def append(self, entry: LogEntry, on_written: OnWritten) -> None:
        self.queue.put(RowWrite(EVENTS, event_columns(entry._replace(at=self.now())), on_written))

    async def add_room(self, row: RoomRow) -> None:
        if await self.has_room(row.code):
            raise ConflictError(row.code)
        written: asyncio.Future[None] = self.loop.create_future()

        def on_written(error: Exception | None) -> None:
            if not written.done():
                written.set_result(None) if error is None else written.set_exception(error)

        self.queue.put(RowWrite(ROOMS, room_columns(row), on_written))
        await written

    def _write_loop(self) -> None:
        while (first := self.queue.get()) is not None:
            batch = [first]
            more = True
            while more and len(batch) < MAX_BATCH and not self.queue.empty():
                write = self.queue.get()
                more = write is not None
                if write is not None:
                    batch.append(write)
            self._commit(batch)
            if not more:
                return

    def _commit(self, batch: list[RowWrite]) -> None:
        if self.failed is None:
            try:
                with self.lock, self.connection:
                    for table in (ROOMS, EVENTS):
                        self._insert(table, [write.values for write in batch if write.table == table])
            except Exception as error:  # any error: all waiting callbacks must hear of it
                self.failed = StoreError(f"cannot write to the data folder: {error or type(error).__name__}")
        self.loop.call_soon_threadsafe(notify_all, [write.on_written for write in batch], self.failed)

    def _insert(self, table: str, rows: list[tuple[SqlValue, ...]]) -> None:
        """All in one statement: between statements this thread would wait for the busy event loop."""
        if rows:
            row = f"({', '.join('?' * len(rows[0]))})"
            statement = f"INSERT INTO {table} VALUES {', '.join([row] * len(rows))}"
            self.connection.execute(statement, [value for values in rows for value in values])

    # reading

    async def _in_thread(
        self, work: Callable[Params, Result], *arguments: Params.args, **named: Params.kwargs
    ) -> Result:
        """Run blocking work in a thread."""

        def locked() -> Result:
            with self.lock:
                return work(*arguments, **named)

        try:
            return await asyncio.to_thread(locked)
        except sqlite3.Error as error:
            raise StoreError(f"the data folder cannot be read: {error}") from None

    async def _rows(self, statement: str, *values: SqlValue) -> list[tuple[Any, ...]]:
        return await self._in_thread(lambda: self.connection.execute(statement, values).fetchall())

    async def read_room(self, code: str) -> tuple[RoomRow, list[LogEntry]] | None:
        room, events = await self._in_thread(self._read, code)
        return decode_room(room[0], events) if room else None

    def _read(self, code: str) -> tuple[list[RoomColumns], list[EventColumns]]:
        room = self.connection.execute("SELECT * FROM rooms WHERE code = ?", (code,)).fetchall()
        return room, self.connection.execute("SELECT * FROM events WHERE room = ? ORDER BY seq", (code,)).fetchall()

    async def read_events(self, code: str, after: int) -> list[LogEntry]:
        statement = "SELECT * FROM events WHERE room = ? AND seq > ? ORDER BY seq"
        log = [decode_entry(row) for row in await self._rows(statement, code, after)]
        check_numbers(code, after, log)
        return log

    async def has_room(self, code: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM rooms WHERE code = ?", code))

    async def codes(self, after: str, most: int) -> list[str]:
        found = await self._rows("SELECT code FROM rooms WHERE code > ? ORDER BY code LIMIT ?", after, most)
        return [str(code) for (code,) in found]

    # import from another store

    async def put_room(self, row: RoomRow, log: list[LogEntry]) -> None:
        if await self.has_room(row.code):
            raise ConflictError(row.code)
        await self._in_thread(self._put, row, log)

    def _put(self, row: RoomRow, log: list[LogEntry]) -> None:
        with self.connection:
            self._insert(ROOMS, [room_columns(row)])
            for at in range(0, len(log), MAX_BATCH):
                self._insert(EVENTS, [event_columns(entry) for entry in log[at : at + MAX_BATCH]])

    async def put_key(self, key: bytes) -> None:
        await asyncio.to_thread(save_key, self.folder, key)

    async def count_peers(self) -> int:
        return 0

    # archive

    async def old_rooms(self, before: float, after: str) -> tuple[list[str], str]:
        statement = f"SELECT code, {LAST} FROM rooms WHERE code > ? ORDER BY code LIMIT ?"
        found = await self._rows(statement, after, PAGE_SIZE)
        return [code for code, last in found if last < before], found[-1][0] if found else ""

    async def remove_room(self, code: str) -> None:
        await self._in_thread(self._remove, code)

    def _remove(self, code: str) -> None:
        with self.connection as store:
            store.execute("INSERT OR REPLACE INTO rooms_away SELECT *, ? FROM rooms WHERE code = ?", (self.now(), code))
            store.execute("INSERT OR REPLACE INTO events_away SELECT * FROM events WHERE room = ?", (code,))
            store.execute("DELETE FROM events WHERE room = ?", (code,))
            store.execute("DELETE FROM rooms WHERE code = ?", (code,))

    async def purge_archive(self, before: float) -> None:
        await self._in_thread(self._purge, before)
        while await self._in_thread(file.shrink, self.connection):
            await asyncio.sleep(0)  # lets the writer thread in

    def _purge(self, before: float) -> None:
        with self.connection as store:
            store.execute("DELETE FROM rooms_away WHERE away < ?", (before,))
            store.execute("DELETE FROM events_away WHERE room NOT IN (SELECT code FROM rooms_away)")

    async def restore_archived(self) -> int:
        return await self._in_thread(file.restore_archived, self.connection, self.now())

    # shared by all processes: there is one

    async def cookie_key(self) -> bytes:
        return load_key(self.folder)

    async def admit(self, name: str, rate: float, most: float) -> bool:
        return not self.rate_limiters.setdefault((rate, most), RateLimiter(rate, most)).take(name)

    async def lease(self, code: str, step: int, seconds: float) -> bool:  # noqa: ARG002
        return True

    def enter(self, code: str, holder: str) -> None:
        """There are no other processes to notify."""

    def leave(self, code: str, holder: str) -> None:
        """There are no other processes to notify."""


def notify_all(callbacks: list[OnWritten], error: Exception | None) -> None:
    for on_written in callbacks:
        on_written(error)
