"""Text mode on the page: a labelled grid, a list, an input field and a log; the picture is not needed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.measure import resize
from tests.web.visitor import Visit, Visitor
from tests.web.words import LANGUAGES

ALONE = [{"kind": "person"}, {"kind": "computer", "player": "random"}]
PERSON = {"kind": "person"}


def story(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("log", name=visitor.words("text-story"))


def test_a_program_is_typed_and_every_beat_stays_readable(visit: Visit) -> None:
    ann = visit(text=True)
    ann.open(f"/r/{ann.set_table('golems/blocks', {'way': 'beginner'}, ALONE)}")
    keys = ann.page.keyboard
    expect(ann.field.locator("svg")).to_have_count(0)
    ann.cell("a1").focus()
    keys.press("ArrowUp")
    expect(ann.page.locator(":focus")).to_have_accessible_name("a2, empty")
    keys.press("End")
    keys.press("ArrowUp")
    expect(ann.page.locator(":focus")).to_have_accessible_name("d3, empty")
    expect(ann.page.get_by_role("region", name=ann.words("text-where"))).to_match_aria_snapshot("""
      - list:
        - listitem:
          - strong: a1
          - text: ": golem Red looking up, damage 0"
        - listitem:
          - strong: d4
          - text: ": golem Blue looking down, damage 0"
    """)
    typed = ann.page.get_by_role("textbox", name=ann.words("typed"))
    typed.fill("ff sword")
    keys.press("Enter")
    expect(ann.desk.get_by_text(ann.words("typed-unknown", word="sword"))).to_be_visible()
    typed.fill("ff right A")
    keys.press("Enter")
    expect(ann.row(4)).to_have_accessible_name(f"{ann.words('row', row=4)}: Attack")
    expect(ann.button("lock")).to_be_enabled()
    ann.lock()
    ann.skip()
    expect(ann.round(2)).to_be_visible()
    told = story(ann).get_by_role("listitem")
    expect(told.first).to_contain_text(f"{ann.words('row-opens', row=1)} Red: Forward. Blue: ")
    expect(story(ann)).to_contain_text("Red steps forward to a2.")
    expect(story(ann)).to_contain_text(f"{ann.words('row-opens', row=4)} Red: Attack")
    count = told.count()
    ann.tap(ann.button("watch-again"))
    ann.skip()
    expect(told).to_have_count(count)  # the same story is not told twice


def test_keys_say_what_they_lay(visit: Visit) -> None:
    ann = visit(text=True)
    ann.open(f"/r/{ann.set_table('golems/blocks', {'way': 'beginner'}, ALONE)}")
    expect(ann.hand).to_be_visible()
    for key, text in (("f", "Row 1: Forward."), ("a", "Row 2: Attack."), ("Backspace", "Row 2 is empty.")):
        ann.page.keyboard.press(key)
        expect(ann.desk.get_by_role("status").filter(has_text=text)).to_have_count(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rover_is_driven_from_lists(visit: Visit, lang: str) -> None:
    ann = visit(lang, text=True)
    ann.open(f"/r/{ann.set_table('progers/full', {'players': '2'}, [PERSON, PERSON])}")
    for _ in range(2):
        corner = ann.field.get_by_role("gridcell", name=re.compile(re.escape(ann.words("cell-pick")) + "$")).first
        corner.focus()
        ann.page.keyboard.press("Enter")
        looks = "|".join(ann.words(f"look-{way}") for way in "NESW")
        ann.tap(ann.page.get_by_role("button", name=re.compile(f"^({looks})$")).first)
        ann.tap(ann.button("choose"))
        ann.skip()
    ann.next_player()
    desk = ann.region("my-turn")
    expect(desk.get_by_role("heading", name=ann.words("text-options"))).to_be_visible()
    option = desk.get_by_role("list").get_by_role("button").first
    name = option.inner_text()
    option.click()
    expect(desk.get_by_text(ann.words("laid-word", what=name))).to_have_count(1)
    expect(desk.get_by_role("list", name=ann.words("algorithm")).get_by_role("listitem").first).not_to_have_text("")
    ann.tap(ann.button("run-algorithm"))
    ann.skip()
    expect(story(ann).get_by_role("listitem").nth(3)).to_be_visible()
    expect(ann.page.get_by_role("region", name=ann.words("text-where"))).to_contain_text(
        ann.words("cell-samples", count=1)
    )


@pytest.mark.parametrize("text", [False, True])
def test_the_focus_is_visible_on_every_cell(visit: Visit, text: bool) -> None:
    """On a plain cell, on one that may be chosen and on the chosen one."""
    ann = visit(text=text)
    ann.open(f"/r/{ann.set_table('progers/full', {'players': '2'}, [PERSON, PERSON])}")
    ann.field.locator(".pick").first.focus()
    look = "(one) => { const s = getComputedStyle(one); return [s.outlineStyle, s.outlineColor] }"
    for keys, state in ((["Tab", "Shift+Tab"], "pick"), (["Enter"], "chosen"), (["ArrowRight"], "cell")):
        for key in keys:
            ann.page.keyboard.press(key)
        here = ann.field.locator(":focus")
        expect(here).to_contain_class(state)
        drawn = here.evaluate(look)
        assert drawn[0] == "solid", state
        assert drawn not in ann.field.locator(".cell:not(:focus)").evaluate_all(f"cells => cells.map({look})"), state


COLUMNS = """all => all.map((one) => [one.dataset.cell[0], Math.round(one.getBoundingClientRect().x)])"""


def test_a_field_with_gaps_keeps_its_columns(visit: Visit) -> None:
    ann = visit("ru", text=True)
    ann.open(f"/r/{ann.set_table('golems/board', {'scenario': 'lighthouse'}, [PERSON])}")
    expect(ann.cell("e10")).to_be_visible()
    for size in [(360, 640), (820, 1180), (1366, 768)]:
        resize(ann.page, size)
        places = {tuple(place) for place in ann.field.get_by_role("gridcell").evaluate_all(COLUMNS)}
        assert len(places) == len({column for column, _ in places}) == 10, sorted(places)
