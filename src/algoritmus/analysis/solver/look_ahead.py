"""Look-ahead beyond one round: a position is evaluated by the value of the rounds that follow it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from algoritmus.analysis.solver.best_response import Evaluation, Graph, Program
from algoritmus.analysis.solver.round import RoundSolver, ScoreEvaluation, Solution
from algoritmus.core.packed import Packed, TooManyPositions

MAX_ROUNDS: Final = 100_000  # solved on the way


class LookAhead(Evaluation):
    """Evaluates a position by solving so many more rounds."""

    def __init__(self, graph: Graph, rounds: int, progress: Callable[[int, float], None] | None = None) -> None:
        self.graph = graph
        self.game: Packed = graph.game
        self.rounds = rounds
        self.progress = progress
        self.later: Evaluation = LookAhead(graph, rounds - 1, progress) if rounds > 1 else ScoreEvaluation(graph.game)
        self.scores = ScoreEvaluation(graph.game)
        self.known: dict[int, float] = {}
        self.gap: float = 0.0  # the widest of the rounds solved here
        self.solvers: dict[tuple[int, int], RoundSolver] = {}
        self.last: Solution | None = None

    def evaluate(self, position: int) -> float:
        if self.game.is_over(position):
            return self.scores.evaluate(position)
        start = self.game.begin(position)
        decks = self.game.deck(0, position).rows, self.game.deck(1, position).rows
        key = start * 64 * 64 + decks[0] * 64 + decks[1]
        known = self.known.get(key)
        if known is None:
            known = self.solve(position, start, decks)
            self.known[key] = known
        return known

    def solve(self, position: int, start: int, decks: tuple[int, int]) -> float:
        if len(self.known) >= MAX_ROUNDS:
            raise TooManyPositions
        if decks not in self.solvers:
            self.solvers[decks] = RoundSolver(self.graph, position, self.later)
        first: list[Program] = []
        second: list[Program] = []
        if self.last is not None and len(self.solvers) == 1:  # neighbours are won by much the same programs
            first, second = self.last.support(0), self.last.support(1)
        found = self.solvers[decks].solve(start, first, second)
        self.last = found
        self.gap = max(self.gap, found.gap)
        if self.progress is not None:
            self.progress(len(self.known), found.gap)
        return found.value

    def error_bound(self) -> float:
        """The largest error of an evaluation: the sum of the gaps of all rounds that follow."""
        return self.gap + (self.later.error_bound() if isinstance(self.later, LookAhead) else 0.0)
