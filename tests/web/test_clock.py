"""A table with a clock: set with the table, shown and announced, and a computer answers when the time is up."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.measure import resize
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


class LongShow:
    """The clock waits so long for these seats that every test is over before; what the page sends is noted."""

    def __init__(self, page: Page, *seats: int) -> None:
        self.watching = {str(seat): 3600 for seat in seats}
        self.sent: list[dict[str, Any]] = []
        page.route_web_socket(re.compile("/ws/"), self.connect)

    def connect(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(lambda message: self.pass_on(server, message))
        server.on_message(lambda message: browser.send(self.waiting(message)))

    def pass_on(self, server: WebSocketRoute, message: str | bytes) -> None:
        self.sent.append(json.loads(message))
        server.send(message)

    def waiting(self, text: str | bytes) -> str:
        message = json.loads(text)
        if message.get("clock"):
            message["clock"]["watching"] = self.watching
        return json.dumps(message)

    def watched(self) -> int:
        """How often; a command that is sent again keeps its id."""
        return len({message["id"] for message in self.sent if message["type"] == "watched"})


def timed_table(ann: Visitor, bob: Visitor) -> None:
    code = ann.set_table("golems/blocks", {"way": "beginner"}, [PERSON, {"kind": "open"}], clock=300)
    ann.open(f"/r/{code}")
    bob.sit_down(code, "Bob")


@pytest.mark.parametrize("size", [(360, 640), (820, 1180), (1366, 768)], ids=str)
def test_others_see_who_is_still_watching(visit: Visit, size: tuple[int, int]) -> None:
    ann, bob = visit("ru"), visit()
    resize(ann.page, size)
    show = LongShow(ann.page, 1)
    timed_table(ann, bob)
    for visitor in (ann, bob):
        visitor.play("F")
    ann.skip()
    sign = ann.plate("Bob").locator(".watching")
    expect(sign).to_contain_text(ann.words("status-watching"))
    expect(sign.locator("svg")).to_be_in_viewport(ratio=1)
    assert show.watched() == 1
    show.watching = {}
    bob.skip()
    bob.play("L")
    expect(sign).to_be_hidden()
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-locked"))


def test_a_page_that_is_loaded_anew_has_nothing_to_show(visit: Visit) -> None:
    """It tells so once, and the time to think begins."""
    ann, bob = visit(), visit()
    show = LongShow(bob.page, 1)
    timed_table(ann, bob)
    for visitor in (ann, bob):
        visitor.play("F")
    expect(bob.theatre).to_be_visible()
    assert show.watched() == 1  # before the first round there was none, either
    bob.page.reload()
    expect(bob.hand).to_be_visible()
    bob.play("L")
    expect(bob.button("unlock")).to_be_visible()
    assert show.watched() == 2
