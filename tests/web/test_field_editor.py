"""The field editor on the page: by touch and by keys, stored, shared and played on (field.own, planet.own)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.editor_page import EditorPage
from tests.web.measure import SIZES, resize
from tests.web.test_access import examine
from tests.web.visitor import Visit, Visitor

SMALL = """(all) => all.filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height) < 44;
}).map((one) => one.innerText)"""


class FieldEditorPage(EditorPage):
    """Actions of a visitor in the field editor."""

    def __init__(self, visitor: Visitor, link: str) -> None:
        super().__init__(visitor, link, re.split(r"[#/]", link)[2])

    @property
    def said(self) -> Locator:
        return self.visitor.page.locator("main .said")

    def spot(self, x: int, y: int) -> Locator:
        return self.area.locator(f"[data-spot='{x},{y}']")

    def tool(self, id_: str) -> Locator:
        return self.visitor.button(id_)

    def put(self, piece: str, *spots: Locator) -> None:
        self.visitor.tap(self.piece(piece))
        for spot in spots:
            self.visitor.tap(spot)

    def is_written(self, text: str) -> None:
        expect(self.visitor.page).to_have_url(re.compile(re.escape(f"/{text}") + "$"))

    def says(self, id_: str, **values: str | int) -> None:
        expect(self.said).to_have_text(self.visitor.words(id_, **values))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_field_own_is_built_by_touch(visit: Visit, lang: str) -> None:
    here = FieldEditorPage(visit(lang, phone=True), "/build#golems/board")
    here.says("golems-build-empty")
    here.put("E", here.spot(1, 1))
    here.is_written("Ea1")
    here.put("A", here.spot(4, 2))
    here.is_written("Ae1.Ea1")
    here.visitor.tap(here.tool("build-flip"))
    here.visitor.tap(here.tool("build-turn"))
    here.is_written("Ae1wE.Ea1")
    here.put("wall", here.cell("b2"), here.cell("b3"))
    here.is_written("Ae1wE.Ea1~wall-b2b3")
    here.visitor.tap(here.cell("b2"))  # a second thing on a cell
    here.says("golems-build-taken", piece="wall", other="wall", cell="b2")
    here.visitor.tap(here.piece("wall"))  # put back
    here.visitor.tap(here.cell("b2"))
    here.visitor.tap(here.cell("c2"))  # moved
    here.is_written("Ae1wE.Ea1~wall-b3c2")
    here.visitor.tap(here.tool("build-flip"))
    here.is_written("Ae1wE.Ea1~wall-b3~water-c2")
    here.visitor.tap(here.tool("build-remove"))
    here.is_written("Ae1wE.Ea1~wall-b3")
    here.visitor.tap(here.tool("build-mirror"))
    expect(here.visitor.page).not_to_have_url(re.compile("wall-b3$"))
    here.visitor.tap(here.tool("build-undo"))
    here.is_written("Ae1wE.Ea1~wall-b3")


def test_field_own_is_built_by_keys_alone(visit: Visit) -> None:
    here = FieldEditorPage(visit("en"), "/build#golems/board/Ea1")
    page = here.visitor.page
    here.piece("barrel").focus()
    page.keyboard.press("Enter")
    here.says("build-holding", piece=here.name_of("barrel"))
    here.cell("b4").focus()
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    here.is_written("Ea1~barrel-c3")
    expect(here.cell("c3")).to_be_focused()
    expect(here.cell("c3")).to_have_accessible_name(re.compile(r"^c3, .*barrel.*part E"))
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    page.keyboard.press("Delete")
    here.is_written("Ea1")
    page.keyboard.press("u")
    here.is_written("Ea1~barrel-c3")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # what lies below it: the part
    page.keyboard.press("f")
    here.is_written("Ea1w~barrel-c3")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_planet_own_is_built_and_played_on(visit: Visit, lang: str) -> None:
    here = FieldEditorPage(visit(lang), "/build#progers/basic")
    here.says("progers-build-box", piece="brick", count=0)
    here.put("brick", here.cell("c4"))
    here.put("cube", here.cell("c4"))
    here.says("progers-build-room", piece="cube")
    here.visitor.tap(here.cell("e2"))
    here.visitor.tap(here.tool("build-turn"))
    here.is_written("brick-b4.cube-e2E")
    here.visitor.page.keyboard.press("Escape")
    here.says("build-ready", most=4)
    here.visitor.tap(here.visitor.link("build-play"))
    page, words = here.visitor.page, here.visitor.words
    expect(page.get_by_role("button", name=f"{words('new-where')}: {words('value-own')}", exact=True)).to_be_visible()
    here.visitor.tap(here.visitor.button("new-start"))
    expect(page).to_have_url(re.compile("/r/"))
    expect(here.visitor.cell("d4")).to_have_accessible_name(re.compile(words("cell-height", level=1)))


def test_field_own_is_kept_on_the_device_and_shared_by_a_link(visit: Visit) -> None:
    here = FieldEditorPage(visit("en"), "/build#golems/energy")
    here.put("6x6")
    here.put("water", here.cell("c3"))
    here.is_written("6x6~water-c3")
    here.visitor.tap(here.tool("build-save"))
    here.says("build-kept")
    here.visitor.tap(here.tool("build-clear"))
    here.is_written("4x4")
    here.visitor.page.reload()
    kept = here.visitor.region("build-saved")
    here.visitor.tap(kept.get_by_role("button", name=here.visitor.words("build-saved-field", number=1), exact=True))
    here.is_written("6x6~water-c3")
    here.visitor.tap(here.tool("build-share"))
    expect(here.visitor.page.get_by_role("img", name=re.compile("build#golems.energy.6x6~water-c3"))).to_be_visible()
    forget = f"{here.visitor.words('build-forget')}: {here.visitor.words('build-saved-field', number=1)}"
    here.visitor.tap(kept.get_by_role("button", name=forget))
    expect(kept).to_have_count(0)


def test_field_own_a_random_field_is_ready_and_a_broken_link_is_reported(visit: Visit) -> None:
    here = FieldEditorPage(visit("ru"), "/build#golems/board/moon")
    here.says("build-broken")
    here.visitor.tap(here.tool("build-surprise"))
    here.says("build-ready", most=4)
    expect(here.visitor.link("build-play")).to_have_attribute("aria-disabled", "false")


def test_field_own_cells_and_buttons_are_large_enough(visit: Visit) -> None:
    here = FieldEditorPage(visit("ru"), "/build#golems/board/Aa1w.Bh2wS.Ed1~barrel-e2f3~wall-c3h2")
    page = here.visitor.page
    for size in SIZES:
        resize(page, size)
        cell = here.cell("e2").bounding_box()
        assert cell is not None
        assert min(cell["width"], cell["height"]) >= 24, size
        assert page.locator("main button, main a").evaluate_all(SMALL) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        play = here.visitor.link("build-play").bounding_box()
        assert play is not None
        assert size[1] < 400 or play["y"] + play["height"] <= size[1], f"the way on is in sight: {size}"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_field_own_the_editor_is_accessible(visit: Visit, lang: str) -> None:
    """With a piece picked up, something refused, and kept fields."""
    here = FieldEditorPage(visit(lang, dark=lang == "ru", phone=lang == "ru"), "/build#golems/board/Ea1~wall-b2")
    here.visitor.tap(here.tool("build-save"))
    here.visitor.tap(here.cell("b2"))
    here.visitor.tap(here.cell("a1"))
    here.put("barrel", here.cell("b2"))
    here.says("golems-build-taken", piece="barrel", other="wall", cell="b2")
    examine(here.visitor)
