"""Planets as data: block shapes, field sides and named layouts, and how blocks lie on a field."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from algoritmus.core.grid import COMPASS, name_cell, parse_cell
from algoritmus.progers.law.picture import Wall, read_picture
from algoritmus.progers.law.planet import Planet

Cell = tuple[int, int]  # column and row

MARK = "o"
_AHEAD = ((0, 1), (1, 0), (0, -1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Block:
    """A block of the box, its north side to the north: cells, marks, and lifts with the side they go down on."""

    name: str
    height: int
    cells: tuple[Cell, ...]
    marks: tuple[Cell, ...]
    lifts: tuple[tuple[Cell, int], ...]

    def turned(self, quarters: int) -> Block:
        """The block after so many quarter turns clockwise, its south-west corner at a1 again."""
        if quarters == 0:
            return self
        width = max(column for column, _ in self.cells)
        lifts = tuple((_quarter(cell, width), (way + 1) % 4) for cell, way in self.lifts)
        cells, marks = (tuple(_quarter(cell, width) for cell in part) for part in (self.cells, self.marks))
        return Block(self.name, self.height, cells, marks, lifts).turned(quarters - 1)


def _quarter(cell: Cell, width: int) -> Cell:
    return cell[1], width - cell[0]


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the field: its size, printed marks and walls."""

    size: int
    marks: tuple[Cell, ...]
    walls: tuple[Wall, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A block on the field: the cell of its south-west corner, and the direction its north side looks."""

    block: str
    at: Cell
    facing: int

    def __str__(self) -> str:
        return f"{self.block} {name_cell(*self.at)} {COMPASS[self.facing]}"


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the blocks stand in a game of one rule set; the titles are by language."""

    rules: str
    blocks: tuple[Placed, ...]
    name: str = ""
    titles: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return f"{self.rules}: " + ", ".join(map(str, self.blocks))


def parse_layout(text: str) -> Layout:
    """The layout that prints as this text, without name and titles."""
    rules, _, blocks = text.partition(":")
    return Layout(rules.strip(), tuple(_read_placed(*part.split()) for part in blocks.split(",")))


def _read_placed(block: str, at: str, facing: str) -> Placed:
    return Placed(block, parse_cell(at), COMPASS.index(facing))


@dataclass(frozen=True, slots=True)
class Laid:
    """A block where it lies: its cells, marks and lifts on the field."""

    block: Block
    cells: frozenset[Cell]
    marks: tuple[Cell, ...]
    lifts: tuple[tuple[Cell, Cell], ...]  # top and bottom, which may be off the field


def lay_block(placed: Placed) -> Laid:
    block = blocks()[placed.block].turned(placed.facing)
    tops = [(_shift(cell, placed.at), way) for cell, way in block.lifts]
    return Laid(
        block,
        frozenset(_shift(cell, placed.at) for cell in block.cells),
        tuple(_shift(cell, placed.at) for cell in block.marks),
        tuple((top, _shift(top, _AHEAD[way])) for top, way in tops),
    )


def _shift(cell: Cell, by: Cell) -> Cell:
    return cell[0] + by[0], cell[1] + by[1]


def marks_of(layout: Layout) -> list[Cell]:
    """Marks that can be seen: those of the blocks, and those of the field that no block hides."""
    laid = [lay_block(placed) for placed in layout.blocks]
    hidden = frozenset[Cell]().union(*(block.cells for block in laid))
    open_marks = [mark for mark in sides()[layout.rules].marks if mark not in hidden]
    return open_marks + [mark for block in laid for mark in block.marks]


def planet_of(layout: Layout) -> Planet:
    """The planet of a layout whose blocks lie apart and on the field. A block hides the walls under its cells."""
    side = sides()[layout.rules]
    laid = [lay_block(placed) for placed in layout.blocks]
    heights = {cell: block.block.height for block in laid for cell in block.cells}
    lines = [
        "".join(str(heights.get((column, row), 0)) for column in range(side.size)) for row in reversed(range(side.size))
    ]
    number = Planet(lines).grid.at
    walls = [(number(*one), number(*two)) for one, two in side.walls if one not in heights and two not in heights]
    lifts = [(number(*top), number(*bottom)) for block in laid for top, bottom in block.lifts]
    return Planet(lines, walls, lifts)


@cache
def blocks() -> dict[str, Block]:
    return {name: _read_block(name, item) for name, item in _read("blocks").items()}


@cache
def sides() -> dict[str, Side]:
    return {name: _read_side(item["picture"]) for name, item in _read("sides").items()}


@cache
def layouts(rules: str) -> dict[str, Layout]:
    """The designed layouts of a rule set, by name."""
    return {name: _read_layout(rules, name, item) for name, item in _read(rules).items()}


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("algoritmus.progers.box").joinpath("data", f"{name}.toml").read_text("utf-8"))


def _read_block(name: str, item: dict[str, Any]) -> Block:
    rows: list[str] = item["picture"][::-1]
    cells = [(column, row) for row, line in enumerate(rows) for column in range(len(line)) if line[column] != " "]
    marks = [(column, row) for column, row in cells if rows[row][column] == MARK]
    lifts = [text.split() for text in item.get("lifts", [])]
    ways = tuple((parse_cell(at), COMPASS.index(side)) for at, side in lifts)
    return Block(name, item["height"], tuple(cells), tuple(marks), ways)


def _read_side(text: str) -> Side:
    picture = read_picture([line for line in text.splitlines() if line.strip()])
    size = len(picture.cells)
    marks = [(column, row) for row in range(size) for column in range(size) if picture.cells[row][column] == MARK]
    return Side(size, tuple(marks), tuple(picture.walls))


def _read_layout(rules: str, name: str, item: dict[str, Any]) -> Layout:
    placed = tuple(_read_placed(*text.split()) for text in item["blocks"])
    return Layout(rules, placed, name, (("en", item["en"]), ("ru", item["ru"])))
