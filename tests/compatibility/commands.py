"""Commands in rooms of the stored data folder, and the rows of the store that they become."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.compatibility.files import read, unpack
from tests.compatibility.rooms import Json, copy_folder, rest, visitor
from tests.server.site import Browser, site

CLOCK = 1  # seconds
NEW_ROOM = {
    "rule_set": "golems/cards",
    "options": {"way": "standard", "players": "4", "field": "great-arena", "limit": "3"},
    "seats": [
        {"kind": "person", "name": "  Аня \t Б. "},
        {"kind": "open"},
        {"kind": "computer", "player": "random", "name": "Гром"},
        {"kind": "computer"},
    ],
    "clock": CLOCK,
    "hints": True,
}


def code_of(rule_set: str, over: bool) -> str:
    """The first stored room of this kind."""
    doors = [kept["door"] for kept in unpack("rooms.json.xz").values()]
    return next(str(door["room"]) for door in doors if (door["rule_set"], door["over"]) == (rule_set, over))


async def do_commands(folder: Path) -> Json:
    """All kinds of commands in a copy of the folder; what they wrote there."""
    copy = copy_folder(folder)
    before = {(row["room"], row["seq"]) for row in events_in(copy)}
    async with site(copy) as here:
        ann, bob, cleo = (visitor(here, read("cookies.json")[name]) for name in ("ann", "bob", "cleo"))
        await command_people(ann, bob, cleo)
        await command_computer(ann)
        new = await command_new_room(ann, bob)
    events = [row for row in events_in(copy) if (row["room"], row["seq"]) not in before]
    return {
        "events": [row for row in events if row["room"] != new],
        "new": [without_chance(row) for row in events if row["room"] == new],
        "room": room_in(copy, new),
    }


async def command_people(ann: Browser, bob: Browser, cleo: Browser) -> None:
    """An answer after a retracted one; phrases; the rematch; a seat is replaced and taken back."""
    running, over = code_of("golems/blocks", over=False), code_of("golems/blocks", over=True)
    await done(bob, running, "retract", id=901, seat=1, step=4)
    await done(bob, running, "answer", id="902", seat=1, step=4, cards=["F", "D"])
    await done(ann, running, "phrase", id=903, seat=0, phrase=3)
    await done(ann, running, "answer", id="ответ", seat=0, step=4, cards=["B"])
    await done(cleo, over, "again", id=905, seat=1, room="NEXT22")
    board = code_of("golems/board", over=True)
    await done(ann, board, "replace", id=906, seat=0, player="random")
    await done(ann, board, "return", id=907, seat=0)
    await done(bob, board, "replace", id="908", seat=1)
    joined = await bob.post(
        f"/api/rooms/{code_of('golems/cards', over=False)}/join", {"name": " Bob\t\u0000B. ", "seat": 1}
    )
    assert joined.json() == {"seats": [1]}


async def command_computer(ann: Browser) -> None:
    """A computer player answers a person."""
    code = code_of("progers/full", over=False)
    state = await rest(ann, code)
    await done(ann, code, "answer", id=909, seat=0, step=state["step"], cards=["pass"])
    await rest(ann, code)


async def command_new_room(ann: Browser, bob: Browser) -> str:
    """Computer players answer for themselves, and for people whose time is up."""
    made = await ann.post("/api/rooms", NEW_ROOM)
    code = str(made.json()["room"])
    await bob.post(f"/api/rooms/{code}/join", {})
    line, state = await ann.enter(code)
    while state["step"] == 1:
        await asyncio.sleep(0.2)
        state = await rest(ann, code)
    await line.hang_up()
    return code


async def done(browser: Browser, code: str, kind: str, **facts: object) -> None:
    line, _ = await browser.enter(code)
    reply = await line.ask(kind, **facts)
    assert reply["type"] == "done", reply
    await line.hang_up()


# the store


def events_in(folder: Path) -> list[Json]:
    with closing(sqlite3.connect(folder / "rooms.sqlite3")) as store:
        rows = store.execute("SELECT room, seq, kind, payload FROM events ORDER BY room, seq").fetchall()
    return [{"room": room, "seq": seq, "kind": kind, "payload": json.loads(text)} for room, seq, kind, text in rows]


def room_in(folder: Path, code: str) -> Json:
    """The columns of a room that are the same in every run."""
    with closing(sqlite3.connect(folder / "rooms.sqlite3")) as store:
        order = "SELECT rule_set, options, seats, clock FROM rooms WHERE code = ?"
        rule_set, options, seats, clock = store.execute(order, (code,)).fetchone()
    return {"rule_set": rule_set, "options": json.loads(options), "seats": json.loads(seats), "clock": clock}


def without_chance(row: Json) -> Json:
    """Without cards and order: answers of computer players are random, and the slowest player is last."""
    payload = dict(row["payload"])
    if row["kind"] == "answer":
        assert all(isinstance(card, str) for card in payload.pop("cards"))
    return {"kind": row["kind"], "payload": payload}
