"""The path: all islands and tasks of all games, read once."""

from __future__ import annotations

import json
from functools import cache

from algoritmus.core.package.puzzle_support import PuzzleSupport
from algoritmus.core.reader import read_toml
from algoritmus.puzzles.hints import easier
from algoritmus.puzzles.lookup import support_of, supports
from algoritmus.puzzles.tasks import Task


def island_of(task_id: str) -> str:
    """`turn-03` → `turn`."""
    return task_id.rpartition("-")[0]


def islands() -> list[tuple[PuzzleSupport, str, str, list[str]]]:
    """The game's puzzles, the idea, the rule set and the tasks of every island, in the order of the path."""
    return [
        (support, idea, rule_set, tasks)
        for support in supports()
        for idea, rule_set in support.islands()
        if (tasks := [id_ for id_ in support.task_pages() if island_of(id_) == idea])
    ]


@cache
def task(id_: str) -> Task:
    """KeyError if there is none."""
    for support in supports():
        pages = support.task_pages()
        if id_ in pages:
            top = read_toml(pages[id_], f"{id_}.toml")
            return Task(support.read(top, id_), top.get("task"), json.loads(support.certificates()[id_]))
    raise KeyError(id_)


def sibling(of: Task) -> str:
    ids = support_of(of.puzzle.rule_set).task_pages()
    return easier(of, [task(id_) for id_ in ids if island_of(id_) == of.island])
