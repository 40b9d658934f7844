"""Matrix games by the LP solver HiGHS, where it is installed: for the few that our own simplex does not settle."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def solve_by_highs(payoff: list[list[float]]) -> tuple[list[float], list[float]] | None:
    """The weights of both sides; None where HiGHS is not installed or finds no optimum."""
    try:
        highspy = import_module("highspy")
    except ModuleNotFoundError:
        return None
    lines = [[-value for value in row] for row in payoff]
    columns = [[row[number] for row in payoff] for number in range(len(payoff[0]))]
    first, second = weights(highspy, columns), weights(highspy, lines)
    return (first, second) if first and second else None


def weights(highspy: Any, against: list[list[float]]) -> list[float]:
    """The maximin mixture against these replies."""
    highs = highspy.Highs()
    highs.silent()
    highs.setOptionValue("primal_feasibility_tolerance", 1e-10)
    highs.setOptionValue("dual_feasibility_tolerance", 1e-10)
    count = len(against[0])
    for _ in range(count):
        highs.addVar(0.0, highspy.kHighsInf)
    highs.addVar(-highspy.kHighsInf, highspy.kHighsInf)
    highs.changeColCost(count, -1.0)
    places = list(range(count + 1))
    for reply in against:
        highs.addRow(0.0, highspy.kHighsInf, count + 1, places, [*reply, -1.0])
    highs.addRow(1.0, 1.0, count, places[:-1], [1.0] * count)
    highs.run()
    if highs.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return []
    return [float(value) for value in highs.getSolution().col_value[:count]]
