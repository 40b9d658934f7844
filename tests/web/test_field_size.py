"""The field on a laptop: at least four fifths of the window's height, the same in all phases."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.process import Server
from tests.web import test_asks
from tests.web.measure import resize
from tests.web.scenes import SCENES, lay_all
from tests.web.visitor import Visit, Visitor

LAPTOP = (1366, 768)
CELLS = """() => {
  const boxes = [...document.querySelectorAll('main .field [role=gridcell]')].map((one) => one.getBoundingClientRect());
  const span = (low, high) => Math.max(...boxes.map((one) => one[high])) - Math.min(...boxes.map((one) => one[low]));
  return [span('left', 'right') / innerWidth, span('top', 'bottom') / innerHeight];
}"""
LEAST = 0.8
WIDE = {"junior"}  # a field of 9x3 is as large as the width allows
ELSEWHERE = {"lesson"}  # no table


def field_size(visitor: Visitor) -> tuple[float, float]:
    """Width and height of all its cells, as parts of the window."""
    resize(visitor.page, LAPTOP)
    wide, high = visitor.page.evaluate(CELLS)
    return round(wide, 2), round(high, 2)


@pytest.mark.parametrize("scene", sorted(SCENES.keys() - WIDE - ELSEWHERE))
def test_the_field_takes_four_fifths_of_a_laptop_in_every_phase(visit: Visit, scene: str) -> None:
    ann = visit("ru")
    found = {phase: field_size(ann) for phase, _ in SCENES[scene](ann)}
    assert min(high for _, high in found.values()) >= LEAST, found
    assert len(set(found.values())) == 1, found


def test_a_field_that_is_wide_takes_most_of_the_width(visit: Visit) -> None:
    ann = visit("ru")
    found = {field_size(ann) for _ in SCENES["junior"](ann)}
    assert len(found) == 1
    assert min(wide for wide, _ in found) >= 0.55


@pytest.mark.parametrize("rule_set", ["golems/blocks", "golems/energy", "progers/basic", "progers/full"])
def test_it_stays_while_others_are_waited_for(visit: Visit, rule_set: str) -> None:
    ann, bob = visit(), visit()
    code = ann.set_table(rule_set, {"players": "2"}, [{"kind": "person"}, {"kind": "open"}])
    ann.open(f"/r/{code}")
    bob.open(f"/r/{code}")
    bob.page.get_by_label(bob.words("your-name")).fill("Bob")
    bob.tap(bob.button("sit-down"))
    expect(bob.button("sit-down")).to_be_hidden()
    found = {field_size(ann), field_size(bob)}
    if rule_set.startswith("golems"):
        expect(ann.hand).to_be_visible()
        lay_all(ann)
        ann.tap(ann.page.locator("main .lock.ready"))
        expect(ann.plate(ann.colour("red"))).to_contain_text(ann.words("status-locked"))
        found.add(field_size(ann))
    assert len(found) == 1, found
    assert min(high for _, high in found) >= LEAST, found


def test_it_stays_when_a_row_waits_for_a_decision(visit: Visit, server: Server) -> None:
    """barrel.hole: the golem comes out where its player says."""
    ann = visit("ru")
    test_asks.sit(ann, server, "6", field="meadow")
    expect(ann.curtain).to_be_visible()
    found = [field_size(ann)]
    test_asks.both_play(ann, "FALR", "BRDS")
    expect(ann.theatre).to_be_visible()
    found.append(field_size(ann))
    ann.skip()
    expect(ann.region("ask-title-teleport", name=ann.colour("red"))).to_be_visible()
    found.append(field_size(ann))
    assert len(set(found)) == 1, found
    assert found[0][1] >= LEAST
