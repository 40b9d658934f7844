"""Planets on which not everything works."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.visitor import Visit


def test_a_lift_that_goes_down_off_the_field_is_drawn(visit: Visit) -> None:
    ann = visit()
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "computer", "player": "random"}]
    code = ann.set_table("progers/full", {"planet": "crossroads"}, seats)
    ann.open(f"/r/{code}")
    expect(ann.page.get_by_role("gridcell").first).to_be_attached()
