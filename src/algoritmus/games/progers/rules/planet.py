"""The planet: heights, stone walls and lifts, and where they let a rover go (sections 1 and 5 of the rules)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.core.value import Value
from algoritmus.games.progers.rules.codes import EDGE, HEIGHT, OPEN, WALL


class Planet(Value):
    """The ground under the rovers, which never changes.

    `heights` are lines of digits from north to south, `walls` pairs of neighbour cells, `lifts` pairs of a top
    and a bottom cell (NO_CELL off the field) in the order in which they are listed.
    By cell * 4 + direction: `step_stop` and `jump_stop` say what stops a rover there, rovers aside.
    By cell: `lift_end` is where its lift goes.
    """

    __match_args__ = ("heights", "walls", "lifts")
    __slots__ = (*__match_args__, "ahead", "grid", "jump_stop", "lift_end", "step_stop")

    def __init__(
        self, heights: Sequence[str], walls: Iterable[tuple[int, int]] = (), lifts: Sequence[tuple[int, int]] = ()
    ) -> None:
        self.grid: Final[Grid] = Grid(heights)
        self.ahead: Final[list[int]] = self.grid.ahead
        self.heights: Final[list[int]] = [int(digit) for digit in self.grid.marks]
        self.walls: Final[tuple[tuple[int, int], ...]] = tuple(sorted({(min(wall), max(wall)) for wall in walls}))
        self.lifts: Final[tuple[tuple[int, int], ...]] = tuple(lifts)
        ways = range(len(self.ahead))
        self.step_stop: Final[list[int]] = [self._stops_step(way) for way in ways]
        self.jump_stop: Final[list[int]] = [self._stops_jump(way) for way in ways]
        self.lift_end: Final[list[int]] = [NO_CELL] * len(self.heights)
        for top, bottom in reversed(self.lifts):  # lift.busy: the first listed is laid last and stays
            if self.lift_works(top, bottom):
                self.lift_end[top] = bottom
                self.lift_end[bottom] = top

    def _stops_step(self, way: int) -> int:
        """card.step: field edge, wall, change of height."""
        cell, ahead = way // 4, self.ahead[way]
        if ahead == NO_CELL:
            return EDGE
        if (min(cell, ahead), max(cell, ahead)) in self.walls:
            return WALL
        return OPEN if self.heights[cell] == self.heights[ahead] else HEIGHT

    def _stops_jump(self, way: int) -> int:
        """card.jump: field edge, two levels at once."""
        ahead = self.ahead[way]
        if ahead == NO_CELL:
            return EDGE
        return OPEN if abs(self.heights[way // 4] - self.heights[ahead]) <= 1 else HEIGHT

    def lift_works(self, top: int, bottom: int) -> bool:
        """lift.dead: its bottom must be a cell, and a lower one."""
        return bottom != NO_CELL and self.heights[bottom] < self.heights[top]

    def corners(self) -> tuple[int, int, int, int]:
        """South-west, south-east, north-west, north-east."""
        last_column, last_row = self.grid.width - 1, self.grid.height - 1
        at = self.grid.at
        return (at(0, 0), at(last_column, 0), at(0, last_row), at(last_column, last_row))

    def key(self) -> tuple[object, ...]:
        return (self.grid.lines, self.walls, self.lifts)

    def __str__(self) -> str:
        from algoritmus.games.progers.rules.notation import print_planet

        return print_planet(self)
