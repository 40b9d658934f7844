"""Links of the page, and the requests that the page makes when a link is opened."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from tests.server.site import Browser

Json = dict[str, Any]


async def open_room(browser: Browser, code: str) -> Json:
    door: Json = (await browser.get(f"/api/rooms/{code}")).json()
    return {name: door[name] for name in ("room", "rule_set", "options", "over", "clock")}


async def open_replay(browser: Browser, place: str) -> Json:
    """A room, and perhaps a step and a beat."""
    return await open_room(browser, place.partition(":")[0])


async def open_draft(browser: Browser, text: str) -> Json:
    """A puzzle or a scenario in the editor, or a puzzle as a task."""
    draft: Json = (await browser.post("/api/path/draft", {"text": text.removeprefix("try/")})).json()
    if not text.startswith("try/"):
        return {name: draft[name] for name in ("kind", "rule_set", "page", "words", "toml")}
    task: Json = (await browser.post("/api/path/task", {"page": draft["page"]})).json()
    return {name: task[name] for name in ("rule_set", "title", "story", "view", "cards", "covered", "optima", "forces")}


async def open_field(browser: Browser, written: str) -> Json:
    """A custom field in its editor."""
    rule_set, text = parted(written)
    built: Json = (await browser.post("/api/build", {"rule_set": rule_set, "text": text})).json()
    return {name: built[name] for name in ("text", "faults", "players")}


async def open_table(browser: Browser, written: str) -> Json:
    """A new table with a custom field."""
    rule_set, text = parted(written)
    option = "field" if rule_set.startswith("golems") else "planet"
    wish = {"rule_set": rule_set, "options": {option: text}}
    offered: Json = (await browser.post("/api/games/choices", wish)).json()
    return {name: offered[name] for name in ("options", "seats", "sight")}


async def open_task(browser: Browser, id_: str) -> Json:
    task: Json = (await browser.get(f"/api/path/tasks/{id_}")).json()
    names = ("id", "island", "number", "kind", "rule_set", "title", "view", "cards", "optima")
    return {name: task[name] for name in names}


async def open_lesson(browser: Browser, id_: str) -> Json:
    games: Json = (await browser.get("/api/games")).json()
    lessons = [(game, lesson) for game in games["games"] for lesson in game["lessons"]]
    game, lesson = next((game, lesson) for game, lesson in lessons if lesson["puzzle"] == id_)
    return {"rule_set": game["rule_set"], "guide": lesson["guide"]}


async def open_rule(browser: Browser, written: str) -> Json:
    game, _, rule = written.partition(":")
    found: Json = (await browser.get(f"/api/rules/{game}?lang=en")).json()
    return {"editions": found[rule]["editions"], "example": found[rule]["example"]}


def parted(written: str) -> tuple[str, str]:
    """`golems/board/Ea1~wall-b2`: a rule set, and a notation."""
    game, edition, text = written.split("/", 2)
    return f"{game}/{edition}", text


Opener = Callable[[Browser, str], Coroutine[None, None, Json]]
OPENERS: dict[str, Opener] = {
    "/r/": open_room,
    "/replay#": open_replay,
    "/analysis#": open_replay,
    "/make#": open_draft,
    "/build#": open_field,
    "/#table/": open_table,
    "/path#": open_task,
    "/learn#": open_lesson,
    "/rules#": open_rule,
}


async def open_link(browser: Browser, link: str) -> Json:
    start = next(start for start in OPENERS if link.startswith(start))
    return await OPENERS[start](browser, link.removeprefix(start))
