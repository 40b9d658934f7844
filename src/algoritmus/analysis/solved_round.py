"""Exact solution of a round for analysis, review and hints: its value, best responses, and the cost of a program."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from algoritmus.analysis.solver.best_response import Evaluation, Graph, Program
from algoritmus.analysis.solver.fixed_share import FixedShareOracle
from algoritmus.analysis.solver.look_ahead import LookAhead
from algoritmus.analysis.solver.round import RoundSolver, ScoreEvaluation, Solution
from algoritmus.core.analysis_round import AnalysisRound
from algoritmus.core.packed import Packed, TooManyPositions, Undecided

TOLERANCE: Final = 1e-6
FIXED_SHARE: Final = 0.25  # of the time a program is laid when its cost is computed
Progress = Callable[[int, float], None]  # gets programs and gap of every iteration


class Unsolved(Exception):
    """A round has no exact solution here; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@contextmanager
def exact_or_unsolved() -> Iterator[None]:
    """Turn what stops the solver into Unsolved."""
    try:
        yield
    except TooManyPositions:
        raise Unsolved("positions") from None
    except Undecided as error:
        raise Unsolved(error.reason) from None


def solve_round(
    round_: AnalysisRound,
    max_gap: float,
    lookahead: int = 0,
    progress: Progress | None = None,
    max_iterations: int = sys.maxsize,
) -> SolvedRound:
    """The solution of a packed round within this gap and so many iterations; Unsolved where there is none."""
    if round_.packed is None:
        raise Unsolved(round_.reason)
    with exact_or_unsolved():
        solved = SolvedRound(round_.packed, round_.start, lookahead, progress, max_iterations)
    if solved.gap > max_gap:
        raise Unsolved("gap")
    return solved


class SolvedRound:
    """A solved round. Values are gains over the score before the round, in favour of a side."""

    def __init__(
        self,
        packed: Packed,
        position: int,
        lookahead: int = 0,
        progress: Progress | None = None,
        max_iterations: int = sys.maxsize,
    ) -> None:
        graph = Graph(packed)
        evaluation: Evaluation = LookAhead(graph, lookahead, progress) if lookahead else ScoreEvaluation(packed)
        self.before = packed.score(position)
        self.progress = progress
        self.iterations_left = max_iterations
        self.solver = RoundSolver(graph, position, evaluation)
        self.solver.progress = self.count_iteration
        self.start = packed.begin(position)
        self.solution: Solution = self.solver.solve(self.start, [], [])
        error = 2 * evaluation.error_bound() if isinstance(evaluation, LookAhead) else 0.0
        self.gap = self.solution.gap + error

    def count_iteration(self, programs: int, gap: float) -> None:
        self.iterations_left -= 1
        if self.iterations_left < 0:
            raise TooManyPositions
        if self.progress is not None:
            self.progress(programs, gap)

    def padded(self, rows: list[int]) -> Program:
        """The program with idle rows up to the length of the round."""
        return rows + [0] * (self.solver.rows - len(rows))

    def gain(self, side: int, own: Program, rival: Program) -> float:
        pair = (own, rival) if side == 0 else (rival, own)
        return for_side(side, self.solver.payoff(self.start, *pair) - self.before)

    def value(self, side: int) -> float:
        return for_side(side, self.solution.value - self.before)

    def value_with_fixed_share(self, side: int, own: Program) -> float:
        """The value of a program for a side that lays it a share of the time and an optimal mixture otherwise."""
        support = [self.solution.support(one) for one in (0, 1)]
        fixed = FixedShareOracle(self.solver, self.start, support, side, own, FIXED_SHARE).run()
        cost = for_side(side, self.solution.value - fixed.value) / FIXED_SHARE
        return self.value(side) - (cost if cost > TOLERANCE else 0.0)

    def worst_case(self, side: int, own: Program) -> tuple[float, Program]:
        """The gain of a program against the best response, and that response."""
        reply, found = self.solver.best_response(self.start, 1 - side, [own], [1.0])
        return -reply - for_side(side, self.before) + 0.0, found

    def best_of_mixture(self, side: int, rival: Program) -> Program:
        """The program of the optimal mixture that does best against this one of the rival."""
        weights = zip(self.solution.programs[side], self.solution.weights[side], strict=True)
        return max((self.gain(side, one, rival), weight, one) for one, weight in weights if weight > TOLERANCE)[2]

    def likeliest(self, side: int) -> Program:
        weights = self.solution.weights[side]
        return self.solution.programs[side][weights.index(max(weights))]


def for_side(side: int, value: float) -> float:
    """The value in favour of this side, without rounding errors."""
    return round(value if side == 0 else -value, 9) + 0.0
