"""Custom fields (field.own) as text: notation and parser.

`Aa1.Bd1wE~wall-b2~barrel-c3d3~Au-a3~Ad-f1~start-a1Nf3S`: parts with the cell of their south-west corner, `w` where the
winter side is up, and where their north side looks if not north; or `4x4`, `6x6`. Then the tokens by kind, and the
starts that the table chose, by seat.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from algoritmus.core.grid import COMPASS, Grid, name_cell, parse_cell
from algoritmus.core.package.editing import MOST_TEXT, Faulty, Place
from algoritmus.games.golems.components.field_pieces import SIDES, START, fault
from algoritmus.games.golems.components.parts import TURNS, Ground, PlacedPart, cells_of, grid_of, parts
from algoritmus.games.golems.rules.cases.pieces import MOST_GOLEMS

_CELL: Final = "[a-z][1-9][0-9]?"
_PART: Final = re.compile(rf"([A-Z])({_CELL})(w?)([ESW]?)")
_SIZE: Final = re.compile(r"([1-9])x\1")
_GROUP: Final = re.compile(rf"({'|'.join(SIDES)})-((?:{_CELL})+)")
_STARTS: Final = re.compile(rf"{START}-((?:{_CELL}[NESW]){{1,{MOST_GOLEMS}}})")


class CustomField(NamedTuple):
    """A field as far as it is laid, right or wrong; a square has a size, another one has parts."""

    size: int = 0
    parts: tuple[PlacedPart, ...] = ()
    tokens: tuple[tuple[str, Place], ...] = ()  # kinds as in SIDES
    starts: tuple[tuple[Place, int], ...] = ()  # chosen by the table: place and facing, by seat

    def __str__(self) -> str:
        ground = f"{self.size}x{self.size}" if self.size else ".".join(str_part(part) for part in self.parts)
        groups = [
            f"{kind}-" + "".join(name_cell(*place) for one, place in self.tokens if one == kind)
            for kind in SIDES
            if any(one == kind for one, _ in self.tokens)
        ]
        starts = "".join(name_cell(*place) + COMPASS[facing] for place, facing in self.starts)
        return "~".join([ground, *groups, *([f"{START}-{starts}"] if starts else [])])

    def ground(self) -> Ground:
        """All cells with their marks; where parts overlap, the last one shows."""
        square = {(column, row): "." for row in range(self.size) for column in range(self.size)}
        return square | {cell: mark for part in self.parts for cell, mark in cells_of(part).items()}

    def corner(self) -> Place:
        """The westernmost column and the southernmost row in which anything lies."""
        places = [*self.ground(), *(place for _, place in self.tokens), *(place for place, _ in self.starts)]
        return min((column for column, _ in places), default=0), min((row for _, row in places), default=0)

    def tidy(self) -> CustomField:
        """The field moved to a1, its pieces in the usual order: equal fields are written alike."""
        west, south = self.corner()
        order = list(SIDES)
        return CustomField(
            self.size,
            tuple(sorted(part._replace(at=(part.at[0] - west, part.at[1] - south)) for part in self.parts)),
            tuple(
                sorted(
                    ((kind, (column - west, row - south)) for kind, (column, row) in self.tokens),
                    key=lambda token: (order.index(token[0]), token[1]),
                )
            ),
            tuple(((column - west, row - south), facing) for (column, row), facing in self.starts),
        )

    def grid(self) -> Grid:
        return grid_of(self.ground())


def str_part(part: PlacedPart) -> str:
    side, turn = "w" if part.side == "winter" else "", TURNS.index(part.turn)
    return f"{part.part}{name_cell(*part.at)}{side}{COMPASS[turn] if turn else ''}"


# reading


def parse_custom_field(text: str) -> CustomField:
    """The field that is written so, in the usual order; Faulty if nothing can be written so."""
    return parse_as_written(text).tidy()


def parse_as_written(text: str) -> CustomField:
    """The same where it is written, not moved to a1."""
    if len(text) > MOST_TEXT:
        raise Faulty(fault("long", most=MOST_TEXT))
    ground, *groups = text.split("~")
    field = parse_ground(ground)
    for group in groups:
        field = parse_group(field, group)
    return field


def parse_ground(text: str) -> CustomField:
    size = _SIZE.fullmatch(text)
    if size:
        return CustomField(int(size[1]))
    return CustomField(parts=tuple(parse_part(word) for word in text.split(".")) if text else ())


def parse_part(word: str) -> PlacedPart:
    match = _PART.fullmatch(word)
    if match is None or match[1] not in parts():
        raise Faulty(fault("syntax", word=word))
    return PlacedPart(
        match[1],
        "winter" if match[3] else "summer",
        parse_cell(match[2]),
        TURNS[COMPASS.index(match[4])] if match[4] else 0,
    )


def parse_group(field: CustomField, word: str) -> CustomField:
    tokens, starts = _GROUP.fullmatch(word), _STARTS.fullmatch(word)
    if tokens:
        laid = tuple((tokens[1], parse_cell(cell)) for cell in re.findall(_CELL, tokens[2]))
        return field._replace(tokens=field.tokens + laid)
    if starts and not field.starts:
        words = re.findall(f"({_CELL})([NESW])", starts[1])
        return field._replace(starts=tuple((parse_cell(cell), COMPASS.index(facing)) for cell, facing in words))
    raise Faulty(fault("syntax", word=word))
