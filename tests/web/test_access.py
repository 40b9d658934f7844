"""Everybody can use it: axe finds nothing on any page, in either language, in any look, on a desk or on a phone."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.visitor import Visit, Visitor

LOOKS = ("light", "dark", "strong", "strong dark")
PAGES = ("/", "/#together", "/#all", "/learn#all", "/learn", "/rules", "/replay", "/build#golems/board/Ea1~wall-b2")
PERSON, COMPUTER = {"kind": "person"}, {"kind": "computer", "player": "random"}
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}


class Examiner:
    """Looks at the page as it is: English on a desk in every look, Russian, whose words are longer, on a phone."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.found: list[str] = []

    def look(self, what: str) -> None:
        page = self.visitor.page
        page.evaluate(axe())
        if self.visitor.words.lang == "ru":
            self.examine(what, PHONE, "dark")
        else:
            self.examine(what, DESK, "light")
            for look in LOOKS[1:]:
                self.examine(what, DESK, look, "color-contrast")
        page.set_viewport_size(DESK)

    def examine(self, what: str, size: ViewportSize, look: str, *rules: str) -> None:
        page = self.visitor.page
        page.set_viewport_size(size)
        dress(page, look)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.found.append(f"{what} is too wide at {size['width']}")
        self.found += [f"{what}, {look}, {size['width']}: {one}" for one in violations(page, *rules)]


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


def violations(page: Page, *rules: str) -> list[str]:
    """What is wrong by these rules, or by any."""
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate("(options) => axe.run(options)", options)["violations"]
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
        ann.next_player()
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
    ("lang", "see"), [(lang, see) for lang in ("en", "ru") for see in (see_pages, see_golems, see_rovers, see_text)]
)
def test_axe_finds_nothing(visit: Visit, lang: str, see: object) -> None:
    ann = visit(lang)
    eye = Examiner(ann)
    assert callable(see)
    see(ann, eye)
    assert not eye.found, "\n".join(eye.found)
