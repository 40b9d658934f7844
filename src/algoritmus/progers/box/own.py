"""A planet of one's own (planet.own): its notation, and laying it by hand.

`brick-b4.cube-d2E`: the blocks with the cell of their south-west corner, and where their north side looks if not north.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from algoritmus.core.building import (
    CLEAR,
    MOST_TEXT,
    MOVE,
    PUT,
    REMOVE,
    TURN,
    BuildEdit,
    Built,
    Fault,
    Faulty,
    Piece,
    PieceLaid,
)
from algoritmus.core.game import Facts
from algoritmus.core.grid import COMPASS, NO_CELL, name_cell, parse_cell
from algoritmus.progers.box.planets import Cell, Layout, Placed, blocks, lay_block, marks_of, planet_of
from algoritmus.progers.box.survey import edge_faults, fault, law_faults, mark_faults, reach_faults
from algoritmus.progers.law.edition import Edition
from algoritmus.progers.law.editions import EDITIONS

PLAYERS: Final = (2, 3, 4)
KEPT: Final = 256
_BLOCK: Final = re.compile(r"([a-z]+)-([a-z][1-9][0-9]?)([ESW]?)")


def str_own(layout: Layout) -> str:
    return ".".join(str_block(placed) for placed in layout.blocks)


def str_block(placed: Placed) -> str:
    return f"{placed.block}-{name_cell(*placed.at)}{COMPASS[placed.facing] if placed.facing else ''}"


def parse_own(text: str, rules: str) -> Layout:
    """The layout that is written so, in the order of the box; Faulty if nothing can be written so."""
    if len(text) > MOST_TEXT:
        raise Faulty(fault("long", most=MOST_TEXT))
    return in_order(Layout(rules, tuple(parse_block(word) for word in text.split(".") if text)))


def parse_block(word: str) -> Placed:
    match = _BLOCK.fullmatch(word)
    if match is None or match[1] not in blocks():
        raise Faulty(fault("syntax", word=word))
    return Placed(match[1], parse_cell(match[2]), COMPASS.index(match[3]) if match[3] else 0)


def in_order(layout: Layout) -> Layout:
    """Equal layouts are written alike."""
    order = list(blocks())
    laid = sorted(layout.blocks, key=lambda one: (order.index(one.block), one.at, one.facing))
    return Layout(layout.rules, tuple(laid))


@lru_cache(maxsize=KEPT)
def own_layout(text: str, rules: str) -> Layout:
    """The layout that is written so; Faulty if these rules do not allow it."""
    layout = parse_own(text, rules)
    found = law_faults(layout)
    if found:
        raise Faulty(found[0])
    return layout


# laying it by hand


def build(text: str, rules: str, edit: BuildEdit | None = None) -> Built:
    """The planet that is written so, after this edit; Faulty if that cannot be done."""
    layout = parse_own(text, rules)
    if edit is not None:
        layout = in_order(Editing(layout).do(edit))
    return shown(layout)


def shown(layout: Layout) -> Built:
    edition, found = EDITIONS[layout.rules], law_faults(layout)
    names = [placed.block for placed in layout.blocks]
    return Built(
        "planet",
        str_own(layout),
        ground_facts(layout),
        0,
        [Piece(name, int(name not in names), True, False, shape_of(name)) for name in edition.blocks],
        [PieceLaid(placed.block, cells_of(placed)) for placed in layout.blocks],
        found,
        advice(layout) if not found else [],
        PLAYERS if not found else (),
        False,
    )


def shape_of(name: str) -> tuple[str, ...]:
    """The heights of a block, a blank where it has no cell."""
    block = blocks()[name]
    columns, rows = (range(1 + max(cell[axis] for cell in block.cells)) for axis in (0, 1))
    height = str(block.height)
    return tuple("".join(height if (column, row) in block.cells else " " for column in columns) for row in rows[::-1])


def cells_of(placed: Placed) -> tuple[str, ...]:
    return tuple(name_cell(*cell) for cell in sorted(lay_block(placed).cells))


def advice(layout: Layout) -> list[Fault]:
    """Allowed, but hard: what a rover cannot reach, told once."""
    return reach_faults(layout)[:1]


def ground_facts(layout: Layout) -> Facts:
    """The blocks as they are placed, and what that comes to, as a view shows it."""
    if any(edge.code == "off" for placed in layout.blocks for edge in faults_of(placed, layout.rules)):
        layout = Layout(layout.rules, ())
    planet = planet_of(layout)
    name = planet.grid.name
    return {
        "blocks": [str(placed) for placed in layout.blocks],
        "heights": list(planet.grid.lines),
        "walls": [[name(one), name(two)] for one, two in planet.walls],
        "lifts": [{"top": name(top), "bottom": name(low) if low != NO_CELL else None} for top, low in planet.lifts],
        "marks": [name_cell(*mark) for mark in sorted(set(marks_of(layout)))],
    }


def faults_of(placed: Placed, rules: str) -> list[Fault]:
    return edge_faults(lay_block(placed), EDITIONS[rules].size)


class Editing:
    """One edit of a layout; what cannot be done raises Faulty and changes nothing."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.edition: Edition = EDITIONS[layout.rules]

    def do(self, edit: BuildEdit) -> Layout:
        if edit.do == CLEAR:
            return Layout(self.layout.rules, ())
        ways: dict[str, Callable[[BuildEdit], Layout]] = {
            PUT: self.put,
            MOVE: self.move,
            TURN: self.turn,
            REMOVE: lambda one: self.without(self.block_of(one)),
        }
        if edit.do not in ways:
            raise Faulty(fault("fixed", piece=edit.piece))
        return ways[edit.do](edit)

    def put(self, edit: BuildEdit) -> Layout:
        if edit.piece not in self.edition.blocks:
            raise Faulty(fault("block", piece=edit.piece, rules=self.edition.name))
        if edit.piece in [placed.block for placed in self.layout.blocks]:
            raise Faulty(fault("box", piece=edit.piece, count=2))
        return lay_over(self.layout, Placed(edit.piece, (0, 0), 0), edit.at)

    def move(self, edit: BuildEdit) -> Layout:
        block = self.block_of(edit)
        return lay_over(self.without(block), block, edit.to)

    def turn(self, edit: BuildEdit) -> Layout:
        """A quarter, on its place if there is room, else over the cell it was taken by."""
        block = self.block_of(edit)
        rest, turned = self.without(block), Placed(block.block, block.at, (block.facing + 1) % len(COMPASS))
        return with_block(rest, turned) if fits(rest, turned) else lay_over(rest, turned, edit.at)

    def without(self, block: Placed) -> Layout:
        return Layout(self.layout.rules, tuple(other for other in self.layout.blocks if other != block))

    def block_of(self, edit: BuildEdit) -> Placed:
        for placed in self.layout.blocks:
            if placed.block == edit.piece:
                return placed
        raise Faulty(fault("nothing"))


def with_block(layout: Layout, placed: Placed) -> Layout:
    return Layout(layout.rules, (*layout.blocks, placed))


def lay_over(layout: Layout, placed: Placed, at: Cell) -> Layout:
    """The block somewhere over this cell where it may stand, its middle as near as can be."""
    cells = blocks()[placed.block].turned(placed.facing).cells
    spots = [Placed(placed.block, (at[0] - column, at[1] - row), placed.facing) for column, row in cells]
    fitting = [spot for spot in spots if fits(layout, spot)]
    if not fitting:
        raise Faulty(fault("room", piece=placed.block))
    return with_block(layout, min(fitting, key=lambda spot: off_centre(spot, at)))


def fits(layout: Layout, placed: Placed) -> bool:
    """On the field, off the corners, on no other block, and marks enough are left."""
    standing = lay_block(placed)
    free = all(standing.cells.isdisjoint(lay_block(other).cells) for other in layout.blocks)
    whole = with_block(layout, placed)
    enough = len(whole.blocks) < len(EDITIONS[layout.rules].blocks) or not mark_faults(whole, EDITIONS[layout.rules])
    return free and not faults_of(placed, layout.rules) and enough


def off_centre(placed: Placed, at: Cell) -> float:
    cells = lay_block(placed).cells
    middle = [sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1)]
    return abs(middle[0] - at[0]) + abs(middle[1] - at[1])
