"""The position of a case of Progers: everything on its cell, or the reason why it cannot be there."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.core.reader import POSITION, Node
from algoritmus.games.progers.rules.cases.case import Case
from algoritmus.games.progers.rules.codes import COLOURS
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.state import Figure, Pile, Setup, State, points


def place_case(case: Case) -> State:
    """The position of a case whose shape is right; InputError if it cannot be."""
    grid = Grid(case.heights)
    walls = [place_wall(grid, wall.at(0), wall.at(1), wall) for wall in case.walls]
    lifts = [place_lift(grid, lift) for lift in case.lifts]
    planet = Planet(case.heights, walls, lifts)
    bases = place_bases(planet, case)
    samples = place_samples(grid, case.samples)
    setup = Setup(case.edition, planet, bases, [COLOURS.index(rover.name) for rover in case.rovers])
    figures = place_rovers(grid, case)
    if len(case.algorithm) >= case.edition.cleared_from:
        raise case.top.get("algorithm").error("so long an algorithm does not stay on the table", POSITION)
    return State(setup, figures, samples, case.algorithm)


def place_wall(grid: Grid, one: Node, two: Node, node: Node) -> tuple[int, int]:
    """Two neighbours; an error in either is an error of the whole."""
    cells = on_field(grid, one, node), on_field(grid, two, node)
    if cells[1] not in grid.ahead[cells[0] * 4 : cells[0] * 4 + 4]:
        raise node.error(f"{one.value} and {two.value} are no neighbours", POSITION)
    return cells


def on_field(grid: Grid, cell: Node, node: Node) -> int:
    return Node(node.source, cell.value, node.above, node.step).cell(grid)


def place_lift(grid: Grid, lift: Node) -> tuple[int, int]:
    top, bottom = lift.get("top"), lift.get("bottom")
    if bottom.value is None:
        return on_field(grid, top, lift), NO_CELL
    return place_wall(grid, top, bottom, lift)


def place_bases(planet: Planet, case: Case) -> list[int]:
    """planet.bases: one in each corner, on the ground."""
    corners, bases = planet.corners(), []
    for colour, base in zip(COLOURS, case.bases, strict=True):
        cell = base.cell(planet.grid)
        if cell not in corners or cell in bases:
            raise base.error(f"{base.value} is no free corner for the {colour} base", POSITION)
        bases.append(cell)
    for cell in corners:
        if planet.heights[cell] != 0:
            raise case.top.get("heights").error(f"a block stands on the corner {planet.grid.name(cell)}", POSITION)
    return bases


def place_samples(grid: Grid, samples: Sequence[tuple[Node, int]]) -> list[Pile]:
    piles: list[Pile] = [()] * len(grid.marks)
    for at, kind in samples:
        cell = at.cell(grid)
        piles[cell] = (*piles[cell], kind)
    return piles


def place_rovers(grid: Grid, case: Case) -> list[Figure]:
    figures: list[Figure] = []
    for rover in case.rovers:
        cell = rover.at.cell(grid)
        if any(figure.at == cell for figure in figures):
            raise rover.at.error(f"two rovers on {rover.at.value}", POSITION)
        if len(rover.aboard) > case.edition.capacity:
            raise rover.node.get("aboard").error(f"more than {case.edition.capacity} samples aboard", POSITION)
        if points(rover.delivered) >= case.edition.goal:
            raise rover.node.get("delivered").error(f"{rover.name} would have won already", POSITION)
        figures.append(Figure(cell, rover.facing, rover.aboard, rover.delivered))
    return figures
