"""A device that holds several seats: views and asks stay per seat, and it plays back what a spectator sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from algoritmus.core.chance import Seeded
from tests.server.site import PERSON, Line, Message, site, site_test

STEPS = 8
SECRET = ["golems/board", "progers/basic"]  # in both a seat sees more of a step than a spectator


async def play_step(line: Line, state: Message, chance: Seeded) -> Message:
    """Answer for every seat that is asked; the step as this device hears it."""
    for seat in state["waiting"]:
        cards = await line.choose(seat, chance)
        line.send(
            {"type": "answer", "id": f"{state['step']}-{seat}", "seat": seat, "step": state["step"], "cards": cards}
        )
    return await line.until("step")


@pytest.mark.parametrize("rule_set", SECRET)
def test_it_gets_the_spectators_events_and_no_more(tmp_path: Path, rule_set: str) -> None:
    @site_test
    async def test() -> None:
        async with site(tmp_path) as here:
            ann, chance, private = here.browser(), Seeded(rule_set), 0
            code = await ann.create(rule_set, {}, [PERSON, PERSON])
            line, state = await ann.enter(code)
            watcher, _ = await here.browser().enter(code)
            assert state["yours"] == [0, 1]
            for _ in range(STEPS):
                state = await play_step(line, state, chance)
                seen = await watcher.until("step")
                assert list(state["views"]) == ["0", "1"]
                assert list(state["happened"]) == ["0", "1", ""]
                assert list(seen["happened"]) == [""]
                assert state["happened"][""] == seen["happened"][""]
                private += any(state["happened"][seat] != seen["happened"][""] for seat in "01")
            assert private

    test()


@site_test
async def test_it_gets_the_same_after_a_reconnect(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann, chance = here.browser(), Seeded("again")
        code = await ann.create("golems/board", {}, [PERSON, PERSON])
        line, state = await ann.enter(code)
        step = await play_step(line, state, chance)
        _, again = await ann.enter(code, state["seq"])
        assert again["type"] == "step"
        assert again["happened"] == step["happened"]


@site_test
async def test_a_device_with_one_seat_gets_its_own_events_alone(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        code = await ann.create("golems/cards", {}, [PERSON, {"kind": "computer", "player": "random"}])
        line, state = await ann.enter(code)
        assert list((await play_step(line, {**state, "waiting": [0]}, Seeded("one")))["happened"]) == ["0"]
