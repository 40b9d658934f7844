"""Layout stability on a small table: field, hand and main button keep their places while cards are laid and shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.process import Server
from tests.web.measure import resize
from tests.web.scenes import seats_of, settled, sit
from tests.web.visitor import Visit, Visitor

WINDOWS = [(390, 664), (820, 1180), (1366, 768)]
FIELD = "main .field [role=grid]"
PARTS = [FIELD, "main .rows", "main .hand li:first-child", "main .hand li:nth-child(4)", "main .lock"]
HANDS = [
    ("golems/blocks", {"way": "autonomous"}, 2, {"x3", "attack?"}),
    ("golems/cards", {"way": "autonomous"}, 2, {"enemy?", "x2", "x3"}),
    ("golems/board", {"puzzle": "until-the-wall"}, 1, {"until-water"}),
    ("golems/board", {"puzzle": "well-rehearsed"}, 1, {"call"}),
]
WITH_LOOP = "191"  # the luck that deals F J L R and a loop
BOXES = """(parts) => parts.map((one) => {
  const box = document.querySelector(one)?.getBoundingClientRect();
  return box ? [box.x, box.y, box.width, box.height].map(Math.round) : null;
})"""
Box = list[int]


def boxes(visitor: Visitor, parts: list[str] = PARTS) -> list[Box]:
    found = visitor.page.evaluate(BOXES, parts)
    assert all(found), found
    return list(found)


def at_rest(visitor: Visitor, size: tuple[int, int]) -> None:
    """Everything that the page fetches is there, story and letters too."""
    settled(visitor)
    visitor.page.wait_for_load_state("networkidle")
    resize(visitor.page, size)


def able(visitor: Visitor) -> Locator:
    return settled(visitor).locator(".pile:not(.off)")


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize(("rule_set", "options", "seats", "wanted"), HANDS)
def test_nothing_moves_when_loops_questions_and_calls_are_laid_and_shown(
    visit: Visit, size: tuple[int, int], rule_set: str, options: dict[str, str], seats: int, wanted: set[str]
) -> None:
    ann = visit()
    resize(ann.page, size)
    sit(ann, rule_set, options, seats_of(1, seats - 1))
    at_rest(ann, size)
    before = boxes(ann)
    laid = set()
    while able(ann).count():
        card = able(ann).last
        laid.add(str(card.get_attribute("data-card")))
        ann.tap(card)
        settled(ann)
        assert boxes(ann) == before, laid
    assert wanted <= laid
    ann.lock()
    expect(ann.theatre).to_be_visible()
    assert boxes(ann, [FIELD]) == before[:1]


@pytest.mark.parametrize("size", WINDOWS)
def test_nothing_moves_when_rovers_lay_a_loop(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    ann = visit()
    code = ann.set_table("progers/full", {"players": "2"}, seats_of(2))
    server.reseed(code, WITH_LOOP)
    ann.open(f"/r/{code}")
    resize(ann.page, size)
    for _ in range(2):
        choose_base(ann)
    ann.next_player()
    at_rest(ann, size)
    parts = [part for part in PARTS if part != "main .rows"]
    before = boxes(ann, parts)
    for card in ("F", "J", "x2"):
        ann.tap(settled(ann).locator(f"[data-card={card}]"))
        settled(ann)
        assert boxes(ann, parts) == before, f"{card} is chosen"
        place = ann.page.locator("main [data-place]")
        if place.count():
            ann.tap(place.first)
            settled(ann)
        assert boxes(ann, parts) == before, f"{card} is laid"
    expect(ann.page.locator("main .looped")).to_be_visible()
    ann.tap(ann.page.locator("main .lock.ready"))
    expect(ann.theatre).to_be_visible()
    assert boxes(ann, [FIELD]) == before[:1]


def choose_base(visitor: Visitor) -> None:
    free = visitor.field.get_by_role("gridcell", name=re.compile(re.escape(visitor.words("cell-pick")) + "$"))
    visitor.tap(free.first)
    visitor.tap(visitor.page.locator("main .lock"))
    visitor.skip()


@pytest.mark.parametrize("path", ["/", "/learn"])
def test_reduced_motion_has_no_endless_animation(visit: Visit, path: str) -> None:
    ann = visit()
    ann.open(path)
    expect(ann.page.locator("html[data-calm]")).to_have_count(1)
    ann.page.wait_for_load_state("networkidle")
    ann.page.wait_for_function("() => document.getAnimations().length === 0")
