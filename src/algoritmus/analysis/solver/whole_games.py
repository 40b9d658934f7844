"""Whole games solved by backward induction: the value of every position with so many rounds to go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.analysis.solver.best_response import Evaluation, Graph, Program
from algoritmus.analysis.solver.round import RoundSolver, Solution
from algoritmus.core.packed import Deal, Packed, WholeGame

MAX_BOUNDS: Final = 1_000_000
MAX_EFFECT_BOUNDS: Final = 5_000_000  # over all positions
MAX_ROWS: Final = 600_000  # rows of a rival at a position, with their transitions
Supports = tuple[list[Program], list[Program]]


class LayerEvaluation(Evaluation):
    """Evaluates the position in which a round has ended: by the verdict, or the value of the rounds to go."""

    def __init__(self, whole: WholeGame) -> None:
        self.whole = whole
        self.game: Packed = whole.packed
        self.known: dict[int, float] = {}
        self.values: Sequence[float] = ()
        self.upper_limit = 1.0

    def set_next_layer(self, values: Sequence[float]) -> None:
        """Take the values of all orbits in the round after this one; none after the last round."""
        self.values = values
        self.known = {}

    def evaluate(self, position: int) -> float:
        known = self.known.get(position)
        if known is None:
            known = self.find(position)
            self.known[position] = known
        return known

    def find(self, position: int) -> float:
        if len(self.values) == 0 or self.game.is_over(position):
            return self.game.verdict(position)
        orbit = self.whole.find(position)
        return self.values[orbit] if orbit >= 0 else -self.values[~orbit]


class GameSolver:
    """Solves positions of a whole game, layer by layer; optimal programs of one layer start the search of the next."""

    def __init__(self, whole: WholeGame) -> None:
        self.whole = whole
        self.graph = Graph(whole.packed)
        self.layer = LayerEvaluation(whole)
        self.rounds = RoundSolver(self.graph, whole.starts[0], self.layer)
        self.supports: dict[int, Supports] = {}
        self.max_rows: int = MAX_ROWS

    def set_next_layer(self, values: Sequence[float]) -> None:
        self.layer.set_next_layer(values)
        self.rounds.clear_bounds()

    def trim_caches(self) -> None:
        """Clear caches that have grown too large."""
        if len(self.graph.known) > self.max_rows:
            self.graph.known = {}
            self.rounds.clear_bounds()
        bounds = max([len(search.upper_bounds) for search in self.rounds.searches])
        per_effect = max([len(search.effect_bounds) for search in self.rounds.searches]) * self.whole.packed.width(0)
        if bounds > MAX_BOUNDS or per_effect > MAX_EFFECT_BOUNDS:
            self.rounds.clear_bounds()

    def solve_orbit(self, orbit: int) -> tuple[float, float]:
        """The expected value of an orbit's position over all deals, and the widest gap."""
        self.trim_caches()
        value = gap = 0.0
        for number, deal in enumerate(self.whole.deals):
            key = orbit * len(self.whole.deals) + number
            found = self.solve_position(self.whole.starts[orbit], deal, self.supports.get(key, ([], [])))
            self.supports[key] = found.support(0), found.support(1)
            value += deal.chance * found.value
            gap = max(gap, found.gap)
        return value, gap

    def solve_position(self, position: int, deal: Deal, supports: Supports = ([], [])) -> Solution:
        return self.rounds.solve(position, supports[0], supports[1], [deal.first, deal.second])
