"""Custom fields (field.own): legality check, and the field built from the notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from algoritmus.core.grid import MOST_COLUMNS, NO_CELL, name_cell
from algoritmus.core.package.editing import Fault, Faulty, Place
from algoritmus.games.golems.components.custom_field_text import CustomField, parse_as_written
from algoritmus.games.golems.components.field_pieces import OTHER_END, SIDES, START, fault
from algoritmus.games.golems.components.fields import Field, Start, corners, far_starts
from algoritmus.games.golems.components.parts import cells_of, connected, joined
from algoritmus.games.golems.components.supply import boxes
from algoritmus.games.golems.rules.cases.pieces import MOST_GOLEMS, Token
from algoritmus.games.golems.rules.codes import BARREL_EMPTY, LADDER, WALL, WATER
from algoritmus.games.golems.rules.edition import Edition

THINGS: Final = {"barrel": BARREL_EMPTY, "wall": WALL, "water": WATER}  # ladders are all one thing
LEAST_GOLEMS: Final = 2
CACHE_SIZE: Final = 512


class JudgedField:
    """A field with its starts, and everything that is wrong with it; `corner` is where its a1 is written."""

    def __init__(self, field: CustomField, edition: Edition, corner: Place = (0, 0)) -> None:
        self.field = field
        self.edition = edition
        self.corner = corner
        self.box = boxes()[edition.name]
        self.grid = field.grid()
        self.whole = bool(field.ground()) and connected(field.ground())
        self.starts = self.find_starts()
        self.taken = {place: kind for kind, place in field.tokens}
        self.faults: list[Fault] = [*self.ground_faults(), *self.token_faults()]
        if self.whole and not self.faults:
            self.faults += self.start_faults(LEAST_GOLEMS)

    def find_starts(self) -> list[Start]:
        """Starts by seat; there are none while the ground is in pieces."""
        if not self.whole:
            return []
        if self.box.sizes:
            return corners(self.grid)
        chosen = [Start(self.grid.at(*place), facing) for place, facing in self.field.starts]
        return far_starts(self.grid, chosen) if all(start.cell != NO_CELL for start in chosen) else []

    def players(self) -> list[int]:
        """Possible numbers of golems: nothing lies on their starts, and each can leave its own."""
        if self.faults:
            return []
        counts = range(LEAST_GOLEMS, MOST_GOLEMS + 1)
        return [count for count in counts if not self.on_start(count) and not self.start_faults(count)]

    # the ground

    def ground_faults(self) -> Iterator[Fault]:
        field = self.field
        if not field.ground():
            yield fault("empty")
        elif bool(field.size) != bool(self.box.sizes):
            yield fault("foreign", piece=f"{field.size}x{field.size}" if field.size else field.parts[0].part)
        elif field.size and field.size not in self.box.sizes:
            yield fault("size", piece=f"{field.size}x{field.size}")
        if self.grid.width > MOST_COLUMNS:
            yield fault("wide", most=MOST_COLUMNS)
        yield from self.part_faults()
        if field.starts and self.box.sizes:
            yield fault("corners")

    def part_faults(self) -> Iterator[Fault]:
        laid = self.field.parts
        for number, part in enumerate(laid):
            cells = cells_of(part)
            if part.part in [other.part for other in laid[:number]]:
                yield fault("box", self.name(part.at), piece=part.part)
            for other in laid[:number]:
                shared = sorted(cells.keys() & cells_of(other).keys())
                if shared:
                    yield fault("overlap", *self.names(shared), piece=part.part, other=other.part)
        yield from self.parts_apart()

    def parts_apart(self) -> Iterator[Fault]:
        """Parts that lie apart from the first."""
        ground = self.field.ground()
        together = joined(ground, self.field.parts[0].at) if self.field.parts else set()
        for part in self.field.parts:
            if part.at not in together:
                yield fault("apart", *self.names(sorted(cells_of(part))), piece=part.part)

    # tokens

    def token_faults(self) -> Iterator[Fault]:
        seen: dict[Place, str] = {}
        sides: list[str] = []
        for kind, place in self.field.tokens:
            cell = self.name(place)
            if not any(SIDES[kind] in stock.sides for stock in self.box.tokens):
                yield fault("foreign", cell, piece=kind)
                continue
            if self.grid.at(*place) == NO_CELL:
                yield fault("off", cell, piece=kind, cell=cell)
            if place in seen:
                yield fault("taken", cell, piece=kind, other=seen[place], cell=cell)
            if not self.box.holds([*sides, SIDES[kind]]):
                yield fault("box", cell, piece=kind)
            seen[place] = kind
            sides.append(SIDES[kind])
        yield from self.half_ladders()
        yield from self.on_start(LEAST_GOLEMS)

    def half_ladders(self) -> Iterator[Fault]:
        ends = {kind: place for kind, place in self.field.tokens if kind in OTHER_END}
        for kind, place in ends.items():
            if OTHER_END[kind] not in ends:
                yield fault("half", self.name(place), piece=kind)

    # starts

    def on_start(self, golems: int) -> list[Fault]:
        found = []
        for start in self.starts[:golems]:
            place = self.place_of(start.cell)
            if place in self.taken:
                cell = self.name(place)
                found.append(fault("on-start", cell, piece=self.taken[place], cell=cell))
        return found

    def start_faults(self, golems: int) -> list[Fault]:
        """Off the field, two on one cell, or nowhere to go from there."""
        found: list[Fault] = []
        for place, _ in self.field.starts:
            cell = self.name(place)
            if self.grid.at(*place) == NO_CELL:
                found.append(fault("off", cell, piece=START, cell=cell))
        cells = [start.cell for start in self.starts[:golems]]
        for number, start in enumerate(cells):
            cell = self.name(self.place_of(start))
            if start in cells[:number]:
                found.append(fault("taken", cell, piece=START, other=START, cell=cell))
            if not any(self.is_free(near, cells) for near in self.grid.ahead[start * 4 : start * 4 + 4]):
                found.append(fault("stuck", cell, cell=cell))
        return found

    def is_free(self, cell: int, golems: Sequence[int]) -> bool:
        return cell != NO_CELL and cell not in golems and self.place_of(cell) not in self.taken

    def name(self, place: Place) -> str:
        """The cell as it is written."""
        return name_cell(place[0] + self.corner[0], place[1] + self.corner[1])

    def names(self, places: Sequence[Place]) -> list[str]:
        """Those that have a name: a field that is too wide has cells beyond the last letter."""
        return [self.name(place) for place in places if place[0] + self.corner[0] < MOST_COLUMNS]

    def place_of(self, cell: int) -> Place:
        return cell % self.grid.width, cell // self.grid.width


@lru_cache(maxsize=CACHE_SIZE)
def read_custom_field(text: str, edition: Edition) -> Field:
    """The field that is written so; Faulty if it is not allowed in this edition."""
    written = parse_as_written(text)
    field = written.tidy()
    judged = JudgedField(field, edition, written.corner())
    if judged.faults:
        raise Faulty(judged.faults[0])
    return Field(
        str(field),
        {},
        (edition.name,),
        tuple(judged.players()),
        field.parts,
        judged.grid,
        tuple(token_of(kind, place, edition) for kind, place in field.tokens),
        tuple(judged.starts),
    )


def token_of(kind: str, place: Place, edition: Edition) -> Token:
    """A token on a cell; the content of a barrel of board is drawn from all twelve of the box."""
    hidden = kind == "barrel" and edition.hides_contents
    return Token(name_cell(*place), THINGS.get(kind, LADDER), SIDES[kind], hidden)
