"""What it costs to lay one program again and again: the round in which one side lays it a share of the time.

If it costs nothing some best mixture has the program; to be a good reply to one mixture of the rival's is not enough,
because there may be others that punish it.
"""

from __future__ import annotations

from algoritmus.solver.matrix import worth_of
from algoritmus.solver.reply import Program
from algoritmus.solver.round import DoubleOracle, RoundSolver


class Habit(DoubleOracle):
    """Double oracle where `side` lays `program` with probability `share`, and otherwise what it likes."""

    def __init__(
        self, solver: RoundSolver, start: int, programs: list[list[Program]], side: int, program: Program, share: float
    ) -> None:
        self.side = side
        self.program = program
        self.share = share
        super().__init__(solver, start, [deck.first for deck in solver.decks], programs)

    def payoff(self, first: Program, second: Program) -> float:
        usual = self.usual(second if self.side == 0 else first)
        return self.share * usual + (1 - self.share) * super().payoff(first, second)

    def usual(self, rival: Program) -> float:
        """What the habit comes to for the first side."""
        pair = (self.program, rival) if self.side == 0 else (rival, self.program)
        return self.solver.payoff(self.start, pair[0], pair[1])

    def reply(self, side: int, weights: list[float], least: float, patience: int) -> float:
        """Who has the habit chooses for the rest of the time only; the rival meets a mixture with the habit in it."""
        rest = 1 - self.share
        replier = self.solver.repliers[side]
        replier.patience = patience
        if side != self.side:
            habit = [*[rest * weight for weight in weights], self.share]
            replier.find(self.start, self.states[side], [*self.programs[self.side], self.program], habit, least)
            return replier.best
        sure = self.share * worth_of(weights, [self.usual(one) for one in self.programs[1 - side]])
        if side == 1:
            sure = -sure
        replier.find(self.start, self.states[side], self.programs[1 - side], weights, (least - sure) / rest)
        return rest * replier.best + sure
