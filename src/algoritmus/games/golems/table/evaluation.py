"""Evaluation (heuristic) of a golems position: damage dealt and taken, golems in reach, distance to the goal.

Players with a goal in common are partners: their damage counts against everybody, and what is left to do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from algoritmus.core.game import Position
from algoritmus.core.game_parts import PositionEvaluation
from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.core.skill import Skill, load_skills
from algoritmus.games.golems.rules.codes import NOTHING
from algoritmus.games.golems.rules.goals import BREAK, BRING, GEARS, ROLL, SHARED, Goal
from algoritmus.games.golems.rules.state import Figure
from algoritmus.games.golems.table.position import DECIDE, GolemsPosition, narrow
from algoritmus.games.golems.table.view import table_things

WIN: Final = 100.0
DAMAGE: Final = 10.0  # a whole golem
OWN_DAMAGE: Final = 11.0
AIM: Final = 0.6  # a rival stands where a strike would land
NEAR: Final = 0.06  # each step towards a rival
GOAL: Final = 0.5  # each step towards the goal
CARRIED: Final = 3.0
GEAR: Final = 4.0
TASK: Final = 6.0  # a barrel that is still to be broken or to be rolled to its place
ROW: Final = 0.5  # of the next program
ACROSS: Final = (0, 1, 0, -1)  # by direction
UP: Final = (1, 0, -1, 0)


class GolemsEvaluation(PositionEvaluation):
    def __init__(self, edition: str) -> None:
        self.edition = edition

    def evaluate(self, position: Position, seat: int) -> float:
        return evaluate(narrow(position), seat)

    def skills(self) -> list[Skill]:
        return load_skills("algoritmus.games.golems")[self.edition]


def evaluate(position: GolemsPosition, seat: int) -> float:
    """The evaluation for a seat, higher is better; it uses only what everybody sees."""
    if position.result is not None:
        return outcome(position.result.winners, seat)
    figures = figures_now(position)
    mine = figures[seat]
    if mine.at == NO_CELL:
        return -WIN
    sheet = position.state.setup.sheets[seat]
    total = ROW * (max(1, sheet.rows + mine.extra_rows) - sheet.rows) - OWN_DAMAGE * mine.damage / sheet.limit
    for other, figure in enumerate(figures):
        if other != seat:
            partner = is_partner(position, other)
            total += beside(position, other, figure) if partner else against(position, seat, mine, other, figure)
    return total + towards_goal(position, seat, mine)


def outcome(winners: Sequence[int], seat: int) -> float:
    return WIN / len(winners) if seat in winners else -WIN


def figures_now(position: GolemsPosition) -> Sequence[Figure]:
    """The golems as they stand now: in the middle of a row, where that row has brought them."""
    pause = position.current.pause
    return pause.state.figures if position.phase == DECIDE and pause is not None else position.state.figures


def is_partner(position: GolemsPosition, other: int) -> bool:
    goal = position.plan.goal
    return goal is not None and goal.kind in SHARED and not position.state.setup.sheets[other].bot


def beside(position: GolemsPosition, other: int, partner: Figure) -> float:
    """Evaluation of a partner: it should stay whole."""
    damage = 1.0 if partner.at == NO_CELL else partner.damage / position.state.setup.sheets[other].limit
    return -DAMAGE / (len(position.names) - 1) * damage


def against(position: GolemsPosition, seat: int, mine: Figure, other: int, rival: Figure) -> float:
    """Evaluation against one rival: its damage, its distance and who is in reach of a strike."""
    share = DAMAGE / (len(position.names) - 1)
    if rival.at == NO_CELL:
        return share
    field, sheets = position.state.setup.field, position.state.setup.sheets
    aims = stance(field, mine, rival, sheets[seat].reach) - stance(field, rival, mine, sheets[other].reach)
    return share * rival.damage / sheets[other].limit + aims - NEAR * distance(field, mine.at, rival.at)


def stance(field: Grid, striker: Figure, victim: Figure, reach: int) -> float:
    """Whether a strike of one golem could reach the other from where they stand."""
    across = victim.at % field.width - striker.at % field.width
    up = victim.at // field.width - striker.at // field.width
    far = max(abs(across), abs(up))
    ahead = across == far * ACROSS[striker.facing] and up == far * UP[striker.facing]
    return AIM if ahead and 1 <= far <= reach else 0.0


def distance(field: Grid, one: int, other: int) -> int:
    return abs(one % field.width - other % field.width) + abs(one // field.width - other // field.width)


def nearest(field: Grid, cell: int, cells: Iterable[int]) -> int:
    """Steps to the nearest of these cells, 0 if there is none."""
    return min([distance(field, cell, other) for other in cells], default=0)


def towards_goal(position: GolemsPosition, seat: int, mine: Figure) -> float:
    goal, field = position.plan.goal, position.state.setup.field
    if goal is None:
        return 0.0
    if goal.kind == GEARS:
        return towards_gears(position, seat, mine)
    if goal.kind == BRING:
        return towards_home(position, goal, seat, mine)
    if goal.kind in SHARED:
        return towards_task(position, goal, mine)
    return -GOAL * nearest(field, mine.at, goal.cells[seat] if seat < len(goal.cells) else ())


def towards_gears(position: GolemsPosition, seat: int, mine: Figure) -> float:
    gears = position.progress.gears
    assert gears is not None
    counts = gears.counts
    others = max([count for other, count in enumerate(counts) if other != seat], default=0)
    near = nearest(position.state.setup.field, mine.at, gears.left)
    return GEAR * (counts[seat] - others) - GOAL * near


def towards_task(position: GolemsPosition, goal: Goal, mine: Figure) -> float:
    """Evaluation of what is left to do together with barrels, and of the way to it; bots are rivals anyway."""
    field, barrels = position.state.setup.field, barrels_of(position)
    if goal.kind == BREAK:
        return -TASK * len(barrels) - GOAL * nearest(field, mine.at, barrels)
    if goal.kind != ROLL:
        return 0.0
    places = [cell for cell in goal.marks if cell not in barrels]
    spare = [cell for cell in barrels if cell not in goal.marks]
    far = sum([nearest(field, place, spare) for place in places])
    return -TASK * len(places) - 2 * GOAL * far - GOAL * nearest(field, mine.at, spare)


def barrels_of(position: GolemsPosition) -> list[int]:
    setup, things = position.state.setup, table_things(position)
    return [cell for cell in setup.cells if things[cell] != NOTHING and setup.kinds.loose[things[cell]]]


def towards_home(position: GolemsPosition, goal: Goal, seat: int, mine: Figure) -> float:
    """Evaluation of the way home with a barrel, or of the way to one."""
    setup = position.state.setup
    if mine.carrying:
        return CARRIED - GOAL * nearest(setup.field, mine.at, goal.cells[seat])
    return -GOAL * nearest(setup.field, mine.at, barrels_of(position))
