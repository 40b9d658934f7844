"""The embedded store: rooms and their events in SQLite, written in groups by one thread, for one process alone.

An event is told to nobody before it is on disk: `append` calls back on the event loop once it is, in the order of the
appends. After a failed write nothing is written any more, so that no event can follow one that was lost.

Events are dated by the log's own time: it goes on from the last event, and a clock that says more than a week has
passed since then, or less than nothing, is not believed.
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

import msgspec

from algoritmus.server.http.limits import Buckets
from algoritmus.server.store import file
from algoritmus.server.store.file import EVENTS, FILE, ROOMS, connect, log_time
from algoritmus.server.store.interface import Follower
from algoritmus.server.store.key import load_key, save_key
from algoritmus.server.store.rows import (
    Done,
    RoomEvent,
    RoomRow,
    StoreError,
    TakenError,
    check_numbers,
    event_columns,
    event_of,
    read_whole,
    room_columns,
)

GROUP: Final = 2000  # events in one commit at most
PIECE: Final = 100  # rooms that are looked at in one go
LAST: Final = "max(created, coalesce((SELECT at FROM events WHERE room = code ORDER BY seq DESC LIMIT 1), 0))"
Wish = ParamSpec("Wish")
Found = TypeVar("Found")


class RowWrite(NamedTuple):
    """A row for a table, and whom to tell when it is there."""

    table: str
    values: tuple[object, ...]
    done: Done


class SqliteStore:
    """One connection, one writer thread."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.folder = folder
        self.failed: Exception | None = None
        self.credits: dict[tuple[float, float], Buckets] = {}
        self.guard = threading.Lock()  # of the connection
        self.connection = connect(folder / FILE)
        self.began = log_time(self.connection, time.time())
        self.running = time.monotonic()
        self.queue: SimpleQueue[RowWrite | None] = SimpleQueue()
        self.writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self.writer.start()

    async def agree(self, rules: str) -> None:
        """There is nobody else."""

    async def start(self, follower: Follower) -> None:
        """Nobody else writes here: there is nothing to follow."""

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.queue.put(None)
        self.writer.join()
        with self.guard:
            self.connection.close()

    async def answers(self) -> bool:
        try:
            return await self.has_room("") is False
        except StoreError:
            return False

    def now(self) -> float:
        return self.began + time.monotonic() - self.running

    # writing

    def append(self, event: RoomEvent, done: Done) -> None:
        values = (event.room, event.seq, event.kind, msgspec.json.encode(event.payload).decode(), self.now())
        self.queue.put(RowWrite(EVENTS, values, done))

    async def add_room(self, row: RoomRow) -> None:
        if await self.has_room(row.code):
            raise TakenError(row.code)
        written: asyncio.Future[None] = self.loop.create_future()

        def done(error: Exception | None) -> None:
            if not written.done():
                written.set_result(None) if error is None else written.set_exception(error)

        self.queue.put(RowWrite(ROOMS, room_columns(row), done))
        await written

    def _write_on(self) -> None:
        while (first := self.queue.get()) is not None:
            group = [first]
            more = True
            while more and len(group) < GROUP and not self.queue.empty():
                write = self.queue.get()
                more = write is not None
                if write is not None:
                    group.append(write)
            self._commit(group)
            if not more:
                return

    def _commit(self, group: list[RowWrite]) -> None:
        if self.failed is None:
            try:
                with self.guard, self.connection:
                    for table in (ROOMS, EVENTS):
                        self._insert(table, [write.values for write in group if write.table == table])
            except Exception as error:  # whatever it is: nobody else writes, and whoever waits must hear of it
                self.failed = StoreError(f"cannot write to the data folder: {error or type(error).__name__}")
        self.loop.call_soon_threadsafe(tell, [write.done for write in group], self.failed)

    def _insert(self, table: str, rows: list[tuple[object, ...]]) -> None:
        """All in one statement: between statements this thread would wait for the busy event loop."""
        if rows:
            row = f"({', '.join('?' * len(rows[0]))})"
            order = f"INSERT INTO {table} VALUES {', '.join([row] * len(rows))}"
            self.connection.execute(order, [value for values in rows for value in values])

    # reading

    async def _do(self, work: Callable[Wish, Found], *wish: Wish.args, **named: Wish.kwargs) -> Found:
        """In a thread of its own: it may take a while."""

        def alone() -> Found:
            with self.guard:
                return work(*wish, **named)

        try:
            return await asyncio.to_thread(alone)
        except sqlite3.Error as error:
            raise StoreError(f"the data folder cannot be read: {error}") from None

    async def _rows(self, order: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._do(lambda: self.connection.execute(order, values).fetchall())

    async def read_room(self, code: str) -> tuple[RoomRow, list[RoomEvent]] | None:
        room, events = await self._do(self._read, code)
        return read_whole(room[0], events) if room else None

    def _read(self, code: str) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
        room = self.connection.execute("SELECT * FROM rooms WHERE code = ?", (code,)).fetchall()
        return room, self.connection.execute("SELECT * FROM events WHERE room = ? ORDER BY seq", (code,)).fetchall()

    async def read_events(self, code: str, after: int) -> list[RoomEvent]:
        order = "SELECT * FROM events WHERE room = ? AND seq > ? ORDER BY seq"
        found = [event_of(row) for row in await self._rows(order, code, after)]
        check_numbers(code, after, found)
        return found

    async def has_room(self, code: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM rooms WHERE code = ?", code))

    async def codes(self, after: str, most: int) -> list[str]:
        found = await self._rows("SELECT code FROM rooms WHERE code > ? ORDER BY code LIMIT ?", after, most)
        return [str(code) for (code,) in found]

    # from another store

    async def put_room(self, row: RoomRow, events: list[RoomEvent]) -> None:
        if await self.has_room(row.code):
            raise TakenError(row.code)
        await self._do(self._put, row, events)

    def _put(self, row: RoomRow, events: list[RoomEvent]) -> None:
        with self.connection:
            self._insert(ROOMS, [room_columns(row)])
            for at in range(0, len(events), GROUP):
                self._insert(EVENTS, [event_columns(event) for event in events[at : at + GROUP]])

    async def put_key(self, key: bytes) -> None:
        await asyncio.to_thread(save_key, self.folder, key)

    async def others(self) -> int:
        return 0

    # putting away

    async def old_rooms(self, before: float, after: str) -> tuple[list[str], str]:
        order = f"SELECT code, {LAST} FROM rooms WHERE code > ? ORDER BY code LIMIT ?"
        found = await self._rows(order, after, PIECE)
        return [code for code, last in found if last < before], found[-1][0] if found else ""

    async def remove_room(self, code: str) -> None:
        await self._do(self._remove, code)

    def _remove(self, code: str) -> None:
        with self.connection as store:
            store.execute("INSERT OR REPLACE INTO rooms_away SELECT *, ? FROM rooms WHERE code = ?", (self.now(), code))
            store.execute("INSERT OR REPLACE INTO events_away SELECT * FROM events WHERE room = ?", (code,))
            store.execute("DELETE FROM events WHERE room = ?", (code,))
            store.execute("DELETE FROM rooms WHERE code = ?", (code,))

    async def forget(self, before: float) -> None:
        await self._do(self._forget, before)
        while await self._do(file.cut_off, self.connection):
            await asyncio.sleep(0)  # others may write in between

    def _forget(self, before: float) -> None:
        with self.connection as store:
            store.execute("DELETE FROM rooms_away WHERE away < ?", (before,))
            store.execute("DELETE FROM events_away WHERE room NOT IN (SELECT code FROM rooms_away)")

    async def bring_back(self) -> int:
        return await self._do(file.bring_back, self.connection, self.now())

    # what all processes share: there is one

    async def cookie_key(self) -> bytes:
        return load_key(self.folder)

    async def admit(self, name: str, rate: float, most: float) -> bool:
        return not self.credits.setdefault((rate, most), Buckets(rate, most)).take(name)

    async def lease(self, code: str, step: int, seconds: float) -> bool:  # noqa: ARG002
        return True

    def enter(self, code: str, holder: str) -> None:
        """There is nobody else to tell."""

    def leave(self, code: str, holder: str) -> None:
        """There is nobody else to tell."""


def tell(done: list[Done], error: Exception | None) -> None:
    for one in done:
        one(error)
