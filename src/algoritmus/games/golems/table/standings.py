"""Standings at the end of a game: who is first, second…, and the number that decided."""

from __future__ import annotations

from algoritmus.core.grid import NO_CELL
from algoritmus.core.standings import groups_of, standings
from algoritmus.core.view_types import ComparedNumber, Result, Standing
from algoritmus.games.golems.rules.goals import BATTLE, GEARS, SHARED
from algoritmus.games.golems.table.position import GolemsPosition


def show_result(position: GolemsPosition) -> Result | None:
    result = position.result
    if result is None:
        return None
    winners = [position.names[seat] for seat in result.winners]
    return {"rule": result.rule, "winners": winners, "standings": show_standings(position)}


def show_standings(position: GolemsPosition) -> list[Standing]:
    """The winners, then golems on the field, then those that fell, the last one first. Players of one side, and those
    who have all lost, are not ranked."""
    goal, result = position.plan.goal, position.result
    if result is None or not result.winners or len(position.names) == 1 or (goal is not None and goal.kind in SHARED):
        return []
    counted, amounts = count(position)
    others = [seat for seat in range(len(position.names)) if seat not in result.winners]
    on_field = [seat for seat in others if position.state.figures[seat].at != NO_CELL]
    scores = [amount if counted == "damage" else -amount for amount in amounts] if counted else [0] * len(amounts)
    places = [list(result.winners), *groups_of(on_field, scores), *fallen(position, others)]
    ranked = standings(places, position.names, counted, amounts)
    for one in ranked:
        if position.state.figures[position.names.index(one["name"])].at == NO_CELL:
            one["out"] = True
    return ranked


def count(position: GolemsPosition) -> tuple[ComparedNumber | None, list[int]]:
    """What is compared, by seat. Lives left say the same as damage where all golems bear the same."""
    goal, setup = position.plan.goal, position.state.setup
    gears, figures = position.progress.gears, position.state.figures
    if goal is not None and goal.kind == GEARS and gears is not None:
        return "gears", list(gears.counts)
    if goal is not None and goal.kind != BATTLE:
        return None, [0] * len(figures)
    if any(position.cards):
        return "damage", [figure.damage for figure in figures]
    return "lives", [max(0, sheet.limit - figure.damage) for sheet, figure in zip(setup.sheets, figures, strict=True)]


def fallen(position: GolemsPosition, seats: list[int]) -> list[list[int]]:
    """Those of these seats that are out, in the groups in which they fell, the last group first."""
    left = [seat for seat in seats if position.state.figures[seat].at == NO_CELL]
    groups: list[list[int]] = []
    for row in reversed(position.progress.fallen):
        groups.append([seat for seat in left if seat in row])
        left = [seat for seat in left if seat not in row]
    return [group for group in [*groups, left] if group]
