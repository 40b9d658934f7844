"""Boards for puzzles of Progers, laid by chance: heights, walls, samples, lifts, a hand and a goal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from algoritmus.core.chance import Chance
from algoritmus.core.grid import COMPASS, STEPS, name_cell
from algoritmus.core.package.editing import Page
from algoritmus.core.package.puzzle_support import TaskBoards
from algoritmus.games.progers.components.planets import Cell, corner_names, height_lines
from algoritmus.games.progers.rules.codes import COLOURS, LETTERS, TYPES


class Recipe(NamedTuple):
    """The ingredients of boards of one island."""

    rules: str
    size: int
    hands: tuple[tuple[tuple[str, int], ...], ...]
    turns: int
    hills: int
    lifts: int
    table: int  # cards that lie there
    rival: str  # what a rival plays
    cards: tuple[str, ...]  # of the idea
    lengths: tuple[int, int, int]  # of the first, second and third task of a kind, in cards, at least
    optima: int  # best programs at most


RECIPES: Final = {
    "basic": Recipe(
        "basic", 6,
        (
            (("F", 2), ("J", 1), ("L", 1)), (("D", 1), ("J", 1), ("R", 1), ("F", 1)),
            (("J", 2), ("D", 1), ("R", 1)), (("F", 1), ("D", 1), ("J", 1), ("U", 1)),
        ),
        2, 2, 0, 0, "F", ("J", "D", "F"), (2, 3, 4), 6,
    ),
    "full": Recipe(
        "full", 9,
        (
            (("F", 1), ("R", 1), ("x2", 1)), (("D", 1), ("L", 1), ("x2", 1)), (("J", 1), ("F", 1), ("x3", 1)),
            (("T", 1), ("F", 1), ("x2", 1)), (("F", 1), ("J", 1), ("x2", 1)),
        ),
        1, 2, 2, 2, "F@0", ("x2", "x3", "T", "J", "F"), (2, 2, 3), 8,
    ),
}  # fmt: skip


def draw_board(idea: str, rival: bool, chance: Chance) -> Page:
    """A planet, a rover and a goal, all by chance; the goal is not too far away."""
    recipe = RECIPES[idea]
    heights = draw_heights(recipe, chance)
    cells = [(column, row) for column in range(recipe.size) for row in range(recipe.size)]
    free = [cells[number] for number in chance.shuffle(range(len(cells)), "cells")]
    start = free.pop()
    near = [cell for cell in free if abs(cell[0] - start[0]) + abs(cell[1] - start[1]) <= 4]
    page: Page = {"rules": recipe.rules, "heights": height_lines(heights, recipe.size)}
    page["walls"] = draw_walls(near, recipe.size, chance)
    if recipe.lifts:
        page["lifts"] = draw_lifts(recipe, heights, near, chance)
    if recipe.table:
        page["algorithm"] = [{"card": LETTERS[chance.draw(6, "table")]} for _ in range(chance.draw(recipe.table + 1))]
    samples = [near[chance.draw(len(near), "samples")] for _ in range(3)]
    page["samples"] = [{"at": name_cell(*cell), "type": TYPES[chance.draw(4, "type")]} for cell in samples]
    page["bases"] = dict(zip(COLOURS, corner_names(recipe.size), strict=True))
    rovers: list[Page] = [{"name": COLOURS[0], "at": name_cell(*start), "facing": COMPASS[chance.draw(4, "facing")]}]
    goal: Page = {"kind": "cell", "cells": [name_cell(*near[chance.draw(len(near), "goal")])]}
    if chance.draw(3, "kind") == 0:  # a laboratory is near, and something is aboard
        rovers[0]["aboard"] = [TYPES[0]]
        goal = {"kind": "samples", "amount": 1 + chance.draw(2, "amount")}
    if rival:
        other = near[chance.draw(len(near), "rival")]
        rovers.append({"name": COLOURS[1], "at": name_cell(*other), "facing": "S", "turns": [recipe.rival]})
    page["rovers"] = rovers
    page["hand"] = dict(recipe.hands[chance.draw(len(recipe.hands), "hand")])
    page["turns"] = max(recipe.turns, 2) if rival else recipe.turns  # a rival moves between two turns
    page["goal"] = goal
    return page


def draw_heights(recipe: Recipe, chance: Chance) -> dict[Cell, int]:
    """Low blocks of two by two or three, the second one perhaps with a step up on it; corners stay free."""
    found: dict[Cell, int] = {}
    for number in range(recipe.hills):
        width, depth = 2, 2 + chance.draw(2, "depth")
        column = 1 + chance.draw(recipe.size - width - 1, "column")
        row = 1 + chance.draw(recipe.size - depth - 1, "row")
        cells = [(column + x, row + y) for x in range(width) for y in range(depth)]
        found.update(dict.fromkeys(cells, 1))
        if number and recipe.lifts:
            found[cells[0]] = 2
    return found


def draw_walls(cells: list[Cell], size: int, chance: Chance) -> list[list[str]]:
    found = []
    for cell in cells[: 1 + chance.draw(3, "walls")]:
        step = STEPS[chance.draw(4, "side")]
        other = (cell[0] + step[0], cell[1] + step[1])
        if 0 <= other[0] < size and 0 <= other[1] < size:
            found.append([name_cell(*cell), name_cell(*other)])
    return found


def draw_lifts(recipe: Recipe, heights: dict[Cell, int], near: list[Cell], chance: Chance) -> list[Page]:
    """Lifts at the edges of blocks, those near the rover first."""
    found: list[Page] = []
    for cell in sorted(heights, key=lambda one: one not in near):
        step = STEPS[chance.draw(4, "lift")]
        below = (cell[0] + step[0], cell[1] + step[1])
        if heights.get(below, 0) < heights[cell] and len(found) < recipe.lifts:
            found.append({"top": name_cell(*cell), "bottom": name_cell(*below)})
    return found


class RoverBoards(TaskBoards):
    def draw(self, idea: str, rows: int, rival: bool, chance: Chance) -> Page:  # noqa: ARG002
        return draw_board(idea, rival, chance)

    def exact_page(self, page: Page, cards: Sequence[str]) -> Page:
        """The hand is what was played, and all of it must be."""
        return {**page, "hand": dict(Counter(cards)), "exact": True}

    def cards(self, idea: str) -> Collection[str]:
        return RECIPES[idea].cards

    def lengths(self, idea: str) -> tuple[int, int, int]:
        return RECIPES[idea].lengths

    def most_optima(self, idea: str) -> int:
        return RECIPES[idea].optima
