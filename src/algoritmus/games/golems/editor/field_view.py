"""A custom field in the editor: what lies there, what is left in the box, what is odd (field.own)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from algoritmus.core.game import Facts
from algoritmus.core.grid import COMPASS, name_cell
from algoritmus.core.package.editing import Edit, Fault, FieldView, PieceLaid
from algoritmus.games.golems.components.custom_field import LEAST_GOLEMS, JudgedField
from algoritmus.games.golems.components.custom_field_text import CustomField, parse_custom_field
from algoritmus.games.golems.components.field_pieces import OTHER_END, fault, show_token
from algoritmus.games.golems.components.parts import cells_of, joined, parts
from algoritmus.games.golems.components.symmetry import same_from_both_sides
from algoritmus.games.golems.editor.field_editor import SEATS, CustomFieldEditor, bare, pieces_left, size_of
from algoritmus.games.golems.rules.cases.pieces import MOST_GOLEMS
from algoritmus.games.golems.rules.edition import Edition

MARGIN: Final = 1


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
    if max(players) < MOST_GOLEMS:
        yield fault("players", most=max(players))
    if not same_from_both_sides(field, judged):
        yield fault("uneven")
    if is_cut(field, judged):
        yield fault("cut")


def is_cut(field: CustomField, judged: JudgedField) -> bool:
    """Whether walls and water lie between the first two; barrels can be moved or broken, ladders climbed."""
    shut = {place for kind, place in field.tokens if kind in ("wall", "water")}
    climbs = any(kind in OTHER_END for kind, _ in field.tokens)
    one, two = (judged.place_of(start.cell) for start in judged.starts[:LEAST_GOLEMS])
    return not climbs and two not in joined(field.ground().keys() - shut, one)
