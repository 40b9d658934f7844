"""Pictures of a square field as text: a letter over each column, a number before each row, walls between cells."""

from __future__ import annotations

from collections.abc import Sequence

Wall = tuple[tuple[int, int], tuple[int, int]]  # two cells, each as column and row


class Picture:
    """A drawn field: the word in its corner, the text of each cell by row and column from a1, the walls.

    A wall to the east of a cell is `|` after it; a wall to the south of a cell is `--` in the line under it.
    """

    def __init__(self, title: str, cells: Sequence[Sequence[str]], walls: Sequence[Wall]) -> None:
        self.title = title
        self.cells: list[list[str]] = [list(row) for row in cells]
        self.walls: list[Wall] = [*walls]

    def __str__(self) -> str:
        label = max(len(self.title), 2)
        slot = max(len(text) for row in self.cells for text in row) + 2
        letters = "".join(chr(ord("a") + column).ljust(slot) for column in range(len(self.cells[0])))
        lines = [f"{self.title:>{label}}  {letters}"]
        for row in reversed(range(len(self.cells))):
            lines.append(f"{row + 1:>{label}}  {self._draw_row(row, slot)}")
            lines.append(" " * (label + 2) + self._draw_gap(row, slot))
        return "\n".join(line.rstrip() for line in lines if line.strip())

    def _draw_row(self, row: int, slot: int) -> str:
        texts = []
        for column, text in enumerate(self.cells[row]):
            wall = (((column, row), (column + 1, row))) in self.walls
            texts.append(text.ljust(slot - 1) + ("|" if wall else " "))
        return "".join(texts)

    def _draw_gap(self, row: int, slot: int) -> str:
        """The line under a row."""
        below = [((column, row - 1), (column, row)) in self.walls for column in range(len(self.cells[row]))]
        return "".join(("--" if wall else "").ljust(slot) for wall in below)


def read_picture(lines: Sequence[str]) -> Picture:
    """The picture drawn in these lines; ValueError if it is none."""
    if not lines:
        raise ValueError("there is no picture")
    title, columns = _read_title(lines[0])
    rows: list[list[str]] = []
    walls: list[Wall] = []  # rows counted from the north, for now
    for line in lines[1:]:
        if line.strip().replace("--", "").strip():
            cells, east = _read_row(line, len(columns))
            walls += [((column, len(rows)), (column + 1, len(rows))) for column in east]
            rows.append(cells)
        else:
            walls += [((column, len(rows)), (column, len(rows) - 1)) for column in _read_gap(line, columns)]
    return Picture(title, rows[::-1], [_from_south(wall, len(rows)) for wall in walls])


def _read_title(line: str) -> tuple[str, list[int]]:
    """The word in the corner, and where each column's letter stands in the line."""
    words = line.split()
    title = words[0] if words and len(words[0]) > 1 else ""
    columns = [place for place, mark in enumerate(line) if mark != " " and place >= line.find(title) + len(title)]
    if [line[place] for place in columns] != [chr(ord("a") + column) for column in range(len(columns))]:
        raise ValueError(f"no column letters in {line!r}")
    return title, columns


def _read_row(line: str, width: int) -> tuple[list[str], list[int]]:
    """The cells of a row, and the columns with a wall to their east."""
    cells: list[str] = []
    walls: list[int] = []
    for word in line.replace("|", " | ").split()[1:]:
        if word == "|":
            walls.append(len(cells) - 1)
        else:
            cells.append(word)
    if len(cells) != width or any(not 0 <= column < width - 1 for column in walls):
        raise ValueError(f"{len(cells)} cells in a row of {width}: {line!r}")
    return cells, walls


def _read_gap(line: str, columns: list[int]) -> list[int]:
    places = [place for place in range(len(line)) if line.startswith("--", place)]
    if any(place not in columns for place in places):
        raise ValueError(f"a wall stands under no column: {line!r}")
    return [columns.index(place) for place in places]


def _from_south(wall: Wall, height: int) -> Wall:
    (column, row), (other_column, other_row) = wall
    return ((column, height - 1 - row), (other_column, height - 1 - other_row))
