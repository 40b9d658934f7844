"""Goals of a way to play: home with a barrel (way.barrel), or a treasure, an edge or gears for juniors (way.junior)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from algoritmus.core.game import unfit
from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.games.golems.components.fields import steps_from, toward
from algoritmus.games.golems.components.goal_reader import outermost
from algoritmus.games.golems.rules.codes import NOTHING
from algoritmus.games.golems.rules.goals import BRING, EDGE, GEARS, REACH, Goal
from algoritmus.games.golems.rules.state import Figure
from algoritmus.games.golems.table.setup.plan import Layout
from algoritmus.games.golems.table.setup.ways import FOR_GEARS, HOME, JUNIOR, TO_EDGE, TO_TREASURE, Way

GEARS_EACH: Final = 2  # gears nearer to one golem than to the other; one more lies between them
FAR: Final = 1_000
TREASURE: Final = "treasure"  # options with cells that the table chooses
PLACED_GEARS: Final = "gears"
PLACED: Final = {TREASURE: TO_TREASURE, PLACED_GEARS: FOR_GEARS}  # and the goals that they are for
WHY_NOT_PLACED: Final = {
    "off": "is no cell of this field",
    "start": "is where a golem starts",
    "lies": "is not free",
    "twice": "is named twice",
    "one": "is one cell too many",
}


def goal_of(way: Way, layout: Layout, options: Mapping[str, str]) -> Goal | None:
    """The goal that is chosen, or the usual one; None in a battle."""
    if not way.goals:
        return None
    kind = options.get("goal", way.goals[0])
    judge_placed(kind, options, way.rule)
    if kind == HOME:
        return Goal(BRING, [(figure.at,) for figure in layout.figures])
    if kind == TO_EDGE:
        sides = [far_side(layout.field, layout.figures, seat) for seat in range(JUNIOR.golems)]
        return Goal(EDGE, [tuple(outermost(layout.field, side)) for side in sides])
    shut = [cell for cell, thing in enumerate(layout.laid_tokens.things) if thing != NOTHING]
    steps = [steps_from(layout.field, figure.at, shut) for figure in layout.figures]
    if kind == TO_TREASURE:
        cells = placed_cells(TREASURE, layout, options, way.rule) or [treasure_cell(layout, steps)]
        return Goal(REACH, [tuple(cells)] * JUNIOR.golems)
    return Goal(GEARS, marks=placed_cells(PLACED_GEARS, layout, options, way.rule) or gear_cells(layout, steps))


def judge_placed(kind: str, options: Mapping[str, str], rule: str) -> None:
    """The treasure and gears are there where they are the goal."""
    for option, goal in PLACED.items():
        if option in options and kind != goal:
            words = f"{option}: this is for the goal {goal}"
            raise unfit("goal", words, rule=rule, option=option, value=goal)


def placed_cells(option: str, layout: Layout, options: Mapping[str, str], rule: str) -> list[int]:
    """The cells that the table has chosen, free ones where nobody starts; none if it leaves them to the rules."""
    found: list[int] = []
    for name in options[option].split(",") if option in options else ():
        cell = cell_named(layout.field, name)
        why = why_not_placed(layout, cell, found) if option != TREASURE or not found else "one"
        if why:
            raise unfit(why, f"{option}: {name} {WHY_NOT_PLACED[why]}", rule=rule, option=option, cell=name)
        found.append(cell)
    return found


def cell_named(field: Grid, name: str) -> int:
    try:
        return field.cell(name)
    except ValueError:
        return NO_CELL


def why_not_placed(layout: Layout, cell: int, others: Sequence[int]) -> str:
    if cell == NO_CELL:
        return "off"
    if cell in [figure.at for figure in layout.figures]:
        return "start"
    if layout.laid_tokens.things[cell] != NOTHING:
        return "lies"
    return "twice" if cell in others else ""


def far_side(field: Grid, figures: Sequence[Figure], seat: int) -> int:
    """The edge behind the other's start; as far to both sides, the one that the golem looks at."""
    start, other = figures[seat].at, figures[1 - seat].at
    across, up = other % field.width - start % field.width, other // field.width - start // field.width
    if abs(across) == abs(up):
        return figures[seat].facing
    return toward(field, start, other)


def free_cells(layout: Layout) -> list[int]:
    """Cells where something may be put: nothing lies there and nobody starts there."""
    starts = [figure.at for figure in layout.figures]
    return [cell for cell in layout.field.cells() if layout.laid_tokens.things[cell] == NOTHING and cell not in starts]


def treasure_cell(layout: Layout, steps: Sequence[dict[int, int]]) -> int:
    """The cell of the treasure: as far from one golem as from the other, more than a program away, near the middle."""
    columns = [cell % layout.field.width for cell in layout.field.cells()]
    rows = [cell // layout.field.width for cell in layout.field.cells()]
    middle = (min(columns) + max(columns), min(rows) + max(rows))
    return min(free_cells(layout), key=lambda cell: treasure_rank(layout.field, cell, steps, middle))


def treasure_rank(field: Grid, cell: int, steps: Sequence[dict[int, int]], middle: tuple[int, int]) -> tuple[int, ...]:
    one, two = (seat.get(cell, FAR) for seat in steps)
    off = abs(2 * (cell % field.width) - middle[0]) + abs(2 * (cell // field.width) - middle[1])
    return (FAR in (one, two), abs(one - two), max(0, JUNIOR.rows + 1 - min(one, two)), off, cell)


def gear_cells(layout: Layout, steps: Sequence[dict[int, int]]) -> list[int]:
    """One between the golems, and for each of them as many that are as near to it as the other's to the other."""
    cells = [treasure_cell(layout, steps)]
    for _ in range(GEARS_EACH):
        left = [cell for cell in free_cells(layout) if cell not in cells]
        ranks = [pair_rank(one, two, steps) for one in left for two in left if one != two]
        cells += min(ranks, default=())[-2:]
    return cells


def pair_rank(first: int, second: int, steps: Sequence[dict[int, int]]) -> tuple[int, ...]:
    """Rank of two gears: fair to both golems, then some steps away, then nearer to their own golem."""
    one, two = steps
    near, away = one.get(first, FAR), two.get(first, FAR)
    near_too, away_too = two.get(second, FAR), one.get(second, FAR)
    unfair = abs(near - near_too) + abs(away - away_too)
    return (FAR in (near, near_too), unfair, max(0, JUNIOR.rows - near), near - away, near, first, second)
