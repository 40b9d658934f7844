"""Planets on which not everything works."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.visitor import Visit, Visitor

WORKING = {"h6": "h7", "d6": "e6", "e8": "e9", "e6": "e5"}  # from the top of a lift to its bottom
OFF = "i5"
SHAFT = "svg rect[fill='var(--bark-36)']"


def crossroads(visit: Visit, lang: str) -> Visitor:
    ann = visit(lang)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "computer", "player": "random"}]
    ann.open(f"/r/{ann.set_table('progers/full', {'planet': 'crossroads'}, seats)}")
    expect(ann.cell(OFF)).to_be_attached()
    return ann


def drawn_on(visitor: Visitor, *cells: str) -> int:
    """How many shafts have their middle in the box around these cells."""
    boxes = [box for box in (visitor.cell(cell).bounding_box() for cell in cells) if box is not None]
    left, top = (min(box[side] for box in boxes) for side in ("x", "y"))
    right = max(box["x"] + box["width"] for box in boxes)
    below = max(box["y"] + box["height"] for box in boxes)
    shafts = [box for box in (one.bounding_box() for one in visitor.page.locator(SHAFT).all()) if box is not None]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in shafts]
    return sum(left < x < right and top < y < below for x, y in middles)


def says(visitor: Visitor, id_: str, to: str) -> re.Pattern[str]:
    return re.compile(re.escape(visitor.words(id_, to=to)))


def test_a_lift_that_goes_down_off_the_field_is_drawn_and_described(visit: Visit) -> None:
    ann = crossroads(visit, "en")
    assert drawn_on(ann, OFF) == 1
    expect(ann.cell(OFF)).to_have_accessible_name(says(ann, "cell-lift-down", "none"))
    assert "off the field" in ann.words("cell-lift-down", to="none")


def test_lifts_that_work_are_drawn_between_their_ends_and_described_at_both(visit: Visit) -> None:
    ann = crossroads(visit, "ru")
    expect(ann.page.locator(SHAFT)).to_have_count(len(WORKING) + 1)
    for top, bottom in WORKING.items():
        assert drawn_on(ann, top, bottom), (top, bottom)
        expect(ann.cell(top)).to_have_accessible_name(says(ann, "cell-lift-down", bottom))
        expect(ann.cell(bottom)).to_have_accessible_name(says(ann, "cell-lift-up", top))
