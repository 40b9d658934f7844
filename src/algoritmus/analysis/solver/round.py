"""Exact solution of a round: its value over all programs and optimal mixtures, by double oracle.

Bošanský, Kiekintveld, Lisý, Pěchouček: An exact double-oracle algorithm for zero-sum extensive-form games with
imperfect information (2014). A program is laid whole here, so the round is a matrix game; the oracle searches rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from algoritmus.analysis.solver.best_response import (
    MAX_NODES,
    MINUS_INFINITY,
    BestResponseSearch,
    Evaluation,
    Graph,
    Program,
)
from algoritmus.analysis.solver.matrix import SMALL_GAP, GrowingMatrix, expected_payoff, normalised
from algoritmus.core.packed import Packed

STOP_GAP: Final = 2e-10  # the double oracle stops here
MAX_ITERATIONS: Final = 5000
ROUGH_GAP: Final = 1e-5  # of a matrix that will grow anyway
MIN_WEIGHT: Final = 1e-9  # in a blend
NODE_LIMIT: Final = 4000  # of a search for a reply, while replies are still found
NODE_LIMIT_GROWTH: Final = 1.05  # with every iteration: the last ones prove the value


class ScoreEvaluation(Evaluation):
    """Evaluates a round by itself: by the score of its last position."""

    def __init__(self, game: Packed) -> None:
        self.game = game
        self.known: dict[int, float] = {}

    def evaluate(self, position: int) -> float:
        known = self.known.get(position)
        if known is None:
            known = self.game.score(position)
            self.known[position] = known
        return known


class Solution:
    """The value of a round for the first side, within `gap`, and a mixture of each side that proves it."""

    def __init__(self, value: float, gap: float, programs: list[list[Program]], weights: list[list[float]]) -> None:
        self.value = value
        self.gap = gap
        self.programs = programs
        self.weights = weights

    def support(self, side: int) -> list[Program]:
        """The programs that have a weight in the mixture."""
        return [one for one, weight in zip(self.programs[side], self.weights[side], strict=True) if weight > 0.0]


class RoundSolver:
    """Solves rounds that begin with the same decks; they share positions and transitions."""

    def __init__(self, graph: Graph, position: int, evaluation: Evaluation) -> None:
        self.graph = graph
        self.decks = [graph.game.deck(side, position) for side in (0, 1)]
        self.rows: int = max(1, self.decks[0].rows, self.decks[1].rows)
        self.searches = [BestResponseSearch(graph, side, self.decks[side], self.rows, evaluation) for side in (0, 1)]
        self.evaluation = evaluation
        self.node_limit: int = NODE_LIMIT
        self.progress: Callable[[int, float], None] | None = None  # gets programs and gap of every iteration

    def clear_bounds(self) -> None:
        for search in self.searches:
            search.clear_bounds()

    def payoff(self, start: int, first: Program, second: Program) -> float:
        """The payoff of two programs, for the first side."""
        position = start
        for row in range(self.rows):
            if self.graph.game.is_over(position):
                break
            position = self.decks[0].target(first[row], self.graph.replies(position, 0, second[row]))
        return self.evaluation.evaluate(position)

    def any_program(self, side: int) -> Program:
        deck = self.decks[side]
        state = deck.first
        program: Program = []
        for _ in range(self.rows):
            program.append(deck.lays(state)[0])
            state = deck.after(state)[0]
        return program

    def solve(
        self, start: int, first: list[Program], second: list[Program], hands: list[int] | None = None
    ) -> Solution:
        """Solve the round from these programs on; `hands` are the states of the hands of both sides."""
        states = [deck.first for deck in self.decks] if hands is None else hands
        plain = [deck.plain for deck in self.decks]
        programs = [list(first) or [self.any_program(0)], list(second) or [self.any_program(1)]]
        if states != plain:  # the round without bonus is nearly there, and cheap
            begun = DoubleOracle(self, start, plain, programs).run()
            programs = [begun.support(0), begun.support(1)]
        return DoubleOracle(self, start, states, programs).run()

    def best_response(
        self, start: int, side: int, rivals: list[Program], weights: list[float]
    ) -> tuple[float, Program]:
        """The best program of this side against a mixture, and its value for this side."""
        search = self.searches[side]
        search.node_limit = MAX_NODES
        found = search.find(start, self.decks[side].first, rivals, weights, MINUS_INFINITY)
        return search.best, found


class DoubleOracle:
    """Double oracle on one round: the matrix of the programs found so far grows by best responses to its solution.

    The mixtures of a matrix jump from one iteration to the next. So the oracle answers a blend of the last mixture and
    the incumbent, the mixture with the lowest proved bound (Wentges, Weighted Dantzig-Wolfe decomposition, 1997), and
    the last mixture itself only if the blend teaches nothing about it.
    """

    def __init__(self, solver: RoundSolver, start: int, states: list[int], programs: list[list[Program]]) -> None:
        self.solver = solver
        self.start = start
        self.states = states
        self.programs: list[list[Program]] = [[], []]
        self.incumbent: list[list[float]] = [[], []]  # the best mixture of each side
        self.upper: list[float] = [-MINUS_INFINITY, -MINUS_INFINITY]  # of each side, against the other's incumbent
        self.matrix = GrowingMatrix()
        for side in (0, 1):
            for program in programs[side]:
                self.add(side, program)

    def add(self, side: int, program: Program) -> bool:
        if not program or program in self.programs[side]:
            return False
        payoff = self.matrix.payoff
        self.matrix.active[side].append(len(self.programs[side]))
        if side == 0:
            payoff.append([self.payoff(program, other) for other in self.programs[1]])
        else:
            for number, other in enumerate(self.programs[0]):
                payoff[number].append(self.payoff(other, program))
        self.programs[side].append(program)
        return True

    def payoff(self, first: Program, second: Program) -> float:
        return self.solver.payoff(self.start, first, second)

    def reply(self, side: int, weights: list[float], threshold: float, node_limit: int) -> float:
        """The value of this side's best response to the other's mixture; `threshold` if no program has more."""
        search = self.solver.searches[side]
        search.node_limit = node_limit
        search.find(self.start, self.states[side], self.programs[1 - side], weights, threshold)
        return search.best

    def run(self) -> Solution:
        """Iterate until the value is proved, with a growing node limit and without one in the end."""
        node_limit = float(self.solver.node_limit)
        grew = True
        for _ in range(MAX_ITERATIONS):
            last = not grew
            grew = self.iterate(MAX_NODES, SMALL_GAP) if last else self.iterate(int(node_limit), ROUGH_GAP)
            gap = self.upper[0] + self.upper[1]
            if gap <= STOP_GAP or (last and not grew):
                break
            node_limit = min(node_limit * NODE_LIMIT_GROWTH, MAX_NODES)
            if self.solver.progress is not None and gap < -MINUS_INFINITY:
                self.solver.progress(len(self.programs[0]) + len(self.programs[1]), gap)
        value = (self.upper[0] - self.upper[1]) / 2
        weights = [self.padded(self.incumbent[side], side) for side in (0, 1)]
        return Solution(value, max(0.0, self.upper[0] + self.upper[1]), self.programs, weights)

    def iterate(self, node_limit: int, gap: float) -> bool:
        """Solve the matrix within this gap and respond to both mixtures; whether a program was new."""
        mixed = self.matrix.solve(gap)
        grew = False
        for side, weights, value in ((0, mixed.second, mixed.high), (1, mixed.first, -mixed.low)):
            blend = self.blended(self.padded(weights, 1 - side), self.padded(self.incumbent[1 - side], 1 - side))
            new = self.respond(side, blend, node_limit)
            if not new or self.payoffs_against(side, self.padded(weights, 1 - side))[-1] <= value + STOP_GAP:
                new = self.respond(side, self.padded(weights, 1 - side), node_limit) or new
            grew = grew or new
        return grew

    def respond(self, side: int, weights: list[float], node_limit: int) -> bool:
        """Find a best response to this mixture, which becomes the incumbent if it is proved better.

        Returns whether a response is a new program. The second best program of the search joins too: it costs nothing
        more and saves a quarter of all work.
        """
        best = self.reply(side, weights, max(self.payoffs_against(side, weights)), node_limit)
        search = self.solver.searches[side]
        if best < self.upper[side] and not search.truncated:
            self.upper[side] = best
            self.incumbent[1 - side] = weights
        added = self.add(side, search.best_program)
        return self.add(side, search.second_program) or added

    def payoffs_against(self, side: int, weights: list[float]) -> list[float]:
        """The payoff of each program of this side against the other's mixture."""
        payoff = self.matrix.payoff
        if side == 0:
            return [expected_payoff(weights, row) for row in payoff]
        return [-expected_payoff(weights, [row[place] for row in payoff]) for place in range(len(payoff[0]))]

    def blended(self, weights: list[float], incumbent: list[float]) -> list[float]:
        if sum(incumbent) == 0.0:
            return weights
        return normalised(
            [
                (one + other) / 2 if one + other > MIN_WEIGHT else 0.0
                for one, other in zip(weights, incumbent, strict=True)
            ]
        )

    def padded(self, weights: list[float], side: int) -> list[float]:
        """The weights, with zeros for programs that were found later."""
        return weights + [0.0] * (len(self.programs[side]) - len(weights))
