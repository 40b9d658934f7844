"""Hints as a ladder, from "look at row k" to an easier sibling; from the length on two stars at most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.game import Refusal
from algoritmus.puzzles.results import Hint
from algoritmus.puzzles.tasks import ALL_STARS, HINTED_STARS, OWN, PREDICT, Task

LADDER: Final = ("row", "idea", "length", "first", "half", "sibling")
FOLLOWED: Final = ("follow", "idea", "halfway", "sibling")  # where the end of a given program is to be predicted
FREE: Final = ("row", "follow", "idea")
PLAIN: Final = "sequence"  # the island of programs without anything new


def ladder(task: Task) -> tuple[str, ...]:
    """One row or turn has no half; what somebody made has no sibling, and an idea only if it forces one; cards one
    after the other are no idea."""
    follows = task.kind == PREDICT and task.island != OWN
    missing = {"halfway"} if len(task.given) <= 1 else set()
    if task.island == OWN:
        missing.add("sibling")
    if task.island == PLAIN or (task.island == OWN and not task.proof["forces"]):
        missing.add("idea")
    return tuple(rung for rung in (FOLLOWED if follows else LADDER) if rung not in missing)


def hint(task: Task, step: int, answer: Sequence[str], sibling: str) -> Hint:
    """The hint on this rung (from 0) for what is laid by now."""
    rungs = ladder(task)
    kind = rungs[min(step, len(rungs) - 1)]
    stars = ALL_STARS if kind in FREE else HINTED_STARS
    if kind == "row":
        return Hint(kind=kind, values={"row": wrong_row(task, answer)}, most_stars=stars)
    if kind == "follow":
        return Hint(kind=kind, values={"row": 1}, most_stars=stars)
    if kind == "idea":
        return Hint(kind=kind, values={"idea": task.island, "forces": " ".join(task.proof["forces"])}, most_stars=stars)
    if kind == "length":
        return Hint(kind=kind, values={"cards": task.best, "rows": task.proof["rows"]}, most_stars=stars)
    if kind == "sibling":
        return Hint(kind=kind, most_stars=stars, task=sibling)
    if kind == "first":
        card = task.puzzle.answer(task.optimum)[0]
        return Hint(kind=kind, values={"card": card}, cards=(card,), most_stars=stars)
    poses = task.puzzle.poses_of(task.given if kind == "halfway" else task.optimum)
    way = poses[: len(poses) // 2 + 1] if kind == "half" else poses[: (len(poses) + 1) // 2]
    cells, facings = zip(*way, strict=True)
    return Hint(kind=kind, values={"cell": cells[-1]}, cells=cells, facings=facings, most_stars=stars)


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
