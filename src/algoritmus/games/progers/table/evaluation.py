"""Evaluation (heuristic) of a Progers position: points, cargo, distance to the next sample and the own laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.grid import NO_CELL
from algoritmus.games.progers.rules.state import Figure, Pile, points, samples_left
from algoritmus.games.progers.table.chart import NEVER, Chart
from algoritmus.games.progers.table.position import ProgersPosition

WIN: Final = 100.0
POINT: Final = 6.0
RIVAL: Final = 0.7  # of what the best rival has
FADING: Final = 0.86  # per step of distance
CARGO: Final = 0.8  # of its points, if the laboratory were next door
FINDING: Final = 0.35  # of a sample's points, if it lay next door


def evaluate(position: ProgersPosition, seat: int) -> float:
    """The evaluation for a seat, higher is better; it uses only what everybody sees."""
    if position.result is not None:
        winners = position.result.winners
        return WIN / len(winners) if seat in winners else -WIN
    figures, left = position.figures(), samples_left(position.state)
    standings = [standing(position, number, figure, left) for number, figure in enumerate(figures)]
    return standings[seat] - RIVAL * max(standings[:seat] + standings[seat + 1 :])


def standing(position: ProgersPosition, seat: int, rover: Figure, left: Sequence[int]) -> float:
    """Evaluation of one player: points, cargo and samples near by."""
    if rover.at == NO_CELL:
        return 0.0
    chart, state, aboard = position.plan.ground.chart, position.state, len(rover.aboard)
    each = POINT * points_to_come(left, rover.delivered)
    total = POINT * points(rover.delivered)
    if aboard:
        labs = [cell for cell, seats in enumerate(state.setup.labs) if seats > 0 and seats & (1 << seat)]
        total += CARGO * each * aboard * nearness(chart, rover, labs)
    if aboard < position.plan.edition.capacity:
        found = [cell for cell, pile in enumerate(state.samples) if pile]
        total += FINDING * each * nearness(chart, rover, found)
    return total


def points_to_come(left: Sequence[int], delivered: Pile) -> float:
    """The average points of an unknown sample for this player."""
    count = sum(left)
    new = sum([number for kind, number in enumerate(left) if kind not in delivered])
    return 1 + new / count if count else 0.0


def nearness(chart: Chart, rover: Figure, cells: Sequence[int]) -> float:
    """1 where it is reached at once, less with every step."""
    far = min([chart.ways_to(cell)[rover.at * 4 + rover.facing] for cell in cells], default=NEVER)
    return float(FADING**far)
