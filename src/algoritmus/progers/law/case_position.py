"""The position of a case of Progers: everything on its cell, or the reason why it cannot be there."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.core.wire import POSITION, CaseError, inside
from algoritmus.progers.law.case import Case
from algoritmus.progers.law.planet import Planet
from algoritmus.progers.law.state import Figure, Pile, Setup, State, points
from algoritmus.progers.law.words import COLOURS


def place_case(case: Case) -> State:
    """The position of a case whose shape is right; CaseError if it cannot be."""
    grid = Grid(case.heights)
    walls = [place_wall(grid, wall, f"walls[{number}]") for number, wall in enumerate(case.walls)]
    lifts = [place_lift(grid, lift, f"lifts[{number}]") for number, lift in enumerate(case.lifts)]
    planet = Planet(case.heights, walls, lifts)
    bases = place_bases(planet, case.bases)
    samples = place_samples(grid, case.samples)
    setup = Setup(case.edition, planet, bases, [COLOURS.index(rover.name) for rover in case.rovers])
    figures = place_rovers(grid, case)
    if len(case.algorithm) >= case.edition.cleared_from:
        raise impossible("so long an algorithm does not stay on the table", "algorithm")
    return State(setup, figures, samples, case.algorithm)


def impossible(message: str, where: str) -> CaseError:
    return CaseError(POSITION, message, where)


def cell_on_field(grid: Grid, name: str, where: str) -> int:
    cell = grid.cell(name)
    if cell == NO_CELL:
        raise impossible(f"{name} is off the field", where)
    return cell


def neighbours(grid: Grid, one: str, two: str, where: str) -> tuple[int, int]:
    cells = cell_on_field(grid, one, where), cell_on_field(grid, two, where)
    if cells[1] not in grid.ahead[cells[0] * 4 : cells[0] * 4 + 4]:
        raise impossible(f"{one} and {two} are no neighbours", where)
    return cells


def place_wall(grid: Grid, wall: tuple[str, str], where: str) -> tuple[int, int]:
    return neighbours(grid, wall[0], wall[1], where)


def place_lift(grid: Grid, lift: tuple[str, str | None], where: str) -> tuple[int, int]:
    top, bottom = lift
    if bottom is None:
        return cell_on_field(grid, top, where), NO_CELL
    return neighbours(grid, top, bottom, where)


def place_bases(planet: Planet, names: Sequence[str]) -> list[int]:
    """planet.bases: one in each corner, on the ground."""
    corners, bases = planet.corners(), []
    for colour, name in zip(COLOURS, names, strict=True):
        where = inside("bases", colour)
        cell = cell_on_field(planet.grid, name, where)
        if cell not in corners or cell in bases:
            raise impossible(f"{name} is no free corner for the {colour} base", where)
        bases.append(cell)
    for cell in corners:
        if planet.heights[cell] != 0:
            raise impossible(f"a block stands on the corner {planet.grid.name(cell)}", "heights")
    return bases


def place_samples(grid: Grid, samples: Sequence[tuple[str, int]]) -> list[Pile]:
    piles: list[Pile] = [()] * len(grid.marks)
    for number, (name, kind) in enumerate(samples):
        cell = cell_on_field(grid, name, f"samples[{number}].at")
        piles[cell] = (*piles[cell], kind)
    return piles


def place_rovers(grid: Grid, case: Case) -> list[Figure]:
    figures: list[Figure] = []
    for number, rover in enumerate(case.rovers):
        where = f"rovers[{number}]"
        cell = cell_on_field(grid, rover.at, inside(where, "at"))
        if any(figure.at == cell for figure in figures):
            raise impossible(f"two rovers on {rover.at}", inside(where, "at"))
        if len(rover.aboard) > case.edition.capacity:
            raise impossible(f"more than {case.edition.capacity} samples aboard", inside(where, "aboard"))
        if points(rover.delivered) >= case.edition.goal:
            raise impossible(f"{rover.name} would have won already", inside(where, "delivered"))
        figures.append(Figure(cell, rover.facing, rover.aboard, rover.delivered))
    return figures
