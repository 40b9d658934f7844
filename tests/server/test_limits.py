"""Rate limits, size limits, foreign origins and invalid messages: each has its close code."""

from __future__ import annotations

import asyncio
import math
from dataclasses import replace
from pathlib import Path

import pytest

from algoritmus.server.http.cookies import Cookies
from algoritmus.server.http.sockets import Socket
from algoritmus.server.limits import RateLimiter, TokenBucket
from algoritmus.server.store.key import load_key
from tests.server.site import GENEROUS, ORIGIN, site, site_test, two_at_a_table

STRICT = replace(GENEROUS, messages_per_second=0.0, messages_burst=20.0, hello_seconds=0.2, sockets_per_client=3)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (b"\x00\x01", 1003),
        ("not json", 1003),
        ("", 1003),
        ("[" * 5000, 1007),
        ("{}", 1007),
        ("[]", 1007),
        ('{"type": "shout", "id": 1}', 1007),
        ('{"type": "answer", "id": 1}', 1007),
        ('{"type": "answer", "id": 1, "seat": -1, "step": 1, "cards": []}', 1007),
        ('{"type": "answer", "id": 1, "seat": "0", "step": 1, "cards": []}', 1007),
        ('{"type": "answer", "id": "", "seat": 0, "step": 1, "cards": []}', 1007),
        ('{"type": "answer", "id": 1, "seat": 0, "step": 1, "cards": [1]}', 1007),
        ('{"type": "next", "id": 1, "seat": 0, "laid": ' + str(["F"] * 100).replace("'", '"') + "}", 1007),
        ('{"type": "hello", "seq": 1e99}', 1007),
        ('{"type": "hello", "seq": ' + "9" * 9000 + "}", 1009),
    ],
)
def test_invalid_messages(tmp_path: Path, message: str | bytes, code: int) -> None:
    @site_test
    async def test() -> None:
        async with site(tmp_path) as here:
            room, ann, _ = await two_at_a_table(here)
            fresh = ann.line(room)
            fresh.send(message)
            assert await fresh.close_code() == code
            line, _ = await ann.enter(room)
            line.send(message)
            assert await line.close_code() == code
            assert not here.services.registry.live_rooms[room].room.listeners

    test()


@site_test
async def test_close_codes(tmp_path: Path) -> None:
    async with site(tmp_path, STRICT) as here:
        code, ann, _ = await two_at_a_table(here)
        assert await ann.line("NOROOM").close_code() == 4404
        assert await ann.line(code, "http://evil.test").close_code() == 1008
        assert await ann.line(code, "null").close_code() == 1008
        assert await ann.line(code).close_code() == 1008  # says nothing
        rude = ann.line(code)
        rude.send({"type": "next", "id": 1, "seat": 0, "laid": []})
        assert await rude.close_code() == 1008  # no hello
        for origin in (None, ORIGIN):
            line = ann.line(code, origin)
            assert (await line.hello())["type"] == "state"
            await line.hang_up()
        chatter, _ = await ann.enter(code)
        for number in range(30):
            chatter.send({"type": "next", "id": number, "seat": 0, "laid": []})
        assert await chatter.close_code() == 1008
        lines = [ann.line(code) for _ in range(3)]
        for line in lines:
            await line.hello()
        assert await ann.line(code).close_code() == 1013
        for line in lines:
            await line.hang_up()
        assert not here.services.sockets.counts


@site_test
async def test_a_socket_that_does_not_read_is_closed(tmp_path: Path) -> None:
    async with site(tmp_path, replace(GENEROUS, queued_messages=4)) as here:
        code, ann, bob = await two_at_a_table(here)
        slow = ann.line(code)
        await slow.hello()
        stuck = asyncio.Event()

        async def never(_: object) -> None:
            await stuck.wait()

        socket = next(iter(here.services.registry.live_rooms[code].room.listeners))
        assert isinstance(socket, Socket)
        socket.websocket._send = never
        for _ in range(8):
            line, _ = await bob.enter(code)
            await line.hang_up()
        assert socket.closed
        socket.websocket._send = slow.put
        stuck.set()
        assert await slow.close_code() == 1013


@site_test
async def test_requests_have_limits(tmp_path: Path) -> None:
    limits = replace(
        GENEROUS,
        requests_per_second=0,
        requests_burst=5,
        rooms_per_second=0,
        rooms_burst=1,
        heavy_per_second=0,
        heavy_burst=1,
    )
    async with site(tmp_path, limits) as here:
        ann = await here.guest()
        assert [(await ann.get("/api/games")).status_code for _ in range(6)] == [200] * 5 + [429]
        assert (await (await here.guest()).get("/api/games")).status_code == 200
        bob = await here.guest()
        wish = {"rule_set": "golems/cards"}
        assert [(await bob.post("/api/rooms", wish)).status_code for _ in range(2)] == [200, 429]
        assert [(await bob.post("/api/replay", "")).status_code for _ in range(2)] == [400, 429]


def test_token_buckets_refill_and_full_ones_are_dropped() -> None:
    bucket = TokenBucket(1000.0, 2.0)
    assert [bucket.take(), bucket.take()] == [True, True]
    bucket.updated -= 1
    assert bucket.take()
    limiter = RateLimiter(1.0, 1.0)
    assert limiter.take("a") == 0
    assert 0 < limiter.take("a") <= 1
    assert RateLimiter(0.0, 0.0).take("a") == math.inf
    limiter.buckets["a"].updated -= 10
    limiter.drop_full()
    assert not limiter.buckets


def test_cookies(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert load_key(tmp_path) == key
    assert (tmp_path / "cookie.key").stat().st_mode & 0o777 == 0o600
    cookies = Cookies(key)
    cookie = cookies.new()
    token, _, signature = cookie.partition(".")
    assert len(token) >= 22  # 128 bits
    assert len(cookies.holder(cookie)) == 40
    forgeries = (f"{token}.", f"{token}x.{signature}", f"{token}.{signature[:-1]}0ё", f".{signature}")
    for forged in (None, "", token, *forgeries):
        assert cookies.holder(forged) == ""
    assert Cookies(b"x" * 32).holder(cookie) == ""
    (tmp_path / "cookie.key").write_bytes(b"short")
    with pytest.raises(OSError, match="no key"):
        load_key(tmp_path)
