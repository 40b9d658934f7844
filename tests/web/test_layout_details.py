"""Details of the layout: texts inside their boxes, counts and choices that stay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visit, Visitor

PERSON = {"kind": "person"}
WIDER = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
LONG = """all => all.filter(one => {
  const text = document.createRange();
  text.selectNodeContents(one);
  return text.getBoundingClientRect().width > one.parentElement.clientWidth * 0.76;
}).map(one => one.textContent)"""  # what a diamond is wide where its word stands


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_doors_and_boxes_hold_what_is_on_them_on_a_tablet(visit: Visit, lang: str) -> None:
    ann = visit(lang)
    ann.page.set_viewport_size({"width": 820, "height": 1180})
    ann.open()
    expect(ann.page.locator(".door")).to_have_count(3)
    assert ann.page.locator(".door").evaluate_all(WIDER) == []
    ann.open("/#all")
    expect(ann.page.locator(".tile")).to_have_count(6)
    assert ann.page.locator(".tile").evaluate_all(WIDER) == []
    edges = ann.page.locator(".tile").evaluate_all("all => new Set(all.map(one => Math.round(one.clientWidth))).size")
    assert edges == 1, "all boxes are of one width"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_questions_stay_inside_their_diamonds(visit: Visit, lang: str) -> None:
    ann = visit(lang)
    ann.open(f"/r/{ann.set_table('golems/cards', {'way': 'autonomous'}, [PERSON, {'kind': 'open'}])}")
    ann.tap(ann.button("lay-meanwhile"))
    asked = ann.hand.locator(".if .word")
    expect(asked).not_to_have_count(0)
    assert asked.evaluate_all(LONG) == []


def test_a_pile_of_several_always_tells_how_many_are_left(visit: Visit) -> None:
    ann = visit()
    ann.open(f"/r/{ann.set_table('golems/energy', {'way': 'beginner'}, [PERSON, {'kind': 'open'}])}")
    ann.tap(ann.button("lay-meanwhile"))
    counts = []
    for number in range(3):
        counts.append(ann.card("A").locator(".count").inner_text())
        if number < 2:
            ann.tap(ann.card("A"))
            ann.see_filled(number + 1)
    assert counts == ["2", "1", "0"]


def begin(visitor: Visitor) -> None:
    """Both rovers have their bases, and the first player has cards."""
    visitor.open(f"/r/{visitor.set_table('progers/full', {'players': '2'}, [PERSON, PERSON])}")
    for _ in range(2):
        free = re.compile(re.escape(visitor.words("cell-pick")) + "$")
        visitor.tap(visitor.field.get_by_role("gridcell", name=free).first)
        visitor.tap(visitor.button("choose"))
        visitor.skip()
    visitor.next_player()


def test_a_second_tap_keeps_the_chosen_card_and_take_back_puts_it_back(visit: Visit) -> None:
    ann = visit()
    begin(ann)
    able = ann.hand.locator(".pile:not(.off)")
    ann.tap(able.first)  # to an empty table it goes at once
    expect(ann.page.get_by_role("list", name=ann.words("algorithm")).locator(".card")).to_have_count(1)
    actions = able.and_(ann.page.locator("[aria-keyshortcuts]"))
    expect(actions).not_to_have_count(0)
    chosen, place = ann.hand.locator(".chosen"), ann.page.locator("[data-place]")
    for _ in range(2):
        ann.tap(actions.first)
        expect(chosen).to_have_count(1)
        expect(place).not_to_have_count(0)
    ann.tap(ann.button("undo"))
    expect(chosen).to_have_count(0)
    expect(ann.page.get_by_role("list", name=ann.words("algorithm")).locator(".card")).to_have_count(1)
