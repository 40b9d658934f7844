"""The table before the game: rule set, layout, who plays, for how long (section 1 of the rules)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from algoritmus.core.value import Value
from algoritmus.core.view_types import Colour
from algoritmus.games.progers.components.planets import Layout, marks_of, planet_of
from algoritmus.games.progers.rules.codes import COLOURS, NO_LIMIT
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.facts import show_planet
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.table.chart import Chart
from algoritmus.games.progers.view_types import PlanetView

GROUNDS_KEPT: Final = 64


class Ground:
    """A layout as it lies on the table: the planet, all its cells in the order of lists, its marks, distances."""

    def __init__(self, layout: Layout) -> None:
        self.planet: Final = planet_of(layout)
        self.cells: Final[list[int]] = self.planet.grid.cells()
        self.chart: Final = Chart(self.planet)
        marks = {self.planet.grid.at(*mark) for mark in marks_of(layout)}
        self.marks: Final[list[int]] = [cell for cell in self.cells if cell in marks]
        self.blocks: Final[list[str]] = [str(placed) for placed in layout.blocks]

    def show(self) -> PlanetView:
        return show_planet(self.planet, self.blocks, self.marks)


@lru_cache(maxsize=GROUNDS_KEPT)
def ground_of(layout: Layout) -> Ground:
    return Ground(layout)


class Plan(Value):
    """Table setup before the first card is dealt.

    `names` are the colours of the seats, `limit` the turns per player (0 for no limit).
    """

    __match_args__ = ("edition", "layout", "names", "limit", "options")
    __slots__ = (*__match_args__, "colours", "ground", "planet")

    def __init__(
        self, edition: Edition, layout: Layout, names: Sequence[Colour], limit: int, options: Iterable[tuple[str, str]]
    ) -> None:
        self.edition: Final = edition
        self.layout: Final = layout
        self.names: Final[tuple[Colour, ...]] = tuple(names)
        self.limit: Final = limit
        self.options: Final[tuple[tuple[str, str], ...]] = tuple(options)
        self.ground: Final[Ground] = ground_of(layout)
        self.planet: Final[Planet] = self.ground.planet
        self.colours: Final[tuple[int, ...]] = tuple([COLOURS.index(name) for name in names])

    def turns(self) -> int:
        """end.limit: the turns of all players together."""
        return self.limit * len(self.names) if self.limit else NO_LIMIT
