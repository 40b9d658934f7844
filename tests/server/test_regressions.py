"""Regressions: faults found by testing as an attacker and as an operator."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import Raw
from starlette.types import Message

from algoritmus.server.http.cookies import COOKIE
from algoritmus.server.http.sockets import BYTES_PER_TOKEN, HELLO_COST
from algoritmus.server.rooms import joining, outbox
from algoritmus.server.rooms.outbox import MAX_RESUMED_STEPS
from tests.server.site import GENEROUS, HOST, OPEN, ORIGIN, PERSON, Browser, Site, site, site_test, two_at_a_table

SCHOOL = "192.0.2.7"


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", f"/{'x' * 5000}", f"/assets/{'x/' * 3000}", "/%ff%fe"])
def test_impossible_file_names_are_not_found(tmp_path: Path, path: str) -> None:
    @site_test
    async def test() -> None:
        async with site(tmp_path) as here:
            assert (await here.browser().get(path)).status_code == 404

    test()


@pytest.mark.parametrize("code", ["%00", "x" * 5000, "%ff", "%F0%9F%98%80"])
def test_unknown_room_codes_are_not_found(tmp_path: Path, code: str) -> None:
    @site_test
    async def test() -> None:
        async with site(tmp_path) as here:
            assert (await here.browser().get(f"/api/rooms/{code}")).status_code == 404

    test()


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "//", "http://"])
def test_invalid_origins_are_foreign(tmp_path: Path, origin: str) -> None:
    @site_test
    async def test() -> None:
        async with site(tmp_path) as here:
            code, ann, _ = await two_at_a_table(here)
            answer = await ann.post("/api/rooms", {"rule_set": "golems/cards"}, {"origin": origin})
            assert answer.status_code == 403
            assert await ann.line(code, origin).close_code() == 1008

    test()


async def send(here: Site, *parts: Message) -> list[int]:
    """The statuses of the answers to a request that comes in these parts."""
    statuses: list[int] = []
    waiting = list(parts)

    async def receive() -> Message:
        if not waiting:
            await asyncio.Event().wait()
        return waiting.pop(0)

    async def put(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    scope = {"type": "http", "method": "POST", "path": "/api/rooms", "query_string": b"", "root_path": ""}
    headers = [(b"host", HOST), (b"origin", ORIGIN.encode())]
    await here.app({**scope, "scheme": "http", "headers": headers, "client": ("10.9.9.9", 1)}, receive, put)
    return statuses


PART: Message = {"type": "http.request", "body": b"{", "more_body": True}


@site_test
async def test_a_disconnect_within_the_body_is_no_error(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        assert await send(here, PART, {"type": "http.disconnect"}) == [400]


@site_test
async def test_a_body_has_a_timeout(tmp_path: Path) -> None:
    async with site(tmp_path, replace(GENEROUS, body_seconds=0.01)) as here:
        assert await send(here, PART) == [408]


@site_test
async def test_a_school_behind_one_address_gets_its_rooms(tmp_path: Path) -> None:
    limits = replace(
        GENEROUS, rooms_per_second=0, rooms_burst=2, requests_per_second=0, requests_burst=20, address_factor=50.0
    )
    async with site(tmp_path, limits) as here:
        pupils = [here.browser(SCHOOL) for _ in range(25)]
        for pupil in pupils:
            await pupil.get("/")  # a page brings a cookie
        for pupil in pupils * 2:
            code = await pupil.create("golems/cards", {}, [PERSON, OPEN])
            line, _ = await pupil.enter(code)
            await line.hang_up()
        refused = [(await pupil.post("/api/rooms", {"rule_set": "golems/cards"})).status_code for pupil in pupils]
        assert refused == [429] * 25


@site_test
async def test_an_address_has_a_larger_limit(tmp_path: Path) -> None:
    async with site(tmp_path, replace(GENEROUS, rooms_per_second=0, rooms_burst=1, address_factor=3.0)) as here:
        wish = {"rule_set": "golems/cards"}
        made = [(await here.browser(SCHOOL).post("/api/rooms", wish)).status_code for _ in range(4)]
        assert made == [200, 200, 200, 429]


@site_test
async def test_a_room_has_a_limit_of_listeners(tmp_path: Path) -> None:
    async with site(tmp_path, replace(GENEROUS, listeners_per_room=2)) as here:
        code, ann, bob = await two_at_a_table(here)
        for browser in (ann, bob):
            await browser.enter(code)
        assert await ann.line(code).close_code() == 1013


@site_test
async def test_every_hello_but_the_first_costs_more_tokens(tmp_path: Path) -> None:
    async with site(tmp_path, replace(GENEROUS, messages_per_second=0, messages_burst=3 * HELLO_COST + 3)) as here:
        code, ann, _ = await two_at_a_table(here)
        line, _ = await ann.enter(code)
        for _ in range(2):
            assert (await line.hello())["type"] == "state"
        line.send({"type": "hello", "seq": 0})
        assert await line.close_code() == 1008


@site_test
async def test_a_disconnected_player_has_a_grace_period(tmp_path: Path) -> None:
    async with site(tmp_path, replace(GENEROUS, grace_seconds=1000.0)) as here:
        code, ann, bob = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        blue, _ = await bob.enter(code)
        await blue.hang_up()
        refused = await red.ask("replace", seat=1, player="random")
        assert (refused["code"], "wait 1000 s" in refused["message"]) == ("seat.grace", True)
        assert refused["values"] == {"seconds": 1000}
        assert (await red.ask("replace", seat=0, player="random"))["type"] == "done"  # the own seat, at any time
        room = here.services.registry.live_rooms[code].room
        room.left_at = {holder: at - 1000.0 for holder, at in room.left_at.items()}
        assert (await red.ask("replace", seat=1, player="random"))["type"] == "done"


@site_test
async def test_after_a_restart_everybody_has_a_grace_period(tmp_path: Path) -> None:
    limits = replace(GENEROUS, grace_seconds=1000.0)
    async with site(tmp_path, limits) as here:
        code, ann, _ = await two_at_a_table(here)
    async with site(tmp_path, limits) as here:
        ann.site = here
        red, _ = await ann.enter(code)
        assert (await red.ask("replace", seat=1, player="random"))["code"] == "seat.grace"
        here.services.registry.live_rooms[code].room.loaded_at = time.monotonic() - 1000.0
        assert (await red.ask("replace", seat=1, player="random"))["type"] == "done"


@site_test
async def test_a_browser_that_joins_twice_at_once_takes_one_seat(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann, bob = here.browser(), here.browser()
        await bob.create("golems/cards")  # has a cookie now
        code = await ann.create("golems/cards", {"players": "4"}, [PERSON, OPEN, OPEN, OPEN])
        joined = await asyncio.gather(*(bob.post(f"/api/rooms/{code}/join", {"name": "Bob"}) for _ in range(5)))
        assert [answer.json() for answer in joined] == [{"seats": [1]}] * 5
        assert not here.services.registry.live_rooms[code].room.pending_joins


@site_test
async def test_health_and_readiness(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        visitor, store = here.browser(), here.services.registry.store
        assert [(await visitor.get(path)).status_code for path in ("/healthz", "/readyz")] == [200, 200]
        store.failed = sqlite3.OperationalError("disk full")
        assert [(await visitor.get(path)).status_code for path in ("/healthz", "/readyz")] == [200, 503]
        store.failed = None


# a welcome


class Ear:
    """A listener that counts bytes."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: int) -> None:
        raise AssertionError(code)


async def play_rounds(code: str, browsers: list[Browser], rounds: int) -> int:
    """So many rounds of standing still; the number before the first."""
    lines = [(await browser.enter(code))[0] for browser in browsers]
    began = (await browsers[0].line(code).hello())["seq"]
    for step in range(1, rounds + 1):
        for seat, line in enumerate(lines):
            assert (await line.ask("answer", seat=seat, step=step, cards=["L", "R"]))["type"] == "done"
    return int(began)


@site_test
async def test_a_welcome_is_encoded_once_for_all_who_reconnect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, "golems/cards", {"way": "standard"})
        began = await play_rounds(code, [ann, bob], 3)
        live, made = here.services.registry.live_rooms[code], list[object]()

        def count(value: object) -> Raw:
            made.append(value)
            return Raw(outbox.encode(value))

        monkeypatch.setattr(outbox, "raw", count)
        holder, first = live.room.seats[0].holder, Ear(live.room.seats[0].holder)
        live.outbox.welcome(first, began)
        assert [json.loads(message)["type"] for message in first.heard] == ["step"] * 3 + ["table"]
        once = len(made)
        assert once > 2
        for _ in range(5):
            again = Ear(holder)
            assert live.outbox.welcome(again, began) == sum(map(len, first.heard))
            assert again.heard == first.heard
        assert len(made) == once


@site_test
async def test_a_client_that_missed_too_much_gets_the_state(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, "golems/cards", {"way": "standard"})
        began = await play_rounds(code, [ann, bob], MAX_RESUMED_STEPS + 1)
        room = here.services.registry.live_rooms[code].room
        assert room.recent[0].seq <= began + 1  # all of it is known
        assert (await ann.line(code).hello(began))["type"] == "state"
        assert (await ann.line(code).hello(began + 2))["type"] == "step"


@site_test
async def test_a_welcome_costs_tokens_by_its_size(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, "golems/cards", {"way": "standard"})
        began = await play_rounds(code, [ann, bob], 8)
        live = here.services.registry.live_rooms[code]
        told = live.outbox.welcome(Ear(live.room.seats[0].holder), began) / BYTES_PER_TOKEN
        assert told > 1
        limits = here.services.sockets.limits
        here.services.sockets.limits = replace(limits, messages_per_second=0, messages_burst=1 + told)
        line = ann.line(code)
        assert (await line.hello(began))["type"] == "step"
        line.send({"type": "hello", "seq": began})
        assert await line.close_code() == 1008
        here.services.sockets.limits = replace(limits, messages_per_second=0, messages_burst=0.9 + told)
        line = ann.line(code)
        line.send({"type": "hello", "seq": began})
        assert await line.close_code() == 1008


@site_test
async def test_joining_again_gives_no_second_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "JOIN_SECONDS", 0.2)
    async with site(tmp_path) as here:
        code = await here.browser().create("golems/board", {"players": "3"}, [PERSON, OPEN, OPEN])
        bob = here.browser()
        bob.http.cookies.set(COOKIE, here.services.context.cookies.new())
        with here.disk.lock:  # the disk is slower than anybody waits
            late = [(await bob.post(f"/api/rooms/{code}/join", {"name": "Bob"})).status_code for _ in range(3)]
        assert late == [503] * 3
        while (joined := await bob.post(f"/api/rooms/{code}/join", {"name": "Bob"})).status_code != 200:
            pass
        assert joined.json() == {"seats": [1]}
