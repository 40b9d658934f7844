"""Square cells, their names, the four directions and fields that need not be rectangles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.value import Value
from algoritmus.core.view_types import Facing

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
COMPASS: Final[tuple[Facing, ...]] = ("N", "E", "S", "W")
NO_CELL: Final = -1
MOST_COLUMNS: Final = 26

STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))  # column and row, by direction


def parse_cell(text: str) -> tuple[int, int]:
    """`b3` is (1, 2): the second column from the west, the third row from the south (field.names)."""
    column, digits = text[:1], text[1:]
    letter = "a" <= column <= "z"
    number = digits.isascii() and digits.isdigit() and digits[0] != "0"
    if not (letter and number):
        raise ValueError(f"{text[:40]!r} is not a cell: a letter a-z and a number from 1, like b3")
    return ord(column) - ord("a"), int(digits[:9]) - 1  # no field is so high that more digits matter


def name_cell(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


class Grid(Value):
    """A field: rows of marks from north to south, a blank where there is no cell.

    A cell is the number row * width + column; `ahead[cell * 4 + direction]` is its neighbour or NO_CELL.
    """

    __match_args__ = ("lines",)
    __slots__ = (*__match_args__, "ahead", "height", "marks", "width")

    def __init__(self, lines: Sequence[str]) -> None:
        width = max((len(line) for line in lines), default=0)
        self.lines: Final[tuple[str, ...]] = tuple(line.ljust(width) for line in lines)
        self.width: Final[int] = width
        self.height: Final[int] = len(self.lines)
        self.marks: Final[str] = "".join(reversed(self.lines))
        self.ahead: Final[list[int]] = [
            self._neighbour(cell, direction) for cell in range(len(self.marks)) for direction in range(4)
        ]

    def _neighbour(self, cell: int, direction: int) -> int:
        across, up = STEPS[direction]
        column, row = cell % self.width + across, cell // self.width + up
        return self.at(column, row) if self.marks[cell] != " " else NO_CELL

    def at(self, column: int, row: int) -> int:
        """The cell in this column and row, NO_CELL outside the field and in its gaps."""
        if not (0 <= column < self.width and 0 <= row < self.height):
            return NO_CELL
        cell = row * self.width + column
        return cell if self.marks[cell] != " " else NO_CELL

    def cell(self, name: str) -> int:
        """The cell with this name, NO_CELL if the field has none; ValueError if it is no cell name."""
        column, row = parse_cell(name)
        return self.at(column, row)

    def name(self, cell: int) -> str:
        return name_cell(cell % self.width, cell // self.width)

    def cells(self) -> list[int]:
        """All cells by column, then row: the order in which answers list them."""
        return [
            row * self.width + column
            for column in range(self.width)
            for row in range(self.height)
            if self.marks[row * self.width + column] != " "
        ]

    def __str__(self) -> str:
        return "\n".join(self.lines)
