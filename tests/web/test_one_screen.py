"""Play now on one screen: what is needed lies inside the window, without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.test_alone import play_now
from tests.web.visitor import Visit

SIZES = [(390, 664), (360, 640), (820, 1180), (1366, 768), (1920, 1080)]


def outside(width: int, height: int, **parts: Locator) -> list[str]:
    """The parts that are not wholly inside the window."""
    boxes = {name: part.bounding_box() for name, part in parts.items()}
    return [
        f"{name} {box}"
        for name, box in boxes.items()
        if box is None
        or min(box["x"], box["y"]) < -1
        or box["x"] + box["width"] > width + 1
        or box["y"] + box["height"] > height + 1
    ]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_play_now_is_in_sight(visit: Visit, width: int, height: int) -> None:
    ann = visit()
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.open()
    ann.tap(ann.page.get_by_role("button", name=ann.words("door-play")))
    expect(ann.card("D")).to_be_visible()
    laying = {"field": ann.field, "first row": ann.row(1), "last row": ann.row(4)}
    assert not outside(width, height, **laying, hand=ann.hand, button=ann.button("lock"))
    row, button = ann.row(4).bounding_box(), ann.button("lock").bounding_box()
    assert row is not None
    assert button is not None
    assert row["y"] + row["height"] <= button["y"] + 1, "the button covers a row"
    play_now(ann)
    expect(ann.theatre).to_be_visible()
    while ann.button("go-on").is_hidden():
        ann.page.keyboard.press("ArrowRight")
        lit = ann.page.get_by_role("table", name=ann.words("programs")).locator("tr.lit")
        assert not outside(width, height, field=ann.field, row=lit, told=ann.telling, controls=ann.theatre)
