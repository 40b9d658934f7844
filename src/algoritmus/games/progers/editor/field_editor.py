"""A planet in the editor: blocks are put, moved, turned and taken away (planet.own)."""

from __future__ import annotations

from typing import Final

from algoritmus.core.grid import COMPASS, name_cell
from algoritmus.core.package.editing import Edit, Fault, Faulty, FieldView, PieceLaid, PieceLeft
from algoritmus.core.package.field_editor import FieldEditor
from algoritmus.games.progers.components.custom_field import in_order, parse_custom_layout, str_custom_layout
from algoritmus.games.progers.components.field_faults import fault
from algoritmus.games.progers.components.planets import Cell, Layout, Placed, blocks, lay_block, marks_of, planet_of
from algoritmus.games.progers.components.survey import edge_faults, mark_faults, reach_faults, rule_faults
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.rules.facts import show_planet
from algoritmus.games.progers.view_types import PlanetView

PLAYERS: Final = (2, 3, 4)


def edit_field(text: str, rules: str, edit: Edit | None = None) -> FieldView:
    """The planet that is written so, after this edit; Faulty if that cannot be done."""
    layout = parse_custom_layout(text, rules)
    if edit is not None:
        layout = in_order(LayoutEditor(layout).apply(edit))
    return shown(layout)


def shown(layout: Layout) -> FieldView:
    edition, found = EDITIONS[layout.rules], rule_faults(layout)
    names = [placed.block for placed in layout.blocks]
    return FieldView(
        "planet",
        str_custom_layout(layout),
        show_ground(layout),
        0,
        [PieceLeft(name, int(name not in names), True, False, shape_of(name)) for name in edition.blocks],
        [PieceLaid(placed.block, cells_of(placed)) for placed in layout.blocks],
        found,
        reach_faults(layout)[:1] if not found else [],  # allowed, but a rover cannot reach everything
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


def show_ground(layout: Layout) -> PlanetView:
    """The blocks as they are placed, and what that comes to, as a view shows it."""
    if any(edge.code == "off" for placed in layout.blocks for edge in faults_of(placed, layout.rules)):
        layout = Layout(layout.rules, ())
    planet = planet_of(layout)
    marks = [planet.grid.at(*mark) for mark in sorted(set(marks_of(layout)))]
    return show_planet(planet, [str(placed) for placed in layout.blocks], marks)


def faults_of(placed: Placed, rules: str) -> list[Fault]:
    return edge_faults(lay_block(placed), EDITIONS[rules].size)


class LayoutEditor(FieldEditor[Layout]):
    """Edits of the planet that a notation writes."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.edition: Edition = EDITIONS[layout.rules]

    def fault(self, code: str, *cells: str, **values: str | int) -> Fault:
        return fault(code, *cells, **values)

    def clear(self, edit: Edit) -> Layout:  # noqa: ARG002
        return Layout(self.layout.rules, ())

    def remove(self, edit: Edit) -> Layout:
        return self.without(self.block_of(edit))

    def put(self, edit: Edit) -> Layout:
        if edit.piece not in self.edition.blocks:
            raise Faulty(fault("block", piece=edit.piece, rules=self.edition.name))
        if edit.piece in [placed.block for placed in self.layout.blocks]:
            raise Faulty(fault("box", piece=edit.piece, count=2))
        return lay_over(self.layout, Placed(edit.piece, (0, 0), 0), edit.at)

    def move(self, edit: Edit) -> Layout:
        block = self.block_of(edit)
        return lay_over(self.without(block), block, edit.to)

    def turn(self, edit: Edit) -> Layout:
        """A quarter, on its place if there is room, else over the cell it was taken by."""
        block = self.block_of(edit)
        rest, turned = self.without(block), Placed(block.block, block.at, (block.facing + 1) % len(COMPASS))
        return with_block(rest, turned) if fits(rest, turned) else lay_over(rest, turned, edit.at)

    def without(self, block: Placed) -> Layout:
        return Layout(self.layout.rules, tuple(other for other in self.layout.blocks if other != block))

    def block_of(self, edit: Edit) -> Placed:
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
    free = all(set(standing.cells).isdisjoint(lay_block(other).cells) for other in layout.blocks)
    whole = with_block(layout, placed)
    enough = len(whole.blocks) < len(EDITIONS[layout.rules].blocks) or not mark_faults(whole, EDITIONS[layout.rules])
    return free and not faults_of(placed, layout.rules) and enough


def off_centre(placed: Placed, at: Cell) -> float:
    cells = lay_block(placed).cells
    middle = [sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1)]
    return abs(middle[0] - at[0]) + abs(middle[1] - at[1])
