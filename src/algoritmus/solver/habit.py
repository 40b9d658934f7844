"""What it costs to lay one program again and again: the round in which one side lays it a share of the time.

If it costs nothing some best mixture has the program; to be a good reply to one mixture of the rival's is not enough,
because there may be others that punish it.
"""

from __future__ import annotations

from algoritmus.solver.matrix import Mixed, solve_matrix
from algoritmus.solver.reply import MOST_NODES, Program
from algoritmus.solver.round import Oracle, RoundSolver


class Habit(Oracle):
    """Double oracle where `side` lays `program` with probability `share`, and otherwise what it likes."""

    def __init__(
        self, solver: RoundSolver, start: int, programs: list[list[Program]], side: int, program: Program, share: float
    ) -> None:
        self.side = side
        self.program = program
        self.share = share
        super().__init__(solver, start, [deck.first for deck in solver.decks], programs)

    def turn(self, patience: int, close: float) -> tuple[float, float, Mixed, bool]:  # noqa: ARG002
        """As without the habit, always with full patience; who has it can only choose for the rest of the time."""
        fixed = self.fixed()
        mixed = solve_matrix(self.blended(fixed), close)
        weights = [list(mixed.first), list(mixed.second)]
        proved = [-mixed.low, mixed.high]  # what the second, and the first, can get at most
        free, rival = self.side, 1 - self.side
        sign = 1.0 if free == 0 else -1.0
        sure = self.share * sign * sum(weight * one for weight, one in zip(weights[rival], fixed, strict=True))
        rest = 1 - self.share
        least = (proved[1 - free] - sure) / rest
        reply = self.find(free, self.programs[rival], weights[rival], least)
        best = self.solver.repliers[free].best * rest + sure
        habit = [*(rest * weight for weight in weights[free]), self.share]
        counter = self.find(rival, [*self.programs[free], self.program], habit, proved[1 - rival])
        against = self.solver.repliers[rival].best
        grown = self.add(free, reply)
        grown = self.add(rival, counter) or grown
        return (-against, best, mixed, grown) if free == 0 else (-best, against, mixed, grown)

    def find(self, side: int, rivals: list[Program], weights: list[float], least: float) -> Program:
        self.solver.repliers[side].patience = MOST_NODES
        return self.solver.repliers[side].find(self.start, self.states[side], rivals, weights, least)

    def fixed(self) -> list[float]:
        """What the program brings to the first side against each of the rival's."""
        rivals = self.programs[1 - self.side]
        if self.side == 0:
            return [self.solver.payoff(self.start, self.program, one) for one in rivals]
        return [self.solver.payoff(self.start, one, self.program) for one in rivals]

    def blended(self, fixed: list[float]) -> list[list[float]]:
        rest, share = 1 - self.share, self.share
        if self.side == 0:
            return [
                [rest * one + share * more for one, more in zip(row, fixed, strict=True)] for row in self.matrix.payoff
            ]
        return [[rest * one + share * fixed[number] for one in row] for number, row in enumerate(self.matrix.payoff)]
