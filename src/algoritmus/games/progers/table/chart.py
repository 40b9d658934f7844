"""Distances on a planet, rovers aside."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from algoritmus.core.grid import NO_CELL
from algoritmus.games.progers.rules.codes import OPEN
from algoritmus.games.progers.rules.planet import Planet

STEP: Final = 1.0
JUMP: Final = 1.7  # needs the right card
TURN: Final = 0.8
LEAVE_AND_RETURN: Final = 3.0
NEVER: Final = float("inf")


class Chart:
    """Distances by goal, each computed once."""

    def __init__(self, planet: Planet) -> None:
        self.planet = planet
        self.known: dict[int, list[float]] = {}

    def ways_to(self, goal: int) -> list[float]:
        """From every cell to this one, by cell * 4 + the direction a rover faces there."""
        if goal not in self.known:
            far = self.spread(goal)
            self.known[goal] = [self.way(far, cell, facing) for cell in range(len(far)) for facing in range(4)]
            self.known[goal][goal * 4 : goal * 4 + 4] = [LEAVE_AND_RETURN] * 4
        return self.known[goal]

    def way(self, far: list[float], cell: int, facing: int) -> float:
        """From here, with the turn that is needed first."""
        ahead = self.planet.ahead
        return min(
            [
                far[ahead[cell * 4 + direction]] + self.cost(cell, direction) + (0.0 if direction == facing else TURN)
                for direction in range(4)
                if ahead[cell * 4 + direction] != NO_CELL
            ]
        )

    def cost(self, cell: int, direction: int) -> float:
        """Of one step or jump; it is the same in both directions."""
        way = cell * 4 + direction
        if self.planet.step_stop[way] == OPEN:
            return STEP
        return JUMP if self.planet.jump_stop[way] == OPEN else NEVER

    def spread(self, goal: int) -> list[float]:
        """From every cell to this one, without turns."""
        far = [NEVER] * len(self.planet.heights)
        queue = [(0.0, goal)]
        while queue:
            cost, cell = heappop(queue)
            if cost < far[cell]:
                far[cell] = cost
                for direction in range(4):
                    step = self.cost(cell, direction)
                    if step < NEVER:
                        heappush(queue, (cost + step, self.planet.ahead[cell * 4 + direction]))
        return far
