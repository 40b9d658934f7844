"""Durability: acknowledged writes are there after a restart; a failed write is not acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from algoritmus.server.rooms.background_tasks import archive
from algoritmus.server.store.file import TABLES, connect
from algoritmus.server.store.rows import LogEntry, RoomRow, StoreError
from algoritmus.server.store.sqlite import SqliteStore
from algoritmus.server.wire.room_events import Answered, Joined, PhraseSaid, SeatRow
from tests.server.site import GENEROUS, OPEN, PATIENCE, PERSON, Site, site, site_test, two_at_a_table

ROW = RoomRow("ABCDEF", "golems/board", "1", {"field": "meadow"}, "seed", [SeatRow("person", "", "Ann", "x")], 1.0)


@site_test
async def test_rooms_and_events_are_kept_in_order(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, asyncio.get_running_loop())
    await store.add_room(ROW)
    written_seqs: list[int] = []

    def on_written(seq: int, error: Exception | None) -> None:
        assert error is None
        written_seqs.append(seq)

    for seq in range(2, 3000):
        store.append(LogEntry("ABCDEF", seq, Answered(seat=0, cards=["F"])), partial(on_written, seq))
    while len(written_seqs) < 2998:
        await asyncio.sleep(0.01)
    assert written_seqs == list(range(2, 3000))
    await store.close()
    again = SqliteStore(tmp_path, asyncio.get_running_loop())
    found = await again.read_room("ABCDEF")
    assert found is not None
    assert found[0] == ROW
    assert [event.seq for event in found[1]] == written_seqs
    assert await again.read_room("NOROOM") is None
    await again.close()


@site_test
async def test_one_server_per_folder(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, asyncio.get_running_loop())
    with pytest.raises(StoreError, match="another server"):
        connect(tmp_path / "rooms.sqlite3")
    await store.close()
    with pytest.raises(StoreError, match="cannot open"):
        connect(tmp_path / "no folder" / "rooms.sqlite3")


@site_test
async def test_answers_are_durable_when_they_are_acknowledged(tmp_path: Path) -> None:
    connection = connect(tmp_path / "rooms.sqlite3")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


@site_test
async def test_a_restart_restores_the_exact_state(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        blue, _ = await bob.enter(code)
        for step in (1, 2):
            await red.ask("answer", id=step, seat=0, step=step, cards=["L"])
            await blue.ask("answer", seat=1, step=step, cards=["F"])
            await red.until("step")
        await red.ask("phrase", seat=0, phrase=1)
        await red.ask("answer", id="sealed", seat=0, step=3, cards=["F"])
        _, before = await ann.enter(code)
        digest = here.services.registry.live_rooms[code].room.match.digest()
    async with site(tmp_path) as here:
        for browser in (ann, bob):
            browser.site = here
        red, state = await ann.enter(code)
        assert state | {"seats": 0} == before | {"seats": 0}
        room = here.services.registry.live_rooms[code].room
        assert (room.match.digest(), room.match.sealed) == (digest, {0: ("F",)})
        for id_, step, cards in ((1, 1, ["L"]), ("sealed", 3, ["F"])):
            again = await red.ask("answer", id=id_, seat=0, step=step, cards=cards)
            assert again["type"] == "done"
        assert room.seq == state["seq"]
        blue, _ = await bob.enter(code, 2)
        assert (await blue.ask("answer", seat=1, step=3, cards=["F"]))["type"] == "done"
        assert (await red.until("step"))["step"] == 4


@site_test
async def test_a_failed_write_is_not_acknowledged(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, _ = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        stopped: list[bool] = []
        registry = here.services.registry
        registry.on_failure = lambda: stopped.append(True)
        full = sqlite3.connect(tmp_path / "other.sqlite3", check_same_thread=False)  # has no tables
        kept, here.disk.connection = here.disk.connection, full
        red.send({"type": "answer", "id": 1, "seat": 0, "step": 1, "cards": ["F"]})
        assert await red.close_code() == 1011
        assert stopped == [True]
        assert not any('"done"' in text for text in red.all)
        answer = await ann.post("/api/rooms", {"rule_set": "golems/cards"})
        assert answer.status_code == 503
        here.disk.connection = kept
        full.close()


@site_test
async def test_waiting_commands_fail_when_the_writer_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise everybody would wait for ever."""
    store = SqliteStore(tmp_path, asyncio.get_running_loop())

    def break_off(*_: object) -> None:
        raise UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogates not allowed")

    monkeypatch.setattr(store, "_insert", break_off)
    for _ in range(2):
        told: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        store.append(LogEntry("ABCDEF", 2, Joined(seat=0, holder="", name="")), told.set_result)
        assert isinstance(await asyncio.wait_for(told, PATIENCE), StoreError)
    assert isinstance(store.failed, StoreError)
    await store.close()


@site_test
async def test_idle_rooms_are_unloaded_and_loaded_again(tmp_path: Path) -> None:
    async with site(tmp_path, replace(GENEROUS, idle_room_seconds=0.1)) as here:
        ann, live_rooms = here.browser(), here.services.registry.live_rooms
        watched, left = [await ann.create("golems/cards", {}, [PERSON, OPEN]) for _ in range(2)]
        line, before = await ann.enter(watched)
        for room in live_rooms.values():
            room.last_used -= 1000.0
        await left_memory(here, left)
        assert watched in live_rooms  # somebody is there
        await line.hang_up()
        await left_memory(here, watched)
        entered = await asyncio.gather(*(ann.enter(watched) for _ in range(5)))
        assert all(state["views"] == before["views"] for _, state in entered)
        assert len(live_rooms[watched].room.listeners) == 5  # who comes at the same time comes to the same table


async def left_memory(here: Site, code: str) -> None:
    while code in here.services.registry.live_rooms:
        await asyncio.sleep(0.01)


@site_test
async def test_a_room_of_an_outdated_rules_version_continues_if_it_fits(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        store = here.services.registry.store
        old = ROW._replace(version="0", seats=ROW.seats * 2)
        await store.add_room(old)
        assert (await here.browser().get("/api/rooms/ABCDEF")).status_code == 200
        await store.add_room(old._replace(code="NPQRST", options={"moon": "full"}))
        gone = await here.browser().get("/api/rooms/NPQRST")
        assert (gone.status_code, gone.json()["error"]["code"]) == (410, "room.version")
        assert await store.has_room("NPQRST")  # nothing of it is lost
        kept = await here.browser().get("/api/rooms/npqrst/record")
        assert kept.status_code == 200
        assert kept.text.splitlines()[1:] == ["game golems/board 0", "option moon full", f"seed {ROW.seed}"]
        assert "NPQRST" in kept.headers["content-disposition"]
        await here.services.registry.store.add_room(ROW._replace(code="GHJKLM", seats=ROW.seats * 2))
        assert (await here.browser().get("/api/rooms/GHJKLM")).status_code == 200


@site_test
async def test_a_file_without_the_clock_column_is_read(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "rooms.sqlite3") as old:
        old.executescript(TABLES)
        old.execute("INSERT INTO rooms VALUES ('ABCDEF', 'golems/board', '1', '{}', 'seed', '[]', 1.0)")
    old.close()
    store = SqliteStore(tmp_path, asyncio.get_running_loop())
    found = await store.read_room("ABCDEF")
    assert found is not None
    assert found[0].clock == 0
    assert await store.old_rooms(2.0, "") == (["ABCDEF"], "ABCDEF")
    await store.close()


def age(store: SqliteStore, code: str, at: float) -> None:
    """As if all of this had happened then."""
    with store.lock, store.connection:
        store.connection.execute("UPDATE rooms SET created = ? WHERE code = ?", (at, code))
        store.connection.execute("UPDATE events SET at = ? WHERE room = ?", (at, code))


def codes_of(store: SqliteStore) -> list[str]:
    return [code for (code,) in store.connection.execute("SELECT code FROM rooms ORDER BY code")]


@site_test
async def test_old_rooms_are_archived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("algoritmus.server.store.sqlite.PAGE_SIZE", 3)
    async with site(tmp_path, replace(GENEROUS, keep_days=1e6)) as here:
        registry = here.services.registry
        for number in range(1, 8):
            await registry.store.add_room(ROW._replace(code=f"OLD{number}", created=float(number)))
        code, ann, _ = await two_at_a_table(here)
        line, _ = await ann.enter(code)
        await line.ask("answer", seat=0, step=1, cards=["F"])
        await archive(registry, 7.0)
        assert codes_of(here.disk) == sorted(["OLD7", code])
        age(here.disk, code, 3.0)
        await archive(registry, 8.0)
        assert codes_of(here.disk) == [code]  # somebody is there
        del registry.live_rooms[code]
        await archive(registry, 8.0)
        assert (await ann.get(f"/api/rooms/{code}")).status_code == 404
        assert here.disk.connection.execute("SELECT count(*) FROM events").fetchone() == (0,)


@site_test
async def test_a_room_that_is_being_archived_cannot_be_entered(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        registry = here.services.registry
        code, _, _ = await two_at_a_table(here)
        del registry.live_rooms[code]
        age(here.disk, code, 3.0)
        leaving = asyncio.create_task(archive(registry, 8.0))
        while code not in registry.loading:
            await asyncio.sleep(0)
        assert await registry.open(code) is None
        await leaving
        assert codes_of(here.disk) == []


@site_test
async def test_a_room_that_is_being_opened_is_not_archived(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        registry = here.services.registry
        code, _, _ = await two_at_a_table(here)
        del registry.live_rooms[code]
        age(here.disk, code, 3.0)
        coming = asyncio.create_task(registry.open(code))
        await asyncio.gather(coming, archive(registry, 8.0))
        assert coming.result() is not None
        assert codes_of(here.disk) == [code]


@site_test
async def test_only_the_last_event_counts(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, asyncio.get_running_loop())
    await store.add_room(ROW)
    is_written = asyncio.Event()
    store.append(LogEntry("ABCDEF", 2, PhraseSaid(seat=0, phrase=0)), lambda _: is_written.set())
    await is_written.wait()
    assert await store.old_rooms(2.0, "") == ([], "ABCDEF")  # made long ago, used just now
    assert await store.old_rooms(1e12, "ABCDEF") == ([], "")
    await store.close()
