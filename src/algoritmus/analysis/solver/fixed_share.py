"""The cost of a fixed share: the round in which one side lays a given program a fixed share of the time.

If the cost is nothing some optimal mixture contains the program. Being a best response to one mixture of the rival is
not enough for that: another mixture may punish the program.
"""

from __future__ import annotations

from algoritmus.analysis.solver.best_response import Program
from algoritmus.analysis.solver.matrix import expected_payoff
from algoritmus.analysis.solver.round import DoubleOracle, RoundSolver


class FixedShareOracle(DoubleOracle):
    """Double oracle where `side` lays `program` with probability `share`, and any mixture otherwise."""

    def __init__(
        self, solver: RoundSolver, start: int, programs: list[list[Program]], side: int, program: Program, share: float
    ) -> None:
        self.side = side
        self.program = program
        self.share = share
        super().__init__(solver, start, [deck.first for deck in solver.decks], programs)

    def payoff(self, first: Program, second: Program) -> float:
        fixed = self.fixed_payoff(second if self.side == 0 else first)
        return self.share * fixed + (1 - self.share) * super().payoff(first, second)

    def fixed_payoff(self, rival: Program) -> float:
        """The payoff of the fixed program, for the first side."""
        pair = (self.program, rival) if self.side == 0 else (rival, self.program)
        return self.solver.payoff(self.start, pair[0], pair[1])

    def reply(self, side: int, weights: list[float], threshold: float, node_limit: int) -> float:
        """The side with the fixed share chooses for the rest only; the rival meets a mixture with the program in it."""
        rest = 1 - self.share
        search = self.solver.searches[side]
        search.node_limit = node_limit
        if side != self.side:
            mixture = [*[rest * weight for weight in weights], self.share]
            search.find(self.start, self.states[side], [*self.programs[self.side], self.program], mixture, threshold)
            return search.best
        fixed = self.share * expected_payoff(weights, [self.fixed_payoff(one) for one in self.programs[1 - side]])
        if side == 1:
            fixed = -fixed
        search.find(self.start, self.states[side], self.programs[1 - side], weights, (threshold - fixed) / rest)
        return rest * search.best + fixed
