"""Named fields: ground, tokens and starts, built from parts or square (section 1 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from algoritmus.core.grid import EAST, MOST_COLUMNS, NORTH, SOUTH, WEST, Grid, parse_cell
from algoritmus.core.page import Page, Spot
from algoritmus.golems.box.files import data_text
from algoritmus.golems.box.parts import SIDES, TURNS, Ground, PlacedPart, field_of, lay_part, parts
from algoritmus.golems.box.supply import boxes
from algoritmus.golems.box.tokens import Laid, Token, judge_start, lay, read_tokens
from algoritmus.golems.law.edition import Edition
from algoritmus.golems.law.editions import EDITIONS

FILE: Final = "fields.toml"
KEYS: Final = ("title", "editions", "players")
OPTIONAL: Final = ("parts", "lines", "tokens", "starts")
MOST_PLAYERS: Final = 4


class Start(NamedTuple):
    """Where a golem begins and where it looks."""

    cell: int
    facing: int


class Field(NamedTuple):
    """A field to play on; `parts` is empty where it is a printed square."""

    id: str
    title: dict[str, str]
    editions: tuple[str, ...]
    players: tuple[int, ...]  # how many it is good for
    parts: tuple[PlacedPart, ...]
    grid: Grid
    tokens: tuple[Token, ...]
    starts: tuple[Start, ...]  # by seat

    def laid(self) -> Laid:
        """What lies on the cells, as a position has it."""
        return lay(self.grid, self.tokens)


@cache
def load_fields() -> dict[str, Field]:
    """All named fields, by id."""
    return read_fields(data_text(FILE), FILE)


def read_fields(text: str, name: str) -> dict[str, Field]:
    return {id_: read_field(id_, spot) for id_, spot in Page(text, name).top().members().items()}


def read_field(id_: str, spot: Spot) -> Field:
    keys = spot.table(KEYS, OPTIONAL)
    editions = read_editions(keys["editions"])
    if ("parts" in keys) == ("lines" in keys):
        raise spot.error("a field has either 'parts' or 'lines'")
    placed, grid = read_parts(keys["parts"]) if "parts" in keys else ((), read_lines(keys["lines"], editions[0]))
    tokens = read_tokens(keys["tokens"].items() if "tokens" in keys else (), grid, editions[0])
    players = read_players(keys["players"])
    starts = read_starts(keys.get("starts", spot), max(players), grid, tokens, editions[0])
    names = tuple(edition.name for edition in editions)
    return Field(id_, keys["title"].words(), names, players, placed, grid, tuple(tokens), starts)


def read_editions(spot: Spot) -> list[Edition]:
    """The editions a field is for: their boxes must be alike."""
    editions = [EDITIONS[item.word(EDITIONS)] for item in spot.items()]
    if len({boxes()[edition.name] for edition in editions}) != 1:
        raise spot.error("a field is for one edition, or for several with the same box")
    return editions


def read_players(spot: Spot) -> tuple[int, ...]:
    players = tuple(item.whole() for item in spot.items())
    if not players or max(players) > MOST_PLAYERS:
        raise spot.error(f"'players' is a list of numbers from 1 to {MOST_PLAYERS}")
    return players


def read_lines(spot: Spot, edition: Edition) -> Grid:
    """Rows of marks from north to south, a blank where there is no cell."""
    lines = [item.text() for item in spot.items()]
    for item in spot.items():
        if len(item.text()) > MOST_COLUMNS:
            raise item.error(f"a field has at most {MOST_COLUMNS} columns")
        for mark in item.text():
            if mark != " " and mark not in edition.grounds:
                raise item.error(f"{mark!r} is no ground of this edition: {edition.grounds}")
    if not lines:
        raise spot.error("a field needs at least one cell")
    judge_size(lines, edition, spot)
    return Grid(lines)


def judge_size(lines: Sequence[str], edition: Edition, spot: Spot) -> None:
    """field.cells: a small edition has a square field of 4x4 or 6x6."""
    sizes = boxes()[edition.name].sizes
    square = all(len(line.strip()) == len(lines) for line in lines)
    if sizes and not (square and len(lines) in sizes):
        raise spot.error(f"the field must be {' or '.join(f'{size}x{size}' for size in sizes)} in this edition")


def read_parts(spot: Spot) -> tuple[tuple[PlacedPart, ...], Grid]:
    ground: Ground = {}
    placed: list[PlacedPart] = []
    for item in spot.items():
        one = read_part(item)
        if one.part in [other.part for other in placed]:
            raise item.error(f"there is only one part {one.part}")
        lay_read(ground, one, item)
        placed.append(one)
    if not placed:
        raise spot.error("a field needs at least one part")
    try:
        return tuple(placed), field_of(ground)
    except ValueError as error:
        raise spot.error(str(error)) from None


def read_part(spot: Spot) -> PlacedPart:
    keys = spot.table(("part", "side", "at"), ("turn",))
    turn = keys["turn"].whole(0) if "turn" in keys else 0
    if turn not in TURNS:
        raise keys["turn"].error(f"'turn' is one of: {', '.join(map(str, TURNS))}")
    try:
        at = parse_cell(keys["at"].text())
    except ValueError as error:
        raise keys["at"].error(str(error)) from None
    return PlacedPart(keys["part"].word(parts()), keys["side"].word(SIDES), at, turn)


def lay_read(ground: Ground, placed: PlacedPart, spot: Spot) -> None:
    try:
        lay_part(ground, placed)
    except ValueError as error:
        raise spot.error(str(error)) from None


def read_starts(spot: Spot, players: int, grid: Grid, tokens: Sequence[Token], edition: Edition) -> tuple[Start, ...]:
    """The starts that are given, or those of field.start; enough for all players."""
    given = isinstance(spot.value, list)
    starts = [read_start(item, grid) for item in spot.items()] if given else corners(grid)[:players]
    spots = spot.items() if given else [spot] * players
    if len(starts) < players:
        raise spot.error(f"{players} players need {players} starts, not {len(starts)}")
    for number, start in enumerate(starts):
        if start.cell in [other.cell for other in starts[:number]]:
            raise spots[number].error(f"two golems start on {grid.name(start.cell)}")
        judge_start(start.cell, tokens, grid, edition, spots[number], f"golem {number + 1}")
    return tuple(starts)


def read_start(spot: Spot, grid: Grid) -> Start:
    keys = spot.table(("at", "facing"))
    return Start(keys["at"].cell(grid), keys["facing"].facing())


def corners(grid: Grid) -> list[Start]:
    """field.start: bottom left, top right, top left, bottom right, each with its own direction.

    The corner of a field that is no rectangle is the cell nearest to where the rectangle's corner would be.
    """
    ways = ((-1, -1, NORTH), (1, 1, SOUTH), (-1, 1, EAST), (1, -1, WEST))
    return [Start(outermost(grid, across, up), facing) for across, up, facing in ways]


def outermost(grid: Grid, across: int, up: int) -> int:
    """The cell farthest in this diagonal direction; of several the one farthest up or down."""
    best, most = 0, (-len(grid.marks), 0)
    for cell in grid.cells():
        column, row = cell % grid.width, cell // grid.width
        reached = (across * column + up * row, up * row)
        if reached > most:
            best, most = cell, reached
    return best
