"""Tables as people set them, rendered from views in one page: what the page shows is what the views say."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.fields.rows import Scene, Shown
from tests.fields.seats import Seat, seats
from tests.fields.table import ROWS, unseen
from tests.fields.walk import facts_of
from tests.lanes import amount
from tests.web.visitor import Visit

COUNT = amount(300, 2000)
ROOM = Path(__file__).with_name("scripted_room.js")
SETTINGS = "settings => localStorage.setItem('algoritmus', JSON.stringify(settings))"


def test_the_page_shows_the_values_of_all_fields(visit: Visit) -> None:
    ann = visit()
    ann.context.add_init_script(path=ROOM)
    ann.page.set_viewport_size({"width": 1366, "height": 768})
    shown, missing = Counter[str](), list[str]()
    number = 0  # every table is a step of its own
    ordered = sorted(seats(COUNT), key=settings_of)
    for (lang, text), group in groupby(ordered, key=settings_of):
        ann.page.goto(f"{ann.address}/rules")
        ann.page.evaluate(SETTINGS, {"lang": lang, "text": text, "played": True, "steps": "never"})
        ann.open()
        for seat in group:
            number += 1
            places = render(ann.page, seat, number)
            for fact in facts_of(seat.scene.rule_set, seat.scene.view):
                row = ROWS[fact.key]
                for one in [] if isinstance(row.shown, str) else row.shown(seat.scene, fact):
                    shown[fact.key] += 1
                    if not stands_in(places, one, seat.scene):
                        missing.append(f"{seat.name}: {fact.key} = {fact.value}: {one}: {places.get(one.place)!r}")
    assert not missing, "\n".join([f"{len(missing)} missing", *missing[:20]])
    assert not unseen("shown", shown)


def settings_of(seat: Seat) -> tuple[str, bool]:
    return seat.scene.lang, seat.scene.text


def stands_in(places: dict[str, str], shown: Shown, scene: Scene) -> bool:
    """Whether one of the texts stands there, as whole words; a team may be called by its name or its colour."""
    found = plain(places.get(shown.place, ""))
    pairs = [(plain(text), found) for text in shown.texts]
    pairs += [(scene.by_colour(text), scene.by_colour(found)) for text, found in pairs]
    return any(re.search(rf"(?<!\w){re.escape(text)}(?!\w)", found) for text, found in pairs)


def plain(text: str) -> str:
    """With single blanks."""
    return " ".join(text.split())


def render(page: Page, seat: Seat, step: int) -> dict[str, str]:
    """The texts of the page by their places, with this view in it."""
    scene = seat.scene
    given = {
        "state": state(seat, step),
        "next": seat.next_cards(),
        "names": list(scene.view.get("golems") or scene.view["rovers"]),
        "heights": scene.view["planet"]["heights"] if "planet" in scene.view else scene.view["field"],
        "text": scene.text,
    }
    found: dict[str, str] = page.evaluate("table => renderTable(table)", given)
    return found


def state(seat: Seat, step: int) -> dict[str, Any]:
    """The first message of a room."""
    scene, match, number = seat.scene, seat.match, seat.number
    return {
        "type": "state",
        "seq": 1,
        "step": step,
        "room": "",
        "rule_set": scene.rule_set,
        "seats": [seat_payload(scene.view, name) for name in match.seats],
        "yours": [] if number is None else [number],
        "views": {"" if number is None else str(number): scene.view},
        "waiting": match.waiting(),
        "sealed": [],
        "late": [],
        "clock": None,
        "again": "",
        "phrases": [],
    }


def seat_payload(view: dict[str, Any], name: str) -> dict[str, Any]:
    kind = "bot" if view.get("golems", {}).get(name, {}).get("bot") else "person"
    return {"name": "", "kind": kind, "player": "", "label": name, "here": True, "hints": False}
