"""Which ways to play are solved whole, and where a running game is in them."""

from __future__ import annotations

from typing import Final

from algoritmus.core.game import Answer, Refusal
from algoritmus.core.packed import TablePlace, Whole
from algoritmus.golems.law.editions import EDITIONS
from algoritmus.golems.law.program import Program, parse_row
from algoritmus.golems.law.whole import SIZES, WholeGolems, faces_of, place_of
from algoritmus.golems.table.answers import flatten
from algoritmus.golems.table.position import PROGRAM, GolemsPosition
from algoritmus.golems.table.setting.ways import BEGINNER, STANDARD, STORIES

WAYS: Final = (BEGINNER, STANDARD)


class WholeTable(WholeGolems):
    """A whole game with programs as the table wants them."""

    def cards(self, side: int, program: list[int]) -> Answer:
        return flatten(Program(parse_row(row) for row in self.words(side, program)))


def whole_game(name: str, way: str, size: int) -> Whole:
    edition = EDITIONS[name]
    if way not in WAYS or BEGINNER not in edition.ways or size not in SIZES:
        raise Refusal("solve.none", f"golems/{name} has no game, {way} on {size}x{size}, that can be solved whole")
    return WholeTable(edition, size, way == STANDARD)


def place_in(position: GolemsPosition) -> TablePlace | None:
    """The beginner or the standard game of two on an empty square, between rounds."""
    plan = position.plan
    way = plan.options.get("way", plan.edition.ways[0])
    story = any(name in plan.options for name in STORIES)
    whole = way in WAYS and BEGINNER in plan.edition.ways
    if position.phase != PROGRAM or not whole or story or plan.extra_rounds or not plan.together:
        return None
    place = place_of(position.state, way, plan.limit)
    if place is not None and way == STANDARD:
        faces = list(faces_of(plan.edition))
        place.dealt = faces.index(position.luck[0]) * len(faces) + faces.index(position.luck[1])
    return place
