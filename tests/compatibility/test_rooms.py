"""A data folder of an earlier build: every room has the same views, and its game continues or is replayed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import algoritmus
from algoritmus.core.record import parse_record
from algoritmus.match import replay
from tests.compatibility.files import read, unpack
from tests.compatibility.rooms import SPECTATOR, Json, copy_folder, go_on, room_of, visitor
from tests.compatibility.since import assert_kept, undated
from tests.server.site import site

RULE_SETS = {"golems/blocks", "golems/energy", "golems/cards", "golems/board", "progers/basic", "progers/full"}
KEPT: Json = unpack("rooms.json.xz")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """The rooms as the server of today shows them, and after an answer more."""
    return asyncio.run(asyncio.wait_for(look_at_all(tmp_path_factory.mktemp("folder")), 60))


async def look_at_all(folder: Path) -> Json:
    async with site(copy_folder(folder)) as here:
        people = {name: visitor(here, cookie) for name, cookie in {**read("cookies.json"), SPECTATOR: ""}.items()}
        rooms: Json = {code: await room_of(people, code) for code in KEPT}
        for code, kept in KEPT.items():
            if "after" in kept:
                rooms[code]["after"] = await go_on(people[kept["after"]["who"]], code)
        return rooms


@pytest.mark.parametrize("code", KEPT)
def test_a_room_looks_to_everybody_as_it_did(code: str, found: Json) -> None:
    assert_kept(KEPT[code]["door"], found[code]["door"], "door", more=True)
    for name, state in KEPT[code]["states"].items():
        assert_state(state, found[code]["states"][name], name)


@pytest.mark.parametrize("code", KEPT)
def test_the_game_so_far_is_shown_to_everybody_as_it_was(code: str, found: Json) -> None:
    for name, game in KEPT[code]["replays"].items():
        assert_kept(game, found[code]["replays"][name], name, more=True)


@pytest.mark.parametrize("code", [code for code, kept in KEPT.items() if "after" in kept])
def test_a_running_room_takes_the_next_answer_as_it_did(code: str, found: Json) -> None:
    assert_state(KEPT[code]["after"]["state"], found[code]["after"], "after")


@pytest.mark.parametrize("code", [code for code, kept in KEPT.items() if kept["door"]["over"]])
def test_a_game_that_is_over_gives_its_record_which_plays(code: str, found: Json) -> None:
    text = found[code]["record"]
    assert undated(text) == undated(KEPT[code]["record"])
    record = parse_record(text)
    assert str(replay(record, algoritmus.game(record.game)).record) == text


def test_rooms_of_all_rule_sets_are_kept_running_and_over() -> None:
    doors = [kept["door"] for kept in KEPT.values()]
    assert {(door["rule_set"], door["over"]) for door in doors} == {
        (one, over) for one in RULE_SETS for over in (False, True)
    }
    assert sum("after" in kept for kept in KEPT.values()) == sum(not door["over"] for door in doors) == 8
    assert any(state["views"]["0"].get("paused") for state in (kept["states"]["ann"] for kept in KEPT.values()))


def assert_state(then: Json, now: Json, where: str) -> None:
    """New keys may have come; a view has none."""
    assert_kept(then, now, where, more=True)
    for seat, view in then["views"].items():
        assert_kept(view, now["views"][seat], f"{where} {seat}")
