"""Junior and Progers on the page at three sizes: places of treasure and gears, teams, hearts, order, and samples."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web import measure
from tests.web.test_access import examine
from tests.web.visitor import Visit, Visitor

SIZES = {"phone": (360, 640), "tablet": (820, 1180), "laptop": (1366, 768)}
at_three_sizes = pytest.mark.parametrize("size", SIZES)
PERSON, GENTLE = {"kind": "person", "name": ""}, {"kind": "computer", "player": "random"}
PARTS = {"field": "main .board", "aim": "main .aim-line"}


def come(visit: Visit, size: str, lang: str = "ru", **likes: bool) -> Visitor:
    visitor = visit(lang, phone=size == "phone", **likes)
    wide, high = SIZES[size]
    visitor.page.set_viewport_size({"width": wide, "height": high})
    return visitor


def places(visitor: Visitor, option: str) -> Locator:
    return visitor.region(f"option-{option}")


def cell_in(part: Locator, name: str) -> Locator:
    return part.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))


@at_three_sizes
def test_the_table_places_the_treasure_and_the_gears_by_taps_and_keys(visit: Visit, size: str) -> None:
    ann = come(visit, size)
    ann.open("/#all")
    ann.take_box("golems-edition-board", more=True)
    ann.wish("option-way", "value-junior")
    part = places(ann, "treasure")
    expect(part.get_by_role("status")).to_have_text("e2")
    ann.tap(cell_in(part, "b3"))
    expect(part.get_by_role("status")).to_have_text("b3")
    expect(cell_in(part, "b3")).to_have_accessible_name(re.compile(ann.words("cell-goal", name="")[:4]))
    ann.tap(cell_in(part, "b2"))
    expect(part.get_by_role("status")).to_contain_text(ann.words("place-taken", cell="b2", what=ann.words("cell-wall")))
    ann.wish("option-goal", "value-goal-gears")
    part = places(ann, "gears")
    expect(part.get_by_role("status")).to_contain_text("e2")
    for gear in part.get_by_role("status").inner_text().split(", ")[1:]:
        ann.tap(cell_in(part, gear))
        expect(part.get_by_role("status")).not_to_contain_text(gear)
    cell_in(part, "a1").focus()
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Enter")
    expect(part.get_by_role("status")).to_have_text("e2, b1")
    examine(ann)
    ann.page.get_by_role("textbox", name=ann.colour("red"), exact=True).fill("Львы")
    ann.page.keyboard.press("Tab")
    ann.done()
    expect(ann.page.get_by_text(ann.words("about-way-junior", turns="one-by-one", goal="gears"))).to_be_visible()
    ann.tap(ann.button("new-start"))
    ann.code()
    expect(ann.cell("e2")).to_have_accessible_name(re.compile(ann.words("cell-gear")))
    expect(ann.cell("b1")).to_have_accessible_name(re.compile(ann.words("cell-gear")))
    expect(ann.page.get_by_text("Львы").first).to_be_visible()


@at_three_sizes
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_line_under_the_goal_tells_what_is_played(visit: Visit, size: str, lang: str) -> None:
    ann = come(visit, size, lang)
    for goal, turns in (("edge", "one-by-one"), ("gears", "together"), ("treasure", "together")):
        options = {"way": "junior", "goal": goal, "turns": turns}
        ann.open(f"/r/{ann.set_table('golems/board', options, [PERSON, GENTLE])}")
        about = ann.page.get_by_text(ann.words("about-way-junior", turns=turns, goal=goal))
        expect(about).to_be_visible(visible=size != "phone")  # there the goal has one line
        expect(about).to_have_count(1)
        expect(ann.page.locator(".hearts")).to_have_count(0)
        faults = measure.faults(ann.page, PARTS)
        assert not faults, faults


@at_three_sizes
def test_the_curtain_names_the_team_and_hearts_are_there_where_water_lies(visit: Visit, size: str) -> None:
    ann = come(visit, size)
    options = {"way": "junior", "field": "Ea1~water-b2d1", "cards": "sword,shield", "teams": "Львы,Серые_Коты"}
    ann.open(f"/r/{ann.set_table('golems/board', options | {'turns': 'together'}, [PERSON, PERSON])}")
    expect(ann.curtain).to_contain_text("Львы")
    expect(ann.page.locator(".hearts").first).to_have_accessible_name(ann.words("damage", damage=0, limit=3))
    ann.tap(ann.button("its-us", name="Львы"))
    ann.play("F", "F", "F")
    expect(ann.curtain).to_contain_text("Серые Коты")
    expect(ann.button("its-us", name="Серые Коты")).to_be_visible()


@at_three_sizes
def test_samples_are_pictures_with_words_and_turns_are_counted(visit: Visit, size: str) -> None:
    ann = come(visit, size)
    code = ann.set_table("progers/basic", {"limit": "6"}, [GENTLE, PERSON])
    ann.open(f"/r/{code}")
    expect(ann.page.get_by_text(ann.words("aim-points", labs="all", goal=7))).to_be_visible()
    ann.tap(ann.page.locator("main .cell.pick").first)
    ann.tap(ann.page.locator("main .lock.ready"))
    expect(ann.page.get_by_text(ann.words("turns-left", count=11))).to_be_visible()
    plate = ann.plate(ann.colour("blue"))
    ann.tap(plate.get_by_role("button", name=ann.words("facts-of", name=ann.colour("blue"))))
    samples = ann.page.get_by_role("list", name=ann.words("samples-of"))
    for kind in ("водоросль", "гриб", "мох", "червь"):
        expect(samples.get_by_role("listitem").filter(has_text=kind).locator("svg")).to_have_count(1)
    examine(ann)
