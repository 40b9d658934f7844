"""Planets as data: block shapes, field sides and named layouts, and how blocks lie on a field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from algoritmus.core.grid import COMPASS, STEPS, Grid, name_cell, parse_cell
from algoritmus.core.reader import LANGS, Node, read_file
from algoritmus.games.progers.rules.picture import Wall, read_picture
from algoritmus.games.progers.rules.planet import Planet

Cell = tuple[int, int]  # column and row

MARK: Final = "o"
KEPT: Final = 256  # planets
MOST_PLACES: Final = 4096  # of all blocks
BLOCK_MARKS: Final = ". " + MARK


@dataclass(frozen=True, slots=True)
class Block:
    """A block, from the box with its north side to the north: cells, marks, and lifts with the side they go down on."""

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

    def moved(self, by: Cell) -> Block:
        cells, marks = (tuple(_shift(cell, by) for cell in part) for part in (self.cells, self.marks))
        return Block(self.name, self.height, cells, marks, tuple((_shift(cell, by), way) for cell, way in self.lifts))


def _quarter(cell: Cell, width: int) -> Cell:
    return cell[1], width - cell[0]


def _shift(cell: Cell, by: Cell) -> Cell:
    return cell[0] + by[0], cell[1] + by[1]


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
    return Layout(rules.strip(), tuple(parse_placed(part) for part in blocks.split(",")))


def parse_placed(text: str) -> Placed:
    """`brick b4 N`"""
    match text.split():
        case [block, at, facing] if facing in tuple(COMPASS):
            return Placed(block, parse_cell(at), COMPASS.index(facing))
    raise ValueError(f"{text.strip()!r} is no block on a field: its name, a cell and a direction, like 'brick b4 N'")


@lru_cache(maxsize=MOST_PLACES)
def lay_block(placed: Placed) -> Block:
    """The block where it stands, on the field or not."""
    return blocks()[placed.block].turned(placed.facing).moved(placed.at)


def marks_of(layout: Layout) -> list[Cell]:
    """Marks that can be seen: those of the blocks, and those of the field that no block hides."""
    laid = [lay_block(placed) for placed in layout.blocks]
    hidden = frozenset[Cell]().union(*(block.cells for block in laid))
    open_marks = [mark for mark in sides()[layout.rules].marks if mark not in hidden]
    return open_marks + [mark for block in laid for mark in block.marks]


@lru_cache(maxsize=KEPT)
def planet_of(layout: Layout) -> Planet:
    """The planet of a layout whose blocks lie apart and on the field. A block hides the walls under its cells."""
    side = sides()[layout.rules]
    laid = [lay_block(placed) for placed in layout.blocks]
    heights = {cell: block.height for block in laid for cell in block.cells}
    lines = height_lines(heights, side.size)
    number = Grid(lines).at
    walls = [(number(*one), number(*two)) for one, two in side.walls if one not in heights and two not in heights]
    lifts = [(number(*top), number(*_shift(top, STEPS[way]))) for block in laid for top, way in block.lifts]
    return Planet(lines, walls, lifts)


def height_lines(heights: Mapping[Cell, int], size: int) -> list[str]:
    """The rows of a square field from north to south, on the ground where no height is given."""
    return ["".join(str(heights.get((column, row), 0)) for column in range(size)) for row in reversed(range(size))]


def corner_names(size: int) -> list[str]:
    return [name_cell(column, row) for row in (0, size - 1) for column in (0, size - 1)]


@cache
def blocks() -> dict[str, Block]:
    return read_blocks(data("blocks"))


@cache
def sides() -> dict[str, Side]:
    return read_sides(data("sides"))


@cache
def layouts(rules: str) -> dict[str, Layout]:
    """The designed layouts of a rule set, by name."""
    return read_layouts(data(rules), rules)


def data(name: str) -> Node:
    return read_file(__package__, "data", f"{name}.toml")


def read_blocks(top: Node) -> dict[str, Block]:
    return {name: read_block(name, node) for name, node in top.members().items()}


def read_block(name: str, node: Node) -> Block:
    keys = node.table(("height", "picture"), ("lifts",))
    rows = [read_block_row(item) for item in keys["picture"].items()][::-1]
    if not rows:
        raise keys["picture"].error("a block needs at least one cell")
    cells = [(column, row) for row, line in enumerate(rows) for column in range(len(line)) if line[column] != " "]
    marks = tuple((column, row) for column, row in cells if rows[row][column] == MARK)
    lifts = tuple(read_lift(item, cells) for item in keys.listed("lifts"))
    return Block(name, keys["height"].whole(), tuple(cells), marks, lifts)


def read_block_row(node: Node) -> str:
    row = node.text()
    if any(mark not in BLOCK_MARKS for mark in row):
        raise node.error("a row of a block is made of cells '.', marks 'o' and blanks")
    return row


def read_lift(node: Node, cells: list[Cell]) -> tuple[Cell, int]:
    """`a2 W`: a cell of the block and the side on which the lift goes down."""
    match node.text().split():
        case [at, side] if side in tuple(COMPASS):
            cell = node.agreed(parse_cell, at)
            if cell not in cells:
                raise node.error(f"the block has no cell {at}")
            return cell, COMPASS.index(side)
    raise node.error("a lift is its cell and the side on which it goes down, like 'a2 W'")


def read_sides(top: Node) -> dict[str, Side]:
    return {name: node.table(("picture",))["picture"].parsed(parse_side) for name, node in top.members().items()}


def parse_side(text: str) -> Side:
    picture = read_picture([line for line in text.splitlines() if line.strip()])
    size = len(picture.cells)
    if any(len(row) != size for row in picture.cells):
        raise ValueError("a side of the field is a square")
    if any(not 0 <= place < size for wall in picture.walls for cell in wall for place in cell):
        raise ValueError("a wall stands off the field")
    marks = [(column, row) for row in range(size) for column in range(size) if picture.cells[row][column] == MARK]
    return Side(size, tuple(marks), tuple(picture.walls))


def read_layouts(top: Node, rules: str) -> dict[str, Layout]:
    return {name: read_layout(rules, name, node) for name, node in top.members().items()}


def read_layout(rules: str, name: str, node: Node) -> Layout:
    keys = node.table((*LANGS, "blocks"))
    placed = tuple(read_placed(item) for item in keys["blocks"].items())
    return Layout(rules, placed, name, tuple((lang, keys[lang].text()) for lang in LANGS))


def read_placed(node: Node) -> Placed:
    placed = node.parsed(parse_placed)
    if placed.block not in blocks():
        raise node.error(f"there is no block {placed.block!r}: {', '.join(blocks())}")
    return placed
