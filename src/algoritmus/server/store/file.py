"""The SQLite file of the embedded store: exclusive lock, integrity check, migrations."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from algoritmus.server.store.rows import COLUMNS, EVENTS, ROOMS, StoreError, log_clock

FILE: Final = "rooms.sqlite3"
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
ADDED_COLUMNS: Final = {  # later than version 1
    ROOMS: "clock INTEGER NOT NULL DEFAULT 0",
    EVENTS: "at REAL NOT NULL DEFAULT 0",
}
VACUUM_PAGES: Final = 2000  # released in one step


def connect(path: Path, thorough: bool = False) -> sqlite3.Connection:
    """Open the file durably, for this process and its owner only. `thorough` checks every page."""
    try:
        restrict_access(path)
        connection = sqlite3.connect(path, timeout=0.2, check_same_thread=False)
        try:
            lock_and_migrate(path, connection, thorough)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        if "locked" in str(error):
            raise StoreError(f"another server is using the data folder {path.parent}") from None
        raise StoreError(f"cannot open {path}: {error}") from None
    return connection


def lock_and_migrate(path: Path, connection: sqlite3.Connection, thorough: bool) -> None:
    """Take the exclusive lock, check the file and migrate it."""
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    connection.execute("PRAGMA auto_vacuum=INCREMENTAL")  # takes effect in a new file
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    version = check_version(path, connection)
    if thorough:
        check_pages(path, connection)
    migrate(connection, version)
    check_columns(path, connection)
    connection.execute("BEGIN IMMEDIATE")  # takes the exclusive lock until close
    connection.commit()


def restrict_access(path: Path) -> None:
    """Only the owner may read the file, from its creation on."""
    with contextlib.suppress(OSError):  # the caller that opens it reports the error
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(0o600)


# migrations


def make_tables(connection: sqlite3.Connection) -> None:
    """Version 1; files older than version numbers have parts of it."""
    connection.executescript(TABLES)
    for table, column in ADDED_COLUMNS.items():
        known = [found[1] for found in connection.execute(f"PRAGMA table_info({table})")]
        if column.split()[0] not in known:
            connection.execute(f"ALTER TABLE {table} ADD COLUMN {column}")


def enable_vacuum(connection: sqlite3.Connection) -> None:
    """Version 2: free pages can be released (incremental vacuum)."""
    if connection.execute("PRAGMA auto_vacuum").fetchone() != (2,):
        connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
        connection.execute("VACUUM")


MIGRATIONS: Final[list[Callable[[sqlite3.Connection], None]]] = [make_tables, enable_vacuum]
SCHEMA: Final = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Forward only; an interrupted migration continues at its version."""
    for number, step in enumerate(MIGRATIONS[version:], version + 1):
        step(connection)
        connection.execute(f"PRAGMA user_version={number}")


def check_version(path: Path, connection: sqlite3.Connection) -> int:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA:
        raise StoreError(f"{path} was written by a newer version of this program: use that one")
    return version


def check_pages(path: Path, connection: sqlite3.Connection) -> None:
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreError(f"{path} is damaged ({' '.join(found.split())}): put a copy in its place")


def check_columns(path: Path, connection: sqlite3.Connection) -> None:
    for table, columns in COLUMNS.items():
        if [found[1] for found in connection.execute(f"PRAGMA table_info({table})")] != columns:
            raise StoreError(f"{path} has other columns in {table!r} than this program knows")


# whole file


def log_time(connection: sqlite3.Connection, clock: float) -> float:
    """The log's time when the clock shows this."""
    statement = "SELECT max((SELECT coalesce(max(at), 0) FROM events), (SELECT coalesce(max(created), 0) FROM rooms))"
    return log_clock(clock, float(connection.execute(statement).fetchone()[0]))


def restore_archived(connection: sqlite3.Connection, now: float = 0.0) -> int:
    """Move all archived rooms back, with a new date; how many."""
    now = now or log_time(connection, time.time())
    with connection as store:
        columns = ", ".join(COLUMNS[ROOMS]).replace("created", "?")
        back = store.execute(f"INSERT OR IGNORE INTO rooms SELECT {columns} FROM rooms_away", (now,)).rowcount
        store.execute("INSERT OR IGNORE INTO events SELECT * FROM events_away")
        store.execute("DELETE FROM rooms_away")
        store.execute("DELETE FROM events_away")
    return back


def shrink(connection: sqlite3.Connection) -> bool:
    """Release some free pages; whether more may be left."""
    before = connection.execute("PRAGMA freelist_count").fetchone()[0]
    connection.execute(f"PRAGMA incremental_vacuum({VACUUM_PAGES})").fetchall()
    left = connection.execute("PRAGMA freelist_count").fetchone()[0]
    if not 0 < left < before:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return bool(0 < left < before)
