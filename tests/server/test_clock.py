"""The clock of a room: when the time is up a computer player answers once, and the person keeps the seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from algoritmus.explain.show import show_seconds
from algoritmus.server.rooms.clock import Clock
from algoritmus.server.wire.room_events import Answered
from tests.server.site import OPEN, PERSON, Browser, Line, Site, site, site_test, two_at_a_table

MINUTE = 60
NAMES = {"red": "Ann", "blue": "Bob"}  # the show tells them
UP = MINUTE + 2.0


class Time:
    """It passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def stop_time(here: Site, code: str) -> Time:
    """The room's clock begins anew in a time of the test's own."""
    room, time = here.services.registry.live_rooms[code].room, Time()
    room.clock.now = time
    room.clock.start()
    return time


@site_test
async def test_when_the_time_is_up_a_computer_player_answers_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, clock=MINUTE)
        blue, _ = await bob.enter(code)
        time = stop_time(here, code)
        red, state = await ann.enter(code)
        assert state["clock"] == {"seconds": MINUTE, "left": {"0": 60.0, "1": 60.0}, "watching": {}}
        time.now += 20
        await blue.ask("answer", seat=1, step=1, cards=["L"])
        assert (await red.until("table", sealed=[1]))["clock"]["left"] == {"0": 40.0}
        time.now += MINUTE - 20
        room = here.services.registry.live_rooms[code].room
        assert room.to_play() == []  # an answer that is on its way is still taken
        time.now += 2
        step = await red.until("step")
        assert (step["step"], step["late"], step["waiting"]) == (2, [0], [0, 1])
        state = (await ann.enter(code))[1]
        assert [seat["kind"] for seat in state["seats"]] == ["person", "person"]
        assert state["late"] == []
        shown = round(step["clock"]["left"]["0"] - MINUTE, 1)
        assert shown == round(show_seconds("golems", step["happened"]["0"], NAMES), 1) > 0
        assert (await red.ask("answer", seat=0, step=2, cards=["F"]))["type"] == "done"  # Ann plays on herself
        digest = room.match.digest()
        events = await here.services.registry.store.read_room(code)
        assert events is not None
        assert [one.event.late for one in events[1] if isinstance(one.event, Answered)] == [False, True, False]
    async with site(tmp_path) as here:  # after a restart the time of the step begins anew
        ann.site = here
        _, again = await ann.enter(code)
        assert here.services.registry.live_rooms[code].room.match.digest() == digest
        assert again["clock"]["left"] == {"1": 60.0}


@site_test
async def test_people_at_one_device_think_one_after_another(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        code = await ann.create("golems/cards", {}, [PERSON, {**PERSON, "name": "Cleo"}], MINUTE)
        line, _ = await ann.enter(code)
        time = stop_time(here, code)
        assert (await (ann.line(code)).hello())["clock"]["left"] == {"0": 60.0, "1": 120.0}
        time.now += UP
        table = await line.until("table", sealed=[0])
        assert (table["late"], table["waiting"], table["clock"]["left"]) == ([0], [1], {"1": 58.0})
        assert (await line.ask("retract", seat=0, step=1))["code"] == "time.up"
        time.now += MINUTE
        assert (await line.until("step"))["late"] == [0, 1]


@site_test
async def test_the_clock_starts_when_all_seats_are_taken(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann, bob = here.browser(), here.browser()
        code = await ann.create("golems/cards", {}, [PERSON, OPEN], MINUTE)
        assert (await ann.get(f"/api/rooms/{code}")).json()["clock"] == MINUTE
        line, state = await ann.enter(code)
        time = stop_time(here, code)
        assert state["clock"] == {"seconds": MINUTE, "left": {}, "watching": {}}
        time.now += UP
        await bob.post(f"/api/rooms/{code}/join", {"name": "Bob"})
        assert (await line.until("table"))["clock"]["left"] == {"0": 60.0, "1": 60.0}


@site_test
async def test_the_clock_stands_while_no_client_is_connected(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, clock=MINUTE)
        red, _ = await ann.enter(code)
        time = stop_time(here, code)
        await red.hang_up()
        time.now += 10 * UP
        here.services.registry.wake(here.services.registry.live_rooms[code])
        _, state = await ann.enter(code)
        assert (state["step"], state["clock"]["left"]) == (1, {"0": 60.0, "1": 60.0})
        time.now += 10
        assert (await bob.enter(code))[1]["clock"]["left"] == {"0": 50.0, "1": 50.0}  # others change nothing


@site_test
async def test_invalid_clocks_are_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for clock in (-1, 3601, "60", 1.5):
            answer = await here.browser().post("/api/rooms", {"rule_set": "golems/cards", "clock": clock})
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "body.syntax")


async def after_a_round(here: Site) -> tuple[str, Line, Line, Browser, Time, dict[str, Any]]:
    """Ann and Bob look at the show of their first round."""
    code, ann, bob = await two_at_a_table(here, clock=MINUTE)
    (red, _), (blue, _) = await ann.enter(code), await bob.enter(code)
    time = stop_time(here, code)
    await red.ask("answer", seat=0, step=1, cards=["F"])
    await blue.ask("answer", seat=1, step=1, cards=["L"])
    return code, red, blue, ann, time, await red.until("step")


@site_test
async def test_the_time_starts_when_a_device_has_shown_the_step(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, red, blue, _, time, step = await after_a_round(here)
        show = round(show_seconds("golems", step["happened"]["0"], NAMES), 1)
        assert show > 2
        assert step["clock"]["watching"] == {"0": show, "1": show}
        time.now += 2
        assert (await red.ask("watched", seat=0, step=2))["type"] == "done"
        clock = (await blue.until("table"))["clock"]  # and Bob sees that Ann thinks already
        assert clock["watching"] == {"1": round(show - 2, 1)}
        assert clock["left"] == {"0": 60.0, "1": round(show - 2 + MINUTE, 1)}
        time.now += show - 1.9  # at the latest after the show's length
        room = here.services.registry.live_rooms[code].room
        assert room.watching() == {}
        assert MINUTE - 0.2 < room.time_left()[1] < MINUTE
        time.now += UP
        assert (await blue.until("step"))["late"] == [0, 1]


@site_test
async def test_a_device_that_is_late_or_lost_gains_nothing_by_telling(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, red, blue, ann, time, step = await after_a_round(here)
        assert (await red.ask("watched", seat=1, step=2))["code"] == "seat.not-yours"
        assert (await red.ask("watched", seat=0, step=1))["code"] == "step.other"
        await red.hang_up()
        again = ann.line(code)
        state = await again.hello()  # a page that is loaded anew has no show: it tells so at once
        assert "0" in state["clock"]["watching"]
        assert (await again.ask("watched", seat=0, step=2, id="w"))["type"] == "done"
        assert (await again.ask("watched", seat=0, step=2, id="w"))["type"] == "done"  # sent again
        assert (await again.ask("watched", seat=0, step=2))["code"] == "clock.runs"
        time.now += 20
        assert here.services.registry.live_rooms[code].room.time_left()[0] == MINUTE - 20
        time.now += step["clock"]["watching"]["1"]
        assert (await blue.ask("watched", seat=1, step=2))["code"] == "clock.runs"


@site_test
async def test_a_table_without_a_clock_keeps_no_shows_in_its_log(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, _ = await two_at_a_table(here)
        red, _ = await ann.enter(code)
        assert (await red.ask("watched", seat=0, step=1))["code"] == "clock.none"


@site_test
async def test_after_a_restart_a_table_goes_on_whose_shows_are_in_its_log(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, red, _, ann, _, _ = await after_a_round(here)
        await red.ask("watched", seat=0, step=2)
    async with site(tmp_path) as here:
        ann.site = here
        _, state = await ann.enter(code)
        assert state["clock"] == {"seconds": MINUTE, "left": {"0": 60.0, "1": 60.0}, "watching": {}}


def test_shows_follow_each_other_until_their_device_answers() -> None:
    clock = Clock(MINUTE)
    clock.now = time = Time()
    clock.start()
    for _ in range(3):
        clock.step(["ann", "bob"], 5)
        time.now += 1
    assert clock.left("ann", 1) == MINUTE + 15 - 3
    clock.watched("ann")  # and so has seen all three
    clock.step(["ann", "bob"], 1)
    assert clock.left("ann", 1) == MINUTE + 1
    assert clock.left("bob", 1) == MINUTE + 16 - 3
    time.now += 1 + 50
    clock.watched("ann")
    assert clock.left("ann", 1) == 10  # answering and taking back gains nothing
    assert clock.left("ann", 2) == 70
