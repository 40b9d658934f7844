"""A browser that asks for a seat again, because it heard nothing, sits on one seat: whatever became of the first try.

The fault is put where it hurts: the try is in the log and nobody hears of it, or it is on its way while others write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from algoritmus.server.rooms import joining
from algoritmus.server.store import sqlite
from algoritmus.server.store.interface import Store
from algoritmus.server.store.open import Place
from algoritmus.server.store.postgres import PostgresStore
from algoritmus.server.store.rows import OnWritten
from tests.server.site import OPEN, PERSON, Browser, Site, seat_of, site, site_test
from tests.server.test_several_processes import SLOW, at, store_of

MOMENTS = ("before", "after")  # the commit


class Fault:
    """The connection to the store breaks before or after the next commit and stays broken until it is mended."""

    def __init__(self, here: Site, moment: str, patch: pytest.MonkeyPatch) -> None:
        self.store: Store = here.services.registry.store
        self.patch, self.moment = patch, moment
        self.committed = asyncio.Event()
        self.held: list[Callable[[], None]] = []
        self.mended = False
        if isinstance(self.store, PostgresStore):
            self.insert = self.store.writer._insert
            patch.setattr(self.store.writer, "_insert", self.insert_and_cut)
        else:
            assert moment == "after"
            patch.setattr(sqlite, "notify_all", self.hold)

    async def insert_and_cut(self, group: list[object]) -> object:
        if not self.mended:
            if self.moment == "after" and not self.committed.is_set():
                await self.insert(group)  # type: ignore[arg-type]
            self.committed.set()
            raise ConnectionError(f"cut {self.moment} the commit")
        return await self.insert(group)  # type: ignore[arg-type]

    def hold(self, done: list[OnWritten], error: Exception | None) -> None:
        self.committed.set()
        self.held += [lambda one=one: one(error) for one in done]  # type: ignore[misc]
        if self.mended:
            self.mend()

    def mend(self) -> None:
        self.mended = True
        held, self.held = self.held, []
        for one in held:
            one()


async def set_table(here: Site) -> tuple[str, Browser]:
    """Two seats are free, and somebody with a cookie wants one."""
    code = await here.browser().create("golems/board", {"players": "3"}, [PERSON, OPEN, OPEN])
    return code, await here.guest()


async def join(browser: Browser, code: str, seat: int | None = None) -> tuple[int, object]:
    wish = {"name": "Bob"} | ({} if seat is None else {"seat": seat})
    answer = await browser.post(f"/api/rooms/{code}/join", wish)
    return answer.status_code, answer.json().get("seats")


async def until_joined(browser: Browser, code: str, seat: int | None = None) -> object:
    while (told := await join(browser, code, seat))[0] != 200:
        assert told[0] == 503
    return told[1]


async def joins(here: Site, code: str) -> list[object]:
    return [seat_of(entry) for entry in await here.services.registry.store.read_events(code, 1)]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Nobody waits long for a write."""
    monkeypatch.setattr(joining, "JOIN_SECONDS", 0.1)
    return monkeypatch


def test_a_write_whose_acknowledgement_was_lost(place: Place, impatient: pytest.MonkeyPatch) -> None:
    @site_test
    async def test() -> None:
        async with site(place, SLOW) as here:
            code, bob = await set_table(here)
            fault = Fault(here, "after", impatient)
            assert [await join(bob, code) for _ in range(3)] == [(503, None)] * 3
            await fault.committed.wait()
            assert await joins(here, code) == [1]
            fault.mend()
            assert await until_joined(bob, code) == [1]
            assert await until_joined(await here.guest(), code) == [2]
            assert await joins(here, code) == [1, 2]

    test()


def test_a_server_that_dies_before_it_acknowledges(place: Place, impatient: pytest.MonkeyPatch) -> None:
    @site_test
    async def test() -> None:
        async with site(place, SLOW) as here:
            code, bob = await set_table(here)
            fault = Fault(here, "after", impatient)
            assert await join(bob, code) == (503, None)
            await fault.committed.wait()
        impatient.undo()
        async with site(place, SLOW) as here:
            assert await join(at(bob, here), code) == (200, [1])
            assert await joins(here, code) == [1]

    test()


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("wish", [None, 1, 2])
@pytest.mark.parametrize("stranger", [False, True])
def test_a_write_that_is_retried_at_another_process(
    shared: str, impatient: pytest.MonkeyPatch, moment: str, wish: int | None, stranger: bool
) -> None:
    """Meanwhile somebody else may come to the other process, and be first if the try is not in the log."""

    @site_test
    async def test() -> None:
        async with AsyncExitStack() as stack:
            one, two = [await stack.enter_async_context(site(shared, SLOW)) for _ in range(2)]
            code, bob = await set_table(one)
            fault = Fault(one, moment, impatient)
            assert await join(bob, code) == (503, None)
            await fault.committed.wait()
            first = [await until_joined(await two.guest(), code)] if stranger else []
            again = await until_joined(at(bob, two), code, None if stranger else wish)
            assert await join(bob, code) == (503, None)  # at the first process it is still not known
            fault.mend()
            assert await until_joined(bob, code) == again
            seated = [again, *first] if moment == "after" else [*first, again]
            assert [[seat] for seat in await joins(two, code)] == seated

    test()


@site_test
async def test_a_process_whose_lease_expired_meanwhile(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its try is in the log; it joins its peers again, reads, and finds it there."""
    monkeypatch.setattr(joining, "JOIN_SECONDS", 0.1)
    async with site(shared, SLOW) as here:
        code, bob = await set_table(here)
        fault = Fault(here, "after", monkeypatch)
        assert await join(bob, code) == (503, None)
        await fault.committed.wait()
        before = store_of(here).peers.process
        await store_of(here).rows("UPDATE processes SET until = clock_timestamp() WHERE id = $1", before)
        fault.mend()
        assert await until_joined(bob, code) == [1]
        assert store_of(here).peers.process != before
        assert await joins(here, code) == [1]
