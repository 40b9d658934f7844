"""Older tables are migrated, newer ones refused; archived rooms release their space."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from algoritmus.server.rooms.background_tasks import archive
from algoritmus.server.store import file, migrations
from algoritmus.server.store.file import FILE
from algoritmus.server.store.open import Place, open_store
from algoritmus.server.store.rows import LogEntry, StoreError
from algoritmus.server.wire.room_events import Joined, PhraseSaid
from tests.contract.test_stores import DAY, ROW, Nobody, opened, written
from tests.server.database import run_statements
from tests.server.site import OPEN, PERSON, site, site_test

ROOM = "('ABCDEF', 'golems/board', '1', '{}', 'seed', '[]', 1.0, 30)"
PHRASE = """('ABCDEF', 2, 'phrase', '{"seat": 0}', 1.0)"""


async def run(place: Place, *statements: str) -> None:
    """By somebody else, while no server runs."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place / FILE)) as connection, connection:
            for one in statements:
                connection.execute(one)
    else:
        await run_statements(place, *statements)


async def older(place: Place, version: int) -> None:
    """As a program of that version would have left it."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place / FILE)) as connection, connection:
            file.make_tables(connection)
            connection.execute(f"PRAGMA user_version={version}")
    else:
        made = "CREATE TABLE schema_version (number INTEGER NOT NULL)"
        await run_statements(place, made, *migrations.MIGRATIONS[:version])
        await run_statements(place, *(f"INSERT INTO schema_version VALUES ({one + 1})" for one in range(version)))


@site_test
async def test_older_tables_are_migrated_with_their_rows(place: Place) -> None:
    await older(place, 1)
    await run(place, f"INSERT INTO rooms VALUES {ROOM}", f"INSERT INTO events VALUES {PHRASE}")
    for _ in range(2):
        async with opened(place) as store:
            found = await store.read_room("ABCDEF")
            assert found is not None
            assert (found[0].clock, len(found[1])) == (30, 1)
    if isinstance(place, Path):
        with closing(sqlite3.connect(place / FILE)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (file.SCHEMA,)
            assert connection.execute("PRAGMA auto_vacuum").fetchone() == (2,)
    else:
        assert await found_in(place, "SELECT max(number) FROM schema_version") == migrations.SCHEMA


async def found_in(url: str, statement: str, *values: object) -> int:
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval(statement, *values))
    finally:
        await connection.close()


@site_test
async def test_newer_tables_are_refused(place: Place) -> None:
    async with opened(place):
        pass
    newer = "PRAGMA user_version=99" if isinstance(place, Path) else "INSERT INTO schema_version VALUES (99)"
    await run(place, newer)
    with pytest.raises(StoreError, match="was written by a newer version of this program: use that one"):
        await open_store(place)


@site_test
async def test_an_unknown_column_is_reported(place: Place) -> None:
    async with opened(place):
        pass
    await run(place, "ALTER TABLE rooms ADD COLUMN colour TEXT")
    with pytest.raises(StoreError, match="other columns in 'rooms' than this program knows"):
        await open_store(place)


@site_test
async def test_many_processes_may_migrate_at_once(shared: str) -> None:
    stores = await asyncio.gather(*(open_store(shared) for _ in range(4)))
    await asyncio.gather(*(store.start(Nobody()) for store in stores))
    keys = await asyncio.gather(*(store.cookie_key() for store in stores))
    assert len(set(keys)) == 1
    for store in stores:
        await store.close()


async def size_of(place: Place) -> int:
    if isinstance(place, Path):
        return sum(path.stat().st_size for path in place.iterdir())
    statement = "SELECT sum(pg_total_relation_size(one::regclass)) FROM unnest($1::text[]) AS one"
    return await found_in(place, statement, ["rooms", "events", "rooms_away", "events_away"])


@site_test
async def test_the_space_of_old_rooms_is_released(place: Place) -> None:
    async with opened(place) as store:
        for number in range(60):
            code = f"R{number:05}"
            await store.add_room(ROW._replace(code=code))
            store.append(LogEntry(code, 2, Joined(seat=0, holder="x", name=secrets.token_hex(10_000))), lambda _: None)
        await written(store, LogEntry("R00000", 3, PhraseSaid(seat=0, phrase=0)))
        full = await size_of(place)
        for code in await store.codes("", 100):
            await store.remove_room(code)
        await store.purge_archive(store.now() + DAY)
        assert await store.codes("", 100) == []
        assert await size_of(place) < full / 4


@site_test
async def test_only_rooms_without_clients_are_archived(place: Place) -> None:
    async with site(place) as here:
        registry, ann = here.services.registry, here.browser()
        old, watched = [await ann.create("golems/cards", {}, [PERSON, OPEN]) for _ in range(2)]
        await ann.enter(watched)
        del registry.live_rooms[old]
        await archive(registry, registry.store.now() + DAY)
        assert await registry.store.codes("", 9) == [watched]
        assert (await ann.get(f"/api/rooms/{old}")).status_code == 404
        assert await registry.store.restore_archived() == 1
        assert (await ann.get(f"/api/rooms/{old}")).status_code == 200
