"""Migrations of the PostgreSQL schema."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from algoritmus.server.store.rows import COLUMNS, StoreError

if TYPE_CHECKING:
    import asyncpg
    from asyncpg.pool import PoolConnectionProxy

    DedicatedConnection = asyncpg.Connection[asyncpg.Record]
    Connection = DedicatedConnection | PoolConnectionProxy[asyncpg.Record]

ADVISORY_LOCK: Final = 0x616C676F  # one process at a time migrates
FIRST: Final = """
CREATE TABLE rooms (
    code TEXT PRIMARY KEY, rule_set TEXT NOT NULL, version TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL,
    seats TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, clock INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE events (
    room TEXT NOT NULL REFERENCES rooms (code), seq INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL, PRIMARY KEY (room, seq)
);
CREATE INDEX events_at ON events (at);
CREATE TABLE rooms_away (LIKE rooms, away DOUBLE PRECISION NOT NULL, PRIMARY KEY (code));
CREATE TABLE events_away (LIKE events, PRIMARY KEY (room, seq));
CREATE TABLE keys (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
CREATE UNLOGGED TABLE processes (
    id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL, log DOUBLE PRECISION NOT NULL, beat TIMESTAMPTZ NOT NULL
);
CREATE UNLOGGED TABLE presence (
    room TEXT NOT NULL, process TEXT NOT NULL, holder TEXT NOT NULL, PRIMARY KEY (room, process, holder)
);
CREATE INDEX presence_process ON presence (process);
CREATE UNLOGGED TABLE watched (room TEXT PRIMARY KEY, since DOUBLE PRECISION NOT NULL);
CREATE UNLOGGED TABLE leases (
    room TEXT PRIMARY KEY, step INTEGER NOT NULL, process TEXT NOT NULL, until TIMESTAMPTZ NOT NULL
);
CREATE UNLOGGED TABLE credits (name TEXT PRIMARY KEY, amount DOUBLE PRECISION NOT NULL, at TIMESTAMPTZ NOT NULL);
"""
RULES: Final = "ALTER TABLE processes ADD COLUMN rules TEXT NOT NULL DEFAULT ''"  # the rules version of a process
MIGRATIONS: Final = [FIRST, RULES]
SCHEMA: Final = len(MIGRATIONS)


async def migrate(connection: Connection) -> None:
    """Forward only, all in one transaction; StoreError if the schema is newer than this program."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", ADVISORY_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_version")
        if version > SCHEMA:
            raise StoreError("the database was written by a newer version of this program: use that one")
        for number, step in enumerate(MIGRATIONS[version:], version + 1):
            await connection.execute(step)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
        await check_columns(connection)


async def check_columns(connection: Connection) -> None:
    statement = """SELECT column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"""
    for table, columns in COLUMNS.items():
        if [found[0] for found in await connection.fetch(statement, table)] != columns:
            raise StoreError(f"the database has other columns in {table!r} than this program knows")
