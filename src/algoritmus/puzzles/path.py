"""The path: all islands and tasks of all games, read once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import algoritmus
from algoritmus.core.package.puzzle_support import PuzzleSupport
from algoritmus.core.reader import read_toml
from algoritmus.explain.catalogue import LANGS, PATH, say
from algoritmus.puzzles.hints import easier, ladder
from algoritmus.puzzles.lookup import support_of, supports
from algoritmus.puzzles.results import Island, IslandTask, TaskView
from algoritmus.puzzles.tasks import OWN, WRITE, Task
from algoritmus.puzzles.user_puzzles import user_puzzles


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


# as the page shows it


def show_islands() -> list[Island]:
    """The islands of all games with their tasks; user puzzles come last."""
    return [*path_islands(), *user_islands()]


def path_islands() -> Iterator[Island]:
    for support, idea, rule_set, ids in islands():
        tasks = [IslandTask(one.id, one.kind, one.puzzle.title) for one in map(task, ids)]
        yield Island(idea, support.game, rule_set, island_title(idea), tasks)


def user_islands() -> Iterator[Island]:
    """The puzzles of the user folder, an island for each game."""
    for game in algoritmus.GAMES:
        found = {id_: puzzle for id_, (support, puzzle) in user_puzzles().found.items() if support.game == game}
        if found:
            tasks = [IslandTask(id_, WRITE, puzzle.title) for id_, puzzle in found.items()]
            yield Island(game, game, next(iter(found.values())).rule_set, island_title(OWN), tasks)


def island_title(idea: str) -> dict[str, str]:
    return {lang: say(PATH, lang, f"island-{idea}") for lang in LANGS}


def show_task(one: Task) -> TaskView:
    """A task before the first try, without its solutions."""
    puzzle, proof = one.puzzle, one.proof
    return TaskView(one.id, one.island, one.number, one.kind, puzzle.rule_set, puzzle.title, puzzle.story, one.view(),
                    one.shown(), one.under(), one.mixed, one.best, proof["covered"], proof["optima"],
                    list(proof["forces"]), ladder(one))  # fmt: skip
