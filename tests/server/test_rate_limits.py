"""Rate limits shared by all processes, those of one process, and Retry-After."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from algoritmus.server.http.refusals import MAX_RETRY_SECONDS
from algoritmus.server.limits import Client, Limits, RateLimiter
from algoritmus.server.store.open import Place
from algoritmus.server.store.rows import StoreError
from algoritmus.server.wire.jobs import SettleJob
from algoritmus.server.workers import pool
from algoritmus.server.workers.pool import JobError, WorkerPool
from tests.server.site import GENEROUS, PATIENCE, Browser, site, site_test, two_at_a_table
from tests.server.test_several_processes import QUICK, at, sites

FEW = replace(QUICK, unknown_codes_per_second=1e-9, unknown_codes_burst=3.0)
CASE = SettleJob("{}")
NEVER = (sys.executable, "-c", "import time; time.sleep(1000)")
SCHOOL = "192.0.2.7"


async def asked(browser: Browser, *codes: str) -> list[int]:
    return [(await browser.get(f"/api/rooms/{code}")).status_code for code in codes]


# failed lookups


@site_test
async def test_a_client_with_too_many_failed_lookups_finds_only_its_own_rooms(place: Place) -> None:
    async with site(place, FEW) as here:
        code, ann, _ = await two_at_a_table(here)
        other, cleo, _ = await two_at_a_table(here)
        assert await asked(ann, "AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD") == [404, 404, 404, 429]
        assert await asked(ann, other, "EEEEEE", code) == [429, 429, 200]  # whether it is there is not told
        assert [await ann.line(one).close_code() for one in (other, "FFFFFF")] == [1013, 1013]
        assert (await ann.enter(code))[1]["yours"] == [0]
        assert (await ann.post(f"/api/rooms/{other}/join", {"name": "Ann"})).status_code == 429
        assert await asked(cleo, code) == [200]


@site_test
async def test_failed_lookups_of_sockets_are_counted(place: Place) -> None:
    async with site(place, FEW) as here:
        ann = await here.guest()
        ends = [await ann.line(code).close_code() for code in ("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD")]
        assert ends == [4404, 4404, 4404, 1013]


@site_test
async def test_failed_lookups_count_for_all_processes(shared: str) -> None:
    async with sites(shared, limits=FEW) as (one, two):
        code, ann, _ = await two_at_a_table(one)
        bob = await one.guest()
        there = at(bob, two)
        assert await asked(bob, "AAAAAA", "BBBBBB") == [404, 404]
        assert await asked(there, "CCCCCC", "DDDDDD", code) == [404, 429, 429]
        assert await asked(bob, "EEEEEE", code) == [429, 429]
        assert await asked(at(ann, two), code) == [200]


@site_test
async def test_failed_lookups_of_an_address_have_a_larger_limit(shared: str) -> None:
    """With ever new cookies, at any process."""
    async with sites(shared, limits=replace(FEW, address_factor=2.0)) as here:
        pupils = [await here[number % 2].guest(SCHOOL) for number in range(8)]
        assert [(await asked(pupil, "AAAAAA"))[0] for pupil in pupils] == [404] * 6 + [429] * 2
        assert await asked(await here[0].guest(), "AAAAAA") == [404]


@site_test
async def test_tokens_for_lookups_refill(place: Place) -> None:
    async with site(place, replace(GENEROUS, unknown_codes_per_second=1e9, unknown_codes_burst=1.0)) as here:
        ann = await here.guest()
        assert await asked(ann, *["AAAAAA"] * 5) == [404] * 5


@site_test
async def test_playing_needs_no_lookup_in_the_database(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(place) as here:
        code, ann, bob = await two_at_a_table(here)

        async def admit(*_: object) -> bool:
            raise AssertionError("the store is asked")

        monkeypatch.setattr(here.services.registry.store, "admit", admit)
        assert await asked(ann, code) == [200]
        for seat, browser in enumerate((ann, bob)):
            line, _ = await browser.enter(code)
            assert (await line.ask("answer", seat=seat, step=1, cards=["F"]))["type"] == "done"
        assert (await here.browser().enter(code))[1]["yours"] == []
        assert (await ann.post("/api/settle", "{}")).status_code == 200


# who has no cookie


def test_a_client_without_cookie_is_limited_by_address() -> None:
    buckets = RateLimiter(0.0, 2.0, 3.0)
    assert [bool(buckets.admit(Client("", SCHOOL))) for _ in range(7)] == [False] * 6 + [True]
    buckets = RateLimiter(0.0, 2.0, 3.0)
    assert [bool(buckets.admit(Client("ann", SCHOOL))) for _ in range(3)] == [False, False, True]
    assert [bool(buckets.admit(Client(f"{pupil}", SCHOOL))) for pupil in range(5)] == [False] * 4 + [True]


@site_test
async def test_a_class_without_cookies_fits_the_rate_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four questions wait for a browser, but many more for an address; other addresses are not refused."""
    monkeypatch.setattr(pool, "COMMAND", NEVER)
    made = WorkerPool(1, PATIENCE, 1000, Limits().jobs_per_client, Limits().address_factor)
    pupils = [asyncio.create_task(made.run("settle", CASE, Client("", SCHOOL))) for _ in range(40)]
    await asyncio.sleep(0)
    for by, where in (("", SCHOOL), ("ann", SCHOOL)):
        with pytest.raises(JobError, match="too much"):
            await made.run("settle", CASE, Client(by, where))
    bob = [asyncio.create_task(made.run("settle", CASE, Client("bob", "192.0.2.8"))) for _ in range(4)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in (*pupils, *bob))
    with pytest.raises(JobError, match="too much"):
        await made.run("settle", CASE, Client("bob", "192.0.2.9"))  # a browser is the same at any address
    for task in (*pupils, *bob):
        task.cancel()
    await asyncio.gather(*pupils, *bob, return_exceptions=True)
    assert (made.waiting, dict(made.by_address)) == (0, {})
    await asyncio.to_thread(made.close)


@site_test
async def test_a_class_behind_one_address_opens_its_sockets(tmp_path: Path) -> None:
    async with site(tmp_path, replace(GENEROUS, sockets_per_client=1, address_factor=4.0)) as here:
        code, _, _ = await two_at_a_table(here)
        pupils = [await here.browser(SCHOOL).enter(code) for _ in range(4)]
        assert await here.browser(SCHOOL).line(code).close_code() == 1013
        for line, _ in pupils:
            await line.hang_up()
        assert not here.services.sockets.counts


# when to ask again


@site_test
async def test_a_refused_client_is_sent_retry_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(GENEROUS, requests_per_second=0.25, requests_burst=3.0, rooms_per_second=0, rooms_burst=0)
    async with site(tmp_path, limits) as here:
        ann = await here.guest()
        told = [await ann.get("/api/links") for _ in range(4)]
        assert [answer.status_code for answer in told] == [200, 200, 200, 429]
        assert told[-1].json()["error"]["code"] == "busy"
        assert told[-1].headers["retry-after"] in ("3", "4")
        assert "retry-after" not in told[0].headers
        never = await here.browser().post("/api/rooms", {"rule_set": "golems/cards"})
        assert (never.status_code, never.headers["retry-after"]) == (429, f"{MAX_RETRY_SECONDS:.0f}")

        async def away(_: str) -> None:
            raise StoreError("away")

        monkeypatch.setattr(here.services.registry, "open", away)
        gone = await here.browser().get("/api/rooms/AAAAAA")
        assert (gone.status_code, gone.json()["error"]["code"]) == (503, "store.failed")
        assert int(gone.headers["retry-after"]) >= 1


@site_test
async def test_a_job_that_takes_too_long_is_not_to_be_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", NEVER)
    async with site(tmp_path, replace(GENEROUS, job_seconds=0.05, jobs_waiting=1)) as here:
        ann = await here.guest()
        first, second = await asyncio.gather(*(ann.post("/api/settle", "{}") for _ in range(2)))
        assert (first.status_code, first.json()["error"]["code"]) == (400, "slow")
        assert "retry-after" not in first.headers
        assert (second.status_code, second.json()["error"]["code"]) == (503, "busy")
        assert second.headers["retry-after"] == "2"
