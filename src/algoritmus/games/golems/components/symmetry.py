"""Symmetry of fields: check by a half turn, filling in the other side, and random fair fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.package.editing import Fault, Place
from algoritmus.games.golems.components.custom_field import JudgedField
from algoritmus.games.golems.components.custom_field_text import CustomField
from algoritmus.games.golems.components.field_pieces import OTHER_END, SIDES, fault
from algoritmus.games.golems.components.parts import TURNS, PlacedPart, beside, cells_of, connected, joined, parts
from algoritmus.games.golems.components.supply import boxes
from algoritmus.games.golems.rules.edition import Edition

TWINS: Final = {"A": "B", "B": "A", "C": "D", "D": "C"}
MIDDLE: Final = "E"
TWIN_ENDS: Final = {"Au": "Bu", "Ad": "Bd", "Bu": "Au", "Bd": "Ad"}
MOST_TRIES: Final = 400
LABEL: Final = "field"  # of what is drawn
PAIRS: Final = (("barrel", 1, 4), ("wall", 1, 3), ("water", 0, 2))  # pairs: at least, and so many more at most
CELLS_PER_PAIR: Final = 6
PLAYERS: Final = (2, 3, 4)  # a fair field has room for each of these numbers


class HalfTurn:
    """A half turn round the middle of these cells."""

    def __init__(self, cells: Sequence[Place]) -> None:
        columns, rows = ([place[axis] for place in cells] for axis in (0, 1))
        self.across = min(columns) + max(columns)
        self.up = min(rows) + max(rows)

    def place(self, place: Place) -> Place:
        return self.across - place[0], self.up - place[1]

    def part(self, part: PlacedPart, name: str) -> PlacedPart:
        """The turned part, with the name of another one of the same shape."""
        last = len(parts()[part.part].summer) - 1
        column, row = self.place((part.at[0] + last, part.at[1] + last))
        return PlacedPart(name, part.side, (column, row), (part.turn + 180) % 360)


def same_from_both_sides(field: CustomField, judged: JudgedField) -> bool:
    ground = field.ground()
    half = HalfTurn(list(ground))
    tokens = {(SIDES[kind].partition(" ")[0], place) for kind, place in field.tokens}
    one, two = judged.starts[:2]
    return (
        all(ground.get(half.place(place)) == mark for place, mark in ground.items())
        and all((kind, half.place(place)) in tokens for kind, place in tokens)
        and half.place(judged.place_of(one.cell)) == judged.place_of(two.cell)
        and one.facing == (two.facing + 2) % 4
    )


# the other side


def mirrored(field: CustomField, edition: Edition) -> tuple[CustomField, list[Fault]]:
    """The field with its pieces repeated on the other side, and a note if some found no place there."""
    filled, missed = mirror_parts(field)
    if not filled.ground():
        return field, []
    half = HalfTurn(list(filled.ground()))
    for kind, place in field.tokens:
        turned = half.place(place)
        if turned in [there for _, there in filled.tokens]:
            continue
        more = filled._replace(tokens=(*filled.tokens, (TWIN_ENDS.get(kind, kind), turned)))
        allowed = [one for one in JudgedField(more, edition).faults if one.code != "half"]
        missed = missed or bool(allowed)
        filled = filled if allowed else more
    return filled, [fault("mirror")] if missed else []


def mirror_parts(field: CustomField) -> tuple[CustomField, bool]:
    """Twins on the other side of the middle part; without it the parts stay as they are."""
    middle = next((part for part in field.parts if part.part == MIDDLE), None)
    if middle is None:
        return field, False
    half, laid, missed = HalfTurn(list(cells_of(middle))), list(field.parts), False
    for part in field.parts:
        if part.part == MIDDLE or any(half.part(part, "").at == other.at for other in laid):
            continue
        twin = half.part(part, TWINS[part.part])
        if TWINS[part.part] in [other.part for other in laid] or cells_of(twin).keys() & field.ground().keys():
            missed = True
        else:
            laid.append(twin)
    return field._replace(parts=tuple(laid)), missed


# random fields


def random_field(edition: Edition, chance: Chance, barrels: bool = False) -> CustomField:
    """A fair field, found by asking chance again and again: the same from both sides, with room for four.

    `barrels` says that there must be some.
    """
    for _ in range(MOST_TRIES):
        ground = draw_ground(edition, chance)
        judged = JudgedField(ground, edition)
        if not judged.players() or not same_from_both_sides(ground, judged):
            continue
        field = scatter(ground, [judged.place_of(start.cell) for start in judged.starts], edition, chance, barrels)
        judged = JudgedField(field, edition)
        if len(judged.players()) == len(PLAYERS) and is_open(field, judged):
            return field
    raise RuntimeError("chance gave no field that is fair")


def draw_ground(edition: Edition, chance: Chance) -> CustomField:
    sizes = boxes()[edition.name].sizes
    if sizes:
        return CustomField(sizes[chance.draw(len(sizes), LABEL)])
    laid = [PlacedPart(MIDDLE, draw_side(chance), (0, 0), 0)] if chance.draw(3, LABEL) else []
    for name in ("A", "C") if chance.draw(2, LABEL) or not laid else ("AC"[chance.draw(2, LABEL)],):
        laid += draw_pair(name, laid, chance)
    return CustomField(parts=tuple(laid)).tidy()


def draw_side(chance: Chance) -> str:
    return "winter" if chance.draw(3, LABEL) == 0 else "summer"


def draw_pair(name: str, laid: Sequence[PlacedPart], chance: Chance) -> list[PlacedPart]:
    """A part beside the others and its twin on the other side; the first of all lie beside each other."""
    ground = CustomField(parts=tuple(laid)).ground()
    turn, side = TURNS[chance.draw(len(TURNS), LABEL)], draw_side(chance)
    if not ground:
        across, up = ((3, chance.draw(5, LABEL) - 2), (chance.draw(5, LABEL) - 2, 3))[chance.draw(2, LABEL)]
        return [PlacedPart(name, side, (0, 0), turn), PlacedPart(TWINS[name], side, (across, up), (turn + 180) % 360)]
    half = HalfTurn(list(ground))
    edge = sorted({near for place in ground for near in beside(place)} - ground.keys())
    column, row = edge[chance.draw(len(edge), LABEL)]
    one = PlacedPart(name, side, (column - chance.draw(3, LABEL), row - chance.draw(3, LABEL)), turn)
    two = half.part(one, TWINS[name])
    apart = not (ground.keys() & cells_of(one).keys()) and not (cells_of(one).keys() & cells_of(two).keys())
    return [one, two] if apart and connected(ground | cells_of(one) | cells_of(two)) else []


def scatter(
    field: CustomField, starts: Sequence[Place], edition: Edition, chance: Chance, barrels: bool
) -> CustomField:
    """Pairs of tokens on cells that face each other, and perhaps ladders."""
    cells = sorted(field.ground())
    half = HalfTurn(cells)
    taken = {*starts, *map(half.place, starts)}
    free = [place for place in cells if place < half.place(place) and place not in taken]
    pairs = [kind for kind, least, more in PAIRS for _ in range(least + chance.draw(more + 1, LABEL))]
    if not barrels:
        pairs = [pairs[number] for number in chance.shuffle(range(len(pairs)), LABEL)]
    wanted = pairs[: len(cells) // CELLS_PER_PAIR]
    if edition.has_ladders and chance.draw(3, LABEL) == 0:
        wanted += ["Au", "Ad"]
    tokens: list[tuple[str, Place]] = []
    for kind in wanted[: len(free)]:
        place = free.pop(chance.draw(len(free), LABEL))
        tokens += [(kind, place), (TWIN_ENDS.get(kind, kind), half.place(place))]
    return field._replace(tokens=tuple(tokens)).tidy()


def is_open(field: CustomField, judged: JudgedField) -> bool:
    """All golems can walk to each other past everything that lies there, and nothing is walled in."""
    shut = {place for kind, place in field.tokens if kind not in OTHER_END}
    ground = field.ground().keys() - shut
    return joined(ground, judged.place_of(judged.starts[0].cell)) == ground
