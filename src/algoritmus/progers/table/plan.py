"""The table before the game: rule set, layout, who plays, for how long (section 1 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from algoritmus.core.grid import NO_CELL
from algoritmus.progers.box.planets import Layout, marks_of, planet_of
from algoritmus.progers.law.edition import Edition
from algoritmus.progers.law.planet import Planet
from algoritmus.progers.law.words import COLOURS, NO_LIMIT
from algoritmus.progers.table.chart import Chart

GROUNDS_KEPT: Final = 64


class Ground:
    """A layout as it lies on the table: the planet, all its cells in the order of lists, its marks, how it looks."""

    def __init__(self, layout: Layout) -> None:
        self.planet: Planet = planet_of(layout)
        self.cells: list[int] = self.planet.grid.cells()
        self.chart: Chart = Chart(self.planet)
        marks = {self.planet.grid.at(*mark) for mark in marks_of(layout)}
        self.marks: list[int] = [cell for cell in self.cells if cell in marks]
        self.shown: dict[str, list[object]] = show_ground(layout, self.planet, self.marks)


def show_ground(layout: Layout, planet: Planet, marks: list[int]) -> dict[str, list[object]]:
    """The blocks as they are placed, and what that comes to; a lift without a bottom goes down off the field."""
    name = planet.grid.name
    ends = [(name(top), name(bottom) if bottom != NO_CELL else None) for top, bottom in planet.lifts]
    return {
        "blocks": [str(placed) for placed in layout.blocks],
        "heights": list(planet.grid.lines),
        "walls": [[name(one), name(two)] for one, two in planet.walls],
        "lifts": [{"top": top, "bottom": bottom} for top, bottom in ends],
        "marks": [name(cell) for cell in marks],
    }


@lru_cache(maxsize=GROUNDS_KEPT)
def ground_of(layout: Layout) -> Ground:
    return Ground(layout)


class Plan:
    """What is decided before the first card is dealt; `names` are the colours of the seats."""

    def __init__(
        self, edition: Edition, layout: Layout, names: Sequence[str], limit: int, options: Mapping[str, str]
    ) -> None:
        self.edition = edition
        self.ground: Ground = ground_of(layout)
        self.planet: Planet = self.ground.planet
        self.names: tuple[str, ...] = tuple(names)
        self.colours: tuple[int, ...] = tuple(COLOURS.index(name) for name in names)
        self.limit = limit  # turns per player, 0 for no limit
        self.options: dict[str, str] = dict(options)

    def turns(self) -> int:
        """end.limit: the turns of all players together."""
        return self.limit * len(self.names) if self.limit else NO_LIMIT
