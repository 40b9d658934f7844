"""Looking further than one round: the worth of a position is the value of the rounds that follow it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from algoritmus.core.packed import Packed, TooMany
from algoritmus.solver.reply import Graph, Program, Worths
from algoritmus.solver.round import RoundSolver, Scores, Solution

MOST_ROUNDS: Final = 100_000  # solved on the way


class Ahead(Worths):
    """So many rounds still to come after this one; 0: the round is looked at by itself."""

    def __init__(self, graph: Graph, rounds: int, watch: Callable[[int, float], None] | None = None) -> None:
        self.graph = graph
        self.game: Packed = graph.game
        self.rounds = rounds
        self.watch = watch
        self.later: Worths = Ahead(graph, rounds - 1, watch) if rounds > 1 else Scores(graph.game)
        self.scores = Scores(graph.game)
        self.known: dict[int, float] = {}
        self.gap: float = 0.0  # the widest of the rounds solved here
        self.solvers: dict[tuple[int, int], RoundSolver] = {}
        self.last: Solution | None = None

    def worth(self, position: int) -> float:
        if self.game.is_over(position):
            return self.scores.worth(position)
        start = self.game.begin(position)
        decks = self.game.deck(0, position).rows, self.game.deck(1, position).rows
        key = start * 64 * 64 + decks[0] * 64 + decks[1]
        known = self.known.get(key)
        if known is None:
            known = self.solve(position, start, decks)
            self.known[key] = known
        return known

    def solve(self, position: int, start: int, decks: tuple[int, int]) -> float:
        if len(self.known) >= MOST_ROUNDS:
            raise TooMany
        if decks not in self.solvers:
            self.solvers[decks] = RoundSolver(self.graph, position, self.later)
        first: list[Program] = []
        second: list[Program] = []
        if self.last is not None and len(self.solvers) == 1:  # neighbours are won by much the same programs
            first, second = self.last.support(0), self.last.support(1)
        found = self.solvers[decks].solve(start, first, second)
        self.last = found
        self.gap = max(self.gap, found.gap)
        if self.watch is not None:
            self.watch(len(self.known), found.gap)
        return found.value

    def doubt(self) -> float:
        """How far off a worth may be: the gaps of all rounds that follow."""
        return self.gap + (self.later.doubt() if isinstance(self.later, Ahead) else 0.0)
