"""Everybody can use it: axe finds nothing on any page, in either language, in any look, at any size.

Every page is looked at in two of the looks and sizes, drawn by its name; `make access`: in all of them.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from algoritmus.core.chance import Seeded
from tests.lanes import LONG
from tests.web.measure import SIZES
from tests.web.visitor import Visit, Visitor

LOOKS = ("light", "dark", "strong", "strong dark")
PAGES = (
    "/",
    "/#together",
    "/#here",
    "/#all",
    "/learn#all",
    "/learn",
    "/rules",
    "/replay",
    "/games",
    "/build#golems/board/Ea1~wall-b2",
)
PERSON, COMPUTER = {"kind": "person"}, {"kind": "computer", "player": "random"}
DESK: ViewportSize = {"width": 1280, "height": 800}
CROSS = [(size, look) for size in SIZES for look in LOOKS]


class Examiner:
    """Looks at the page as it is, resized and dressed anew without being loaded again."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.found: list[str] = []

    def look(self, what: str) -> None:
        page = self.visitor.page
        page.evaluate(axe())
        for (width, height), look in chosen(f"{self.visitor.words.lang} {what}"):
            page.set_viewport_size({"width": width, "height": height})
            dress(page, look)
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                self.found.append(f"{what} is too wide at {width}x{height}")
            self.found += [f"{what}, {look}, {width}x{height}: {one}" for one in violations(page)]
        page.set_viewport_size(DESK)


def chosen(name: str) -> list[tuple[tuple[int, int], str]]:
    """Sizes and looks for a page: all of them if they are wished for, otherwise always the same few."""
    if LONG:
        return CROSS
    chance = Seeded(name)
    first = chance.draw(len(CROSS), "look")
    return [CROSS[first], CROSS[(first + 1 + chance.draw(len(CROSS) - 1, "look")) % len(CROSS)]]


def dress(page: Page, look: str) -> None:
    """As if the device asked for it."""
    dark = "dark" in look
    page.emulate_media(
        color_scheme="dark" if dark else "light", contrast="more" if "strong" in look else "no-preference"
    )
    expect(page.locator("html")).to_have_attribute("data-theme", "dark" if dark else "light")
    expect(page.locator("html[data-contrast]")).to_have_count(1 if "strong" in look else 0)


@cache
def axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    found = page.evaluate("axe.run({ resultTypes: ['violations'], preload: false })")["violations"]
    return [f"{one['id']} {node['target']}: {node['failureSummary']}" for one in found for node in one["nodes"]]


def examine(visitor: Visitor) -> None:
    """The page as it is, for tests elsewhere."""
    visitor.page.evaluate(axe())
    found = violations(visitor.page)
    assert not found, "\n".join(found)


def see_pages(ann: Visitor, eye: Examiner) -> None:
    for path in PAGES:
        ann.open(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_attached()
        ann.page.wait_for_load_state("networkidle")
        eye.look(path)
    ann.tap(ann.button("settings"))
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    eye.look("settings")


def see_setting(ann: Visitor, eye: Examiner) -> None:
    """Who plays, and what is behind each of the pictures."""
    ann.open("/#all")
    ann.take_box("golems-edition-board")
    expect(ann.button("option-cards")).to_be_visible()
    eye.look("who plays")
    ann.tap(ann.page.get_by_role("button", name=ann.words("new-where")))
    expect(ann.page.locator("dialog[open] .thumbnails svg").first).to_be_visible()
    eye.look("places")
    ann.done()
    ann.tap(ann.button("option-cards"))
    ann.wish("option-cards", "value-named")
    expect(ann.page.get_by_role("tab")).to_have_count(2)
    eye.look("golem cards")
    ann.done()
    ann.tap(ann.button("new-more"))
    eye.look("more choices")


def see_golems(ann: Visitor, eye: Examiner) -> None:
    """Curtain, desk, theatre with a rule, result, replay."""
    code = ann.set_table("golems/board", {"players": "2", "limit": "1", "cards": "sword,axe"}, [PERSON, PERSON])
    ann.open(f"/r/{code}")
    expect(ann.curtain).to_be_visible()
    eye.look("curtain")
    ann.next_player()
    ann.lay("F", "L", "R", "A")
    eye.look("program desk")
    ann.lock()
    ann.next_player()
    ann.play("F", "A", "L", "R")
    assert ann.sentences()
    eye.look("theatre")
    ann.tap(ann.button("why").first)
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    eye.look("rule")
    ann.tap(ann.button("got-it"))
    ann.go_on()
    expect(ann.region("result")).to_be_visible()
    eye.look("result")
    ann.open(f"/replay#{code}")
    expect(ann.page.get_by_role("slider")).to_be_visible()
    eye.look("replay of a game")


def see_rovers(ann: Visitor, eye: Examiner) -> None:
    """Where the base is chosen, and a turn."""
    ann.open(f"/r/{ann.set_table('progers/full', {'players': '2'}, [PERSON, PERSON])}")
    for what in ("base", ""):
        ann.tap(ann.field.get_by_role("gridcell", name=re.compile(re.escape(ann.words("cell-pick")) + "$")).first)
        looks = "|".join(ann.words(f"look-{way}") for way in "NESW")
        ann.tap(ann.page.get_by_role("button", name=re.compile(f"^({looks})$")).first)
        if what:
            eye.look(what)
        ann.tap(ann.button("choose"))
        ann.skip()
    ann.next_player()
    ann.tap(ann.hand.get_by_role("button", disabled=False).first)
    expect(ann.button("undo")).to_be_enabled()
    eye.look("turn desk")


def see_text(ann: Visitor, eye: Examiner) -> None:
    ann.open()
    ann.page.evaluate(
        "localStorage.setItem('algoritmus', JSON.stringify({ ...JSON.parse(localStorage.algoritmus), text: true }))"
    )
    ann.open(f"/r/{ann.set_table('golems/cards', {'players': '2'}, [PERSON, COMPUTER])}")
    expect(ann.page.get_by_role("textbox", name=ann.words("typed"))).to_be_visible()
    eye.look("text mode")


@pytest.mark.parametrize(
    ("lang", "see"),
    [(lang, see) for lang in ("en", "ru") for see in (see_pages, see_setting, see_golems, see_rovers, see_text)],
)
def test_axe_finds_nothing(visit: Visit, lang: str, see: object) -> None:
    ann = visit(lang)
    eye = Examiner(ann)
    assert callable(see)
    see(ann, eye)
    assert not eye.found, "\n".join(eye.found)
