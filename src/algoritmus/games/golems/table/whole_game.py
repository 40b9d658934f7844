"""Ways to play that are solved whole, and the index of a running game in them."""

from __future__ import annotations

from algoritmus.core.game import Answer, Refusal
from algoritmus.core.packed import TablePlace, WholeGame
from algoritmus.games.golems.components.scenario import USUAL_BONUS
from algoritmus.games.golems.rules.answers import flatten
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.programs.program import Program, parse_row
from algoritmus.games.golems.rules.whole_game import SIZES, WholeGolems, faces_of, place_of
from algoritmus.games.golems.table.position import PROGRAM, GolemsPosition
from algoritmus.games.golems.table.setup.ways import BEGINNER, WAYS, Way


class WholeTable(WholeGolems):
    """A whole game with programs as the table wants them."""

    def cards(self, side: int, program: list[int]) -> Answer:
        return flatten(Program(parse_row(row) for row in self.words(side, program)))


def whole_game(name: str, way: str, size: int) -> WholeGame:
    edition = EDITIONS[name]
    solved = way in WAYS and can_be_solved(edition, WAYS[way])
    if not solved or size not in SIZES:
        raise Refusal("solve.none", f"golems/{name} has no game, {way} on {size}x{size}, that can be solved whole")
    return WholeTable(edition, size, WAYS[way].bonus == USUAL_BONUS)


def can_be_solved(edition: Edition, way: Way) -> bool:
    return way.solved and BEGINNER.name in edition.ways


def place_in(position: GolemsPosition) -> TablePlace | None:
    """The beginner or the standard game of two on an empty square, between rounds."""
    plan = position.plan
    solved = can_be_solved(plan.edition, plan.way)
    if position.phase != PROGRAM or not solved or plan.extra_rounds or not plan.together:
        return None
    place = place_of(position.state, plan.way.name, plan.limit)
    if place is not None and plan.way.bonus == USUAL_BONUS:
        faces = list(faces_of(plan.edition))
        one, other = position.current.luck
        return place._replace(dealt=faces.index(one) * len(faces) + faces.index(other))
    return place
