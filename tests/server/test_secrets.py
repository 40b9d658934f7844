"""Hidden information does not reach a socket: rooms that differ only in secrets send the same bytes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.games.golems.table.position import GolemsPosition
from algoritmus.match import Match
from algoritmus.server.wire.rooms import NewRoomRequest, SeatRequest
from tests.server.site import Browser, Line, Site, site, site_test

OPTIONS = {"field": "windmill", "players": "2", "cards": "sword,axe"}
ROUNDS = 3
STILL = ["L", "R", "L", "R"]
TURN = ["R", "L", "R", "L"]


def secrets_of(seed: str) -> tuple[list[str], list[str], list[int]]:
    """The luck cards of both seats as they will be drawn, and what is in the barrels."""
    position = Match(algoritmus.game("golems/board"), OPTIONS, Seeded(seed)).position
    assert isinstance(position, GolemsPosition)
    red, blue = ([position.current.luck[seat], *reversed(position.decks[seat])][: ROUNDS + 1] for seat in (0, 1))
    return red, blue, [thing for thing in position.state.things if 0 < thing <= 6]


def twin_seeds() -> tuple[str, str]:
    """Two games that differ in the rival's luck and in which barrel holds what, not in the own luck."""
    known: dict[str, tuple[str, Any]] = {}
    for number in range(20_000):
        red, blue, barrels = secrets_of(f"twin/{number}")
        seed, other = known.setdefault(f"{red} {sorted(barrels)}", (f"twin/{number}", (blue, barrels)))
        if blue[0] != other[0][0] and blue[1] != other[0][1] and barrels != other[1]:
            return seed, f"twin/{number}"
    raise AssertionError("no twins were found")


def other_luck(seed: str) -> str:
    """A game in which seat 0 draws another card first."""
    red, _, barrels = secrets_of(seed)
    seeds = (f"other/{number}" for number in range(20_000))
    return next(
        one
        for one, (drawn, _, held) in ((one, secrets_of(one)) for one in seeds)
        if drawn[0] != red[0] and sorted(held) == sorted(barrels)
    )


async def room_of(here: Site, seed: str, code: str, ann: Browser, bob: Browser) -> None:
    registry, cookies = here.services.registry, here.services.sockets.cookies
    wish = NewRoomRequest("golems/board", OPTIONS, [SeatRequest("person", name="Ann"), SeatRequest("open")])
    ann.cookie = f"algoritmus_seat={cookies.new()}"
    holder = cookies.holder(ann.cookie.partition("=")[2])
    live = await registry.create(wish, holder, seed, code)
    assert (await bob.post(f"/api/rooms/{code}/join", {"name": "Bob"})).json() == {"seats": [1]}
    assert live.room.code == code


async def play(here: Site, seed: str, code: str, rival: list[list[str]], rounds: int) -> tuple[list[str], list[str]]:
    """The bytes that arrive at seat 0 and at a spectator while both seats play."""
    ann, bob, eve = here.browser(), here.browser(), here.browser()
    await room_of(here, seed, code, ann, bob)
    blue, _ = await bob.enter(code)
    red, _ = await ann.enter(code)
    watcher, _ = await eve.enter(code)
    for step in range(1, rounds + 1):
        assert (await blue.ask("answer", id=step, seat=1, step=step, cards=rival[step - 1]))["type"] == "done"
        await red.until("table", sealed=[1])
        await watcher.until("table", sealed=[1])
        # what a rival may try while the answer lies there
        await red.ask("next", id=f"n{step}", seat=0, laid=[])
        await red.ask("next", id=f"m{step}", seat=1, laid=[])
        await red.ask("answer", id=f"x{step}", seat=1, step=step, cards=STILL)
        await red.ask("answer", id=f"y{step}", seat=0, step=step, cards=["X"])
        await red.ask("retract", id=f"z{step}", seat=1, step=step)
        red.all.append((await ann.get(f"/api/rooms/{code}/record")).text)
        red.all.append((await ann.get(f"/api/rooms/{code}/replay")).text)
        watcher.all.append((await eve.get(f"/api/rooms/{code}/replay")).text)
        if step < rounds or rounds == ROUNDS:
            assert (await red.ask("answer", id=f"a{step}", seat=0, step=step, cards=STILL))["type"] == "done"
            await red.until("step")
            await watcher.until("step")
    return texts(red, code), texts(watcher, code)


def texts(line: Line, code: str) -> list[str]:
    return [text.replace(code, "CODE") for text in line.all]


@site_test
async def test_luck_cards_and_barrels_of_twins(tmp_path: Path) -> None:
    one, two = twin_seeds()
    async with site(tmp_path) as here:
        rival = [STILL] * ROUNDS
        first = await play(here, one, "AAAAAA", rival, ROUNDS)
        second = await play(here, two, "BBBBBB", rival, ROUNDS)
        assert first == second
        third = await play(here, other_luck(one), "CCCCCC", rival, ROUNDS)
        assert first[1] == third[1]  # a spectator cannot tell the luck of red either
        assert first[0] != third[0]  # but red can


@site_test
async def test_sealed_cards_of_twins(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        first = await play(here, "same", "AAAAAA", [STILL, STILL], 2)
        second = await play(here, "same", "BBBBBB", [STILL, TURN], 2)
        assert first == second  # the second answer lies sealed
        third = await play(here, "same", "CCCCCC", [TURN, STILL], 2)
        assert first != third


@site_test
async def test_no_message_holds_a_seed_a_cookie_or_a_rivals_card(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        seed = "a-very-secret-seed"
        red, watcher = await play(here, seed, "AAAAAA", [TURN] * ROUNDS, ROUNDS)
        room = here.services.registry.live_rooms["AAAAAA"].room
        for text in (*red, *watcher):
            assert seed not in text
            assert not any(seat.holder in text for seat in room.seats)
        for secret in ("luck_to_come", '"mine"', '"ask"'):
            assert any(secret in text for text in red)
            assert not any(secret in text for text in watcher)
        for text in (*red, *watcher):
            for view in views_in(text):
                assert set(view["luck"].get("drawn", {})) <= {view.get("seat")}


def views_in(text: str) -> list[dict[str, Any]]:
    """All views of a message or of a replay."""
    if not text.startswith("{"):
        return []
    message = json.loads(text)
    return [*message.get("views", {}).values(), *(step["view"] for step in message.get("steps", []))]
