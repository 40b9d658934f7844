"""Whole games by socket for every rule set: people who lay any allowed cards, a computer player, a spectator."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.record import parse_record
from algoritmus.games.golems.components.scenarios import load_puzzles
from algoritmus.games.golems.rules.answers import flatten
from algoritmus.match import replay
from tests.server.site import OPEN, PERSON, Line, Message, Site, site, site_test

TABLES = [
    ("golems/blocks", {"way": "standard", "limit": "3", "players": "3"}),
    ("golems/energy", {"way": "standard", "limit": "3", "players": "3"}),
    ("golems/cards", {"way": "standard", "limit": "3", "players": "3"}),
    ("golems/board", {"players": "3", "logic": "on", "subroutine": "on", "cards": "choose", "limit": "3"}),
    ("progers/basic", {"players": "3", "limit": "4"}),
    ("progers/full", {"players": "3", "limit": "4", "planet": "random"}),
]


async def sit_and_play(line: Line, state: Message, seat: int) -> list[Message]:
    """Answer whenever asked, to the end; the steps that came."""
    chance, steps, answered = Seeded(f"people/{seat}"), [], 0
    while state["views"][str(seat)]["result"] is None:
        if seat in state["waiting"] and state["step"] > answered:
            answered = state["step"]
            cards = await line.choose(seat, chance)
            line.send({"type": "answer", "id": f"{seat}/{answered}", "seat": seat, "step": answered, "cards": cards})
            done = await line.until("done")
            assert done["id"] == f"{seat}/{answered}"
        state = await line.until("step")
        steps.append(state)
    return steps


async def watch(line: Line, state: Message) -> list[Message]:
    steps = []
    while state["views"][""]["result"] is None:
        state = await line.until("step")
        steps.append(state)
    return steps


@pytest.mark.parametrize(("rule_set", "options"), TABLES, ids=[rule_set for rule_set, _ in TABLES])
def test_a_whole_game(tmp_path: Path, rule_set: str, options: dict[str, str]) -> None:
    site_test(play_a_game)(tmp_path, rule_set, options)


async def play_a_game(data: Path, rule_set: str, options: dict[str, str]) -> None:
    async with site(data) as here:
        code, games = await begin(here, rule_set, options)
        told = await asyncio.gather(*games)
        count = len(told[0])
        assert [len(steps) for steps in told] == [count, count, count]
        assert [step["step"] for step in told[2]] == list(range(2, count + 2))
        assert all([step["seq"] for step in steps] == [step["seq"] for step in told[0]] for steps in told)
        record = (await here.browser().get(f"/api/rooms/{code}/record")).text
        match = replay(parse_record(record), algoritmus.game(rule_set))
        assert match.steps == count + 1
        for seat, steps in zip((0, 1, None), told, strict=True):
            key = "" if seat is None else str(seat)
            assert [step["happened"][key] for step in steps] == json.loads(json.dumps(list(match.seen(seat))))
            assert steps[-1]["views"][key] == json.loads(json.dumps(match.view(seat)))


async def begin(here: Site, rule_set: str, options: dict[str, str]) -> tuple[str, list[asyncio.Task[list[Message]]]]:
    ann, bob = here.browser(), here.browser()
    code = await ann.create(rule_set, options, [PERSON, OPEN, {"kind": "computer", "player": "random"}])
    await bob.post(f"/api/rooms/{code}/join", {"name": "Bob"})
    red, blue, watcher = [await browser.enter(code) for browser in (ann, bob, here.browser())]
    games = [sit_and_play(*red, 0), sit_and_play(*blue, 1), watch(*watcher)]
    return code, [asyncio.create_task(game) for game in games]


@site_test
async def test_computer_players_play_while_a_spectator_watches(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        seats = [{"kind": "computer", "player": "greedy"}, {"kind": "computer", "player": "random"}]
        code = await here.browser().create("golems/cards", {"limit": "3"}, seats)
        registry = here.services.registry
        room = registry.live_rooms[code].room
        assert room.to_play() == [(0, "greedy"), (1, "random")]
        registry.wake(registry.live_rooms[code])
        assert not room.thinking  # nobody looks on
        steps = await watch(*await here.browser().enter(code))
        assert [step["step"] for step in steps] == list(range(2, room.match.steps + 1))
        assert room.match.result() is not None


@site_test
async def test_a_puzzle_alone(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        code = await ann.create("golems/energy", {"puzzle": "seven-league-boots"})
        line, state = await ann.enter(code)
        assert (state["waiting"], [seat["kind"] for seat in state["seats"]]) == ([0], ["person"])
        cards = flatten(load_puzzles()["seven-league-boots"].solutions[0][0])
        assert (await line.ask("answer", seat=0, step=1, cards=cards))["type"] == "done"
        assert (await line.until("step"))["views"]["0"]["result"]["winners"] == ["red"]
