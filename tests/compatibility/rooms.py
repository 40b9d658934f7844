"""Rooms of the stored data folder: their visitors, the views, and the next answer of a game."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

from algoritmus.core.chance import Seeded
from tests.compatibility.files import FOLDER
from tests.server.site import Browser, Line, Site

Json = dict[str, Any]
COOKIE = "algoritmus_seat"
SPECTATOR = ""
SHOWN = ("room", "rule_set", "step", "yours", "waiting", "sealed", "late", "again", "views")
SEAT = ("name", "kind", "player", "label", "hints")


def copy_folder(target: Path) -> Path:
    """A copy of the stored data folder, into which a server may write."""
    return Path(shutil.copytree(FOLDER, target / "rooms"))


def visitor(here: Site, cookie: str) -> Browser:
    """A browser with the cookie of a visitor; without one, a spectator."""
    browser = here.browser()
    if cookie:
        browser.http.cookies.set(COOKIE, cookie, domain="table.test", path="/")
        browser.keep_cookie()
    return browser


async def look(browser: Browser, code: str) -> Json:
    """The state that a page gets on entering the room."""
    line, state = await browser.enter(code)
    await line.hang_up()
    return state


def shown(state: Json) -> Json:
    """The parts of a state that do not depend on time and presence."""
    seats = [{name: seat[name] for name in SEAT} for seat in state["seats"]]
    clock = state["clock"] and state["clock"]["seconds"]
    return {**{name: state[name] for name in SHOWN}, "seats": seats, "clock": clock}


async def rest(watcher: Browser, code: str) -> Json:
    """The room once no computer player is asked any more."""
    while True:
        state = await look(watcher, code)
        computers = [seat for seat in state["waiting"] if state["seats"][seat]["kind"] == "computer"]
        if not computers:
            return state
        await asyncio.sleep(0.05)


async def answer(line: Line, seat: int, step: int) -> Json:
    """Any answer that the server offers, always the same one; what the server says to it."""
    cards = await line.choose(seat, Seeded(f"{step}/{seat}"))
    return await line.ask("answer", id=f"answer {step}/{seat}", seat=seat, step=step, cards=cards)


async def go_on(browser: Browser, code: str) -> Json:
    """One answer of this visitor in a running room, and the room after it."""
    line, state = await browser.enter(code)
    if any(state["seats"][seat]["kind"] == "computer" for seat in state["waiting"]):
        state = await rest(browser, code)
    seat = next(seat for seat in state["yours"] if seat in state["waiting"])
    reply = await answer(line, seat, state["step"])
    assert reply["type"] == "done", reply
    after = await rest(browser, code)
    await line.hang_up()
    return shown(after)


async def room_of(people: dict[str, Browser], code: str) -> Json:
    """A room as everybody sees it now, its game so far, and its record if the game is over."""
    kept: Json = {"states": {}, "replays": {}, "door": (await people[SPECTATOR].get(f"/api/rooms/{code}")).json()}
    for seat in kept["door"]["seats"]:
        seat.pop("here")
    for name, browser in people.items():
        kept["states"][name] = shown(await look(browser, code))
        kept["replays"][name] = (await browser.get(f"/api/rooms/{code}/replay")).json()
    kept["record"] = (await people[SPECTATOR].get(f"/api/rooms/{code}/record")).text
    return kept


def who_can_answer(room: Json) -> str:
    """One of the people who are asked; nobody if the game is over."""
    for name, state in room["states"].items():
        if any(seat in state["waiting"] and state["seats"][seat]["kind"] == "person" for seat in state["yours"]):
            return str(name)
    return ""
