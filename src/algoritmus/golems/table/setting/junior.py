"""Junior: two golems, three rows of movement, nobody strikes, and an edge, a treasure or gears (way.junior)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from algoritmus.core.game import unfit
from algoritmus.core.grid import EAST, NORTH, SOUTH, WEST, Grid
from algoritmus.golems.box.goal_reader import outermost
from algoritmus.golems.box.scenario import NO_BONUS
from algoritmus.golems.law.goals import EDGE, GEARS, REACH, Goal
from algoritmus.golems.law.state import Figure
from algoritmus.golems.law.words import ATTACK, DEFENCE, NOTHING, PEACEFUL, STAND, WATER
from algoritmus.golems.table.setting.plan import Plan

ROWS: Final = 3
GOLEMS: Final = 2
BOT: Final = "die"  # that fills the second place
USUAL_FIELD: Final = "labyrinth"  # walls, and a treasure in the middle
TO_EDGE: Final = "edge"
TO_TREASURE: Final = "treasure"
FOR_GEARS: Final = "gears"
JUNIOR_GOALS: Final = (TO_TREASURE, TO_EDGE, FOR_GEARS)
EACH: Final = 2  # gears nearer to one golem than to the other; one more lies between them
TEAM: Final = re.compile(r"[^\W_](?:[\w-]{0,22}[^\W_])?")  # a word; `_` is shown as a blank
FAR: Final = 1_000


def set_junior(plan: Plan, options: Mapping[str, str]) -> None:
    """No fight, bonus, stand or luck cards, three rows, exactly two golems."""
    if len(plan.sheets) != GOLEMS:
        words = f"players: {len(plan.sheets)} golems are too many or too few: juniors play with exactly {GOLEMS}"
        raise unfit("two", words, rule="way.junior", count=len(plan.sheets))
    plan.edition = replace(plan.edition, bot_does=PEACEFUL)
    plan.bonus, plan.rows = NO_BONUS, ROWS
    plan.deck = tuple(0 if card in (STAND, ATTACK, DEFENCE) else copies for card, copies in enumerate(plan.deck))
    plan.sheets = tuple(one.replace(rows=ROWS) for one in plan.sheets)
    plan.goal = goal_of(plan, options.get("goal", TO_TREASURE))
    plan.gears = plan.goal.gears()
    plan.teams = read_teams(options["teams"]) if "teams" in options else ()


def has_water(plan: Plan) -> bool:
    """Golem cards are used only where something can do damage."""
    return WATER in plan.things


def read_teams(wish: str) -> tuple[str, ...]:
    """A name for the team of each golem, or of the first."""
    names = wish.split(",")
    if len(names) > GOLEMS or len(set(names)) < len(names) or not all(TEAM.fullmatch(name) for name in names):
        words = "teams: one or two different names of up to 24 letters, figures, '-' and '_', with a comma between them"
        raise unfit("teams", words, rule="way.junior")
    return tuple(name.replace("_", " ") for name in names)


# goals


def goal_of(plan: Plan, kind: str) -> Goal:
    if kind == TO_EDGE:
        sides = [far_side(plan.field, plan.figures, seat) for seat in range(GOLEMS)]
        return Goal(EDGE, [tuple(outermost(plan.field, side)) for side in sides])
    steps = [steps_from(plan, figure.at) for figure in plan.figures]
    if kind == TO_TREASURE:
        return Goal(REACH, [(treasure_cell(plan, steps),)] * GOLEMS)
    return Goal(GEARS, marks=gear_cells(plan, steps))


def far_side(field: Grid, figures: Sequence[Figure], seat: int) -> int:
    """The edge behind the other's start; as far to both sides, the one that the golem looks at."""
    own, other = figures[seat].at, figures[1 - seat].at
    across, up = other % field.width - own % field.width, other // field.width - own // field.width
    if abs(across) == abs(up):
        return figures[seat].facing
    return (EAST if across > 0 else WEST) if abs(across) > abs(up) else (NORTH if up > 0 else SOUTH)


def steps_from(plan: Plan, start: int) -> dict[int, int]:
    """How many steps it is to every cell that nothing lies on, past what lies on the field."""
    found, edge = {start: 0}, [start]
    while edge:
        cell = edge.pop(0)
        for way in range(4):
            there = plan.field.ahead[cell * 4 + way]
            if there >= 0 and there not in found and plan.things[there] == NOTHING:
                found[there] = found[cell] + 1
                edge.append(there)
    return found


def free_cells(plan: Plan) -> list[int]:
    """Cells where something may be put: nothing lies there and nobody starts there."""
    starts = [figure.at for figure in plan.figures]
    return [cell for cell in plan.field.cells() if plan.things[cell] == NOTHING and cell not in starts]


def treasure_cell(plan: Plan, steps: Sequence[dict[int, int]]) -> int:
    """As far from both golems as can be, more than a program away if that is possible, in the middle of the field."""
    columns = [cell % plan.field.width for cell in plan.field.cells()]
    rows = [cell // plan.field.width for cell in plan.field.cells()]
    middle = (min(columns) + max(columns), min(rows) + max(rows))
    return min(free_cells(plan), key=lambda cell: treasure_rank(plan.field, cell, steps, middle))


def treasure_rank(field: Grid, cell: int, steps: Sequence[dict[int, int]], middle: tuple[int, int]) -> tuple[int, ...]:
    one, two = (seat.get(cell, FAR) for seat in steps)
    off = abs(2 * (cell % field.width) - middle[0]) + abs(2 * (cell // field.width) - middle[1])
    return (FAR in (one, two), abs(one - two), max(0, ROWS + 1 - min(one, two)), off, cell)


def gear_cells(plan: Plan, steps: Sequence[dict[int, int]]) -> list[int]:
    """One between the golems, and for each of them as many that are as near to it as the other's to the other."""
    cells = [treasure_cell(plan, steps)]
    for _ in range(EACH):
        left = [cell for cell in free_cells(plan) if cell not in cells]
        ranks = [pair_rank(one, two, steps) for one in left for two in left if one != two]
        cells += min(ranks, default=())[-2:]
    return cells


def pair_rank(first: int, second: int, steps: Sequence[dict[int, int]]) -> tuple[int, ...]:
    """How unfair two gears are to two golems; of fair ones those that are some steps away and nearer to their golem."""
    one, two = steps
    near, away = one.get(first, FAR), two.get(first, FAR)
    near_too, away_too = two.get(second, FAR), one.get(second, FAR)
    unfair = abs(near - near_too) + abs(away - away_too)
    return (FAR in (near, near_too), unfair, max(0, ROWS - near), near - away, near, first, second)
