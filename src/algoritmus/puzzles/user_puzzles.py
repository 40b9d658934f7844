"""Puzzles in a folder of one's own (`serve --puzzles`): solutions are played, what is wrong is named and skipped."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from algoritmus.core.game import Refusal
from algoritmus.core.package.puzzle import Puzzle
from algoritmus.core.package.puzzle_support import PuzzleSupport
from algoritmus.core.reader import InputError, Node, read_toml
from algoritmus.core.user_folder import PUZZLES, SUFFIX, user_files, user_text
from algoritmus.puzzles.lookup import is_taken, read_top


class UserPuzzles(NamedTuple):
    """By the name of the file, in order; and what is wrong with the rest."""

    found: dict[str, tuple[PuzzleSupport, Puzzle]]
    faults: list[InputError]


@cache
def user_puzzles() -> UserPuzzles:
    puzzles = UserPuzzles({}, [])
    for path in user_files(PUZZLES):
        try:
            puzzles.found[path.name.removesuffix(SUFFIX)] = read_user_puzzle(path)
        except InputError as error:
            puzzles.faults.append(error)
    return puzzles


def read_user_puzzle(path: Path) -> tuple[PuzzleSupport, Puzzle]:
    """InputError says what is wrong, and in which line."""
    top, id_ = read_toml(user_text(path), path.name), path.name.removesuffix(SUFFIX)
    if is_taken(id_):
        raise top.error(f"there is a puzzle or a scenario {id_!r} already: give the file another name")
    support, puzzle = read_top(top, id_)
    if "solutions" not in top.members():
        raise top.error("the key 'solutions' is missing: a puzzle tells at least one")
    solutions = top.get("solutions")
    if not solutions.items():
        raise solutions.error("a puzzle needs at least one solution")
    for solution in solutions.items():
        judge(support, puzzle, solution)
    return support, puzzle


def judge(support: PuzzleSupport, puzzle: Puzzle, solution: Node) -> None:
    try:
        ran = puzzle.run(support.read_solution([item.text() for item in solution.items()]))
    except Refusal as error:
        raise solution.error(error.message) from None
    if ran.end != "goal":
        raise solution.error("this solution does not reach the goal")
