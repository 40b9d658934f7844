"""A damaged, newer or foreign file is reported in one sentence; a wrong clock removes no room."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

import algoritmus
from algoritmus.server.rooms.background_tasks import DAY_SECONDS, archive
from algoritmus.server.serve import prepare
from algoritmus.server.store.file import FILE, connect, restore_archived
from algoritmus.server.store.rows import MAX_CLOCK_JUMP_SECONDS, RoomRow, StoreError
from algoritmus.server.store.sqlite import SqliteStore
from algoritmus.server.wire.room_events import SeatRow
from tests.server.site import GENEROUS, site, site_test, two_at_a_table

SEATS = [SeatRow("person", "", "Ann", "x")] * 2
ROW = RoomRow("ABCDEF", "golems/cards", algoritmus.game("golems/cards").version, {}, "seed", SEATS, 1.0)
YEAR = 365 * DAY_SECONDS


def change(data: Path, *orders: str) -> None:
    with closing(sqlite3.connect(data / FILE)) as file, file:
        for order in orders:
            file.execute(order)


async def tidied(store: SqliteStore) -> list[str]:
    """The rooms that would be put away now."""
    return (await store.old_rooms(store.now() - GENEROUS.keep_days * DAY_SECONDS, ""))[0]


@pytest.mark.parametrize("wrong", [YEAR, -50 * YEAR])
def test_a_wrong_clock_archives_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: float) -> None:
    right = time.time()

    @site_test
    async def test() -> None:
        for clock in (right, right + wrong, right, right + wrong, right):
            monkeypatch.setattr(time, "time", lambda clock=clock: clock)
            async with site(tmp_path) as here:
                code, ann, _ = await two_at_a_table(here)
                line, _ = await ann.enter(code)
                await line.ask("answer", seat=0, step=1, cards=["F"])
                await line.hang_up()
                here.services.registry.live_rooms.clear()
                assert await tidied(here.disk) == []

    test()


@site_test
async def test_log_time_follows_a_plausible_clock(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, asyncio.get_running_loop())
    await store.add_room(ROW._replace(created=time.time() - MAX_CLOCK_JUMP_SECONDS / 2))
    await store.add_room(ROW._replace(code="OLDOLD", created=time.time() - 31 * DAY_SECONDS))
    await store.close()
    store = SqliteStore(tmp_path, asyncio.get_running_loop())
    assert abs(store.now() - time.time()) < DAY_SECONDS
    assert await tidied(store) == ["OLDOLD"]
    await store.close()


@site_test
async def test_archived_rooms_can_be_restored(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, _ = await two_at_a_table(here)
        registry = here.services.registry
        before = await registry.store.read_room(code)
        registry.live_rooms.clear()
        await archive(registry, time.time() + DAY_SECONDS)
        assert (await ann.get(f"/api/rooms/{code}")).status_code == 404
        await registry.store.purge_archive(registry.store.now() - DAY_SECONDS)
    with closing(connect(tmp_path / FILE)) as file:
        assert (restore_archived(file), restore_archived(file)) == (1, 0)
    async with site(tmp_path) as here:
        found, store = await here.disk.read_room(code), here.disk
        assert found is not None
        assert before is not None
        assert (found[0]._replace(created=before[0].created), found[1]) == before
        await store.remove_room(code)
        await store.purge_archive(store.now() + DAY_SECONDS)
        assert store.connection.execute("SELECT count(*) FROM rooms_away").fetchone() == (0,)
        assert store.connection.execute("SELECT count(*) FROM events_away").fetchone() == (0,)


DAMAGES = {
    "its event 2 is missing": "UPDATE events SET seq = 9 WHERE room = 'ABCDEF'",
    "Input data was truncated": "UPDATE events SET payload = '{' WHERE room = 'ABCDEF'",
    "cannot be played again (ValueError)": "UPDATE rooms SET seats = '[]' WHERE code = 'ABCDEF'",
    "cannot be played again (KeyError)": "UPDATE events SET payload = '{}' WHERE room = 'ABCDEF'",
    "Expected `array`": "UPDATE rooms SET seats = '1' WHERE code = 'ABCDEF'",
}


@pytest.mark.parametrize("sentence", DAMAGES)
def test_a_damaged_room_affects_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture, sentence: str) -> None:
    @site_test
    async def test() -> None:
        async with site(tmp_path) as here:
            whole, _, _ = await two_at_a_table(here)
            await here.services.registry.store.add_room(ROW)
        insert = "INSERT INTO events VALUES ('ABCDEF', 2, 'phrase', '{\"seat\": 0, \"phrase\": 1}', 1.0)"
        change(tmp_path, insert, DAMAGES[sentence])
        async with site(tmp_path) as here:
            visitor = here.browser()
            answer = await visitor.get("/api/rooms/ABCDEF")
            assert (answer.status_code, answer.json()["error"]["code"]) == (410, "room.damaged")
            assert await visitor.line("ABCDEF").close_code() == 4404
            assert (await visitor.get(f"/api/rooms/{whole}")).status_code == 200

    test()
    assert [line for line in caplog.messages if "room ABCDEF is damaged" in line and sentence in line]


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    connect(tmp_path / FILE).close()
    change(tmp_path, "PRAGMA user_version=99")
    with pytest.raises(StoreError, match="newer version"):
        connect(tmp_path / FILE)


def test_an_unknown_column_is_reported(tmp_path: Path) -> None:
    connect(tmp_path / FILE).close()
    change(tmp_path, "ALTER TABLE rooms ADD COLUMN colour TEXT")
    with pytest.raises(StoreError, match="other columns in 'rooms'"):
        connect(tmp_path / FILE)


def test_damaged_pages_are_found_at_the_start(tmp_path: Path) -> None:
    connect(tmp_path / FILE).close()
    rows = ", ".join(f"('R{number}', 2, 'answer', '{'x' * 200}', 0)" for number in range(400))
    change(tmp_path, f"INSERT INTO events VALUES {rows}")
    with (tmp_path / FILE).open("r+b") as file:
        file.seek(-3 * 4096, 2)
        file.write(b"\xff" * 4096)
    with pytest.raises(StoreError, match="is damaged"):
        prepare(tmp_path)


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    for _ in range(2):
        connection = connect(tmp_path / FILE)
        assert {path.name: path.stat().st_mode & 0o77 for path in tmp_path.iterdir() if FILE in path.name} == {
            path.name: 0 for path in tmp_path.iterdir()
        }
        connection.close()
        (tmp_path / FILE).chmod(0o644)


def test_a_broken_key_is_reported_before_the_server_starts(tmp_path: Path) -> None:
    (tmp_path / "cookie.key").touch()
    with pytest.raises(OSError, match="is no key"):
        prepare(tmp_path)
