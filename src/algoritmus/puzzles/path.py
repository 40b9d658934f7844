"""The path: all islands and tasks of all games, read once."""

from __future__ import annotations

import json
from functools import cache

import algoritmus
from algoritmus.core.family import Family
from algoritmus.core.reader import read_toml
from algoritmus.puzzles.hints import easier
from algoritmus.puzzles.tasks import Task


def island_of(task_id: str) -> str:
    """`turn-03` → `turn`."""
    return task_id.rpartition("-")[0]


def islands() -> list[tuple[Family, str, str, list[str]]]:
    """The family, the idea, the rule set and the tasks of every island, in the order of the path."""
    return [
        (family, idea, rule_set, tasks)
        for family in algoritmus.families()
        for idea, rule_set in family.islands()
        if (tasks := [id_ for id_ in pages_of(family.id) if island_of(id_) == idea])
    ]


@cache
def pages_of(family: str) -> dict[str, str]:
    return dict(algoritmus.family(family).task_pages())


@cache
def proofs_of(family: str) -> dict[str, str]:
    return dict(algoritmus.family(family).proofs())


@cache
def task(id_: str) -> Task:
    """KeyError if there is none."""
    for family in algoritmus.families():
        if id_ in pages_of(family.id):
            top = read_toml(pages_of(family.id)[id_], f"{id_}.toml")
            proof = json.loads(proofs_of(family.id)[id_])
            return Task(family.read_riddle(top, id_), top.get("task"), proof)
    raise KeyError(id_)


def sibling(of: Task) -> str:
    family = of.puzzle.rule_set.partition("/")[0]
    return easier(of, [task(id_) for id_ in pages_of(family) if island_of(id_) == of.island])
