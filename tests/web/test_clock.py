"""A table with a clock: it is chosen when the table is set, seen and heard, and plays for whom it runs out."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.visitor import Visit

PERSON = {"kind": "person", "name": "Ann"}
GENTLE = {"kind": "computer", "player": "random"}


def test_the_time_is_seen_and_told_twice(visit: Visit) -> None:
    ann = visit()
    ann.page.clock.install()
    ann.open("/#together")
    ann.page.get_by_label(ann.words("new-clock")).select_option(label=ann.words("clock-minutes", count=1))
    ann.page.get_by_label(f"{ann.colour('blue')}: {ann.words('new-who')}").select_option("computer:random")
    ann.tap(ann.button("new-start"))
    timer = ann.page.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^0:5\d$"))
    expect(ann.page.get_by_text(ann.words("time-less", count=30))).to_have_count(0)
    ann.page.clock.fast_forward(30_000)
    expect(ann.page.get_by_text(ann.words("time-less", count=30))).to_be_attached()
    ann.page.clock.fast_forward(20_000)
    expect(ann.page.get_by_text(ann.words("time-less", count=10))).to_be_attached()
    expect(ann.page.get_by_text(ann.words("time-less", count=30))).to_have_count(0)


def test_the_computer_plays_for_whom_the_time_runs_out(visit: Visit) -> None:
    ann = visit("ru", phone=True)
    code = ann.set_table("golems/blocks", {"way": "beginner"}, [PERSON, GENTLE], clock=1)
    ann.open(f"/r/{code}")
    expect(ann.page.get_by_text(ann.words("time-up-you"))).to_be_visible()
    ann.skip()
    expect(ann.round(2)).to_be_visible()
    expect(ann.plate("Ann")).to_contain_text(ann.words("status-thinking"))
    expect(ann.hand).to_be_visible()
