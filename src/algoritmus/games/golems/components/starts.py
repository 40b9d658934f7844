"""Start cells on a custom board field: as far apart as possible (field.own)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from algoritmus.core.grid import EAST, NO_CELL, NORTH, SOUTH, WEST, Grid
from algoritmus.games.golems.components.fields import Start
from algoritmus.games.golems.rules.cases.pieces import MOST_GOLEMS

CACHE_SIZE: Final = 256


def far_starts(grid: Grid, chosen: Sequence[Start] = ()) -> list[Start]:
    """The starts that were chosen, by seat, and then those of the ruling. The field must hang together."""
    cells = [start.cell for start in chosen] or farthest_pair(grid)
    while len(cells) < MOST_GOLEMS:
        cells.append(far_from(grid, cells))
    return [chosen[seat] if seat < len(chosen) else look(grid, cells, seat) for seat in range(MOST_GOLEMS)]


@lru_cache(maxsize=CACHE_SIZE)
def steps_over(grid: Grid) -> dict[int, dict[int, int]]:
    """Steps from each cell to each other, on the field as if it were empty."""
    return {cell: steps_from(grid, cell) for cell in in_order(grid)}


def in_order(grid: Grid) -> list[int]:
    """Field order: a1, b1, …"""
    return sorted(grid.cells())


def steps_from(grid: Grid, start: int, shut: Collection[int] = ()) -> dict[int, int]:
    """Steps to every cell that can be reached without the cells that are shut."""
    found, todo = {start: 0}, [start]
    for cell in todo:
        for near in grid.ahead[cell * 4 : cell * 4 + 4]:
            if near != NO_CELL and near not in found and near not in shut:
                found[near] = found[cell] + 1
                todo.append(near)
    return found


def farthest_pair(grid: Grid) -> list[int]:
    """Ties: the larger difference in rows, then field order."""
    steps, cells = steps_over(grid), in_order(grid)
    pairs = [(one, two) for one in cells for two in cells if one < two]
    one, two = max(pairs, key=lambda pair: (steps[pair[0]][pair[1]], rows_between(grid, pair[0], pair[1])))
    return [one, two]


def rows_between(grid: Grid, one: int, two: int) -> int:
    return abs(one // grid.width - two // grid.width)


def far_from(grid: Grid, taken: Sequence[int]) -> int:
    """The cell that keeps the greatest least distance to those; ties: the greatest sum, then field order."""
    steps = steps_over(grid)
    free = [cell for cell in in_order(grid) if cell not in taken]
    return max(free, key=lambda cell: least_and_sum([steps[cell][other] for other in taken]))


def least_and_sum(distances: Sequence[int]) -> tuple[int, int]:
    return min(distances), sum(distances)


def look(grid: Grid, cells: Sequence[int], seat: int) -> Start:
    """The first two look at each other along the longer distance, the others so at the first."""
    return Start(cells[seat], toward(grid, cells[seat], cells[1 if seat == 0 else 0]))


def toward(grid: Grid, one: int, two: int) -> int:
    across, up = two % grid.width - one % grid.width, two // grid.width - one // grid.width
    if abs(across) > abs(up):
        return EAST if across > 0 else WEST
    return NORTH if up > 0 else SOUTH
