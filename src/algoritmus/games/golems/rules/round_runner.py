"""Runner of one round: programs and tokens are laid and rows played; decisions in mid-row come from outside.

The scene's `Decisions` are scripted at a table, listed in a case, enumerated by searches or drawn by chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from algoritmus.core.grid import NO_CELL
from algoritmus.core.value import Value
from algoritmus.games.golems.rules.codes import NOBODY
from algoritmus.games.golems.rules.programs.program import Program
from algoritmus.games.golems.rules.round import Result, Rows, begin, lay_program, lay_token, play_rows
from algoritmus.games.golems.rules.row.scene import Scene

ON_CALL: Final = "call"  # NOT lies there as on any row, so that nobody can tell, and does nothing


class PlacedToken(Value):
    """logic.place: a logic token on a row (from 0) of the program of seat `on`, or, if that is NOBODY, on a cell."""

    __match_args__: ClassVar[tuple[str, ...]] = ("token", "on", "row", "slot", "cell")
    __slots__ = ("cell", "on", "row", "slot", "token")

    def __init__(self, token: int, on: int, row: int, slot: str = "", cell: int = NO_CELL) -> None:
        self.token: Final = token
        self.on: Final = on
        self.row: Final = row
        self.slot: Final = slot
        self.cell: Final = cell


def lay_programs(scene: Scene, programs: Sequence[Program | None]) -> None:
    """Begin a round with these programs by seat; a golem without one, or off the field, lays nothing."""
    begin(scene)
    for golem, program in zip(scene.golems, programs):  # noqa: B905 (who comes later has none)
        if program is not None and golem.on_field:
            lay_program(golem, program)


def place_token(scene: Scene, placed: PlacedToken) -> None:
    if placed.on == NOBODY:
        scene.things[placed.cell] = placed.token
    elif placed.slot == ON_CALL:
        scene.golems[placed.on].had_token = True
    else:
        lay_token(scene.golems[placed.on], placed.token, placed.row, placed.slot)


def run_round(
    scene: Scene, programs: Sequence[Program | None], tokens: Sequence[PlacedToken] = (), rows: Rows | None = None
) -> Result | None:
    """Lay programs and tokens and play the rows, up to the one that ends the game."""
    lay_programs(scene, programs)
    for placed in tokens:
        place_token(scene, placed)
    return play_rows(scene, rows)
