"""Games solved whole, backwards from the last round: the value of every position with so many rounds to go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.packed import Deal, Packed, Whole
from algoritmus.solver.reply import Graph, Program, Worths
from algoritmus.solver.round import RoundSolver, Solution

MOST_BOUNDS: Final = 1_000_000
MOST_PROMISES: Final = 5_000_000  # bounds of rows, position by position
MOST_ROWS: Final = 600_000  # rows of a rival at a position, with where each reply leads
Supports = tuple[list[Program], list[Program]]


class Layer(Worths):
    """What a position is worth when a round has ended in it: the verdict, or the value of the rounds to go."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.game: Packed = whole.packed
        self.known: dict[int, float] = {}
        self.values: Sequence[float] = ()
        self.most = 1.0

    def follow(self, values: Sequence[float]) -> None:
        """The values of all orbits in the round after this one; none after the last."""
        self.values = values
        self.known = {}

    def worth(self, position: int) -> float:
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
    """Solves single positions of a whole game, round by round; what one position taught helps the next."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.graph = Graph(whole.packed)
        self.layer = Layer(whole)
        self.rounds = RoundSolver(self.graph, whole.starts[0], self.layer)
        self.supports: dict[int, Supports] = {}
        self.most_rows: int = MOST_ROWS

    def follow(self, values: Sequence[float]) -> None:
        self.layer.follow(values)
        self.rounds.forget()

    def spare(self) -> None:
        """What was found on the way is forgotten when it grows too large; it is found again where it is needed."""
        if len(self.graph.known) > self.most_rows:
            self.graph.known = {}
            self.rounds.forget()
        bounds = max([len(replier.bounds) for replier in self.rounds.repliers])
        promises = max([len(replier.promised) for replier in self.rounds.repliers]) * self.whole.packed.width(0)
        if bounds > MOST_BOUNDS or promises > MOST_PROMISES:
            self.rounds.forget()

    def solve_orbit(self, orbit: int) -> tuple[float, float]:
        """The value of an orbit's position, over all that chance may give, and the widest gap."""
        self.spare()
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
