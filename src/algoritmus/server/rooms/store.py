"""What must outlive the process: rooms and their events in SQLite, written in groups by one thread.

An event is told to nobody before it is on disk: `append` calls back on the event loop once it is, in the order of the
appends. After a failed write nothing is written any more, so that no event can follow one that was lost.

Events are dated by the log's own time: it goes on from the last event, and a clock that says more than a week has
passed since then, or less than nothing, is not believed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

import msgspec

from algoritmus.server.wire.messages import SeatKind

FILE: Final = "rooms.sqlite3"
GROUP: Final = 2000  # events in one commit at most
TABLES: Final = """
CREATE TABLE IF NOT EXISTS rooms (
    code TEXT PRIMARY KEY, rule_set TEXT NOT NULL, version TEXT NOT NULL, options TEXT NOT NULL,
    seed TEXT NOT NULL, seats TEXT NOT NULL, created REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events (
    room TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL, PRIMARY KEY (room, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS rooms_away (
    code TEXT PRIMARY KEY, rule_set TEXT, version TEXT, options TEXT, seed TEXT, seats TEXT, created REAL,
    clock INTEGER, away REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events_away (
    room TEXT, seq INTEGER, kind TEXT, payload TEXT, at REAL, PRIMARY KEY (room, seq)
) WITHOUT ROWID;
"""
SCHEMA: Final = 1  # the number of these tables in the file
ROOMS: Final = "rooms"
EVENTS: Final = "events"
LATER: Final = {  # columns that the first tables had not
    ROOMS: "clock INTEGER NOT NULL DEFAULT 0",
    EVENTS: "at REAL NOT NULL DEFAULT 0",
}
COLUMNS: Final = {
    ROOMS: ["code", "rule_set", "version", "options", "seed", "seats", "created", "clock"],
    EVENTS: ["room", "seq", "kind", "payload", "at"],
}
JUMP: Final = 7 * 86_400.0  # seconds; a clock that leaps further is wrong, or the server has slept
PIECE: Final = 100  # rooms that are looked at in one go
LAST: Final = "max(created, coalesce((SELECT at FROM events WHERE room = code ORDER BY seq DESC LIMIT 1), 0))"


class StoreError(Exception):
    """The store cannot be opened or written."""


class DamagedError(Exception):
    """A room that cannot be read; the others can."""


class SeatRow(msgspec.Struct):
    """A seat when its room was made; the holder is the fingerprint of a browser's token."""

    kind: SeatKind
    player: str = ""
    name: str = ""
    holder: str = ""


class RoomRow(NamedTuple):
    """Everything that a match begins with."""

    code: str
    rule_set: str
    version: str
    options: dict[str, str]
    seed: str
    seats: list[SeatRow]
    created: float
    clock: int = 0  # seconds for every answer of a person; 0 for no clock


class RoomEvent(NamedTuple):
    """A change of a room; numbers begin at 1 and have no gaps."""

    room: str
    seq: int
    kind: str
    payload: dict[str, object]


class Write(NamedTuple):
    """A row for a table, and whom to tell when it is there."""

    table: str
    values: tuple[object, ...]
    done: Callable[[Exception | None], None]


class Store:
    """One connection, one writer thread."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.failed: Exception | None = None
        self.guard = threading.Lock()  # of the connection
        self.connection = connect(folder / FILE)
        self.began = log_time(self.connection, time.time())
        self.running = time.monotonic()
        self.queue: SimpleQueue[Write | None] = SimpleQueue()
        self.writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self.writer.start()

    def now(self) -> float:
        """The log's own time, in seconds."""
        return self.began + time.monotonic() - self.running

    # writing

    def append(self, event: RoomEvent, done: Callable[[Exception | None], None]) -> None:
        """Write an event; `done` is called on the event loop when it is durable, or with what went wrong."""
        values = (event.room, event.seq, event.kind, msgspec.json.encode(event.payload).decode(), self.now())
        self.queue.put(Write(EVENTS, values, done))

    async def add_room(self, row: RoomRow) -> None:
        """Write a new room; it is durable on return."""
        written: asyncio.Future[None] = self.loop.create_future()

        def done(error: Exception | None) -> None:
            if not written.done():
                written.set_result(None) if error is None else written.set_exception(error)

        options, seats = (msgspec.json.encode(part).decode() for part in (row.options, row.seats))
        values = (row.code, row.rule_set, row.version, options, row.seed, seats, row.created, row.clock)
        self.queue.put(Write(ROOMS, values, done))
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

    def _commit(self, group: list[Write]) -> None:
        if self.failed is None:
            try:
                with self.guard, self.connection:
                    for table in (ROOMS, EVENTS):
                        self._insert(table, [write.values for write in group if write.table == table])
            except sqlite3.Error as error:
                self.failed = StoreError(f"cannot write to the data folder: {error}")
        self.loop.call_soon_threadsafe(tell, [write.done for write in group], self.failed)

    def _insert(self, table: str, rows: list[tuple[object, ...]]) -> None:
        """All in one statement: between statements this thread would wait for the busy event loop."""
        if rows:
            row = f"({', '.join('?' * len(rows[0]))})"
            order = f"INSERT INTO {table} VALUES {', '.join([row] * len(rows))}"
            self.connection.execute(order, [value for values in rows for value in values])

    # reading

    def read_room(self, code: str) -> tuple[RoomRow, list[RoomEvent]] | None:
        """A room and all its events; may take a while. DamagedError if they cannot be read."""
        with self.guard:
            found = self.connection.execute("SELECT * FROM rooms WHERE code = ?", (code,)).fetchone()
            if found is None:
                return None
            rows = self.connection.execute(
                "SELECT room, seq, kind, payload FROM events WHERE room = ? ORDER BY seq", (code,)
            ).fetchall()
        check_numbers(code, [row[1] for row in rows])
        try:
            return read_row(found), [read_event(row) for row in rows]
        except msgspec.MsgspecError as error:
            raise DamagedError(f"room {code} is damaged: {error}") from None

    def answers(self) -> bool:
        try:
            return self.has_room("") is False
        except sqlite3.Error:
            return False

    def has_room(self, code: str) -> bool:
        with self.guard:
            return self.connection.execute("SELECT 1 FROM rooms WHERE code = ?", (code,)).fetchone() is not None

    # putting away

    def old_rooms(self, before: float, after: str) -> tuple[list[str], str]:
        """Of the next rooms behind this code those in which nothing has happened since; and the last code, or none."""
        with self.guard:
            order = f"SELECT code, {LAST} FROM rooms WHERE code > ? ORDER BY code LIMIT ?"
            found = self.connection.execute(order, (after, PIECE)).fetchall()
        return [code for code, last in found if last < before], found[-1][0] if found else ""

    def remove_room(self, code: str) -> None:
        """A room and all its events, or nothing of it; a copy is kept for a while."""
        with self.guard, self.connection as store:
            store.execute("INSERT OR REPLACE INTO rooms_away SELECT *, ? FROM rooms WHERE code = ?", (self.now(), code))
            store.execute("INSERT OR REPLACE INTO events_away SELECT * FROM events WHERE room = ?", (code,))
            store.execute("DELETE FROM events WHERE room = ?", (code,))
            store.execute("DELETE FROM rooms WHERE code = ?", (code,))

    def forget(self, before: float) -> None:
        """Copies of rooms that were put away before."""
        with self.guard, self.connection as store:
            store.execute("DELETE FROM rooms_away WHERE away < ?", (before,))
            store.execute("DELETE FROM events_away WHERE room NOT IN (SELECT code FROM rooms_away)")

    def close(self) -> None:
        """Write what is waiting, then close."""
        self.queue.put(None)
        self.writer.join()
        with self.guard:
            self.connection.close()


def read_row(found: tuple[Any, ...]) -> RoomRow:
    options = msgspec.json.decode(found[3], type=dict[str, str])
    seats = msgspec.json.decode(found[5], type=list[SeatRow])
    return RoomRow(found[0], found[1], found[2], options, found[4], seats, found[6], found[7])


def read_event(found: tuple[Any, ...]) -> RoomEvent:
    room, seq, kind, payload = found
    return RoomEvent(room, seq, kind, msgspec.json.decode(payload, type=dict[str, object]))


def check_numbers(code: str, numbers: list[int]) -> None:
    """The room itself is number 1, its events follow without a gap."""
    for expected, number in enumerate(numbers, 2):
        if number != expected:
            raise DamagedError(f"room {code} is damaged: its event {expected} is missing")


def log_time(connection: sqlite3.Connection, clock: float) -> float:
    """What time it is by the log, when the clock says this."""
    order = "SELECT max((SELECT coalesce(max(at), 0) FROM events), (SELECT coalesce(max(created), 0) FROM rooms))"
    last = float(connection.execute(order).fetchone()[0])
    return clock if not last or 0 <= clock - last <= JUMP else last


def bring_back(connection: sqlite3.Connection) -> int:
    """All rooms that were put away, as if they had just been used; how many."""
    now = log_time(connection, time.time())
    with connection as store:
        columns = ", ".join(COLUMNS[ROOMS]).replace("created", "?")
        back = store.execute(f"INSERT OR IGNORE INTO rooms SELECT {columns} FROM rooms_away", (now,)).rowcount
        store.execute("INSERT OR IGNORE INTO events SELECT * FROM events_away")
        store.execute("DELETE FROM rooms_away")
        store.execute("DELETE FROM events_away")
    return back


def connect(path: Path, thorough: bool = False) -> sqlite3.Connection:
    """Durable, for this process and its owner alone; StoreError says why not. `thorough`: every page is looked at."""
    try:
        own(path)
        connection = sqlite3.connect(path, timeout=0.2, check_same_thread=False)
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        check_version(path, connection)
        if thorough:
            check_pages(path, connection)
        connection.executescript(TABLES)
        add_columns(connection)
        check_columns(path, connection)
        connection.execute(f"PRAGMA user_version={SCHEMA}")
        connection.execute("BEGIN IMMEDIATE")  # takes the lock that is never given back
        connection.commit()
    except sqlite3.Error as error:
        if "locked" in str(error):
            raise StoreError(f"another server is using the data folder {path.parent}") from None
        raise StoreError(f"cannot open {path}: {error}") from None
    return connection


def own(path: Path) -> None:
    """The file is for its owner's eyes only, from its first moment."""
    with contextlib.suppress(OSError):  # whoever opens it will say why not
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(0o600)


def check_version(path: Path, connection: sqlite3.Connection) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > SCHEMA:
        raise StoreError(f"{path} was written by a newer version of this program: use that one")


def check_pages(path: Path, connection: sqlite3.Connection) -> None:
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreError(f"{path} is damaged ({' '.join(found.split())}): put a copy in its place")


def check_columns(path: Path, connection: sqlite3.Connection) -> None:
    for table, columns in COLUMNS.items():
        if [found[1] for found in connection.execute(f"PRAGMA table_info({table})")] != columns:
            raise StoreError(f"{path} has other columns in {table!r} than this program knows")


def add_columns(connection: sqlite3.Connection) -> None:
    for table, column in LATER.items():
        known = [found[1] for found in connection.execute(f"PRAGMA table_info({table})")]
        if column.split()[0] not in known:
            connection.execute(f"ALTER TABLE {table} ADD COLUMN {column}")


def tell(done: list[Callable[[Exception | None], None]], error: Exception | None) -> None:
    for one in done:
        one(error)
