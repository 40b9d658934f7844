"""The table on one screen: in every phase all that is needed lies inside the window, without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.measure import SIZES, faults, resize
from tests.web.scenes import SCENES
from tests.web.visitor import Visit


@pytest.mark.parametrize("size", SIZES)
def test_the_first_program_runs_after_three_taps_without_scrolling(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit()
    resize(ann.page, size)
    ann.open()
    for tapped in (ann.page.get_by_role("button", name=ann.words("door-play")), ann.card("F"), ann.button("lock")):
        expect(tapped).to_be_visible()
        expect(tapped).to_be_in_viewport(ratio=0.99)
        ann.tap(tapped)
    expect(ann.theatre).to_be_visible()


@pytest.mark.parametrize("scene", SCENES)
def test_everything_needed_is_in_sight(visit: Visit, scene: str) -> None:
    ann = visit("ru" if len(scene) % 2 else "en")
    wrong = []
    for phase, parts in SCENES[scene](ann):
        for size in SIZES:
            resize(ann.page, size)
            wrong += [f"{phase} at {size[0]}x{size[1]}: {one}" for one in faults(ann.page, parts)]
    assert not wrong, "\n".join(wrong)
