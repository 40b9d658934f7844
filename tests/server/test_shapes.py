"""Views and events of the games have the types of the page, and every part of a type occurs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec import inspect as types

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.package import page_link
from algoritmus.match import Match
from algoritmus.puzzles.path import islands, task
from algoritmus.referee.examples import examples, tell_example
from algoritmus.server.wire.schema import parts_of
from algoritmus.server.wire.view_types import struct_of
from tests.contract.conftest import TABLES, Table

OWN_SCENARIO = page_link.write(
    "scenario",
    {
        "edition": "board",
        "field": ["....", "....", "....", "...."],
        "goal": {"kind": "reach", "cells": ["c3"]},
        "golems": [{"at": "a1", "facing": "N"}, {"at": "d4", "facing": "S"}],
        "title": {"ru": "Клад"},
        "story": {"en": "Find it!"},
    },
)
RICH = [  # in ladders, water, barrels, samples, loops and chapters
    Table("progers/full", {"players": "2", "limit": "30"}),
    Table("golems/board", {"plot": "runaway-golem"}),
    Table("golems/board", {"scenario": OWN_SCENARIO}),
    Table("golems/board", {"field": "two-towers"}),
    Table("golems/board", {"players": "4", "field": "windmill", "logic": "on"}),
]
VIEWS = {package.id: struct_of(package.shapes().view) for package in algoritmus.packages()}
HAPPENINGS: dict[str, dict[object, type[Struct]]] = {
    package.id: {one.__struct_config__.tag: one for one in map(struct_of, package.shapes().happenings)}
    for package in algoritmus.packages()
}
STEPS = 60
MOST_SEEDS = 40  # of rich tables; rare questions are asked in one of the first games


def shaped(facts: Any, shape: type[Struct]) -> Struct:
    """As it goes over the wire; msgspec.ValidationError for what is missing, of another type, or unknown."""
    return msgspec.json.decode(msgspec.json.encode(facts), type=shape)


def shown_by_match(match: Match, seed: int) -> Iterator[Struct]:
    """All views and all happenings of a random game."""
    game, chance = match.game.id.partition("/")[0], Seeded(f"shapes/{seed}")
    eyes = [None, *range(len(match.seats))]
    for _ in range(STEPS):
        yield from (shaped(match.view(seat), VIEWS[game]) for seat in eyes)
        if match.result() is not None:
            return
        for seat, answer in {seat: ask.random(chance) for seat, ask in match.asks().items()}.items():
            match.answer(seat, answer)
        for seat in eyes:
            for facts in next(match.seen(seat, match.steps - 2)):
                yield shaped(facts, HAPPENINGS[game][facts.get("kind")])


def parts(value: object) -> Iterator[tuple[type, str]]:
    """Every field of every shape in it."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            if getattr(value, name) is not msgspec.UNSET:
                yield type(value), name
                yield from parts(getattr(value, name))
    elif isinstance(value, dict | list | tuple):
        for one in value.values() if isinstance(value, dict) else value:
            yield from parts(one)


def all_parts() -> set[tuple[type, str]]:
    shapes = [*VIEWS.values(), *(one for kinds in HAPPENINGS.values() for one in kinds.values())]
    return {(one, name) for one in made_of(shapes) for name in one.__struct_fields__}


def made_of(shapes: list[type[Struct]]) -> set[type[Struct]]:
    """These shapes and all that stand in them."""
    found: set[type[Struct]] = set()
    waiting = [types.type_info(shape) for shape in shapes]
    while waiting:
        info = waiting.pop()
        if isinstance(info, types.StructType) and info.cls not in found:
            found.add(info.cls)
            waiting += [part for field in info.fields for part in parts_of(field.type)]
    return found


def test_every_view_and_event_has_its_type_and_every_type_is_met() -> None:
    missing = all_parts()
    rare = ((table, seed) for seed in range(1, MOST_SEEDS) for table in RICH)
    for number, (table, seed) in enumerate((*((table, 0) for table in TABLES), *rare)):
        if missing or number < len(TABLES):
            for shape in shown_by_match(table.match(seed), seed):
                missing.difference_update(parts(shape))
    for shape in shown_by_tasks():
        missing.difference_update(parts(shape))
    assert not missing


def shown_by_tasks() -> Iterator[Struct]:
    """The views of the path's tasks, and what happens when their best programs run."""
    for support, _, _, tasks in islands():
        for one in map(task, tasks):
            yield shaped(one.puzzle.view(), VIEWS[support.game])
            for facts in one.puzzle.run(one.optimum).happened:
                yield shaped(facts, HAPPENINGS[support.game][facts.get("kind")])


@pytest.mark.parametrize("game", VIEWS)
def test_the_examples_of_the_rules_have_these_types(game: str) -> None:
    for rule in examples(game):
        told: Any = tell_example(game, rule)
        view, happened = told["view"], told["happened"]
        assert isinstance(view, dict)
        assert isinstance(happened, list)
        assert shaped(view, VIEWS[game])
        assert all(shaped(facts, HAPPENINGS[game][facts.get("kind")]) for facts in happened)


def test_view_types_are_strict() -> None:
    view: Any = TABLES[0].match(1).view(0)
    for broken in ({**view, "secret": 1}, {**view, "round": "1"}, {key: view[key] for key in view if key != "golems"}):
        with pytest.raises(msgspec.ValidationError):
            shaped(broken, VIEWS["golems"])
