"""The clock of a room: when the time is up a computer player answers once, and the person keeps the seat."""

from __future__ import annotations

from pathlib import Path

from algoritmus.core.beats import count_beats
from algoritmus.server.rooms.clock import BEAT_SECONDS, Clock
from algoritmus.server.wire.room_events import Answered
from tests.server.site import OPEN, PERSON, Site, site, site_test, two_at_a_table

MINUTE = 60
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
        assert state["clock"] == {"seconds": MINUTE, "left": {"0": 60.0, "1": 60.0}}
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
        shown = step["clock"]["left"]["0"] - MINUTE
        assert shown == round(BEAT_SECONDS * count_beats(step["happened"]["0"]), 1) > 0
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
        assert state["clock"] == {"seconds": MINUTE, "left": {}}
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


def test_shows_follow_each_other_until_their_device_answers() -> None:
    clock = Clock(MINUTE)
    clock.now = time = Time()
    clock.start()
    for _ in range(3):
        clock.step(["ann", "bob"], 10)
        time.now += 1
    assert clock.left("ann", 1) == MINUTE + 30 * BEAT_SECONDS - 3
    clock.answered("ann")  # and so has seen all three
    clock.step(["ann", "bob"], 2)
    assert clock.left("ann", 1) == MINUTE + 2 * BEAT_SECONDS
    assert clock.left("bob", 1) == MINUTE + 32 * BEAT_SECONDS - 3
    time.now += 2 * BEAT_SECONDS + 50
    clock.answered("ann")
    assert clock.left("ann", 1) == 10  # answering and taking back gains nothing
    assert clock.left("ann", 2) == 70
