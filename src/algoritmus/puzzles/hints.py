"""Hints as a ladder, from "look at row k" to an easier sibling; from the length on two stars at most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from algoritmus.core.game import Refusal
from algoritmus.puzzles.tasks import ALL_STARS, HINTED_STARS, PREDICT, Task

LADDER: Final = ("row", "idea", "length", "first", "half", "sibling")
COSTS_FROM: Final = LADDER.index("length")


class Hint(NamedTuple):
    """One rung: its kind and what its sentence tells; `cells` are the ghost's, `task` the sibling."""

    kind: str
    values: dict[str, str | int]
    most_stars: int
    cards: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    task: str = ""


def hint(task: Task, step: int, answer: Sequence[str], sibling: str) -> Hint:
    """The hint on this rung (from 0) for what is laid by now."""
    kind = LADDER[min(step, len(LADDER) - 1)]
    stars = HINTED_STARS if step >= COSTS_FROM else ALL_STARS
    if kind == "row":
        return Hint(kind, {"row": wrong_row(task, answer)}, stars)
    if kind == "idea":
        return Hint(kind, {"idea": task.island}, stars)
    if kind == "length":
        return Hint(kind, {"cards": task.best, "rows": int(task.proof["rows"])}, stars)
    if kind == "sibling":
        return Hint(kind, {}, stars, task=sibling)
    program = task.given if task.kind == PREDICT else task.optimum
    if kind == "first":
        card = task.puzzle.answer(program)[0]
        return Hint(kind, {"card": card}, stars, cards=(card,))
    cells = task.puzzle.path_of(program)
    return Hint(kind, {}, stars, cells=tuple(cells[: (len(cells) + 2) // 2]))


def wrong_row(task: Task, answer: Sequence[str]) -> int:
    """Where the program leaves the way; the first row if nothing lawful lies there yet."""
    try:
        program = task.puzzle.laid(answer)
    except (Refusal, ValueError):
        return 1
    return task.left_way(program) or len(program)


def easier(task: Task, others: Sequence[Task]) -> str:
    """The task of the same island before this one, of the same kind if there is one; this one if it is the first."""
    before = [one for one in others if one.island == task.island and one.number < task.number]
    same = [one for one in before if one.kind == task.kind]
    found = same or before
    return found[-1].id if found else task.id
