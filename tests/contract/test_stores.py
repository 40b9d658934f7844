"""Contract of every store, the embedded one and the shared one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial

import pytest

from algoritmus.server.store.interface import Store
from algoritmus.server.store.open import Place, open_store
from algoritmus.server.store.rows import ConflictError, DamagedError, LogEntry, RoomRow
from algoritmus.server.wire.room_events import Joined, SeatRow
from tests.server.site import site_test

ROW = RoomRow("ABCDEF", "golems/board", "1", {"field": "meadow"}, "seed", [SeatRow("person", "", "Ann", "x")], 1.0, 30)
DAY = 86_400.0


class Nobody:
    """Has no room in memory."""

    def loaded_rooms(self) -> Collection[str]:
        return ()

    def local_presence(self) -> Collection[tuple[str, str]]:
        return ()

    def on_event(self, entry: LogEntry) -> None:
        """Nothing is in memory."""

    def on_seq(self, code: str, seq: int) -> None:
        """Not here."""

    def on_presence(self, code: str, elsewhere: frozenset[str], since: float) -> None:
        """Not here."""


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store = await open_store(place)
    try:
        await store.start(Nobody())
        yield store
    finally:
        await store.close()


async def written(store: Store, *events: LogEntry) -> list[Exception | None]:
    """The results of the writes, in the order of their callbacks."""
    results: list[Exception | None] = []
    for event in events:
        store.append(event, results.append)
    while len(results) < len(events):
        await asyncio.sleep(0.001)
    return results


def joined(seq: int, number: int = 0, room: str = "ABCDEF") -> LogEntry:
    return LogEntry(room, seq, Joined(seat=number, holder="x", name='Аня "\\ \u0000'))


@site_test
async def test_rooms_and_events_are_kept_in_order(place: Place) -> None:
    async with opened(place) as store:
        await store.add_room(ROW)
        written_seqs: list[int] = []

        def on_written(seq: int, error: Exception | None) -> None:
            assert error is None
            written_seqs.append(seq)

        for seq in range(2, 500):
            store.append(joined(seq, seq), partial(on_written, seq))
        while len(written_seqs) < 498:
            await asyncio.sleep(0.01)
        assert written_seqs == list(range(2, 500))
    async with opened(place) as store:
        found = await store.read_room("ABCDEF")
        assert found is not None
        assert found[0] == ROW
        assert [event._replace(at=0.0) for event in found[1]] == [joined(seq, seq) for seq in written_seqs]
        assert [event.seq for event in await store.read_events("ABCDEF", 497)] == [498, 499]
        assert await store.read_room("NOROOM") is None
        assert await store.answers()


@site_test
async def test_queued_writes_are_finished_before_the_end(place: Place) -> None:
    results: list[Exception | None] = []
    async with opened(place) as store:
        await store.add_room(ROW)
        for seq in range(2, 20):
            store.append(joined(seq), results.append)
    async with opened(place) as store:
        assert len(await store.read_events("ABCDEF", 1)) == 18


@site_test
async def test_a_code_is_given_once(place: Place) -> None:
    async with opened(place) as store:
        await store.add_room(ROW)
        with pytest.raises(ConflictError):
            await store.add_room(ROW._replace(seed="another"))
        assert await store.has_room("ABCDEF")
        assert not await store.has_room("ABCDE")
        found = await store.read_room("ABCDEF")
        assert found is not None
        assert found[0].seed == "seed"
        await store.add_room(ROW._replace(code="GHJKLM"))
        assert [await store.codes(after, 1) for after in ("", "ABCDEF", "GHJKLM")] == [["ABCDEF"], ["GHJKLM"], []]


@site_test
async def test_a_missing_event_is_reported(place: Place) -> None:
    async with opened(place) as store:
        await store.add_room(ROW)
        assert await written(store, joined(2), joined(3), joined(5)) == [None] * 3
        with pytest.raises(DamagedError, match="its event 4 is missing"):
            await store.read_room("ABCDEF")
        with pytest.raises(DamagedError, match="its event 4 is missing"):
            await store.read_events("ABCDEF", 2)


@site_test
async def test_old_rooms_are_put_away_with_a_copy_that_comes_back(place: Place) -> None:
    async with opened(place) as store:
        for code in ("ABCDEF", "GHJKLM", "NPQRST"):
            await store.add_room(ROW._replace(code=code))
        await written(store, joined(2), joined(2, room="GHJKLM"))
        assert await store.old_rooms(2.0, "") == (["NPQRST"], "NPQRST")  # the others were made long ago, used just now
        assert await store.old_rooms(1e12, "NPQRST") == ([], "")
        before = await store.read_room("ABCDEF")
        await store.remove_room("ABCDEF")
        await store.remove_room("GHJKLM")
        assert await store.codes("", 9) == ["NPQRST"]
        await store.purge_archive(store.now() - DAY)
        assert (await store.restore_archived(), await store.restore_archived()) == (2, 0)
        found = await store.read_room("ABCDEF")
        assert found is not None
        assert before is not None
        assert (found[0]._replace(created=1.0), found[1]) == before
        assert found[0].created > 1.0  # it is not old again at once
        await store.remove_room("ABCDEF")
        await store.purge_archive(store.now() + DAY)
        assert await store.restore_archived() == 0


@site_test
async def test_the_key_stays_the_same(place: Place) -> None:
    async with opened(place) as store:
        key = await store.cookie_key()
        assert len(key) == 32
        assert await store.cookie_key() == key
    async with opened(place) as store:
        assert await store.cookie_key() == key


@site_test
async def test_rate_limits_are_counted_by_name(place: Place) -> None:
    async with opened(place) as store:
        assert [await store.admit("ann", 1e-9, 3.0) for _ in range(5)] == [True, True, True, False, False]
        assert await store.admit("bob", 1e-9, 3.0)
        assert [await store.admit("cleo", 1e9, 1.0) for _ in range(3)] == [True] * 3  # they come back


@site_test
async def test_the_holder_of_a_lease_may_renew_it(place: Place) -> None:
    async with opened(place) as store:
        assert await store.lease("ABCDEF", 1, 60.0)
        assert await store.lease("ABCDEF", 1, 60.0)
        assert await store.lease("ABCDEF", 2, 60.0)


@site_test
async def test_the_logs_time_goes_on_from_the_last_event(place: Place) -> None:
    async with opened(place) as store:
        now = store.now()
        await store.add_room(ROW._replace(created=now + 100 * DAY))  # by a clock that is wrong
    async with opened(place) as store:
        assert now + 100 * DAY <= store.now() < now + 101 * DAY
        await store.add_room(ROW._replace(code="GHJKLM", created=store.now()))
        await written(store, joined(2, room="GHJKLM"))
        assert (await store.read_events("GHJKLM", 1))[0].at >= now + 100 * DAY
