"""The parts of the board field, their summer and winter sides, and how they are laid edge to edge (field.cells)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final, NamedTuple

from algoritmus.core.grid import MOST_COLUMNS, Grid
from algoritmus.core.reader import Node, read_file
from algoritmus.games.golems.rules.codes import GROUND_MARKS

FILE: Final = "parts.toml"
SIDES: Final = ("summer", "winter")
TURNS: Final = (0, 90, 180, 270)  # clockwise

Place = tuple[int, int]  # column and row
Ground = dict[Place, str]  # the cells laid so far, with their marks


class Part(NamedTuple):
    """A square part; both sides are rows of marks from north to south."""

    name: str
    summer: tuple[str, ...]
    winter: tuple[str, ...]

    def side(self, name: str) -> tuple[str, ...]:
        return self.winter if name == "winter" else self.summer


class PlacedPart(NamedTuple):
    """A part on the table: its south-west corner, the side that is up, its turn in degrees clockwise."""

    part: str
    side: str
    at: Place
    turn: int


def turned(lines: tuple[str, ...], degrees: int) -> tuple[str, ...]:
    """The marks after a turn clockwise."""
    for _ in range(TURNS.index(degrees)):
        lines = tuple("".join(column) for column in zip(*reversed(lines), strict=True))
    return lines


def lay_part(ground: Ground, placed: PlacedPart) -> None:
    """Add a part; it must not lie on another."""
    cells = cells_of(placed)
    if any(place in ground for place in cells):
        raise ValueError(f"part {placed.part} lies on another part")
    if max(column for column, _ in cells) >= MOST_COLUMNS:
        raise ValueError(f"a field has at most {MOST_COLUMNS} columns")
    ground.update(cells)


def cells_of(placed: PlacedPart) -> Ground:
    lines = turned(parts()[placed.part].side(placed.side), placed.turn)
    column, row = placed.at
    return {
        (column + across, row + up): mark for up, line in enumerate(reversed(lines)) for across, mark in enumerate(line)
    }


def connected(ground: Ground) -> bool:
    """Whether one can walk over edges from any cell to any other."""
    return len(joined(ground, next(iter(ground)))) == len(ground)


def joined(ground: Collection[Place], start: Place) -> set[Place]:
    """The cells to which one can walk over edges from there."""
    found, todo = {start}, [start]
    for place in todo:
        new = [near for near in beside(place) if near in ground and near not in found]
        found.update(new)
        todo += new
    return found


def beside(place: Place) -> tuple[Place, ...]:
    column, row = place
    return (column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row)


def field_of(ground: Ground) -> Grid:
    """The grid of the cells laid, which must hang together and begin in a1; a blank where there is no cell."""
    if not connected(ground):
        raise ValueError("the parts do not lie edge to edge")
    if min(column for column, _ in ground) or min(row for _, row in ground):
        raise ValueError("a field begins in column a and in row 1")
    return grid_of(ground)


def grid_of(ground: Ground) -> Grid:
    columns, rows = (1 + max((place[axis] for place in ground), default=0) for axis in (0, 1))
    lines = ["".join(ground.get((column, row), " ") for column in range(columns)) for row in range(rows)]
    return Grid(lines[::-1])


@cache
def parts() -> dict[str, Part]:
    """The five parts of the box, by name."""
    return read_box_parts(read_file(__package__, "data", FILE))


def read_box_parts(top: Node) -> dict[str, Part]:
    return {name: read_part(name, node) for name, node in top.members().items()}


def read_part(name: str, node: Node) -> Part:
    keys = node.table(SIDES)
    return Part(name, read_side(keys["summer"]), read_side(keys["winter"]))


def read_side(node: Node) -> tuple[str, ...]:
    lines = tuple(item.text() for item in node.items())
    for item in node.items():
        if len(item.text()) != len(lines) or any(mark not in GROUND_MARKS for mark in item.text()):
            raise item.error(f"a side is a square of the marks {GROUND_MARKS}")
    return lines
