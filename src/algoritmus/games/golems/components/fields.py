"""Named fields: ground, tokens and starts, built from parts or square (section 1 of the rules)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from algoritmus.core.grid import EAST, NO_CELL, NORTH, SOUTH, STEPS, WEST, Grid, parse_cell
from algoritmus.core.reader import Node, read_file
from algoritmus.games.golems.components.parts import SIDES, TURNS, Ground, PlacedPart, field_of, lay_part, parts
from algoritmus.games.golems.components.supply import boxes, read_tokens
from algoritmus.games.golems.rules.cases.pieces import (
    MOST_GOLEMS,
    LaidTokens,
    Token,
    lay_tokens,
    obstacles,
    occupy,
    read_ground,
)
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions import EDITIONS

FILE: Final = "fields.toml"
CACHE_SIZE: Final = 256
KEYS: Final = ("title", "editions", "players")
FACE_TO_FACE: Final = 2  # the first golems on a custom field
OPTIONAL: Final = ("parts", "lines", "tokens", "starts")


class Start(NamedTuple):
    """Start of a golem: its cell and facing."""

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

    def laid(self) -> LaidTokens:
        return lay_tokens(self.tokens, self.grid)


@cache
def load_fields() -> dict[str, Field]:
    """All named fields, by id."""
    return read_fields(read_file(__package__, "data", FILE))


def read_fields(top: Node) -> dict[str, Field]:
    return {id_: read_field(id_, node) for id_, node in top.members().items()}


def read_field(id_: str, node: Node) -> Field:
    keys = node.table(KEYS, OPTIONAL)
    editions = read_editions(keys["editions"])
    if ("parts" in keys) == ("lines" in keys):
        raise node.error("a field has either 'parts' or 'lines'")
    placed, grid = read_parts(keys["parts"]) if "parts" in keys else ((), read_lines(keys["lines"], editions[0]))
    tokens = read_tokens(keys.listed("tokens"), grid, editions[0])
    players = read_players(keys["players"])
    starts = read_starts(node.get("starts"), max(players), grid, obstacles(tokens, grid, editions[0]))
    names = tuple(edition.name for edition in editions)
    return Field(id_, keys["title"].titles(), names, players, placed, grid, tokens, starts)


def read_editions(node: Node) -> list[Edition]:
    """The editions a field is for: their boxes must be alike."""
    editions = [EDITIONS[item.word(EDITIONS)] for item in node.items()]
    if len({boxes()[edition.name] for edition in editions}) != 1:
        raise node.error("a field is for one edition, or for several with the same box")
    return editions


def read_players(node: Node) -> tuple[int, ...]:
    players = tuple(item.whole() for item in node.items())
    if not players or max(players) > MOST_GOLEMS:
        raise node.error(f"'players' is a list of numbers from 1 to {MOST_GOLEMS}")
    return players


def read_lines(node: Node, edition: Edition) -> Grid:
    """field.cells: a small edition has a square field of 4x4 or 6x6."""
    grid, sizes = read_ground(node, edition), boxes()[edition.name].sizes
    square = all(len(line.strip()) == len(grid.lines) for line in grid.lines)
    if sizes and not (square and len(grid.lines) in sizes):
        raise node.error(f"the field must be {' or '.join(f'{size}x{size}' for size in sizes)} in this edition")
    return grid


def read_parts(node: Node) -> tuple[tuple[PlacedPart, ...], Grid]:
    ground: Ground = {}
    placed: list[PlacedPart] = []
    for item in node.items():
        one = read_part(item)
        if one.part in [other.part for other in placed]:
            raise item.error(f"there is only one part {one.part}")
        item.agreed(lay_part, ground, one)
        placed.append(one)
    if not placed:
        raise node.error("a field needs at least one part")
    return tuple(placed), node.agreed(field_of, ground)


def read_part(node: Node) -> PlacedPart:
    keys = node.table(("part", "side", "at"), ("turn",))
    turn = keys.read("turn", lambda inner: inner.whole(0), 0)
    if turn not in TURNS:
        raise keys["turn"].error(f"'turn' is one of: {', '.join(map(str, TURNS))}")
    at = keys["at"].parsed(parse_cell)
    return PlacedPart(keys["part"].word(parts()), keys["side"].word(SIDES), at, turn)


def read_starts(node: Node, players: int, grid: Grid, taken: dict[int, str]) -> tuple[Start, ...]:
    """The starts that are given, or those of field.start; enough for all players."""
    nodes = node.items() if node.value is not None else [node] * players
    starts = [read_start(item, grid) for item in nodes] if node.value is not None else corners(grid)[:players]
    if len(starts) < players:
        raise node.error(f"{players} players need {players} starts, not {len(starts)}")
    for number, start in enumerate(starts):
        occupy(start.cell, f"golem {number + 1}", taken, grid, nodes[number])
    return tuple(starts)


def read_start(node: Node, grid: Grid) -> Start:
    keys = node.table(("at", "facing"))
    return Start(keys["at"].cell(grid), keys["facing"].facing())


def corners(grid: Grid) -> list[Start]:
    """field.start: bottom left, top right, top left, bottom right, each with its own direction.

    The corner of a field that is no rectangle is the cell nearest to where the rectangle's corner would be.
    """
    ways = ((-1, -1, NORTH), (1, 1, SOUTH), (-1, 1, EAST), (1, -1, WEST))
    return [Start(farthest(grid, across, up), facing) for across, up, facing in ways]


def farthest(grid: Grid, across: int, up: int) -> int:
    """The cell farthest in this diagonal direction; of several the one farthest up or down."""
    best, most = 0, (-len(grid.marks), 0)
    for cell in grid.cells():
        column, row = cell % grid.width, cell // grid.width
        reached = (across * column + up * row, up * row)
        if reached > most:
            best, most = cell, reached
    return best


# starts on a custom field: as far apart as possible (field.own)


def far_starts(grid: Grid, chosen: Sequence[Start] = ()) -> list[Start]:
    """The starts that were chosen, by seat, and then those of the ruling. The field must hang together."""
    cells = [start.cell for start in chosen] or farthest_pair(grid)
    while len(cells) < MOST_GOLEMS:
        cells.append(far_from(grid, cells))
    starts = list(chosen)
    for seat in range(len(chosen), MOST_GOLEMS):
        starts.append(Start(cells[seat], look(grid, cells, seat, [start.facing for start in starts])))
    return starts


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


def look(grid: Grid, cells: Sequence[int], seat: int, taken: Collection[int]) -> int:
    """The first two look at each other along the longer distance; the others in a direction that no earlier one has,
    as much towards the middle of the field as they can (ties: N, E, S, W)."""
    if seat < FACE_TO_FACE:
        return toward(grid, cells[seat], cells[1 - seat])
    inward = pull(grid, cells[seat])
    return max((facing for facing in range(len(STEPS)) if facing not in taken), key=lambda facing: inward[facing])


def pull(grid: Grid, start: int) -> list[int]:
    """By direction: how much it points from this cell to the middle of all cells, times their number."""
    cells = grid.cells()
    across = sum(cell % grid.width - start % grid.width for cell in cells)
    up = sum(cell // grid.width - start // grid.width for cell in cells)
    return [across * step[0] + up * step[1] for step in STEPS]


def toward(grid: Grid, one: int, two: int) -> int:
    across, up = two % grid.width - one % grid.width, two // grid.width - one // grid.width
    if abs(across) > abs(up):
        return EAST if across > 0 else WEST
    return NORTH if up > 0 else SOUTH
