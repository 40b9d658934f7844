"""A table with a clock: set with the table, shown and announced, and a computer answers when the time is up."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.visitor import Visit, Visitor

PERSON = {"kind": "person", "name": "Ann"}
GENTLE = {"kind": "computer", "player": "random"}
CLOCK = 15  # seconds: so long, and the time of a show, nobody plays for Ann again


STOPPED = "window.moment = 1000; performance.now = () => window.moment;"  # time passes when the test says so


def test_the_time_is_shown_and_announced_twice(visit: Visit) -> None:
    ann = visit()
    ann.page.add_init_script(STOPPED)
    ann.open("/#here")
    ann.take_box("golems-edition-blocks", more=True)
    clock = ann.pills("new-clock").get_by_role("radio", name=ann.words("clock-minutes", count=5))
    clock.check(force=True)
    ann.seat_kind("blue", "computer")
    ann.done()
    ann.tap(ann.button("new-start"))
    expect(ann.plate(ann.words("face-chick"))).to_contain_text(ann.words("status-locked"))  # nothing more is told now
    minutes, seconds = ann.page.get_by_role("timer").inner_text().split(":")
    see(ann, int(minutes) * 60 + int(seconds) - 31, "0:31", 0)
    see(ann, 1, "0:30", 30)
    see(ann, 19, "0:11", 30)
    see(ann, 1, "0:10", 10)


def see(visitor: Visitor, later: int, shown: str, told: int) -> None:
    """So many seconds later: the figures, and what the ear is told."""
    visitor.page.evaluate(f"window.moment += {later} * 1000")
    expect(visitor.page.get_by_role("timer")).to_have_text(shown)
    for mark in (10, 30):
        expect(visitor.page.get_by_text(visitor.words("time-less", count=mark))).to_have_count(int(mark == told))


def test_the_computer_plays_for_whom_the_time_runs_out(visit: Visit) -> None:
    ann = visit("ru", phone=True)
    code = ann.set_table("golems/blocks", {"way": "beginner"}, [PERSON, GENTLE], clock=CLOCK)
    ann.open(f"/r/{code}")
    expect(ann.page.get_by_text(ann.words("time-up-you"))).to_be_visible()
    ann.skip()
    expect(ann.round(2)).to_be_visible()
    expect(ann.plate("Ann")).to_contain_text(ann.words("status-thinking"))
    expect(ann.hand).to_be_visible()
