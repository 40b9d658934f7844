"""A custom field in the editor: its edits, its pieces, what is left in the box, faults and notes (field.own)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from algoritmus.core.game import Facts
from algoritmus.core.grid import COMPASS, NO_CELL, name_cell
from algoritmus.core.package.editing import Edit, Fault, Faulty, FieldView, PieceLaid, PieceLeft, Place
from algoritmus.core.package.field_editor import FieldEditor
from algoritmus.games.golems.components.custom_field import LEAST_GOLEMS, JudgedField
from algoritmus.games.golems.components.custom_field_text import CustomField, parse_custom_field
from algoritmus.games.golems.components.field_pieces import OTHER_END, SIDES, START, fault, show_token
from algoritmus.games.golems.components.parts import (
    TURNS,
    Ground,
    PlacedPart,
    beside,
    cells_of,
    connected,
    joined,
    parts,
)
from algoritmus.games.golems.components.supply import boxes
from algoritmus.games.golems.components.symmetry import mirrored, same_from_both_sides
from algoritmus.games.golems.rules.cases.pieces import MOST_GOLEMS
from algoritmus.games.golems.rules.edition import Edition

MARGIN: Final = 1
SEATS: Final = tuple(f"{START}{seat}" for seat in range(1, MOST_GOLEMS + 1))


def bare(edition: Edition) -> CustomField:
    sizes = boxes()[edition.name].sizes
    return CustomField(sizes[0] if sizes else 0)


def size_of(part: str) -> int:
    return len(parts()[part].summer)


def flipped(kind: str, judged: JudgedField) -> str:
    """The other side of a token that has one; ladders are taken by their ends."""
    other = {"wall": "water", "water": "wall"}.get(kind, "")
    return other if any({kind, other} <= set(stock.sides) for stock in judged.box.tokens) else ""


def pieces_left(field: CustomField, judged: JudgedField) -> Iterator[PieceLeft]:
    box = judged.box
    if not box.sizes:
        for name, part in parts().items():
            yield PieceLeft(name, int(name not in [laid.part for laid in field.parts]), True, True, part.summer)
    for size in box.sizes:
        yield PieceLeft(f"{size}x{size}", int(size != field.size), False, False, ("." * size,) * size)
    sides = [SIDES[kind] for kind, _ in field.tokens]
    for kind, side in SIDES.items():
        if any(side in stock.sides for stock in box.tokens):
            yield PieceLeft(kind, box.copies_left(sides, side), False, bool(flipped(kind, judged)))
    if not box.sizes and judged.starts:
        for seat in SEATS:
            yield PieceLeft(seat, 0, True, False)  # all of them lie there


class CustomFieldEditor(FieldEditor[CustomField]):
    """Edits of the field that a notation writes."""

    def __init__(self, field: CustomField, edition: Edition) -> None:
        self.notes: list[Fault] = []  # about an edit that was done in part
        self.field = field
        self.edition = edition
        self.judged = JudgedField(field, edition)

    def fault(self, code: str, *cells: str, **values: str | int) -> Fault:
        return fault(code, *cells, **values)

    def clear(self, edit: Edit) -> CustomField:  # noqa: ARG002
        return bare(self.edition)

    def mirror(self, edit: Edit) -> CustomField:  # noqa: ARG002
        field, self.notes = mirrored(self.field, self.edition)
        return field

    def put(self, edit: Edit) -> CustomField:
        piece = edit.piece
        if piece not in [one.id for one in pieces_left(self.field, self.judged)]:
            raise Faulty(fault("foreign", piece=piece))
        if piece in parts():
            return self.put_part(PlacedPart(piece, "summer", (0, 0), 0), edit.at)
        if piece in SIDES:
            return self.put_token(piece, edit.at)
        if piece in SEATS:
            return self.put_start(SEATS.index(piece), edit.at)
        return self.resize(int(piece[0]))

    def resize(self, size: int) -> CustomField:
        """Pieces beyond the field go back into the box."""
        return CustomField(size, (), tuple(one for one in self.field.tokens if max(one[1]) < size))

    def put_part(self, part: PlacedPart, at: Place) -> CustomField:
        """The part covers that cell, lies on no other, and touches the others along as many edges as it can."""
        if part.part in [other.part for other in self.field.parts]:
            raise Faulty(fault("box", piece=part.part))
        ground, size = self.field.ground(), size_of(part.part)
        spots = [part._replace(at=(at[0] - across, at[1] - up)) for up in range(size) for across in range(size)]
        fitting = [spot for spot in spots if fits(ground, spot)]
        if not fitting:
            raise Faulty(fault("room", piece=part.part))
        best = max(fitting, key=lambda spot: (touching(ground, spot), -off_centre(spot, at)))
        return self.field._replace(parts=(*self.field.parts, best))

    def put_token(self, kind: str, at: Place) -> CustomField:
        field, cell = self.field, name_cell(*at) if min(at) >= 0 else ""
        if at not in field.ground():
            raise Faulty(fault("off", piece=kind, cell=cell))
        if at in self.judged.taken:
            raise Faulty(fault("taken", cell, piece=kind, other=self.judged.taken[at], cell=cell))
        if at in self.starts():
            raise Faulty(fault("on-start", cell, piece=kind, cell=cell))
        if not self.judged.box.holds([*(SIDES[one] for one, _ in field.tokens), SIDES[kind]]):
            raise Faulty(fault("box", piece=kind))
        return field._replace(tokens=(*field.tokens, (kind, at)))

    def starts(self) -> list[Place]:
        return [self.judged.place_of(start.cell) for start in self.judged.starts[:LEAST_GOLEMS]]

    def put_start(self, seat: int, at: Place) -> CustomField:
        """The seats before it keep the starts they have."""
        cell = name_cell(*at) if min(at) >= 0 else ""
        if self.judged.grid.at(*at) == NO_CELL:
            raise Faulty(fault("off", piece=START, cell=cell))
        if at in self.judged.taken:
            raise Faulty(fault("on-start", cell, piece=self.judged.taken[at], cell=cell))
        found = self.found_starts()
        if at in [place for place, _ in found[:seat]]:
            raise Faulty(fault("taken", cell, piece=START, other=START, cell=cell))
        return self.with_start(seat, at, found[seat][1])

    def found_starts(self) -> list[tuple[Place, int]]:
        """Place and facing by seat; there are none while the ground is in pieces."""
        found = [(self.judged.place_of(start.cell), start.facing) for start in self.judged.starts]
        if not found:
            raise Faulty(fault("nothing"))
        return found

    def with_start(self, seat: int, at: Place, facing: int) -> CustomField:
        found = self.found_starts()
        found[seat] = (at, facing)
        return self.field._replace(starts=tuple(found[: max(seat + 1, len(self.field.starts))]))

    def move(self, edit: Edit) -> CustomField:
        if edit.piece in SEATS:
            return self.put_start(SEATS.index(edit.piece), edit.to)
        if edit.piece in SIDES:
            return CustomFieldEditor(self.remove(edit), self.edition).put_token(edit.piece, edit.to)
        part = self.part_of(edit)
        rest = self.field._replace(parts=tuple(other for other in self.field.parts if other != part))
        laid = CustomFieldEditor(rest, self.edition).put_part(part, edit.to)
        across, up = (to - old for to, old in zip(laid.parts[-1].at, part.at, strict=True))
        cells = cells_of(part)
        return laid._replace(
            tokens=tuple(
                (kind, (place[0] + across, place[1] + up) if place in cells else place)
                for kind, place in self.field.tokens
            ),
            starts=(),
        )

    def turn(self, edit: Edit) -> CustomField:
        if edit.piece in SEATS:
            return self.turn_start(SEATS.index(edit.piece))
        part = self.part_of(edit)
        return self.change(part, part._replace(turn=TURNS[(TURNS.index(part.turn) + 1) % len(TURNS)]))

    def turn_start(self, seat: int) -> CustomField:
        at, facing = self.found_starts()[seat]
        return self.with_start(seat, at, (facing + 1) % len(COMPASS))

    def flip(self, edit: Edit) -> CustomField:
        if edit.piece in SIDES:
            other = flipped(edit.piece, self.judged)
            if not other:
                self.refuse(edit)
            return CustomFieldEditor(self.remove(edit), self.edition).put_token(other, edit.at)
        part = self.part_of(edit)
        return self.change(part, part._replace(side="summer" if part.side == "winter" else "winter"))

    def change(self, old: PlacedPart, new: PlacedPart) -> CustomField:
        return self.field._replace(parts=tuple(new if part == old else part for part in self.field.parts))

    def remove(self, edit: Edit) -> CustomField:
        """A part takes along what lies on it; a start goes back to where the rule has it."""
        field = self.field
        if edit.piece in SEATS:
            return field._replace(starts=field.starts[: SEATS.index(edit.piece)])
        if edit.piece in SIDES:
            if (edit.piece, edit.at) not in field.tokens:
                raise Faulty(fault("nothing"))
            return field._replace(tokens=tuple(one for one in field.tokens if one != (edit.piece, edit.at)))
        part = self.part_of(edit)
        rest = field._replace(parts=tuple(other for other in field.parts if other != part))
        ground = rest.ground()
        kept = tuple(one for one in field.tokens if one[1] in ground)
        starts = field.starts if all(place in ground for place, _ in field.starts) else ()
        return rest._replace(tokens=kept, starts=starts)

    def part_of(self, edit: Edit) -> PlacedPart:
        for part in self.field.parts:
            if part.part == edit.piece:
                return part
        raise Faulty(fault("fixed" if edit.piece in parts() or edit.piece in SIDES else "nothing", piece=edit.piece))


def fits(ground: Ground, part: PlacedPart) -> bool:
    cells = cells_of(part)
    return not ground.keys() & cells.keys() and (not ground or connected(ground | cells))


def touching(ground: Ground, part: PlacedPart) -> int:
    return sum(near in ground for place in cells_of(part) for near in beside(place))


def off_centre(part: PlacedPart, at: Place) -> float:
    half = (size_of(part.part) - 1) / 2
    return abs(part.at[0] + half - at[0]) + abs(part.at[1] + half - at[1])


# the view


def edit_field(text: str, edition: Edition, edit: Edit | None = None) -> FieldView:
    """The field that is written so, after this edit; Faulty if that cannot be done."""
    field = parse_custom_field(text) if text else bare(edition)
    notes: list[Fault] = []
    if edit is not None:
        editor = CustomFieldEditor(field, edition)
        field, notes = editor.apply(edit), editor.notes
    return shown(field.tidy(), edition, notes)


def shown(field: CustomField, edition: Edition, notes: list[Fault]) -> FieldView:
    judged = JudgedField(field, edition)
    box_has_parts = not judged.box.sizes and len(field.parts) < len(parts())
    return FieldView(
        "field",
        str(field) if field != bare(edition) or judged.box.sizes else "",
        ground_facts(field, judged),
        MARGIN if box_has_parts else 0,
        list(pieces_left(field, judged)),
        list(laid_pieces(field, judged)),
        judged.faults,
        [*notes, *advice(field, judged)],
        judged.players(),
        True,
    )


def ground_facts(field: CustomField, judged: JudgedField) -> Facts:
    """The ground as a view shows it, with the starts and the parts that it is made of."""
    starts = [{"at": judged.grid.name(start.cell), "facing": COMPASS[start.facing]} for start in judged.starts]
    laid = [
        {"part": part.part, "side": part.side, "turn": part.turn, "at": name_cell(*part.at), "size": size_of(part.part)}
        for part in field.parts
    ]
    lines = list(judged.grid.lines) if field.ground() else []
    return {
        "field": lines,
        "tokens": [show_token(kind, name_cell(*place)) for kind, place in field.tokens],
        "starts": starts,
        "parts": laid,
    }


def laid_pieces(field: CustomField, judged: JudgedField) -> Iterator[PieceLaid]:
    """Pieces that lie there, from the ground up."""
    for part in field.parts:
        yield PieceLaid(part.part, tuple(name_cell(*place) for place in cells_of(part)))
    for kind, place in field.tokens:
        yield PieceLaid(kind, (name_cell(*place),))
    if not judged.box.sizes:
        for seat, start in zip(SEATS, judged.starts, strict=False):
            yield PieceLaid(seat, (judged.grid.name(start.cell),))


def advice(field: CustomField, judged: JudgedField) -> Iterator[Fault]:
    """Notes about a field that is allowed."""
    players = judged.players()
    if not players:
        return
    alike = alike_starts(judged, max(players))
    if alike:
        yield fault("alike", *alike)
    if max(players) < MOST_GOLEMS:
        yield fault("players", most=max(players))
    if not same_from_both_sides(field, judged):
        yield fault("uneven")
    if is_cut(field, judged):
        yield fault("cut")


def alike_starts(judged: JudgedField, golems: int) -> list[str]:
    """Start cells of golems that look the same way: a table has turned a start by hand."""
    starts = judged.starts[:golems]
    facings = [start.facing for start in starts]
    return [judged.grid.name(start.cell) for start in starts if facings.count(start.facing) > 1]


def is_cut(field: CustomField, judged: JudgedField) -> bool:
    """Whether walls and water lie between the first two; barrels can be moved or broken, ladders climbed."""
    shut = {place for kind, place in field.tokens if kind in ("wall", "water")}
    climbs = any(kind in OTHER_END for kind, _ in field.tokens)
    one, two = (judged.place_of(start.cell) for start in judged.starts[:LEAST_GOLEMS])
    return not climbs and two not in joined(field.ground().keys() - shut, one)
